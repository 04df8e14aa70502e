//! The pieces of music and their selection.

/// A piece of music, rendered from `examples/render_audio/scores/`.
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

/// The title and OGG Vorbis file of each piece, in order of declaration.
static PIECES: [(MusicPiece, &str, &[u8]); 3] = [
    (MusicPiece::SanDinh, "Chiều sân đình", include_bytes!("../../../assets/music/san-dinh.ogg")),
    (MusicPiece::SanGach, "Sân gạch", include_bytes!("../../../assets/music/san-gach.ogg")),
    (MusicPiece::BoTre, "Bờ tre", include_bytes!("../../../assets/music/bo-tre.ogg")),
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

    pub(super) fn ogg(self) -> &'static [u8] {
        PIECES[self as usize].2
    }

    /// Returns the number of frames per round, from the last page of the file.
    pub(super) fn frames(self) -> u64 {
        let ogg = self.ogg();
        let last = ogg.windows(4).rposition(|four| four == b"OggS").expect("an OGG file");
        let end = ogg[last + 6..last + 14].try_into().expect("eight bytes");
        u64::from_le_bytes(end)
    }

    /// Returns the piece with this index in [`MusicPiece::ALL`].
    pub(super) fn from_index(index: u8) -> Option<MusicPiece> {
        MusicPiece::ALL.get(usize::from(index)).copied()
    }
}
