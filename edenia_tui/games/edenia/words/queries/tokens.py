"""tokens: what is left beside the galaxy."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.amounts import amount, numbers, some
from edenia_tui.games.edenia.words.queries.arguments import Arguments
from edenia_tui.language.listener import Listener
from rules.edenia.galaxy import KIND, Face
from rules.edenia.pool import unseen_artefacts
from rules.edenia.state import Deck, State


def tokens(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell the supply, the deck, Edenia's Trifoliums, the artefacts nobody has shown, the rules."""
    Arguments(listener, view, words).end()
    supply = ", ".join(
        (
            amount(listener, "clover", view.clovers),
            amount(listener, "sabotage", view.sabotages),
        )
    )
    lines = [listener.say("query-supply", tokens=supply), *_deck(listener, view.deck)]
    if view.trifoliums:
        lines.append(listener.say("query-on-edenia", values=numbers(view.trifoliums)))
    else:
        lines.append(listener.say("query-edenia-bare"))
    lines.extend(_artefacts(listener, view))
    lines.append(_rules(listener, view))
    return lines


def _deck(listener: Listener, deck: Deck | None) -> Iterator[str]:
    """SEC-2: the tiles to come by kind; what comes next and what lies at the bottom is known."""
    if deck is None:
        yield listener.say("query-deck-unknown")
        return
    tiles = amount(listener, "tile", sum(map(len, deck)))
    if not deck:
        yield listener.say("query-deck-empty")
        return
    kinds = _kinds(listener, (face for layer in deck for face in layer))
    yield listener.say("query-deck", tiles=tiles, kinds=kinds)
    for number, layer in enumerate(deck if len(deck) > 1 else ()):
        message = "query-layer-next" if number == 0 else "query-layer-then"
        told = nouns.tile(listener, layer[0]) if len(layer) == 1 else _kinds(listener, layer)
        yield listener.say(message, tiles=told)


def _kinds(listener: Listener, faces: Iterable[Face]) -> str:
    counts = Counter(KIND[face].value for face in faces)
    return ", ".join(some(listener, **dict(sorted(counts.items()))))


def _artefacts(listener: Listener, view: State) -> Iterator[str]:
    if not view.artefacts:
        return
    unseen = unseen_artefacts(view)
    count = amount(listener, "artefact", sum(number for _, number in unseen))
    total = len(view.artefacts)
    yield listener.say("query-unseen", artefacts=count, total=total)
    names = [nouns.artefact_name(listener, name) for name, number in unseen for _ in range(number)]
    if names and not listener.is_brief:
        yield listener.say("query-unseen-names", names=", ".join(names))


def _rules(listener: Listener, view: State) -> str:
    rules = view.rules
    if rules.lambs:
        wins = listener.say("query-rules-lambs")
    else:
        wins = listener.say("query-rules-law" if rules.law42 else "query-rules-no-law")
    if rules.five_passes:
        passes = listener.say("query-rules-passes", passes=rules.hole_passes)
        wins = f"{wins}, {passes}"
    edition = listener.say(f"query-edition-{rules.edition.value}")
    return listener.say("query-rules", edition=edition, wins=wins)
