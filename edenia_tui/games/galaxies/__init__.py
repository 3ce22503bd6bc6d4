"""Tiny Epic Galaxies with Beyond the Black."""
