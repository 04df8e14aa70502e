//! What the levels play.

use caro::{Caro, CaroEnd, Preset, Square, analyze};
use caro_engine::{Control, LEVELS, Level, Limits, PROVEN, Spot, Variant};
use tabletop::{Computer, Game, GameMatch, Match, Rules, Side, laws};

/// Returns the match with this history.
pub fn played(game: Caro, history: &str) -> Match<Caro> {
    let (game, board) = game.parse_position(history).expect("a legal history");
    let mut played = Match::new(game, Side::NEAR);
    for square in board.history() {
        played.play(*square).expect("a legal move");
    }
    played
}

fn chosen(level: Level, played: &Match<Caro>, seed: u64) -> Square {
    Caro::choose(level, played, seed, &Control::default()).expect("the game is not over")
}

#[test]
fn every_level_that_searches_takes_a_win_and_blocks_one() {
    // X has four in row 8, blocked at one end; it is X's move, then O's.
    let four = "8f8e8g7g8h6f8i";
    for level in [Level::Medium, Level::Hard, Level::Expert, Level::Master] {
        let to_block = played(Caro::usual(), four);
        let block = chosen(level, &to_block, 1).to_string();
        // Beyond the fifth square, a mark blocks the other end of the line.
        assert!(block == "8j" || block == "8k", "{level}: {block}");
        let to_win = played(Caro::usual(), &format!("{four}1a"));
        assert_eq!(chosen(level, &to_win, 1).to_string(), "8j", "{level}");
    }
}

#[test]
fn a_five_blocked_at_both_ends_is_no_threat_unless_the_options_say_so() {
    // X has four in row 8 between an O and an empty square before another O.
    let four = "8f8e8g8k8h6c8i";
    let game = played(Caro::usual(), four);
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let blocked = analyze(&game, &limits, &Control::default()).expect("a move");
    assert!(blocked.moves_to_end.is_none(), "{blocked:?}");
    let game = played(Caro::preset(Preset::Gomoku), four);
    let open = chosen(Level::Hard, &game, 0);
    assert_eq!(open.to_string(), "8j");
    // With a mark of its own beyond, X would make six, which only the free game allows.
    let six = "8f8e8g1a8h1c8i1e8k1g";
    let gomoku = played(Caro::preset(Preset::Gomoku), six);
    let free = played(Caro::preset(Preset::Free), six);
    let won = |game: &Match<Caro>| {
        let found = analyze(game, &limits, &Control::default()).expect("a move");
        found.moves_to_end == Some(1)
    };
    assert!(won(&free) && !won(&gomoku));
}

#[test]
fn a_seed_gives_the_same_move_and_a_cancelled_search_none() {
    let mut random = fastrand::Rng::with_seed(23);
    for preset in [Preset::Caro, Preset::Gomoku, Preset::Free] {
        let game = Caro::preset(preset);
        let done = laws::random_match::<Caro>(&game, 400, |below| random.usize(0..below));
        for level in [Level::Beginner, Level::Easy, Level::Medium, Level::Hard] {
            for entries in [0, 1, 9, 30, done.entries().len()] {
                laws::the_computer_answers::<Caro>(level, &done.up_to(entries), 7);
            }
        }
    }
}

#[test]
fn two_hundred_games_under_random_options_end_legally() {
    let mut random = fastrand::Rng::with_seed(29);
    let mut ends = [0; 2];
    for round in 0..200 {
        let mut game = Caro::usual();
        let mut set = |name, value: &str| game.set_option(name, value).expect("an option");
        set("size", &random.u8(10..=20).to_string());
        set("exact_five", if random.bool() { "on" } else { "off" });
        set("double_block", if random.bool() { "on" } else { "off" });
        let mut game_so_far = Match::new(game, Side::new(round % 2));
        for _ in 0..random.usize(0..12) {
            let moves = game.legal_moves(game_so_far.position());
            game_so_far.play(*random.choice(&moves).expect("a move")).expect("a listed move");
        }
        while game_so_far.to_move().is_some() {
            let level = Level::ALL[random.usize(0..3)];
            let square = chosen(level, &game_so_far, random.u64(..));
            game_so_far.play(square).expect("the computer plays legal moves");
        }
        let end = game_so_far.entries().last().and_then(|entry| entry.outcome.end);
        ends[usize::from(end == Some(CaroEnd::BoardFull))] += 1;
    }
    assert!(ends[0] > 150, "{ends:?} games were won and drawn");
}

#[test]
fn a_search_keeps_to_its_nodes_and_to_its_only_move() {
    let game = played(Caro::usual(), "8h9i7g");
    for nodes in [1, 10, 1_000, 20_000] {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let found = analyze(&game, &limits, &Control::default()).expect("a move");
        assert!(found.nodes <= nodes, "{} of {nodes}", found.nodes);
    }
    let only = Some("1a".parse().expect("a square"));
    let limits = Limits { depth: Some(2), only, ..Limits::default() };
    let found = analyze(&game, &limits, &Control::default()).expect("a move");
    assert_eq!(Some(found.best), only);
    let taken = Limits { only: Some("8h".parse().expect("a square")), ..Limits::default() };
    assert!(analyze(&game, &taken, &Control::default()).is_none());
}

#[test]
fn an_only_move_that_makes_five_wins_at_once() {
    let game = played(Caro::usual(), "8h8i9h9i10h10i11h11i");
    let score_of = |square: &str| {
        let only = Some(square.parse().expect("a square"));
        let limits = Limits { depth: Some(2), only, ..Limits::default() };
        analyze(&game, &limits, &Control::default()).expect("a move").score
    };
    // O makes five next unless X does.
    assert!(score_of("12h") >= PROVEN && score_of("7h") >= PROVEN);
    assert!(score_of("1a") <= -PROVEN && score_of("12i") <= -PROVEN);
}

#[test]
fn impossible_boards_have_no_analysis() {
    let spot = |row, column| Spot::new(row, column).expect("on the largest board");
    let usual = Variant { size: 15, exact_five: true, double_block: true };
    let limits = Limits { nodes: Some(100), ..Limits::default() };
    let running = Control::default();
    let analyzed =
        |variant, moves: &[Spot]| caro_engine::analyze(variant, moves, &limits, &running).is_some();
    assert!(analyzed(usual, &[spot(7, 7)]));
    assert!(!analyzed(usual, &[spot(7, 7), spot(7, 7)]), "marked twice");
    assert!(!analyzed(usual, &[spot(15, 0)]), "beyond the edge");
    assert!(!analyzed(Variant { size: 21, ..usual }, &[]), "too large");
    assert!(!analyzed(Variant { size: 1, ..usual }, &[spot(0, 0)]), "full");
    for size in 1..=4 {
        assert!(analyzed(Variant { size, ..usual }, &[]), "no line fits on {size} squares");
    }
    assert_eq!(LEVELS.map(|spec| spec.level), Level::ALL);
}
