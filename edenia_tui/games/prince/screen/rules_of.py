"""Which rules tell more about a choice."""

from rules.prince.actions import Action, Choose, Draw, First, Hide, Name, Take, TakeHidden
from rules.prince.analysis.changes import changes_of
from rules.prince.characters import CHARACTERS
from rules.prince.planet import Face
from rules.prince.state import State
from rules.prince.tiles import FIRST_CHARACTER, NO_TILE


def rules_of(view: State, action: Action) -> tuple[str, ...]:
    """Name the rule a choice is offered by, and those that decide what comes of it."""
    match action:
        case Choose():
            return ("TWO-1",) if view.is_for_two() else ("RND-1",)
        case Hide():
            return ("TWO-2",)
        case Take(tile):
            return (_taking(view), *_changing(view, tile))
        case TakeHidden():
            return (_taking(view), "TWO-7", *_changing(view, view.down))
        case Name():
            return ("HID-2",) if view.is_in_hand() else ("RND-2",)
        case Draw():
            return ("CHN-2",)
        case First():
            return ("SET-2",)


def _taking(view: State) -> str:
    if view.is_for_two():
        return "TWO-4" if view.served else "TWO-3"
    return "HID-2" if view.is_in_hand() else "RND-2"


def _changing(view: State, tile: Face) -> tuple[str, ...]:
    """BAO-1 and CHA-1: the rules of what flips, of who gives more or less, and of the most volcanoes."""
    if tile is None or tile == NO_TILE:
        return ()
    change = changes_of(view, view.active, tile)
    rules = ["BAO-1"] if change.flips else []
    rules += [CHARACTERS[who - FIRST_CHARACTER].rule for who, _ in change.gains]
    if change.added and change.is_most:
        rules.append("VOL-2")
    return tuple(dict.fromkeys(rules))
