"""Tables that people share: who sits where, what was agreed, who is told; no SSH, no screen."""
