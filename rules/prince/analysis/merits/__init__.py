"""What speaks for a choice in The Little Prince, or against it."""
