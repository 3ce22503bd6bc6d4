"""SEC-1 and SEC-2: what each seat and a spectator may know, in views, news and guesses."""

from collections import Counter
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from rules.edenia.events import Drawn, Event, Kept, Played, PutUnder, Revealed
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.pool import unseen_artefacts
from rules.edenia.scoring import points, public_points
from rules.edenia.state import Ask, State
from rules.kernel.seat import CHANCE, Seat
from tests.rules.edenia.fixed_box import FIXED_BOX
from tests.rules.edenia.random_play import OPTIONS, random_states
from tests.rules.edenia.scenario import Scene

RED, GREEN, YELLOW = Seat(0), Seat(1), Seat(2)

SECRETS = r"""
    1  Ari o++ +++ ... ...
    dwarf B1 turbo-3:red scope-4:red+green
    red clovers 2, trifoliums 15, hidden quantum turbo-5, sheep Arridis; C1 east star; Edenia
    green clovers 1, hidden gromout, played scope-3
    yellow
"""
OTHER_SECRETS = r"""
    1  Ari o++ +++ ... ...
    dwarf B1 junction-3:red r2m2-5:red+green
    red clovers 2, trifoliums 15, hidden gromout scope-5, sheep Arridis; C1 east star; Edenia
    green clovers 1, hidden turbo-5, played scope-3
    yellow
"""


def everybody(state: State) -> tuple[Seat | None, ...]:
    """All seats, and None for a spectator."""
    return (*EDENIA.seats(state), None)


def known_names(state: State, seat: Seat | None) -> set[str | None]:
    """The artefacts a seat may know by the rules: played, its own, those it has looked at."""
    known: set[str | None] = {name for player in state.players for name in player.played}
    if seat is not None:
        known.update(state.players[seat].hidden)
        for dwarf in state.dwarfs:
            known.update(token.name for token in dwarf.tokens if token.seen >> seat & 1)
    return known


def tokens_of(state: State) -> list[tuple[str | None, int]]:
    """What lies on dwarf planets: name and who has looked."""
    return [(token.name, token.seen) for dwarf in state.dwarfs for token in dwarf.tokens]


def test_sec_1_a_hand_is_shown_to_its_owner_only() -> None:
    """Others and spectators see how many artefacts are hidden, and what was played."""
    state = Scene(SECRETS).state
    assert EDENIA.view(state, RED).players[RED].hidden == ("quantum", "turbo-5")
    assert EDENIA.view(state, RED).players[GREEN].hidden == (None,)
    assert EDENIA.view(state, GREEN).players[RED].hidden == (None, None)
    assert EDENIA.view(state, GREEN).players[GREEN].hidden == ("gromout",)
    assert EDENIA.view(state, None).players[RED].hidden == (None, None)
    assert EDENIA.view(state, None).players[GREEN].hidden == (None,)
    assert EDENIA.view(state, None).players[GREEN].played == ("scope-3",)


@pytest.mark.parametrize(
    ("seat", "names"),
    [
        (RED, {"turbo-3", "scope-4"}),
        (GREEN, {None, "scope-4"}),
        (YELLOW, {None}),
        (None, {None}),
    ],
)
def test_sec_1_dwarf_planets_show_what_was_looked_at(
    seat: Seat | None, names: set[str | None]
) -> None:
    """A token on a dwarf planet is known to those who have looked at it."""
    view = EDENIA.view(Scene(SECRETS).state, seat)
    assert {name for name, _ in tokens_of(view)} == names
    assert sorted(seen for _, seen in tokens_of(view)) == [0b01, 0b11]


def test_sec_1_the_open_table_stays_in_a_view() -> None:
    """All but face-down artefacts is the same for everybody."""
    state = Scene(SECRETS).state
    view = EDENIA.view(state, None)
    assert replace(view, players=state.players, dwarfs=state.dwarfs) == state
    assert [player.clovers for player in view.players] == [2, 1, 0]
    assert view.players[RED].trifoliums == (15,)


def test_sec_1_public_points_leave_hidden_artefacts_out() -> None:
    """Others count 17 and 2 hidden; only the owner has the full count."""
    state = Scene(SECRETS).state
    assert points(EDENIA.view(state, RED).players[RED]) == 22
    seen_by_others = EDENIA.view(state, GREEN).players[RED]
    assert (points(seen_by_others), len(seen_by_others.hidden)) == (17, 2)
    assert public_points(state.players[RED]) == 17
    assert public_points(EDENIA.view(state, RED).players[RED]) == 17


@pytest.mark.parametrize("seat", [YELLOW, None])
def test_sec_1_states_that_differ_in_secrets_look_the_same(seat: Seat | None) -> None:
    """Whoever has looked at nothing cannot tell two hands and two dwarf planets apart."""
    one, other = Scene(SECRETS).state, Scene(OTHER_SECRETS).state
    assert one != other
    assert EDENIA.view(one, seat) == EDENIA.view(other, seat)
    text, same = (EDENIA.write_position(EDENIA.view(state, seat)) for state in (one, other))
    assert text == same


def test_sec_1_a_hand_is_not_told_apart_by_who_saw_the_rest() -> None:
    """Green cannot tell two hands of red apart, nor what only red has seen."""
    one = Scene(SECRETS).state
    other = Scene(SECRETS.replace("quantum turbo-5", "junction-3 pocket-red-5")).state
    third = Scene(SECRETS.replace("turbo-3:red", "junction-4:red")).state
    assert EDENIA.view(one, GREEN) == EDENIA.view(other, GREEN) == EDENIA.view(third, GREEN)
    assert EDENIA.view(one, RED) != EDENIA.view(other, RED)


@pytest.mark.parametrize(
    "hand", ["turbo-3", "junction-4", "r2m2-3", "scope-4", "gromout", "quantum", "pocket-blue-4"]
)
def test_sec_1_a_turn_looks_the_same_whatever_is_in_hand(hand: str) -> None:
    """The questions of a turn, seen by others, do not depend on the face-down artefact."""
    position = "1 Ari OOO ... ... ...\nred clovers 1, hidden {}\ngreen hidden scope-3"
    one, other = Scene(position.format(hand)), Scene(position.format("turbo-5"))
    for command in ("go 1 east star", "clover", "end", "skip", "skip"):
        one.play(command)
        other.play(command)
        assert EDENIA.view(one.state, GREEN) == EDENIA.view(other.state, GREEN)
        assert EDENIA.view(one.state, None) == EDENIA.view(other.state, None)


def test_sec_1_news_of_a_search_are_the_searchers_own() -> None:
    """Others learn that artefacts were looked at and one was kept, not which."""
    scene = Scene("1 Ari o++ ... ... ...\nred clovers 1")
    scene.play("go 1 east star", "search", "reveal turbo-3", "reveal gromout", "keep gromout")
    secret = [event for event in scene.events if isinstance(event, Revealed | Kept)]
    assert [event.artefact for event in secret] == ["turbo-3", "gromout", "gromout"]
    assert [EDENIA.news(event, RED) for event in secret] == secret
    for seat in (GREEN, None):
        heard = [EDENIA.news(event, seat) for event in secret]
        *looked, kept = secret
        assert heard[:-1] == [replace(event, artefact=None) for event in looked]
        assert heard[-1] == replace(kept, artefact=None, points=None)


def test_sec_1_news_of_what_another_has_seen_before_stay_secret() -> None:
    """Red has seen the artefact that green finds; what green keeps is not told to red."""
    scene = Scene(r"""
        1  Ari o++ ... ... ...
        turn green
        dwarf B1 turbo-3:red
        green clovers 1
    """).play("go 1 east star", "search", "keep turbo-3")
    (kept,) = scene.told(Kept)
    assert EDENIA.news(kept, RED) == replace(kept, artefact=None, points=None)
    assert EDENIA.view(scene.state, RED).players[GREEN].hidden == (None,)


def test_sec_1_playing_an_artefact_makes_it_public() -> None:
    """Once it lies face up everybody hears of it and sees it."""
    scene = Scene("red hidden turbo-3").play("play turbo-3")
    (played,) = scene.told(Played)
    assert EDENIA.news(played, GREEN) == played
    assert EDENIA.view(scene.state, None).players[RED].played == ("turbo-3",)


def test_sec_1_artefacts_nobody_has_looked_at_have_no_name() -> None:
    """What a dwarf planet holds is decided when somebody looks, so it cannot leak before."""
    scene = Scene("deck unknown\nred clovers 1").play("go 1 east star", "draw o++")
    assert tokens_of(scene.state) == [(None, 0), (None, 0)]
    scene.play("search")
    assert len(scene.choices_of("reveal")) == 17


def test_sec_1_the_deck_has_no_order_to_give_away() -> None:
    """Before a tile is drawn each tile of the top layer may come, for the state as for a view."""
    state = EDENIA.start(Options(players=2, first=RED, box=FIXED_BOX))
    step = EDENIA.apply(state, EDENIA.read_action(state, "go 1 east star"))
    expected = {"draw +/\\", "draw \\+/", "draw /\\+"}
    for shown in (step.state, *(EDENIA.view(step.state, seat) for seat in everybody(state))):
        assert {EDENIA.write_action(action) for action in EDENIA.legal(shown)} == expected


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(5))
def test_sec_1_no_view_holds_a_name_its_seat_may_not_know(seed: int, options: Options) -> None:
    """Neither the JSON nor the text of a view names a secret; the list of the box is no secret."""
    for state in random_states(seed, options):
        for seat in everybody(state):
            view = EDENIA.view(state, seat)
            secrets = set(state.artefacts) - known_names(state, seat)
            json = msgspec.json.encode(replace(view, artefacts=())).decode()
            text = EDENIA.write_position(view)
            assert [name for name in secrets if f'"{name}"' in json or name in text] == []


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(5))
def test_sec_1_no_news_hold_a_name_its_seat_may_not_know(seed: int, options: Options) -> None:
    """No event tells a seat an artefact that is neither its own nor face up."""
    rng = Random(seed)
    state = EDENIA.start(options)
    while choices := EDENIA.legal(state):
        step = EDENIA.apply(state, rng.choice(choices))
        for seat in everybody(state):
            known = known_names(state, seat) | known_names(step.state, seat)
            for event in step.events:
                assert _told_name(EDENIA.news(event, seat)) in known | {None}
        state = step.state


def _told_name(event: Event) -> str | None:
    return event.artefact if isinstance(event, Revealed | Kept | Played) else None


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(10))
def test_sec_1_the_acting_seat_needs_nothing_but_its_view(seed: int, options: Options) -> None:
    """What the acting seat may do follows from its view alone."""
    for state in random_states(seed, options):
        actor = EDENIA.to_act(state)
        if actor is not None and actor is not CHANCE:
            view = EDENIA.view(state, actor)
            assert EDENIA.legal(view) == EDENIA.legal(state)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(5))
def test_sec_1_a_view_of_a_view_is_the_view(seed: int, options: Options) -> None:
    """Looking twice shows the same, and a spectator sees no more through a player's view."""
    for state in random_states(seed, options):
        blind = EDENIA.view(state, None)
        for seat in everybody(state):
            view = EDENIA.view(state, seat)
            assert EDENIA.view(view, seat) == view
            assert EDENIA.view(view, None) == blind


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(5))
def test_sec_1_a_guess_agrees_with_the_view(seed: int, options: Options) -> None:
    """A guess is complete, uses each artefact of the box once, and its view is the view guessed."""
    rng = Random(seed)
    for state in random_states(seed, options):
        for seat in everybody(state):
            view = EDENIA.view(state, seat)
            guessed = EDENIA.guess(view, seat, rng)
            assert EDENIA.view(guessed, seat) == view
            assert all(None not in player.hidden for player in guessed.players)
            assert _count_names(guessed) <= Counter(guessed.artefacts)


def _count_names(state: State) -> Counter[str]:
    names: Counter[str] = Counter()
    for player in state.players:
        names.update(player.played)
        names.update(name for name in player.hidden if name is not None)
    names.update(name for name, _ in tokens_of(state) if name is not None)
    return names


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(5))
def test_sec_1_a_guess_can_be_played_on(seed: int, options: Options) -> None:
    """From every guess, the middle of a search included, some action leads on."""
    rng = Random(seed)
    for state in random_states(seed, options):
        for seat in everybody(state):
            guessed = EDENIA.guess(EDENIA.view(state, seat), seat, rng)
            if choices := EDENIA.legal(guessed):
                EDENIA.apply(guessed, rng.choice(choices))
            else:
                assert EDENIA.to_act(guessed) is None


@pytest.mark.parametrize("seat", [RED, GREEN, None])
def test_sec_1_a_guess_in_the_middle_of_a_search_leads_to_a_choice(seat: Seat | None) -> None:
    """While red looks at a dwarf planet, a guess by anybody can be played on to what red keeps."""
    scene = Scene("1 Ari o++ ... ... ...\nred clovers 1").play("go 1 east star", "search")
    state = EDENIA.guess(EDENIA.view(scene.state, seat), seat, Random(1))
    for _ in range(2):
        if state.turn.ask is Ask.REVEAL:
            state = EDENIA.apply(state, EDENIA.legal(state)[0]).state
    assert state.turn.ask is Ask.KEEP
    assert len(EDENIA.legal(state)) == 2


def test_sec_1_guesses_differ_and_use_only_what_is_unseen() -> None:
    """Green guesses red's hand among what green cannot place, never what green has seen."""
    view = EDENIA.view(Scene(SECRETS).state, GREEN)
    hands = {EDENIA.guess(view, GREEN, Random(seed)).players[RED].hidden for seed in range(40)}
    assert len(hands) > 10
    guessed = {name for hand in hands for name in hand}
    assert guessed <= {name for name, _ in unseen_artefacts(view)}
    assert not guessed & {"gromout", "scope-3", "scope-4"}


def test_sec_2_tiles_drawn_for_r2m2_are_seen_by_all() -> None:
    """The tiles in hand stand in every view, and the news of them are for everybody."""
    scene = Scene(r"""
        deck  +++ | OOO | o++ | ++/
        red hidden r2m2-3
    """).play("play r2m2-3", "go 1 east star", "draw +++", "draw OOO", "draw o++")
    for seat in everybody(scene.state):
        assert EDENIA.view(scene.state, seat).turn.drawn == ("+++", "OOO", "o++")
        drawn = [EDENIA.news(event, seat) for event in scene.told(Drawn)]
        assert drawn == scene.told(Drawn)


@pytest.mark.parametrize("edition", ["fr", "en"])
def test_sec_2_the_order_under_the_deck_is_seen_by_all(edition: str) -> None:
    """What R2-M2 puts under the deck lies there in an order that every view has."""
    scene = Scene(f"""
        rules {edition}
        deck  +++ | OOO | o++ | ++/
        red hidden r2m2-3
    """).play("play r2m2-3", "go 1 east star", "draw +++", "draw OOO", "draw o++", "lay +++")
    if edition == "fr":
        scene.play("under OOO")
    assert [event.face for event in scene.told(PutUnder)] == ["OOO", "o++"]
    for seat in everybody(scene.state):
        view = EDENIA.view(scene.state, seat)
        assert view.deck == (("++/",), ("OOO",), ("o++",))
        buried = [EDENIA.news(event, seat) for event in scene.told(PutUnder)]
        assert buried == scene.told(PutUnder)


def test_sec_2_the_tile_of_a_sheepscope_is_seen_by_all() -> None:
    """A tile that waits to be placed stands in every view."""
    scene = Scene(r"""
        1  Ari +++ ... ... ...
        deck  OOO
        red hidden scope-3
    """).play("play scope-3", "draw OOO")
    for seat in everybody(scene.state):
        assert EDENIA.view(scene.state, seat).turn.drawn == ("OOO",)
