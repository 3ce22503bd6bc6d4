"""Whether the tokens of a position can all come from one box."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NoReturn

from rules.edenia.galaxy import GOAL, RELAY
from rules.edenia.notation.names import seat_name
from rules.edenia.notation.sheet import PlayerEntry, Sheet
from rules.edenia.places import line_at, seat_of
from rules.edenia.slips import Slip
from rules.edenia.state import State
from rules.kernel.lines import MOST, Word

_LISTED: Final = "artefacts turbo-3 scope-4"
"""How the artefacts of another box are told."""


def check_tokens(sheet: Sheet, entries: Sequence[PlayerEntry], state: State) -> None:
    """Complain where a token is written that cannot be there."""
    _check_artefacts(sheet, entries, state)
    _check_clovers(sheet, state)
    arrived = Counter(seat_of(sheep) for sheep in line_at(state.flock, GOAL))
    for seat in state.seats():
        taken = len(state.players[seat].trifoliums)
        if arrived[seat] != taken:
            entries[seat].word.fail(
                Slip.ARRIVED, seat=seat_name(seat), number=arrived[seat], taken=taken
            )


def _check_clovers(sheet: Sheet, state: State) -> None:
    """Whatever is done, no number may grow past what can be read: tokens only change their place."""
    clovers = state.clovers + sum(side.count(RELAY) for side in state.rim)
    clovers += sum(planet.clovers for planet in state.planets)
    clovers += sum(player.clovers for player in state.players)
    if clovers > MOST:
        (sheet.clovers or sheet.last).fail(Slip.MOST_CLOVERS, number=clovers, most=MOST)
    sabotages = state.sabotages + len(state.sabotaged)
    if sabotages > MOST:
        (sheet.sabotages or sheet.last).fail(Slip.MOST_SABOTAGES, number=sabotages, most=MOST)


def _check_artefacts(sheet: Sheet, entries: Sequence[PlayerEntry], state: State) -> None:
    left = Counter(state.artefacts)
    slots = len(state.artefacts)
    for word, name in _artefacts(sheet, entries, state):
        slots -= 1
        if name is not None:
            left[name] -= 1
            if left[name] < 0:
                _fail_too_many(word, name, state.artefacts)
        if slots < 0:
            word.fail(Slip.BOX_ARTEFACTS, number=len(state.artefacts))


def _fail_too_many(word: Word, name: str, box: Sequence[str]) -> NoReturn:
    """Tell that an artefact is not there, or not so often; of its kind there may be others."""
    if name in box:
        word.fail(Slip.BOX_COPIES, name=name)
    kind = name.partition("-")[0]
    alike = ", ".join(dict.fromkeys(other for other in box if other.partition("-")[0] == kind))
    if alike:
        word.fail(Slip.BOX_ARTEFACT_ALIKE, name=name, alike=alike, how=_LISTED)
    word.fail(Slip.BOX_ARTEFACT, name=name, how=_LISTED)


def _artefacts(
    sheet: Sheet, entries: Sequence[PlayerEntry], state: State
) -> Iterator[tuple[Word, str | None]]:
    """Every artefact on the table, with the word to point at."""
    for entry, player in zip(entries, state.players, strict=True):
        for name in (*player.hidden, *player.played):
            yield entry.word, name
    for dwarf in state.dwarfs:
        word = sheet.dwarfs[dwarf.cell][0] if dwarf.cell in sheet.dwarfs else sheet.last
        for token in dwarf.tokens:
            yield word, token.name
