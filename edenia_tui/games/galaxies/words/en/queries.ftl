# Answers about a table of Tiny Epic Galaxies.

count-of = { $who ->
    [you] you { $count }
   *[other] { $name } { $count }
}
none-yet = none
no-expansion = This game is played without the expansion.
ships-at = { $count ->
    [one] { $place }
   *[other] { $count } at { $place }
}
ship-of = { $name } { $where }
at-surface = on it

row-planet = { $planet }: { $facts }.
row-planet-ships = { $planet }: { $facts }; { $ships }.
row-length = orbit { $length }
row-gives = gives { $gives }
row-deck = { $left } left in the deck.
planet-action = Action: { $action }.
planet-ships = Ships: { $ships }.
planet-owner = { $who ->
    [you] Your colony.
   *[other] Colony of { $name }.
}
planet-gone = Out of the game.
planet-deck = Still in the deck.

pilots-one = { $pilot }: { $ships }; { $skill }.
pilots-hangar = { $ship }: 2 { $faces }.
black-none = No card lies open.
black-card = { $card }: { $effect }; { $badges }.
black-deck = { $left } left to draw.
black-ships = Out there: { $names }.

dice-free = Dice left: { $dice }.
dice-used = Used: { $dice }.
dice-spent = In the converter: { $dice }.
dice-reroll = { $paid ->
    [0] The next reroll is free.
   *[other] A reroll costs 1 energy.
}
dice-converter = { $used ->
    [0] The converter is free.
   *[other] The converter was used.
}

mat-ships = Ships: { $ships }.
mat-colonies = Colonies: { $planets }.
mat-flown = { $ship }, { $pilot }: { $skill }.
mat-cards = Cards: { $cards }.
mat-badges = Badges known: { $badges }.
mat-mission = Your mission: { $mission }.
cards-hidden = { $count } face down

missions-none = There are no missions alone.
missions-not-yet = No mission was dealt yet.
missions-one = { $mission }: { $what }.
score-later = { $facts }, at the end.
follow-alone = The Rogue never follows.
follow-face = { $face }: { $names }.
follow-nobody = Nobody could follow now.
board-points = Points: { $counts }.
turn-trigger = { $who ->
    [you] You have triggered the end: this is the last round.
   *[other] { $name } has triggered the end: this is the last round.
}

query-word-all = all
expected-planet = a planet, such as gort

threat-end = { $name } is { $points } from the end.
threat-planet = { $name } at { $planet } { $number }, you at { $own }: your ship would come home.
threats-none = Nobody is near the end, and no ship races yours.

query-example-look = look
query-example-status = status
query-example-turn = turn
query-example-board = board
query-example-row = row
query-example-dice = dice
query-example-planet = planet gort
query-example-mat = mat crimson
query-example-ships = ships crimson
query-example-pilots = pilots
query-example-black = black
query-example-missions = missions all
query-example-score = score crimson
query-example-followers = followers
query-example-who = who crimson
query-example-threats = threats

query-help-look = look, l: your galaxy, the row and what is asked.
query-help-status = status, s: your points, level, resources and ships.
query-help-turn = turn, t: whose turn it is, and what is asked.
query-help-board = board, b: the row, points and the round in three lines.
query-help-row = row, r: the planets, and whose ships are there.
query-help-dice = dice, d: the dice left and used, and what a reroll costs.
query-help-planet = planet gort, p gort: what it is and does, and where.
query-help-mat = mat, i: all that is yours; mat crimson: Crimson's.
query-help-ships = ships, n: where everybody's ships are; ships crimson: one player's.
query-help-pilots = pilots, k: the pilots on offer, and what the hangar asks for.
query-help-black = black, x: the open cards, the deck, and who is out there.
query-help-missions = missions, z: yours; missions all: every one there is.
query-help-score = score, o: your points so far; score crimson: Crimson's.
query-help-followers = followers, f: who could follow which face now.
query-help-who = who, w: the players; who crimson: one in full.
query-help-threats = threats: who could end the game, whose ships are ahead of yours.
