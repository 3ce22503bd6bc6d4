"""Tiny Epic Galaxies as it is heard."""
