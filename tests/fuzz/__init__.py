"""Mutated positions, records, settings, boxes and names through every command."""
