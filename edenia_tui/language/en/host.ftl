# A host: what people hear of each other there, in the lobby and at tables.

# Coming in.
host-welcome = Welcome to { $host }.
host-name-ask = What shall others call you?
host-name-offer = What shall others call you? Press Enter for { $name }:
host-name-help = 1 to 16 letters, digits, dots or hyphens. Others see and hear it.
host-name-help-key = Known here from another machine? There type link, here type link and the code.
host-name-help-guest = Here before as a guest? Type return and your code.
host-name-empty = A name needs letters. An example: Anna.
host-name-long = Too long: 16 letters at most.
host-name-signs = Letters, digits, and . - between them. An example: Anna.
host-name-scripts = All letters have to be of one script.
host-name-reserved = That word means something here. Choose another.
host-name-taken = Somebody is called so, or nearly so. Choose another.
host-you-are = You are { $name }.
host-you-are-guest = You are { $name }, a guest: there is no key by which to know you again.
host-return-code = Your return code: { $code }. Next time type return and this code.
host-linked = This key is yours now, { $name }.
host-too-many = There is no room for one more now. Try again later.
host-terminal = After a broken connection type reset. ServerAliveInterval 15 notices it soon.

# The lobby.
host-lobby = { $people ->
    [1] The lobby: nobody else is here.
   *[other] The lobby: { $people } people are here.
}
host-lobby-prompt = Lobby:
host-lobby-hint = Type list, open, join and a code, or ? for help.
host-no-tables = No open tables. Type open for one of your own.
host-opened = A new table: { $about } Type join { $code }.
host-table-own = { $number }: your table { $code }. { $about }
host-table-waiting = { $number }: open table { $code }. { $about }
host-table-playing = { $number }: running table { $code }. { $about }
host-table-about = { $game }, { $seats }{ $more }.
host-table-titled = { $title }: { $about }
host-seat-free = a free seat
host-seats-free = { $number } free seats
host-is-rated = rated
host-has-no-hints = no hints
host-is-private = by code
host-people = Here: { $names }.
host-person-at = { $name } at a table
host-lobby-unclear = Not clear: { $typed }. Type ? for help.
host-lobby-unreadable = That cannot be read. Type ? for help.
host-help-tables = list: the tables. join 1, or join and a code: sit down. watch 1: look on.
host-help-open = open: a table of your own. An example: open edenia 3 lamb.
host-help-talk = say and words: to all here. people: who. mute, unmute and a name.
host-help-games = games: your finished ones. replay and a code. stats. leaders: the best.
host-help-learn = learn, or learn and a game: its lessons, one after the other.
host-no-coach = The coach thinks too long for a host: it is for games at home.
host-help-you = name and a new name. keys: your keys. link: a code for another machine.
host-help-manner = lang fr, brief, normal, full, bell, screen. quit: leave.
host-help-forget = forget me: everything kept about you is removed.
host-join-what = Type join and a code, or its number in the list. An example: join 1.
host-watch-what = Type watch and a code, or its number in the list. An example: watch 1.
host-replay-what = Type replay and the code of a finished game; games lists them.
host-say-what = Type say and what you want to say.
host-said-alone = Nobody else is here to hear it.
host-mute-what = Type mute and a name.
host-muted = { $name } is not heard any more in this visit.
host-unmuted = { $name } is heard again.
host-name-what = Type name and what you want to be called.
host-keys-none = You are a guest without a key. Make one with ssh-keygen, and come again.
host-key = { $number }: key { $fingerprint }, since { $date }{ $here ->
    [yes] , this one
   *[no] {""}
}.
host-keys-how = revoke and a number: that key is not known any more.
host-revoke-what = Type revoke and the number of a key; keys lists them.
host-revoked = That key is not known here any more.
host-link-code = On the other machine, where it asks for a name, type: link { $code }.
host-link-soon = The code works once, within { $minutes } minutes.
host-leaders-none = Nobody has played rated games of { $game } yet.
host-leader = { $number }: { $name }, { $points } points, { $games ->
    [1] 1 game
   *[other] { $games } games
}.
host-leaders = The best of { $game }:
host-forget-sure = Name, keys, settings, ratings and chat are removed. Type yes:
host-forgotten = Nothing is kept about you any more. Goodbye.
host-not-forgotten = Everything stays as it is.
host-export-how = On your own machine type: ssh, the host, export and the code.
host-import-how = On your own machine type: ssh, the host, import, and hand in the file.
host-goodbye = Goodbye, { $name }.
host-idle = Nothing was typed for long. Goodbye; your seats stay yours.

# Opening a table.
host-open-game = Which game? { $games }. Enter for { $usual }:
host-open-seats = How many seats, { $fewest } to { $most }? Enter for { $fewest }:
host-open-bots = Bots on how many of them, and which? Names such as lamb, or Enter:
host-open-bots-help = Bots: { $bots }. An example: lamb lamb. Enter: people only.
host-open-more = Anything else? { $words }. Enter for no:
host-open-help = Enter takes what is usual; quit opens nothing.
host-open-wrong = Not clear: { $typed }. An example: open edenia 3 lamb private.
host-open-option = { $option }: { $help }
host-open-private-help = the table is not listed; others need its code.
host-open-rated-help = counts for the ratings: people with keys only, no hints, no bots.
host-open-no-hints-help = neither hints nor what-ifs for anybody.
host-open-no-watch-help = nobody may look on.
host-not-opened = No table was opened.
host-plan-game = There is no such game.
host-plan-players = That game is for { $fewest } to { $most } players.
host-plan-bot = There is no such bot.
host-plan-nobody = There has to be a seat for a person.
host-plan-wish = That game has no such option.
host-plan-content = Pieces of your own are for private tables without rating.
host-plan-rated = Rated tables are for people with keys, without bots and hints.

# At a table.
host-table = Table { $code }: { $game }.
host-table-seats = Seats: { $seats }.
host-table-free = { $seat } free
host-table-seat = { $seat } { $name }
host-table-invite = Others type: join { $code }.
host-waiting-prompt = { $number ->
    [1] Waiting for one more:
   *[other] Waiting for { $number } more:
}
host-waiting-help = say and words. people: who is here. leave: the lobby, the seat stays yours.
host-waiting-rise = rise: give the seat back. remove and a name: only at your own table.
host-rose = You gave the seat back.
host-watching = You look on.
host-watching-prompt = Looking on:
host-watching-help = Ask about the table as players do. say and words. leave: the lobby.
host-watching-only = That is for those who play. You look on.
host-table-help-talk = say and words. people: who is here. mute and a name. leave: the lobby.
host-table-help-asks = back: ask to go back. finish: ask to end it. agree, decline: answer.
host-table-help-absent = When somebody is away for long: wait, bot, or finish.
host-left-table = Back in the lobby. Your seat stays yours: join { $code }.
host-left-watching = Back in the lobby.
host-no-hints = There are no hints and what-ifs at this table.
host-present = Here: { $names }.
host-away = Away: { $names }.
host-looking-on = { $number ->
    [1] One looks on.
   *[other] { $number } look on.
}
host-resign-sure = Do you give up? Type yes.
host-resigned = You gave up.
host-asked = You asked. The others answer with agree or decline.
host-agreed = You agreed; others have not answered yet.
host-waits = You wait.
host-nobody-absent = Nobody has been away for long.
host-ask-back = To go back further, all have to agree: type back.
host-over-prompt = The game is over. Type rematch, replay or leave:
host-over-help = rematch: ask for another game. replay: look at it again. leave: the lobby.
host-rematch-goes = Another game with the same seats begins.
host-removed-name = { $name } was asked to leave.
host-remove-what = Type remove and a name.
host-hints-slow = You asked for many hints. Wait a little.

# What others do.
host-came = { $name } is at the table.
host-came-watching = { $name } looks on.
host-went = { $name } is away.
host-went-watching = { $name } looks on no more.
host-sat = { $name } sits down.
host-stood = { $name } gives the seat back.
host-begun = All are here: the game begins.
host-wants-back = { $name } wants to go back to an earlier decision.
host-wants-end = { $name } wants to end the game without a winner.
host-wants-stand-in = { $name } wants a bot to play for { $absent }.
host-wants-end-absent = { $name } wants to end the game, because { $absent } is away.
host-wants-rematch = { $name } wants another game.
host-answer = Type agree or decline.
host-consented = { $name } agrees.
host-called-off = { $name } does not agree: it is off.
host-called-off-you = You do not agree: it is off.
host-withdrawn = { $name } does not ask for it any more.
host-withdrawn-you = You do not ask for it any more.
host-overtaken = What was asked for is off: the game went on.
host-absent = { $name } has been away for long, and it is their turn.
host-absent-how = Type wait, bot to let a bot play, or finish to end the game.
host-stands-in = A bot plays for { $name }, until they are back.
host-gave-up = { $name } gives up; a bot plays on.
host-is-back = { $name } is back.
host-ended-agreed = The game is over: all agreed to end it.
host-ended-absent = The game is over: { $name } did not come back.
host-ended-resigned = The game is over: { $name } gave up.
host-ended-resigned-you = The game is over: you gave up.
host-closing = This host ends in { $seconds } seconds. Connect again: your seat waits for you.
host-trouble = The game waits: nothing can be kept right now.
host-says = { $name }: { $text }
host-said-before = Said before:

# Why something is not done.
host-why-no-table = There is no such table.
host-why-full = All seats are taken. Type watch to look on.
host-why-seated = You have a seat there already.
host-why-not-seated = You have no seat there.
host-why-begun = The game has begun.
host-why-not-begun = The game has not begun.
host-why-over = The game is over.
host-why-not-over = The game is not over.
host-why-not-yours = Only whoever opened the table may do that.
host-why-no-guests = That is for people with a key. Make one with ssh-keygen.
host-why-rated = Rated games do without that.
host-why-asked = Something else is being asked for.
host-why-not-asked = Nothing is being asked of you.
host-why-not-absent = Nobody is away for long there.
host-why-no-spectators = Those who play want to be alone.
host-why-removed = Whoever opened the table does not want you there.
host-why-too-fast = Too fast. Wait a little.
host-why-too-many = There are as many as there may be.
host-why-empty = Nothing was said.
host-why-no-code = That code is nobody's, or it is used up.
host-why-last-key = That is none of your keys, or the only one.
host-why-moved = The game has gone on meanwhile.
host-why-newer = That table needs a newer version than this host has. Connect again in a while.
host-why-not-possible = The game does not go back so far.
host-not-kept = That could not be kept. Try again.

# Having to leave.
host-dismissed-elsewhere = You came to this seat from elsewhere. This visit left the table.
host-dismissed-removed = Whoever opened the table asked you to leave it.
host-dismissed-closed = The table is closed.
host-dismissed-overtaken = The game went on elsewhere. You come to the table again.
host-dismissed-banned = You may not stay here.
host-dismissed-shut = The host ends now. Every game is kept; come again later.

# One answer.
host-word-unknown = Not a word of this host: { $typed }.
host-words = Words: { $words }.
host-word-guest = That needs a key: connect with one.
host-export-what = Name the game: export and its code.
host-import-empty = Nothing was handed in.
host-import-large = That is too large.

# For whoever runs it.
host-runs = The host is open: { $address }, port { $port }.
host-runs-key = Its key: { $key }
host-runs-connect = Connect with: ssh -p { $port } { $host }
host-runs-lines = By plain lines: ssh -p { $port } { $lines }
host-runs-stop = Ctrl-C ends it; every game is kept.
