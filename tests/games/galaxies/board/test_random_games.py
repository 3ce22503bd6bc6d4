"""Whatever happens in a game can be drawn, in every size, with the signs and words of each language."""

from random import Random

import pytest

from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.galaxies.board.table import ROOM
from edenia_tui.language.speech import LANGUAGES
from rules.galaxies.game import GALAXIES
from rules.galaxies.opening import Options
from rules.kernel.seat import CHANCE
from tests.games.edenia.board import CHARSETS
from tests.games.galaxies.board import ENTRY, listener_on
from tests.rules.games import play_on

EVERY = 19
ROWS = (
    Options(1, expansion=True, rogue="gamelyn"),
    Options(2),
    Options(3, expansion=True),
    Options(5, expansion=True, open_cards=True),
)


@pytest.mark.parametrize("options", ROWS, ids=lambda one: f"{one.players}-{one.expansion}")
def test_every_state_is_drawn(options: Options) -> None:
    """The drawing takes exactly its room, a choice considered or not, and what is meant is in it."""
    rng, presenter = Random(options.players), ENTRY.presenter
    moments = play_on(GALAXIES, GALAXIES.start(options), rng)
    states = [moment.step.state for moment in moments]
    for state in (*states[::EVERY], states[-1]):
        actor = GALAXIES.to_act(state)
        seat = None if actor is None or actor is CHANCE else actor
        view = GALAXIES.view(state, seat)
        marks = None if seat is None else presenter.preview(view, rng.choice(GALAXIES.legal(view)))
        listener = listener_on(seat, rng.choice([*LANGUAGES]))
        for zoom in Zoom:
            for charset in CHARSETS:
                drawn = presenter.draw(listener, view, zoom, charset, marks)
                columns, rows = ROOM[zoom]
                assert [len(line) for line in drawn.canvas.lines] == [columns] * rows
                assert marks is None or marks.focus is None or marks.focus in drawn.sites
