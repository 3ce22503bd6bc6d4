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

report-would-win = { $names } would win now, with { $points }.
report-would-share = { $names } would share the victory now, with { $points }.
