# The Little Prince on the screen: what is written in and around the drawing.

# The Characters in at most six letters, the first three of which differ.
screen-short-vain = vain
screen-short-geographer = geogr.
screen-short-astronomer = astron
screen-short-king = king
screen-short-lamplighter = lampl.
screen-short-hunter = hunter
screen-short-drunkard = drunk
screen-short-white = white
screen-short-grey = grey
screen-short-brown = brown
screen-short-gardener = garden
screen-short-turkish = Turk
screen-short-prince = Prince

# What the Characters score for, in a few words.
screen-scoring-vain = 4 a snake
screen-scoring-geographer = 1 a tile without volcano
screen-scoring-astronomer = 2 a sunset
screen-scoring-king = 14 for 1 rose, 7 for 2
screen-scoring-lamplighter = 1 a lamppost
screen-scoring-hunter = 3 a kind of animal
screen-scoring-drunkard = 3 a flipped tile
screen-scoring-white = 2 a white sheep
screen-scoring-grey = 3 a grey sheep
screen-scoring-brown = 5 a brown sheep
screen-scoring-gardener = 7 a baobab
screen-scoring-turkish = 1 a star
screen-scoring-prince = 3 a colour of sheep, 1 a box

# The things on tiles, as short as can be.
screen-thing-baobab = baobab
screen-thing-volcano = volcano
screen-thing-sunset = sunset
screen-thing-rose = rose
screen-thing-lamppost = lamp
screen-thing-box = box
screen-thing-star = star
screen-thing-fox = fox
screen-thing-elephant = elephant
screen-thing-snake = snake
screen-thing-white = white
screen-thing-grey = grey
screen-thing-brown = brown sheep

# What a tile on offer would change, and where the table stands.
screen-offer-down = face down
screen-offer-flips = flips { $count } tiles!
screen-offer-most = most volcanoes: { $count }
screen-offer-baobabs = baobab { $count } of 3
screen-sheep = sheep
screen-flipped = flipped
screen-round = Round { $round } of { $rounds }. What nobody has seen yet:
screen-draws = { $count ->
    [0] used up
    [one] 1 draw left
   *[other] { $count } draws left
}

# The signs, for the key below a drawing.
sign-baobab = baobab
sign-volcano = volcano
sign-sunset = sunset
sign-rose = rose
sign-lamppost = lamppost
sign-box = box
sign-star = star
sign-fox = fox
sign-elephant = elephant
sign-snake = snake
sign-white = white sheep
sign-grey = grey sheep
sign-brown = brown sheep
sign-plain = tile with other things
sign-empty = free cell
sign-flipped = flipped
sign-unseen = face down
sign-most = 3 volcanoes, the most

# Around the drawing.
screen-planet = { $who ->
    [you] Your planet
   *[other] Planet of { $name }
}
screen-planets = Planets
screen-table = Stacks
screen-tile = Tile { $number }
screen-cell = { $where }: { $what }.
screen-place = { $who ->
    [you] Your planet, { $stack }
   *[other] Planet of { $name }, { $stack }
}

key-number = go to the tile, stack or player with that number

kind-characters = Characters are drawn
kind-flips = baobabs flip tiles
kind-victory = the end of the game
