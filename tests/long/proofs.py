"""The long proofs, how much of each is the sample, and how much is all of it."""

from typing import Final, NamedTuple


class Proof(NamedTuple):
    """Something that is shown by many cases."""

    name: str
    told: str
    test: str
    """The test as pytest names it."""
    sample: int
    whole: int


PROOFS: Final = {
    proof.name: proof
    for proof in (
        Proof(
            "invariants",
            "random games of Edenia in which nothing is lost and nothing comes from nowhere",
            "tests/rules/edenia/test_conservation.py::test_many_games_keep_the_invariants",
            sample=100,
            whole=2_000,
        ),
        Proof(
            "prince-invariants",
            "random games of The Little Prince with all tiles, sixteen rounds, no third baobab",
            "tests/rules/prince/test_conservation.py::test_many_games_keep_the_invariants",
            sample=60,
            whole=3_000,
        ),
        Proof(
            "prince-secrets",
            "pairs of tables of The Little Prince that differ in nothing but what somebody may not know",
            "tests/games/prince/test_same_knowledge.py::"
            "test_secrets_change_nothing_for_those_who_do_not_know_them",
            sample=20,
            whole=300,
        ),
        Proof(
            "galaxies-invariants",
            "random games of Tiny Epic Galaxies with all cards, ships, dice, resources and points",
            "tests/rules/galaxies/test_conservation.py::test_many_games_keep_the_invariants",
            sample=40,
            whole=2_000,
        ),
        Proof(
            "galaxies-secrets",
            "pairs of tables of Tiny Epic Galaxies that differ in nothing but what somebody may not know",
            "tests/games/galaxies/test_same_knowledge.py::"
            "test_secrets_change_nothing_for_those_who_do_not_know_them",
            sample=15,
            whole=300,
        ),
        Proof(
            "puzzles",
            "shipped puzzles of every game, each with its solution and no second one",
            "tests/learn/test_shipped_puzzles.py::test_shipped_puzzles_have_one_solution",
            sample=10,
            whole=1_000,
        ),
        Proof(
            "typed-tables",
            "typed tables with unknown things, read again after any action",
            "tests/rules/edenia/test_positions_again.py::test_a_typed_table_is_read_again_after_any_action",
            sample=15,
            whole=60,
        ),
        Proof(
            "questions-again",
            "states of Edenia for each question, with something forgotten, read again after any action",
            "tests/rules/edenia/test_positions_again.py::test_a_question_half_answered_is_read_again_after_any_action",
            sample=6,
            whole=12,
        ),
        Proof(
            "galaxies-tables",
            "typed tables of Tiny Epic Galaxies with something forgotten, read again after any action",
            "tests/rules/galaxies/test_positions_again.py::test_a_typed_table_is_read_again_after_any_action",
            sample=15,
            whole=300,
        ),
        Proof(
            "exo-tables",
            "typed tables of EXO, read again after any action",
            "tests/rules/exo/test_positions_again.py::test_a_typed_table_is_read_again_after_any_action",
            sample=40,
            whole=120,
        ),
        Proof(
            "ready",
            "times ten positions of each game with a ready choice that is not wasted, and a game by it",
            "tests/games/test_results.py::test_the_ready_choice_is_not_wasted_and_leads_to_an_end",
            sample=1,
            whole=20,
        ),
        Proof(
            "odds",
            "random games of Edenia in which odds are those of playing everything out",
            "tests/rules/edenia/analysis/test_reach.py::test_odds_are_those_of_playing_everything_out",
            sample=6,
            whole=24,
        ),
        Proof(
            "replays",
            "random games for each way to play Edenia, the same from their files",
            "tests/table/test_replay.py::test_random_games_are_the_same_from_their_files",
            sample=3,
            whole=84,
        ),
        Proof(
            "kills",
            "batches of five games between bots and by somebody who takes back, killed at any moment",
            "tests/storage/test_kill.py::test_killed_games_load_as_a_beginning_of_the_whole_game",
            sample=1,
            whole=20,
        ),
        Proof(
            "store-kills",
            "times that a program is killed which writes to many tables of one store at once",
            "tests/storage/sqlite/test_kill.py::test_no_line_is_lost_that_was_told",
            sample=4,
            whole=200,
        ),
        Proof(
            "line-kills",
            "games by lines, killed at any moment and taken up again",
            "tests/line/test_kill.py::test_a_killed_game_resumes_with_everything_that_was_announced",
            sample=10,
            whole=100,
        ),
        Proof(
            "said-lines",
            "turns by lines of each game in each language, with every word typed in several positions",
            "tests/line/test_lint.py",
            sample=60,
            whole=200,
        ),
        Proof(
            "said-rounds",
            "games by lines in each language and at each level, whose rounds are short",
            "tests/line/test_lint.py::test_a_round_is_short",
            sample=10,
            whole=20,
        ),
        Proof(
            "said-terminals",
            "kinds of a terminal and languages in which a real one gets plain lines alone",
            "tests/line/test_lint.py::test_a_real_terminal_gets_nothing_else",
            sample=1,
            whole=4,
        ),
        Proof(
            "spoiled-records",
            "times sixty files that were edited, cut short and mixed up",
            "tests/storage/test_record_fuzz.py::test_spoiled_files",
            sample=8,
            whole=200,
        ),
        Proof(
            "texts",
            "cases for each command about positions: any text, any options",
            "tests/commands/test_fuzz.py",
            sample=60,
            whole=2_000,
        ),
        Proof(
            "fuzz",
            "times 2,000 mutated positions, records, settings, boxes and names through every command",
            "tests/fuzz/test_fuzz.py",
            sample=1,
            whole=100,
        ),
        Proof(
            "terminal-games",
            "ways and sizes to play a whole game of each kind in a real terminal",
            "tests/tui/test_terminal_games.py::test_a_whole_game_in_every_way_and_size",
            sample=2,
            whole=5,
        ),
        Proof(
            "screen-games",
            "sizes in which a whole game of each kind is played by keys on the screen",
            "tests/tui/test_every_game_playing.py::test_a_whole_game_by_keys",
            sample=1,
            whole=2,
        ),
        Proof(
            "what-if",
            "what-if that is played to its end on the screen",
            "tests/tui/test_what_if.py::test_a_what_if_can_be_played_to_its_end",
            sample=1,
            whole=1,
        ),
        Proof(
            "host-games",
            "games in sizes of a terminal, played to their ends at a host, on the screen against lines",
            "tests/host/screen/test_whole_games.py::test_a_whole_game_on_the_screen_and_by_lines",
            sample=1,
            whole=8,
        ),
        Proof(
            "host-kills",
            "times that a host is killed while people play at several tables with the real client",
            "tests/host/lines/test_server_kill.py::test_no_line_is_lost_that_anybody_was_told",
            sample=20,
            whole=200,
        ),
        Proof(
            "node-kills",
            "times that one of two nodes on one PostgreSQL is killed under load, and people play on",
            "tests/host/lines/test_two_nodes.py::test_nothing_is_lost_when_a_node_is_killed",
            sample=10,
            whole=100,
        ),
        Proof(
            "node-faults",
            "faults while people play at two nodes: PostgreSQL killed, the network cut, a node paused",
            "tests/host/lines/test_two_nodes.py::test_nothing_is_lost_whatever_fails",
            sample=1,
            whole=12,
        ),
        Proof(
            "host-returns",
            "times that a client is killed in each phase of a visit, and another has the same place",
            "tests/host/screen/test_coming_back.py::test_the_same_place_whenever_a_client_is_killed",
            sample=1,
            whole=10,
        ),
        Proof(
            "host-attacks",
            "attacks on a host while another's keys are answered nearly as fast as without",
            "tests/host/ssh/test_attacks.py::test_another_hardly_notices",
            sample=2,
            whole=12,
        ),
        Proof(
            "host-visits",
            "visits to a host with the real client that come and go with flat memory",
            "tests/host/screen/test_over_ssh.py::test_visits_come_and_go_with_flat_memory",
            sample=20,
            whole=200,
        ),
        Proof(
            "slow-link",
            "game over a link of 4,000 bytes a second",
            "tests/tui/test_terminal_slow.py::test_a_slow_link_shows_the_same_pictures",
            sample=1,
            whole=1,
        ),
    )
}


class _Run:
    """How much of the proofs this run of the tests wants."""

    whole = False


def ask_for_all() -> None:
    """Let every proof have all its cases; called before tests are collected."""
    _Run.whole = True


def cases(name: str) -> range:
    """Number the cases of a proof: the sample, unless all of them are asked for."""
    proof = PROOFS[name]
    return range(proof.whole if _Run.whole else proof.sample)
