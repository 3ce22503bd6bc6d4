# What the signs mean, besides the key below a drawing.

legend-link = the way along an orbit
legend-more = more than there is room for
legend-frame = the edge of a card
legend-turn = whose turn it is
legend-pointed = what is looked at
