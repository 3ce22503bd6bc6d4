"""Records of every format and every content that was ever published."""
