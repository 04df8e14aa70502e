//! The music player: one piece after another, each in a loop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};

use basics::chance;
use rodio::Sample;

use super::fader::{Fader, Glide};
use super::format::{RATE, one_format};
use super::ogg::LoopedOgg;
use super::{MusicPiece, Shelf};

/// The duration of a crossfade between pieces, in seconds.
const CHANGE: f32 = 0.8;
/// The gain of the music while a sound ducks it, and the durations of sinking and rising, in
/// seconds.
const DUCKED: f32 = 0.25;
const SINK: f32 = 0.25;
const RISE: f32 = 1.6;
/// The number of rounds of a piece before the next one in a shuffle.
const ROUNDS: u64 = 2;
/// The values for no piece and for any piece.
pub(super) const ANY: u8 = u8::MAX;

/// What the mixer and the music share.
pub(super) struct Controls {
    pub(super) fader: Fader,
    pub(super) paused: AtomicBool,
    /// The requested piece, or [`ANY`] for the pieces of the game in turn.
    pub(super) wanted: AtomicU8,
    /// The current piece.
    pub(super) playing: AtomicU8,
    /// Whether the last frame was silent because nothing plays.
    pub(super) is_silent: AtomicBool,
    /// Shared by the mixer, the music, and every sound that ducks it.
    pub(super) duck: Arc<()>,
}

impl Controls {
    fn is_ducked(&self) -> bool {
        // The mixer and the music share one `Controls`, so its handle counts once.
        Arc::strong_count(&self.duck) > 1
    }
}

/// A started piece. It is decoded on demand, so a program that plays no music decodes none.
struct OpenPiece {
    music: LoopedOgg,
    /// The number of frames played, and the number per round.
    heard: u64,
    round: u64,
}

/// Plays the pieces.
pub(super) struct Jukebox {
    controls: Arc<Controls>,
    shelf: Arc<Shelf>,
    records: [Option<OpenPiece>; MusicPiece::ALL.len()],
    playing: Option<MusicPiece>,
    /// The current or pending piece of a shuffle.
    turn: Option<MusicPiece>,
    loudness: Glide,
    change: Glide,
    duck: Glide,
    random: fastrand::Rng,
    /// The right sample of the current frame, if the left one has been returned.
    right: Option<Sample>,
}

impl Jukebox {
    /// Creates a silent player; `seed` selects the first piece of the shuffle.
    pub(super) fn new(controls: Arc<Controls>, shelf: Arc<Shelf>, seed: u64) -> Self {
        Jukebox {
            controls,
            shelf,
            records: MusicPiece::ALL.map(|_| None),
            playing: None,
            turn: None,
            loudness: Glide::switch(0.0),
            change: Glide::new(1.0, CHANGE, CHANGE),
            duck: Glide::new(1.0, RISE, SINK),
            random: fastrand::Rng::with_seed(seed),
            right: None,
        }
    }

    /// Returns the piece that should play now.
    fn wanted(&mut self) -> MusicPiece {
        if let Some(piece) = MusicPiece::from_index(self.controls.wanted.load(Ordering::Relaxed)) {
            return piece;
        }
        let turn = match self.turn {
            Some(piece) if !self.is_over(piece) => piece,
            before => {
                let others: Vec<MusicPiece> =
                    MusicPiece::GAME.into_iter().filter(|piece| Some(*piece) != before).collect();
                let next =
                    chance::choice(&mut self.random, others).expect("there is more than one piece");
                // In a shuffle, a piece starts from its first note.
                self.records[next as usize] = None;
                next
            }
        };
        self.turn = Some(turn);
        turn
    }

    /// Returns whether a piece has completed its rounds, less the duration of a crossfade.
    fn is_over(&self, piece: MusicPiece) -> bool {
        let change = (CHANGE * RATE.get() as f32) as u64;
        self.records[piece as usize]
            .as_ref()
            .is_some_and(|record| record.heard + change >= ROUNDS * record.round)
    }

    /// Switches to another piece.
    fn switch_to(&mut self, piece: MusicPiece) {
        // An interrupted piece fades in where it stopped; a new one starts at full volume.
        let begun = self.records[piece as usize].is_some();
        self.change = Glide::new(if begun { 0.0 } else { 1.0 }, CHANGE, CHANGE);
        self.playing = Some(piece);
        self.controls.playing.store(piece as u8, Ordering::Relaxed);
    }

    /// Returns the next frame, or `None` while nothing plays.
    fn frame(&mut self) -> Option<[Sample; 2]> {
        let paused = self.controls.paused.load(Ordering::Relaxed);
        let target = if paused { 0.0 } else { self.controls.fader.target() };
        let loudness = self.loudness.toward(target);
        let duck = self.duck.toward(if self.controls.is_ducked() { DUCKED } else { 1.0 });
        if loudness == 0.0 {
            // Paused: the piece later resumes where it stopped.
            return None;
        }
        let wanted = self.wanted();
        if self.playing == Some(wanted) {
            self.change.toward(1.0);
        } else if self.playing.is_none() || self.change.toward(0.0) == 0.0 {
            self.switch_to(wanted);
        }
        let frame = self.frame_of(self.playing?)?;
        let factor = loudness * duck * self.change.value();
        Some(frame.map(|sample| sample * factor))
    }

    /// Returns the next frame of a piece, or `None` if its recording has not come.
    fn frame_of(&mut self, piece: MusicPiece) -> Option<[Sample; 2]> {
        let record = &mut self.records[piece as usize];
        if record.is_none() {
            let ogg = self.shelf.get(piece.recording())?;
            *record = OpenPiece::begin(ogg);
        }
        let frame = record.as_mut().and_then(OpenPiece::frame);
        if frame.is_none() {
            log::warn!("{}: no OGG Vorbis", piece.recording().name);
            *record = None;
            self.shelf.discard(piece.recording());
        }
        frame
    }
}

impl OpenPiece {
    /// Starts decoding a piece. Returns `None` if it is not music in the common format.
    fn begin(ogg: &'static [u8]) -> Option<Self> {
        Some(OpenPiece { music: LoopedOgg::open(ogg)?, heard: 0, round: frames(ogg)? })
    }

    fn frame(&mut self) -> Option<[Sample; 2]> {
        self.heard += 1;
        Some([self.music.next()?, self.music.next()?])
    }
}

/// Returns the number of frames per round, from the last page of the file.
fn frames(ogg: &[u8]) -> Option<u64> {
    let last = ogg.windows(4).rposition(|four| four == b"OggS")?;
    let end = ogg.get(last + 6..last + 14)?;
    Some(u64::from_le_bytes(end.try_into().ok()?))
}

impl Iterator for Jukebox {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        if let Some(right) = self.right.take() {
            return Some(right);
        }
        let frame = self.frame();
        self.controls.is_silent.store(frame.is_none(), Ordering::Relaxed);
        let [left, right] = frame.unwrap_or_default();
        self.right = Some(right);
        Some(left)
    }
}

one_format!(Jukebox);
