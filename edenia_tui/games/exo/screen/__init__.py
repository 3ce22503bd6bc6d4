"""EXO on the screen."""
