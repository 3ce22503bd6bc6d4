"""The Little Prince on the screen."""
