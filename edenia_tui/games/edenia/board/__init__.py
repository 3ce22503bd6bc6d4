"""Edenia in drawings: pure, from a view to a grid of cells, for every front end."""
