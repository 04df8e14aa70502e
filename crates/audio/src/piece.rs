//! The pieces of music and their selection.

use crate::platform::included;
use crate::recording::Recording;

/// A piece of music, rendered from `tools/audio/scores/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MusicPiece {
    /// Chiều sân đình: slow and quiet, in the mode điệu nam.
    SanDinh,
    /// Sân gạch: unhurried, in điệu bắc.
    SanGach,
    /// Bờ tre: lively, in điệu bắc.
    BoTre,
}

/// The music during a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MusicChoice {
    /// All pieces for games in random order, none twice in a row.
    #[default]
    Shuffle,
    /// A single piece, repeated.
    Only(MusicPiece),
}

/// The part of the program, which determines the music.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MusicContext {
    /// The menu, with its quiet piece.
    #[default]
    Menu,
    /// A game.
    Game,
}

/// Returns the piece with the given name, a file of its own on a page.
macro_rules! ogg {
    ($name:literal) => {
        Recording {
            name: concat!("music/", $name, ".ogg"),
            file: concat!("music/", $name, ".ogg"),
            included: included!(concat!("../../../assets/music/", $name, ".ogg")),
        }
    };
}

/// The title and OGG Vorbis file of each piece, in order of declaration.
static PIECES: [(MusicPiece, &str, Recording); 3] = [
    (MusicPiece::SanDinh, "Chiều sân đình", ogg!("san-dinh")),
    (MusicPiece::SanGach, "Sân gạch", ogg!("san-gach")),
    (MusicPiece::BoTre, "Bờ tre", ogg!("bo-tre")),
];

impl MusicPiece {
    /// All pieces, that of the menu first.
    pub const ALL: [MusicPiece; PIECES.len()] = [PIECES[0].0, PIECES[1].0, PIECES[2].0];
    /// The piece of the menu.
    pub const MENU: MusicPiece = MusicPiece::SanDinh;
    /// The pieces for games.
    pub const GAME: [MusicPiece; 2] = [MusicPiece::SanGach, MusicPiece::BoTre];

    /// Returns the title, which is the same in every language.
    pub fn title(self) -> &'static str {
        PIECES[self as usize].1
    }

    pub(super) fn recording(self) -> &'static Recording {
        &PIECES[self as usize].2
    }

    /// Returns the piece with this index in [`MusicPiece::ALL`].
    pub(super) fn from_index(index: u8) -> Option<MusicPiece> {
        MusicPiece::ALL.get(usize::from(index)).copied()
    }
}
