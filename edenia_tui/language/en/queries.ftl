# Answers, and what can be typed after a question, in every game.

query-word-me = me you
query-word-full = full
query-missing = Something is missing: { $expected }. Example: { $example }.
query-wrong = Not clear: { $typed }. I expect { $expected }. Example: { $example }.
query-expected-player = a player
query-expected-nothing = nothing more

outcome-you = you
outcome-and = { $one } and { $two }

query-round = { $who ->
    [you] Round { $round }, your turn.
   *[other] Round { $round }, turn of { $name }.
}
query-round-number = Round { $round }.
query-began = { $who ->
    [you] You began.
   *[other] { $name } began.
}
query-facts = { $facts }.
query-player = { $who ->
    [you] You: { $facts }.
   *[other] { $name }: { $facts }.
}
query-part = { $points } for { $what }.
query-diff-nothing = Nothing has changed.
query-gain = plus { $change }, { $total }
query-loss = minus { $change }, { $total }

legend-line = { $sign }: { $meaning }.
legend-spoken = Drawings have signs for: { $signs }.
legend-here = Signs here:

course-of = { $who ->
    [you] You: { $first } % at first, { $best } % in round { $round }, { $last } % in the end.
   *[other] { $name }: { $first } % at first, { $best } % in round { $round }, { $last } % in the end.
}
course-turn = Round { $round }, { $name } { $before }-{ $after } %
course-later = The course of a game is told when it is over.
