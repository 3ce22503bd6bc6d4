# Choices of The Little Prince: what is done, and what it changes.

gain = plus { $points }
loss = minus { $points }
gain-of = { $character } plus { $points }
loss-of = { $character } minus { $points }
gain-nothing = no points
lead-flips = flips { $tiles }
lead-most = { $volcanoes }, the most
lead-fewer = { $volcanoes }, not the most now
lead-draws = { $draws } left
lead-last-draw = last draw
lead-unseen = unseen
lead-first = then a stack is chosen

choice-hidden = the face-down tile
choice-hidden-known = hidden, { $tile }

question-stack = { $who ->
    [you] You choose: which stack?
   *[other] { $name } chooses: which stack?
}
question-draw = Tiles are being drawn.
question-hide = { $who ->
    [you] { $which } goes face down?
   *[other] { $name } lays one face down: { $which }?
}
question-take = { $who ->
    [you] { $which } do you take?
   *[other] { $name } takes: { $which }?
}
which-tile = which tile
which-tile-centre = which centre tile
which-tile-uphill = which uphill tile
which-tile-downhill = which downhill tile
which-tile-character = which Character
question-name = { $who ->
    [you] Who is next?
   *[other] { $name } names somebody: who is next?
}
