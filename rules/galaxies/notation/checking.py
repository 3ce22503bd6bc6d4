"""Whether the rules can go on from a position that was typed; every complaint has its place."""

from msgspec.structs import replace

from rules.galaxies.decks_left import cards_shown
from rules.galaxies.frames import Rolling
from rules.galaxies.notation.checking_stack import misfit_of
from rules.galaxies.notation.sheet import Sheet
from rules.galaxies.slips import Slip
from rules.galaxies.state import FACE_UP, ROGUE, State
from rules.kernel.lines import Word


def check(sheet: Sheet, state: State, deck: int) -> State:
    """Turn down what cannot be, and count what is left of the exploration cards; below 0 is unsaid."""
    _check_open(sheet, state)
    _check_dice(sheet, state)
    _check_end(sheet, state)
    complete = replace(state, deck=_deck(sheet, state, deck))
    _check_stack(sheet, complete)
    return complete


def _deck(sheet: Sheet, state: State, deck: int) -> int:
    """SEC-2: what lies nowhere may be left in the deck."""
    if not state.setup.expansion:
        if "deck" in sheet.lines:
            sheet.lines["deck"][0].fail(Slip.NO_EXPANSION)
        return 0
    unknown = sum(mat.found.count(None) for mat in state.mats)
    left = len(state.setup.content.cards) - len(cards_shown(state)) - unknown
    if deck > left or left < 0:
        _place(sheet, "deck").fail(Slip.DECK_SIZE, most=max(left, 0))
    return left if deck < 0 else deck


def _check_open(sheet: Sheet, state: State) -> None:
    """XSET-3 and EXP-11: at most three cards lie open, all of them green."""
    if len(state.open) > FACE_UP:
        _place(sheet, "open").fail(Slip.OPEN_CARDS, most=FACE_UP)
    if any(state.setup.content.cards[card].is_red for card in state.open):
        _place(sheet, "open").fail(Slip.DANGER_OPEN)


def _check_dice(sheet: Sheet, state: State) -> None:
    """TRN-1: nobody has more dice than the level gives."""
    if state.is_solo() and state.turn == ROGUE:
        return
    bay = state.bay
    number = sum(map(sum, (bay.dice, bay.used, bay.hired, bay.spent))) + bay.dropped
    number += sum(frame.left for frame in state.stack if isinstance(frame, Rolling))
    most = state.setup.content.levels[state.mats[state.turn].level - 1].dice
    if number > most:
        _place(sheet, "dice", "used", "hired", "spent", "dropped").fail(
            Slip.DICE, most=most, number=number
        )


def _check_end(sheet: Sheet, state: State) -> None:
    """A game is over, or something is under way."""
    if bool(state.stack) == (state.outcome is not None):
        _place(sheet, "over").fail(Slip.STANDS_ALONE)


def _check_stack(sheet: Sheet, state: State) -> None:
    """What is under way fits together, and there is something to answer."""
    misfit = misfit_of(state) if state.stack else None
    if misfit is not None:
        _frame_word(sheet, misfit).fail(Slip.UNDER_WAY)


def _frame_word(sheet: Sheet, at: int) -> Word:
    """Point at what a frame is called, else at the end."""
    return sheet.doing[at][1] if at < len(sheet.doing) else sheet.last


def _place(sheet: Sheet, *names: str) -> Word:
    """Point at the first of these lines, else at the end."""
    return next((sheet.lines[name][0] for name in names if name in sheet.lines), sheet.last)
