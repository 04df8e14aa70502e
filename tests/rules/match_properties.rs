//! Random matches of several rounds against an account of the sales that is kept in one number, and
//! perft with sold cells against the oracle.

use crate::support::failures::saving_failures;
use crate::support::oracle::{Board, any_board, any_rules};
use crate::support::{at, classic_with, mv, side};
use o_an_quan::rules::{
    Game, Half, MatchResult, Position, RuleOption, Rules, Sale, Series, Side, Sold, perft,
};
use proptest::prelude::*;
use proptest::sample::Index;

/// Generates rules of a match of rounds.
fn any_match_rules() -> impl Strategy<Value = Rules> {
    let rounds = prop_oneof![Just(0u8), 1..=4u8];
    let rules = any_rules().prop_filter("single games", |rules| rules.series == Series::Fields);
    (rules, rounds).prop_map(|(rules, rounds)| Rules { rounds, ..rules })
}

/// The account of a match.
struct Account {
    /// The halves of cells that side 1 has sold; negative if side 0 has sold some.
    sold: i32,
    points: [i32; 2],
    rounds: i32,
}

impl Account {
    /// Enters the points of a round in which `all` points lay.
    fn enter(&mut self, rules: &Rules, points: [i32; 2], all: i32) {
        self.rounds += 1;
        let lead = points[0] - points[1];
        let halves = match rules.sale {
            Sale::Threshold if lead == 0 => 0,
            Sale::Threshold => 2 * i32::from(points[0].min(points[1]) * 7 < all * 3),
            Sale::Difference if rules.sold == Sold::Pond || rules.half == Half::No => {
                lead.abs() / 10 * 2
            }
            Sale::Difference => lead.abs() / 10 * 2 + (lead.abs() % 10).min(1),
        };
        self.sold = (self.sold + halves * lead.signum()).clamp(-10, 10);
        self.points[0] += points[0];
        self.points[1] += points[1];
    }

    /// Returns the letters of the cells.
    fn letters(&self, rules: &Rules) -> Vec<char> {
        let mut letters = vec![' '; 12];
        let outermost = if self.sold > 0 { 11 } else { 5 };
        let (whole, half) = (self.sold.unsigned_abs() as usize / 2, self.sold % 2 != 0);
        for sold in 0..whole {
            letters[outermost - sold] = if rules.sold == Sold::Pond { 'o' } else { 'x' };
        }
        if half {
            letters[outermost - whole] = 'h';
        }
        letters
    }

    /// Returns the result of the match if it is over.
    fn result(&self, rules: &Rules) -> Option<MatchResult> {
        let is_lost = self.sold.abs() / 2 >= i32::from(rules.fields_lost);
        let is_over = is_lost || self.rounds == i32::from(rules.rounds);
        let ahead = (self.sold, self.points[0] - self.points[1]);
        let result = match ahead {
            (1.., _) | (0, 1..) => MatchResult::Won(Side::NEAR),
            (0, 0) => MatchResult::Drawn,
            _ => MatchResult::Won(Side::FAR),
        };
        is_over.then_some(result)
    }
}

/// Plays a match by `choices` and checks every turn and every sale. Returns the number of rounds
/// that ended.
fn follow_match(rules: &Rules, choices: &[Index]) -> i32 {
    let mut board = Board::start(rules, 0);
    let start = Position::start(rules, Side::NEAR);
    let mut at_stake = board.points(rules);
    let (mut rounds, mut first) = (Game::new(rules.clone(), start), 0);
    let mut account = Account { sold: 0, points: [0, 0], rounds: 0 };
    for choice in choices {
        let moves = board.moves(rules);
        let text = choice.get(&moves);
        let end = board.play(rules, text).end;
        let turn = rounds.play(mv(text)).expect("legal").clone();
        let played = turn.end.map(|end| end.name());
        if end.is_none() && matches!(played, Some("repetition" | "growth" | "no-progress")) {
            board.sweep(rules);
        } else {
            assert_eq!(played, end);
        }
        assert_eq!(turn.after.to_string(), board.text());
        if turn.end.is_none() {
            continue;
        }
        let points = [board.stores[0], board.stores[1]];
        account.enter(rules, points, at_stake);
        assert_eq!([0, 1].map(|index| rounds.match_points()[side(index)]), account.points);
        assert_eq!(rounds.match_result(), account.result(rules));
        if rounds.match_result().is_some() {
            assert_eq!(rounds.next_start(), None);
            break;
        }
        first = match points[0] - points[1] {
            0 => 1 - first,
            1.. => 1,
            _ => 0,
        };
        board = Board::round_start(rules, first, &account.letters(rules));
        at_stake = board.points(rules);
        assert!(rounds.begin_round());
        assert_eq!(rounds.position().to_string(), board.text());
    }
    account.rounds
}

/// Counts sequences of turns with the oracle, in a game with this limit of growth.
fn slow_perft(rules: &Rules, limit: i32, board: &Board, depth: u32) -> u64 {
    let moves = board.moves(rules);
    if depth == 0 || moves.is_empty() || board.has_outgrown(limit) {
        return 1;
    }
    let after = |text: &String| {
        let mut after = board.clone();
        after.play(rules, text);
        slow_perft(rules, limit, &after, depth - 1)
    };
    moves.iter().map(after).sum()
}

#[test]
fn perft_ends_with_growth() {
    let rules = classic_with(&["dan=1"]);
    // With one more refill, 21 dân lie on a board for 20.
    let board = Board {
        field: vec![' '; 12],
        dan: vec![5, 0, 0, 0, 0, 1, 5, 0, 0, 0, 0, 0],
        quan: (0..12).map(|k| k % 6 == 0).collect(),
        mover: Some(0),
        stores: vec![9, 10],
    };
    let position = at(&board.text(), &rules);
    let limit = board.growth_limit(&rules);
    assert_eq!(limit, 21);
    let mut is_shortened = false;
    for depth in 1..=7 {
        let counted = perft(&rules, &position, depth);
        assert_eq!(counted, slow_perft(&rules, limit, &board, depth), "depth {depth}");
        is_shortened |= counted != slow_perft(&rules, i32::MAX, &board, depth);
    }
    assert!(is_shortened, "no sequence grows");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..saving_failures() })]

    #[test]
    fn a_random_match_agrees_with_its_account(
        rules in any_match_rules(), choices in prop::collection::vec(any::<Index>(), 300),
    ) {
        let rounds = follow_match(&rules, &choices);
        // Where dân go round without end, captures can keep a game of random moves going.
        let tonkin = [RuleOption::Direction, RuleOption::OccupiedQuan];
        let classic = Rules::classic();
        let is_usual = tonkin.iter().all(|option| rules.value(*option) == classic.value(*option));
        prop_assert!(rounds > 0 || !is_usual);
    }

    #[test]
    fn perft_with_sold_cells_matches_a_second_implementation(
        (rules, board) in any_match_rules()
            .prop_flat_map(|rules| (Just(rules.clone()), any_board(&rules, 6))),
    ) {
        let position = at(&board.text(), &rules);
        prop_assert_eq!(perft(&rules, &position, 3), slow_perft(&rules, board.growth_limit(&rules), &board, 3));
    }
}
