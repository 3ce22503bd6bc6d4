"""Questions about a table of Tiny Epic Galaxies."""
