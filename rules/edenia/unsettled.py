"""SEC-1: whether what comes of a choice hangs on artefacts that the one who chooses does not know.

Rule of the file: whatever could be is counted, even what somebody with a good memory could rule out.
"""

from rules.edenia.actions import Action, Search
from rules.edenia.apply import apply
from rules.edenia.artefact import artefact
from rules.edenia.places import dwarf_at
from rules.edenia.pool import unseen_artefacts
from rules.edenia.scoring import is_counted, points
from rules.edenia.starts import moving_cell
from rules.edenia.state import LAW, Ask, State


def unsettled_by(view: State, action: Action) -> str:
    """Name the rule by which the outcome hangs on what a view hides; empty when nothing does."""
    after = apply(view, action).state
    if isinstance(action, Search) and after.turn.ask is Ask.REVEAL and _others_have_looked(after):
        return "DWA-3"
    if after.turn.is_reckoning:
        return "END-3" if after.trifoliums else "WIN-3"
    if after.outcome is None:
        return "WIN-2" if _may_make_law(view, after) else ""
    return ""


def _others_have_looked(view: State) -> bool:
    """DWA-3: whether somebody else knows a token that is found here."""
    found = dwarf_at(view.dwarfs, moving_cell(view)).tokens
    return any(token.seen and token.name is None for token in found)


def _may_make_law(before: State, after: State) -> bool:
    """WIN-2: whether points that have changed could be 42, for one whose hand is hidden."""
    if not after.rules.has_law:
        return False
    changed = (
        now
        for then, now in zip(before.players, after.players, strict=True)
        if not is_counted(now) and points(then) != points(now)
    )
    return any(
        LAW - points(player) in _sums(after, player.hidden.count(None)) for player in changed
    )


def _sums(view: State, number: int) -> set[int]:
    """Add up every hand of so many artefacts that nobody here can place."""
    sums: list[set[int]] = [{0}, *(set[int]() for _ in range(number))]
    for name, copies in unseen_artefacts(view):
        value = artefact(name).points
        for _ in range(copies):
            for size in range(number, 0, -1):
                sums[size] |= {less + value for less in sums[size - 1]}
    return sums[number]
