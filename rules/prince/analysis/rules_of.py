"""Which rules of the rulebook tell more about a choice, a tile or a cell."""

from rules.prince.actions import Action, Choose, Draw, First, Hide, Name, Take, TakeHidden
from rules.prince.analysis.gains import gain_of
from rules.prince.characters import CHARACTERS
from rules.prince.elements import BAOBAB, ROSE, VOLCANO
from rules.prince.planet import STACK_AT, Planet
from rules.prince.state import State
from rules.prince.tiles import FIRST_CHARACTER, NO_TILE, Stack, Tile, TileSet, stack_of


def rules_of(state: State, action: Action) -> tuple[str, ...]:
    """Name the rule a choice is offered by, and those of what comes of it."""
    match action:
        case Choose():
            return ("TWO-1",) if state.is_for_two() else ("RND-1",)
        case Hide():
            return ("TWO-2",)
        case TakeHidden():
            return ("TWO-3", "TWO-7") if not state.served else ("TWO-4",)
        case Take(tile):
            return (_taking(state), *_of_gain(state, tile))
        case Name():
            return ("RND-2", "HID-2") if state.is_in_hand() else ("RND-2",)
        case Draw():
            return ("CHN-2",)
        case First():
            return ("SET-2",)


def rule_of_cell(tiles: TileSet, planet: Planet, cell: int) -> str:
    """Name the rule of a cell of a planet."""
    tile = planet.cells[cell]
    if planet.is_flipped(cell):
        return "BAO-2"
    if tile is None:
        return "HID-1"
    if tile == NO_TILE:
        return "PLA-1"
    return rule_of_tile(tiles, tile) if STACK_AT[cell] is not Stack.CHARACTER else _rule(tile)


def rule_of_tile(tiles: TileSet, tile: Tile) -> str:
    """Name the rule that a tile makes one think of first."""
    if stack_of(tile) is Stack.CHARACTER:
        return _rule(tile)
    counts = tiles.counts[tile]
    if counts[BAOBAB]:
        return "BAO-1"
    if counts[VOLCANO]:
        return "VOL-2"
    return "CHA-5" if counts[ROSE] else "CHA-1"


def _rule(character: Tile) -> str:
    return CHARACTERS[character - FIRST_CHARACTER].rule


def _taking(state: State) -> str:
    if not state.is_for_two():
        return "RND-2"
    return "TWO-4" if state.served else "TWO-3"


def _of_gain(state: State, tile: Tile) -> tuple[str, ...]:
    gain = gain_of(state, state.active, tile)
    rules = [_rule(change.character) for change in gain.changes[:1]]
    if gain.flipped:
        rules.append("BAO-1")
    if state.tiles.counts[tile][VOLCANO] and gain.has_most_volcanoes:
        rules.append("VOL-2")
    return tuple(dict.fromkeys(rules))
