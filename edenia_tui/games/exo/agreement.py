"""What can be agreed on before a game of EXO."""

from edenia_tui.games.agreement import Asked, Choice, Wishes
from edenia_tui.games.wish import CONTENT
from rules.exo.content import UNIVERSES
from rules.exo.opening import MAX_PLAYERS, MIN_PLAYERS, Options


class ExoAgreement:
    """Nothing but a universe of one's own."""

    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    choices: tuple[Choice, ...] = ()
    round_limit = ""

    def questions(self, _: int, __: Wishes) -> tuple[Asked, ...]:
        """Ask nothing."""
        return ()

    def options(self, players: int, wishes: Wishes) -> Options:
        """Make the options; the wish for content is the picture of a universe."""
        layout = UNIVERSES.read(wishes[CONTENT]) if CONTENT in wishes else None
        return Options(players, layout=layout)

    def settings(self, options: Options) -> dict[str, object]:
        """Tell the number of places in each row."""
        layout = options.layout
        return {"universe": "standard" if layout is None else [list(row) for row in layout.covers]}
