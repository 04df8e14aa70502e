//! Cờ gánh: worked examples of its rules, and the laws of the table.

use ganh::{Ganh, Rules};
use small_game::words::Language;
use small_game::{Small, SmallGame, SmallWords, laws};
use tabletop::{Advisor, Control, Game, GameMatch, Limits, Match, Notation, Side};

fn begin(position: &str) -> Match<Ganh> {
    let (game, start) = Ganh::usual().parse_position(position).expect("a position");
    Match::begin(game, start)
}

/// Plays moves from a position, and returns the pieces and how many the last move turned.
fn after(position: &str, moves: &str) -> (String, u32) {
    let mut played = begin(position);
    for mv in moves.split(' ') {
        played.play(mv.parse().expect("a move")).expect(mv);
    }
    let turned = played.entries().last().expect("a move").outcome.events[0];
    (played.position().to_string().split(' ').next().expect("pieces").to_owned(), turned)
}

fn perft(position: &<Rules as SmallGame>::Position, depth: u32) -> u64 {
    let rules = Rules::default();
    let moves = rules.moves(position).into_iter();
    if depth == 0 { 1 } else { moves.map(|mv| perft(&rules.after(position, mv), depth - 1)).sum() }
}

#[test]
fn the_moves_from_the_start_are_counted() {
    let start = Rules::default().start(Side::NEAR);
    assert_eq!([1, 2, 3].map(|depth| perft(&start, depth)), [12, 140, 1727]);
}

#[test]
fn a_piece_carries_the_two_beside_it_on_each_line() {
    for (position, mv, pieces, turned) in [
        // In a row, in a column, on a diagonal.
        ("T...T/...../.T.T./..B../..... b -", "c2c3", "T...T/...../.BBB./...../.....", 2),
        ("T...T/..T../.B.../..T../..... b -", "b3c3", "T...T/..B../..B../..B../.....", 2),
        ("T...T/.T.../.B.../...T./..... b -", "b3c3", "T...T/.B.../..B../...B./.....", 2),
        // A point without diagonals: only its row and its column count.
        ("T...T/.T.../B.T../...../..... b -", "a3b3", "T...T/.T.../.BT../...../.....", 0),
        ("T...T/T.T../.B.T./T.T../..... b -", "b3b4", "T...T/BBB../...T./T.T../.....", 2),
        // Two lines at once.
        ("T...T/.T.../.T.T./..BT./..... b -", "c2c3", "T...T/.B.../.BBB./...B./.....", 4),
        // Between two of its own, a piece changes nothing.
        ("T...T/...../.B.B./..B../..... b -", "c2c3", "T...T/...../.BBB./...../.....", 0),
        // One of theirs alone is not carried.
        ("T...T/...../.T.../..B../..... b -", "c2c3", "T...T/...../.TB../...../.....", 0),
    ] {
        assert_eq!(after(position, mv), (pieces.to_owned(), turned), "{position} {mv}");
    }
}

#[test]
fn a_group_without_a_free_neighbour_turns_whole() {
    // Three in the corner; a carry that leaves one surrounded, which turns, too.
    let (pieces, turned) = after("....T/...../B..../TB.../TT.B. b -", "d1c1");
    assert_eq!((pieces.as_str(), turned), ("....T/...../B..../BB.../BBB..", 3));
    let (pieces, turned) = after("....T/.T.../B..../BT.../TB... b -", "a3b3");
    assert_eq!((pieces.as_str(), turned), ("....T/.B.../.B.../BB.../BB...", 3));
}

#[test]
fn who_leaves_an_opening_forces_a_carry_unless_the_option_is_off() {
    let played = begin("T...T/..T../.T.T./..B../B...B b c3");
    assert_eq!(played.legal_moves().len(), 1);
    let why = played.check("a1a2".parse().expect("a move")).expect_err("forced");
    assert_eq!(why.why, Some("opening"));
    assert!(Rules { opening: false }.moves(&played.position().position).len() > 6);
}

#[test]
fn games_end_without_pieces_by_repetition_and_after_quiet_moves() {
    let end = |position: &str, moves: &str| {
        let mut played = begin(position);
        for mv in moves.split(' ') {
            played.play(mv.parse().expect("a move")).expect(mv);
        }
        (played.end().expect("the end"), played.standing(Side::NEAR).name())
    };
    let carried = end("...../...../.T.T./..B../..... b -", "c2c3");
    assert_eq!(carried, ("no-pieces".to_owned(), "win"));
    let around = "a1a2 e5e4 a2a1 e4e5 a1a2 e5e4 a2a1 e4e5";
    let repeated = end("....T/...../...../...../B.... b -", around);
    assert_eq!(repeated, ("repetition".to_owned(), "draw"));
    // One piece goes around below and one above, never in step.
    let wander = |ply: usize| {
        let mut points = ['.'; 25];
        points[(ply / 2) % 11] = 'T';
        points[13 + ply.div_ceil(2) % 12] = 'B';
        let rows: Vec<String> = points.chunks(5).map(|row| row.iter().collect()).collect();
        let side = if ply.is_multiple_of(2) { "b" } else { "t" };
        Rules::read(&format!("{} {side} -", rows.join("/"))).expect("a position")
    };
    let positions: Vec<_> = (0..=100).map(wander).collect();
    let positions: Vec<_> = positions.iter().collect();
    assert_eq!(Rules::default().drawn(&positions), Some("fifty-moves"));
    assert_eq!(Rules::default().drawn(&positions[1..]), None);
    let stuck = Rules::read("TB.../BB.../...../...../..... t -").expect("a position");
    assert_eq!(Rules::default().ended(&stuck), Some(("cannot-move", Some(Side::FAR))));
}

#[test]
fn the_figures_turn_pieces() {
    for (_, position, mv) in Rules::FIGURES {
        assert!(after(position, mv).1 > 0, "{position}");
    }
}

#[test]
fn the_laws_hold() {
    for seed in 0..6 {
        laws::hold(&Small(Rules { opening: seed % 2 == 0 }), seed);
    }
}

#[test]
fn a_hint_says_what_follows() {
    let words = SmallWords::<Rules>::of(Language::English);
    let mut played = Match::new(Ganh::usual(), Side::NEAR);
    let limits = Limits { nodes: Some(500), ..Limits::default() };
    for _ in 0..24 {
        let Some(found) = Ganh::analyze(&played, &limits, &Control::default()) else { break };
        let best = found.best;
        let hint = Ganh::hint(played.clone(), found, None).expect("a hint");
        let text = words.advice(&hint);
        assert!(text.matches(". ").count() > 0, "{}: {text}", played.position());
        played.play(best).expect("a legal move");
    }
}

#[test]
fn a_hint_says_why() {
    let start = Rules::default().start(Side::NEAR).to_string();
    for (position, mv, why) in [
        ("T...T/...../.T.T./..B../B...B b -", "c2c3", Some("carry")),
        ("T...T/.T.../.T.T./..BT./B...B b -", "c2c3", Some("carries")),
        ("T...T/...../...../B.B../TB... b -", "c2b2", Some("surrounds")),
        // The dark piece between two free points would be carried in the next turn.
        ("...../...../T.B.T/...../B.... b -", "c3c2", Some("saves")),
        (start.as_str(), "a2b3", Some("safe")),
    ] {
        let at = Rules::read(position).expect("a position");
        let mv = mv.parse().expect("a move");
        assert_eq!(Rules::default().reason(&at, mv), why, "{position}");
    }
    for language in [Language::English, Language::Vietnamese] {
        let words = SmallWords::<Rules>::of(language);
        let played = begin("T...T/...../.T.T./..B../B...B b -");
        let limits = Limits { nodes: Some(500), ..Limits::default() };
        let found = Ganh::analyze(&played, &limits, &Control::default()).expect("a move");
        let text = words.advice(&Ganh::hint(played, found, None).expect("a hint"));
        assert!(text.contains("carries both") || text.contains("gánh được cả hai"), "{text}");
    }
}

#[test]
fn a_record_is_read_with_what_people_write_among_the_moves() {
    let text = "{ An – Bình } [Game \"ganh\"] [Elo \"9\"]\n\n1. a3b3 {good} e3d3\n2. b3c3! (or a2a3)\n\n\
                [Game \"ganh\"]\n\na3b3; e3d3";
    let games = Ganh::usual().read_games(text).expect("two games");
    let turns: Vec<usize> = games.iter().map(|noted| noted.record.game.turn_count()).collect();
    assert_eq!(turns, [3, 2]);
    let passed = games[0].passed_over;
    assert_eq!((passed.comments, passed.variations, passed.marks, passed.tags), (2, 1, 1, 1));
    let why = Ganh::usual().read_games("[Game \"ganh\"]\n\n1. a3b3 {good} a1a1").expect_err("a1a1");
    assert_eq!((why.line, why.column, why.turn), (3, 16, Some(2)), "{why}");
}
