//! Games between programs.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use arena::contender::Contender;
use arena::contest::{Contest, Starts};
use arena::effort::Budget;
use arena::games::{ArenaGame, with_options};
use arena::journal::Games;
use arena::protocol::Table;
use arena::referee::{Conditions, Finished, Player, play};
use arena::report::Report;
use games::{Caro, Cotuong, OAnQuan, Pebbles};
use tabletop::{Game, GameMatch, Openings, Side};

/// Far longer than any answer takes that comes.
const PATIENT: Duration = Duration::from_secs(60);

/// Returns a contender that is the fake program: its protocol, moves and what it does then.
fn fake(protocol: &str, moves: &str, how: &str) -> Contender {
    let path = env!("CARGO_BIN_EXE_fake").to_owned();
    let named: Contender = format!("{protocol}:{path}").parse().expect("a contender");
    let words = vec![path, protocol.to_owned(), moves.to_owned(), how.to_owned()];
    Contender { words, ..named }
}

/// Returns a contender that is the player of this project.
fn player(arguments: &str) -> Contender {
    let path = env!("CARGO_BIN_EXE_player").to_owned();
    let named: Contender = format!("line:{path}").parse().expect("a contender");
    let arguments = arguments.split_whitespace().map(str::to_owned);
    Contender { words: std::iter::once(path).chain(arguments).collect(), ..named }
}

fn conditions(patience: Duration) -> Conditions {
    let budget = Budget::Time(Duration::from_millis(20));
    Conditions { budget, margin: Duration::from_secs(60), patience }
}

fn table<G: ArenaGame>(game: &G) -> Table {
    Table { id: G::ID, preset: None, options: Vec::new(), foreign: game.foreign() }
}

/// Plays a game from the start, in which A has the first turn.
fn game<G: ArenaGame>(a: &Contender, b: &Contender, patience: Duration) -> Finished {
    let game = G::usual();
    let opening = G::Match::begin(game.clone(), game.start(Side::NEAR));
    let (mut players, stop) = ([Player::new(a), Player::new(b)], AtomicBool::new(false));
    let (table, conditions) = (table(&game), conditions(patience));
    play::<G>(&opening, &mut players, Side::NEAR, &table, &conditions, &stop).expect("not stopped")
}

/// Returns the sentence about the program that lost by a fault.
fn fault(finished: &Finished) -> (usize, &str) {
    let (player, why) = finished.fault.as_ref().expect("a fault");
    (*player, why)
}

#[test]
fn five_in_a_row_is_won_through_the_piskvork_protocol() {
    let x = fake("piskvork", "7,7/8,7/9,7/10,7/11,7", "");
    let o = fake("line", "1a/1c/1e/1g", "dies");
    let finished = game::<Caro>(&x, &o, PATIENT);
    assert_eq!((finished.halves, finished.end.as_str()), (2, "five"));
    assert_eq!(finished.moves.join(" "), "8h 1a 8i 1c 8j 1e 8k 1g 8l");
    assert_eq!(finished.efforts.map(|effort| effort.moves), [5, 4]);
}

#[test]
fn the_rules_here_judge_what_xboard_and_uci_play() {
    let shuffle_red = "h0g2/g2h0/h0g2/g2h0/h0g2/g2h0";
    let shuffle_black_from_1 = "h10g8/g8h10/h10g8/g8h10/h10g8/g8h10";
    let (xboard, uci) = (fake("xboard", shuffle_red, ""), fake("uci", shuffle_black_from_1, ""));
    let finished = game::<Cotuong>(&xboard, &uci, PATIENT);
    assert_eq!((finished.halves, finished.end.as_str()), (1, "repetition"), "{finished:?}");
    assert_eq!(finished.moves[..4].join(" "), "h0g2 h9g7 g2h0 g7h9");
}

#[test]
fn checking_for_ever_loses() {
    let game = Cotuong::usual();
    let (_, start) = game.parse_position("4k4/9/9/9/5R3/9/9/9/4n4/3K5 w").expect("a position");
    let opening = tabletop::Match::begin(game, start);
    let checks = fake("line", "f5e5/e5f5/f5e5/e5f5", "");
    let flees = fake("line", "e9f9/f9e9/e9f9/f9e9", "");
    let (mut players, stop) = ([checks, flees].map(|it| Player::new(&it)), AtomicBool::new(false));
    let (table, conditions) = (table(&game), conditions(PATIENT));
    let finished = play::<Cotuong>(&opening, &mut players, Side::NEAR, &table, &conditions, &stop)
        .expect("ends");
    assert_eq!((finished.halves, finished.end.as_str()), (0, "perpetual-check"), "{finished:?}");
}

#[test]
fn an_illegal_move_loses_with_its_place() {
    for (protocol, mv) in [("xboard", "a0b7"), ("uci", "a1b8"), ("line", "a0b7")] {
        let finished = game::<Cotuong>(&fake(protocol, mv, ""), &fake("line", "", ""), PATIENT);
        let (player, why) = fault(&finished);
        assert_eq!((player, finished.halves, finished.end.as_str()), (0, 0, "fault"));
        assert!(why.starts_with("plays a0b7, which is illegal: "), "{protocol}: {why}");
        assert!(why.contains("(move 1, at rnbakabnr/"), "{protocol}: {why}");
    }
    let (marks, taken) = (fake("piskvork", "7,7", ""), fake("piskvork", "7,7", ""));
    let finished = game::<Caro>(&marks, &taken, PATIENT);
    let (player, why) = fault(&finished);
    assert_eq!((player, finished.halves), (1, 2));
    assert!(why.contains("plays 8h, which is illegal") && why.contains("(move 2, at 8h)"), "{why}");
}

#[test]
fn an_answer_that_is_no_move_loses() {
    for (protocol, answer) in
        [("xboard", "move e9"), ("uci", "bestmove e9"), ("line", "bestmove e9")]
    {
        let finished = game::<Cotuong>(&fake(protocol, "", answer), &fake("line", "", ""), PATIENT);
        let (player, why) = fault(&finished);
        assert_eq!(player, 0);
        assert!(why.starts_with("answers \"e9\", which is no move"), "{protocol}: {why}");
    }
    let finished = game::<Caro>(&fake("piskvork", "", "here"), &fake("line", "", ""), PATIENT);
    assert!(fault(&finished).1.starts_with("answers \"here\""), "{finished:?}");
}

#[test]
fn a_program_that_dies_loses_and_its_last_words_are_kept() {
    for protocol in ["xboard", "uci", "line"] {
        let finished = game::<Cotuong>(&fake(protocol, "", "dies"), &fake("line", "", ""), PATIENT);
        let (player, why) = fault(&finished);
        assert_eq!((player, finished.halves), (0, 0));
        assert!(why.starts_with("ended with exit"), "{protocol}: {why}");
        assert!(why.contains("saying \"out of ideas\""), "{protocol}: {why}");
    }
    let finished = game::<Caro>(&fake("piskvork", "", "dies"), &fake("line", "", ""), PATIENT);
    assert!(fault(&finished).1.contains("out of ideas"), "{finished:?}");
}

/// The program never answers, so the deadline may be short without the test depending on the machine.
#[test]
fn a_silent_program_loses_at_the_deadline() {
    let short = Duration::from_millis(20);
    for protocol in ["xboard", "uci", "line"] {
        let finished = game::<Cotuong>(&fake(protocol, "", "hangs"), &fake("line", "", ""), short);
        let (player, why) = fault(&finished);
        assert_eq!((player, finished.halves), (0, 0));
        assert!(why.starts_with("did not answer within 20ms (move 1"), "{protocol}: {why}");
    }
    // This one does not leave when asked to: it is killed.
    let finished = game::<Cotuong>(&fake("line", "", "deaf"), &fake("line", "", ""), short);
    assert!(fault(&finished).1.starts_with("did not answer"), "{finished:?}");
    let finished = game::<Caro>(&fake("piskvork", "", "hangs"), &fake("line", "", ""), short);
    assert!(fault(&finished).1.starts_with("did not answer"), "{finished:?}");
}

#[test]
fn claims_and_resignations_end_a_game() {
    let idle = fake("line", "", "");
    for (protocol, answer, halves, end) in [
        ("xboard", "1/2-1/2 {fifty moves}", 1, "claimed"),
        ("xboard", "resign", 0, "resign"),
        ("xboard", "0-1 {mated}", 0, "resign"),
        ("xboard", "1-0 {you go on checking}", 0, "fault"),
        ("xboard", "Illegal move: h2e2", 0, "fault"),
        ("uci", "bestmove (none)", 0, "resign"),
        ("line", "bestmove resign", 0, "resign"),
        ("line", "error no such game", 0, "fault"),
    ] {
        let finished = game::<Cotuong>(&fake(protocol, "", answer), &idle, PATIENT);
        assert_eq!((finished.halves, finished.end.as_str()), (halves, end), "{protocol} {answer}");
    }
}

#[test]
fn a_program_that_is_not_there_is_no_lost_game() {
    let lost: Contender = "line:no-such-program-anywhere".parse().expect("a contender");
    let why = contest::<Caro>([lost, player("")], 2).check().expect_err("no program");
    assert!(why.starts_with("line:no-such-program-anywhere cannot be started"), "{why}");
    let chess = contest::<Caro>([fake("uci", "", ""), player("")], 2).check();
    assert!(chess.expect_err("no such game").contains("uci has no name for this game"));
}

/// Returns a match with random openings of so many turns.
fn contest<G: ArenaGame>(contenders: [Contender; 2], plies: u32) -> Contest<G> {
    let game: G = with_options(None, &[]).expect("the usual game");
    let table = table(&game);
    let random = Openings { game, plies, balanced: None, seed: 1 };
    let conditions = Conditions { budget: Budget::Nodes(200), ..conditions(PATIENT) };
    let starts = Starts::new("", random).expect("no list");
    Contest { contenders, table, conditions, starts, threads: 2 }
}

/// Plays pairs of `a` against `b`, and returns the results, the games and the pairs in the order reported.
fn pairs<G: ArenaGame>(
    contest: &Contest<G>,
    pairs: u64,
    done: &Games,
) -> (Report, Games, Vec<u64>) {
    let (mut report, mut games, mut order) = (Report::default(), Games::new(), Vec::new());
    let keep = |number, game: &Finished| {
        games.insert(number, game.clone());
        Ok(())
    };
    let add = |number, pair: &[Finished; 2]| {
        report.add(pair);
        order.push(number);
        Ok(ControlFlow::Continue(()))
    };
    contest.play(Some(pairs), done, keep, add).expect("the match is played");
    (report, games, order)
}

#[test]
fn a_build_against_itself_shares_every_pair() {
    fn shares<G: ArenaGame>(most: u64) {
        let contest = contest::<G>([player(""), player("")], 2);
        let (report, games, order) = pairs(&contest, most, &Games::new());
        assert_eq!(report.pairs.0, [0, 0, most, 0, 0], "{}: {report:?}", G::ID);
        assert_eq!(report.faults, [0, 0]);
        assert_eq!(order, (0..most).collect::<Vec<_>>());
        // The same moves are played with the seats swapped.
        assert_eq!(games[&0].moves, games[&1].moves, "{}", G::ID);
    }
    shares::<OAnQuan>(3);
    shares::<Caro>(2);
    shares::<Cotuong>(1);
    shares::<Pebbles>(3);
}

#[test]
fn a_stronger_level_wins_and_the_games_are_not_played_twice() {
    let contest = contest::<OAnQuan>([player("--level hard"), player("--level beginner")], 4);
    let (report, games, _) = pairs(&contest, 4, &Games::new());
    assert!(report.games[0] > report.games[2], "{report:?}");
    let mut done = games.clone();
    done.remove(&5);
    let (again, new, _) = pairs(&contest, 4, &done);
    assert_eq!(again.games, report.games);
    assert_eq!(new.keys().copied().collect::<Vec<_>>(), [5], "only this game is played");
}

#[test]
fn a_match_stops_when_the_report_says_so() {
    let contest = contest::<Pebbles>([player(""), player("")], 1);
    let mut reported = 0;
    let stopped = contest.play(
        None,
        &Games::new(),
        |_, _| Ok(()),
        |_, _| {
            reported += 1;
            Ok(if reported == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        },
    );
    assert_eq!((stopped, reported), (Ok(()), 3));
    let failed = contest.play(
        None,
        &Games::new(),
        |_, _| Err("full".to_owned()),
        |_, _| Ok(ControlFlow::Continue(())),
    );
    assert_eq!(failed, Err("full".to_owned()));
}

#[test]
fn openings_come_from_a_list_and_then_from_chance() {
    let random = || Openings { game: Caro::usual(), plies: 3, balanced: None, seed: 1 };
    let starts = Starts::new("# two\n8h 9i\n\n8h 9h # that\n", random()).expect("a list");
    assert_eq!(starts.listed.len(), 2);
    for (list, why) in [
        ("8h 8h", "line 1 of the openings: 8h"),
        ("8h\nx", "line 2 of the openings"),
        ("8h 1a 8i 1c 8j 1e 8k 1g 8l", "it ends the game"),
    ] {
        let refused = Starts::<Caro>::new(list, random()).expect_err("no opening");
        assert!(refused.contains(why), "{refused}");
    }
    let listed = Starts::<Cotuong>::new(
        Cotuong::OPENINGS,
        Openings { game: Cotuong::usual(), plies: 4, balanced: None, seed: 1 },
    );
    assert_eq!(listed.expect("the list in the tree").listed.len(), 24);
}
