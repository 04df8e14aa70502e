//! The player's settings, saved between runs.

mod players;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

pub use ::words::Language;
pub use basics::{BoardLook, Speed};

pub use players::{Players, SeatNames, Starter};

use basics::Level;
use oanquan::Rules;
use oanquan_table::controller::Topic;
use players::USUAL_SEATS;
use tabletop::{ReplayPace, Seat, Setup, TimeControl};

/// The version of the settings file that this program writes.
pub const VERSION: u32 = 1;

/// The player's settings. A field missing from a file has its default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language of the window, or `None` for that of the system.
    pub language: Option<Language>,
    /// The look of the board.
    pub board: BoardLook,
    /// Light or dark colours.
    pub surrounding: Surrounding,
    /// The rules of the next game, including the number of sides.
    pub rules: Rules,
    /// Whether the player has answered the page of the first start.
    pub welcomed: bool,
    /// Whether the player has chosen what an empty quan cell does. Version 0.1.0 asked that on the
    /// first start.
    pub rules_asked: bool,
    /// The player of each side of the next game; extra entries are for games with more
    /// sides.
    pub seats: [Seat; 4],
    /// The names of the players.
    pub names: SeatNames,
    /// The side that moves first in the next game.
    pub starter: Starter,
    /// The time control of the next game.
    pub time: TimeControl,
    /// Whether sound effects are on.
    pub effects: bool,
    /// The volume of sound effects.
    pub effects_volume: Volume,
    /// Whether music is on.
    pub music: bool,
    /// The volume of music.
    pub music_volume: Volume,
    /// The music during a game.
    pub game_music: GameMusic,
    /// The animation speed.
    pub speed: Speed,
    /// The speed of replays, or `None` to follow the animation speed.
    pub replay_pace: Option<ReplayPace>,
    /// Whether the evaluation bar is visible.
    pub evaluation: bool,
    /// Whether replays show the values of all moves.
    pub values: bool,
    /// Whether the list of moves is visible, or `None` to show it if there is room.
    pub moves: Option<bool>,
    /// The completed lessons.
    pub lessons: BTreeSet<Topic>,
    /// `false` if the player has switched the preview of moves off. Version 0.1.0 reads it too.
    pub preview: bool,
    /// Whether the player has switched the preview of moves on, against every opponent.
    pub preview_always: bool,
    /// The size of text.
    pub text_size: TextSize,
    /// The choices at the tables of the other games, by the name of the game.
    pub tables: BTreeMap<String, TableSettings>,
    /// The name of the other game that was played last, or `None` if that was Ô ăn quan.
    pub last_room: Option<String>,
}

/// The choices at the table of another game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TableSettings {
    /// The options of the next game, such as `pebbles=12 most=4`.
    pub options: String,
    /// The look of the board, from 0.
    pub look: usize,
    /// The player of each side of the next game; extra entries are for games with more sides.
    #[serde(deserialize_with = "players::read_seats")]
    pub seats: [Seat; 4],
    /// The side that moves first in the next game.
    pub starter: Starter,
    /// The names of the players.
    #[serde(deserialize_with = "players::read_names")]
    pub names: SeatNames,
    /// The time control of the next game.
    pub time: TimeControl,
    /// Whether the board shows its coordinates, if it has any.
    pub coordinates: bool,
    /// Whether a bar beside the board shows the expected result, if the game has one.
    pub evaluation: bool,
    /// Whether the board is seen from the other side.
    pub turned: bool,
    /// Whether the lesson is completed.
    pub lesson_done: bool,
    /// The step with which the lesson goes on, from 0.
    pub lesson_step: usize,
    /// The form in which games are copied and saved as text, by its name; `None` for the usual one.
    pub form: Option<String>,
    /// The numbers of the puzzles that are solved.
    pub solved: BTreeSet<usize>,
    /// The numbers of the puzzles that were tried without success and are not solved since.
    pub missed: BTreeSet<usize>,
}

impl Default for TableSettings {
    fn default() -> Self {
        TableSettings {
            options: String::new(),
            look: 0,
            seats: USUAL_SEATS,
            starter: Starter::Side(0),
            names: SeatNames::default(),
            time: TimeControl::default(),
            coordinates: true,
            evaluation: false,
            turned: false,
            lesson_done: false,
            lesson_step: 0,
            form: None,
            solved: BTreeSet::new(),
            missed: BTreeSet::new(),
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            board: BoardLook::Yard,
            surrounding: Surrounding::System,
            rules: Rules::classic(),
            welcomed: false,
            rules_asked: false,
            seats: USUAL_SEATS,
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
            // The bar would reveal what the player wants to find out.
            evaluation: false,
            values: false,
            moves: None,
            lessons: BTreeSet::new(),
            preview: true,
            preview_always: false,
            text_size: TextSize::USUAL,
            tables: BTreeMap::new(),
            last_room: None,
        }
    }
}

impl Settings {
    /// Returns these settings with every field that is unchanged since `before` taken from
    /// `there`, which another window may have written.
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
            language, board, surrounding, rules, welcomed, rules_asked, seats, names, starter,
            time, effects, effects_volume, music, music_volume, game_music, speed, replay_pace,
            evaluation, values, moves, lessons, preview, preview_always, text_size, tables,
            last_room
        )
    }
}

/// Whether the window is light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Surrounding {
    /// Follows the system.
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// A volume from 0 to 100 percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
pub struct Volume(u8);

impl Volume {
    /// Returns a volume of `percent` percent, at most 100.
    pub const fn percent(percent: u8) -> Self {
        Volume(if percent > 100 { 100 } else { percent })
    }

    /// Returns the volume in percent, 0 to 100.
    pub const fn as_percent(self) -> u8 {
        self.0
    }

    /// Returns the volume as a share, 0 to 1.
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

/// A text size: 100 to 300 percent of the size that fits the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "u16", into = "u16")]
pub struct TextSize(u16);

impl TextSize {
    /// The default: 100 percent.
    pub const USUAL: TextSize = TextSize(100);

    /// All sizes, the smallest first.
    pub const ALL: [TextSize; 5] =
        [TextSize(100), TextSize(125), TextSize(150), TextSize(200), TextSize(300)];

    /// Returns the size nearest to `percent` percent.
    pub fn percent(percent: u16) -> Self {
        let nearest = Self::ALL.into_iter().min_by_key(|size| size.0.abs_diff(percent));
        nearest.unwrap_or(Self::USUAL)
    }

    /// Returns the size in percent, 100 to 300.
    pub const fn as_percent(self) -> u16 {
        self.0
    }

    /// Returns the scale factor relative to the default.
    pub fn factor(self) -> f32 {
        f32::from(self.0) / 100.0
    }

    /// Returns the next larger size, if there is one.
    pub fn larger(self) -> Option<Self> {
        Self::ALL.into_iter().find(|size| size.0 > self.0)
    }

    /// Returns the next smaller size, if there is one.
    pub fn smaller(self) -> Option<Self> {
        Self::ALL.into_iter().rfind(|size| size.0 < self.0)
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

/// The music during a game: all its pieces in turn, or a single piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GameMusic {
    /// All pieces for games, in turn.
    Shuffle,
    /// Chiều sân đình.
    SanDinh,
    /// Sân gạch.
    SanGach,
    /// Bờ tre.
    BoTre,
}

impl Settings {
    /// Returns the speed of the next replay.
    pub fn pace_of_replay(&self) -> ReplayPace {
        self.replay_pace.unwrap_or(match self.speed {
            Speed::Slow => ReplayPace::Slow,
            Speed::Normal | Speed::Off => ReplayPace::Normal,
            Speed::Fast => ReplayPace::Fast,
        })
    }

    /// Returns whether the board previews the move under the pointer, in a game whose strongest
    /// computer plays at this level. Until the player decides, there is a preview in lessons,
    /// between people and against the two weakest levels: counting ahead is the game.
    pub fn previews(&self, strongest: Option<Level>) -> bool {
        let is_automatic = strongest.is_none_or(|level| level <= Level::Easy);
        self.preview && (self.preview_always || is_automatic)
    }

    /// Returns these settings with the preview of moves switched on or off by the player.
    pub fn with_preview(self, on: bool) -> Self {
        Settings { preview: on, preview_always: on, ..self }
    }

    /// Returns the choices for another game, by its name in files.
    pub fn table(&self, id: &str) -> TableSettings {
        self.tables.get(id).cloned().unwrap_or_default()
    }

    /// Returns whether the page of the first start is still to be answered.
    pub fn is_first_start(&self) -> bool {
        !self.welcomed && !self.rules_asked
    }

    /// Returns these settings with other rules, which the player has chosen. The game need not ask
    /// for them any more, unless only the number of sides or the handicap differs.
    pub fn with_rules(self, rules: Rules) -> Self {
        let Rules { sides, handicap, .. } = &rules;
        let before = Rules { sides: *sides, handicap: handicap.clone(), ..self.rules.clone() };
        let rules_asked = self.rules_asked || before != rules;
        Settings { rules, rules_asked, ..self }
    }

    /// Returns who plays the next game.
    pub fn players(&self) -> Players {
        let Settings { seats, names, starter, time, .. } = self.clone();
        Players { seats, names, starter, time }
    }

    /// Returns these settings with other players in the next game.
    pub fn with_players(self, players: Players) -> Self {
        let Players { seats, names, starter, time } = players;
        Settings { seats, names, starter, time, ..self }
    }

    /// Returns the setup of the next game by these rules; `seed` decides random choices.
    pub fn setup(&self, seed: u64) -> Setup {
        self.players().setup(self.rules.sides, seed)
    }
}

impl TableSettings {
    /// Returns who plays the next game.
    pub fn players(&self) -> Players {
        let TableSettings { seats, names, starter, time, .. } = self.clone();
        Players { seats, names, starter, time }
    }

    /// Returns these choices with other players in the next game.
    pub fn with_players(self, players: Players) -> Self {
        let Players { seats, names, starter, time } = players;
        TableSettings { seats, names, starter, time, ..self }
    }
}
