"""Questions about a table of The Little Prince."""
