"""Tests of EXO on the screen."""
