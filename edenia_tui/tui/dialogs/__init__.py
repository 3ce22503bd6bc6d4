"""What lies on top of a screen until it is answered or read."""
