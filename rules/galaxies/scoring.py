"""END-3 and END-4: what everybody has at the end, and who has won."""

from collections.abc import Sequence

from rules.galaxies.cards import BADGES, NO_MISSION, Card
from rules.galaxies.draft import Draft, Table
from rules.galaxies.events import Revealed, Scored
from rules.galaxies.missions import badges_of, cards_of, mission_points
from rules.galaxies.points import (
    POINTS,
    dwarf_points,
    level_points,
    pilot_points,
    planet_points,
)
from rules.galaxies.state import BADGE_MOST, BADGE_SECOND
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat


def finish(draft: Draft, rule: str) -> None:
    """END-3: missions and cards are turned up, and everything is counted."""
    seats = [Seat(index) for index in range(draft.setup.players)]
    for seat in seats:
        mat = draft.mats[seat]
        cards = tuple(Card(card) for card in sorted(cards_of(mat)))
        draft.tell(Revealed(seat, mat.kept, cards))
    scores = score_all(draft)
    draft.events += scores
    draft.outcome = winners(draft, scores, rule)


def score_all(table: Table) -> list[Scored]:
    """Count everybody's points, as far as missions and cards are known."""
    seats = [Seat(index) for index in range(table.setup.players)]
    badges = [badges_of(table, table.mats[seat]) for seat in seats]
    prizes = [prizes_for([own[badge] for own in badges]) for badge in BADGES]
    if not table.setup.expansion or len(seats) == 1:  # SOL-16
        prizes = [[0] * len(seats) for _ in BADGES]
    return [
        _score(table, seat, badges[seat], tuple(prize[seat] for prize in prizes)) for seat in seats
    ]


def _score(table: Table, seat: Seat, badges: tuple[int, ...], prizes: tuple[int, ...]) -> Scored:
    kept = table.mats[seat].kept
    mission = 0 if kept is None or kept == NO_MISSION else mission_points(table, seat, kept)
    parts = (
        level_points(table, seat),
        planet_points(table, seat),
        pilot_points(table, seat),
        dwarf_points(table, seat),
        mission,
    )
    return Scored(seat, *parts, badges, prizes, sum(parts) + sum(prizes))


def prizes_for(counts: Sequence[int]) -> list[int]:
    """BDG-2 to BDG-5: give everybody's points for one type of badges."""
    most = max(counts)
    if not most:  # BDG-5
        return [0] * len(counts)
    if counts.count(most) > 1:  # BDG-3
        return [BADGE_SECOND if count == most else 0 for count in counts]
    second = max([count for count in counts if count != most], default=0)
    if len(counts) == 2:  # BDG-4
        second = 0
    return [
        BADGE_MOST if count == most else BADGE_SECOND if count and count == second else 0
        for count in counts
    ]


def winners(table: Table, scores: Sequence[Scored], rule: str) -> Outcome:
    """END-4: the most points; then planets, level, resources, then a shared victory."""
    best = max(scored.total for scored in scores)
    first = [scored.seat for scored in scores if scored.total == best]
    if len(first) == 1:
        return Outcome(tuple(first), POINTS, rule)
    mats = table.mats
    orders = [
        (len(mats[seat].colonies), mats[seat].level, mats[seat].energy + mats[seat].culture)
        for seat in first
    ]
    won = [seat for seat, order in zip(first, orders, strict=True) if order == max(orders)]
    return Outcome(tuple(won), POINTS, rule, tie_break="END-4")
