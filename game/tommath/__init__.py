"""The Math Tooter (Tommy's Toys 1995) on an EGA screen."""
