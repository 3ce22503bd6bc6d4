"""Positions in which luck may win."""

HOLE = r"""
    3  ... ... hol \++ ...
    4  ... ... ... \++ \++
    deck none
    supply trifoliums 11 9
    red trifoliums 15 13, sheep C3 west star; Edenia; Edenia
"""
"""One path out of the Black Hole of three leads to Edenia."""
LAST_BY_HOLE = r"""
    3  ... ... hol \++ ...
    4  ... ... ... \++ \++
    deck none
    supply trifoliums 9
    red clovers 3, trifoliums 15, sheep C3 west star; Edenia
    green clovers 1, trifoliums 13 11, sheep Edenia; Edenia
"""
DECK = """
    2  ... +++ {ahead} ... ...
    deck OOO +++ +++ {more}
    supply trifoliums 11 9
    red clovers {clovers}, trifoliums 15 13, sheep B2 east star; Edenia; Edenia
"""
