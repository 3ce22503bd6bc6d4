"""The door: SSH connections, who they belong to, and what they may ask for."""
