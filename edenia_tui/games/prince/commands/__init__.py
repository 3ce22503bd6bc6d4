"""Commands of The Little Prince alone."""
