"""A position that is read, and written after an action, is read again: whatever nobody knows in it."""

from random import Random

import pytest
from msgspec.structs import replace

from rules.edenia.game import EDENIA
from rules.edenia.pool import in_order
from rules.edenia.state import Ask, Dwarf, Player, State, Token
from rules.kernel.refused import Unreadable
from tests.faults import wrong
from tests.long.proofs import cases
from tests.rules.edenia.random_play import OPTIONS, random_states
from tests.rules.edenia.scenario import Scene
from tests.rules.edenia.typed_tables import typed_table

ACTIONS = 25
GAMES = 40
OF_EACH = 12


def again(state: State) -> None:
    """Write a state and read it again."""
    text = EDENIA.write_position(state)
    assert EDENIA.read_position(text) == state, text


def again_after_anything(state: State) -> None:
    """Do so after every legal action and every outcome of chance."""
    for action in EDENIA.legal(state):
        again(EDENIA.apply(state, action).state)


@pytest.mark.parametrize("seed", cases("typed-tables"))
def test_a_typed_table_is_read_again_after_any_action(seed: int) -> None:
    """Any tiles, any box, unknown artefacts: some turns on from there, every choice is tried."""
    rng = Random(seed)
    state = EDENIA.read_position(typed_table(rng))
    again(state)
    for _ in range(ACTIONS):
        if not EDENIA.legal(state):
            return
        again_after_anything(state)
        state = EDENIA.apply(state, rng.choice(EDENIA.legal(state))).state


def blurred(state: State, rng: Random) -> State:
    """Forget some artefacts of hands and dwarf planets, and who has looked at them, and the deck."""
    often = rng.choice((0.3, 0.6, 1))

    def forgotten(name: str | None) -> str | None:
        return None if rng.random() < often else name

    def hand(player: Player) -> Player:
        return replace(player, hidden=tuple(sorted(map(forgotten, player.hidden), key=str)))

    def token(known: Token) -> Token:
        name = forgotten(known.name)
        looked = 0 if name else rng.randrange(1 << len(state.players))
        return Token(name, known.seen | looked)

    dwarfs = (Dwarf(dwarf.cell, in_order(map(token, dwarf.tokens))) for dwarf in state.dwarfs)
    deck = rng.choice((None, state.deck))
    return replace(state, players=tuple(map(hand, state.players)), dwarfs=tuple(dwarfs), deck=deck)


@pytest.fixture(scope="module")
def asked() -> dict[Ask, list[State]]:
    """Some states of random games for every question, with artefacts about."""
    found: dict[Ask, list[State]] = {ask: [] for ask in Ask}
    for seed in range(GAMES):
        for options in OPTIONS:
            for state in random_states(seed, options):
                has_artefacts = state.dwarfs or any(player.hidden for player in state.players)
                is_rare = state.turn.ask in (Ask.FIRST, Ask.ROLL, Ask.HOLE)
                if len(found[state.turn.ask]) < OF_EACH and (has_artefacts or is_rare):
                    found[state.turn.ask].append(state)
    return found


@pytest.mark.parametrize("ask", Ask, ids=lambda ask: ask.value)
def test_a_question_half_answered_is_read_again_after_any_action(
    ask: Ask, asked: dict[Ask, list[State]]
) -> None:
    """Whatever is asked, with any artefact forgotten, whoever has looked at it."""
    rng = Random(ask.value)
    assert asked[ask]
    for whole in asked[ask]:
        for state in (blurred(whole, rng) for _ in range(4)):
            again(state)
            again_after_anything(state)


@pytest.mark.parametrize("tokens", ["? ?:green", "?:red ?", "?:red+green ?:red", "? ?", "?:red"])
def test_what_is_found_one_by_one_is_read_again(tokens: str) -> None:
    """DWA-2: from searching to keeping, artefacts are told by hand; who has looked changes nothing."""
    scene = Scene(rf"""
        1  Ari ++/ ... ... ...
        2  ... ... ... ... ++o
        turn red, ask dwarf, sheep 1
        walk E2 east meteorite > in
        dwarf E2 {tokens}
        red clovers 1, sheep walking
    """)
    scene.play("search")
    for found in ("reveal scope-4", "reveal turbo-3")[: len(tokens.split())]:
        assert scene.asks == "reveal"
        again_after_anything(scene.state)
        again(scene.state)
        scene.play(found)
    assert scene.asks == "keep"
    again_after_anything(scene.state)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        pytest.param("supply clovers 999", 1, id="clovers"),
        pytest.param(
            "supply clovers 0\nred clovers 900\ngreen clovers 100", 1, id="clovers-in-hands"
        ),
        pytest.param(
            "1 Ari +y+ ... ... ...\nsupply sabotages 999\npad B1 sabotaged", 2, id="sabotages"
        ),
    ],
)
def test_no_number_can_grow_past_what_is_read(text: str, line: int) -> None:
    """Tokens change their place, never their number: what is too many is told when it is typed."""
    with pytest.raises(Unreadable) as caught:
        EDENIA.read_position(text)
    assert "at most 999" in wrong(caught.value)
    assert caught.value.line == line


def test_more_turbo_engines_than_nine_are_read_again() -> None:
    """ART-2: a box of one's own may have many, and all can be declared."""
    engines = " ".join(["turbo-1"] * 12)
    state = EDENIA.read_position(f"artefacts {engines}\nturn red\nred hidden {engines}")
    for _ in range(12):
        state = EDENIA.apply(state, EDENIA.read_action(state, "play turbo-1")).state
        again(state)
    assert state.turn.engines == 12
    with pytest.raises(Unreadable) as caught:
        EDENIA.read_position("turn red, engines 99\nred hidden turbo-3")
    assert "Turbo-engines" in wrong(caught.value)
