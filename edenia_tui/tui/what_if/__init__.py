"""A what-if on the screen."""
