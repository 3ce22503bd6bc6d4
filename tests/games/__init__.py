"""Tests of what each game adds to the screen; no Textual is needed for them."""
