"""The nouns of EXO as words after a question."""

from collections.abc import Sequence

from edenia_tui.games.exo.words.verbs import in_english
from edenia_tui.language.arguments import Arguments as AnyArguments
from edenia_tui.language.folding import as_number, folded
from edenia_tui.language.listener import Listener
from edenia_tui.language.query import WrongArgument
from rules.exo.layout import Place
from rules.exo.notation.names import find_planet, find_square, find_values, planet_with
from rules.exo.planet import Planet, values_of
from rules.exo.square import Square
from rules.exo.state import State
from rules.exo.universe import free_planets
from rules.kernel.seat import Seat

_EXPECTED_PLANET = "expected-planet"


class Arguments(AnyArguments):
    """The words after a question about planets."""

    def __init__(self, listener: Listener, view: State, words: Sequence[str]) -> None:
        """Begin with the first word; squares and features are understood as in commands."""
        super().__init__(listener, words)
        self._view = view

    def seat_or_own(self) -> Seat:
        """Take a player; without a word, the listener, or for a spectator whoever acts."""
        if not self:
            return self._view.active if self.listener.seat is None else self.listener.seat
        seat = self.seat()
        self.end()
        return seat

    def planet(self) -> Planet:
        """Take a planet: by number among the free ones, by place, by letters or by its features."""
        typed = " ".join(self.words)
        words = self._rest()
        if len(words) == 1:
            number = as_number(words[0])
            free = free_planets(self._view.layout, self._view.universe)
            if number is not None and 1 <= number <= len(free):
                return free[number - 1]
            place = self.find_place(words[0])
            if place is not None and self._view.universe[place] >= 0:
                return self._view.universe[place]
            found = find_planet(words[0])
        else:
            found = planet_with(find_values(words) or set())
        return self.or_wrong(found, typed, _EXPECTED_PLANET)

    def values(self) -> set[int]:
        """Take some features: small, blue, ringed, or the three letters of a planet."""
        typed = " ".join(self.words)
        words = self._rest()
        which = find_planet(words[0]) if len(words) == 1 else None
        found = find_values(words) if which is None else {*values_of(which)}
        return self.or_wrong(found or None, typed, "expected-feature")

    def place_or_square(self) -> tuple[Place | None, Square | None]:
        """Take a place of the universe or a square of a galaxy; what is typed may name both."""
        typed = " ".join(self.words)
        name = "".join(self._rest())
        place, square = self.find_place(name), find_square(name)
        if place is None and square is None:
            raise WrongArgument(typed, "expected-square")
        return place, square

    def row(self) -> str:
        """Take the letter of a row of the universe."""
        typed = self.next()
        rows = [letter for letter, _ in self._view.layout.rows()]
        return self.or_wrong(typed if typed in rows else None, typed, "expected-row")

    def find_place(self, name: str) -> Place | None:
        """Find a place of the universe by its name."""
        names = self._view.layout.names
        return Place(names.index(name)) if name in names else None

    def _rest(self) -> list[str]:
        """Take all words that are left, in canonical ones."""
        typed, self.words = " ".join(self.words), []
        if not typed:
            raise WrongArgument("", _EXPECTED_PLANET)
        language = self.listener.speech.language
        return in_english(f"take {folded(typed)}", language).split()[1:]
