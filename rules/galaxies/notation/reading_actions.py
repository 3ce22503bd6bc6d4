"""Actions from text: forgiving, with the question that is open at hand.

What was typed is understood word by word, legal or not; else as the beginning of an answer, and at last
as an answer without its verb, such as `gort orbit` where a ship is asked for.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rules.galaxies.actions import (
    Action,
    Advance,
    Back,
    Change,
    Deal,
    Dismiss,
    Draw,
    Enlist,
    Exchange,
    Fill,
    First,
    Fly,
    Follow,
    Go,
    Hire,
    Keep,
    Mix,
    OpenReroll,
    Perform,
    Pick,
    Push,
    Replace,
    Reroll,
    Rob,
    Roll,
    Spend,
    Swap,
    Take,
    To,
    Upgrade,
    Use,
)
from rules.galaxies.cards import Card, Mission, Pilot, Planet
from rules.galaxies.content import standard_content
from rules.galaxies.faces import NO_DICE, Dice, dice_of, faces_of
from rules.galaxies.frames import Rerolling
from rules.galaxies.legal import legal
from rules.galaxies.notation.actions import WORDLESS, write_action
from rules.galaxies.notation.forms import BY_VERB, VERBS
from rules.galaxies.notation.lexicon import Lexica, lexica_by_place
from rules.galaxies.notation.said import Said
from rules.galaxies.notation.wording import canonical
from rules.galaxies.slips import Noun, Slip
from rules.galaxies.state import State
from rules.kernel.expected import OneOf
from rules.kernel.lines import Word, read_words
from rules.kernel.refused import Ambiguous, NotACommand, Unreadable
from rules.kernel.slips import Slip as CommonSlip
from rules.kernel.typed import find, find_word, folded

_MOST_DICE: Final = 9
_ALL, _BUT = "all", "but"
_VERB_ALIASES: Final = {"none": "no", "perform": "colony", "action": "colony"}


def read_action(state: State, typed: str) -> Action:
    """Understand a typed line, one of the answers to what is asked if it fits.

    Raises:
        NotACommand: the line is no action.
        Ambiguous: it could mean several answers.
    """
    choices = legal(state)
    texts = [write_action(action) for action in choices]
    line = " ".join(map(folded, typed.split()))
    lexica = lexica_by_place(standard_content(), state.setup.content)
    try:
        action = _parse(state, line, typed.strip(), lexica)
    except NotACommand:
        found = find(line, texts) if line else None
        if found is not None:
            return choices[found]
        answers = set(_without_verb(state, line, choices, lexica)) if line else set()
        if len(answers) > 1:
            raise Ambiguous(typed.strip(), tuple(sorted(map(write_action, answers)))) from None
        if answers:
            return answers.pop()
        if (place := _place_alone(state, line, lexica)) is None:
            raise
        return place
    offered = _as_offered(action, choices, texts)
    return OpenReroll() if _opens_reroll(state, offered, choices) else offered


def _opens_reroll(state: State, action: Action, choices: Sequence[Action]) -> bool:
    """ROL-1: in a turn, to name free dice is to ask for the reroll; which ones is asked then."""
    if not isinstance(action, Reroll) or OpenReroll() not in choices:
        return False
    return all(one <= free for one, free in zip(action.dice, state.bay.dice, strict=True))


def _without_verb(
    state: State, line: str, choices: Sequence[Action], lexica: Lexica
) -> Iterator[Action]:
    """Give the answers that a line means when it leaves out the verb that they begin with."""
    texts = [write_action(action) for action in choices]
    for verb in dict.fromkeys(text.partition(" ")[0] for text in texts):
        try:
            action = _as_offered(_parse(state, f"{verb} {line}", line, lexica), choices, texts)
        except NotACommand:
            continue
        if action in choices:
            yield action


def _place_alone(state: State, line: str, lexica: Lexica) -> Action | None:
    """MOV-1: take a place around or on a planet as the wish to go there, also where that is no answer."""
    if len(line.split()) < 2:
        return None
    try:
        return _parse(state, f"go {line}", line, lexica)
    except NotACommand:
        return None


def _as_offered(action: Action, choices: Sequence[Action], texts: Sequence[str]) -> Action:
    """Take the one answer that goes on where the text of an action ends: a ship without its number."""
    if action in choices:
        return action
    begun = f"{write_action(action)} "
    fits = [
        one
        for one, text in zip(choices, texts, strict=True)
        if text.startswith(begun) and text.removeprefix(begun).isdecimal()
    ]
    return fits[0] if len(fits) == 1 else action


def _parse(state: State, line: str, typed: str, lexica: Lexica) -> Action:
    words = next(read_words(line), [])
    verb = _verb(words, typed)
    key = words[0]
    rest = [word.meaning(canonical(word.text)) for word in words[1:]]
    if not rest and verb in WORDLESS:
        return _wordless(state, verb)
    if verb not in _READERS:
        raise NotACommand(typed, BY_VERB[verb], 1)
    said = Said(key, rest, lexica)
    try:
        action = _READERS[verb](state, said)
        said.end()
    except Unreadable as error:
        is_short = error.fault.slip == Slip.MISSING
        before = [word for word in words if is_short or word.column < error.column]
        raise NotACommand(typed, BY_VERB[verb], max(len(before), 1)) from None
    return action


def _wordless(state: State, verb: str) -> Action:
    """ROL-1: give an action of one word; `reroll` where dice are asked for names none of them."""
    is_asked = bool(state.stack) and isinstance(state.stack[-1], Rerolling)
    return Reroll(NO_DICE) if is_asked and verb == "reroll" else WORDLESS[verb]


def _verb(words: Sequence[Word], typed: str) -> str:
    text = words[0].text if words else ""
    text = _VERB_ALIASES.get(text, text)
    verb = find_word(text, VERBS)
    if verb is None:
        raise NotACommand(typed, OneOf(VERBS))
    return verb


def _dice(state: State, said: Said) -> Dice:
    """ROL-1: understand dice, also `all` and `all but energy` of those that can be rolled again."""
    if said.next_text != _ALL:
        dice = dice_of(*said.dice())
        if sum(dice) > _MOST_DICE:
            said.key.fail(Slip.DICE, most=_MOST_DICE, number=sum(dice))
        return dice
    word = said.word(Noun.FACE)
    left = list(faces_of(state.bay.dice))
    if said.next_text == _BUT:
        word = said.word(Noun.FACE)
        if said.is_done():
            said.key.fail(Slip.MISSING, what=Noun.FACE)
        for face in said.dice():
            if face not in left:
                word.fail(CommonSlip.UNEXPECTED)
            left.remove(face)
    elif not said.is_done():  # all energy
        face = said.face()
        left = [one for one in left if one is face]
    if not left:
        word.fail(CommonSlip.UNEXPECTED)
    return dice_of(*left)


def _fly(_: State, said: Said) -> Action:
    model = said.model()
    faces = said.dice()
    if not faces:
        said.key.fail(Slip.MISSING, what=Noun.FACE)
    if len(set(faces)) > 1 or not 2 <= len(faces) <= 3:
        said.key.fail(CommonSlip.UNEXPECTED)
    return Fly(model, faces[0], len(faces))


def _follow(_: State, said: Said) -> Action:
    said.skip("with")
    return Follow(said.model())


def _push(_: State, said: Said) -> Action:
    return Push(said.seat(), said.ship())


def _upgrade(state: State, said: Said) -> Action:
    """UPG-1: understand a price, also `e` or `c` alone for the whole of it."""
    energy, culture = said.amounts(unsaid=-1)
    if min(energy, culture) >= 0:
        return Upgrade(energy, culture)
    choices = [one for one in legal(state) if isinstance(one, Upgrade)]
    is_energy = energy < 0
    fits = [one for one in choices if (one.energy if not is_energy else one.culture) == 0]
    if fits:
        return fits[0]
    price = state.mats[state.turn].level + 1
    return Upgrade(price, 0) if is_energy else Upgrade(0, price)


def _of_face(make: Callable[..., Action]) -> Callable[[State, Said], Action]:
    return lambda _, said: make(said.face())


def _of_ship(make: Callable[..., Action]) -> Callable[[State, Said], Action]:
    return lambda _, said: make(said.ship())


def _of_spot(make: Callable[..., Action]) -> Callable[[State, Said], Action]:
    return lambda _, said: make(said.spot())


def _of_seat(make: Callable[..., Action]) -> Callable[[State, Said], Action]:
    return lambda _, said: make(said.seat())


def _of_planet(make: Callable[..., Action]) -> Callable[[State, Said], Action]:
    return lambda _, said: make(Planet(said.card(Noun.PLANET)[0]))


def _of_pilot(make: Callable[..., Action]) -> Callable[[State, Said], Action]:
    return lambda _, said: make(Pilot(said.card(Noun.PILOT)[0]))


def _of_card(make: Callable[..., Action]) -> Callable[[State, Said], Action]:
    return lambda _, said: make(Card(said.card(Noun.CARD)[0]))


def _of_mission(make: Callable[..., Action]) -> Callable[[State, Said], Action]:
    return lambda _, said: make(Mission(said.card(Noun.MISSION)[0]))


_READERS: Final[dict[str, Callable[[State, Said], Action]]] = {
    "first": _of_seat(First),
    "planet": _of_planet(Fill),
    "pilot": _of_pilot(Enlist),
    "mission": _of_mission(Deal),
    "roll": _of_face(Roll),
    "card": _of_card(Draw),
    "keep": _of_mission(Keep),
    "use": _of_face(Use),
    "reroll": lambda state, said: Reroll(_dice(state, said)),
    "change": _of_face(Change),
    "to": _of_face(To),
    "spend": _of_face(Spend),
    "hire": _of_pilot(Hire),
    "fly": _fly,
    "exchange": _of_spot(Exchange),
    "ship": _of_ship(Pick),
    "go": _of_spot(Go),
    "advance": _of_ship(Advance),
    "push": _push,
    "retreat": _of_ship(Back),
    "upgrade": _upgrade,
    "colony": _of_planet(Perform),
    "mix": lambda _, said: Mix(*said.amounts()),
    "swap": lambda _, said: Swap(said.number(1, 7)),
    "rob": _of_seat(Rob),
    "replace": _of_planet(Replace),
    "dismiss": _of_pilot(Dismiss),
    "follow": _follow,
    "take": _of_card(Take),
}
