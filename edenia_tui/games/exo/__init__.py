"""Everything of EXO but its rules."""
