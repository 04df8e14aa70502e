//! Makes the file with the values of the first turns.
//!
//! ```text
//! cargo run --release -p engine-tools --bin openings
//! ```
//!
//! The command searches every position that the first turns of a game can lead to, under every
//! preset, and replaces `src/openings/values.txt`. A position before the last of these turns gets
//! the best value of its moves. Options: `--nodes N` (the nodes of a search), `--turns N`,
//! `--threads N` (which does not affect the values), `--only PRESET` (keeps the values under the other
//! presets).

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Instant;

use oanquan::{Game, Position, Preset, Rules, Side};
use oanquan_engine::{Control, Limits, analyze, opening_key};

/// The file of values.
const FILE: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/oanquan-engine/src/openings/values.txt");

/// The cells and the margin of a position, as in the file.
type Key = (u128, i32);

/// A position of an opening and its value.
struct Opening {
    game: Game,
    /// The keys of the positions after its moves; empty at the last turn.
    next: Vec<Key>,
    /// Its score and the depth of the search.
    value: Option<(i32, u32)>,
}

/// All positions of the openings under one set of rules, by the number of turns before them.
type Openings = Vec<BTreeMap<Key, Opening>>;

fn key(game: &Game) -> Option<Key> {
    opening_key(game.rules(), game.position())
}

/// Returns the positions after up to `turns` turns. Positions that differ only by a reflection
/// occur once.
fn openings(rules: &Rules, turns: usize) -> Openings {
    let start = Game::new(rules.clone(), Position::start(rules, Side::NEAR));
    let mut known = BTreeSet::new();
    let mut latest = vec![start];
    let mut openings = Vec::new();
    for turn in 0..=turns {
        let mut level = BTreeMap::new();
        let mut after = Vec::new();
        for game in latest {
            let Some(key) = key(&game).filter(|&key| known.insert(key)) else { continue };
            let mut next = Vec::new();
            for mv in game.legal_moves().into_iter().filter(|_| turn < turns) {
                let mut game = game.clone();
                game.play(mv).expect("a listed move is legal");
                next.extend(self::key(&game));
                after.push(game);
            }
            level.insert(key, Opening { game, next, value: None });
        }
        openings.push(level);
        latest = after;
    }
    openings
}

/// Returns the score of a position and the depth of the search.
fn search(game: &Game, nodes: u64) -> (i32, u32) {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let found = analyze(game, &limits, &Control::default()).expect("the game is not over");
    (found.score, found.depth)
}

/// Searches the positions of the last turn.
fn search_all(last: &mut BTreeMap<Key, Opening>, nodes: u64, threads: usize) {
    let (started, total) = (Instant::now(), last.len());
    let games: Vec<(Key, Game)> = last.iter().map(|(key, it)| (*key, it.game.clone())).collect();
    let next = AtomicUsize::new(0);
    let (sender, found) = channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next, games) = (sender.clone(), &next, &games);
            scope.spawn(move || {
                while let Some((key, game)) = games.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if sender.send((*key, search(game, nodes))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for (done, (key, value)) in found.iter().enumerate() {
            last.get_mut(&key).expect("a position of the openings").value = Some(value);
            if (done + 1) % 50 == 0 || done + 1 == total {
                eprintln!("{} of {total} positions, {} s", done + 1, started.elapsed().as_secs());
            }
        }
    });
}

/// Gives the positions before the last turn the best value of their moves.
fn back_up(openings: &mut Openings) {
    let mut values: BTreeMap<Key, (i32, u32)> = BTreeMap::new();
    for level in openings.iter_mut().rev() {
        for (key, opening) in level {
            let replies = opening.next.iter().filter_map(|key| values.get(key));
            let best = replies.map(|&(score, depth)| (-score, depth + 1)).max();
            opening.value = opening.value.or(best);
            values.extend(opening.value.map(|value| (*key, value)));
        }
    }
}

/// Returns the lines of the values under these rules.
fn section(text: &str, rules: &Rules) -> Option<String> {
    let head = format!("rules {rules}\n");
    let lines = text.get(text.find(&head)? + head.len()..)?;
    let end = lines.find("rules ").unwrap_or(lines.len());
    Some(head + &lines[..end])
}

fn main() -> Result<(), Box<dyn Error>> {
    let (mut nodes, mut turns, mut threads, mut only) = (100_000, 3, 1, None);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("{argument} needs a value"))?;
        match argument.as_str() {
            "--nodes" => nodes = value.parse()?,
            "--turns" => turns = value.parse()?,
            "--threads" => threads = value.parse()?,
            "--only" => only = Some(Preset::named(&value)?),
            _ => return Err(format!("unknown option {argument}").into()),
        }
    }
    let before = std::fs::read_to_string(FILE)?;
    let mut text = String::new();
    for preset in Preset::ALL {
        let rules = preset.rules();
        if only.is_some_and(|only| only != *preset) {
            text.extend(section(&before, &rules));
            continue;
        }
        eprintln!("{rules}");
        let mut openings = openings(&rules, turns);
        search_all(openings.last_mut().expect("at least the start"), nodes, threads);
        back_up(&mut openings);
        writeln!(text, "rules {rules}\nnodes {nodes}")?;
        for opening in openings.iter().flat_map(BTreeMap::values) {
            let (score, depth) = opening.value.ok_or("a position has no value")?;
            writeln!(text, "{} {score} {depth}", opening.game.position())?;
        }
    }
    std::fs::write(FILE, text)?;
    Ok(())
}
