"""Why something in sight cannot be chosen now: the rules are asked by trying it on the view."""

from collections.abc import Iterable
from itertools import product
from typing import Any, Final

from msgspec.structs import replace

from rules.edenia.actions import Action, Go, Play, PlayGromout, PlayJunction, PlayPocket
from rules.edenia.artefact import ArtefactKind, artefact
from rules.edenia.equal_sheep import as_listed
from rules.edenia.galaxy import CELLS, IN, NO_PATH, PATHS, SIDES
from rules.edenia.game import EDENIA as GAME
from rules.edenia.places import pads_of
from rules.edenia.reasons import Reason
from rules.edenia.starts import NUMBERS
from rules.edenia.state import State
from rules.kernel.refused import Refused

_FORM: Final = frozenset(
    reason.value
    for reason in (
        Reason.NO_SUCH_EXIT,
        Reason.NAME_A_PATH,
        Reason.NO_PATH_TO_NAME,
        Reason.NEEDS_TARGET,
        Reason.SAME_TRACK,
    )
)
"""Reasons that tell only that the try was clumsy: any other tells more."""


def against_sheep(view: State, number: int) -> Refused | None:
    """Tell why a sheep of the player to act cannot set off at all; None if it, or its equal, can."""
    ways = product((*SIDES, IN), (NO_PATH, *PATHS))
    tries = (as_listed(view, Go(number, side, path)) for side, path in ways)
    return _most_telling(view, tries)


def against_other(view: State, considered: Any, trait: str, wanted: int) -> Refused | None:
    """Tell why a choice cannot be had with another sheep, side or path; None if it can."""
    if trait == "sheep":
        return against_sheep(view, wanted)
    if hasattr(considered, trait):
        return _most_telling(view, (replace(considered, **{trait: wanted}),))
    return against_sheep(view, getattr(considered, "sheep", 1))


def against_artefact(view: State, name: str) -> Refused | None:
    """Tell why an artefact of the player to act cannot be played now; None if it can."""
    return _most_telling(view, (Play(name), *_plays(view, name)))


def _plays(view: State, name: str) -> Iterable[Action]:
    """Try an artefact on everything it could be meant for."""
    match artefact(name).kind:
        case ArtefactKind.GROMOUT:
            cells = [planet.cell for planet in view.planets] or CELLS[:1]
            return (PlayGromout(name, cell) for cell in cells)
        case ArtefactKind.POCKET:
            pads = pads_of(view.tiles) or CELLS[:1]
            return (PlayPocket(name, number, pad) for number, pad in product(NUMBERS, pads))
        case ArtefactKind.JUNCTION:
            edges = product(NUMBERS, SIDES, PATHS)
            return (PlayJunction(name, number, side, path) for number, side, path in edges)
        case _:
            return ()


def _most_telling(view: State, tries: Iterable[Action]) -> Refused | None:
    refusals: list[Refused] = []
    for action in tries:
        try:
            GAME.apply(view, action)
        except Refused as refused:
            refusals.append(refused)
        else:
            return None
    return next((one for one in refusals if one.reason not in _FORM), refusals[0])
