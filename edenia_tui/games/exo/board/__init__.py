"""EXO in drawings: the universe and all galaxies."""
