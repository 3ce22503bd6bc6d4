"""Drawing that knows no game: cells and their inks, signs, colours for terminals and pictures."""
