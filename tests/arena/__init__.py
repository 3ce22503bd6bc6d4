"""Tests of bots playing each other."""
