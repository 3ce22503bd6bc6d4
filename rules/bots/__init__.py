"""Players made of code: they see views, never states, and choose among the legal actions."""
