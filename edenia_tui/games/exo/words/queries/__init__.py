"""Questions about a table of EXO."""
