"""A table on the screen: what a game, a replay and a what-if share."""
