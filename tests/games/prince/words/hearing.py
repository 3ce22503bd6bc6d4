"""Somebody who hears The Little Prince: a scene played by typed commands, told action by action."""

from edenia_tui.games.prince.words.words import WORDS
from edenia_tui.language.listener import Level, Listener
from edenia_tui.language.speech import speech
from edenia_tui.table.watchers import tell
from rules.kernel.seat import CHANCE, Seat
from rules.prince.game import PRINCE
from tests.rules.prince.scenario import Scene

NAMES = ("Anna", "Bea", "Cy", "Dan", "Eve")


def listener(
    language: str = "en", players: int = 3, seat: int | None = 0, level: Level = Level.NORMAL
) -> Listener:
    """Give somebody at the table; None is a spectator."""
    eyes = None if seat is None else Seat(seat)
    return Listener(speech(language, WORDS.messages), NAMES[:players], eyes, level)


def told(scene: Scene, hearer: Listener, *commands: str) -> list[str]:
    """Play commands, chance's included, and give the sentences that somebody hears of them."""
    lines: list[str] = []
    for command in commands:
        before = scene.state
        actor = PRINCE.to_act(before)
        action = PRINCE.read_action(before, command)
        step = PRINCE.apply(before, action)
        heard = tell(
            PRINCE, before, (CHANCE if actor is None else actor, action), step, hearer.seat
        )
        lines += WORDS.tell(hearer, heard.before, heard.after, heard.events)
        scene.state = step.state
    return lines
