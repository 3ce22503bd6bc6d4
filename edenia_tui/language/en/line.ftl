# Line mode: what is said around the game.

line-on-option = Line mode is on: you asked for it with an option.
line-on-accessible = Line mode is on: ACCESSIBLE is set.
line-on-lc-accessible = Line mode is on: LC ACCESSIBLE is set.
line-on-setting = Line mode is on: your saved setting. mode screen ends that.
line-on-no-tty = Line mode is on: this is no terminal.
line-on-dumb = Line mode is on: the terminal is dumb.
line-on-switched = Line mode is on. Type screen to go back to the screen.
line-on-no-screen = Line mode is on: this is told, there is no screen for it.

line-welcome = Type m for your moves, then a number. Type ? for help, quit to leave.

line-prompt = { $question }:
line-prompt-question = { $question }
line-meanwhile = Meanwhile:
line-choice-inline = { $number } { $choice }
line-choice-leading = { $number }: { $choice }: { $outcome }.
line-choice-outcome = { $number }: { $outcome }: { $choice }.
line-choices-more = More: moves { $number }.
line-numbers = { $first } to { $last }
line-or = { $first } or { $last }
line-choice = { $number }: { $choice }.
line-no-moves = Nothing to choose now.
line-no-choice = Choose a number from 1 to { $most }. Type m for the list.
line-unclear = Not clear: { $typed }. Type ? for help, or m for your moves.
line-nearest = Not known: { $typed }. Did you mean { $word }?
line-unreadable = That cannot be read. Type ? for help, or m for your moves.
line-more = More: {"{}"} lines. Type more.
line-earlier = From before, not heard yet:
line-interrupted = Ctrl-C again leaves.
line-interrupted-game = Ctrl-C again leaves; the game is kept.
line-enter-for-more = Press Enter for more:
line-in-replay = That is for looking back. Type look back first.
line-in-what-if = That is for trying something out. Type what if first.
line-nothing-more = There is nothing more.
line-nothing-said = Nothing has been said yet.
line-nothing-happened = Nothing has happened yet.
line-no-change = Nothing has changed since your last turn.
line-no-why = Nothing to explain now: no refusal, stop or score.
line-why-event = The rule behind the last stop, score or result:
line-why-wrong = { $most ->
    [1] No such choice: there is only one. Type why 1.
   *[other] No such choice: they go from 1 to { $most }. An example: why { $most }.
}
line-bell-on = Bell on.
line-bell-off = Bell off.
line-bell-loss-on = Two bells when you lose points by what another does.
line-bell-loss-off = No bell for losses.
line-bell-end-on = Three bells at the end of a game.
line-bell-end-off = No bell at the end.
line-signs-ascii = Drawings with ASCII signs only.
line-signs-unicode = Drawings with all signs.
line-signs-auto = Drawings with the signs that the terminal can show.
line-auto-end-on = Auto-end on: a turn ends by itself where nothing else is left.
line-auto-end-off = Auto-end off: you end every turn yourself.
line-turn-ended = Your turn ends.
line-language = English it is.
line-mode-line = Line mode is your usual mode: edenia starts in it. mode screen ends that.
line-mode-screen = The screen is your usual mode: edenia starts there. mode line: lines.
line-mode-auto = edenia starts as it fits: on the screen, or by lines. An example: mode line.
line-mode-wrong = Type mode line, mode screen or mode auto. An example: mode line.
line-style-letters = Coordinates by letters, as they are drawn: b 3.
line-style-nato = Coordinates as on the radio: bravo 3.
line-style-words = Coordinates by numbers alone: column 2 row 3.
line-style-wrong = Type style letters, style nato or style words. An example: style nato.
line-width = Lines of { $width } columns at most.
line-width-auto = Lines as long as the terminal allows.
line-width-wrong = Type width { $least } to width { $most }, or width auto. An example: width 40.
line-profile-own = Your moves: { $wish ->
    [off] not told
    [brief] short
    [full] full
   *[usual] as the rest
}.
line-profile-rivals = Moves of others: { $wish ->
    [off] not told
    [brief] short
    [full] full
   *[usual] as the rest
}.
line-profile-tiles = What is laid: { $wish ->
    [off] not told
    [brief] short
    [full] full
   *[usual] as the rest
}.
line-profile-dice = What is rolled: { $wish ->
    [off] not told
    [brief] short
    [full] full
   *[usual] as the rest
}.
line-profile-wrong = Type profile own or rivals, then off, short, full or usual.
line-unknown-language = I speak English and French: type lang en or lang fr.
line-no-rule = No rule on { $typed }. An example: rules { $id }, or rules { $word }.
line-rules = Type rules and an id, or a word: rules { $id }, rules { $word }.
line-rules-span = to
line-chapter = { $chapter }: { $ids }.
line-rules-too = See also: { $ids }.
line-rule = { $id }: { $title }.
line-no-what-if = What-ifs are not allowed at this table.
line-no-screen = No screen can be drawn here.
line-no-export = This game is not kept, so there is nothing to export.
line-saved = The game is saved.
over-prompt = The game is over. Type another, replay or quit:
over-unclear = Not clear: { $typed }. The game is over. Type ? for help.
over-unreadable = That cannot be read. The game is over. Type ? for help.
over-no-choice = The game is over: nothing to choose. Type another, or replay.
over-no-what-if = The game is over. Type replay, go to a place, then what if.
over-help-look = why, log 20, board, score, who and the rest: about how it ended.
over-help-replay = replay: the game step by step, with any eyes; what if from any place.
over-help-another = another: another game with the same seats.
over-help-share = export, export news: the game as a file. saves, stats: all your games.
over-help-leave = quit, q: leave. edenia replay looks at the game again.
line-goodbye-over = Goodbye. Look at the game again with: edenia replay.
line-goodbye = The game is saved. Go on with: edenia resume.
line-resign-sure = Shall a lamb play on for you? Type yes to resign.
line-resigned = You resigned. A lamb plays on for you.
line-not-resigned = You play on.
line-hand-over = Hand the keyboard to { $name }. { $name }, press Enter when ready.
line-no-answer = No sensible line for a long time, so the program stops.

help-moves = moves, m: your choices; a number chooses, why 2 explains choice 2.
help-past = again a, more, log 5, diff v, news, goal, why y: what was said, why.
help-share = export, export news: the game as a file. saves, stats: all your games.
help-rules = rules { $id } or rules { $word }: a rule. ? who: more about a word.
help-how = brief, normal, full; bell, auto-end; style, width, lang, mode, screen.
help-leave = resign: a lamb plays on for you. quit: leave, the game is saved.

setup-game = Which game? { $games }; Enter for { $usual }:
setup-game-wrong = Type a number from 1 to { $most }, or a name. An example: { $example }.
setup-players = How many players, { $fewest } to { $most }? Enter for { $usual }:
setup-players-wrong = From { $fewest } to { $most } can play. An example: { $most }.
setup-help = Enter takes what is offered. quit leaves: no game has begun yet.
setup-players-help = So many sit at the table, people and bots; you are one of them.
setup-name-help = So you are called in the game. Enter: by your colour.
setup-name = Your name? Enter for { $colour }:
setup-bots = Bots, from the simplest to the strongest: { $bots }.
setup-other = Who plays { $colour }? A name, or a bot; Enter for a lamb:

setup-other-help = The name of a bot lets it play. Any other name is a person at this keyboard.
line-level-brief = Brief: as little as possible is said.
line-level-normal = Normal: what matters is said.
line-level-full = Full: everything is said.

menu-list-play = 1 new game, 2 continue, 3 past games to continue, watch or export.
menu-list-more = 4 statistics, 5 import a game, 6 demo, 7 rules, 8 settings, 9 help, 10 quit.
menu-what = What do you want? A number from 1 to 10:
menu-wrong = Type a number from 1 to 10. An example: 1.
menu-file = Import which file? A path, or Enter to go back:
menu-file-help = A game that somebody handed on, by its file. An example: game.record.
menu-rule = Which rule? An id or a word, or Enter to go back:
menu-setting = brief, normal, full, bell on, auto-end off, lang fr, mode line, or Enter:
menu-setting-wrong = Type brief, normal, full, lang fr, mode line, bell on or auto-end off.
menu-taken-in = It stands among the past games now.
menu-help-play = edenia play --help: names, bots, first games, French.
menu-help-words = Words will do, too: new, continue, saves, stats, import, demo, quit.
menu-help-settings = rules { $rule }, settings: a rule, and how you are spoken to.
menu-help-share = saves: continue, watch or export any game. stats NAME, import FILE.
menu-help-rules = edenia rules: the rules, by id or by a question.
menu-help-host = edenia host: others come by ssh, and you play together.
menu-help-more = edenia --help: everything else.
menu-nothing-to-continue = There is no unfinished game.
line-save-failed = The game cannot be saved, so it stops here: { $reason }
line-settings-unreadable = Your settings cannot be read, so the usual ones are used.
line-settings-unwritable = Your settings cannot be kept; they hold for now.
line-cannot-keep = No game can be kept here: { $reason }
line-cannot-resume = The game cannot go on: { $reason }
line-torn = The last line of the game was cut off and does not count.
setup-yes-or-no = Type yes or no. An example: yes.
setup-left = No game was started.
line-unknown-bot = The game cannot go on: there is no bot { $name }.
