"""Everything people touch: commands and, on the same table, the screen and line mode."""
