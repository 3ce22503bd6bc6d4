"""Everything of Edenia but its rules."""
