"""Positions in which the best choice is beyond doubt, for tests of hints.

They are typed for the fixed box and say which Trifoliums are left, so ours can read them, too.
"""

RACE = """
    5  ... ... ... +++ Ede
    supply trifoliums 9
    red clovers 1, trifoliums 15 11, sheep D5 west star; Edenia; Edenia
    green clovers 5, trifoliums 13, sheep Edenia
"""
LAW = """
    1  Ari +++ OOO ... ...
    supply clovers 5, trifoliums 9
    red clovers 5, trifoliums 15 15, sheep B1 east star; Edenia; Edenia
    green clovers 3, trifoliums 13, sheep Edenia
"""
PRESTIGE = """
    5  ... ... ... +++ Ede
    supply trifoliums 9
    red clovers 5, trifoliums 15, sheep D5 east star; Edenia
    green clovers 3, trifoliums 13 11, sheep Edenia; Edenia
"""
BLOCK = """
    4  ... ... ... +++ ...
    5  ... ... +++ o++ Ede
    supply trifoliums 11 9
    red sheep D4 north star
    green trifoliums 15 13, sheep C5 west star; Edenia; Edenia
"""
"""Green's way to Edenia leads over the dwarf planet, and Green cannot pay to leap."""
PLANET = """
    turn red, ask planet, sheep 1
    1  Ari +++ OOO ... ...
    supply clovers 3, trifoliums 11
    red clovers 10, trifoliums 15 13, sheep C1 planet; Edenia; Edenia
    green clovers 6, trifoliums 9, sheep Edenia
"""
"""A flag would make 45 points."""
SECRETS = """
    1  Ari o++ +++ ... ...
    supply trifoliums 13 11 9
    dwarf B1 turbo-3:red scope-4:green
    red clovers 2, trifoliums 15, hidden quantum turbo-5, sheep Arridis; C1 east star; Edenia
    green clovers 1, hidden gromout r2m2-4, played scope-3
"""
OTHER_SECRETS = """
    1  Ari o++ +++ ... ...
    supply trifoliums 13 11 9
    dwarf B1 turbo-3:red junction-4:green
    red clovers 2, trifoliums 15, hidden quantum turbo-5, sheep Arridis; C1 east star; Edenia
    green clovers 1, hidden scope-5 turbo-4, played scope-3
"""
"""The same to red's eyes."""
