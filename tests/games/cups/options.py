"""What is agreed on before a game of Cups, and how it stands in a record."""

from collections.abc import Mapping
from typing import Any

from edenia_tui.games.agreement import Asked, Choice, Wishes
from rules.kernel.lines import Word, the_only
from rules.kernel.seat import Seat
from tests.games.cups.rules.slips import Noun
from tests.games.cups.rules.state import SEATS, Options


class CupsOptions:
    """One line: `first` when it was agreed who begins."""

    seats = SEATS
    players = range(2, len(SEATS) + 1)
    keys = ("first",)
    content = None

    def write(self, options: Options) -> tuple[str, ...]:
        """Give the lines."""
        return () if options.first is None else (f"first {SEATS[options.first]}",)

    def read(self, players: int, lines: Mapping[str, list[Word]]) -> Options:
        """Understand the lines."""
        if "first" not in lines:
            return Options(players)
        key, *words = lines["first"]
        name = the_only(key, words).one_of(SEATS[:players], Noun.PLAYER)
        return Options(players, Seat(SEATS.index(name)))

    def earlier(self, options: Options) -> tuple[Options, ...]:  # noqa: ARG002
        """Give nothing: these rules were never read otherwise."""
        return ()


class CupsAgreement:
    """Nothing but the number of players."""

    players = CupsOptions.players
    choices: tuple[Choice, ...] = ()
    round_limit = ""

    def questions(self, _: int, __: Wishes) -> tuple[Asked, ...]:
        """Ask nothing."""
        return ()

    def options(self, players: int, wishes: Wishes) -> Options:  # noqa: ARG002
        """Make the options."""
        return Options(players)

    def settings(self, options: Options) -> dict[str, Any]:  # noqa: ARG002
        """Tell nothing: all games are alike."""
        return {}
