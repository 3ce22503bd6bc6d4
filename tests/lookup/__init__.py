"""Tests of looking up rules."""
