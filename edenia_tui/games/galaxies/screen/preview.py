"""What a choice would do: the table after it, and what in it is about."""

from typing import Final

from edenia_tui.games.galaxies.board.marks import Marks
from edenia_tui.games.galaxies.screen.places import site_of
from rules.galaxies import actions as do
from rules.galaxies.actions import Action
from rules.galaxies.apply import apply
from rules.galaxies.faces import NO_DICE, Dice, dice_of
from rules.galaxies.frames import Hiring
from rules.galaxies.state import State

_BY_CHANCE: Final = do.First | do.Fill | do.Enlist | do.Deal | do.Roll | do.Draw
"""What nobody chooses: a what-if alone considers it, and nothing is foretold."""


def preview(view: State, action: Action) -> Marks:
    """Do it once, and show the table as far as nobody else and no chance has a say."""
    if isinstance(action, _BY_CHANCE):
        return Marks()
    after = None if isinstance(action, do.End) else apply(view, action).state
    return Marks(site_of(view, action), after, _dice(view, action))


def _dice(view: State, action: Action) -> Dice:
    """Tell which of the dice a choice takes."""
    match action:
        case do.Use(face) | do.Change(face) | do.Spend(face) if view.bay.dice[face]:
            return dice_of(face)
        case do.Reroll(dice):
            return dice
        case do.OpenReroll():
            return view.bay.dice
        case do.Fly(_, face, number) if isinstance(view.stack[-1], Hiring):
            return dice_of(*[face] * number)
        case _:
            return NO_DICE
