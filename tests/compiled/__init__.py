"""The compiled build plays the same games as the plain one."""
