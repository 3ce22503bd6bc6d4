"""What every game owes the screen, in positions of whole games."""

from edenia_tui.canvas.charset import ASCII
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.entry import Entry
from edenia_tui.games.result import actions_of
from edenia_tui.language.speech import LANGUAGES
from rules.kernel.refused import Refused
from rules.kernel.seat import Seat
from tests.games.discovery import every_game
from tests.games.edenia.board import CHARSETS
from tests.games.positions import listener_on, questions

WRITTEN = " \n(),.:-+/?'"
"""Signs of words and numbers, which say themselves what they mean."""


@every_game
def test_every_choice_stands_in_one_kind_and_is_told(entry: Entry) -> None:
    """No choice is lost or doubled; the sentence begins as the list has it, in both languages."""
    for seat, view, legal in questions(entry):
        for language in LANGUAGES:
            listener = listener_on(entry, seat, language)
            kinds = entry.words.kinds(listener, view, legal)
            assert sorted(map(repr, actions_of(kinds))) == sorted(map(repr, legal))
            assert len({kind.heading for kind in kinds}) == len(kinds)
            for result in (result for kind in kinds for result in kind.results):
                sentence = entry.presenter.sentence(listener, view, result.action)
                assert sentence.startswith(result.choice)
                assert result.brings or not result.short


@every_game
def test_every_preview_is_drawn_in_both_sizes_and_charsets(entry: Entry) -> None:
    """What is looked at is one of the sites, the same for every size; ASCII stays ASCII."""
    for seat, view, legal in questions(entry, every=11):
        marks = entry.presenter.preview(view, legal[-1])
        for zoom in Zoom:
            for charset in CHARSETS:
                drawn = entry.presenter.draw(listener_on(entry, seat), view, zoom, charset, marks)
                assert marks.focus is None or marks.focus in drawn.sites
                assert list(drawn.seams) == sorted(drawn.seams)
                assert all(0 < seam < drawn.canvas.width for seam in drawn.seams)
                if charset is ASCII:
                    assert drawn.canvas.text().isascii()


@every_game
def test_sites_do_not_overlap(entry: Entry) -> None:
    """A click means one site; and every site can be pointed at, told and explained by a rule there is."""
    _, view, legal = questions(entry)[-1]
    listener, ids = listener_on(entry, Seat(0)), entry.game.rulebook.ids()
    drawn = entry.presenter.draw(listener, view, Zoom.SMALL, ASCII, None)
    for site, region in drawn.sites.items():
        middle = region.x + region.width // 2, region.y + region.height // 2
        assert drawn.site_at(*middle) == site
        assert entry.presenter.point(None, site).focus == site
        assert entry.presenter.about(listener, view, site)
        assert entry.presenter.explain(listener, view, legal, site).rule in ids
        close = entry.presenter.close_up(listener, view, site, ASCII, None)
        assert close.name
        assert close.canvas.text().strip()


@every_game
def test_every_choice_has_rules_of_the_book(entry: Entry) -> None:
    """`?` never names a rule that is not there."""
    ids = entry.game.rulebook.ids()
    for _, view, legal in questions(entry):
        for action in legal:
            rules = entry.presenter.rules(view, action)
            assert rules
            assert set(rules) <= set(ids)


@every_game
def test_keys_lead_to_a_choice_or_tell_why_not(entry: Entry) -> None:
    """Each key gives something on the list, a refusal by a rule, or nothing; both ends happen."""
    granted = refused = 0
    for _, view, legal in questions(entry):
        for key in (key for keys in entry.presenter.keys for key in keys.keys):
            found = entry.presenter.grant(view, legal, legal[0], entry.presenter.wish_of_key(key))
            if isinstance(found, Refused):
                assert found.rule in entry.game.rulebook.ids()
                refused += 1
            elif found is not None:
                assert found in legal
                granted += 1
    assert granted
    assert refused


@every_game
def test_a_click_asks_for_a_choice_or_points(entry: Entry) -> None:
    """Somewhere a click leads to a choice; everywhere else it asks for nothing, or is refused."""
    found = 0
    for seat, view, legal in questions(entry, every=11):
        drawn = entry.presenter.draw(listener_on(entry, seat), view, Zoom.SMALL, ASCII, None)
        for y in range(drawn.canvas.height):
            for x in range(drawn.canvas.width):
                wish = entry.presenter.wish_at(view, seat, drawn, x, y)
                if wish is not None:
                    granted = entry.presenter.grant(view, legal, legal[0], wish)
                    found += granted in legal
                    assert granted is None or isinstance(granted, Refused) or granted in legal
    assert found


@every_game
def test_every_sign_that_is_drawn_is_in_the_legend(entry: Entry) -> None:
    """In both charsets and sizes, with something considered or not; the words of a drawing aside."""
    for players in sorted({*entry.agreement.players} & {2, 4, 5}):
        for seat, view, legal in questions(entry, seed=players, players=players, every=23):
            listener = listener_on(entry, seat)
            for charset in CHARSETS:
                known = "".join(one.sign + one.also for one in entry.board.legend(charset))
                for zoom in Zoom:
                    for marks in (None, entry.presenter.preview(view, legal[0])):
                        drawn = entry.presenter.draw(listener, view, zoom, charset, marks)
                        signs = {sign for sign in drawn.canvas.text() if not sign.isalnum()}
                        assert signs - {*known, *WRITTEN} == set()


@every_game
def test_everybody_has_the_same_ways_to_win(entry: Entry) -> None:
    """Columns compare: the same names for every seat, short heads, bars within their whole."""
    for seat, view, _ in questions(entry, every=11):
        for language in LANGUAGES:
            listener = listener_on(entry, seat, language)
            told = [entry.words.ways(listener, view, one) for one in entry.game.seats(view)]
            assert len({tuple((way.name, way.head) for way in ways) for ways in told}) == 1
            for way in (way for ways in told for way in ways):
                assert len(way.head) <= 4
                assert way.cell
                assert way.told
                assert not way.whole or 0 <= way.done <= way.whole


@every_game
def test_a_spectator_is_told_as_much(entry: Entry) -> None:
    """Without a seat the panels and the drawing work, too."""
    listener = listener_on(entry, None)
    for _, view, _ in questions(entry, every=11):
        shown = entry.game.view(view, None)
        assert entry.presenter.draw(listener, shown, Zoom.MEDIUM, ASCII, None).canvas.text().strip()
        assert entry.presenter.own(listener, shown).title
        assert entry.presenter.common(listener, shown).sentences
        assert entry.presenter.common_in_full(listener, shown)
        assert [*entry.words.ways(listener, shown, Seat(1))]
        assert entry.presenter.own_in_full(listener, shown, ())


@every_game
def test_landmarks_are_told_and_signed(entry: Entry) -> None:
    """Each kind of event has words in both languages and a sign of its own in each charset."""
    kinds = entry.presenter.landmarks
    for language in LANGUAGES:
        say = listener_on(entry, None, language).say
        assert len({say(kind.message) for kind in kinds}) == len(kinds)
    for charset in CHARSETS:
        signs = [kind.sign(charset) for kind in kinds]
        assert len(set(signs)) == len(signs)
        assert all(len(sign) == 1 for sign in signs)
