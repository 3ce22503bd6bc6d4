"""Performing the action of a planet or the face of a die: whether it can be done, and its beginning.

Rule of the file: what reaches other cards is asked about here, so that CRD-5 ends every chain.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from rules.galaxies.atoms import Atom, Discount, Kind, Res, Verb
from rules.galaxies.cards import NO_PLANET, Model, Planet
from rules.galaxies.draft import Draft, Table
from rules.galaxies.events import Performed
from rules.galaxies.faces import FACES, Face, faces_of, with_die
from rules.galaxies.fleet import others_of
from rules.galaxies.frames import Effect
from rules.galaxies.resources import amounts, mixes, most_of, of
from rules.galaxies.trials import SIMPLE, Can, Trial
from rules.galaxies.upgrading import upgrades
from rules.kernel.seat import Seat

FACE_ATOMS: Final = (
    Atom(Verb.MOVE, 1),
    Atom(Verb.ACQUIRE, res=Res.E),
    Atom(Verb.ACQUIRE, res=Res.C),
    Atom(Verb.ADV, 1, kind=Kind.DIP),
    Atom(Verb.ADV, 1, kind=Kind.ECO),
    Atom(Verb.COLONY),
)
"""What each face does, as an atom."""
_PRICES = (Verb.PAY, Verb.DROP)


def chain_of(table: Table) -> tuple[Planet, ...]:
    """CRD-5: list the planets whose actions are being resolved."""
    return tuple(
        [
            frame.planet
            for frame in table.stack
            if isinstance(frame, Effect) and frame.planet != NO_PLANET
        ]
    )


def can(trial: Trial) -> bool:
    """CRD-1: tell whether an atom would do anything."""
    return _CAN[trial.atom.verb](trial)


def can_use(
    table: Table,
    actor: Seat,
    face: Face,
    chain: tuple[Planet, ...] = (),
    bound: Model | None = None,
) -> bool:
    """ACT-2: tell whether somebody could do something with a face."""
    return can(Trial(table, actor, FACE_ATOMS[face], chain, by_die=True, bound=bound))


def can_activate(table: Table, face: Face) -> bool:
    """ACT-2: tell whether the player in turn could do something with a die, once it is in the bay."""
    if face is Face.COLONY:  # whose cards may need other inactive dice
        dice = with_die(table.bay.dice, face, -1)
        table = Draft(table)
        table.change_bay(dice=dice)
    return can_use(table, table.turn, face)


def can_perform(table: Table, actor: Seat, planet: Planet, chain: tuple[Planet, ...]) -> bool:
    """CRD-1 and CRD-3 to CRD-5: tell whether somebody could perform the action of a planet."""
    card = table.setup.content.planets[planet]
    if planet in chain or (card.is_own and actor != table.turn):
        return False
    if card.is_once and (actor, planet) in table.bay.once:
        return False
    return can_afford(table, actor, card.effect, (*chain, planet))


def can_afford(table: Table, actor: Seat, atoms: Sequence[Atom], chain: tuple[Planet, ...]) -> bool:
    """CRD-1: tell whether all prices can be paid and something has an effect then."""
    for atom in atoms:
        if atom.verb in _PRICES:
            rest = [one for one in atoms if one is not atom]
            return any(can_afford(paid, actor, rest, chain) for paid in _paid(table, actor, atom))
        if atom.verb is Verb.LEND and not of(table.mats[actor], atom.res or Res.E):
            return False
    return any(can(Trial(table, actor, atom, chain)) for atom in atoms)


def payments(table: Table, actor: Seat, atom: Atom) -> list[tuple[int, int]]:
    """`pay`: list the ways to pay."""
    mat = table.mats[actor]
    res = atom.res or Res.ANY
    if res is Res.ANY:
        return mixes(atom.number, mat.energy, mat.culture)
    energy, culture = amounts(res, atom.number)
    return [(energy, culture)] if energy <= mat.energy and culture <= mat.culture else []


def _paid(table: Table, actor: Seat, atom: Atom) -> Iterable[Table]:
    """Give the tables that paying a price could lead to."""
    if atom.verb is Verb.PAY:
        for energy, culture in payments(table, actor, atom):
            yield supposing(table, actor, -energy, -culture)
    elif actor == table.turn and sum(table.bay.dice) >= atom.number:  # drop
        left = faces_of(table.bay.dice)[atom.number :]
        draft = Draft(table)
        draft.change_bay(dice=tuple(left.count(face) for face in FACES))
        yield draft


def supposing(table: Table, seat: Seat, energy: int, culture: int) -> Draft:
    """Give the table as it would be with more or less resources of somebody."""
    draft = Draft(table)
    mat, most = draft.mats[seat], most_of(table, seat)
    draft.change_mat(
        seat, energy=min(mat.energy + energy, most), culture=min(mat.culture + culture, most)
    )
    return draft


def row_actions(table: Table, actor: Seat, chain: tuple[Planet, ...]) -> list[Planet]:
    """`row`: list the planets of the row whose actions can be performed."""
    return [
        planet
        for planet in table.row
        if planet != NO_PLANET and can_perform(table, actor, planet, chain)
    ]


def own_actions(table: Table, actor: Seat, chain: tuple[Planet, ...]) -> list[Planet]:
    """USE-1: list the own colonies whose actions can be performed."""
    colonies = table.mats[actor].colonies
    return [planet for planet in colonies if can_perform(table, actor, planet, chain)]


def lent_actions(
    table: Table, actor: Seat, res: Res, chain: tuple[Planet, ...]
) -> list[tuple[Seat, Planet]]:
    """`lend`: list the colonies of others whose actions can be performed once the price is paid."""
    if not of(table.mats[actor], res):
        return []
    energy, culture = amounts(res, 1)
    found = []
    for owner in others_of(table, actor):
        colonies = table.mats[owner].colonies
        if colonies:
            paid = supposing(supposing(table, actor, -energy, -culture), owner, energy, culture)
            found += [(owner, one) for one in colonies if can_perform(paid, actor, one, chain)]
    return found


def open_faces(table: Table, actor: Seat, chain: tuple[Planet, ...]) -> list[Face]:
    """`face`: list the faces that can be performed."""
    return [face for face in FACES if can_use(table, actor, face, chain)]


def repeatable(table: Table, actor: Seat, chain: tuple[Planet, ...]) -> list[Face]:
    """`repeat`: list the complete faces of the bay that can be performed."""
    return [face for face in table.bay.complete if can_use(table, actor, face, chain)]


def _colony(trial: Trial) -> bool:
    """USE-1: an upgrade can be paid or an own colony's action performed."""
    table, actor = trial.table, trial.actor
    if upgrades(table, actor, Discount.PLAIN):
        return True
    colonies = table.mats[actor].colonies
    return any(can_perform(table, actor, planet, trial.chain) for planet in colonies)


_CAN: Final[dict[Verb, Can]] = {
    **SIMPLE,
    Verb.COLONY: _colony,
    Verb.ROW: lambda one: bool(row_actions(one.table, one.actor, one.chain)),
    Verb.LEND: lambda one: bool(
        lent_actions(one.table, one.actor, one.atom.res or Res.E, one.chain)
    ),
    Verb.FACE: lambda one: bool(open_faces(one.table, one.actor, one.chain)),
    Verb.REPEAT: lambda one: bool(repeatable(one.table, one.actor, one.chain)),
    Verb.PAY: lambda one: bool(payments(one.table, one.actor, one.atom)),
    Verb.DROP: lambda one: (
        one.actor == one.table.turn and sum(one.table.bay.dice) >= one.atom.number
    ),
}


def perform(draft: Draft, actor: Seat, planet: Planet, owner: Seat | None) -> None:
    """CRD-2 and CRD-6: begin the action of a planet; the actor performs it as his own."""
    card = draft.setup.content.planets[planet]
    if card.is_once:  # CRD-4
        draft.change_bay(once=tuple(sorted((*draft.bay.once, (actor, planet)))))
    draft.tell(Performed(actor, planet, owner))
    draft.push(Effect(actor, card.effect, planet))


def perform_face(draft: Draft, actor: Seat, face: Face, bound: Model | None = None) -> None:
    """ACT-1: begin what a face does."""
    draft.push(Effect(actor, (FACE_ATOMS[face],), by_die=True, bound=bound))
