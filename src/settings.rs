//! What the player has chosen, kept between runs.

use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::controller::{Seat, Setup};
use crate::rules::{BySide, Rules, Side};

/// The version of the settings file this program writes.
pub const VERSION: u32 = 1;

/// What the player has chosen. A field that a file lacks has its default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language of the window; none until it is chosen: that of the system.
    pub language: Option<Language>,
    /// Light or dark.
    pub surrounding: Surrounding,
    /// The kind of the next game.
    pub kind: GameKind,
    /// The level of the computer against a person, and of the computer on the
    /// near side when two computers play.
    pub level: Level,
    /// The level of the computer on the far side when two computers play.
    pub far_level: Level,
    /// Who moves first in the next game.
    pub starter: Starter,
    /// Whether drops and captures are heard.
    pub effects: bool,
    /// Whether music plays.
    pub music: bool,
    /// How fast turns are played out.
    pub speed: Speed,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            surrounding: Surrounding::System,
            kind: GameKind::PersonComputer,
            level: Level::Easy,
            far_level: Level::Medium,
            starter: Starter::Near,
            effects: true,
            music: true,
            speed: Speed::Normal,
        }
    }
}

/// A language of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// Tiếng Việt.
    Vietnamese,
    /// English.
    English,
}

/// Whether the window is light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Surrounding {
    /// As the system has it.
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// Who plays whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GameKind {
    /// A person against the computer.
    PersonComputer,
    /// Two persons at one machine.
    TwoPersons,
    /// The computer against itself.
    TwoComputers,
}

/// Who moves first. Near is the person where a person plays the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Starter {
    /// The near side.
    Near,
    /// The far side.
    Far,
    /// Drawn by lot for each game.
    Lot,
}

/// How fast turns are played out on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Speed {
    /// Half as fast.
    Slow,
    /// To follow without effort.
    Normal,
    /// Three times as fast.
    Fast,
    /// No motion.
    Off,
}

impl Speed {
    /// How many seconds of motion pass in a second; none when there is no motion.
    pub fn factor(self) -> Option<f32> {
        match self {
            Speed::Slow => Some(0.5),
            Speed::Normal => Some(1.0),
            Speed::Fast => Some(3.0),
            Speed::Off => None,
        }
    }
}

impl Settings {
    /// What is agreed for the next game; `seed` decides what is left to chance.
    ///
    /// Against the computer whoever starts has side 0, so a person who lets the
    /// computer start plays side 1, and the board is turned.
    pub fn setup(&self, seed: u64) -> Setup {
        let near_starts = match self.starter {
            Starter::Near => true,
            Starter::Far => false,
            Starter::Lot => fastrand::Rng::with_seed(seed).bool(),
        };
        let (seats, first) = match self.kind {
            GameKind::PersonComputer => {
                let computer = Seat::Computer(self.level);
                let seats =
                    if near_starts { [Seat::Person, computer] } else { [computer, Seat::Person] };
                (seats, Side::NEAR)
            }
            GameKind::TwoPersons => {
                ([Seat::Person; 2], if near_starts { Side::NEAR } else { Side::FAR })
            }
            GameKind::TwoComputers => (
                [Seat::Computer(self.level), Seat::Computer(self.far_level)],
                if near_starts { Side::NEAR } else { Side::FAR },
            ),
        };
        Setup { rules: Rules::classic(), seats: BySide::from(seats), first, seed }
    }
}
