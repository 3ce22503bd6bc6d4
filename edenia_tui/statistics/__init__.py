"""What games add up to, and how sure one may be of it."""
