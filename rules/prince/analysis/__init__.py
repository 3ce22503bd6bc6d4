"""What words and drawings want to know of The Little Prince, and the rules do not need."""
