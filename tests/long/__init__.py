"""Proofs that take long: a sample of each runs with the tests, all of it by `python -m tests.long`."""
