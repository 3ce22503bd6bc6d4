"""Tests of The Little Prince on the screen."""
