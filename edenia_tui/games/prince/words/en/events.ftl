# What happens in The Little Prince.

goal = Win: the most points. Characters score for what your planet shows.

event-began = { $who ->
    [you] You choose first.
   *[other] { $name } chooses first.
}
event-round = Round { $round }, { $who ->
    [you] you choose.
   *[other] { $name } chooses.
}
event-next = { $name } chooses next.
event-chosen = { $who ->
    [you] You choose { $stack }, { $draws } left.
   *[other] { $name } chooses { $stack }, { $draws } left.
}
event-drawn = Drawn: { $tiles } ({ $stack }).
event-looks = { $who ->
    [you] You look at { $tiles } ({ $stack }).
   *[other] { $name } looks at { $tiles } ({ $stack }).
}
event-open = Open: { $tile }.
event-in-hand = In your hand: { $tile }.
event-offer = On offer: { $tiles }.
event-laid = { $name } lays one tile face down.
event-laid-own = You lay face down: { $tile }.
event-named = { $who ->
    [you] You name { $target }, { $tiles } left.
   *[other] { $name } names { $target }, { $tiles } left.
}
event-named-you = { $name } names you, { $tiles } left.
event-handed = { $who ->
    [you] You hand { $target } { $tiles }.
   *[other] { $name } hands { $target } { $tiles }.
}
event-handed-you = { $name } hands you { $tiles }.

event-taken-full = { $who ->
    [you] You take { $tile }.
   *[other] { $name } takes { $tile }.
}
event-taken-hidden-full = { $who ->
    [you] You take the face-down tile: { $tile }.
   *[other] { $name } takes the face-down tile: { $tile }.
}
event-figures = { $who ->
    [you] You: { $facts }.
   *[other] { $name }: { $facts }.
}
event-taken = { $name }: { $facts }.
event-taken-hidden = { $name }, face down: { $facts }.
event-got = You get { $facts }.
event-got-hidden = Face down lay { $facts }.
event-gained = { $facts }.
event-kept = { $name } keeps a Character, face down.
event-kept-hidden = { $name } takes the face-down Character.
gain-you = plus { $points }
loss-you = minus { $points }

event-flipped = { $who ->
    [you] Too many baobabs: you flip { $facts }.
   *[other] Too many baobabs: { $name } flips { $facts }.
}
event-flipped-tile = Flipped: { $tile }.
event-discarded = Out of the game: { $tile }.
event-revealed = { $who ->
    [you] You turn up: { $characters }.
   *[other] { $name } turns up: { $characters }.
}
