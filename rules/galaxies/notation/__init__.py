"""The one text language: actions and positions as people type them."""
