"""Edenia on the screen."""
