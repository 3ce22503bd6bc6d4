"""A game as it is played on the screen."""
