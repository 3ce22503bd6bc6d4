# What the signs of the universe mean, besides the key below a drawing.

legend-blue = blue
legend-red = red
legend-green = green
legend-star = the Star of a galaxy
legend-open = an open square without points
legend-lined = makes points with others
legend-pointed = what is looked at
