//! The player's settings, saved between runs.

mod players;
mod table;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

pub use ::words::Language;
pub use basics::{BoardLook, Speed};

pub use players::{Players, SeatNames, Starter};
pub use table::{ONLY_LESSON, TableSettings};

use basics::{Level, Name};
use table::tables_over;
use tabletop::{Game, ReplayPace, Setup};

/// The version of the settings file that this program writes.
pub const VERSION: u32 = 2;

/// Returns a value with every field that is unchanged since `before` taken from `there`.
macro_rules! changed_or_there {
    ($Kind:ident { $own:ident, $before:ident, $there:ident $(, $merged:ident: $value:expr)? };
     $($field:ident),*) => {
        $Kind {
            $($merged: $value,)?
            $($field: if $own.$field == $before.$field { $there.$field } else { $own.$field }),*
        }
    };
}
pub(crate) use changed_or_there;

/// The player's settings. A field missing from a file has its default. It has a field for each setting, as
/// the file has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language of the window, or `None` for that of the system.
    pub language: Option<Language>,
    /// The look of the board.
    pub board: BoardLook,
    /// Whether the yard has the light of the hour, and what lies there at feasts.
    pub living_yard: bool,
    /// Light or dark colours.
    pub surrounding: Surrounding,
    /// Whether the player has answered the page of the first start.
    pub welcomed: bool,
    /// Whether sound effects are on.
    pub effects: bool,
    /// Whether the stones that are sown play a tune.
    pub tune: bool,
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
    /// Whether replays show the values of all moves.
    pub values: bool,
    /// Whether the list of moves is visible, or `None` to show it if there is room.
    pub moves: Option<bool>,
    /// `false` if the player has switched the preview of moves off.
    pub preview: bool,
    /// Whether the player has switched the preview of moves on, against every opponent.
    pub preview_always: bool,
    /// The size of text.
    pub text_size: TextSize,
    /// The choices for each game, by its name. Files of version 1 have those of ô ăn quan outside, in fields
    /// with names that must not be used again: `rules`, `rules_asked`, `lessons`, and those of a table.
    pub tables: BTreeMap<String, TableSettings>,
    /// The name of the other game that was played last, or `None` if that was Ô ăn quan.
    pub last_room: Option<String>,
    /// The name of the player for people at other devices.
    pub together_name: Name,
    /// The number of the player's face for them; none until the player has chosen one.
    pub together_face: Option<u8>,
    /// The secret by which a host knows this device again; empty before the first time.
    pub device: String,
    /// The room with people at other devices in which a game is under way; empty without one.
    pub open_room: String,
    /// The class that this computer has served last; none without one.
    pub class: Option<KeptClass>,
}

/// A class that waits on this computer until it is opened again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptClass {
    /// Its name; may be empty.
    pub title: String,
    /// Whether this program has been the host of nothing else since.
    pub was_last: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            board: BoardLook::Yard,
            living_yard: true,
            surrounding: Surrounding::System,
            welcomed: false,
            effects: true,
            tune: true,
            effects_volume: Volume::percent(80),
            music: true,
            music_volume: Volume::percent(70),
            game_music: GameMusic::Shuffle,
            speed: Speed::Normal,
            replay_pace: None,
            values: false,
            moves: None,
            preview: true,
            preview_always: false,
            text_size: TextSize::USUAL,
            tables: BTreeMap::new(),
            last_room: None,
            together_name: Name::default(),
            together_face: None,
            device: String::new(),
            open_room: String::new(),
            class: None,
        }
    }
}

impl Settings {
    /// Returns these settings with every field that is unchanged since `before` taken from
    /// `there`, which another window may have written.
    pub fn over(self, before: &Settings, there: Settings) -> Settings {
        let tables = tables_over(self.tables, &before.tables, there.tables);
        changed_or_there!(
            Settings { self, before, there, tables: tables };
            language, board, living_yard, surrounding, welcomed, effects, tune, effects_volume, music, music_volume,
            game_music, speed, replay_pace, values, moves, preview, preview_always, text_size,
            last_room, together_name, together_face, device, open_room,
            class
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

    /// Returns the choices for the game with this name.
    pub fn table(&self, id: &str) -> &TableSettings {
        static USUAL: LazyLock<TableSettings> = LazyLock::new(TableSettings::default);
        self.tables.get(id).unwrap_or(&USUAL)
    }

    /// Returns these choices for modification.
    pub fn table_mut(&mut self, id: &str) -> &mut TableSettings {
        self.tables.entry(id.to_owned()).or_default()
    }

    /// Returns the choices for the game `G`.
    pub fn of<G: Game>(&self) -> &TableSettings {
        self.table(G::ID)
    }

    /// Returns these choices for modification.
    pub fn of_mut<G: Game>(&mut self) -> &mut TableSettings {
        self.table_mut(G::ID)
    }

    /// Returns the game `G` with the options of the next game.
    pub fn game<G: Game>(&self) -> G {
        self.table(G::ID).game()
    }

    /// Returns the setup of the next game of `G`; `seed` decides random choices.
    pub fn setup<G: Game>(&self, seed: u64) -> Setup {
        self.of::<G>().players().setup(self.game::<G>().sides(), seed)
    }

    /// Returns whether the page of the first start is still to be answered. Version 0.1.0 asked for an
    /// option there.
    pub fn is_first_start(&self) -> bool {
        !self.welcomed && !self.tables.values().any(|table| table.options_chosen)
    }
}
