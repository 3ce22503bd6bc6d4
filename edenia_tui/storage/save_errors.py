"""What can go wrong between a game and its file, apart from what stands in it."""

from pathlib import Path


class SaveError(Exception):
    """A file of a game cannot be used; the game itself is as it was."""

    def __init__(self, path: Path, reason: str) -> None:
        """Keep which file and, in the words of the system, why."""
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


class InUse(SaveError):
    """Another program is playing this game."""

    def __init__(self, path: Path) -> None:
        """Name the file."""
        super().__init__(path, "this game is open in another program")


class NotKept(SaveError):
    """The disk did not take it: full, read-only, gone."""

    @classmethod
    def because(cls, path: Path, error: OSError) -> "NotKept":
        """Say it in the words of the system."""
        return cls(path, error.strerror or str(error))


class NotFound(SaveError):
    """The file cannot be opened or read."""

    @classmethod
    def because(cls, path: Path, error: OSError) -> "NotFound":
        """Say it in the words of the system."""
        return cls(path, error.strerror or str(error))
