"""What many people share, kept by SQLite: the form for one host on one machine."""
