//! Positions and moves as text.

use crate::support::*;
use o_an_quan::rules::{Direction, GameEnd, Move, Position, PositionError, Rules};

#[test]
fn a_position_is_printed_as_it_was_written() {
    for text in [
        "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0",
        "Q3,0,0,12,0,0,4,1,0,0,0,999 1 -9999,9999",
        "Q999,0,0,0,0,0,0,0,0,0,0,0 1 -1,0",
        "0,1,2,3,4,5,Q,1,1,1,1,1,7,0,0,0,0,0 2 1,2,3",
        "Q,1,1,1,1,1,Q,1,1,1,1,1,Q,1,1,1,1,1,Q1,1,1,1,1,1 3 0,-5,0,40",
        "Q2,0,0,0,0,0,7,0,0,0,0,0 - 30,29",
    ] {
        assert_eq!(at(text, &Rules::classic()).to_string(), text);
    }
}

#[test]
fn a_position_is_read_cell_by_cell() {
    let position = at("Q3,0,7,0,0,0,4,0,0,0,0,2 1 -6,11", &Rules::classic());
    assert_eq!(position.pile(cell(0)), quan_with(3));
    assert_eq!(position.pile(cell(2)), dan(7));
    assert_eq!(position.pile(cell(6)), dan(4));
    assert_eq!(position.pile(cell(11)), dan(2));
    assert_eq!(position.to_move(), Some(side(1)));
    assert_eq!((position.store(side(0)), position.store(side(1))), (-6, 11));
    assert_eq!(position.ring().sides(), 2);
}

#[test]
fn a_finished_position_has_no_side_and_no_moves() {
    let position = at("Q2,0,0,0,0,0,7,0,0,0,0,0 - 30,29", &Rules::classic());
    assert_eq!(position.to_move(), None);
    assert!(position.legal_moves(&Rules::classic()).is_empty());
}

/// Returns the error for `text`, and asserts that its message is one sentence that contains
/// `words`.
fn refusal(text: &str, rules: &Rules, words: &[&str]) -> PositionError {
    let error = Position::parse(text, rules).expect_err(text);
    let message = error.to_string();
    for word in words {
        assert!(message.contains(word), "{message:?} lacks {word:?}");
    }
    assert!(!message.contains('\n') && !message.ends_with('.'), "{message}");
    error
}

#[test]
fn a_position_has_three_parts() {
    let cells = "Q,5,5,5,5,5,Q,5,5,5,5,5";
    for (text, parts) in [
        (String::new(), 0),
        (cells.into(), 1),
        (format!("{cells} 0"), 2),
        (format!("{cells} 0 0,0 x"), 4),
    ] {
        let words = ["three parts", &format!("has {parts}")];
        assert_eq!(refusal(&text, &Rules::classic(), &words), PositionError::Parts(parts));
    }
}

#[test]
fn a_board_has_twelve_eighteen_or_twenty_four_cells() {
    for count in [1, 6, 11, 13, 30] {
        let text = format!("{} 0 0,0", vec!["1"; count].join(","));
        let words = ["12, 18 or 24", &format!("has {count}")];
        assert_eq!(refusal(&text, &Rules::classic(), &words), PositionError::CellCount(count));
    }
}

#[test]
fn a_cell_is_a_number_or_a_quan_and_a_number() {
    for pile in [
        "", "x", "q", "-1", "+1", "01", "1000", "99999999999", "Q0", "Q01", "Q1000", "QQ", "1Q",
        "Q-1", "½",
    ] {
        let text = format!("Q,5,5,5,5,5,{pile},5,5,5,5,5 0 0,0");
        let error = refusal(&text, &Rules::classic(), &["cell 6", &format!("{pile:?}"), "999"]);
        assert_eq!(error, PositionError::Cell(cell(6), pile.into()));
    }
}

#[test]
fn a_quan_outside_a_quan_cell_is_refused() {
    let text = "Q,5,5,Q2,5,5,Q,5,5,5,5,5 0 0,0";
    let error = refusal(text, &Rules::classic(), &["cell 3", "quan"]);
    assert_eq!(error, PositionError::MisplacedQuan(cell(3)));
}

#[test]
fn a_board_with_dan_instead_of_quan_has_no_quan_pieces() {
    let text = "10,5,5,5,5,5,Q,5,5,5,5,5 0 0,0";
    let error = refusal(text, &classic_with(&["quan=dan"]), &["cell 6", "quan=dan"]);
    assert_eq!(error, PositionError::QuanPiece(cell(6)));
}

#[test]
fn the_side_to_move_is_one_of_the_board() {
    for mover in ["2", "-1", "00", "a", "--", "256", "99999999999"] {
        let text = format!("Q,5,5,5,5,5,Q,5,5,5,5,5 {mover} 0,0");
        let error = refusal(&text, &Rules::classic(), &[&format!("{mover:?}"), "side"]);
        assert_eq!(error, PositionError::Side(mover.into()));
    }
    let three = "Q,5,5,5,5,5,Q,5,5,5,5,5,Q,5,5,5,5,5 3 0,0,0";
    assert_eq!(refusal(three, &Rules::classic(), &[]), PositionError::Side("3".into()));
}

#[test]
fn every_side_has_one_store() {
    for (stores, found) in [("0", 1), ("0,0,0", 3), ("0,0,", 3)] {
        let text = format!("Q,5,5,5,5,5,Q,5,5,5,5,5 0 {stores}");
        let error = refusal(&text, &Rules::classic(), &["2 stores", &found.to_string()]);
        assert_eq!(error, PositionError::StoreCount(found, 2));
    }
}

#[test]
fn a_store_is_a_whole_number_within_range() {
    for store in ["", "x", "10000", "-10000", "+1", "1.5", "-0", "007", "99999999999"] {
        let text = format!("Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,{store}");
        let words = ["side 1", &format!("{store:?}"), "-9999", "9999"];
        let error = refusal(&text, &Rules::classic(), &words);
        assert_eq!(error, PositionError::Store(side(1), store.into()));
    }
}

#[test]
fn a_position_where_the_game_is_already_over_needs_a_dash() {
    let cases: [(&str, &[&str], GameEnd, &str); 4] = [
        ("0,1,0,0,0,0,0,1,0,0,0,0 0 0,0", &[], GameEnd::QuanEmpty, "quan-empty"),
        ("0,0,0,0,0,0,0,0,0,0,0,0 0 0,0", &[], GameEnd::QuanEmpty, "quan-empty"),
        (
            "3,1,0,0,0,0,2,1,0,0,0,0 0 0,0",
            &["ending=pieces"],
            GameEnd::QuanCaptured,
            "quan-captured",
        ),
        ("Q,0,0,0,0,0,Q,1,0,0,0,0 0 4,9", &["refill=end"], GameEnd::CannotRefill, "cannot-refill"),
    ];
    for (text, options, why, name) in cases {
        let error = refusal(text, &classic_with(options), &["over", name, "-"]);
        assert_eq!(error, PositionError::AlreadyOver(why));
    }
}

#[test]
fn an_empty_row_and_a_poor_store_are_accepted_out_of_turn() {
    at("Q,0,0,0,0,0,Q,1,0,0,0,0 1 4,9", &classic_with(&["refill=end"]));
}

#[test]
fn a_finished_game_has_swept_its_dan_cells() {
    let text = "Q,0,0,0,0,0,Q,0,2,0,0,0 - 0,0";
    let error = refusal(text, &Rules::classic(), &["cell 8", "-", "store"]);
    assert_eq!(error, PositionError::Unswept(cell(8)));
}

#[test]
fn a_move_is_a_cell_and_a_direction() {
    assert_eq!(mv("3+"), Move { cell: cell(3), direction: Direction::Plus });
    assert_eq!(mv("11-"), Move { cell: cell(11), direction: Direction::Minus });
    for text in ["0+", "1-", "6+", "10-", "23+", "23-"] {
        assert_eq!(mv(text).to_string(), text);
    }
}

#[test]
fn an_invalid_move_is_named_with_the_expected_form() {
    for text in [
        "",
        "3",
        "+",
        "-",
        "+3",
        "-3",
        "3*",
        "3 +",
        " 3+",
        "3++",
        "3+-",
        "03+",
        "00-",
        "24+",
        "-1+",
        "99999999999999999999+",
        "x+",
        "３+",
        "3−",
        "3+\n",
    ] {
        let message = text.parse::<Move>().expect_err(text).to_string();
        assert!(message.contains(&format!("{text:?}")), "{message}");
        assert!(message.contains("number of a cell") && message.contains("3+"), "{message}");
        assert!(!message.contains('\n') && !message.ends_with('.'), "{message}");
    }
}
