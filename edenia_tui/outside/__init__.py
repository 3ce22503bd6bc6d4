"""What comes from outside: text made harmless, files read within limits."""
