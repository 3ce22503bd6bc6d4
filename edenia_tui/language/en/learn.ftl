# Lessons, puzzles, the task of the day, the coach.

learn-answer = Do this: { $choice }
learn-again = Try something else.
learn-lesson-not = Not this one. { $choice } It is put back.
learn-no-game = This is a task, not a game: nothing is kept and nothing needs to be taken back.
learn-over-unclear = This task is done. Press Enter for the next one, or type return.
learn-prompt-over = Done. Enter for the next, restart, or return?
learn-help-choose = Type a choice, as in a game; a wrong one is put back.
learn-help-words = hint helps, answer tells, task says again what to do.
learn-help-on = restart begins again, next goes on, return leaves.
learn-help-ask = All questions about the table and the rules are answered, too.
learn-all-done = There is nothing left to do here. Well done.
learn-left = Until next time.
learn-lessons = { $game }: { $done } of { $all } lessons done
learn-lesson-done = { $number }. { $lesson }, done.
learn-lesson-open = { $number }. { $lesson }.
learn-puzzles = { $game }: { $done } of { $all } puzzles solved
learn-page = { $game }: how to play
learn-title = Learn
learn-keys = Enter begins
learn-banner = A TASK: the rest is put back
learn-task = What to do
learn-put-back = Put back
learn-done = Done
learn-go-next = Next
learn-go-again = Once more
learn-go-leave = Leave
learn-hint = Hint

puzzle-title = Puzzle { $number }, grade { $grade } of 5
puzzle-aim-win = { $name } to play. Win in this turn, whatever chance brings.
puzzle-aim-safe = { $name } to play. Do not lose: find the only choice after which nobody can win before your next turn.
puzzle-aim-endgame = { $name } to play. Find the only choice with which you win, whatever the others do.
puzzle-aim-points = { $name } to play. Find the one way to have { $what } points, whatever the others do and chance brings.
puzzle-of-three = Pick one of the three.
puzzle-hint = { $depth ->
    [one] One decision is to be found. It begins with { $verb }.
   *[other] { $depth } decisions are to be found. The next begins with { $verb }.
}
puzzle-hint-not = It is not this one: { $choice }.
puzzle-not = { $choice } does not do it. It may go on like this.
puzzle-line = { $number }. { $who }: { $choice }.
puzzle-chance = chance
puzzle-solved = Solved. This is the only way.
puzzle-failed-by = Who missed it: { $bots }.

keys-in-a-task = In a lesson or a puzzle
key-task-hint = a hint
key-task-hint-short = hint
key-task-answer = the next choice, given away
key-task = what to do, told again
key-task-short = task
key-leave-task = back
key-leave-task-short = back

daily-week = { $day }  { $signs }
daily-signs = { $clean } solved, { $helped } solved with slips or hints, { $missed } not solved.
daily-streak = { $days ->
    [0] No streak yet.
    [one] A streak of one day.
   *[other] A streak of { $days } days.
}
daily-share-open = { $game }, { $day } (pieces { $pieces }): not solved yet.
daily-share = { $game }, { $day } (pieces { $pieces }): { $slips ->
    [0] solved at once
    [one] solved with one slip or hint
   *[other] solved with { $slips } slips and hints
}, day { $days } in a row.
daily-title = Today, { $game }
learn-page-keys = Up Down scroll, Esc back
menu-learn = Learn
menu-list-learn = New here? learn: lessons, coach: a first game; also puzzle and daily.
learn-page-key = p: how to play { $game }, on one page

coach-title = Coach
coach-on = Coach on, in games against bots.
coach-off = Coach off.
coach-warns = { $choice } throws much away.
coach-answer = { $name } may answer: { $choice }.
coach-better = Better: { $choice }.
coach-type-again = Type it again to do it all the same.
coach-take-back = Take it back
coach-do-it = Do it all the same
coach-first-game = { $game }: a first game, with a coach
help-on-coach = coach on: a word when a choice throws much away. coach off: none.
