"""The screen: a Textual front end of the same table and the same words; it computes no rule."""
