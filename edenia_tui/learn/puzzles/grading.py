"""How hard a puzzle is: by its depth, and by which bots do not find it."""

from collections.abc import Sequence
from random import Random
from typing import Final

from edenia_tui.games.entry import Entry
from edenia_tui.learn.puzzles.proof import Proof
from rules.bots.herd import summon
from rules.kernel.opaque import AnyAction, AnyState

_TRIERS: Final = ("lamb", "ewe", "ram:120")
_TRIES: Final = 3
_HARDEST: Final = 5


def failed_by(
    entry: Entry, proof: Proof, rng: Random, offered: Sequence[AnyAction] = ()
) -> tuple[str, ...]:
    """List the bots that miss a puzzle more often than not."""
    return tuple(
        spec.partition(":")[0]
        for spec in _TRIERS
        if sum(_finds(entry, proof, spec, rng, offered) for _ in range(_TRIES)) * 2 < _TRIES
    )


def grade_of(depth: int, failed: Sequence[str]) -> int:
    """Grade a puzzle from 1 to 5."""
    return min(_HARDEST, 1 + (depth > 1) + (depth > 3) + ("ewe" in failed) + ("ram" in failed))


def _finds(
    entry: Entry, proof: Proof, spec: str, rng: Random, offered: Sequence[AnyAction]
) -> bool:
    """Let a bot play on, as long as it has to choose and what it chooses holds."""
    game, bot = entry.game, summon(spec)
    state: AnyState = proof.start
    if offered:
        chosen = bot(game, game.view(state, proof.seat), rng)
        return chosen not in offered or proof.holds(game.apply(state, chosen).state)
    for step in proof.solve().line():
        if step.is_choice and bot(game, game.view(state, proof.seat), rng) != step.action:
            return False
        state = game.apply(state, step.action).state
    return True
