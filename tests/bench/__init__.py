"""Benchmarks, run by hand: figures to compare within one run, not tests that can fail."""
