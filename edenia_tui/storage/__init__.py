"""Where games and settings are kept, and in which words; files are one of its forms."""
