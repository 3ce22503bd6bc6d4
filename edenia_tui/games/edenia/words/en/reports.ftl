# Answers about Edenia of the commands that check rules at the prompt.

report-costs = costs { $cost }
report-landing = { $place }: { $odds }.
report-landing-by = { $place }: { $odds }, by { $start }.
report-certain = certain
report-odds = { $fraction }, about { $percent } %
report-odds-small = { $fraction }, under 1 %
report-reach-incomplete = Not everything was tried: the true odds may be better.
report-reach-guessed = The deck is not known: any tile is as likely as another.
report-reach-other = First { $sheep } must end its move.
report-reach-wrong = Which sheep? I expect { $expected }. Examples: 2, or green 1.
report-may-hide = Hidden artefacts may change that.
report-race = Race: { $sheep } to go, the nearest { $steps } from Edenia.
report-law = 42 points: { $points } to go.
report-law-over = 42 points: { $points } too many.
report-law-known = 42 points: { $points } to go, as far as is known.
report-law-off = 42 points win nothing in this game.
report-prestige-ahead = Prestige: ahead by { $points }.
report-prestige-level = Prestige: level with the best.
report-prestige-behind = Prestige: { $points } behind { $name }.
