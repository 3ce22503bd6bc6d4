"""The two ends of a connection, as a visit knows them; what carries it does not matter."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol


class Terminal(NamedTuple):
    """What a client says about its terminal."""

    kind: str
    """Such as `xterm-256color`."""
    columns: int
    rows: int


class Asked(NamedTuple):
    """What somebody asked for when they connected."""

    user: str
    command: str
    """Empty for nothing but to be here."""
    terminal: Terminal | None
    """None where lines come and go as they are, down a pipe."""
    environ: Mapping[str, str]


Hearer = Callable[[bytes], None]


class Wire(Protocol):
    """Bytes to somebody and from them."""

    @property
    def asked(self) -> Asked:
        """What they asked for."""

    @property
    def terminal(self) -> Terminal | None:
        """Their terminal as it is now."""

    def write(self, data: bytes) -> None:
        """Send something; at once, and it is kept until the other end takes it."""

    def complain(self, data: bytes) -> None:
        """Send something beside the answer, as standard error is."""

    @property
    def waiting(self) -> int:
        """How many bytes the other end has not taken."""

    def hear(self, hearer: Hearer | None, resized: Callable[[], None] | None = None) -> None:
        """Hand what comes to somebody, and what came before; without anybody it is kept.

        Args:
            hearer: gets the bytes; none at all tell that nothing more comes.
            resized: hears that the terminal has another size.
        """
