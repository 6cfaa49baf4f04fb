"""Gravity (Cubsoft 1987) on the Psion Organiser II."""
