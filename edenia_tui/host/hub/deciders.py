"""Who decided by hand since some point of a game: they have a say when it is to be taken back."""

from edenia_tui.storage.saved import AnySaved
from rules.kernel.game import AnyGame
from rules.kernel.record import steps
from rules.kernel.seat import CHANCE, Seat


def deciders(game: AnyGame, saved: AnySaved, since: int) -> frozenset[Seat]:
    """Find the seats whose people decided after so many actions; not what bots did."""
    by_hand = {Seat(n): sitter.is_human for n, sitter in enumerate(saved.seated)}
    changes = list(saved.reseatings)
    found: set[Seat] = set()
    for number, step in enumerate(steps(game, saved.record)):
        while changes and changes[0].after <= number:
            change = changes.pop(0)
            by_hand[change.seat] = change.sitter.is_human
        actor = game.to_act(step.state)
        is_done = since <= number < len(saved.record.actions)
        if is_done and actor is not None and actor is not CHANCE and by_hand[actor]:
            found.add(actor)
    return frozenset(found)
