"""`?` explains whatever is in sight: a choice, a cell, a sheep that cannot move, an artefact in hand."""

import asyncio
from typing import get_args

import pytest
from msgspec.structs import replace

from edenia_tui.games.edenia.screen.explaining import explain_hand
from edenia_tui.tui.widgets.sentence import Sentence
from edenia_tui.tui.widgets.tabletop import Tabletop
from rules.edenia import actions
from rules.edenia.actions import Action, Go, Leap, Skip, Stop, Tunnel
from rules.edenia.analysis.obstacles import against_artefact, against_other, against_sheep
from rules.edenia.analysis.rules_of import rule_of
from rules.edenia.galaxy import EAST, IN, NORTH, STAR, Cell, Face
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import Ask, State, Turn
from rules.kernel.seat import Seat
from tests.tui.playing import asked, game_of, playing, sit_down
from tests.tui.reading import notice

CHANCE = {actions.First, actions.Roll, actions.Draw, actions.Reveal}
EXAMPLES: dict[type, Action] = {
    actions.Go: Go(1, EAST, STAR),
    actions.Jump: actions.Jump(1, Cell(1)),
    actions.Tunnel: Tunnel(STAR),
    actions.Keep: actions.Keep("turbo-3"),
    actions.Exit: actions.Exit(EAST),
    actions.Lay: actions.Lay(Face("+++")),
    actions.Under: actions.Under(Face("+++")),
    actions.Place: actions.Place(Cell(1)),
    actions.Play: actions.Play("turbo-3"),
    actions.PlayJunction: actions.PlayJunction("junction", 1, EAST, STAR),
    actions.PlayPocket: actions.PlayPocket("pocket-blue-4", 1, Cell(1)),
    actions.PlayGromout: actions.PlayGromout("gromout", Cell(1)),
}


def begun(hidden: tuple[str, ...] = (), ask: Ask = Ask.START) -> State:
    """Give a table at which red is asked, with artefacts in hand."""
    start = EDENIA.start(Options())
    red = replace(start.players[0], hidden=hidden)
    players = (red, *start.players[1:])
    return replace(start, active=Seat(0), players=players, turn=Turn(ask=ask))


@pytest.mark.parametrize("kind", [kind for kind in get_args(Action) if kind not in CHANCE])
def test_every_choice_has_a_rule_in_the_book(kind: type) -> None:
    """No kind of choice is left without an explanation."""
    action = EXAMPLES.get(kind) or kind()
    assert rule_of(begun(), action) in EDENIA.rulebook.ids()


@pytest.mark.parametrize(
    ("ask", "rule"), [(Ask.LEAP, "LEAP-3"), (Ask.DWARF, "DWA-2")], ids=["leap", "dwarf"]
)
def test_stopping_is_explained_by_the_question(ask: Ask, rule: str) -> None:
    """Behind a sheep it is another rule than on a dwarf planet."""
    assert rule_of(begun(ask=ask), Stop()) == rule


@pytest.mark.parametrize("name", ["turbo-3", "r2m2-2", "scope-4", "quantum-2"])
def test_artefacts_without_a_target_have_rules_of_their_own(name: str) -> None:
    """Each kind is explained by another rule."""
    rules = {rule_of(begun(), actions.Play(other)) for other in ("turbo-3", "r2m2-2", "scope-4")}
    assert len(rules) == 3
    assert rule_of(begun(), actions.Play(name)).startswith("ART-")


def test_a_sheep_that_cannot_move_has_a_reason() -> None:
    """Behind a lower number on Arridis; the first one can move, so there is nothing against it."""
    refused = against_sheep(begun(), 2)
    assert refused is not None
    assert (refused.reason, refused.rule) == ("lowest-number-first", "MOV-3")
    assert against_sheep(begun(), 1) is None


def test_a_side_that_leads_nowhere_has_a_reason() -> None:
    """Arridis has no exit to the north."""
    refused = against_other(begun(), Go(1, EAST, STAR), "side", NORTH)
    assert refused is not None
    assert refused.reason == "no-such-exit"
    assert against_other(begun(), Skip(), "side", IN) is None


def test_an_open_question_is_the_reason_against_everything_else() -> None:
    """Who is asked to leap or stop cannot pick a sheep."""
    refused = against_other(begun(ask=Ask.LEAP), Leap(), "sheep", 2)
    assert refused is not None
    assert refused.reason == "question-open"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("turbo-3", None),
        ("gromout", "no-own-flag"),
        ("pocket-blue-4", "not-a-pad"),
        ("junction", "not-on-a-track"),
    ],
)
def test_an_artefact_in_hand_has_a_reason(name: str, reason: str | None) -> None:
    """What cannot be played on anything now says why; what can says nothing."""
    refused = against_artefact(begun((name,)), name)
    assert (None if refused is None else refused.reason) == reason


def test_a_move_that_is_over_is_the_reason_against_artefacts_for_before_it() -> None:
    """After the move a Turbo-engine cannot be played, whatever it would be played on."""
    view = begun(("turbo-3", "junction"), Ask.AFTER)
    view = replace(view, turn=replace(view.turn, moved=True))
    for name in ("turbo-3", "junction"):
        refused = against_artefact(view, name)
        assert refused is not None
        assert refused.reason == "only-before-move"


def test_keys_for_what_cannot_be_chosen_say_why() -> None:
    """3 for a sheep that waits its turn is refused with the id; `?` then gives the rule."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            await pilot.press("3")
            said = str(game_of(pilot).query_one(Sentence).content)
            assert "(MOV-3)" in said
            await pilot.press("question_mark")
            assert notice(pilot)[0] in said
            assert notice(pilot)[2].startswith("MOV-3: ")
            await pilot.press("escape", "down", "question_mark")
            assert "east nebula" in notice(pilot)[0]

    asyncio.run(play())


def test_the_cell_under_the_cursor_is_explained() -> None:
    """In the galaxy `?` tells what is there, its rule, and why one's sheep there stay."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            galaxy = game_of(pilot).query_one(Tabletop)
            galaxy.focus()
            galaxy.post_message(Tabletop.Pointed(Cell(0)))
            await pilot.pause()
            await pilot.press("question_mark")
            assert "Arridis" in notice(pilot)[0]
            assert any("(MOV-3)" in line for line in notice(pilot))
            assert any(line.startswith("ARR-1: ") for line in notice(pilot))

    asyncio.run(play())


def test_the_hand_tells_what_cannot_be_played_now() -> None:
    """Beside what an artefact does stands why it has to wait."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            desk = game_of(pilot).onlooker.desk()
            seat = desk.view.active
            player = replace(desk.view.players[seat], hidden=("gromout",))
            players = (*desk.view.players[:seat], player, *desk.view.players[seat + 1 :])
            view = replace(desk.view, players=players)
            lines = explain_hand(desk.listener, view, desk.legal)
            assert "Gromout" in lines[0]
            assert "(ART-6)" in lines[-1]

    asyncio.run(play())
