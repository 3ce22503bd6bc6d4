"""Tests of EXO in words."""
