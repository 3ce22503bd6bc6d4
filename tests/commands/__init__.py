"""Tests of the commands, as somebody at a prompt meets them."""
