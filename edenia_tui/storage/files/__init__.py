"""Games and settings kept as files: the form for one person at one machine."""
