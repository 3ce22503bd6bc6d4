"""Tests, in the order of the layers they test."""
