"""Many visits in one process: SSH, the lobby, limits; and the hub, which knows only rooms and people."""
