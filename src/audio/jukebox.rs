//! The music being heard: one piece after another, each in a loop.

use std::io::Cursor;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};

use rodio::decoder::LoopedDecoder;
use rodio::{Decoder, Sample, Source};

use super::MusicPiece;
use super::fader::{Fader, Glide};
use super::format::{CHANNELS, RATE, one_format};

/// Seconds in which one piece makes way for another.
const CHANGE: f32 = 0.8;
/// What is left of the music below a sound that ducks it, the seconds it takes
/// to sink there, and to rise again.
const DUCKED: f32 = 0.25;
const SINK: f32 = 0.25;
const RISE: f32 = 1.6;
/// How often a piece goes round before the next, where they take turns.
const ROUNDS: u64 = 2;
/// Stands for no piece, or none in particular.
pub(super) const ANY: u8 = u8::MAX;

/// What the mixer and the music share.
pub(super) struct Controls {
    pub(super) fader: Fader,
    pub(super) paused: AtomicBool,
    /// The piece that should play, or [`ANY`] for those of the game in turn.
    pub(super) wanted: AtomicU8,
    /// The piece that plays.
    pub(super) playing: AtomicU8,
    /// Shared by the mixer, the music, and every sound that ducks it.
    pub(super) duck: Arc<()>,
}

impl Controls {
    fn is_ducked(&self) -> bool {
        // The mixer's own and that of the music are two owners: `Controls` is
        // shared, so the handle is counted once.
        Arc::strong_count(&self.duck) > 1
    }
}

type Looped = LoopedDecoder<Cursor<&'static [u8]>>;

/// A piece that was begun. It is decoded by whoever listens, from the first
/// sample asked for: a program that plays no music does none of that work.
struct OpenPiece {
    decoder: Looped,
    /// How many frames were heard, and how many a round has.
    heard: u64,
    round: u64,
}

/// Plays the pieces.
pub(super) struct Jukebox {
    controls: Arc<Controls>,
    records: [Option<OpenPiece>; MusicPiece::ALL.len()],
    playing: Option<MusicPiece>,
    /// The piece of the game that plays or waits, where they take turns.
    turn: Option<MusicPiece>,
    loudness: Glide,
    change: Glide,
    duck: Glide,
    random: fastrand::Rng,
    /// What the right side of the frame begun is.
    right: Option<Sample>,
}

impl Jukebox {
    /// Nothing yet; `seed` decides which piece is first.
    pub(super) fn new(controls: Arc<Controls>, seed: u64) -> Self {
        Jukebox {
            controls,
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

    /// The piece that should be heard now.
    fn wanted(&mut self) -> MusicPiece {
        if let Some(piece) = MusicPiece::from_index(self.controls.wanted.load(Ordering::Relaxed)) {
            return piece;
        }
        let turn = match self.turn {
            Some(piece) if !self.is_over(piece) => piece,
            before => {
                let others: Vec<MusicPiece> =
                    MusicPiece::GAME.into_iter().filter(|piece| Some(*piece) != before).collect();
                let next = self.random.choice(others).expect("there is more than one piece");
                // Its turn begins with its first note.
                self.records[next as usize] = None;
                next
            }
        };
        self.turn = Some(turn);
        turn
    }

    /// Whether a piece has gone round often enough, all but the time it takes
    /// to make way.
    fn is_over(&self, piece: MusicPiece) -> bool {
        let change = (CHANGE * RATE.get() as f32) as u64;
        self.records[piece as usize]
            .as_ref()
            .is_some_and(|record| record.heard + change >= ROUNDS * record.round)
    }

    /// Puts another piece on.
    fn switch_to(&mut self, piece: MusicPiece) {
        // A piece that was interrupted goes on where it was, out of silence;
        // one that begins is heard from its first note.
        let begun = self.records[piece as usize].is_some();
        self.change = Glide::new(if begun { 0.0 } else { 1.0 }, CHANGE, CHANGE);
        self.playing = Some(piece);
        self.controls.playing.store(piece as u8, Ordering::Relaxed);
    }

    /// The next frame.
    fn frame(&mut self) -> Option<[Sample; 2]> {
        let paused = self.controls.paused.load(Ordering::Relaxed);
        let target = if paused { 0.0 } else { self.controls.fader.target() };
        let loudness = self.loudness.toward(target);
        let duck = self.duck.toward(if self.controls.is_ducked() { DUCKED } else { 1.0 });
        if loudness == 0.0 {
            // Held; heard again, the piece goes on where it was.
            return Some([0.0; 2]);
        }
        let wanted = self.wanted();
        if self.playing == Some(wanted) {
            self.change.toward(1.0);
        } else if self.playing.is_none() || self.change.toward(0.0) == 0.0 {
            self.switch_to(wanted);
        }
        let record = self.records[self.playing? as usize].get_or_insert_with(|| {
            let piece = self.playing.unwrap_or(wanted);
            OpenPiece::begin(piece)
        });
        record.heard += 1;
        let factor = loudness * duck * self.change.value();
        Some([record.decoder.next()? * factor, record.decoder.next()? * factor])
    }
}

impl OpenPiece {
    /// Starts to decode a piece.
    fn begin(piece: MusicPiece) -> Self {
        let ogg = piece.ogg();
        let decoder = Decoder::builder()
            .with_data(Cursor::new(ogg))
            .with_byte_len(ogg.len() as u64)
            .with_hint("ogg")
            .build_looped()
            .expect("music is OGG Vorbis");
        assert_eq!((decoder.channels(), decoder.sample_rate()), (CHANNELS, RATE));
        OpenPiece { decoder, heard: 0, round: piece.frames() }
    }
}

impl Iterator for Jukebox {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        if let Some(right) = self.right.take() {
            return Some(right);
        }
        let [left, right] = self.frame()?;
        self.right = Some(right);
        Some(left)
    }
}

one_format!(Jukebox);
