"""Tests of Tiny Epic Galaxies on the screen."""
