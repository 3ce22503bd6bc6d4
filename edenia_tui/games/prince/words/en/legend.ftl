# What the signs mean, besides the key below a drawing.

legend-secret = what you may not see
legend-gain = points a tile would bring
legend-left = a draw that is left of a stack
legend-gone = a draw that is gone
legend-more = more than there is room for
legend-edge = the edge of a planet
legend-turn = whose turn it is
legend-pointed = what is looked at
