//! Positions in which cells have been sold.

use crate::support::*;
use o_an_quan::rules::{Event, Game, GameEnd, IllegalMove, Move, Position, Rules, TurnEnd, play};

/// Returns the classic rules of a match of rounds with these options.
fn fields(options: &[&str]) -> Rules {
    classic_with(&[&["series=fields"], options].concat())
}

fn owned() -> Rules {
    fields(&[])
}

fn ponds() -> Rules {
    fields(&["sold=pond"])
}

fn moves(position: &str, rules: &Rules) -> String {
    let moves = at(position, rules).legal_moves(rules);
    moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
}

/// Returns the position after a move, the points captured and the dân dropped into ponds.
fn after(position: &str, text: &str, rules: &Rules) -> (String, i32, u32) {
    let turn = turn(position, text, rules);
    (turn.after.to_string(), turn.captured, turn.ponded)
}

fn refusal(position: &str, rules: &Rules) -> String {
    Position::parse(position, rules).expect_err(position).to_string()
}

#[test]
fn the_buyer_plays_a_sold_cell_and_its_seller_does_not() {
    let position = "Q,0,0,0,0,1,Q,1,0,0,0,2x 0 0,0";
    assert_eq!(moves(position, &owned()), "5+ 5- 11+ 11-");
    // 11+ sows into 0 and 1; then 2 and 3 are empty.
    let next = "Q1,1,0,0,0,1,Q,1,0,0,0,0x 1 0,0".to_owned();
    assert_eq!(after(position, "11+", &owned()), (next, 0, 0));
    let sellers = at("Q,0,0,0,0,1,Q,1,0,0,0,2x 1 0,0", &owned());
    let refused = Err(IllegalMove::NotYours(mv("11+"), side(0)));
    assert_eq!(play(&owned(), &sellers, mv("11+")).map(drop), refused);
}

#[test]
fn the_moves_of_a_side_with_bought_cells_are_listed_by_cell() {
    assert_eq!(moves("Q,0,0,0,0,1x,Q,1,0,0,0,2 1 0,0", &owned()), "5+ 5- 7+ 7- 11+ 11-");
}

#[test]
fn a_row_is_not_empty_while_a_bought_cell_holds_dan() {
    let position = "Q,0,0,0,0,0,Q,1,0,0,0,2x 0 0,0";
    assert!(!at(position, &owned()).needs_refill());
    assert_eq!(moves(position, &owned()), "11+ 11-");
}

#[test]
fn a_refill_puts_one_dan_into_each_cell_that_the_side_owns() {
    // The seller refills 7 to 10; 7- then sows into 6, and 5 and 4 are empty.
    let seller = "Q,1,0,0,0,0,Q,0,0,0,0,0x 1 0,7";
    let next = "Q,1,0,0,0,0,Q1,0,1,1,1,0x 0 0,3".to_owned();
    assert_eq!(after(seller, "7-", &owned()), (next, 0, 0));
    // The buyer refills 1 to 5 and 11. 1+ sows 1 to 2, 3 to 4, 5 to 6, 7 to 8; 9 and 10 are empty.
    let buyer = "Q,0,0,0,0,0,Q,1,0,0,0,0x 0 9,0";
    let next = "Q,0,2,0,2,0,Q1,0,1,0,0,1x 1 3,0".to_owned();
    assert_eq!(after(buyer, "1+", &owned()), (next, 0, 0));
    // The seller of a pond refills the other four cells, on credit.
    let pond = "Q,0,0,0,0,0o,Q,1,0,0,0,0 0 0,0";
    let next = "Q1,0,1,1,1,0o,Q,1,0,0,0,0 1 -4,0".to_owned();
    assert_eq!(after(pond, "1-", &ponds()), (next, 0, 0));
}

#[test]
fn a_side_that_may_not_borrow_needs_a_point_for_each_cell_it_owns() {
    let rules = fields(&["refill=end"]);
    // 1+ sows into 2. Side 1 owns four cells, all empty.
    let goes_on = turn("Q,1,0,0,0,0,Q2,0,0,0,0,0x 0 3,4", "1+", &rules);
    assert_eq!(goes_on.end, None);
    let ends = turn("Q,1,0,0,0,0,Q2,0,0,0,0,0x 0 3,3", "1+", &rules);
    assert_eq!(ends.after.to_string(), "Q,0,0,0,0,0,Q2,0,0,0,0,0x - 4,3");
    assert_eq!(ends.end, Some(GameEnd::CannotRefill));
    // 7+ sows into 8. Side 0 owns six cells, all empty.
    let goes_on = turn("Q,0,0,0,0,0,Q2,1,0,0,0,0x 1 6,0", "7+", &rules);
    assert_eq!(goes_on.end, None);
    let ends = turn("Q,0,0,0,0,0,Q2,1,0,0,0,0x 1 5,0", "7+", &rules);
    assert_eq!(ends.after.to_string(), "Q,0,0,0,0,0,Q2,0,0,0,0,0x - 5,1");
}

#[test]
fn the_dan_of_a_sold_cell_count_for_its_buyer_at_the_end() {
    // 3+ sows into 4 and captures the last quan in 6 behind 5.
    let ended = turn("0,0,0,1,0,0,Q,3x,2,0,0,0 0 0,0", "3+", &owned());
    assert_eq!(ended.after.to_string(), "0,0,0,0,0,0,0,0x,0,0,0,0 - 14,2");
}

#[test]
fn the_dan_of_a_half_sold_cell_are_shared_at_the_end_and_the_seller_gets_an_odd_one() {
    let ended = turn("0,0,0,1,0,0,Q,3h,0,0,0,0 0 0,0", "3+", &owned());
    let share = |of, dan| vec![Event::Swept { side: side(of), cell: cell(7), dan }];
    let events = [
        lap(3, &[4]),
        captured(0, 5, 6, quan_with(0)),
        turn_ended(TurnEnd::ChainOver),
        swept(4, 1),
        share(1, 2),
        share(0, 1),
        game_over(GameEnd::QuanEmpty),
    ];
    assert_eq!(ended.events, events.concat());
    assert_eq!(ended.after.to_string(), "0,0,0,0,0,0,0,0h,0,0,0,0 - 12,2");
}

#[test]
fn the_seller_plays_and_refills_a_half_sold_cell() {
    assert_eq!(moves("Q,1,0,0,0,0,Q,3h,0,0,0,0 1 0,0", &owned()), "7+ 7-");
    let buyers = at("Q,1,0,0,0,0,Q,3h,0,0,0,0 0 0,0", &owned());
    let refused = Err(IllegalMove::NotYours(mv("7+"), side(1)));
    assert_eq!(buyers.check(&owned(), mv("7+")), refused);
    let next = "Q,1,0,0,0,0,Q1,0h,1,1,1,1 0 0,2".to_owned();
    assert_eq!(after("Q,1,0,0,0,0,Q,0h,0,0,0,0 1 0,7", "7-", &owned()), (next, 0, 0));
}

#[test]
fn a_dan_dropped_into_a_pond_goes_to_its_buyer_at_once() {
    let position = "Q,0,0,0,3,0o,Q,1,0,0,0,0 0 0,0";
    // 4+ sows into 5, 6 and 7; then 8 and 9 are empty.
    let sown = turn(position, "4+", &ponds());
    let events = [
        Event::Lifted { cell: cell(4), dan: 3 },
        Event::Ponded { side: side(1), cell: cell(5) },
        Event::Dropped { cell: cell(6) },
        Event::Dropped { cell: cell(7) },
        Event::TurnEnded(TurnEnd::TwoEmptyCells),
    ];
    assert_eq!(sown.events, events);
    assert_eq!(sown.after.to_string(), "Q,0,0,0,0,0o,Q1,2,0,0,0,0 1 0,1");
    assert_eq!((sown.captured, sown.ponded), (0, 1));
}

#[test]
fn each_lap_round_the_board_drops_a_dan_into_a_pond() {
    // Of 24 dân, two fall into 5; 4 gets two of its own back. Then 5 is empty, and 6 is not.
    let sown = turn("Q,0,0,0,24,0o,Q,0,0,0,0,0 0 0,0", "4+", &ponds());
    assert_eq!(sown.after.to_string(), "Q2,2,2,2,2,0o,0,2,2,2,2,2 1 12,2");
    assert_eq!((sown.captured, sown.ponded), (12, 2));
}

#[test]
fn a_pond_counts_as_an_empty_cell() {
    // 3+ sows into 4 and jumps the pond in 5; 2+ sows into 3, and 4 and the pond are empty.
    let jumped = after("Q,0,0,1,0,0o,Q,1,0,0,0,0 0 0,0", "3+", &ponds());
    assert_eq!(jumped, ("Q,0,0,0,1,0o,0,1,0,0,0,0 1 10,0".to_owned(), 10, 0));
    let ended = turn("Q,0,1,0,0,0o,Q,1,0,0,0,0 0 0,0", "2+", &ponds());
    assert!(ended.events.ends_with(&turn_ended(TurnEnd::TwoEmptyCells)));
    // 4+ drops its last dân into the pond; the quan cell 6 comes next.
    let last = turn("Q,0,0,0,1,0o,Q,1,0,0,0,0 0 0,0", "4+", &ponds());
    assert!(last.events.ends_with(&turn_ended(TurnEnd::AtQuanCell(cell(6)))));
    assert_eq!(last.after.to_string(), "Q,0,0,0,0,0o,Q,1,0,0,0,0 1 0,1");
}

#[test]
fn nobody_can_play_a_pond() {
    for mover in 0..2 {
        let position = at(&format!("Q,1,0,0,0,0o,Q,1,0,0,0,0 {mover} 0,0"), &ponds());
        let refused = position.check(&ponds(), mv("5+")).expect_err("a pond");
        assert_eq!(refused, IllegalMove::Pond(mv("5+")));
        let message = refused.to_string();
        assert!(message.contains("5+") && message.contains("cell 5 is a pond"), "{message}");
    }
}

#[test]
fn a_dan_in_a_pond_is_progress() {
    let position = "Q,1,0,0,1,0o,Q,1,0,0,0,0 0 0,0";
    let idle_after = |moves: &str| game(position, moves, &ponds()).idle_turns();
    assert_eq!(idle_after("1- 7+"), 2);
    assert_eq!(idle_after("1- 7+ 4+"), 0);
    assert_eq!(idle_after("4+ 7+"), 1);
}

#[test]
fn the_first_turn_of_a_later_round_may_not_capture_a_quan_if_that_is_forbidden() {
    // 5+ sows into 6 to 10 and from 11 into 0 to 4; then 5 is empty, and 6 holds the quan.
    let (free, barred) = (owned(), fields(&["first_quan=forbidden"]));
    for start in ["Q,5,5,5,5,5x,Q,5,5,5,5,5 1 0,0", "Q,5,5,5,5,5,Q,5,5,5,5,5x 0 0,0"] {
        assert_eq!(turn(start, "5+", &free).captured, 11, "{start}");
        assert_eq!(turn(start, "5+", &barred).captured, 0, "{start}");
    }
    let later = "Q,5,5,5,5,5,Q,5,5,5,5,5x 0 1,0";
    assert_eq!(turn(later, "5+", &barred).captured, 11);
}

#[test]
fn only_the_first_round_of_a_match_starts_with_the_handicap() {
    let rules = fields(&["first_quan=forbidden", "handicap=1::10"]);
    for start in ["Q,5,5,5,5,5,Q,5,5,5,5,5 0 10,-10", "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0"] {
        assert_eq!(turn(start, "5+", &rules).captured, 0, "{start}");
    }
    let sold = "Q,5,5,5,5,5,Q,5,5,5,5,5x 0 10,-10";
    assert_eq!(turn(sold, "5+", &rules).captured, 11, "no start has sold cells and a handicap");
}

#[test]
fn positions_with_sold_cells_are_read_back() {
    for (position, rules) in [
        ("Q,5,5,5,5,5x,Q,5,5,5,5,5 0 0,0", owned()),
        ("Q3,0h,5,5,12x,5x,0,5,5,5,5,5 1 -3,40", owned()),
        ("Q,5,5,5,0o,0o,Q,5,5,5,5,5 0 0,0", ponds()),
        ("Q,0,0,0,0,0x,0,0,0,0,0,0h - 30,30", owned()),
    ] {
        assert_eq!(at(position, &rules).to_string(), position);
    }
}

#[test]
fn a_letter_that_the_rules_do_not_allow_is_refused() {
    let (x, h, o) = (
        "Q,5,5,5,5,5x,Q,5,5,5,5,5 0 0,0",
        "Q,5,5,5,5,5h,Q,5,5,5,5,5 0 0,0",
        "Q,5,5,5,5,0o,Q,5,5,5,5,5 0 0,0",
    );
    let (none, whole) = (Rules::classic(), fields(&["half=no"]));
    let threshold = fields(&["sale=threshold"]);
    let refused = [(x, &none), (h, &none), (o, &none), (h, &whole), (h, &threshold), (o, &owned())];
    for (position, rules) in refused.into_iter().chain([(x, &ponds()), (h, &ponds())]) {
        let message = refusal(position, rules);
        assert!(message.contains("cell 5 cannot have the suffix"), "{message}");
    }
    let quan_cell = refusal("Qx,5,5,5,5,5,Q,5,5,5,5,5 0 0,0", &owned());
    assert!(quan_cell.contains("cell 0 cannot have the suffix x"), "{quan_cell}");
    let three = "Q,5,5,5,5,5x,Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0,0";
    assert!(refusal(three, &owned()).contains("cell 5 cannot have the suffix x"));
    for malformed in ["5xx", "x", "x5", "5y", "5 x"] {
        let position = format!("Q,5,5,5,5,{malformed},Q,5,5,5,5,5 0 0,0");
        assert!(Position::parse(&position, &owned()).is_err(), "{malformed}");
    }
}

#[test]
fn a_pond_with_dan_and_a_side_without_cells_are_refused() {
    let pond = refusal("Q,5,5,5,5,1o,Q,5,5,5,5,5 0 0,0", &ponds());
    assert!(pond.contains("cell 5 is a pond") && pond.contains("0o"), "{pond}");
    let sold = refusal("Q,5x,5x,5x,5x,5x,Q,5,5,5,5,5 0 0,0", &owned());
    assert!(sold.contains("side 0 owns no cell"), "{sold}");
    let drowned = refusal("Q,5,5,5,5,5,Q,0o,0o,0o,0o,0o 0 0,0", &ponds());
    assert!(drowned.contains("side 1 owns no cell"), "{drowned}");
}

#[test]
fn sold_cells_are_part_of_a_position() {
    let of = |position| at(position, &owned());
    let plain = "Q,1,0,0,0,0,Q,1,0,0,0,0 0 0,0";
    assert_ne!(of(plain), of("Q,1,0,0,0,0x,Q,1,0,0,0,0 0 0,0"));
    let start = of("Q,1,0,0,0,0x,Q,1,0,0,0,0 0 0,0");
    let mut game = Game::new(owned(), start);
    for text in "1+ 7+ 2- 8- 1+ 7+ 2- 8-".split(' ') {
        assert_eq!(game.end(), None, "before {text}");
        game.play(mv(text)).expect("legal");
    }
    assert_eq!(game.end(), Some(GameEnd::Repetition));
    assert_eq!(game.position().to_string(), "Q,0,0,0,0,0x,Q,0,0,0,0,0 - 1,1");
}
