"""What `diff` tells is what two tables differ in: every change once, and each as that of its thing."""

import re
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

import pytest

from edenia_tui.games.edenia.words.queries.difference import diff
from edenia_tui.language.listener import Listener
from rules.edenia.galaxy import CELLS, HUB, Sheep
from rules.edenia.game import EDENIA
from rules.edenia.places import find_sheep, flock_of
from rules.edenia.scoring import is_counted, points, public_points
from rules.edenia.state import Player, State
from rules.kernel.seat import Seat
from tests.games.spoken import speech_of
from tests.rules.edenia.random_play import OPTIONS, random_states

NAMES = ("Anna", "Bert", "Cleo", "Dora")
SIGN = {"plus": 1, "minus": -1, "gain": 1, "perte": -1}
NOUNS: dict[str, Callable[[Player], int]] = {
    "clover": lambda player: player.clovers,
    "trèfle": lambda player: player.clovers,
    "flag": lambda player: player.flags,
    "drapeau": lambda player: player.flags,
    "artefact": lambda player: len(player.hidden),
    "artéfact": lambda player: len(player.hidden),
    "trifolium": lambda player: len(player.trifoliums),
}
_CHANGE = re.compile(r"(\w+) ?: (plus|minus|gain|perte) (\d+), (\d+) (\w+)[^,;:]*\.")
_SHEEP = re.compile(rf"(?:Sheep|{'|'.join(NAMES)}) \d: ")


def pairs(language: str, number: int) -> Iterator[tuple[Listener, State, State]]:
    """Give two tables of the same game, one later, as somebody sees them."""
    rng, options = Random(f"{language} {number}"), OPTIONS[number % len(OPTIONS)]
    states = [*islice(random_states(number, options), 0, None, 3)]
    for _ in range(25):
        first, second = sorted(rng.sample(range(len(states)), 2))
        seat = rng.choice((None, *states[0].seats()))
        speech = speech_of("edenia", language)
        yield (
            Listener(speech, NAMES[: options.players], seat),
            EDENIA.view(states[first], seat),
            EDENIA.view(states[min(second, first + rng.choice((1, 4, 40)))], seat),
        )


def amounts(before: State, after: State) -> Iterator[tuple[Seat, str, int, int]]:
    """List whose amount of what has changed, by how much and to what, as far as it is known."""
    for seat in after.seats():
        old, new = before.players[seat], after.players[seat]
        for name in ("clover", "flag", "artefact", "trifolium"):
            was, now = NOUNS[name](old), NOUNS[name](new)
            if was != now:
                yield seat, name, now - was, now
        known = points if is_counted(old) and is_counted(new) else public_points
        if known(old) != known(new) and (is_counted(old) or not is_counted(new)):
            yield seat, "point", known(new) - known(old), known(new)


def heard(listener: Listener, lines: list[str]) -> Iterator[tuple[Seat, str, int, int]]:
    """Understand the sentences of that form."""
    yours = {"You", "Vous"}
    english = {"trèfle": "clover", "drapeau": "flag", "artéfact": "artefact"}
    for line in lines:
        if told := _CHANGE.fullmatch(line):
            who, sign, change, total, word = told.groups()
            noun = next((name for name in (*NOUNS, "point") if word.lower().startswith(name)), word)
            seat = listener.seat if who in yours else Seat(NAMES.index(who))
            assert seat is not None
            yield seat, english.get(noun, noun), SIGN[sign] * int(change), int(total)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("number", range(8))
def test_every_amount_is_told_as_that_of_its_thing(number: int, language: str) -> None:
    """Points, clovers, flags, artefacts, Trifoliums: one line each, the change and the total."""
    for listener, before, after in pairs(language, number):
        told = diff(listener, before, after)
        assert sorted(heard(listener, told)) == sorted(amounts(before, after)), told
        signs = [line for line in told if re.search(r"\b(plus|minus|gain|perte) \d", line)]
        assert [line for line in signs if not _CHANGE.fullmatch(line)] == []


@pytest.mark.parametrize("number", range(8))
def test_every_place_is_told(number: int) -> None:
    """Sheep that are elsewhere, tiles, flags, what is left on planets; nothing that did not change."""

    def stands(view: State, sheep: Sheep) -> object:
        found = find_sheep(view.flock, sheep)
        if found is None and view.walk is not None:
            return view.walk.spot, view.walk.toward, "walking"
        return (found[0], 0) if found is not None and found[0] >= HUB else found

    for listener, before, after in pairs("en", number):
        told = diff(listener, before, after)
        moved = [
            sheep
            for seat in after.seats()
            for sheep in flock_of(seat)
            if stands(before, sheep) != stands(after, sheep)
        ]
        assert len([line for line in told if _SHEEP.match(line)]) == len(moved), told
        laid = [cell for cell in CELLS if before.tiles[cell] != after.tiles[cell]]
        assert len([line for line in told if " laid: " in line]) == len(laid)
        old = {planet.cell: planet for planet in before.planets}
        flags = [one for one in after.planets if one.flag is not None and
                 (one.cell not in old or old[one.cell].flag != one.flag)]  # fmt: skip
        assert len([line for line in told if re.search("flag is up|has a flag", line)]) == len(
            flags
        )
        left = [
            one for one in after.planets if one.cell in old and old[one.cell].clovers != one.clovers
        ]
        assert len([line for line in told if "left on the planet" in line]) == len(left)


def test_an_artefact_is_no_point() -> None:
    """Who takes one has as many points in sight as before, so nothing is said of points."""
    found = 0
    for number in range(8):
        for listener, before, after in pairs("en", number):
            for seat in after.seats():
                old, new = before.players[seat], after.players[seat]
                if seat == listener.seat or len(old.hidden) == len(new.hidden):
                    continue
                if public_points(old) == public_points(new) and None in new.hidden:
                    found += 1
                    lines = [line for line in diff(listener, before, after) if NAMES[seat] in line]
                    assert not [line for line in lines if "point" in line]
    assert found
