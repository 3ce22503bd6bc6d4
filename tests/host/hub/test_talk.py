"""Chat: made harmless, limited, kept for a while, muted by whoever wants."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edenia_tui.host.hub.hub import Hub
from edenia_tui.host.hub.refusing import NotDone, Why
from edenia_tui.host.hub.talk import cleaned
from edenia_tui.storage.shared.chat import Said
from tests.host.hub.company import Fake, clock_of, enter, in_hub, sit_down


def heard(one: Fake) -> list[str]:
    """Give what somebody heard others say."""
    return [f"{said.name}: {said.text}" for said in one.heard(Said)]


def test_people_talk_where_they_are(tmp_path: Path) -> None:
    """At a table those who are there hear it, spectators too; in the lobby those at no table."""

    async def use(hub: Hub) -> None:
        ann, bob, eve, una = Fake("Ann"), Fake("Bob"), Fake("Eve"), Fake("Una")
        await enter(hub, ann, bob, eve, una)
        table = await sit_down(hub, ann, bob)
        await hub.watch(eve, table.code)
        await hub.say(ann, "good luck")
        await hub.say(una, "anybody?")
        for one in (ann, bob, eve):
            assert heard(one) == ["Ann: good luck"]
        assert heard(una) == ["Una: anybody?"]
        hub.leave_table(eve)
        assert [said.text for said in await hub.recall(eve)] == ["anybody?"]
        assert [said.text for said in await hub.recall(bob)] == ["good luck"]

    in_hub(tmp_path, use)


def test_too_much_talk_has_to_wait(tmp_path: Path) -> None:
    """Some lines at once, then one every other second; nothing is not said."""

    async def use(hub: Hub) -> None:
        ann = Fake("Ann")
        await enter(hub, ann)
        for number in range(5):
            await hub.say(ann, f"{number}")
        with pytest.raises(NotDone) as caught:
            await hub.say(ann, "more")
        assert caught.value.why is Why.TOO_FAST
        clock_of(hub).pass_by(2)
        await hub.say(ann, "more")
        clock_of(hub).pass_by(9)
        with pytest.raises(NotDone) as caught:
            await hub.say(ann, " \u200b\x1b ")
        assert caught.value.why is Why.EMPTY
        assert len(ann.heard(Said)) == 6

    in_hub(tmp_path, use)


def test_who_is_muted_is_not_heard(tmp_path: Path) -> None:
    """By whoever muted them alone, and no longer than that person wants."""

    async def use(hub: Hub) -> None:
        ann, bob, eve = Fake("Ann"), Fake("Bob"), Fake("Eve")
        await enter(hub, ann, bob, eve)
        hub.mute(ann, "Bob")
        await hub.say(bob, "one")
        assert (heard(ann), heard(eve)) == ([], ["Bob: one"])
        assert await hub.recall(ann) == []
        hub.mute(ann, "Bob", is_muted=False)
        await hub.say(bob, "two")
        assert heard(ann) == ["Bob: two"]

    in_hub(tmp_path, use)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("hello", "hello"),
        ("\x1b[31mred\x07", "[31mred"),
        ("a\u202eb\u2066c", "abc"),
        ("line\none\ttwo\r", "line one two"),
        ("\u2028\ue000\U000e0001x", "x"),
        ("e\u0301te\u0301", "été"),
        ("z\u0300\u0301\u0302\u0303\u0304", "z\u0300\u0301"),
        ("[red]x[/red] <b>", "[red]x[/red] <b>"),
        ("x" * 400, "x" * 300),
    ],
)
def test_only_what_has_a_shape_is_shown(typed: str, shown: str) -> None:
    """Escapes, marks of direction, separators, private letters and towers of accents go."""
    assert cleaned(typed, 300) == shown


@given(st.text())
def test_whatever_is_typed_comes_out_harmless(text: str) -> None:
    """One line, printable, short, and cleaning it again changes nothing."""
    shown = cleaned(text, 50)
    assert "\n" not in shown
    assert all(char.isprintable() or char.isspace() for char in shown)
    assert len(shown) <= 50
    assert cleaned(shown, 50) == shown
