"""Tests of what both front ends share."""
