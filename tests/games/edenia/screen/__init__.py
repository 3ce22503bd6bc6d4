"""Tests of Edenia on the screen."""
