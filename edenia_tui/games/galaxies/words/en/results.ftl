# What choices bring: the headings of the list.

result-points = Points
result-dice = Use a die
result-hire = Hire
result-orbits = Into an orbit
result-surfaces = Land
result-upgrade = The empire
result-perform = A planet acts
result-other = Or
result-nothing = Adds nothing
