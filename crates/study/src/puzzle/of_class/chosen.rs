//! The puzzles of a game, as a teacher chooses among them.

use std::collections::{BTreeSet, HashMap, HashSet};

use basics::hash_key;
use messages::RoomSetup;
use messages::limits::PUZZLES_IN_ROW;
use settings::Language;
use table::words::{Viewpoint, Voice};
use tabletop::training::mixed;
use tabletop::{GameMatch, Side};
use window::widgets::capitalised;
use window::{ClassPuzzles, NamedPuzzle, PrintedPuzzle, PuzzleChoice, PuzzleChoices, PuzzlePlace};
use window_words::Words;

use super::super::puzzles::{PuzzleKey, Puzzles, TryVerdict};
use super::keys_of;

/// The longest row: more than anybody solves in a quarter of an hour.
const ROW: usize = 120;
const _: () = assert!(ROW <= PUZZLES_IN_ROW);

/// Returns what a teacher chooses from.
pub const fn for_class<G: Puzzles>() -> ClassPuzzles {
    ClassPuzzles {
        position: position::<G>,
        choices: choices::<G>,
        row: row::<G>,
        named: named::<G>,
        printed: printed::<G>,
    }
}

/// Returns the puzzle that a number chooses: its position as a class agrees on it, and the right move.
fn position<G: Puzzles>(number: u64) -> Option<(RoomSetup, String)> {
    let count = G::sets().first()?.count() as u64;
    let puzzle = PuzzleKey { set: 0, index: number.checked_rem(count)? as usize };
    let start = G::puzzle(puzzle)?;
    let solution = G::solution(puzzle, &start)?.to_string();
    Some((setup::<G>(&start), solution))
}

/// Returns a position as a class agrees on it.
fn setup<G: Puzzles>(start: &G::Match) -> RoomSetup {
    let (options, position) = (start.game().options_text(), start.position().to_string());
    RoomSetup { options, start: position, ..RoomSetup::of(G::ID) }
}

fn choices<G: Puzzles>(set: usize, language: Language) -> PuzzleChoices {
    let own = G::puzzle_words(language);
    let (sets, themes) = (own.set_names(), own.themes());
    let Some(puzzles) = G::sets().get(set) else {
        return PuzzleChoices { sets, themes, groups: Vec::new() };
    };
    let number = |index| G::group(PuzzleKey { set, index });
    let numbers: BTreeSet<u32> = (0..puzzles.count()).map(number).collect();
    let group = |number| (number, own.group(*puzzles, number));
    PuzzleChoices { sets, themes, groups: numbers.into_iter().map(group).collect() }
}

fn row<G: Puzzles>(choice: &PuzzleChoice, seed: u64) -> Vec<String> {
    let PuzzleChoice { set, theme, group } = *choice;
    let Some(puzzles) = G::sets().get(set) else { return Vec::new() };
    let is_wanted = |index: &usize| {
        let key = PuzzleKey { set, index: *index };
        theme.is_none_or(|theme| G::theme(key) == theme)
            && group.is_none_or(|group| G::group(key) == group)
    };
    let mut fitting: Vec<usize> = (0..puzzles.count()).filter(is_wanted).collect();
    fitting.sort_by_key(|index| hash_key(seed ^ hash_key(*index as u64)));
    fitting.truncate(ROW);
    let mut row = mixed(*puzzles, &fitting);
    row.sort_by(|one, other| puzzles.rating(*one).total_cmp(&puzzles.rating(*other)));
    row.into_iter().map(|index| puzzles.id(index)).collect()
}

fn named<G: Puzzles>(names: &HashSet<&str>, language: Language) -> HashMap<String, NamedPuzzle> {
    let themes = G::puzzle_words(language).themes();
    let named = |(name, key): (String, PuzzleKey)| {
        let theme = *themes.get(G::theme(key))?;
        Some((name, NamedPuzzle { theme, place: (key.set, key.index) }))
    };
    keys_of::<G>(names).into_iter().filter_map(named).collect()
}

fn printed<G: Puzzles>((set, index): PuzzlePlace, language: Language) -> Option<PrintedPuzzle> {
    let key = PuzzleKey { set, index };
    let start = G::puzzle(key)?;
    let players = G::setup(&start);
    let near = start.to_move().unwrap_or(Side::NEAR);
    let voice = Voice::new::<G>(Words::of(language), &players, Viewpoint::lying(0, near));
    let (mut played, mut line) = (start.clone(), Vec::new());
    let mut play = |played: &mut G::Match, mv: G::Move| {
        line.push(G::words(language).candidate(&voice, played, mv).1);
        played.play(mv).is_ok()
    };
    while let Some(mv) = G::solution(key, &played) {
        if !play(&mut played, mv) {
            break;
        }
        let TryVerdict::Reply(reply) = G::judge_try(key, &played) else { break };
        if !play(&mut played, reply) {
            break;
        }
    }
    let task = capitalised(&G::puzzle_words(language).task(key, &start));
    Some(PrintedPuzzle { task, setup: setup::<G>(&start), line })
}
