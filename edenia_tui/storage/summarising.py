"""What a list tells about a game, found by playing it again."""

import msgspec

from edenia_tui.storage.saved import AnySaved
from edenia_tui.storage.summary import Summary
from rules.kernel.game import AnyGame
from rules.kernel.seat import CHANCE


def summary_of(game: AnyGame, saved: AnySaved, about: Summary) -> Summary:
    """Add what a game has come to to what is known of where it is kept."""
    actor, outcome = game.to_act(saved.state), game.outcome(saved.state)
    return msgspec.structs.replace(
        about,
        game=game.name,
        sitters=saved.sitters,
        seated=saved.seated,
        actions=len(saved.record.actions),
        round=game.round(saved.state),
        turn=None if actor is CHANCE else actor,
        is_over=actor is None,
        winners=() if outcome is None else outcome.winners,
        victory="" if outcome is None else outcome.victory,
        origin=saved.origin,
    )
