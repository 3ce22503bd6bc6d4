# Cups, a game of dice under cups.

seat-0 = Oak
seat-1 = Elm
seat-2 = Ash

goal = Win: be the last one with dice.
bid = { $count } times { $face }
no-bid = No bid yet.
last-bid = { $who ->
    [you] Last bid: { $bid }, by you.
   *[other] Last bid: { $bid }, by { $name }.
}
count-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
on-table = Under all cups: { $dice }.
your-dice = Dice: { $dice }.
has-dice = { $who ->
    [you] You have { $left ->
        [one] { $left } die.
       *[other] { $left } dice.
    }
   *[other] { $name } has { $left ->
        [one] { $left } die.
       *[other] { $left } dice.
    }
}

event-began = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
event-turn = Round { $round }, { $who ->
    [you] your turn.
   *[other] { $name }'s turn.
}
event-said = { $name }: { $bid }.
event-said-full = { $who ->
    [you] You bid { $bid }.
   *[other] { $name } bids { $bid }.
}
event-doubted = { $who ->
    [you] You doubt.
   *[other] { $name } doubts.
}
event-shown = { $who ->
    [you] You show { $dice }.
   *[other] { $name } shows { $dice }.
}
event-lost-brief = { $who ->
    [you] You: { $left } left.
   *[other] { $name }: { $left } left.
}
event-lost = { $who ->
    [you] There are { $there }: you lose a die, { $left } left.
   *[other] There are { $there }: { $name } loses a die, { $left } left.
}
won-last = { $who ->
    [you] You win, the last one with dice
   *[other] { $name } wins, the last one with dice
} ({ $rule }).

question-count = { $who ->
    [you] Your turn: how many dice?
   *[other] { $name }'s turn: how many dice?
}
question-more = { $who ->
    [you] Your turn: how many, or doubt?
   *[other] { $name }'s turn: how many, or doubt?
}
question-face = { $number } of which face?
question-roll = The dice are being rolled.

at-least = at least { $number }
shows = a { $face }
doubts = doubt
own-of-them = you have { $own }
doubt-lead = { $bid }, you have { $own }
reason-dice = There are { $count } dice under all cups. Rule BID-2.

refusal-form-count = { $verb } needs a number.
refusal-form-face = { $verb } needs a face, 1 to 6.
refusal-form-roll = { $verb } needs a face, 1 to 6.
refusal-form-first = { $verb } needs a player.
refusal-game-over = The game is over
refusal-chance-decides = The dice come first
refusal-not-asked = That is decided already
refusal-no-such-seat = Nobody plays { $seat }
refusal-count-first = First say how many
refusal-face-first = First say of which face there are { $number }
refusal-too-low = Not more than the last bid
refusal-too-many = Too many: there are { $number } dice
refusal-no-bid = Nothing to doubt yet

help-bidding = Or type a command: count 3, then face 5; or doubt.
help-table = look l, status s, turn t, board b, who w, score o: the table.
replaying-help-event = next bid, back doubt: to an event. turn, dice, victory.
rules-word = doubt

query-example-look = look
query-example-status = status
query-example-turn = turn
query-example-board = board
query-example-who = who elm
query-example-score = score elm

query-help-look = look, l: everybody, the last bid, and what is asked.
query-help-status = status, s: your dice and the round.
query-help-turn = turn, t: whose turn, and what is asked.
query-help-board = board, b: the last bid, and how many dice there are.
query-help-who = who, w: the players; who elm: one of them.
query-help-score = score, o: how many dice you have; score elm: or Elm.

saves-victory-last = with the last dice
stats-victory-last = with the last dice

screen-dice = Your dice
screen-cups = Cups
screen-bid = The bid
screen-how-many = How many
screen-which = Which face
screen-instead = Instead
sign-hidden = a hidden die
sign-die = a die
key-lower = go to the next lower number or face
key-higher = go to the next higher number or face
kind-doubt = doubts
kind-victory = the end of the game
text-noun-line = a line
text-noun-player = a player
text-dice = expected the dice of two or three players
text-die = a die too many

way-dice = Dice
