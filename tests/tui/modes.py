"""Which modes a program switched on in its terminal: what must be off again when it has gone."""

import re

_SWITCH = re.compile(r"\x1b\[\?([0-9;]+)([hl])")
_KITTY = re.compile(r"\x1b\[([<>])[0-9;]*u")
_ALTERNATE_SCREEN, _CURSOR, _WRAPS = 1049, 25, 7
MOUSE = frozenset({1000, 1002, 1003, 1006, 1015, 1016})


class Modes:
    """The switches of a terminal, as somebody finds them: cursor shown, long lines wrapped."""

    def __init__(self) -> None:
        """Begin as usual."""
        self.on = {_CURSOR, _WRAPS}
        self.kitty = 0
        """How often kitty's keyboard was asked for and not given back."""

    def feed(self, text: str) -> None:
        """Switch as a text says."""
        for names, switch in _SWITCH.findall(text):
            modes = {int(name) for name in names.split(";")}
            self.on = self.on | modes if switch == "h" else self.on - modes
        for push in _KITTY.findall(text):
            self.kitty += 1 if push == ">" else -1

    @property
    def is_usual(self) -> bool:
        """Whether everything is as it was found."""
        return self.on == {_CURSOR, _WRAPS} and self.kitty == 0

    @property
    def is_full_screen(self) -> bool:
        """Whether a program has the whole screen, and with it the mouse."""
        return _ALTERNATE_SCREEN in self.on and bool(MOUSE & self.on)

    def __repr__(self) -> str:
        """Name what is on."""
        return f"modes {sorted(self.on)}, kitty's keyboard {self.kitty} times"
