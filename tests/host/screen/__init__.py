"""Visits on the screen."""
