# What puzzles of Edenia ask for.

puzzle-aim-law = { $name } to play. Reach exactly 42 points in this turn, whatever chance brings.
puzzle-aim-flag = { $name } to play. Save the flag on { $what }: find the only choice after which nobody can take it down before your next turn.
