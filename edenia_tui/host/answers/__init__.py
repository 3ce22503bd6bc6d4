"""Words that get one answer and an exit code: about rules and positions, and games in and out."""
