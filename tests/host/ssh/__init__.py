"""The door, with real connections."""
