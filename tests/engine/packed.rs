//! The packed board: it plays like the plain one.

use crate::support::random::seeded;
use crate::support::random_rules::random_rules;
use crate::support::{at, classic_with, mv};
use fastrand::Rng;
use o_an_quan::ai::packed::{
    MAX_PACKED_DAN, MAX_PACKED_TURNS, Packed, PackedRules, mirrored_choice, packed_perft,
};
use o_an_quan::rules::{
    GameEnd, Move, Position, Preset, QuanStones, Rules, Side, Turn, growth_limit, perft, play,
    play_within,
};

/// Returns a random position under `rules` with at most `most` dân in a cell; `None` if the game
/// would be over.
fn any_position(random: &mut Rng, rules: &Rules, most: u16) -> Option<Position> {
    let pile = |random: &mut Rng, cell: usize| {
        let dan = if random.bool() { 0 } else { random.u16(0..=most) };
        let quan = cell.is_multiple_of(6) && rules.quan == QuanStones::Piece && random.bool();
        match (quan, dan) {
            (true, 0) => "Q".to_owned(),
            (true, dan) => format!("Q{dan}"),
            (false, dan) => dan.to_string(),
        }
    };
    let cells: Vec<String> = (0..12).map(|cell| pile(random, cell)).collect();
    let (side, a, b) = (random.u8(0..2), random.i32(-30..60), random.i32(-30..60));
    Position::parse(&format!("{} {side} {a},{b}", cells.join(",")), rules).ok()
}

/// Plays one turn of a game that began at `start` on both boards, compares the results, and returns the turn on
/// the plain board.
fn play_both(rules: &Rules, start: &Position, position: &Position, choice: usize) -> Turn {
    let (packed_rules, _) = PackedRules::pack(rules, start).expect("it fits");
    let packed = packed_rules.pack_another(position).expect("it fits");
    let moves: Vec<Move> =
        packed_rules.choices(&packed).map(|choice| packed.to_move(choice)).collect();
    assert_eq!(moves, position.legal_moves(rules), "{position}");
    let mv = moves[choice % moves.len()];
    let chosen = packed.to_choice(mv);
    assert_eq!(packed.to_move(chosen), mv);

    let plain = play_within(growth_limit(rules, start), rules, position, mv).expect("a legal move");
    let turn = packed_rules.play(&packed, chosen);
    let case = || format!("{mv} from {position} under {rules:?}");
    assert_eq!(turn.captured, plain.captured, "{}", case());
    assert_eq!(turn.refilled, position.needs_refill(), "{}", case());
    assert_eq!(turn.over, plain.end.is_some(), "{}", case());
    if turn.over {
        let next = turn.after.side();
        let margin = plain.after.store(next) - plain.after.store(next.next(2));
        assert_eq!(packed_rules.swept_margin(&turn.after), margin, "{}", case());
    } else {
        assert_eq!(packed_rules.pack_another(&plain.after), Some(turn.after), "{}", case());
    }

    let filled = |cells: std::ops::Range<usize>| cells.filter(|&cell| packed.dan(cell) > 0).count();
    assert_eq!(packed.filled_margin(), filled(1..6) as i32 - filled(7..12) as i32, "{position}");

    let mirrored = packed.mirrored();
    let reflected = packed_rules.play(&mirrored, mirrored_choice(chosen));
    if !packed_rules.forbids_quan_capture(&packed) && !packed_rules.forbids_quan_capture(&mirrored)
    {
        assert_eq!(reflected.after, turn.after.mirrored(), "{}", case());
        assert_eq!(reflected.over, turn.over, "{}", case());
    }
    plain
}

/// Plays `count` turns of random games, a third of which start from random positions.
fn play_random_turns(count: usize, seed: u64) {
    let mut random = seeded(seed);
    let (mut played, mut grown) = (0, 0);
    while played < count {
        let rules = random_rules(2, &mut random);
        let most = random.choice([2, 12, 30]).expect("a number");
        let start = match random.u8(0..3) {
            0 => any_position(&mut random, &rules, most),
            _ => Some(Position::start(&rules, Side::new(random.usize(0..2)))),
        };
        let Some(start) = start else { continue };
        let mut position = start.clone();
        for _ in 0..60 {
            let turn = play_both(&rules, &start, &position, random.usize(..));
            played += 1;
            grown += u32::from(turn.end == Some(GameEnd::Growth));
            if turn.end.is_some() {
                break;
            }
            position = turn.after;
        }
    }
    assert!(grown > 0, "no game has grown");
}

#[test]
fn a_packed_turn_matches_the_plain_board() {
    play_random_turns(200_000, 1);
}

/// Run it with `cargo test --release --test engine packed -- --ignored`.
#[test]
#[ignore = "takes a minute"]
fn millions_of_turns_match_the_plain_board() {
    play_random_turns(20_000_000, 2);
}

fn packed(position: &Position, rules: &Rules) -> (PackedRules, Packed) {
    PackedRules::pack(rules, position).expect("it fits")
}

#[test]
fn packed_perft_matches_plain_perft() {
    let mut random = seeded(3);
    let starts = Preset::ALL.iter().map(|preset| preset.rules());
    for rules in starts.chain((0..20).map(|_| random_rules(2, &mut random))) {
        let start = Position::start(&rules, Side::NEAR);
        let (packed_rules, packed) = packed(&start, &rules);
        assert_eq!(packed_perft(&packed_rules, &packed, 4), perft(&rules, &start, 4), "{rules:?}");
    }
}

#[test]
fn the_packed_key_consists_of_the_cells_and_the_side_to_move() {
    let rules = Rules::classic();
    let key = |text: &str| packed(&at(text, &rules), &rules).1.key();
    let here = key("Q3,0,0,5,5,0,9,0,1,0,0,2 0 4,7");
    assert_eq!(here, key("Q3,0,0,5,5,0,9,0,1,0,0,2 0 11,-3"));
    assert_ne!(here, key("Q3,0,0,5,5,0,9,0,1,0,0,2 1 4,7"));
    assert_ne!(here, key("3,0,0,5,5,0,9,0,1,0,0,2 0 4,7"));
    assert_ne!(here, key("Q3,0,0,5,5,0,Q9,0,1,0,0,2 0 4,7"));
}

#[test]
fn every_start_position_fits_and_crowded_boards_are_refused() {
    let fullest = classic_with(&["dan=20", "quan=dan", "quan_value=50", "quan_dan=50"]);
    let start = Position::start(&fullest, Side::NEAR);
    assert!(PackedRules::pack(&fullest, &start).is_some());

    let rules = Rules::classic();
    let most = MAX_PACKED_DAN;
    let full = at(&format!("Q,{most},0,0,0,0,Q,0,0,0,0,0 0 0,0"), &rules);
    assert!(PackedRules::pack(&rules, &full).is_some());
    let crowded = at(&format!("Q,{most},0,0,0,0,Q,0,0,0,1,0 0 0,0"), &rules);
    assert!(PackedRules::pack(&rules, &crowded).is_none());
}

#[test]
fn a_full_cell_does_not_overflow_for_as_many_turns_as_promised() {
    let rules = Rules::classic();
    let mut random = seeded(5);
    for cell in 0..12 {
        let mut piles = ["0"; 12].map(str::to_owned);
        piles[cell] = format!("{}{}", if cell % 6 == 0 { "Q" } else { "" }, MAX_PACKED_DAN - 6);
        piles[(cell + 6) % 12] = if cell % 6 == 0 { "Q" } else { "6" }.to_owned();
        if cell % 6 != 0 {
            piles[0] = "Q".to_owned();
        }
        let mut position = at(&format!("{} 0 0,0", piles.join(",")), &rules);
        let (packed_rules, mut followed) = packed(&position, &rules);
        for _ in 0..MAX_PACKED_TURNS {
            let mv = random.choice(position.legal_moves(&rules)).expect("a move");
            let turn = packed_rules.play(&followed, followed.to_choice(mv));
            position = play(&rules, &position, mv).expect("legal").after;
            if turn.over {
                break;
            }
            followed = turn.after;
            for (k, at) in position.ring().cells().enumerate() {
                let seen = (k + 12 - 6 * followed.side().index()) % 12;
                assert_eq!(followed.dan(seen), u32::from(position.pile(at).dan));
            }
        }
    }
}

#[test]
fn three_sides_and_finished_games_are_refused() {
    let three = classic_with(&["sides=3"]);
    assert!(PackedRules::pack(&three, &Position::start(&three, Side::NEAR)).is_none());
    let rules = Rules::classic();
    let over = at("0,0,0,0,0,0,0,0,0,0,0,0 - 35,35", &rules);
    assert!(PackedRules::pack(&rules, &over).is_none());
}

#[test]
fn first_quan_applies_only_to_the_exact_start_position() {
    let rules = classic_with(&["first_quan=forbidden"]);
    let start = Position::start(&rules, Side::FAR);
    let (packed_rules, there) = packed(&start, &rules);
    assert!(
        packed_rules.forbids_quan_capture(&there)
            && packed_rules.looks_like_forbidding_start(&there)
    );
    let stored = at("Q,5,5,5,5,5,Q,5,5,5,5,5 1 1,-1", &rules);
    let there = packed_rules.pack_another(&stored).expect("it fits");
    assert!(
        !packed_rules.forbids_quan_capture(&there)
            && packed_rules.looks_like_forbidding_start(&there)
    );
    let moved = play(&rules, &start, mv("8+")).expect("legal").after;
    let there = packed_rules.pack_another(&moved).expect("it fits");
    assert!(!packed_rules.looks_like_forbidding_start(&there));
}
