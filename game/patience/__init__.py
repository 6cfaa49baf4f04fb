"""Osmosis and Pyramid (John Pettigrew 1997), one application on the desktop of game.wimp."""
