"""What can go wrong between a game and where it is kept, apart from what stands in it."""

from pathlib import Path


class SaveError(Exception):
    """What keeps a game cannot be used; the game itself is as it was."""

    def __init__(self, where: str | Path, reason: str) -> None:
        """Keep what was asked for and, in the words of the system, why it failed."""
        super().__init__(f"{where}: {reason}")
        self.reason = reason


class InUse(SaveError):
    """Another program is playing this game."""

    def __init__(self, where: str | Path) -> None:
        """Name what is in use."""
        super().__init__(where, "this game is open in another program")


class NotKept(SaveError):
    """The disk did not take it: full, read-only, gone."""

    @classmethod
    def because(cls, where: str | Path, error: OSError) -> "NotKept":
        """Say it in the words of the system."""
        return cls(where, error.strerror or str(error))


class NotFound(SaveError):
    """The game cannot be opened or read."""

    @classmethod
    def because(cls, where: str | Path, error: OSError) -> "NotFound":
        """Say it in the words of the system."""
        return cls(where, error.strerror or str(error))
