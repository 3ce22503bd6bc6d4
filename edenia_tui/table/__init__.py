"""The table without a screen: who sits there, what was done, who is told, and where it is kept."""
