//! What the player has chosen, kept between runs.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::controller::{Name, ReplayPace, Seat, Setup, TimeControl, Topic};
use crate::rules::{BySide, Rules, Side};

/// The version of the settings file this program writes.
pub const VERSION: u32 = 1;

/// What the player has chosen. A field that a file lacks has its default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language of the window; none until it is chosen: that of the system.
    pub language: Option<Language>,
    /// What the board is.
    pub board: BoardLook,
    /// Light or dark.
    pub surrounding: Surrounding,
    /// The rules of the next game, the number of sides among them.
    pub rules: Rules,
    /// Whether the player was asked what an empty quan cell does.
    pub rules_asked: bool,
    /// Who plays each side of the next game; what stands beyond its sides waits
    /// for a game with more.
    pub seats: [Seat; 4],
    /// What the players are called.
    pub names: SeatNames,
    /// Who moves first in the next game.
    pub starter: Starter,
    /// How long the sides of the next game may think.
    pub time: TimeControl,
    /// Whether effects are heard.
    pub effects: bool,
    /// How loud they are.
    pub effects_volume: Volume,
    /// Whether music plays.
    pub music: bool,
    /// How loud it is.
    pub music_volume: Volume,
    /// What plays during a game.
    pub game_music: GameMusic,
    /// How fast turns are played out.
    pub speed: Speed,
    /// How fast a replay goes on by itself; none until it is chosen: as turns are played
    /// out.
    pub replay_pace: Option<ReplayPace>,
    /// Whether the evaluation stands beside the board.
    pub evaluation: bool,
    /// Whether the list of moves stands beside the board; none: where there is room.
    pub moves: Option<bool>,
    /// The lessons that were learnt to their end.
    pub lessons: BTreeSet<Topic>,
    /// Whether the board shows what the move that is pointed at would do.
    pub preview: bool,
    /// How large words are.
    pub text_size: TextSize,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            board: BoardLook::Yard,
            surrounding: Surrounding::System,
            rules: Rules::classic(),
            rules_asked: false,
            seats: [
                Seat::Person,
                Seat::Computer(Level::Easy),
                Seat::Computer(Level::Easy),
                Seat::Computer(Level::Easy),
            ],
            names: SeatNames::default(),
            starter: Starter::Side(0),
            time: TimeControl::default(),
            effects: true,
            effects_volume: Volume::percent(80),
            music: true,
            music_volume: Volume::percent(70),
            game_music: GameMusic::Shuffle,
            speed: Speed::Normal,
            replay_pace: None,
            // It would tell what the player came to find out.
            evaluation: false,
            moves: None,
            lessons: BTreeSet::new(),
            preview: true,
            text_size: TextSize::USUAL,
        }
    }
}

impl Settings {
    /// These settings, but what has not changed since `before` as it is `there`,
    /// where another window may have changed it.
    pub fn over(self, before: &Settings, there: Settings) -> Settings {
        macro_rules! changed_or_there {
            ($($field:ident),*) => {
                Settings {
                    $($field: if self.$field == before.$field {
                        there.$field
                    } else {
                        self.$field
                    }),*
                }
            };
        }
        changed_or_there!(
            language,
            board,
            surrounding,
            rules,
            rules_asked,
            seats,
            names,
            starter,
            time,
            effects,
            effects_volume,
            music,
            music_volume,
            game_music,
            speed,
            replay_pace,
            evaluation,
            moves,
            lessons,
            preview,
            text_size
        )
    }
}

/// A language of the window and of the game in the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// Tiếng Việt.
    Vietnamese,
    /// English.
    English,
}

impl Language {
    /// The language of a locale such as `en_GB.UTF-8`; Vietnamese where it is
    /// none of ours.
    pub fn of_locale(locale: &str) -> Self {
        if locale.starts_with("en") { Language::English } else { Language::Vietnamese }
    }
}

/// What the board is, and with it the ground of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BoardLook {
    /// Chalk lines on a brick yard.
    #[default]
    Yard,
    /// Hollows carved into wood, at home.
    Wood,
    /// Black and white, with thick lines and nothing behind words.
    Contrast,
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

/// What the players of each seat are called. A person and the computer that sit there
/// in turn have names of their own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatNames {
    /// The persons.
    pub persons: [Name; 4],
    /// The computers.
    pub computers: [Name; 4],
}

impl SeatNames {
    /// The name of whoever sits at the side of number `side`, 0 to 3, if that is `seat`.
    pub fn of(&self, side: usize, seat: Seat) -> &Name {
        match seat {
            Seat::Person => &self.persons[side],
            Seat::Computer(_) => &self.computers[side],
        }
    }

    /// The same, to be changed.
    pub fn of_mut(&mut self, side: usize, seat: Seat) -> &mut Name {
        match seat {
            Seat::Person => &mut self.persons[side],
            Seat::Computer(_) => &mut self.computers[side],
        }
    }
}

/// Who moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Starter {
    /// The side of this number; side 0 where the game has no such side.
    Side(u8),
    /// Drawn by lot for each game.
    Lot,
}

/// How loud something is, from 0 to 100 percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
pub struct Volume(u8);

impl Volume {
    /// So many percent; all of it where they are more than 100.
    pub const fn percent(percent: u8) -> Self {
        Volume(if percent > 100 { 100 } else { percent })
    }

    /// Percent, 0 to 100.
    pub const fn as_percent(self) -> u8 {
        self.0
    }

    /// The share of the whole, 0 to 1.
    pub fn share(self) -> f32 {
        f32::from(self.0) / 100.0
    }
}

impl From<u8> for Volume {
    fn from(percent: u8) -> Self {
        Volume::percent(percent)
    }
}

impl From<Volume> for u8 {
    fn from(volume: Volume) -> Self {
        volume.0
    }
}

/// How large words are: 100 to 300 percent of what fits the window, in steps of 25.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "u16", into = "u16")]
pub struct TextSize(u16);

impl TextSize {
    /// As fits the window: 100 percent.
    pub const USUAL: TextSize = TextSize(100);

    const STEP: u16 = 25;

    /// So many percent, or the nearest there is.
    pub fn percent(percent: u16) -> Self {
        TextSize((percent.clamp(100, 300) + Self::STEP / 2) / Self::STEP * Self::STEP)
    }

    /// Percent, 100 to 300.
    pub const fn as_percent(self) -> u16 {
        self.0
    }

    /// How many times as large as usual.
    pub fn factor(self) -> f32 {
        f32::from(self.0) / 100.0
    }

    /// A step larger, if there is one.
    pub fn larger(self) -> Option<Self> {
        (self.0 < 300).then(|| TextSize(self.0 + Self::STEP))
    }

    /// A step smaller, if there is one.
    pub fn smaller(self) -> Option<Self> {
        (self.0 > 100).then(|| TextSize(self.0 - Self::STEP))
    }
}

impl From<u16> for TextSize {
    fn from(percent: u16) -> Self {
        TextSize::percent(percent)
    }
}

impl From<TextSize> for u16 {
    fn from(size: TextSize) -> Self {
        size.0
    }
}

/// What plays during a game: the pieces for it in turn, or one piece only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GameMusic {
    /// The pieces made for play, in turn.
    Shuffle,
    /// Chiều sân đình.
    SanDinh,
    /// Sân gạch.
    SanGach,
    /// Bờ tre.
    BoTre,
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
    /// How fast the next replay goes on by itself.
    pub fn pace_of_replay(&self) -> ReplayPace {
        self.replay_pace.unwrap_or(match self.speed {
            Speed::Slow => ReplayPace::Slow,
            Speed::Normal | Speed::Off => ReplayPace::Normal,
            Speed::Fast => ReplayPace::Fast,
        })
    }

    /// What is agreed for the next game; `seed` decides what is left to chance.
    pub fn setup(&self, seed: u64) -> Setup {
        let sides = self.rules.sides;
        let first = match self.starter {
            Starter::Side(index) if usize::from(index) < sides => usize::from(index),
            Starter::Side(_) => 0,
            Starter::Lot => fastrand::Rng::with_seed(seed).usize(0..sides),
        };
        let seats = BySide::from_fn(sides, |side| self.seats[side.index()]);
        let name = |side: Side| self.names.of(side.index(), seats[side]).clone();
        let names = BySide::from_fn(sides, name);
        Setup { rules: self.rules.clone(), seats, names, first: Side::new(first), seed }
    }
}
