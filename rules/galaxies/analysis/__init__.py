"""What words and drawings want to know of a table, and the rules do not need."""
