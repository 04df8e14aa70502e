//! Search with any number of sides: both models against plain textbook searches, and the levels
//! that use them.

use crate::support::random::seeded;
use crate::support::random_rules::random_rules;
use o_an_quan::ai::{
    Analysis, Control, Estimate, Goal, LEVELS, Level, Limits, ManySides, Model, analyze, choose,
    margin, minimax,
};
use o_an_quan::rules::{
    Cell, Departure, FieldState, Fields, Game, Position, Refill, Ring, Rules, Series, Side, Sold,
};

/// The value of a point in the units of the search.
const POINT: i32 = 1024;
const OWN_DAN: [i32; 3] = [0, 300, 512];

fn depth(depth: u32) -> Limits {
    Limits { depth: Some(depth), ..Limits::default() }
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// Returns a search for the lead.
fn plain(model: Model, own_dan: i32) -> ManySides {
    ManySides { model, goal: Goal::Lead, estimate: Estimate::OwnDan(own_dan) }
}

fn search(model: Model, own_dan: i32, game: &Game, limits: &Limits) -> Analysis {
    let found = plain(model, own_dan).analyze(game, limits, &Control::default());
    found.expect("a game that is not over")
}

/// Returns a random state of each cell that `rules` allow. Each side keeps a cell.
fn random_fields(rules: &Rules, random: &mut fastrand::Rng) -> Fields {
    let states: &[FieldState] = match (rules.series, rules.sold) {
        (Series::Off, _) => &[],
        (Series::Fields, Sold::Pond) => &[FieldState::Pond],
        (Series::Fields, Sold::Owned) if rules.sells_halves() => {
            &[FieldState::Sold, FieldState::HalfSold]
        }
        (Series::Fields, Sold::Owned) => &[FieldState::Sold],
    };
    let mut fields = Fields::default();
    for cell in [2, 3, 4, 5, 8, 9, 10, 11].map(Cell::new) {
        if let Some(state) = random.choice(states).filter(|_| random.u8(0..3) == 0) {
            fields.set(cell, *state);
        }
    }
    fields
}

/// Returns a random game that is not over.
fn random_game(sides: usize, random: &mut fastrand::Rng) -> Game {
    loop {
        let rules = random_rules(sides, random);
        let first = Side::new(random.usize(0..sides));
        let fields = random_fields(&rules, random);
        let start = match fields.are_unsold() {
            true => Position::start(&rules, first),
            false => Position::round_start(&rules, first, fields),
        };
        let mut game = Game::new(single(rules), start);
        for _ in 0..random.usize(0..30) {
            let Some(mv) = random.choice(game.legal_moves()) else { break };
            game.play(mv).expect("a listed move is legal");
        }
        if sides > 2 && random.u8(0..3) == 0 {
            // The side may have left already.
            let _ = game.depart(Departure::Resigned(Side::new(random.usize(0..sides))));
        }
        if game.end().is_none() {
            return game;
        }
    }
}

/// Returns a random game with almost no stones left on the board.
fn random_endgame(sides: usize, random: &mut fastrand::Rng) -> Game {
    loop {
        let rules = Rules { refill: Refill::End, ..random_rules(sides, random) };
        let pile = |k: usize, random: &mut fastrand::Rng| match random.u8(0..4) {
            0 if k == 6 => "Q".to_owned(),
            0 if !k.is_multiple_of(6) => random.u8(0..3).to_string(),
            _ => "0".to_owned(),
        };
        let fields = random_fields(&rules, random);
        let cell = |k: usize| match fields.state(Cell::new(k)) {
            FieldState::Pond => "0o".to_owned(),
            state => pile(k, random) + &state.suffix().map(String::from).unwrap_or_default(),
        };
        let cells: Vec<String> = (0..6 * sides).map(cell).collect();
        let stores: Vec<String> = (0..sides).map(|_| random.u8(0..9).to_string()).collect();
        let text = format!("{} 0 {}", cells.join(","), stores.join(","));
        if let Ok(position) = Position::parse(&text, &rules) {
            return Game::new(single(rules), position);
        }
    }
}

/// Returns `rules` for a single game, which the searches play for its margin, even with sold cells.
fn single(rules: Rules) -> Rules {
    Rules { series: Series::Off, ..rules }
}

/// Returns the value of the end of a line for `side`.
fn leaf(game: &Game, side: Side, own_dan: i32, ply: i32) -> i32 {
    let position = game.position();
    if position.to_move().is_none() {
        let margin = margin(position, side);
        return margin * POINT - margin.signum() * ply;
    }
    let worth = |side| {
        let share = |cell: Cell| {
            let dan = i32::from(position.pile(cell).dan);
            match (position.fields().state(cell), cell.owner() == Some(side)) {
                (FieldState::Unsold, true) => dan,
                (FieldState::HalfSold, true) => dan - dan / 2,
                (FieldState::HalfSold, false) => dan / 2,
                (FieldState::Sold, false) => dan,
                _ => 0,
            }
        };
        let dan: i32 = position.ring().cells().map(share).sum();
        POINT * position.store(side) + own_dan * dan
    };
    let others = sides(position).filter(|&other| other != side && !position.has_departed(other));
    worth(side) - others.map(worth).max().expect("two sides at least")
}

fn sides(position: &Position) -> impl Iterator<Item = Side> + use<> {
    let ring: Ring = position.ring();
    (0..ring.sides()).map(Side::new)
}

/// A plain search that records whether it cut off a line.
struct Textbook {
    own_dan: i32,
    saw_horizon: bool,
}

impl Textbook {
    fn new(own_dan: i32) -> Self {
        Textbook { own_dan, saw_horizon: false }
    }

    fn is_leaf(&mut self, game: &Game, depth: u32) -> bool {
        let goes_on = game.position().to_move().is_some();
        self.saw_horizon |= goes_on && depth == 0;
        !goes_on || depth == 0
    }

    /// Searches every line with paranoid minimax, without cutoffs.
    fn paranoid(&mut self, game: &mut Game, side: Side, depth: u32, ply: i32) -> i32 {
        if self.is_leaf(game, depth) {
            return leaf(game, side, self.own_dan, ply);
        }
        let maximises = game.position().to_move() == Some(side);
        let mut values = Vec::new();
        for mv in game.legal_moves() {
            game.play(mv).expect("a listed move is legal");
            values.push(self.paranoid(game, side, depth - 1, ply + 1));
            game.undo();
        }
        let best = if maximises { values.iter().max() } else { values.iter().min() };
        *best.expect("a side that is to move has a move")
    }

    /// Returns every max^n outcome that is possible if sides choose in any way among moves that
    /// are equally good for them.
    fn max_n(&mut self, game: &mut Game, depth: u32, ply: i32) -> Vec<Vec<i32>> {
        if self.is_leaf(game, depth) {
            let value = |side| leaf(game, side, self.own_dan, ply);
            return vec![sides(game.position()).map(value).collect()];
        }
        let mover = game.position().to_move().expect("not a leaf").index();
        let mut children = Vec::new();
        for mv in game.legal_moves() {
            game.play(mv).expect("a listed move is legal");
            children.push(self.max_n(game, depth - 1, ply + 1));
            game.undo();
        }
        // The best of the least values that each move guarantees: the mover never gets less.
        let least = |child: &Vec<Vec<i32>>| child.iter().map(|v| v[mover]).min();
        let sure = children.iter().filter_map(least).max();
        let mut outcomes = children.concat();
        outcomes.retain(|value| Some(value[mover]) >= sure);
        outcomes.sort();
        outcomes.dedup();
        outcomes
    }
}

fn rounded(value: i32) -> i32 {
    (value + value.signum() * POINT / 2) / POINT
}

/// Asserts that the line of an analysis is legal and leads to its score, and that a proven line
/// leads to the end of the game.
fn check_line(game: &Game, found: &Analysis, own_dan: i32) {
    let side = game.position().to_move().expect("a game that is not over");
    let mut game = game.clone();
    for &mv in &found.pv {
        game.play(mv).expect("a legal move");
    }
    assert_eq!(found.score, rounded(leaf(&game, side, own_dan, found.pv.len() as i32)));
    assert!(game.end().is_some() || found.pv.len() == found.depth as usize);
    if let Some(turns) = found.turns {
        assert!(game.end().is_some() && turns as usize == found.pv.len());
    }
}

/// Returns random games with every number of sides from `from` on, each with a depth and a value
/// of own dân.
fn cases(from: usize, count: usize, seed: u64) -> Vec<(Game, u32, i32)> {
    let mut random = seeded(seed);
    let numbers: Vec<usize> = (from..=4).flat_map(|sides| vec![sides; count]).collect();
    let mut case = |sides, i: usize| {
        let game = if i % 4 == 3 {
            random_endgame(sides, &mut random)
        } else {
            random_game(sides, &mut random)
        };
        (game, 1 + i as u32 % 4, OWN_DAN[i % 3])
    };
    numbers.into_iter().enumerate().map(|(i, sides)| case(sides, i / 4 * 5 + i % 4)).collect()
}

#[test]
fn paranoid_search_finds_what_plain_paranoid_minimax_finds() {
    for (mut game, plies, own_dan) in cases(3, 200, 1) {
        let found = search(Model::Paranoid, own_dan, &game, &depth(plies));
        let side = game.position().to_move().expect("a game that is not over");
        let mut textbook = Textbook::new(own_dan);
        let value = textbook.paranoid(&mut game, side, found.depth, 0);
        let place = format!("{} at depth {plies}", game.position());
        assert_eq!(found.score, rounded(value), "{place}");
        assert!(found.depth == plies || found.turns.is_some(), "{place}");
        assert!(found.turns.is_some() || textbook.saw_horizon, "{place} is proven");
        if let Some(turns) = found.turns.filter(|_| found.score != 0) {
            let margin_and_way = found.score * POINT - found.score.signum() * turns as i32;
            assert_eq!(margin_and_way, value, "{place}: {turns} turns");
        }
        check_line(&game, &found, own_dan);
    }
}

#[test]
fn max_n_finds_one_of_the_textbook_outcomes() {
    for (mut game, plies, own_dan) in cases(3, 500, 2) {
        let found = search(Model::MaxN, own_dan, &game, &depth(plies));
        let side = game.position().to_move().expect("a game that is not over").index();
        let outcomes = Textbook::new(own_dan).max_n(&mut game, found.depth, 0);
        let scores: Vec<i32> = outcomes.iter().map(|value| rounded(value[side])).collect();
        let place = format!("{} at depth {plies}: {scores:?}", game.position());
        assert!(scores.contains(&found.score), "{place} and not {}", found.score);
        check_line(&game, &found, own_dan);
    }
}

#[test]
fn a_search_for_a_side_that_is_not_to_move_scores_for_that_side() {
    for (mut game, plies, own_dan) in cases(3, 100, 7) {
        let place = format!("{} at depth {plies}", game.position());
        let remaining_sides: Vec<Side> =
            sides(game.position()).filter(|&side| !game.position().has_departed(side)).collect();
        let score = |model, side| {
            let search = plain(model, own_dan);
            search
                .analyze_for(&game, side, &depth(plies), &Control::default())
                .expect("it is not over")
        };
        let found: Vec<Analysis> =
            remaining_sides.iter().map(|&side| score(Model::MaxN, side)).collect();
        let paranoid: Vec<Analysis> =
            remaining_sides.iter().map(|&side| score(Model::Paranoid, side)).collect();
        assert!(found.iter().all(|analysis| analysis.pv == found[0].pv), "{place}");
        let scores: Vec<i32> = found.iter().map(|analysis| analysis.score).collect();
        let outcomes = Textbook::new(own_dan).max_n(&mut game, found[0].depth, 0);
        let seen = |value: &Vec<i32>| {
            remaining_sides
                .iter()
                .map(|side| rounded(value[side.index()]))
                .eq(scores.iter().copied())
        };
        assert!(outcomes.iter().any(seen), "{place}: {scores:?} is not in {outcomes:?}");
        for (side, analysis) in remaining_sides.iter().zip(paranoid) {
            let mut textbook = Textbook::new(own_dan);
            let value = textbook.paranoid(&mut game, *side, analysis.depth, 0);
            assert_eq!(analysis.score, rounded(value), "{place}, side {side}");
        }
    }
}

#[test]
fn with_two_sides_both_models_find_what_minimax_finds() {
    let mut random = seeded(3);
    for i in 0..100 {
        // Plain minimax ignores repetition, so the game begins here for both.
        let game = random_game(2, &mut random);
        let game = Game::new(game.rules().clone(), game.position().clone());
        let plies = 1 + i % 4;
        let judge = minimax(&game, plies, &Control::default());
        for model in [Model::Paranoid, Model::MaxN] {
            let found = search(model, 0, &game, &depth(plies));
            let judge = judge.as_ref().expect("a game that is not over");
            let place = format!("{} at depth {plies}, {model:?}", game.position());
            assert_eq!(found.score, judge.score, "{place}");
            assert!(judge.moves.contains(&found.best()), "{place}");
        }
    }
}

#[test]
fn a_small_endgame_is_followed_to_its_end() {
    let mut random = seeded(4);
    let mut proven = 0;
    for i in 0..60 {
        let mut game = random_endgame(3 + i % 2, &mut random);
        let found = search(Model::Paranoid, 512, &game, &depth(7));
        check_line(&game, &found, 512);
        let Some(turns) = found.turns.filter(|_| found.nodes < 2_000) else {
            continue;
        };
        let side = game.position().to_move().expect("a game that is not over");
        let value = Textbook::new(0).paranoid(&mut game, side, found.depth, 0);
        assert_eq!(found.score, rounded(value), "{} in {turns} turns", game.position());
        proven += 1;
    }
    assert!(proven > 20, "only {proven} of the endgames were proven");
}

#[test]
fn the_last_quan_is_captured_at_once() {
    let mut rules = Rules { sides: 3, ..Rules::classic() };
    rules.set("refill", "end").expect("a rule option");
    let text = "0,0,0,1,0,0,Q,0,0,0,0,0,0,0,0,0,0,0 0 0,0,0";
    let game = Game::new(rules.clone(), Position::parse(text, &rules).expect("legal"));
    for model in [Model::Paranoid, Model::MaxN] {
        let found = search(model, 0, &game, &Limits::default());
        let line: Vec<String> = found.pv.iter().map(|mv| mv.to_string()).collect();
        // 10 points for the quan and one for the dân dropped into its cell.
        assert_eq!((line, found.score, found.turns), (vec!["3+".to_owned()], 11, Some(1)));
    }
}

#[test]
fn a_cancelled_search_returns_nothing() {
    let control = Control::default();
    control.cancel();
    for (game, ..) in cases(2, 4, 5) {
        for model in [Model::Paranoid, Model::MaxN] {
            let way = plain(model, 0);
            assert_eq!(way.analyze(&game, &Limits::default(), &control), None);
        }
        assert_eq!(choose(Level::Master, &game, 0, &control), None);
    }
}

#[test]
fn move_now_makes_a_search_answer_with_its_first_ply() {
    let control = Control::default();
    control.move_now();
    for (game, _, own_dan) in cases(2, 8, 6) {
        for model in [Model::Paranoid, Model::MaxN] {
            let found = plain(model, own_dan).analyze(&game, &Limits::default(), &control);
            assert_eq!(found, Some(search(model, own_dan, &game, &depth(1))));
        }
    }
}

#[test]
fn a_search_obeys_its_node_limit() {
    for (game, ..) in cases(3, 12, 7) {
        for most in [100, 1_000, 5_000] {
            let found = search(Model::Paranoid, 512, &game, &nodes(most));
            assert!(found.nodes <= most, "{} nodes, not {most}", found.nodes);
            assert_eq!(found, search(Model::Paranoid, 512, &game, &nodes(most)), "by chance");
            check_stopped_line(&game, &found);
        }
    }
}

/// Asserts that the line of a stopped search is legal and at most one turn deeper than its last
/// completed iteration.
fn check_stopped_line(game: &Game, found: &Analysis) {
    let length = found.pv.len() as u32;
    assert!(length <= found.depth + 1, "a line deeper than any iteration");
    let mut game = game.clone();
    for &mv in &found.pv {
        game.play(mv).expect("a legal move");
    }
}

#[test]
fn the_first_ply_is_finished_under_any_limits() {
    for (game, ..) in cases(3, 4, 8) {
        let found =
            analyze(&game, &nodes(0), &Control::default()).expect("a game that is not over");
        assert_eq!(found.depth, 1);
    }
}

#[test]
fn every_level_plays_among_three_and_four_sides_until_the_game_is_over() {
    for sides in [3, 4] {
        for spec in &LEVELS[..LEVELS.len() - 1] {
            let rules = Rules { sides, ..Rules::classic() };
            let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
            while let Some(side) = game.position().to_move() {
                // The level has one seat; the others are easy, to keep the test short.
                let level = if side == Side::NEAR { spec.level } else { Level::Easy };
                let chosen = choose(level, &game, game.turn_count() as u64, &Control::default());
                game.play(chosen.expect("a move")).expect("a legal move");
            }
            assert!(game.end().is_some());
        }
    }
}

/// Returns the game after a turn of the board by one seat, which moves the cells, the stores and the side
/// to move.
fn turned(game: &Game) -> Game {
    let (rules, position) = (game.rules(), game.position());
    let text = position.to_string();
    let parts: Vec<&str> = text.split(' ').collect();
    let rotated = |list: &str, by: usize| {
        let mut values: Vec<&str> = list.split(',').collect();
        values.rotate_right(by);
        values.join(",")
    };
    let side = (parts[1].parse::<usize>().expect("a side") + 1) % rules.sides;
    let text = format!("{} {side} {}", rotated(parts[0], 6), rotated(parts[2], 1));
    Game::new(rules.clone(), Position::parse(&text, rules).expect("a position"))
}

#[test]
fn every_seat_searches_alike() {
    let mut random = seeded(9);
    for sides in [3, 4] {
        for plies in [1, 2, 3, 4] {
            let rules = Rules { sides, ..Rules::classic() };
            let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
            for _ in 0..random.usize(0..12) {
                let Some(mv) = random.choice(game.legal_moves()) else { break };
                game.play(mv).expect("a listed move is legal");
            }
            let Some(side) = game.position().to_move() else { continue };
            let game = Game::new(rules, game.position().clone());
            let search = |game: &Game| {
                let found =
                    ManySides::strongest(sides).analyze(game, &depth(plies), &Control::default());
                found.expect("a game that is not over")
            };
            let (found, other) = (search(&game), search(&turned(&game)));
            assert_eq!((found.score, found.nodes), (other.score, other.nodes), "side {side}");
            let cell = (found.best().cell.index() + 6) % (6 * sides);
            assert_eq!(other.best().cell.index(), cell, "{}", game.position());
            assert_eq!(other.best().direction, found.best().direction);
        }
    }
}

#[test]
fn an_analysis_under_other_rules_counts_the_dan_in_the_cells() {
    let mut random = seeded(10);
    for rules in ["classic quan_value=5", "rich", "bigquan"] {
        for sides in [3, 4] {
            let rules = Rules { sides, ..rules.parse().expect("rules") };
            let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
            for _ in 0..5 {
                let mv = random.choice(game.legal_moves()).expect("a move");
                game.play(mv).expect("a listed move is legal");
            }
            let plain = search(Model::MaxN, 512, &game, &nodes(2_000));
            assert_eq!(analyze(&game, &nodes(2_000), &Control::default()), Some(plain));
        }
    }
}
