"""Checks of the real window under Xvfb, driven as a player would: `python3 -m tests.window`."""
