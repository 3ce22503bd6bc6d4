"""The hub, with people who are none."""
