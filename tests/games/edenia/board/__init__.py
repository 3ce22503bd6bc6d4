"""Tests of boards: what a drawing shows, without any colour."""

from edenia_tui.canvas.charset import ASCII, UNICODE
from rules.edenia.game import EDENIA
from rules.edenia.state import State

CHARSETS = (UNICODE, ASCII)
EVERYTHING = r"""
edenia 1
rules     fr
round     14
first     red
turn      red
               A    B    C    D    E
north              *uu  uuu  u*u  uux
1             Ari  +/\  o/+  \y+  ...  uuu
2        u*u  /\+  OOO  /+b  +\o  b+/  xuu
3        uuu  ...  +r/  hol  OOO  +/r  uuu
4        uu*  \r+  \++  ...  ++/  /+o  u*u
5        uuu  +/y  y\+  OOO  OOO  Ede
south         uuu  uu*  *uu  uxu
deck      unknown
planet    B2 clovers 2, flag red
planet    D3 clovers 0, flag green, protected
planet    C5 clovers 3
planet    D5 clovers 1, flag yellow
dwarf     C1 scope-4:red ?:green
dwarf     D2 ?
dwarf     E4 none
pad       D1 sabotaged
pad       B3 sabotaged
red       clovers 2, flags 2, hidden turbo-3
          sheep Arridis; C1 dwarf; B3 east star
green     clovers 3, flags 2
          sheep B2 planet; A2 north star 1; A2 north star 2
yellow    clovers 1, flags 2
          sheep D1 pad; B2 planet; B2 north nebula
black     clovers 0, trifoliums 15
          sheep Edenia; C3 east star; D4 west meteorite
"""
"""A position in which every feature of the galaxy is to be seen."""


def typed(text: str) -> State:
    """Read a position; whatever is left out has not been touched."""
    return EDENIA.read_position(text)
