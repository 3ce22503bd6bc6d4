"""What every game at the table shares; it names no game."""
