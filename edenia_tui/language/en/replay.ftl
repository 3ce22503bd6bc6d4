# Looking at a game again, and playing it on otherwise.

help-replay = replay: look back at the game. what if: try something beside it.

replaying-begins = Replay. Type next, or play; ? for help, quit to leave.
replaying-begins-live = Looking back. Type back, or ? for help; return to play on.
replaying-prompt = Replay, action { $point } of { $last }:
replaying-place = { $who ->
    [you] Round { $round }, your turn, action { $point } of { $last }.
   *[other] Round { $round }, { $name }'s turn, action { $point } of { $last }.
}
replaying-place-start = Before the first turn, action { $point } of { $last }.
replaying-place-over = The game is over, action { $point } of { $last }.
replaying-eyes-seat = You look with the eyes of { $name }.
replaying-eyes-spectator = You look with the eyes of a spectator.
replaying-eyes-open = Everything is open to you.
replaying-eyes-own = While the game runs you look with your own eyes only.
replaying-no-eyes = Whose eyes? A player, spectator or all. An example: eyes { $one }.
replaying-at-start = This is the beginning. Type next to go on.
replaying-at-end = This is the end. Type back or start to look again.
replaying-paused = Paused. Type play to go on.
replaying-no-speed = Type play and a speed from 1 to { $most }. An example: play 2.
replaying-no-turn = { $most ->
    [0] No turn has begun yet.
    [1] There is only round 1. An example: turn 1 { $two }.
   *[other] Type turn and a round from 1 to { $most }. An example: turn 1 { $two }.
}
replaying-no-action = Type action and a number from 0 to { $last }. An example: action 0.
replaying-no-kind = Which event? Not clear: { $typed }. An example: next turn.
replaying-none-after = There is none after this: { $kind }.
replaying-none-before = There is none before this: { $kind }.
replaying-no-choice = A replay has no choices. Type what if to try something.
replaying-already = You are looking back already. Type back or next to move.
replaying-no-change = A replay changes nothing. Type back or next, or what if to try something.
replaying-unclear = Not clear: { $typed }. Type ? for help, or next to go on.
replaying-unreadable = That cannot be read. Type ? for help, or next to go on.
replaying-told = { $name ->
    [none] Replay
   *[other] Replay of { $name }
}: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
replaying-over = The replay is over.
replaying-returned = Back in the game.

replaying-help-step = next or +: what happened next. back or -: what happened before.
replaying-help-place = turn 5, turn 5 { $two }, action 37, start, end; where: your place in the game.
replaying-help-play = play: all that follows, at a readable pace; play 3: faster. Enter stops.
replaying-help-eyes = eyes { $one }, eyes spectator, eyes all: who looks, and what they knew.
replaying-help-what-if = what if: play on from here for all seats; the game stays as it is.
replaying-help-look = look, board, status, score, log, rules and the rest: as in a game.
replaying-help-share = export: the game as a file; export svg: a picture of this place.
replaying-help-leave = brief, normal, full: how much is told. quit or return: leave.

trying-mark = What if:
trying-begins = you play on for all. The game stays as it is. Type drop to end.
trying-guess = What is hidden from you is guessed, so nothing is given away.
trying-chance = { $question } Type draw, or m to choose:
trying-over = The game is over. Type undo or drop:
trying-no-chance = Nothing to draw now: a player is asked.
trying-no-outcome = Type draw, or a number from 1 to { $most }. Type m for the list.
trying-no-hint = Hints are for the game itself. Type drop to return to it.
trying-no-redo = What is taken back here is gone. Type your choice again.
trying-no-back = Here things are taken back one by one. Type undo.
trying-no-replay = A what-if has no past to look back at. Type undo, or drop to return.
trying-already = You are trying something out already. Type undo or drop.
trying-no-resign = Here you play for all, so nobody resigns. Type drop to return.
trying-no-export = Only a game that is kept is exported. Type drop to return to it.
trying-no-screen = The screen shows the game, not a what-if. Type drop first.
trying-in-replay = That is for looking back, not for trying out. Type drop first.
trying-auto-on = Chance draws by itself now. Type auto to change that.
trying-auto-off = Chance waits for you now. Type draw, or choose.
trying-undone = Taken back: { $choice }.
trying-no-undo = Nothing to take back: it began here.
trying-dropped = dropped. The game is as it was.
trying-kept = Kept as { $name }. Go on with: edenia resume { $name }.
trying-not-kept = It cannot be kept: { $reason }
trying-no-keep = It cannot be kept while the game runs. Type drop to return.

trying-help-choose = moves, m: choices of whoever acts; type a number or a command.
trying-help-chance = draw: chance decides. auto: always by itself. m: choose for chance.
trying-help-undo = undo: take the last thing back, as often as you like.
trying-help-look = look, board, who, score and the rest: about this table.
trying-help-keep = save, or save NAME: keep it as a game. drop: back to the replay.
trying-help-leave = drop: back to where you were; nothing of this is kept.
