"""Cups for those who learn it."""
