"""TRN-1 to TRN-4: turns and rounds; ROL-1 and CON-1: what is done with dice."""

from rules.galaxies.actions import Action, Change, Reroll, Spend, To
from rules.galaxies.draft import Draft, Table
from rules.galaxies.events import Converted, Rerolled, Rolled, TurnBegan
from rules.galaxies.faces import FACES, NO_DICE, Dice, Face, add, take, with_die
from rules.galaxies.frames import Converting, RogueTurn, Rolling, Turn
from rules.galaxies.resources import has
from rules.galaxies.scoring import finish
from rules.galaxies.state import MAX_ROUNDS, ROGUE, Bay
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat

REROLL_PRICE = 1
CONVERTER = 3
"""CON-1: so many inactive dice are needed, one of them to be changed."""


def begin_turn(draft: Draft, seat: Seat) -> None:
    """TRN-1 and SOL-3: a turn begins with a roll; SOL-15: with fewer dice for what was lost."""
    draft.turn = seat
    draft.bay = Bay()
    content = draft.setup.content
    level = draft.mats[seat].level
    if draft.setup.players == 1 and seat == ROGUE:
        dice = content.rogue_levels[level - 1].dice
        draft.tell(TurnBegan(seat, draft.round, dice, 0))
        draft.push(RogueTurn(dice - 1))
        return
    full = content.levels[level - 1].dice
    dice = max(full - draft.lost_dice, 1)
    draft.lost_dice = 0
    draft.tell(TurnBegan(seat, draft.round, dice, full - dice))
    draft.push(Turn())
    draft.push(Rolling(dice))


def end_turn(draft: Draft) -> None:
    """TRN-3, END-2 and END-5: the next seat's turn, or the end after that of the last seat."""
    draft.stack.pop()
    following = Seat((draft.turn + 1) % len(draft.mats))
    if following == draft.first:
        if draft.trigger is not None:
            finish(draft, "END-2")
            return
        if draft.round >= MAX_ROUNDS:
            if draft.setup.players == 1:  # SOL-13
                draft.outcome = Outcome((), "rogue", "SOL-13")
            else:
                finish(draft, "END-5")
            return
        draft.round += 1
    begin_turn(draft, following)


def roll(draft: Draft, rolling: Rolling, face: Face) -> None:
    """CHN-1: one die shows a face."""
    dice = with_die(draft.bay.dice, face)
    draft.change_bay(dice=dice)
    left = rolling.left - 1
    draft.tell(Rolled(draft.turn, face, left, dice))
    if left:
        draft.stack[-1] = Rolling(left)
    else:
        draft.stack.pop()


def reroll_price(table: Table) -> int:
    """ROL-1: the first reroll of a turn is free."""
    return REROLL_PRICE if table.bay.has_rerolled else 0


def can_reroll(table: Table) -> bool:
    """ROL-1: tell whether there are dice to roll again and it can be paid."""
    return any(table.bay.dice) and table.mats[table.turn].energy >= reroll_price(table)


def rerolls(dice: Dice) -> list[Reroll]:
    """ROL-1: list every handful of the inactive dice, the largest first; at most 95."""
    handfuls: list[Dice] = [()]
    for count in dice:
        handfuls = [(*one, number) for one in handfuls for number in range(count, -1, -1)]
    handfuls.remove(NO_DICE)
    return [Reroll(one) for one in sorted(handfuls, key=sum, reverse=True)]


def reroll(draft: Draft, dice: Dice, price: int) -> None:
    """ROL-1: pay and roll these dice again."""
    seat = draft.turn
    mat = draft.change_mat(seat, energy=draft.mats[seat].energy - price)
    draft.change_bay(dice=take(draft.bay.dice, dice))
    draft.tell(Rerolled(seat, dice, price, has(mat)))
    draft.push(Rolling(sum(dice)))


def can_convert(table: Table) -> bool:
    """CON-1: once per turn, with at least three inactive dice."""
    return not table.bay.has_converted and sum(table.bay.dice) >= CONVERTER


def convert_choices(table: Table, frame: Converting) -> list[Action]:
    """CON-1: which die, to what, spending which two; three different dice."""
    dice = table.bay.dice
    if frame.face is None:
        return [Change(face) for face in FACES if dice[face]]
    if frame.to is None:
        return [To(face) for face in FACES if face is not frame.face]
    left = with_die(dice, frame.face, -1)
    if frame.spent is not None:
        left = with_die(left, frame.spent, -1)
    return [Spend(face) for face in FACES if left[face]]


def convert(draft: Draft, frame: Converting, action: Action) -> None:
    """CON-1 and CON-2: answer after answer; with the last one two dice are spent and one is set."""
    match action:
        case Change(face):
            draft.stack[-1] = Converting(face)
        case To(face):
            draft.stack[-1] = Converting(frame.face, face)
        case Spend(face) if frame.spent is None:
            draft.stack[-1] = Converting(frame.face, frame.to, face)
        case Spend(face):
            draft.stack.pop()
            _convert(draft, frame, face)


def _convert(draft: Draft, frame: Converting, second: Face) -> None:
    if frame.face is None or frame.to is None or frame.spent is None:
        raise ValueError("the converter was not asked for everything")
    spent = with_die(with_die(NO_DICE, frame.spent), second)
    dice = with_die(with_die(take(draft.bay.dice, spent), frame.face, -1), frame.to)
    draft.change_bay(dice=dice, spent=add(draft.bay.spent, spent), has_converted=True)
    draft.tell(Converted(draft.turn, frame.face, frame.to, spent, dice))
