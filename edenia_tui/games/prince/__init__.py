"""Everything of The Little Prince but its rules."""
