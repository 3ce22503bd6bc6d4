"""Bots playing each other, many times over."""
