"""Tests of how things are said, whatever is said."""
