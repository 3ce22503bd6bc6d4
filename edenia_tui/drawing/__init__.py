"""Drawings of the galaxy as text for a terminal and as pictures; what is drawn is told by `boards`."""
