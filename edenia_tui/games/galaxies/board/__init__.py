"""Tiny Epic Galaxies in drawings: the planets, the dice, the galaxies, the pilots and the black."""
