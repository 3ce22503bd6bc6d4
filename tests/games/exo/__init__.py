"""Tests of EXO but for its rules."""
