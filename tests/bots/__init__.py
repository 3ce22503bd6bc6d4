"""Tests of the players made of code."""
