"""Commands that make sense for this game only."""
