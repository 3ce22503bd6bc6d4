"""The artefacts nobody can place: what a face-down one may turn out to be."""

from collections import Counter
from collections.abc import Iterable

from rules.edenia.state import State, Token


def unseen_artefacts(state: State) -> tuple[tuple[str, int], ...]:
    """List the artefacts whose whereabouts this state or view does not know, with their number."""
    left = Counter(state.artefacts)
    for player in state.players:
        left.subtract(player.played)
        left.subtract(name for name in player.hidden if name is not None)
    for dwarf in state.dwarfs:
        left.subtract(token.name for token in dwarf.tokens if token.name is not None)
    return tuple((name, number) for name, number in left.items() if number > 0)


def in_order(tokens: Iterable[Token]) -> tuple[Token, ...]:
    """Sort face-down tokens by what is known of them, so that their order tells nothing more."""
    return tuple(sorted(tokens, key=lambda token: (token.name or "~", token.seen)))
