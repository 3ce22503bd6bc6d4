"""Cups in words."""
