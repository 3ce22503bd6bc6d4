"""EXO in words."""
