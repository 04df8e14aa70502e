//! The music: its pieces, and which of them plays.

/// A piece of music, rendered from `examples/render_audio/scores/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MusicPiece {
    /// Chiều sân đình: slow and quiet, in the colour of điệu nam.
    SanDinh,
    /// Sân gạch: unhurried, in điệu bắc.
    SanGach,
    /// Bờ tre: lively, in điệu bắc.
    BoTre,
}

/// What plays during a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MusicChoice {
    /// The pieces for the game in turn, none twice in a row.
    #[default]
    Shuffle,
    /// One piece over and over.
    Only(MusicPiece),
}

/// Where the player is; each has its music.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MusicContext {
    /// In the menu, with its quiet piece.
    #[default]
    Menu,
    /// At the board.
    Game,
}

/// Title and OGG Vorbis file of every piece, in the order of the declaration.
const PIECES: [(MusicPiece, &str, &[u8]); 3] = [
    (MusicPiece::SanDinh, "Chiều sân đình", include_bytes!("../../assets/music/san-dinh.ogg")),
    (MusicPiece::SanGach, "Sân gạch", include_bytes!("../../assets/music/san-gach.ogg")),
    (MusicPiece::BoTre, "Bờ tre", include_bytes!("../../assets/music/bo-tre.ogg")),
];

impl MusicPiece {
    /// Every piece, the one of the menu first.
    pub const ALL: [MusicPiece; PIECES.len()] = [PIECES[0].0, PIECES[1].0, PIECES[2].0];
    /// The piece of the menu.
    pub const MENU: MusicPiece = MusicPiece::SanDinh;
    /// The pieces made for the game.
    pub const GAME: [MusicPiece; 2] = [MusicPiece::SanGach, MusicPiece::BoTre];

    /// What it is called, in every language.
    pub fn title(self) -> &'static str {
        PIECES[self as usize].1
    }

    pub(super) fn ogg(self) -> &'static [u8] {
        PIECES[self as usize].2
    }

    /// How many frames a round of it has: what the last page of the file says
    /// of its end.
    pub(super) fn frames(self) -> u64 {
        let ogg = self.ogg();
        let last = ogg.windows(4).rposition(|four| four == b"OggS").expect("an OGG file");
        let end = ogg[last + 6..last + 14].try_into().expect("eight bytes");
        u64::from_le_bytes(end)
    }

    /// The piece with this place in [`MusicPiece::ALL`].
    pub(super) fn from_index(index: u8) -> Option<MusicPiece> {
        MusicPiece::ALL.get(usize::from(index)).copied()
    }
}
