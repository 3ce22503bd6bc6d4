"""Learning a game by playing it: lessons, puzzles, every day's task, a coach."""
