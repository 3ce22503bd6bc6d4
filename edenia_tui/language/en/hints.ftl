# Hints in every game: the best choices, and how likely they win.

help-hint = hint h: the best choices, your chance to win with each, and why.
hint-thinking = Thinking for about a second. Ctrl-C stops it.
hint-stopped = No hint: the thinking was stopped.
hint-best = Best: { $choice }. Chance to win { $odds }.
hint-other = Or: { $choice }. Chance to win { $odds }.
hint-only = Only one choice: { $choice }.
hint-numbered = { $number }, { $choice }
hint-after = After { $choice }: { $following }.
hint-following = { $one }; { $two }
hint-odds = { $percent ->
    [0] under 1 %
   *[other] { $percent } %
}
hint-chance = Now chance decides, so there is nothing to choose.
hint-later = It gains nothing at once; what follows decides.
