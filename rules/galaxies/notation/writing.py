"""Positions as text: one canonical form that holds everything, the middle of an action too.

galaxies 1
rules     expansion
round     3
first     azure
turn      crimson
row       gort helios jakks maia
dice      move energy energy
used      culture
azure     level 2, energy 3, culture 0
          ships gort orbit 2, home
          missions elder ?, keeps elder
...
doing     turn
doing     die culture, by crimson, waiting azure, as rolled
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rules.galaxies.cards import MODEL_NAMES, NO_MISSION
from rules.galaxies.content import DECKS
from rules.galaxies.faces import FACE_NAMES
from rules.galaxies.mat import Mat
from rules.galaxies.notation.names import dice_names, seat_name, ship_name
from rules.galaxies.notation.writing_frames import write_frame
from rules.galaxies.opening import ROGUE_MAXIMA
from rules.galaxies.state import Bay, Edition, Setup, State
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat

FORMAT: Final = 1
GAP, UNKNOWN = ".", "?"
"""How a gap in a row is written, and a card that is not known."""
BAR: Final = "|"
"""The sign before each line of decks that are somebody's own."""
_KEY: Final = 10
BAY_WORDS: Final = {
    "rerolled": "has_rerolled",
    "converted": "has_converted",
    "toll": "toll",
    "watch-energy": "watch_energy",
    "watch-culture": "watch_culture",
}
"""What may hold until the end of a turn, with the field of the bay."""


def write_position(state: State) -> str:
    """Give the canonical text of a state or view; it ends with a line break."""
    return "".join(f"{line.rstrip()}\n" for line in _lines(state))


def _lines(state: State) -> Iterator[str]:
    yield f"galaxies {FORMAT}"
    yield from _decks(state.setup)
    yield from _line("rules", _rules(state.setup))
    yield from _line("round", [str(state.round)])
    yield from _line("first", [_seat(state, state.first)])
    yield from _line("turn", [_seat(state, state.turn)])
    if state.trigger is not None:
        yield from _line("trigger", [_seat(state, state.trigger)])
    yield from _cards(state)
    yield from _bay(state)
    for index, mat in enumerate(state.mats):
        yield from _mat(state, _seat(state, Seat(index)), mat)
    if state.outcome is not None:
        yield from _line("over", [_outcome(state, state.outcome)])
    for frame in state.stack:
        yield from _line("doing", [write_frame(state.setup, frame)])


def _line(key: str, words: Iterable[str]) -> Iterator[str]:
    """Give a line, unless there is nothing to say."""
    text = " ".join(words)
    if text:
        yield f"{key:{_KEY}}{text}" if len(key) < _KEY else f"{key} {text}"


def _seat(state: State, seat: Seat) -> str:
    return seat_name(seat, is_solo=state.is_solo())


def _decks(setup: Setup) -> Iterator[str]:
    version = DECKS.version_of(setup.content)
    if version == DECKS.newest:
        return
    if version is not None:
        yield from _line("decks", ["standard", str(version)])
        return
    yield from _line("decks", ["own"])
    for line in DECKS.write(setup.content).splitlines():
        yield f"{BAR} {line}"


def _rules(setup: Setup) -> Iterator[str]:
    if setup.expansion:
        yield "expansion"
    if setup.edition is not Edition.TEG:
        yield setup.edition
    if setup.open_cards:
        yield "open-cards"
    if setup.rogue >= 0:
        yield setup.content.rogue_keys[setup.rogue]
    if setup.hard:
        yield "hard"
    if setup.rogue_max != ROGUE_MAXIMA[0]:
        yield f"rogue-{setup.rogue_max}"


def _cards(state: State) -> Iterator[str]:
    content = state.setup.content
    yield from _line("row", _named(content.planet_keys, state.row))
    yield from _line("gone", _named(content.planet_keys, state.gone))
    yield from _line("under", _named(content.planet_keys, state.under))
    if state.setup.expansion:
        yield from _line("pilots", _named(content.pilot_keys, state.pilots))
        yield from _line("dismissed", _named(content.pilot_keys, state.dismissed))
        yield from _line("deck", [str(state.deck)])
        yield from _line("open", _named(content.card_keys, state.open))
        yield from _line("dodged", _named(content.card_keys, state.dodged))


def _named(keys: Sequence[str], cards: Iterable[int | None]) -> list[str]:
    return [UNKNOWN if card is None else GAP if card < 0 else keys[card] for card in cards]


def _bay(state: State) -> Iterator[str]:
    bay, content = state.bay, state.setup.content
    if state.lost_dice:
        yield from _line("lost-dice", [str(state.lost_dice)])
    yield from _line("dice", [dice_names(bay.dice)])
    yield from _line("used", [dice_names(bay.used)])
    yield from _line("hired", [dice_names(bay.hired)])
    yield from _line("spent", [dice_names(bay.spent)])
    if bay.dropped:
        yield from _line("dropped", [str(bay.dropped)])
    yield from _line("complete", [FACE_NAMES[face] for face in bay.complete])
    yield from _line("holds", _flags(bay))
    once = [f"{_seat(state, seat)} {content.planet_keys[planet]}" for seat, planet in bay.once]
    yield from _line("once", [", ".join(once)])
    yield from _line("surged", _named(content.pilot_keys, bay.surged))


def _flags(bay: Bay) -> Iterator[str]:
    return (word for word, name in BAY_WORDS.items() if getattr(bay, name))


def _mat(state: State, name: str, mat: Mat) -> Iterator[str]:
    content = state.setup.content
    yield f"{name:{_KEY}}level {mat.level}, energy {mat.energy}, culture {mat.culture}"
    ships = [ship_name(content, spot) for spot in mat.ships]
    yield from _line("", [f"ships {', '.join(ships) or 'none'}"])
    for one in mat.fleet:
        pilots = " ".join(_named(content.pilot_keys, one.pilots))
        text = f"{MODEL_NAMES[one.model]} at {ship_name(content, one.spot)} with {pilots}"
        yield from _line("", [text])
    if mat.colonies:
        yield from _line("", ["colonies", *_named(content.planet_keys, mat.colonies)])
    if mat.missions:
        missions = ["missions", *_named(content.mission_keys, mat.missions)]
        if mat.kept != NO_MISSION:
            missions[-1] += ","
            missions += ["keeps", *_named(content.mission_keys, [mat.kept])]
        yield from _line("", missions)
    if mat.found:
        yield from _line("", ["cards", *_named(content.card_keys, mat.found)])


def _outcome(state: State, outcome: Outcome) -> str:
    winners = " ".join(_seat(state, seat) for seat in outcome.winners) or "none"
    rules = " ".join(filter(None, (outcome.rule, outcome.tie_break)))
    return f"{outcome.victory}, {winners}, {rules}"
