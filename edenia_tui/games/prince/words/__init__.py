"""The Little Prince in words."""
