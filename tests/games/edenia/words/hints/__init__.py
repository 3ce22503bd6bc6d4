"""Tests of hints in words: every sentence of theirs is told by a row of some table."""
