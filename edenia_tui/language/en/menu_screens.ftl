# The screens around a game: menu, set-up, rules, settings, keys.

front-back = Back

menu-title = E D E N I A
menu-new = New game
menu-continue = Continue
menu-past = Past games
menu-stats = Statistics
menu-import = Import a game
menu-rules = Rules
menu-settings = Settings
menu-quit = Quit
menu-none = { $choice } (none)
menu-left = To continue: { $names }, round { $round }.
menu-keys = Up Down move, Enter choose, F1 keys

setup-title = New game
setup-keys = Up Down move, Left Right pick, Esc back
setup-keys-typing = Up Down move, Enter next, Esc back
setup-keys-start = Up Down move, Enter start, Esc back
setup-game-row = Game
setup-players-row = Players
setup-language-row = Language
setup-seed-row = Seed
setup-seed-empty = none: left to chance
setup-start = Start
setup-own-content = With pieces of your own.
setup-wrong-name = A name needs a letter.
setup-wrong-twins = { $name } is there already: give another name.
setup-wrong-nobody = At least one person must play.
setup-wrong-seed = A seed is a number of at most { $most } digits, or nothing.

player-human = Person
player-lamb = Lamb
player-ewe = Ewe
player-ram = Ram
player-shepherd = Shepherd
setup-bots-note = Lamb, Ewe, Ram, Shepherd: bots, from the simplest to the strongest.

language-en = English
language-fr = Français

switch-on = on
switch-off = off

settings-title = Settings
settings-keys = Up Down move, Left Right pick, Esc back
settings-theme-row = Look
settings-theme-note = Colours only repeat what letters and lines say.
settings-language-row = Language
settings-level-row = Words
settings-level-note = How much is said in the story of a game.
settings-bell-row = Bell
settings-bell-note = Rings when it is your turn to choose.
settings-auto-end-row = Auto-end
settings-auto-end-note = With nothing left to do your turn ends by itself, if only bots play with you.
settings-animation-row = Travel
settings-animation-note = What moves travels step by step; any key or click skips it.
settings-pace-row = Rivals
settings-pace-note = How long what others do stays in sight; any key or click skips it.
settings-clicks-row = Clicks
settings-clicks-note = A click on a choice that cannot be taken back asks for a second one.
clicks-careful = ask first
clicks-fast = at once
settings-mode-row = Start in
settings-mode-note = Line mode is for screen readers, braille and pipes.
settings-signs-row = Signs
settings-signs-note = ASCII is for terminals that show our signs as boxes or marks.

theme-edenia = Usual
theme-edenia-dark = Dark
theme-edenia-light = Light
theme-edenia-contrast = High contrast
theme-edenia-monochrome = Monochrome

level-brief = brief
level-normal = normal
level-full = full

mode-auto = what fits
mode-line = line mode
mode-screen = screen

signs-auto = what fits
signs-ascii = ASCII
signs-unicode = all

rulebook-title = Rules
rulebook-keys = / search, Up Down move, Tab next part, Esc back
rulebook-keys-typing = Enter to the rules found, Tab next part, Esc back
rulebook-keys-book = / search, Left Right pick, Tab next part, Esc back
rulebook-keys-page = / search, Up Down scroll, Tab next part, Esc back
rulebook-ask = Search: words, an id such as { $rule }, or editions
rulebook-nothing = Nothing about that.

keys-title = Keys
keys-keys = Up Down scroll, Esc back
keys-in-a-game = In a game
keys-in-one-game = To choose in { $game }
keys-everywhere = Everywhere

## What is asked once.
first-run-title = Welcome
first-run-note = Asked once; F4 and the word settings change it at any time.
first-run-keys = Up Down move, Left Right pick, Enter begin, Esc skip
first-run-language = Language: English or français? Enter for English:
first-run-mode = Start by lines or on the screen? Enter for what fits:

## Keys of one's own.
keys-file = keys.toml
keys-file-unreadable = The usual keys hold, keys.toml cannot be read: { $reason }
keys-file-unknown = The usual keys hold: nothing is called { $deed } in keys.toml. An example of a name: hint.
keys-file-no-key = The usual keys hold: { $key } is no key for { $deed }. An example of a key: f5.
keys-file-conflict = The usual keys hold: { $key } would do { $one } and { $other }. Give one of them another key.
