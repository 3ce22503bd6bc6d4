"""The nouns of Tiny Epic Galaxies as words after a question."""

from collections.abc import Sequence

from edenia_tui.language.arguments import Arguments as AnyArguments
from edenia_tui.language.folding import folded
from edenia_tui.language.listener import Listener
from rules.galaxies.cards import Planet
from rules.galaxies.questions import asked
from rules.galaxies.state import ROGUE, State
from rules.kernel.seat import Seat


class Arguments(AnyArguments):
    """The words after a question about galaxies."""

    def __init__(self, listener: Listener, view: State, words: Sequence[str]) -> None:
        """Begin with the first word."""
        super().__init__(listener, words)
        self._view = view

    def seat_or_own(self) -> Seat:
        """Take a player or the Rogue; without a word, the listener, or whoever acts."""
        if not self:
            return own_or_active(self.listener, self._view)
        if self._view.is_solo() and self._is_rogue():
            self.words.pop(0)
            return ROGUE
        return self.seat()

    def planet(self) -> Planet:
        """Take a planet by its name, or the beginning of it."""
        typed = " ".join(self.words)
        self.words = []
        plain = _squashed(typed)
        content = self._view.setup.content
        keys = {Planet(index): _squashed(key) for index, key in enumerate(content.planet_keys)}
        found = [one for one, key in keys.items() if key == plain]
        found = found or [one for one, key in keys.items() if plain and key.startswith(plain)]
        first = found[0] if found else None
        return self.or_wrong(first, typed, "expected-planet")

    def _is_rogue(self) -> bool:
        view = self._view
        name = view.setup.content.rogues[view.setup.rogue].name
        known = {folded(name), "rogue", "renegate"}
        return any(one.startswith(self.words[0]) for one in known)


def own_or_active(listener: Listener, view: State) -> Seat:
    """Give the listener's seat; a spectator looks at whoever is to decide."""
    if listener.seat is not None:
        return listener.seat
    seat = asked(view)
    return seat if isinstance(seat, int) else view.first


def _squashed(name: str) -> str:
    return "".join(char for char in folded(name) if char.isalnum())
