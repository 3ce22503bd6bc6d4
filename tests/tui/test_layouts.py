"""From a phone to a wall: everything has its place in every size, and nothing is lost on the way."""

import pytest

from edenia_tui.conversation.sitting import Sitting
from edenia_tui.games.entry import Entry
from edenia_tui.tui.table.sizes import FORMS, PORTRAIT, REDUCED, USUAL, VAST, Form, form_for
from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.players import Players
from edenia_tui.tui.widgets.story import Story
from edenia_tui.tui.widgets.tabletop import Tabletop
from tests.tui.every_game import every_shipped_game, play
from tests.tui.playing import AnyPilot, choices_of, game_of
from tests.tui.reading import drawing, sentence


@pytest.mark.parametrize(
    ("size", "form"),
    [
        ((200, 60), "vast"),
        ((199, 60), "wide"),
        ((119, 60), "usual"),
        ((80, 24), "usual"),
        ((79, 30), "portrait"),
        ((50, 30), "portrait"),
        ((79, 29), "reduced"),
        ((80, 23), "reduced"),
        ((60, 20), "reduced"),
        ((59, 29), None),
        ((49, 40), None),
    ],
)
def test_every_terminal_has_its_layout(size: tuple[int, int], form: str | None) -> None:
    """The best that fits is chosen; below the smallest there is none."""
    chosen = form_for(*size)
    assert (None if chosen is None else chosen.name) == form


@every_shipped_game
def test_a_game_goes_through_all_sizes_and_loses_nothing(entry: Entry) -> None:
    """What is considered, what is said of it and the keys stay, whatever the window becomes."""

    async def steps(pilot: AnyPilot, _: Sitting) -> None:
        await pilot.press("down", "down")
        before = choices_of(pilot).considered, sentence(pilot)
        for form in (*FORMS, USUAL):
            await pilot.resize_terminal(form.columns, form.rows)
            await pilot.pause()
            game = game_of(pilot)
            assert (choices_of(pilot).considered, sentence(pilot)) == before, form.name
            assert game.query_one(Tabletop).zoom is form.zoom
            assert game.focused is choices_of(pilot)
            _assert_in_sight(pilot, form)

    play(entry, steps)


def _assert_in_sight(pilot: AnyPilot, form: Form) -> None:
    """The choice in question, the drawing and the line of keys are where they can be seen."""
    game = game_of(pilot)
    choices = game.query_one(Choices)
    assert choices.size.height >= 2, form.name
    assert choices._wrapped_at == choices.scrollable_content_region.width, form.name
    assert game.region.contains_region(choices.region), form.name
    board, space = game.query_one(Tabletop), game.query_one("#space")
    if form is not REDUCED:
        assert board.size.width <= space.content_size.width, form.name
        assert board.size.height <= space.content_size.height, form.name
    assert game.query_one("#keys").region.bottom == form.rows
    if form is PORTRAIT:
        assert space.region.bottom <= choices.region.y
    else:
        assert space.region.right <= choices.region.x


@every_shipped_game
def test_a_large_terminal_shows_everything_at_once(entry: Entry) -> None:
    """At 200 by 60 hand, tokens, story and all players stand beside the largest drawing."""

    async def steps(pilot: AnyPilot, _: Sitting) -> None:
        game = game_of(pilot)
        parts = [game.query_one(Players), game.query_one("#own"), game.query_one("#common")]
        parts += [game.query_one("#story-beside"), game.query_one(Choices)]
        for part in parts:
            assert part.display
            assert part.size.height > 0
            assert game.region.contains_region(part.region)
        assert game.query_one(Tabletop).size.width >= VAST.columns // 3

    play(entry, steps, (VAST.columns, VAST.rows))


@every_shipped_game
def test_a_small_terminal_shows_the_whole_drawing_to_whoever_looks_at_it(entry: Entry) -> None:
    """At 60 by 20 Tab gives the drawing all the room, and Tab again the choices theirs."""

    async def steps(pilot: AnyPilot, _: Sitting) -> None:
        game = game_of(pilot)
        space, side = game.query_one("#space"), game.query_one("#side")
        seen = []
        for key in ("tab", "escape"):
            seen.append((side.display, space.size.width))
            await pilot.press(key)
            await pilot.pause()
            assert drawing(pilot)
        seen.append((side.display, space.size.width))
        assert [is_seen for is_seen, _ in seen] == [True, False, True]
        assert seen[0] == seen[2]
        assert seen[1][1] > seen[0][1]
        assert game.focused is choices_of(pilot)

    play(entry, steps, (REDUCED.columns, REDUCED.rows))


@every_shipped_game
def test_the_part_with_the_keys_has_the_bright_frame(entry: Entry) -> None:
    """Tab leads on, and with it the one heavy rule."""

    async def steps(pilot: AnyPilot, _: Sitting) -> None:
        game = game_of(pilot)

        def heavy() -> list[bool]:
            question = game.query_one("#question").styles.border_top[0]
            space = game.query_one("#space").styles.border_right[0]
            story = next(iter(game.query("#story-below").results(Story))).styles.border_top[0]
            return [kind == "heavy" for kind in (question, space, story)]

        seen: list[list[bool]] = []
        while len(seen) < 3:
            seen.append(heavy())
            await pilot.press("tab")
            await pilot.pause()
        assert seen == [[True, False, False], [False, True, False], [False, False, True]]

    play(entry, steps)
