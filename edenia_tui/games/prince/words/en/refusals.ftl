# Why a typed line was turned down in The Little Prince: the key fact first.

refusal-form-take = { $verb } needs a tile.
refusal-form-hide = { $verb } needs a tile.
refusal-form-draw = { $verb } needs a tile.
refusal-form-name = { $verb } needs a player.
refusal-form-first = { $verb } needs a player.
refusal-form-choose = { $verb } needs a stack.

refusal-game-over = The game is over
refusal-chance-decides = Chance decides first
refusal-not-asked = Chance has nothing to decide now
refusal-choose-first = First choose a stack
refusal-chosen-already = Chosen already: this is a round of { $stack } tiles
refusal-stack-empty = No draws left: { $stack }
refusal-take-first = First a tile is taken
refusal-name-first = First name who is next
refusal-hide-first = First lay one of the three face down
refusal-not-offered = Not there: { $tile }. On offer: { $offered }
refusal-nothing-hidden = No tile lies face down
refusal-not-for-many = Only two players lay a tile face down
refusal-not-for-two = Two players name nobody
refusal-has-tile = { $seat } has a tile in this round already
refusal-no-such-seat = Nobody plays { $seat }
refusal-not-in-stack = Not a { $stack } tile: { $tile }
refusal-all-drawn = All drawn: { $tile }, there { $copies ->
    [one] is { $copies }
   *[other] are { $copies }
}
