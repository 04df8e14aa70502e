//! The games of the house, as an attacker reaches them.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::window_support::Program;

/// The longest wait for the answer to keys that may have come too early.
const AGAIN: Duration = Duration::from_millis(700);

/// How often they are repeated.
const TRIES: u32 = 150;

/// How much longer, with each try, two keys are apart, and the most times that they are.
const BETWEEN_KEYS: Duration = Duration::from_millis(20);
const MOST: u32 = 20;

/// A game of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    OAnQuan,
    Pebbles,
    Caro,
    Cotuong,
}

impl Kind {
    /// All games, in the order in which the program opens their tables.
    pub const ALL: [Kind; 4] = [Kind::OAnQuan, Kind::Pebbles, Kind::Caro, Kind::Cotuong];

    /// Returns the name of the game in files.
    pub fn id(self) -> &'static str {
        match self {
            Kind::OAnQuan => "oanquan",
            Kind::Pebbles => "pebbles",
            Kind::Caro => "caro",
            Kind::Cotuong => "cotuong",
        }
    }

    /// Returns a file with a game that leads the program to the pages of this one, or `None` for the game of
    /// the home.
    pub fn file(self) -> Option<PathBuf> {
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/version-2/data");
        (self != Kind::OAnQuan).then(|| games.join(self.id()).join("playing/1/game.ron"))
    }

    /// Leads a program that was started with this file to the page on which a game begins.
    pub fn enter(self, program: &mut Program) {
        if self != Kind::OAnQuan {
            program.expect_log("replay of ");
            program.expect_log("first frame");
            program.key("Escape");
            // Only the key of a command is in the log.
            program.key_with("Control_L", "0");
            program.expect_log("command: UsualText");
        }
    }
}

/// Begins a game by keys, whether or not one is under way or has just ended.
pub fn begin(program: &mut Program) {
    for tries in 0..TRIES {
        program.key_with("Control_L", "n");
        match program.expect_any_within(&["new game", "dialog: "], AGAIN) {
            // The first answer of the question goes on with the game under way.
            Some(line) if line.contains("dialog: ") => {
                // In a window too small for its text, no answer is in sight, and the first Tab goes to the first.
                for _ in 0..=tries % 2 {
                    program.key("Tab");
                    // On a busy machine, two keys would come in one frame, in which the focus moves once at most.
                    program.expect_within("focus", BETWEEN_KEYS * tries.min(MOST));
                }
                program.key("Return");
                if program.expect_within("new game", AGAIN).is_some() {
                    return;
                }
                program.key("Escape");
            }
            Some(_) => return,
            // Something else is open.
            None => program.key("Escape"),
        }
    }
    panic!("no keys begin a game");
}
