"""What comes from outside."""
