"""The line editor: what somebody sees while they type, and the line that comes of it."""

import pyte
import pytest

from edenia_tui.host.lines.editor import LineEditor, Stroke

LEFT, RIGHT, UP, DOWN, HOME, END, DELETE = (
    *("\x1b[D", "\x1b[C", "\x1b[A", "\x1b[B", "\x1b[H", "\x1b[F", "\x1b[3~"),
)
COLUMNS = 20


class Typist:
    """Somebody at a terminal of some columns."""

    def __init__(self) -> None:
        """Sit down."""
        self.screen = pyte.Screen(COLUMNS, 10)
        self._stream = pyte.Stream(self.screen)
        self.shown = ""
        self.editor = LineEditor(self._show, lambda: COLUMNS, 100)

    def _show(self, text: str) -> None:
        self.shown += text
        self._stream.feed(text.replace("\n", "\r\n"))

    def type(self, keys: str) -> Stroke | None:
        """Press keys; what the last of them ended."""
        stroke = None
        for letter in keys:
            stroke = self.editor.key(letter)
        return stroke

    @property
    def rows(self) -> str:
        """What stands on the terminal, rows joined where the terminal broke them."""
        return "".join(self.screen.display).rstrip()


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        ("go 1 east", "go 1 east"),
        ("goo\x7f 1", "go 1"),
        (f"g 1{LEFT}{LEFT}o", "go 1"),
        (f"xgo{HOME}{DELETE}{END}!", "go!"),
        ("one two three\x17\x17four", "one four"),
        (f"one two{LEFT}{LEFT}{LEFT}\x15", "two"),
        (f"one two{LEFT}{LEFT}{LEFT}\x0b", "one "),
        ("\u4f60\u597d\x7f\u00e9", "\u4f60\u00e9"),
        ("a line that is longer than the terminal is wide", None),
        (f"a line that is longer than the terminal{HOME}much {END}\x7f\x7f\x7f", None),
        ("\x1b[200~\x00\x07ok", "ok"),
    ],
)
def test_what_is_seen_is_what_is_typed(keys: str, line: str | None) -> None:
    """After any keys the terminal shows the prompt and the line, and nothing left over."""
    typist = Typist()
    typist.editor.begin("Now: ")
    typist.type(keys)
    if line is not None:
        assert typist.editor.text == line
    seen = "".join(char for char in typist.rows if char)
    assert seen == f"Now: {typist.editor.text}".rstrip()
    assert typist.type("\r") is Stroke.ENTER


def test_plain_typing_is_echoed_and_nothing_else() -> None:
    """Whoever only types and corrects the end of a line gets no escape."""
    typist = Typist()
    typist.editor.begin("> ")
    typist.type("hello\x7f\x7flo")
    assert "\x1b" not in typist.shown


def test_lines_come_back_and_what_was_begun_is_not_lost() -> None:
    """Up and down go through earlier lines; the one that was being typed is there again."""
    typist = Typist()
    for line in ("first", "second"):
        typist.editor.begin("> ")
        typist.type(f"{line}\r")
        assert typist.editor.take() == line
    typist.editor.begin("> ")
    typist.type(f"th{UP}{UP}")
    assert typist.editor.text == "first"
    typist.type(f"{DOWN}{DOWN}")
    assert typist.editor.text == "th"
    assert typist.type("\x03") is Stroke.INTERRUPT
    typist.editor.take()
    assert typist.type("\x04") is Stroke.END
