"""Attic Arcade: four old games, each in its original's look and with its original's rules."""
