"""Tests of what follows from the rules of EXO."""
