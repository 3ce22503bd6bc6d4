"""What people do with each other by lines: talk, go, come back, agree, give up, play again."""

import asyncio
from pathlib import Path

from tests.host.lines.hosts import Evening, Party, at_a_party
from tests.host.lines.test_games import sit_down


def test_talk_reaches_those_who_are_there(tmp_path: Path) -> None:
    """In the lobby and at a table; whoever is muted is not heard, and markup or escapes are harmless."""

    async def use(party: Party) -> None:
        anna, ben, code = await sit_down(party, "exo 2", language="en")
        carl = await party.comes("Carl")
        await carl.says("people", "Anna at a table, Ben at a table, Carl")
        carl.type("say nobody here")
        await carl.hears("Nobody else is here to hear it.")
        await carl.says(f"watch {code}", "You look on.")
        await anna.hears("Carl looks on.")
        await carl.says("say [bold]hi\\x1b[31m \u202ered", "Carl: [bold]hi")
        told = await anna.hears("Carl: ")
        assert "\x1b" not in told
        assert "\u202e" not in told
        await ben.says("mute carl", "Carl is not heard any more")
        carl.type("say one")
        await anna.hears("Carl: one")
        anna.type("say two")
        await ben.hears("Anna: two")
        assert "Carl: one" not in ben.text
        await carl.says("people", "Here: Anna, Ben, Carl.")
        await carl.says("undo", "You look on.")
        await carl.says("leave", "Back in the lobby.")
        await anna.hears("Carl looks on no more.")

    at_a_party(tmp_path, use)


def test_a_client_that_is_killed_finds_its_seat_again(tmp_path: Path) -> None:
    """The other hears of it; the seat, the game and the question are as they were."""

    async def use(party: Party) -> None:
        anna, ben, code = await sit_down(party, "edenia 2", language="en")
        first, second = await Evening(10).play(anna, ben)
        first.hang_up()
        await second.hears(f"{first.name} is away.")
        again = await party.comes(first.name, lobby=False)
        await again.hears(f"your table {code}")
        await again.hears("Lobby:")
        again.type("join 1")
        await second.hears(f"{first.name} is at the table.")
        await again.hears("Type m for your moves")
        await Evening(10).play(again, second)

    at_a_party(tmp_path, use)


def test_whoever_is_away_is_waited_for_or_not(tmp_path: Path) -> None:
    """After a while the other may wait, let a bot play or end it; the owner gets the seat back."""

    async def use(party: Party) -> None:
        anna, ben, code = await sit_down(party, "edenia 2", language="en")
        first, second = await Evening(6).play(anna, ben)
        first.hang_up()
        await second.hears("has been away for long")
        await second.hears("Type wait, bot to let a bot play")
        await second.says("wait", "You wait.")
        await second.says("bot", f"A bot plays for {first.name}")
        again = await party.comes(first.name, "join", code, lobby=False)
        await second.hears(f"{first.name} is back.")
        await again.hears("Type m for your moves", "Meanwhile:")

    at_a_party(tmp_path, use, "absence_seconds=0")


def test_the_game_ends_because_somebody_does_not_come_back(tmp_path: Path) -> None:
    """Whoever is left ends it, is told so, and may leave."""

    async def use(party: Party) -> None:
        anna, ben, _ = await sit_down(party, "exo 2", language="en")
        first, second = await Evening(4).play(anna, ben)
        first.hang_up()
        await second.hears("has been away for long")
        await second.says("finish", f"The game is over: {first.name} did not come back.")
        await second.hears("The game is over. Type rematch, replay or leave:")
        await second.says("quit", f"Goodbye, {second.name}.")
        assert await second.ends() == 0

    at_a_party(tmp_path, use, "absence_seconds=0")


def test_further_back_by_consent_in_two_languages(tmp_path: Path) -> None:
    """Undo is by right; further back both have to want it, and either may not."""

    async def use(party: Party) -> None:
        anna, ben, _ = await sit_down(party, "exo 2")
        first, second = await Evening(6).play(anna, ben)
        is_anna = first is anna
        await first.says("back 2", "You asked." if is_anna else "C'est demandé.")
        await second.hears("wants to go back" if not is_anna else "veut revenir")
        await second.hears("agree or decline" if not is_anna else "accepter ou refuser")
        second.type("decline" if not is_anna else "refuser")
        await first.hears("does not agree" if is_anna else "refuse : c'est annulé")
        first.type("back 2" if is_anna else "revenir 2")
        await second.hears("wants to go back" if not is_anna else "veut revenir")
        second.type("agree" if not is_anna else "accepter")
        await first.hears("Back in round", "Retour à la manche")
        await second.hears("Back in round", "Retour à la manche")

    at_a_party(tmp_path, use)


def test_giving_up_and_playing_again(tmp_path: Path) -> None:
    """Alone against the other one's bot the game goes on; with rematch both are at a new table."""

    async def use(party: Party) -> None:
        anna, ben, code = await sit_down(party, "exo 2", language="en")
        first, second = await Evening(4).play(anna, ben)
        await first.says("resign", "Do you give up?")
        await first.says("yes", "You gave up.")
        await second.hears(f"{first.name} gives up; a bot plays on.")
        await first.hears("You look on.")
        await second.hears("Your turn", "Where to put")
        second.type("finish")
        await second.hears("The game is over: all agreed to end it.")
        await first.hears("The game is over: all agreed to end it.")
        await second.hears("Type rematch, replay or leave:")
        second.type("rematch")
        await first.hears(f"{second.name} wants another game.")
        await first.says("agree", "Another game with the same seats begins.")
        await second.hears("Another game with the same seats begins.")
        told = await asyncio.gather(first.hears("Table "), second.hears("Table "))
        assert told[0] == told[1]
        assert code not in told[0]
        await Evening(6).play(first, second)

    at_a_party(tmp_path, use)


def test_hints_are_as_the_table_agreed(tmp_path: Path) -> None:
    """Where there are none, neither hints nor what-ifs are given, in a replay either."""

    async def use(party: Party) -> None:
        anna, ben, _ = await sit_down(party, "edenia 2 no-hints", language="en")
        first, _ = await Evening(4).play(anna, ben)
        await first.says("hint", "There are no hints and what-ifs at this table.")
        await first.says("what if", "There are no hints and what-ifs at this table.")
        await first.says("replay", "Looking back.")
        await first.says("what if", "What-ifs are not allowed at this table.")

    at_a_party(tmp_path, use)
