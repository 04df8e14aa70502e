//! The values of the first positions of a game, which searches have found in advance.
//!
//! They are in `values.txt`, one section for each set of rules: a line `rules RULES`, a line
//! `nodes N` with the number of nodes of each search, and a line for each position: the position,
//! its score for the side to move, and the depth of the search in plies. A position stands for its
//! mirror image and for the same board seen from the other side.
//!
//! `cargo run --release -p engine-tools --bin openings` makes the file.

use std::collections::HashMap;
use std::sync::LazyLock;

use oanquan::{Game, Move, Position, Preset, Rules};

use crate::packed::PackedRules;

static TEXT: &str = include_str!("values.txt");

/// What `scripts/proven --classic` proves of the first positions of a game: the rules, the position, and the final margin of
/// its side to move if both sides play their best.
const PROVEN: [(Preset, &str, i32); 2] = [
    (Preset::Classic, "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0", 14),
    (Preset::Classic, "Q1,6,6,6,0,0,Q1,6,6,6,0,6 1 6,0", -14),
];

/// What identifies a position: its cells and its margin, seen from the side to move.
type Key = (u128, i32);

/// The value of a position for its side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningValue {
    /// The expected final margin in points, including points already in stores.
    pub score: i32,
    /// The depth of the search, in plies.
    pub depth: u32,
    /// The nodes of the search.
    pub nodes: u64,
    /// Whether a proof says so. Then depth and nodes are those of a search that agrees with it.
    pub proven: bool,
}

/// The values under one set of rules.
type Values = HashMap<Key, OpeningValue>;

static VALUES: LazyLock<HashMap<String, Values>> =
    LazyLock::new(|| read(TEXT).expect("the tests read the file of values"));

/// Returns what identifies a position, or `None` if it has no side to move or more than two sides.
pub fn key(rules: &Rules, position: &Position) -> Option<Key> {
    let (packed_rules, packed) = PackedRules::pack(rules, position)?;
    Some((packed_rules.shape(&packed), packed.margin()))
}

/// Returns the value of every legal move in the current position of `game`, for the side to move
/// and in the order of [`Position::legal_moves`]. Returns `None` unless all of them are known.
pub fn opening_values(game: &Game) -> Option<Vec<(Move, OpeningValue)>> {
    let values = VALUES.get(&game.rules().to_string())?;
    let value_after = |mv: Move| {
        let mut game = game.clone();
        game.play(mv).ok()?;
        let found = values.get(&key(game.rules(), game.position())?)?;
        let proven = proven_score(&game);
        let score = -proven.unwrap_or(found.score);
        let value = OpeningValue { score, depth: found.depth + 1, ..*found };
        Some((mv, OpeningValue { proven: proven.is_some(), ..value }))
    };
    let moves = game.legal_moves();
    (!moves.is_empty()).then(|| moves.into_iter().map(value_after).collect()).flatten()
}

/// Returns the best move in the current position of `game` and the final margin of the side to move, if a proof says so;
/// with `only`, of that move.
pub fn proven_best(game: &Game, only: Option<Move>) -> Option<(Move, i32)> {
    let score_after = |mv: Move| {
        let mut game = game.clone();
        game.play(mv).ok()?;
        proven_score(&game).map(|score| -score)
    };
    if let Some(mv) = only {
        return Some((mv, score_after(mv)?));
    }
    let score = proven_score(game)?;
    let best = game.legal_moves().into_iter().find(|mv| score_after(*mv) == Some(score))?;
    Some((best, score))
}

/// Returns the proven final margin of the side to move in the current position of `game`.
fn proven_score(game: &Game) -> Option<i32> {
    if game.turn_count() > 1 || game.is_match() {
        return None;
    }
    let here = key(game.rules(), game.position())?;
    PROVEN.iter().find_map(|(preset, text, score)| {
        let rules = preset.rules();
        let is_here = || Some(key(&rules, &Position::parse(text, &rules).ok()?)? == here);
        (rules == *game.rules() && is_here()?).then_some(*score)
    })
}

/// Reads a file of values. Returns `None` if a line is not in the format.
fn read(text: &str) -> Option<HashMap<String, Values>> {
    let mut all: HashMap<String, Values> = HashMap::new();
    let (mut rules, mut nodes) = (Rules::classic(), 0);
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("rules ") {
            rules = name.parse().ok()?;
        } else if let Some(number) = line.strip_prefix("nodes ") {
            nodes = number.parse().ok()?;
        } else {
            let mut fields = line.rsplitn(3, ' ');
            let depth = fields.next()?.parse().ok()?;
            let score = fields.next()?.parse().ok()?;
            let position = Position::parse(fields.next()?, &rules).ok()?;
            let value = OpeningValue { score, depth, nodes, proven: false };
            all.entry(rules.to_string()).or_default().insert(key(&rules, &position)?, value);
        }
    }
    Some(all)
}
