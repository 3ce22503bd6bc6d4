"""Edenia by M. Lanvin (BLAM!): flocks of space sheep cross a galaxy, tile by tile."""
