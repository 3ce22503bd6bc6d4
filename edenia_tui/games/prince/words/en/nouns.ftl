# The nouns of The Little Prince, and amounts.

seat-0 = Amber
seat-1 = Coral
seat-2 = Jade
seat-3 = Pearl
seat-4 = Topaz

stack-centre = centre
stack-uphill = uphill
stack-downhill = downhill
stack-character = Character

element-baobab = { $count ->
    [one] baobab
   *[other] { $count } baobabs
}
element-volcano = { $count ->
    [one] volcano
   *[other] { $count } volcanoes
}
element-sunset = { $count ->
    [one] sunset
   *[other] { $count } sunsets
}
element-rose = { $count ->
    [one] rose
   *[other] { $count } roses
}
element-lamppost = { $count ->
    [one] lamppost
   *[other] { $count } lampposts
}
element-box = { $count ->
    [one] box
   *[other] { $count } boxes
}
element-star = { $count ->
    [one] star
   *[other] { $count } stars
}
element-fox = { $count ->
    [one] fox
   *[other] { $count } foxes
}
element-elephant = { $count ->
    [one] elephant
   *[other] { $count } elephants
}
element-snake = { $count ->
    [one] snake
   *[other] { $count } snakes
}
element-white = { $count ->
    [one] white sheep
   *[other] { $count } white sheep
}
element-grey = { $count ->
    [one] grey sheep
   *[other] { $count } grey sheep
}
element-brown = { $count ->
    [one] brown sheep
   *[other] { $count } brown sheep
}
tile-empty = nothing on it
tile-and = { $things } and { $last }

character-vain = vain man
character-geographer = geographer
character-astronomer = astronomer
character-king = king
character-lamplighter = lamplighter
character-hunter = hunter
character-drunkard = drunkard
character-white = white businessman
character-grey = grey businessman
character-brown = brown businessman
character-gardener = gardener
character-turkish = Turkish astronomer
character-prince = Little Prince

count-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-volcano = { $count ->
    [0] no volcano
    [one] { $count } volcano
   *[other] { $count } volcanoes
}
count-baobab = { $count ->
    [one] { $count } baobab
   *[other] { $count } baobabs
}
count-tile = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
count-character = { $count ->
    [one] { $count } Character
   *[other] { $count } Characters
}
count-draw = { $count ->
    [one] { $count } draw
   *[other] { $count } draws
}
