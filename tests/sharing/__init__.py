"""Tests of games that are handed on."""
