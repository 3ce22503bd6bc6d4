"""Tiny Epic Galaxies on the screen."""
