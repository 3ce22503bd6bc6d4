# Keeping a game: what is taken back, and the games in the library.

help-undo = undo: take your last choice back. redo: do it again. back 2: against bots.

undo-undone = { $who ->
    [you] Taken back: { $choice }.
   *[other] { $name } takes back: { $choice }.
}
undo-undone-secret = { $who ->
    [you] Your last choice is taken back.
   *[other] { $name } takes a choice back.
}
undo-redone = { $who ->
    [you] Done again: { $choice }.
   *[other] { $name } does it again: { $choice }.
}
undo-redone-secret = { $who ->
    [you] Your last choice is done again.
   *[other] { $name } makes the same choice again.
}
undo-back = Back in round { $round }: { $number ->
    [one] 1 action
   *[other] { $number } actions
} taken back.
undo-forward = Again in round { $round }: { $number ->
    [one] 1 action
   *[other] { $number } actions
} done again.

undo-fence-start = Nothing to take back: nothing has been done yet.
undo-fence-turn = Nothing to take back: it is not your turn.
undo-fence-other = Nothing to take back: your turn has just begun.
undo-fence-chance = Too late to take back: chance has decided.
undo-fence-seen = Too late to take back: you have seen what was hidden.
undo-fence-shown = Too late to take back: others have seen what you had hidden.
undo-fence-hidden = Too late to take back: it hung on what is hidden from you ({ $rule }).
undo-use-back = Against bots alone you may still go back: type back.
undo-no-redo = Nothing to do again: nothing was taken back.
undo-redo-turn = Nothing to do again: it is not your turn.
undo-no-back = Only against bots can the game go back. Type undo for one choice.
undo-no-decision = Nothing to go back to: you have not decided anything yet.
undo-back-wrong = { $most ->
    [one] Only one decision of yours can be taken back: type back.
   *[other] Type back and a number from 1 to { $most }. An example: back 1.
}

saves-none = No game is kept here yet. Begin one with: edenia play.
saves-running = { $name }: round { $round }, { $turn } to play; { $who }.
saves-waiting = { $name }: round { $round }; { $who }.
saves-over = { $name }: won by { $winners } in round { $round }, { $victory }; { $who }.
saves-lost = { $name }: lost in round { $round }, { $victory }; { $who }.
saves-unreadable = { $name }: cannot be read: { $reason }.
saves-heard = { $game }{ $others ->
    [none] { "" }
   *[other] { " " }against { $others }
}, round { $round }, { $when }.
saves-heard-over = { $game }{ $others ->
    [none] { "" }
   *[other] { " " }against { $others }
}, won by { $winners } in round { $round }, { $when }.
saves-heard-lost = { $game }, lost in round { $round }, { $when }.
saves-bot-called = { $name } the { $bot }
saves-today = today { $time }
saves-yesterday = yesterday { $time }
saves-day = { $day } { $month }, { $time }
saves-day-of-year = { $day } { $month } { $year }
saves-month = { $number ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
}
saves-in-use = The game cannot go on: another program has it open.
saves-which = Which game? A number, more, or Enter to go back:
saves-which-wrong = { $most ->
    [one] There is only one game: type 1.
   *[other] Type a number from 1 to { $most }. An example: 1.
}
saves-do = { $state ->
    [over] 1 watch it, 2 export it, Enter to go back:
   *[running] 1 watch it, 2 export it, 3 continue it, Enter to go back:
}
saves-do-wrong = { $state ->
    [over] Type 1 or 2. An example: 1.
   *[running] Type 1, 2 or 3. An example: 3.
}
saves-form = Which form, and which file? Enter for text, ? for all forms:
saves-more = { $number ->
    [one] 1 older game is
   *[other] { $number } older games are
} not listed. Type: edenia saves --all.
saves-when = { $who }; { $when }
saves-bot = { $name } ({ $bot })
saves-bot-lamb = lamb
saves-bot-ewe = ewe
saves-bot-ram = ram
saves-bot-shepherd = shepherd

keeping-title = The file of this game
keeping-gone = The file of this game is gone.
keeping-replaced = Something else stands where the file of this game was.
keeping-changed = Somebody else has changed the file of this game.
keeping-moved = The whole game so far is now { $name }, and goes on there.
keeping-lost = The game is not saved: { $reason }
keeping-reading = Games read for the first time: { $done } of { $all }.
