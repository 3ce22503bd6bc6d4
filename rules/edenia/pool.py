"""The artefacts nobody can place: what a face-down one may turn out to be."""

from collections.abc import Iterable

from rules.edenia.state import State, Token


def unseen_artefacts(state: State) -> tuple[tuple[str, int], ...]:
    """List the artefacts whose whereabouts this state or view does not know, with their number."""
    left = list(state.artefacts)
    for player in state.players:
        for name in (*player.played, *player.hidden):
            if name is not None:
                left.remove(name)
    for dwarf in state.dwarfs:
        for token in dwarf.tokens:
            if token.name is not None:
                left.remove(token.name)
    return tuple((name, left.count(name)) for name in dict.fromkeys(left))


def in_order(tokens: Iterable[Token]) -> tuple[Token, ...]:
    """Sort face-down tokens by what is known of them, so that their order tells nothing more."""
    return tuple(sorted(tokens, key=lambda token: (token.name or "~", token.seen)))
