"""What the game brings for those who learn it."""
