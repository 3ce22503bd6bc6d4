# Line mode: `?` and one of the words that can be typed at every table.

help-on-again = again, a: the last answer once more.
help-on-log = log, log 5: the last sentences of the story, ten or as many as you say.
help-on-moves = moves, m: your choices by number, each with where it leads.
help-on-diff = diff, v: what has changed since your last choice.
help-on-why = why, y: the rule of the last refusal, stop or score. why 2: choice 2.
help-on-rules = rules: the chapters. rules { $id }: that rule. rules { $word }: by a word.
help-on-brief = brief: as little as possible is said. normal and full say more.
help-on-normal = normal: what matters is said. brief says less, full says more.
help-on-full = full: everything is said. brief and normal say less.
help-on-bell = bell on: one bell whenever you are asked. bell off: none.
help-on-lang = lang fr: French from now on. lang en: English.
help-on-more = more: the next page of a long answer.
help-on-hint = hint, h: the best choices, your chance to win with each, and why.
help-on-help = help, ?: all that can be typed. ? who: more about a word.
help-on-undo = undo: take your last choice back, until something was revealed.
help-on-redo = redo: do again what you took back.
help-on-back = back, back 2: to an earlier choice of yours, against bots alone.
help-on-replay = replay, look back: the game so far, step by step; return comes back.
help-on-what-if = what if: try something beside the game; drop comes back to it.
help-on-resign = resign: a lamb plays on for you. You are asked once more.
help-on-save = save: nothing to do, every choice is saved at once.
help-on-export = export, export news, export svg: the game as a file, in some form.
help-on-saves = saves: the games that are kept, those played last first.
help-on-stats = stats, stats Anna: what your games add up to, or those of Anna.
help-on-screen = screen: the same game drawn. There F2 comes back to these lines.
help-on-quit = quit, q: leave. The game is saved, edenia resume goes on with it.
