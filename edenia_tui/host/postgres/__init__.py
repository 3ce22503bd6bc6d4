"""What many people share, kept by PostgreSQL: the form for several hosts on several machines."""
