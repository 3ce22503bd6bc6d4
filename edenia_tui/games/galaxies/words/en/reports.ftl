# Answers about Tiny Epic Galaxies of the commands that check rules at the prompt.

report-may-missions = The winner is open: unknown missions count, too (END-3).
report-may-badges = The winner is open: unknown cards have badges, too (BDG-1).
report-would-lead = Would win now: { $names }, { $points }.
report-missions-open = Missions of others are not counted.
