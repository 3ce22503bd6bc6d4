"""row, planet, pilots, black, dice: what lies in the middle."""

from collections.abc import Iterator, Sequence

from edenia_tui.games.galaxies.words import nouns
from edenia_tui.games.galaxies.words.effects import tell_effect, tell_planet_effect, tell_skill
from edenia_tui.games.galaxies.words.queries.arguments import Arguments
from edenia_tui.language.listener import Listener
from rules.galaxies.cards import MODELS, NO_PILOT, NO_PLANET, ExploreCard, Planet
from rules.galaxies.decks_left import count_planets, pilots_left
from rules.galaxies.fleet import ships_of
from rules.galaxies.ships import Where
from rules.galaxies.state import State
from rules.kernel.seat import Seat


def row(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell the planets of the row, one a line, and whose ships are there."""
    Arguments(listener, view, words).end()
    lines = [in_the_row(listener, view, one) for one in view.row if one != NO_PLANET]
    return [*lines, listener.say("row-deck", left=count_planets(view))]


def in_the_row(listener: Listener, view: State, which: Planet) -> str:
    """Tell a planet in one line: its type, gift, length, points, and ships."""
    ships = ", ".join(_ships_at(listener, view, which))
    facts = _facts(listener, view, which)
    message = "row-planet-ships" if ships else "row-planet"
    return listener.say(message, planet=nouns.planet(view, which), facts=facts, ships=ships)


def planet(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell all about one planet: what it is, what it does, where it is."""
    typed = Arguments(listener, view, words)
    which = typed.planet()
    card = view.setup.content.planets[which]
    lines = [
        listener.say("row-planet", planet=card.name, facts=_facts(listener, view, which), ships=""),
        listener.say("planet-action", action=tell_planet_effect(listener, card)),
    ]
    return [*lines, *_where(listener, view, which)]


def pilots(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """XSET-2: tell the pilots of the row, and what the hangar asks for."""
    Arguments(listener, view, words).end()
    if not view.setup.expansion:
        return [listener.say("no-expansion")]
    content = view.setup.content
    lines = []
    for one in view.pilots:
        if one == NO_PILOT:
            continue
        card = content.pilots[one]
        ships = ", ".join(nouns.model(listener, model) for model in card.trained)
        skill = tell_skill(listener, card)
        lines.append(listener.say("pilots-one", pilot=card.name, ships=ships, skill=skill))
    for model in MODELS:
        faces = [nouns.face(listener, face) for face in content.hangar[model]]
        ship = nouns.model(listener, model)
        lines.append(listener.say("pilots-hangar", ship=ship, faces=", ".join(faces)))
    return [*lines, listener.say("row-deck", left=len(pilots_left(view)))]


def black(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell the open cards, the deck, and who is in the black."""
    Arguments(listener, view, words).end()
    if not view.setup.expansion:
        return [listener.say("no-expansion")]
    lines = [_card(listener, view, one) for one in view.open]
    lines = lines or [listener.say("black-none")]
    lines.append(listener.say("black-deck", left=view.deck))
    there = [
        nouns.name_or_you(listener, view, Seat(seat))
        for seat, mat in enumerate(view.mats)
        for _, spot in ships_of(mat)
        if spot.where in (Where.BLACK, Where.DANGER)
    ]
    if there:
        lines.append(listener.say("black-ships", names=", ".join(dict.fromkeys(there))))
    return lines


def dice(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """TRN-4: tell the dice that can still be used, and those that were."""
    Arguments(listener, view, words).end()
    bay = view.bay
    lines = [listener.say("dice-free", dice=nouns.dice(listener, bay.dice))]
    if any(bay.used) or any(bay.hired):
        used = tuple(one + other for one, other in zip(bay.used, bay.hired, strict=True))
        lines.append(listener.say("dice-used", dice=nouns.dice(listener, used)))
    if any(bay.spent):
        lines.append(listener.say("dice-spent", dice=nouns.dice(listener, bay.spent)))
    lines.append(listener.say("dice-reroll", paid=int(bay.has_rerolled)))
    lines.append(listener.say("dice-converter", used=int(bay.has_converted)))
    if bay.toll:
        lines.append(nouns.say_of(listener, view, view.turn, "event-toll"))
    return lines


def _facts(listener: Listener, view: State, which: Planet) -> str:
    card = view.setup.content.planets[which]
    both = card.energy and card.culture
    gives = "both" if both else "energy" if card.energy else "culture"
    facts = (
        listener.say(f"kind-{card.kind}"),
        listener.say("row-length", length=card.length),
        listener.say("row-gives", gives=listener.say(f"gives-{gives}")),
        nouns.amount(listener, "point", card.points),
    )
    return ", ".join(facts)


def _ships_at(listener: Listener, view: State, which: Planet) -> Iterator[str]:
    for seat, mat in enumerate(view.mats):
        for _, spot in ships_of(mat):
            if spot.card != which or spot.where not in (Where.ORBIT, Where.SURFACE):
                continue
            where = listener.say("at-surface") if spot.where is Where.SURFACE else spot.number
            yield listener.say(
                "ship-of", name=nouns.name_or_you(listener, view, Seat(seat)), where=where
            )


def _where(listener: Listener, view: State, which: Planet) -> Iterator[str]:
    if which in view.row:
        ships = ", ".join(_ships_at(listener, view, which))
        yield listener.say("planet-ships", ships=ships or listener.say("none-yet"))
        return
    for seat, mat in enumerate(view.mats):
        if which in mat.colonies:
            yield nouns.say_of(listener, view, Seat(seat), "planet-owner")
            return
    is_out = which in view.gone or (
        view.setup.content.planets[which].is_expansion and not view.setup.expansion
    )
    yield listener.say("planet-gone" if is_out else "planet-deck")


def _card(listener: Listener, view: State, which: int) -> str:
    card: ExploreCard = view.setup.content.cards[which]
    return listener.say(
        "black-card",
        card=nouns.card(listener, view, which),
        effect=tell_effect(listener, card.effect),
        badges=nouns.badges(listener, card.badges),
    )
