"""SOL-10: what the colony die of a Rogue does, step by step of its ladder."""

from collections.abc import Sequence

from msgspec.structs import replace

from rules.galaxies.actions import Action, Back, Mix
from rules.galaxies.advancing import advanceable, backable, push_back
from rules.galaxies.atoms import Atom, Kind, Res, Verb
from rules.galaxies.cards import Skill
from rules.galaxies.draft import Draft, Table
from rules.galaxies.events import Cause, DieLost
from rules.galaxies.fleet import has_skill
from rules.galaxies.frames import Ladder, Sweeping
from rules.galaxies.resources import amounts, gain, hand_over, lose, mixes, of
from rules.galaxies.ships import Ship
from rules.galaxies.state import ROGUE
from rules.kernel.seat import Seat

_PLAYER = Seat(0)


def step_of(table: Table) -> tuple[Atom, ...]:
    """Give the step of the Rogue's ladder for its level.

    SOL-18 Artemis, SOL-19 Rothkel, SOL-20 Zendica, SOL-21 Hades, SOL-22 Gamelyn.
    """
    ladder = table.setup.content.rogues[table.setup.rogue].ladder
    return ladder[min(table.mats[ROGUE].level, len(ladder)) - 1]


def is_step_usable(table: Table, atoms: Sequence[Atom]) -> bool:
    """SOL-4: tell whether a step would change something."""
    return any(_is_usable(table, atom) for atom in atoms)


def _is_usable(table: Table, atom: Atom) -> bool:
    rogue, player = table.mats[ROGUE], table.mats[_PLAYER]
    match atom.verb:
        case Verb.GAIN:
            energy, culture = amounts(atom.res or Res.BOTH, atom.number)
            most = table.setup.rogue_max
            return (energy > 0 and rogue.energy < most) or (culture > 0 and rogue.culture < most)
        case Verb.FINE | Verb.ROB:
            return of(player, atom.res or Res.ANY) > 0
        case Verb.DELAY | Verb.DELAY_ALL:
            return bool(delayable(table))
        case Verb.SURGE_ALL:
            return bool(advanceable(table, ROGUE, Kind.ANY, by_die=False))
        case _:
            return True


def delayable(table: Table) -> list[Ship]:
    """SOL-14: list the player's ships that a ladder can send back; `shield` holds."""
    ships = backable(table, _PLAYER)
    return [ship for ship in ships if not has_skill(table, _PLAYER, ship, Skill.SHIELD)]


def ladder_choices(table: Table, frame: Ladder) -> list[Action]:
    """SOL-10: what the player loses of his choice, which of his ships goes back."""
    if not frame.atoms:
        return []
    atom, mat = frame.atoms[0], table.mats[_PLAYER]
    if atom.verb is Verb.DELAY:
        return [Back(ship) for ship in delayable(table)]
    if atom.verb in (Verb.FINE, Verb.ROB) and atom.res is Res.ANY:
        number = min(atom.number, mat.energy + mat.culture)
        return [Mix(*mix) for mix in mixes(number, mat.energy, mat.culture)] if number else []
    return []


def go_on_ladder(draft: Draft, frame: Ladder) -> bool:
    """Do what leaves no choice; False when the player is asked."""
    if not frame.atoms:
        draft.stack.pop()
        return True
    choices = ladder_choices(draft, frame)
    if len(choices) > 1:
        return False
    answer_ladder(draft, frame, choices[0] if choices else None)
    return True


def answer_ladder(draft: Draft, frame: Ladder, action: Action | None) -> None:
    """Do one atom of a step; what cannot be taken is not taken."""
    atom, *rest = frame.atoms
    draft.stack[-1] = replace(frame, atoms=tuple(rest))
    match atom.verb:
        case Verb.GAIN:
            gain(draft, ROGUE, *amounts(atom.res or Res.BOTH, atom.number), Cause.ROGUE)
        case Verb.FINE:
            lose(draft, _PLAYER, *_taken(draft, atom, action), Cause.ROGUE)
        case Verb.ROB:
            taken = _taken(draft, atom, action)
            if any(taken):
                hand_over(draft, _PLAYER, ROGUE, taken, Cause.ROGUE)
        case Verb.DELAY:
            if isinstance(action, Back):
                push_back(draft, ROGUE, _PLAYER, action.ship, atom.number)
        case Verb.DELAY_ALL:
            for ship in delayable(draft):
                push_back(draft, ROGUE, _PLAYER, ship, atom.number)
        case Verb.DIE:  # SOL-15
            draft.lost_dice += atom.number
            draft.tell(DieLost(_PLAYER, draft.lost_dice))
        case _:
            draft.push(Sweeping(Kind.ANY, steps=atom.number))


def _taken(draft: Draft, atom: Atom, action: Action | None) -> tuple[int, int]:
    mat = draft.mats[_PLAYER]
    if isinstance(action, Mix):
        return action.energy, action.culture
    energy, culture = (0, 0) if atom.res is Res.ANY else amounts(atom.res or Res.BOTH, atom.number)
    return min(energy, mat.energy), min(culture, mat.culture)
