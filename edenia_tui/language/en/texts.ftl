# What is wrong with a position, a record or a file with pieces, in every game.

text-place = line { $line }, column { $column }: { $wrong }
text-with-example = { $told }. Write, for example: { $example }
text-in-file = { $file }: { $told }
text-standard-input = standard input
text-torn = { $file }: the last line has no end and is left out
text-no-point = { $file }: there is no action { $number }; the record has { $actions }
text-position-point = { $file }: a position has no action { $number }; only a record has
text-not-text = not UTF-8 text (byte { $byte })

text-number = expected a number from { $least } to { $most }, found '{ $found }'
text-word = expected { $what } ({ $expected }), found '{ $found }'
text-unexpected = nothing can stand here, found '{ $found }'
text-nothing-after = nothing can follow '{ $key }' here
text-one-after = expected one word after '{ $key }'
text-unknown-line = '{ $found }' begins no line of a position; expected one of: { $expected }
text-second-line = a line '{ $found }' stands here a second time
text-twice = '{ $found }' stands here a second time
text-line-missing = there is no line '{ $name }'
text-count = { $name }: expected { $wanted }, found { $number }
text-format = this is format { $found }; only format { $known } can be read
text-nobody-plays = { $key }: nobody plays { $seat }; give { $seat } a line
text-too-long = expected at most { $most } characters, found { $number }
text-noun-turn-word = a word about the turn
text-noun-question = a question

text-rule-chapter = a rule needs a chapter ({ $chapter }) before it
text-rule-head = a rule begins with its id and a title: { $rule }
text-rule-start = expected a chapter ({ $chapter }) or a rule ({ $rule })
text-rule-origin = { $rule } does not say where it is from: (printed), (partly ours) and why, or (ours) and why

# Records.
text-not-utf8 = not UTF-8 text
text-no-record = not a record: it does not begin with '{ $name }'
text-formats = only formats { $first } and { $last } are known here
text-no-moves = the header has no end: the line '{ $name }'
text-header-line = '{ $found }' is no line of the header; lines are: { $expected }
text-header-missing = the header has no line '{ $name }'
text-other-game = not a game of { $game }
text-seat = expected: seat COLOUR NAME human, or a bot instead of human; colours are { $expected }
text-seat-order = each seat once, in the order { $expected }
text-players = this game is for { $least } to { $most } players, not { $number }
text-seed = expected: seed NUMBER
text-origin = expected: origin NAME{ $sign }NUMBER
text-content = expected: { $ours }; or { $own }, and below it its lines, each after { $sign }
text-content-missing = the header has no line '{ $name }', such as: { $example }
text-content-version = '{ $found }' is not known here; there are: { $expected }
text-content-bar = a line with { $sign } belongs below a line '{ $name }'
text-long-line = too long: a line of more than { $most } letters
text-too-much = too long: more than { $most } { $things ->
    [lines] lines after the header
    [rewound] actions taken back and done again
   *[reseatings] seats taken in the middle of the game
}
text-not-legal = '{ $typed }' is not legal here ({ $rule })
text-not-legal-because = '{ $typed }' is not legal here: { $why }
text-no-command = '{ $typed }' is no command; expected one of: { $expected }
text-no-command-form = '{ $typed }' is no command; expected, for example: { $expected }
text-ambiguous = '{ $typed }' could mean one of these: { $expected }
text-not-undone = '{ $typed }' is not possible here: { $fence ->
    [start] nothing has been done yet
    [turn] nobody is asked
    [chance] chance decided the last action
    [other] another player decided the last action
    [seen] the last action showed something hidden
   *[shown] the last action showed others something hidden
}
text-not-redone = '{ $typed }' is not possible here: nothing was taken back
text-not-back = '{ $typed }' is only for games against bots
text-back-too-far = '{ $typed }' is not possible here: only { $number } { $number ->
    [one] action has
   *[other] actions have
} been done
text-rewind = expected: undo, redo, or back and a number of actions

# Records as JSON.
text-no-json = not JSON: something else should stand here
text-json-nested = not a record: too deeply nested
text-json-kind = not a record: its kind is not '{ $name }'
text-json-field = not a record: the field { $name } is missing at { $where }
text-json-value = not a record: expected { $kind ->
    [array] a list
    [object] an object
    [str] a text
    [int] a whole number
   *[other] another value
} at { $where }
text-json-action = action { $number } has no command
text-json-reseating = there is no action { $number } to take a seat after
text-json-line = '{ $found }' is not one line of printable text
