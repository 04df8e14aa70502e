//! What the stronger side gives.

use cotuong::{CannotMove, Color, Cotuong, Handicap, Malformed, Position, Square};
use tabletop::{Game, GameMatch, Match, Side};

use super::{mv, position};

fn game(handicap: &str, first_moves: &str) -> Cotuong {
    let mut game = Cotuong::usual();
    game.set_option("handicap", handicap).expect(handicap);
    game.set_option("first_moves", first_moves).expect(first_moves);
    game
}

fn start(handicap: &str, first_moves: &str) -> Position {
    game(handicap, first_moves).start(Side::NEAR)
}

#[test]
fn the_stronger_side_takes_off_its_own_pieces() {
    // Red, which moves first, gives its horse on h0.
    let red = start("M2", "0");
    assert_eq!(red.fen(), "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKAB1R w");
    // Black, which gives the first move too, gives its own horse on b9.
    let black = start("M2", "1");
    assert_eq!(
        black.to_string(),
        "r1bakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w +1"
    );
    assert_eq!(game("M2", "1").stronger(), Color::Black);
}

#[test]
fn every_piece_but_the_general_can_be_given() {
    let all = "X1,M2,T3,S4,S6,T7,M8,X9,P2,P8,B1,B3,B5,B7,B9";
    assert_eq!(game(all, "0").options()[0].1, all);
    assert_eq!(start(all, "0").fen(), "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/9/9/9/4K4 w");
    assert_eq!(game("B9,X1", "0").options()[0].1, "X1,B9", "in the order of the board");
    assert_eq!("none".parse(), Ok(Handicap::default()));
}

#[test]
fn impossible_handicaps_are_refused_and_change_nothing() {
    let mut game = Cotuong::usual();
    let cases = [
        ("handicap", "Tg5", Malformed::Handicap("Tg5".into())),
        ("handicap", "M3", Malformed::Handicap("M3".into())),
        ("handicap", "M2, M8", Malformed::Handicap(" M8".into())),
        ("handicap", "", Malformed::Handicap("".into())),
        ("handicap", "M2,none", Malformed::Handicap("none".into())),
        ("handicap", "X1,X1", Malformed::GivenTwice("X1".into())),
        ("first_moves", "4", Malformed::FirstMoves("4".into())),
        ("first_moves", "02", Malformed::FirstMoves("02".into())),
        ("first", "2", Malformed::Option("first".into())),
    ];
    for (name, value, flaw) in cases {
        assert_eq!(game.set_option(name, value), Err(flaw), "{name}={value}");
        assert_eq!(game, Cotuong::usual());
    }
}

#[test]
fn red_makes_the_given_moves_in_a_row() {
    let mut game = Match::new(game("none", "3"), Side::NEAR);
    for (text, left, side) in
        [("h2e2", 2, Side::NEAR), ("h0g2", 1, Side::NEAR), ("i0h0", 0, Side::FAR)]
    {
        game.play(mv(text)).expect("a legal move");
        assert_eq!((game.position().first_moves(), game.to_move()), (left, Some(side)));
    }
    let text = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKABR1 b - - 1 1";
    assert_eq!(game.position().to_string(), text);
    game.play(mv("h9g7")).expect("black answers");
    assert_eq!(game.to_move(), Some(Side::NEAR));
    game.play(mv("h0h7")).expect("then, red may cross the river");
}

#[test]
fn given_moves_do_not_cross_the_river() {
    for first_moves in ["1", "2", "3"] {
        let start = start("none", first_moves);
        let free = position(cotuong_board::START).legal_moves();
        let crossing = free.iter().filter(|mv| mv.to.rank() >= 5);
        assert_eq!(start.legal_moves().len() + crossing.count(), free.len());
        let match_ = Match::begin(Cotuong::usual(), start);
        assert_eq!(match_.check(mv("h2h9")), Err(CannotMove::River(mv("h2h9"))));
        assert_eq!(match_.check(mv("h2h6")), Err(CannotMove::River(mv("h2h6"))));
        assert_eq!(match_.check(mv("h2h4")), Ok(()));
    }
}

#[test]
fn black_may_stand_in_check_until_the_given_moves_are_made() {
    // Without its soldier on e6, black is in check from the cannon over e3.
    let mut game = Match::new(game("B5", "2"), Side::NEAR);
    game.play(mv("h2e2")).expect("a given move");
    let text = game.position().to_string();
    assert!(text.ends_with("w +1"), "{text}");
    assert_eq!(position(&text), *game.position());
    game.play(mv("h0g2")).expect("the last given move");
    assert!(!game.position().board().checkers(Color::Black).is_empty());
}

#[test]
fn only_a_start_can_have_given_moves() {
    let refusal = |text: &str| Cotuong::usual().parse_position(text).expect_err(text);
    let usual = cotuong_board::START;
    assert_eq!(refusal(&format!("{usual} +4")), Malformed::GivenMoves("+4".into()));
    assert_eq!(refusal(&format!("{usual} +0")), Malformed::GivenMoves("+0".into()));
    let starts = [
        format!("{} +1", usual.replace(" w", " b")),
        format!("{usual} - - 3 1 +1"),
        usual.replace("RNBAKABNR w", "1NBAKABNR w +1"),
        usual.replace("rnbakabnr/9/", "1nbakabnr/r8/").replace(" w", " w +1"),
    ];
    for text in starts {
        assert_eq!(refusal(&text), Malformed::NotAStart, "{text}");
    }
}

#[test]
fn options_are_stored_with_their_texts() {
    let given = Cotuong::new("P2,X9".parse().expect("a handicap"), 2).expect("a game");
    assert_eq!(given.options(), [("handicap", "X9,P2".into()), ("first_moves", "2".into())]);
    assert_eq!(Cotuong::new(Handicap::default(), 4), None);
}

#[test]
fn a_piece_is_given_and_kept_again_by_the_crossing_where_it_starts() {
    let square = |text: &str| text.parse::<Square>().expect("a crossing");
    let none = Handicap::default();
    let horse = none.toggled(square("h0"), Color::Red).expect("a piece of red");
    assert_eq!(horse.to_string(), "M2");
    assert_eq!(horse.toggled(square("h0"), Color::Red), Some(none));
    let black = none.toggled(square("b9"), Color::Black).expect("a piece of black");
    assert_eq!(black.to_string(), "M2");
    for refused in ["e0", "e4", "h9"] {
        assert_eq!(none.toggled(square(refused), Color::Red), None, "{refused}");
    }
}
