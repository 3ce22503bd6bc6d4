"""Edenia in words."""
