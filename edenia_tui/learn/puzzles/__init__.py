"""Positions with one solution: how they are made, proven, kept and told."""
