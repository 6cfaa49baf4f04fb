"""A small RISC OS desktop that knows no game."""
