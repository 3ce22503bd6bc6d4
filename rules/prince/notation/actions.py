"""Actions as text, both ways: a stack, or a verb and its word, such as `take c9` or `name coral`."""

from functools import partial
from typing import Final, assert_never

from rules.kernel.expected import Form
from rules.kernel.refused import NotACommand
from rules.kernel.typed import count_understood, find_verb
from rules.prince.actions import Action, Choose, Draw, First, Hide, Name, Take, TakeHidden
from rules.prince.notation.names import HIDDEN, find_seat, find_stack, find_tile, seat_name
from rules.prince.state import SEATS, Ask, State
from rules.prince.tiles import STACK_NAMES, TILE_NAMES, Tile

_CHOOSE: Final = "choose"
_FORMS: Final = (
    *(Form(name, "", (name,)) for name in STACK_NAMES),
    Form("take", "TILE", ("take c9", "take LLLF", "take king", f"take {HIDDEN}")),
    Form("name", "PLAYER", (f"name {SEATS[1]}",)),
    Form("hide", "TILE", ("hide c9", "hide LLLF", "hide king")),
    Form("draw", "TILE", ("draw c9", "draw LLLF", "draw king")),
    Form("first", "PLAYER", (f"first {SEATS[0]}",)),
    Form(_CHOOSE, "STACK", tuple(f"{_CHOOSE} {name}" for name in STACK_NAMES)),
)
_BY_VERB: Final = {form.verb: form for form in _FORMS}
_VERBS: Final = tuple(_BY_VERB)
_VERB_OF_TILE: Final = {Ask.TAKE: "take", Ask.HIDE: "hide", Ask.DRAW: "draw"}


def write_action(action: Action) -> str:
    """Give the canonical text of an action."""
    match action:
        case Choose(stack):
            return STACK_NAMES[stack]
        case Take(tile):
            return f"take {TILE_NAMES[tile]}"
        case TakeHidden():
            return f"take {HIDDEN}"
        case Hide(tile):
            return f"hide {TILE_NAMES[tile]}"
        case Draw(tile):
            return f"draw {TILE_NAMES[tile]}"
        case Name(seat):
            return f"name {seat_name(seat)}"
        case First(seat):
            return f"first {seat_name(seat)}"
        case _:
            assert_never(action)


def read_action(state: State, typed: str) -> Action:
    """Understand a typed line, legal or not; a tile alone means what can be done with tiles now.

    Raises:
        NotACommand: the line is no action.
    """
    bare = typed.split()
    if len(bare) == 1 and state.ask in _VERB_OF_TILE:
        tile = find_tile(state.tiles, bare[0], state.stack)
        if tile is not None and not find_stack(bare[0]):
            return _with_tile(_VERB_OF_TILE[state.ask], tile)
    verb, words = find_verb(typed, _VERBS)
    action = _read(state, verb, words)
    if action is None:
        form = _BY_VERB[verb]
        understood = count_understood([verb, *words], form.examples, partial(_is_command, state))
        raise NotACommand(typed.strip(), form, understood)
    return action


def _is_command(state: State, words: list[str] | tuple[str, ...]) -> bool:
    verb, *rest = words
    return _read(state, verb, rest) is not None


def _read(state: State, verb: str, words: list[str]) -> Action | None:
    if verb in STACK_NAMES:
        stack = None if words else find_stack(verb)
        return None if stack is None else Choose(stack)
    if len(words) != 1:
        return None
    word = words[0]
    if verb == _CHOOSE:
        stack = find_stack(word)
        return None if stack is None else Choose(stack)
    if verb in ("name", "first"):
        seat = find_seat(word)
        if seat is None:
            return None
        return Name(seat) if verb == "name" else First(seat)
    if verb == "take" and HIDDEN.startswith(word.lower()):
        return TakeHidden()
    tile = find_tile(state.tiles, word, state.stack)
    return None if tile is None else _with_tile(verb, tile)


def _with_tile(verb: str, tile: Tile) -> Action:
    if verb == "take":
        return Take(tile)
    return Hide(tile) if verb == "hide" else Draw(tile)
