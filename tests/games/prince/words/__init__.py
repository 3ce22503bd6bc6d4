"""Tests of The Little Prince in words."""
