//! The games of the headless commands.

mod caro;
mod cotuong;
mod oanquan;
mod pebbles;
mod small;

use std::io::Write;

use basics::Excerpt;

use super::args::CliCommand;
use super::bench::run as run_bench;
use super::errors::Entry as ErrorEntry;
use super::failure::{CliRefusal, Failure};
use super::game::CliGame;
#[cfg(not(target_family = "wasm"))]
use super::join::{self, Guest};
use super::link::{self, LinkArgs};
use super::replay::{self, ReplayArgs};
use super::rule_args::RuleArgs;
use crate::door::{Door, Found};
#[cfg(all(test, feature = "gui"))]
use crate::words::{Declared, Entry as _};

#[cfg(feature = "gui")]
pub(super) use oanquan::preset_with_puzzles;

/// A game, as the commands see it.
pub(super) struct GameCommands {
    /// The name of the game.
    pub(super) id: &'static str,
    /// Returns the names of the presets.
    pub(super) presets: fn() -> Vec<&'static str>,
    /// Runs a command.
    pub(super) execute: fn(&CliCommand, &mut dyn Write) -> Result<(), Failure>,
    /// Replays the games in a file, the first of which is of this kind.
    pub(super) replay: fn(&ReplayArgs, Vec<Found>, &mut dyn Write) -> Result<(), Failure>,
    /// Prints the link of the game in a file, which is of this kind.
    pub(super) link: fn(&LinkArgs, Vec<Found>, &mut dyn Write) -> Result<(), Failure>,
    /// Plays in the room that a guest has entered, in which this game is played.
    #[cfg(not(target_family = "wasm"))]
    pub(super) join: fn(&mut Guest<'_>, &mut dyn Write) -> Result<(), Failure>,
    /// Returns the door with the options in the arguments, if they are options of this game.
    at_door: fn(Door, &RuleArgs) -> Door,
    /// Returns what the words of the game say of its errors.
    errors: fn() -> Vec<ErrorEntry>,
    /// Adds the entries of the files of words that the game uses.
    #[cfg(all(test, feature = "gui"))]
    declare_words: fn(&mut Vec<Declared>),
}

/// The games. Commands are about the first one if they name none.
static GAMES: [GameCommands; ::games::COUNT] = ::games::each!(commands);
/// The game of a command that names none.
pub(super) static USUAL: &GameCommands = &GAMES[0];

/// Runs `bench` for the game with the name `id`; `None` if there is no such game. It goes by no list of commands,
/// so that the page, which has no other command, needs none of them.
pub(super) fn bench(id: &str, out: &mut dyn Write) -> Option<Result<(), Failure>> {
    let (_, run) = ::games::each!(bench_of).into_iter().find(|(game, _)| *game == id)?;
    Some(run(out))
}

/// The name of a game and its `bench`.
type Bench = (&'static str, fn(&mut dyn Write) -> Result<(), Failure>);

const fn bench_of<G: CliGame>() -> Bench {
    (G::ID, run_bench::<G>)
}

const fn commands<G: CliGame>() -> GameCommands {
    GameCommands {
        id: G::ID,
        presets: G::presets,
        execute: super::execute::<G>,
        replay: replay::run::<G>,
        link: link::of_found::<G>,
        #[cfg(not(target_family = "wasm"))]
        join: join::play::<G>,
        at_door: at_door::<G>,
        errors: G::errors,
        #[cfg(all(test, feature = "gui"))]
        declare_words: declare_words_of::<G>,
    }
}

/// Returns the game with this name.
///
/// # Errors
/// Returns [`Failure::Refused`] with the names of all games if there is none.
pub(super) fn named(name: &str) -> Result<&'static GameCommands, Failure> {
    GAMES
        .iter()
        .find(|game| game.id == name)
        .ok_or_else(|| CliRefusal::NoSuchGame(Excerpt::of(name), ::games::IDS.join(", ")).into())
}

/// Returns what the words of the games say of their errors.
pub(super) fn errors() -> impl Iterator<Item = ErrorEntry> {
    GAMES.iter().flat_map(|game| (game.errors)())
}

/// Returns the door of a command that is about any game. Texts that name no options have those in
/// `args`, where they are options of the text's game.
pub(super) fn door_to_all(args: &RuleArgs) -> Door {
    GAMES.iter().fold(Door::at(USUAL.id), |door, game| (game.at_door)(door, args))
}

fn at_door<G: CliGame>(door: Door, args: &RuleArgs) -> Door {
    match G::with_options(args) {
        Ok(game) => game.at_door(door),
        Err(_) => door,
    }
}

/// Adds the entries of the files of words that the games use to `declared`.
#[cfg(all(test, feature = "gui"))]
pub(super) fn declare_words(declared: &mut Vec<Declared>) {
    GAMES.iter().for_each(|game| (game.declare_words)(declared));
}

#[cfg(all(test, feature = "gui"))]
fn declare_words_of<G: CliGame>(declared: &mut Vec<Declared>) {
    G::Sentences::declare("", &[], declared);
}
