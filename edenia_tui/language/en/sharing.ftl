# Handing games on: public news, and games that are taken in.

news-about = Public news of a game: to read, not to play on from.
news-seat = { $colour }: { $name }, { news-player }.
news-seat-unnamed = { $colour }: { news-player }.
news-player = { $player ->
    [human] a person
    [lamb] a lamb
    [ewe] a ewe
    [ram] a ram
    [shepherd] a shepherd
   *[other] a bot
}
news-taken-over = { $player ->
    [human] From here on a person plays for { $name }.
   *[other] From here on a bot plays for { $name }: { news-player }.
}

share-title = { $game }: { $names }
share-kept = Kept as { $name }: round { $round }.
share-kept-over = Kept as { $name }: won by { $winners } in round { $round }.
share-kept-lost = Kept as { $name }: lost in round { $round }.
share-go-on = Go on with: edenia resume { $name }
share-look = Look at it with: edenia replay { $name }
share-news = Not a game: public news do not tell enough to play on from.
share-unreadable = Not a game: { $file }: { $reason }.
share-no-record = Not a game: { $file } is not a record, neither as text nor as JSON.
share-line = Line { $number } does not fit: { $typed }.
share-action = Action { $number } does not fit: { $typed }.
share-no-undo = Nothing can be taken back there: { $reason }.
share-no-redo = Nothing can be done again there: nothing was taken back.
share-no-back = Only against bots can a game go back, and not beyond its end.
share-fence-start = nothing has been done yet
share-fence-turn = nobody is asked
share-fence-chance = chance decided
share-fence-other = another player decided
share-fence-seen = something hidden was seen
share-fence-shown = something hidden was shown

share-written = Written: { $file }
share-written-where = In the folder { $folder }
share-written-all = It tells everything, what is still hidden as well.
share-not-written = Not written: { $file }: { $reason }
share-which-form = Which form? { $forms }. An example: export news.
share-export = Export
share-as = Export as what?
share-form = { $form }: { $what }
share-form-text = a record of everything, to import and to play on
share-form-json = the same for programs, with all that happened
share-form-cast = a film of the game for asciinema, version 2
share-form-cast3 = a film of the game for asciinema, version 3
share-form-news = what was public, as sentences to read
share-form-news-json = what was public, for programs
share-form-svg = a picture of the table
share-form-position = the table as text, for edenia check

import-title = Import a game
import-keys = Tab completes, Down to the list, Enter imports, Esc back
import-note = A record as text or JSON, as export writes them. Every action is checked.
import-file-row = File
import-file-empty = a path, such as game.record
import-take = Import
import-no-file = Write the path of a file first.

# Statistics of one person's games.

stats-title = Statistics
stats-keys = Up Down move, Left Right pick a game, Esc back
stats-keys-typing = Up Down move, Esc back
stats-keys-page = Up Down scroll, Tab move, Esc back
stats-game-row = Game
stats-name-row = Name
stats-name-empty = none: you alone against bots
stats-none = { $place ->
    [command] No game of yours is kept here yet. Begin one with: edenia play.
   *[other] No game of yours is kept here yet.
}
stats-none-named = No game of { $name } is kept here.
stats-games = { $finished ->
    [one] 1 game finished
   *[other] { $finished } games finished
}, { $unfinished } unfinished.
stats-won = { $won } won, { $percent } %.
stats-shared = { $shared ->
    [one] 1 of these victories was shared.
   *[other] { $shared } of these victories were shared.
}
stats-rounds = Rounds a game: { $median }, mostly { $low } to { $high }.
stats-rounds-one = Rounds a game: { $median }.
stats-streak-won = { $number ->
    [one] You won the last game
   *[other] You won the last { $number } games
}; best series { $best }.
stats-streak-lost = { $number ->
    [one] You lost the last game
   *[other] You lost the last { $number } games
}; best series { $best }.
stats-level = Against { $level }: { $won } of { $games } won.
stats-level-lamb = lambs
stats-level-ewe = ewes
stats-level-ram = rams
stats-level-shepherd = shepherds
stats-level-human = people
stats-level-other = other bots
stats-victory = Won { $victory }: { $won } of { $games }.
stats-players = With { $players } players: { $won } of { $games } won.
stats-players-label = { $players } players
stats-left-people = { $number ->
    [one] 1 game of several people is
   *[other] { $number } games of several people are
} not counted: { $place ->
    [command] type --name and yours.
    [line] type stats and your name.
   *[other] write your name above.
}
stats-left-branches = { $number ->
    [one] 1 branch or imported game is
   *[other] { $number } branches and imported games are
} not counted.
stats-left-unreadable = { $number ->
    [one] 1 file
   *[other] { $number } files
} cannot be read: { $place ->
    [command] see edenia saves --all.
    [line] type saves.
   *[other] see the past games.
}
stats-chart-levels = Wins by opponent
stats-chart-victories = Wins by kind of victory
stats-chart-players = Wins by number of players
stats-chart-of = { $won } of { $games }

# What the system says about files.
trouble-enoent = No such file or directory
trouble-eisdir = Is a directory
trouble-enotdir = Not a directory
trouble-eacces = Permission denied
trouble-efbig = too large to be a game
trouble-einval = no plain file
trouble-eloop = a link that leads to itself
trouble-not-text = not UTF-8 text
