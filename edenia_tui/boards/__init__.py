"""Boards as characters: pure drawing from a view to a grid of cells, for every front end."""
