# Answers about Edenia of the commands that check rules at the prompt.

report-costs = costs { $cost }
report-landing = { $place }: { $odds }.
report-landing-by = { $place }: { $odds }, by { $start }.
report-certain = certain
report-odds = { $fraction }, about { $percent } %
report-odds-small = { $fraction }, under 1 %
report-odds-rough = about { $percent } %
report-odds-small-rough = under 1 %
report-reach-incomplete = Not everything was tried: the true odds may be better.
report-reach-guessed = The deck is not known: any tile is as likely as another.
report-reach-other = First { $sheep } must end its move.
report-reach-wrong = Which sheep? I expect { $expected }. Examples: 2, or green 1.
report-may-hide = The winner is open: hidden artefacts count, too (WIN-3).
report-tie-fr = Level on points: the highest Trifolium decides (ED-1).
report-tie-en = Level on points: most sheep on Edenia decides (ED-1).
report-race = Race: { $sheep } to go, the nearest { $steps } from Edenia.
report-law = 42 points: { $points } to go.
report-law-over = 42 points: { $points } too many.
report-law-known = 42 points: { $points } to go, as far as is known.
report-law-open = { $who ->
    [you] 42 may have been reached: you have { $points } and { $hidden } hidden
   *[other] 42 may have been reached: { $name } has { $points } and { $hidden } hidden
} (WIN-2).
report-would-win-known = As far as is known { $names } would win now, with { $points }.
report-would-share-known = As far as is known { $names } would share the victory now, with { $points }.
report-law-off = 42 points win nothing in this game.
report-prestige-ahead = Prestige: ahead by { $points }.
report-prestige-level = Prestige: level with the best.
report-prestige-behind = Prestige: { $points } behind { $name }.
