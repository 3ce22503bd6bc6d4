"""Tests of lessons, puzzles and what comes every day."""
