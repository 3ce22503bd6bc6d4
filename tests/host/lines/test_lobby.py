"""Somebody who waits in the lobby by lines."""

from pathlib import Path

from tests.host.lines.hosts import Party, at_a_party


def test_a_new_table_is_told_to_who_waits(tmp_path: Path) -> None:
    """Whoever is in the lobby hears of a table when it is opened, with the words that lead there."""

    async def use(party: Party) -> None:
        anna, ben = await party.comes("Anna"), await party.comes("Ben", language="fr")
        anna.type("open edenia 2")
        await anna.hears("Waiting for one more")
        told = await ben.hears("Une nouvelle table : Edenia, Anna, une place libre.")
        code = told.split("rejoindre ")[1].strip(".")
        ben.type(f"rejoindre {code}")
        await anna.hears("All are here")

    at_a_party(tmp_path, use)


def test_lessons_are_done_in_the_lobby(tmp_path: Path) -> None:
    """A wrong choice is put back, the lesson's own finishes it, and return leads back."""

    async def use(party: Party) -> None:
        anna = await party.comes("Anna")
        anna.type("learn exo")
        await anna.hears("Put it on n 1")
        anna.type("take lgo")
        await anna.hears("It is put back")
        anna.type("take lbo")
        anna.type("put n1")
        await anna.hears("Every turn is that")
        anna.type("return")
        anna.type("list")
        await anna.hears("No open tables")

    at_a_party(tmp_path, use)
