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
