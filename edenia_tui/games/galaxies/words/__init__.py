"""Tiny Epic Galaxies in sentences."""
