# Choices of The Little Prince: what is done, and what it changes.

gain = plus { $points }
loss = minus { $points }
gain-of = { $character } plus { $points }
loss-of = { $character } minus { $points }
gain-nothing = no points
lead-flips = flips { $tiles }
lead-most = { $volcanoes }, the most
lead-fewer = { $volcanoes }, no longer the most
lead-draws = { $draws } left
lead-last-draw = last draw
lead-unseen = unseen
lead-first = then a stack is chosen

choice-hidden = the face-down tile
choice-hidden-known = { $tile }, face down

question-stack = { $who ->
    [you] You choose: which stack?
   *[other] { $name } chooses: which stack?
}
question-draw = Tiles are being drawn.
question-hide = { $who ->
    [you] Which { $stack } tile goes face down?
   *[other] { $name } lays one face down: which?
}
question-take = { $who ->
    [you] Which { $stack } tile do you take?
   *[other] { $name }: which { $stack } tile?
}
question-name = { $who ->
    [you] Who is next?
   *[other] { $name } names somebody: who is next?
}
