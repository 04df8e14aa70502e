//! The effect of each option, on small boards.

use crate::support::*;
use o_an_quan::rules::{
    Cell, GameEnd, Handicap, OptionError, Position, Preset, RuleOption, Rules, Side, TurnEnd, play,
};

#[test]
fn a_sowing_passes_an_empty_quan_cell_when_it_counts_as_empty() {
    let turn = turn("Q,1,0,0,1,0,0,3,0,0,0,1 0 0,0", "4+", &classic_with(&["empty_quan=passes"]));
    let events = [lap(4, &[5]), captured(0, 6, 7, dan(3)), turn_ended(TurnEnd::ChainOver)];
    assert_eq!(turn.events, events.concat());
    assert_eq!(turn.after.to_string(), "Q,1,0,0,0,1,0,0,0,0,0,1 1 3,0");
}

#[test]
fn an_empty_quan_cell_is_the_first_of_two_empty_cells_when_it_counts_as_empty() {
    let turn = turn("Q,1,0,0,1,0,0,0,3,0,0,1 0 0,0", "4+", &classic_with(&["empty_quan=passes"]));
    assert_eq!(turn.events, [lap(4, &[5]), turn_ended(TurnEnd::TwoEmptyCells)].concat());
}

#[test]
fn an_occupied_quan_cell_stops_a_sowing_even_when_empty_ones_pass() {
    let rules = classic_with(&["empty_quan=passes"]);
    for occupied in ["Q", "Q2", "1"] {
        let turn = turn(&format!("Q,1,0,0,1,0,{occupied},3,0,0,0,1 0 0,0"), "4+", &rules);
        let events = [lap(4, &[5]), turn_ended(TurnEnd::AtQuanCell(cell(6)))];
        assert_eq!(turn.events, events.concat());
    }
}

#[test]
fn a_chain_passes_an_empty_quan_cell_when_it_counts_as_empty() {
    let turn = turn("Q,0,1,0,0,2,0,3,0,4,0,0 0 0,0", "2+", &classic_with(&["empty_quan=passes"]));
    let events = [
        lap(2, &[3]),
        captured(0, 4, 5, dan(2)),
        captured(0, 6, 7, dan(3)),
        captured(0, 8, 9, dan(4)),
        turn_ended(TurnEnd::ChainOver),
    ];
    assert_eq!(turn.events, events.concat());
    assert_eq!(turn.after.to_string(), "Q,0,0,1,0,0,0,0,0,0,0,0 1 9,0");
}

#[test]
fn an_occupied_quan_cell_stops_a_chain_even_when_empty_ones_pass() {
    let rules = classic_with(&["empty_quan=passes"]);
    for occupied in ["Q", "Q2", "1"] {
        let turn = turn(&format!("Q,0,1,0,0,2,{occupied},3,0,0,0,0 0 0,0"), "2+", &rules);
        let events = [lap(2, &[3]), captured(0, 4, 5, dan(2)), turn_ended(TurnEnd::ChainOver)];
        assert_eq!(turn.events, events.concat());
    }
}

#[test]
fn quan_value_sets_the_points_of_a_captured_quan() {
    let before = "Q,0,0,1,0,0,Q4,1,0,0,0,0 0 0,0";
    for (value, points) in [("1", 5), ("5", 9), ("50", 54)] {
        let turn = turn(before, "3+", &classic_with(&[&format!("quan_value={value}")]));
        assert_eq!((turn.captured, turn.after.store(side(0))), (points, points));
    }
}

#[test]
fn quan_value_counts_in_a_chain_too() {
    let rules = classic_with(&["quan_value=5"]);
    let turn = turn("Q,1,0,0,3,0,Q4,0,4,0,0,0 0 0,0", "1+", &rules);
    assert_eq!((turn.captured, turn.after.store(side(0))), (3 + 9 + 4, 16));
}

#[test]
fn a_young_quan_ends_the_turn_instead_of_being_captured() {
    let rules = classic_with(&["young_quan=5"]);
    let young = turn("Q,0,0,1,0,0,Q4,1,0,0,0,0 0 0,0", "3+", &rules);
    assert_eq!(young.events, [lap(3, &[4]), turn_ended(TurnEnd::YoungQuan(cell(6)))].concat());
    assert_eq!(young.after.to_string(), "Q,0,0,0,1,0,Q4,1,0,0,0,0 1 0,0");
    let grown = turn("Q,0,0,1,0,0,Q5,1,0,0,0,0 0 0,0", "3+", &rules);
    assert_eq!(grown.captured, 15);
}

#[test]
fn a_young_quan_ends_a_chain() {
    let rules = classic_with(&["young_quan=5"]);
    let turn = turn("Q,1,0,0,3,0,Q4,0,4,0,0,0 0 0,0", "1+", &rules);
    let events = [lap(1, &[2]), captured(0, 3, 4, dan(3)), turn_ended(TurnEnd::YoungQuan(cell(6)))];
    assert_eq!(turn.events, events.concat());
    assert_eq!(turn.after.to_string(), "Q,0,1,0,0,0,Q4,0,4,0,0,0 1 3,0");
}

#[test]
fn few_dan_without_a_quan_are_not_a_young_quan() {
    let rules = classic_with(&["young_quan=5"]);
    assert_eq!(turn("Q,0,0,1,0,0,1,1,0,0,0,0 0 0,0", "3+", &rules).captured, 1);
}

#[test]
fn refill_end_stops_the_game_when_the_next_side_cannot_pay_five() {
    let rules = classic_with(&["refill=end"]);
    let poor = turn("Q,1,0,0,0,0,Q2,0,0,0,0,0 0 3,4", "1+", &rules);
    let events = [
        lap(1, &[2]),
        turn_ended(TurnEnd::TwoEmptyCells),
        swept(2, 1),
        game_over(GameEnd::CannotRefill),
    ];
    assert_eq!(poor.events, events.concat());
    assert_eq!(poor.after.to_string(), "Q,0,0,0,0,0,Q2,0,0,0,0,0 - 4,4");
    assert_eq!(poor.end, Some(GameEnd::CannotRefill));

    let five = turn("Q,1,0,0,0,0,Q2,0,0,0,0,0 0 3,5", "1+", &rules);
    assert_eq!(five.after.to_string(), "Q,0,1,0,0,0,Q2,0,0,0,0,0 1 3,5");
    assert_eq!(five.end, None);
}

#[test]
fn refill_end_stops_the_game_when_a_chain_takes_the_last_dan_of_a_poor_side() {
    let rules = classic_with(&["refill=end", "empty_quan=passes"]);
    let before = "Q,0,1,0,0,2,0,3,0,4,0,0 0";
    let poor = turn(&format!("{before} 0,4"), "2+", &rules);
    assert_eq!(poor.after.to_string(), "Q,0,0,0,0,0,0,0,0,0,0,0 - 10,4");
    assert_eq!((poor.captured, poor.end), (9, Some(GameEnd::CannotRefill)));
    let five = turn(&format!("{before} 0,5"), "2+", &rules);
    assert_eq!((five.captured, five.end), (9, None));
}

#[test]
fn refill_end_lets_a_side_with_five_points_refill_to_nothing() {
    let rules = classic_with(&["refill=end"]);
    let turn = turn("Q,1,0,0,0,0,Q,0,0,0,0,0 1 0,5", "8-", &rules);
    assert_eq!(turn.after.to_string(), "Q,1,0,0,0,0,Q,2,0,1,1,1 0 0,0");
    assert_eq!(turn.end, None);
}

#[test]
fn refill_end_ignores_an_empty_row_of_the_side_that_has_just_moved() {
    let turn = turn("Q,0,0,0,0,1,Q,0,0,1,0,0 0 0,0", "5+", &classic_with(&["refill=end"]));
    assert_eq!(turn.after.to_string(), "Q,0,0,0,0,0,Q1,0,0,1,0,0 1 0,0");
    assert_eq!(turn.end, None);
}

#[test]
fn ending_pieces_stops_the_game_with_the_last_quan_piece() {
    let turn = turn("2,1,0,0,2,0,Q1,5,0,0,0,1 0 3,4", "1+", &classic_with(&["ending=pieces"]));
    let events = [
        lap(1, &[2]),
        captured(0, 3, 4, dan(2)),
        captured(0, 5, 6, quan_with(1)),
        turn_ended(TurnEnd::ChainOver),
        swept(2, 1),
        swept(7, 5),
        swept(11, 1),
        game_over(GameEnd::QuanCaptured),
    ];
    assert_eq!(turn.events, events.concat());
    assert_eq!(turn.after.to_string(), "2,0,0,0,0,0,0,0,0,0,0,0 - 17,10");
}

#[test]
fn ending_pieces_continues_while_one_quan_piece_remains() {
    let turn = turn("Q,1,0,0,2,0,Q1,5,0,0,0,1 0 3,4", "1+", &classic_with(&["ending=pieces"]));
    assert_eq!(turn.after.to_string(), "Q,0,1,0,0,0,0,5,0,0,0,1 1 16,4");
    assert_eq!(turn.end, None);
}

/// The position after 5+ from the start: it sows 5 into 6…10 and 11 into 0…4, and does not capture
/// the quan in 6, behind the empty cell 5, with the dân dropped there.
const AFTER_SPARING: &str = "Q1,6,6,6,6,0,Q1,6,6,6,6,0 1 0,0";

#[test]
fn the_first_turn_may_capture_a_quan_in_the_classic_game() {
    let turn = turn("Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0", "5+", &Rules::classic());
    assert_eq!(turn.after.to_string(), "Q1,6,6,6,6,0,0,6,6,6,6,0 1 11,0");
    assert_eq!(turn.captured, 11);
}

#[test]
fn first_quan_forbidden_ends_the_first_turn_at_the_quan() {
    let rules = classic_with(&["first_quan=forbidden"]);
    let turn = turn("Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0", "5+", &rules);
    let events = [
        lap(5, &[6, 7, 8, 9, 10]),
        lap(11, &[0, 1, 2, 3, 4]),
        turn_ended(TurnEnd::FirstTurnQuan(cell(6))),
    ];
    assert_eq!(turn.events, events.concat());
    assert_eq!(turn.after.to_string(), AFTER_SPARING);
}

#[test]
fn first_quan_forbidden_ends_a_chain_at_the_quan() {
    // With one dân in every cell, 1+ drops into 2, lifts 3, and so on, and clears the board.
    let start = "Q,1,1,1,1,1,Q,1,1,1,1,1 0 0,0";
    let free = turn(start, "1+", &classic_with(&["dan=1"]));
    assert_eq!((free.captured, free.end), (30, Some(GameEnd::QuanEmpty)));
    let barred = turn(start, "1+", &classic_with(&["dan=1", "first_quan=forbidden"]));
    assert_eq!(barred.captured, 4);
    assert_eq!(barred.events.last(), turn_ended(TurnEnd::FirstTurnQuan(cell(6))).last());
}

#[test]
fn first_quan_forbidden_applies_to_either_first_mover() {
    let rules = classic_with(&["first_quan=forbidden"]);
    let turn = turn("Q,5,5,5,5,5,Q,5,5,5,5,5 1 0,0", "11+", &rules);
    assert_eq!(turn.after.to_string(), AFTER_SPARING.replace(" 1 ", " 0 "));
}

#[test]
fn first_quan_forbidden_does_not_affect_later_turns() {
    // The first turn of side 1, but not of the game: 10+ sows into 11 and 0…4; then 5 is empty,
    // and 6 has the quan.
    let rules = classic_with(&["first_quan=forbidden"]);
    let turn = turn(AFTER_SPARING, "10+", &rules);
    assert_eq!(turn.captured, 11);
}

#[test]
fn first_quan_forbidden_applies_only_to_the_exact_start_of_the_options() {
    let forbidden = ["first_quan=forbidden"];
    let other_store = "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,1";
    assert_eq!(turn(other_store, "5+", &classic_with(&forbidden)).captured, 11);
    let with_dan = classic_with(&["first_quan=forbidden", "quan_dan=2"]);
    assert_eq!(turn("Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0", "5+", &with_dan).captured, 11);
    assert_eq!(turn("Q2,5,5,5,5,5,Q2,5,5,5,5,5 0 0,0", "5+", &with_dan).captured, 0);
}

#[test]
fn first_quan_forbidden_applies_to_the_start_of_a_larger_board() {
    // 5+ sows 5 into 6…10, 11 into 12…16 and 17 into 0…4; then 5 is empty, and 6 has the quan.
    let rules = classic_with(&["first_quan=forbidden"]);
    let start = "Q,5,5,5,5,5,Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0,0";
    let turn = turn(start, "5+", &rules);
    assert_eq!(turn.events.last(), turn_ended(TurnEnd::FirstTurnQuan(cell(6))).last());
}

#[test]
fn a_quan_is_replaced_by_its_value_in_dan() {
    let rules = classic_with(&["quan=dan"]);
    let start = Position::start(&rules, side(0)).to_string();
    assert_eq!(start, "10,5,5,5,5,5,10,5,5,5,5,5 0 0,0");
    let turn = turn(&start, "5+", &rules);
    assert_eq!(turn.after.to_string(), "11,6,6,6,6,0,0,6,6,6,6,0 1 11,0");
    let cheap = classic_with(&["quan=dan", "quan_value=5", "quan_dan=2"]);
    assert_eq!(Position::start(&cheap, side(1)).to_string(), "7,5,5,5,5,5,7,5,5,5,5,5 1 0,0");
}

#[test]
fn dan_instead_of_a_quan_are_captured_in_a_chain() {
    let turn = turn("3,1,0,0,3,0,10,0,4,0,0,0 0 0,0", "1+", &classic_with(&["quan=dan"]));
    assert_eq!(turn.after.to_string(), "3,0,1,0,0,0,0,0,0,0,0,0 1 17,0");
    assert_eq!(turn.captured, 3 + 10 + 4);
}

#[test]
fn dan_instead_of_quan_end_the_game_when_every_quan_cell_is_empty() {
    let turn = turn("0,0,0,1,0,0,9,2,0,0,0,0 0 0,0", "3+", &classic_with(&["quan=dan"]));
    assert_eq!(turn.after.to_string(), "0,0,0,0,0,0,0,0,0,0,0,0 - 10,2");
    assert_eq!(turn.end, Some(GameEnd::QuanEmpty));
}

#[test]
fn dan_instead_of_quan_does_not_fit_options_about_quan_pieces() {
    for (options, named) in
        [(["quan=dan", "young_quan=5"], "young_quan"), (["ending=pieces", "quan=dan"], "ending")]
    {
        let mut rules = Rules::classic();
        for (name, value) in options.iter().filter_map(|option| option.split_once('=')) {
            rules.set(name, value).unwrap();
        }
        let message = rules.validate().unwrap_err().to_string();
        assert!(message.contains("quan=dan") && message.contains(named), "{message}");
    }
}

#[test]
fn the_start_has_as_many_dan_as_the_options_say() {
    let start = |options: &[&str]| Position::start(&classic_with(options), side(0)).to_string();
    assert_eq!(start(&[]), "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0");
    assert_eq!(start(&["quan_dan=20"]), "Q20,5,5,5,5,5,Q20,5,5,5,5,5 0 0,0");
    assert_eq!(start(&["dan=10", "quan_dan=1"]), "Q1,10,10,10,10,10,Q1,10,10,10,10,10 0 0,0");
    assert_eq!(
        start(&["sides=4", "dan=1"]),
        "Q,1,1,1,1,1,Q,1,1,1,1,1,Q,1,1,1,1,1,Q,1,1,1,1,1 0 0,0,0,0"
    );
}

#[test]
fn dan_placed_beside_a_quan_are_captured_with_it() {
    let rules = classic_with(&["quan_dan=20"]);
    assert_eq!(turn("Q20,5,5,5,5,5,Q20,5,5,5,5,5 0 0,0", "5+", &rules).captured, 31);
}

#[test]
fn presets_are_sets_of_options() {
    let sets: [(&str, &[&str]); 6] = [
        ("classic", &[]),
        ("folk", &["empty_quan=passes", "young_quan=5"]),
        ("report", &["refill=end"]),
        ("rich", &["dan=10"]),
        ("bigquan", &["quan_dan=20"]),
        (
            "tonkin",
            &[
                "direction=plus",
                "occupied_quan=gives_one",
                "quan=dan",
                "remainder=split",
                "refill=lend",
            ],
        ),
    ];
    let names: Vec<String> = Preset::ALL.iter().map(Preset::to_string).collect();
    assert_eq!(names, sets.map(|(name, _)| name));
    for (name, options) in sets {
        assert_eq!(Preset::named(name).unwrap().rules(), classic_with(options), "{name}");
    }
    assert_eq!(Rules::default(), classic_with(&[]));
}

#[test]
fn first_quan_forbidden_applies_to_a_start_with_a_handicap() {
    // 5+ sows 5 into 6…10 and 11 into 0…4, and ends before the empty cell 5 with the quan in 6
    // behind it.
    let free = classic_with(&["handicap=0:1+2+3+4:0"]);
    let start = Position::start(&free, Side::NEAR);
    assert_eq!(start.to_string(), "Q,0,0,0,0,5,Q,5,5,5,5,5 0 0,20");
    let turn = |rules| play(rules, &start, "5+".parse().unwrap()).unwrap();
    assert_eq!(turn(&free).captured, 11);

    let barred = classic_with(&["handicap=0:1+2+3+4:0", "first_quan=forbidden"]);
    let ended = turn_ended(TurnEnd::FirstTurnQuan(Cell::new(6)));
    assert_eq!(turn(&barred).captured, 0);
    assert!(turn(&barred).events.ends_with(&ended));
}

#[test]
fn a_printed_handicap_is_read_back() {
    for text in ["0:1+5:0", "1::10", "1:7+11:3", "3:19:999", "0::0"] {
        assert_eq!(Handicap::parse(text).unwrap().to_string(), text);
    }
}

#[test]
fn a_malformed_handicap_is_refused_and_leaves_the_rules_unchanged() {
    let wrong = [
        "",
        "0",
        "0:1",
        "0:1:0:0",
        "4::0",
        "x::0",
        "0:6:0",
        "0:7:0",
        "0:1+1:0",
        "0:1,5:0",
        "0:+:0",
        "0:1+2+3+4+5:0",
        "0::-1",
        "0::1000",
        "0::05",
        "0:01:0",
    ];
    for value in wrong {
        let mut rules = Rules::classic();
        let message = rules.set("handicap", value).unwrap_err().to_string();
        assert!(message.starts_with("handicap cannot be"), "{message}");
        assert_eq!(rules, Rules::classic(), "{value:?}");
    }
}

#[test]
fn every_listed_option_can_be_set() {
    for name in RuleOption::ALL {
        let refused = Rules::classic().set(name.into(), "no such value").unwrap_err();
        assert!(!matches!(refused, OptionError::Name(_)), "{name}");
    }
}

#[test]
fn every_range_accepts_its_limits_and_nothing_beyond() {
    let ranges = [
        ("quan_value", 1, 50),
        ("young_quan", 0, 20),
        ("dan", 1, 20),
        ("quan_dan", 0, 50),
        ("sides", 2, 4),
    ];
    for (name, least, most) in ranges {
        let mut rules = Rules::classic();
        for value in [least, most] {
            assert_eq!(rules.set(name, &value.to_string()), Ok(()), "{name}={value}");
        }
        let kept = rules.clone();
        for value in [(least - 1).to_string(), (most + 1).to_string(), "300".into(), "five".into()]
        {
            let message = rules.set(name, &value).unwrap_err().to_string();
            for part in [name, value.as_str(), &least.to_string(), &most.to_string()] {
                assert!(message.contains(part), "{message}");
            }
            assert_eq!(rules, kept, "{name}={value}");
        }
    }
}

#[test]
fn a_number_has_a_single_spelling() {
    for value in ["+5", "05", " 5", "5.0", ""] {
        assert!(Rules::classic().set("dan", value).is_err(), "{value:?}");
    }
}

#[test]
fn a_refused_option_or_preset_is_named_with_the_valid_ones() {
    let mut rules = Rules::classic();
    let cases = [
        (rules.set("empty_quan", "jumps"), ["empty_quan", "jumps", "stops", "passes"]),
        (rules.set("refill", "give"), ["refill", "give", "borrow, end", "or lend"]),
        (rules.set("ending", ""), ["ending", "\"\"", "cells", "pieces"]),
        (rules.set("first_quan", "Allowed"), ["first_quan", "Allowed", "allowed", "forbidden"]),
        (rules.set("quan", "stone"), ["quan", "stone", "piece", "dan"]),
        (rules.set("colour", "red"), ["colour", "option", "empty_quan", "sides"]),
        (Preset::named("modern").map(drop), ["modern", "classic", "folk", "bigquan"]),
    ];
    for (refused, parts) in cases {
        let message = refused.unwrap_err().to_string();
        assert!(parts.iter().all(|part| message.contains(part)), "{message}");
    }
    assert_eq!(rules, Rules::classic());
    assert_eq!(Preset::named(""), Err(OptionError::Preset("".into())));
}
