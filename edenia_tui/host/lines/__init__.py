"""A visit by plain lines: the console on a wire, the lobby, and tables that people share."""
