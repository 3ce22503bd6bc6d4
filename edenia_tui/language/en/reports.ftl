# Answers of the commands that check rules at the prompt.

# A legal command as it is typed; scripts cut it at the colon, which no command holds.
report-choice = { $command }: { $words }.
report-choice-alone = { $command }.
report-costs = costs { $cost }
report-no-choice = No command for { $sheep }.

report-rule = { $rule }: { $title }.
report-nearest = Near and legal: { $commands }.
report-in-command = Command { $number }, column { $column }:
report-in-option = { $option }, value { $number }, column { $column }:
report-unused = Not needed: { $given }.
report-next = Next, one of: { $commands }.
report-chance = Next, what chance brings, for example: { $command }.

report-landing = { $place }: { $odds }.
report-landing-by = { $place }: { $odds }, by { $start }.
report-certain = certain
report-odds = { $fraction }, about { $percent } %
report-odds-small = { $fraction }, under 1 %
report-reach-incomplete = Not everything was tried: the true odds may be better.
report-reach-guessed = The deck is not known: any tile is as likely as another.
report-reach-other = First { $sheep } must end its move.
report-reach-wrong = Which sheep? I expect { $expected }. Examples: 2, or green 1.

report-would-win = { $names } would win now, with { $points }.
report-would-share = { $names } would share the victory now, with { $points }.
report-may-hide = Hidden artefacts may change that.
report-race = Race: { $sheep } to go, the nearest { $steps } from Edenia.
report-law = 42 points: { $points } to go.
report-law-over = 42 points: { $points } too many.
report-law-known = 42 points: { $points } to go, as far as is known.
report-law-off = 42 points win nothing in this game.
report-prestige-ahead = Prestige: ahead by { $points }.
report-prestige-level = Prestige: level with the best.
report-prestige-behind = Prestige: { $points } behind { $name }.
