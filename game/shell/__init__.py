"""What every game shares: window, loop, inputs, store, sound and the shelf."""
