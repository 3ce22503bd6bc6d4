"""Questions about the table: one module for each, and what they share."""
