"""How the screen looks: themes, signs, colours, and none."""
