"""The table without a screen, and the games it keeps."""
