"""A key that is offered is not a key that is proven.

A client may ask whether a key would do without being able to sign with it, and then log in otherwise.
So a key counts only if the very request that completed the login was signed with it.
"""


class Proof:
    """Which key a connection has proven; nothing before its login is complete."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._offered = ""
        self._proven: str | None = None

    def offer(self, fingerprint: str) -> None:
        """Take note of a key, whether the request is signed or only asks."""
        if self._proven is None:
            self._offered = fingerprint

    def try_otherwise(self) -> None:
        """Forget what was offered: another way to log in is tried."""
        self._offered = ""

    def complete(self) -> None:
        """Take note that the login is complete, by whatever was tried last."""
        if self._proven is None:
            self._proven = self._offered

    @property
    def is_complete(self) -> bool:
        """Whether somebody has logged in."""
        return self._proven is not None

    @property
    def fingerprint(self) -> str:
        """The key that was proven; empty for a guest."""
        return self._proven or ""
