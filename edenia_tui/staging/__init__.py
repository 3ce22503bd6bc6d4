"""What the screen needs of each game besides its rules, its words and its board; no Textual here."""
