"""EXO n°2: planets out of a shared universe, lined up in galaxies of one's own."""
