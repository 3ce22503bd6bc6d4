"""Tests of the rules of Tiny Epic Galaxies with Beyond the Black."""
