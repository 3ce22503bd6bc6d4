"""SEC-6: a guess at what a view does not show."""

from random import Random

from msgspec.structs import replace

from rules.galaxies.cards import Card, Mission
from rules.galaxies.decks_left import cards_left, missions_left
from rules.galaxies.mat import Mat
from rules.galaxies.state import State
from rules.kernel.seat import Seat


def guess(view: State, _: Seat | None, rng: Random) -> State:
    """Deal missions and cards that were not seen to those who have some; everybody keeps his number."""
    if not any(_has_gaps(mat) for mat in view.mats):
        return view
    missions, every = missions_left(view), view.setup.content.cards
    cards = [card for card in cards_left(view) if not every[card].is_dwarf]  # those would be seen
    rng.shuffle(missions)
    rng.shuffle(cards)
    mats = tuple(_filled(mat, missions, cards, rng) for mat in view.mats)
    return replace(view, mats=mats)


def _has_gaps(mat: Mat) -> bool:
    return mat.kept is None or None in mat.missions or None in mat.found


def _filled(mat: Mat, missions: list[Mission], cards: list[Card], rng: Random) -> Mat:
    if not _has_gaps(mat):
        return mat
    dealt = [missions.pop() if one is None else one for one in mat.missions]
    kept = rng.choice(dealt) if mat.kept is None else mat.kept
    found = [cards.pop() if one is None else one for one in mat.found]
    return replace(mat, missions=tuple(sorted(dealt)), kept=kept, found=tuple(sorted(found)))
