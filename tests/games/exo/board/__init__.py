"""Tests of the drawings of EXO: what they show, without any colour."""

from rules.exo.game import EXO
from rules.exo.state import State

_TABLE = """
exo 1
round     4
first     altair
turn      altair, holds mbo
a                   sbt sbz
b                 sbo srt srz
c               sro sgt sgz sgo
d             mbt mbz ... mrt mrz
e           ... ... ... ... lbt lrz
f         ... ... ... ... ... lgz lgo
altair    w1   0    e1   e2
n2        ...  ...  lrt  ...
n1        lbo  lbz  ...  ...
0         ...  ***  mro  ...
sirius    0    e1
0         ***  lro
s1        mgt  mgz
s2        mgo  ...
vega      n1 lgt
"""


def table() -> State:
    """Give a table with planets of every size, colour and type, one of them in a hand."""
    return EXO.read_position(_TABLE)
