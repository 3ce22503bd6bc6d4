"""The rules of The Little Prince."""
