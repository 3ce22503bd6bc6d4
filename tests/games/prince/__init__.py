"""Tests of The Little Prince but for its rules."""
