# Answers of the commands that check rules at the prompt.

# A legal command as it is typed; scripts cut it at the colon, which no command holds.
report-choice = { $command }: { $words }.
report-choice-alone = { $command }.
report-no-choice = No command for { $piece }.

report-rule = { $rule }: { $title }.
report-nearest = Near and legal: { $commands }.
report-in-command = Command { $number }, column { $column }:
report-in-option = { $option }, value { $number }, column { $column }:
report-unused = Not needed: { $given }.
report-next = Next, one of: { $commands }.
report-chance = Next, what chance brings, for example: { $command }.
report-options = { $commands }.
report-options-more = { $commands }, and { $more } more.
report-all = { $count } commands in all; edenia legal tells where each leads.
report-here = In this position, near and legal:
report-no-answer = No rule found for '{ $typed }'. Try other words, or: edenia rules.

report-would-win = { $names } would win now, with { $points }.
report-would-share = { $names } would share the victory now, with { $points }.
