"""What every game fulfils to be played here, the table of games, and a folder for each."""
