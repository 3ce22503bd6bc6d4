"""A visit on the screen: Textual on a wire, many in one process; the lobby and the tables it shows."""
