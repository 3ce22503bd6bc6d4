# A host on the screen: the lobby, tables that wait, and what stands around a shared game.

host-screen-lobby = Lobby: you are { $name }
host-screen-lobby-keys = Enter go, n new, c code, w watch, t talk, F9 more, F1 keys
host-screen-open = Open a table
host-screen-own = Your games
host-screen-waiting = Open tables
host-screen-playing = Running tables
host-screen-free = free
host-screen-notice = The host
host-screen-code = The code of a table
host-screen-say = What do you want to say?
host-screen-type-how = Enter sends, Esc closes.
host-screen-more = What do you want to do?
host-screen-who = Who is here
host-screen-games = Your finished games
host-screen-no-games = There is no finished game of yours to look at.
host-screen-best = The best of { $game }
host-screen-name = Another name
host-screen-keys = Your keys
host-screen-link = A code for a key of another machine
host-screen-revoke = Forget { $fingerprint }
host-screen-forget = Have all removed that is kept about you
host-screen-forget-sure = Name, keys, settings, ratings and chat are removed, and you leave.
host-screen-forget-no = Keep everything
host-screen-forget-yes = Remove it
host-screen-public = In the lobby
host-screen-watch = Spectators
host-screen-hints = Hints
host-screen-rated = Rated
host-screen-title = Called
host-screen-opening-keys = Up Down move, Left Right pick, Enter open the table, Esc back
host-screen-open-now = Open the table

host-screen-waiting-keys = t talk, F9 more, Esc lobby: the seat stays yours
host-screen-invite = { $free ->
    [1] One more is missing. The code for others: { $code }
   *[other] { $free } more are missing. The code for others: { $code }
}
host-screen-rise = Give your seat back
host-screen-mute = Hear { $name } no more
host-screen-remove = Have { $name } leave
host-screen-agree = I agree
host-screen-decline = I do not agree
host-screen-later = Decide later: key F9
host-screen-withdraw = Take back what you asked for
host-screen-asked = The others are asked. You hear what they say.
host-screen-back = Back to which decision? All have to agree.
host-screen-end = Ask to end the game without a winner
host-screen-resign = Give up
host-screen-resign-sure = Do you give up?
host-screen-rematch = Ask for another game, same seats
host-screen-to-lobby = Back to the lobby
host-screen-quit = Leave the host
host-screen-wait = Wait
host-screen-stand-in = Let a bot play until { $name } is back
host-screen-end-absent = End the game

keys-in-the-lobby = In the lobby
keys-at-a-table = At a table with others
key-lobby-go = go to your seat, sit down, or look on
key-lobby-open = open a table
key-lobby-code = go to a table by its code
key-lobby-watch = look on at the table
key-lobby-more = who is here, finished games, the best, your name and keys
key-talk = say something to all here
key-talk-short = talk
key-more = who is here, ask the others, give up
key-more-short = more
key-ask-back = ask the others to go back to a decision of yours
key-waiting-leave = to the lobby; your seat stays yours
key-lobby = to the lobby; your seat stays yours
key-lobby-short = lobby
