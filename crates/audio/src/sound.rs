//! The sound effects: their recordings and how they play. To add one, add a name to [`Sound`]
//! and a line to [`EFFECTS`].

use crate::platform::included;
use crate::recording::{Recording, SOUNDS};

/// A sound effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sound {
    /// A handful is lifted.
    Lift,
    /// A pebble falls on bare brick.
    OnBrick,
    /// A pebble falls on bare wood.
    OnWood,
    /// A pebble falls onto others.
    OnHeap,
    /// A few dân are captured.
    CaptureSmall,
    /// Many dân are captured.
    CaptureLarge,
    /// A quan is captured, with or without dân.
    CaptureQuan,
    /// A capture follows another in the same turn.
    Chain,
    /// A string sounds in the tune of a game.
    Tone,
    /// A side refills its row from its store.
    Refill,
    /// A pen makes a cross.
    PenCross,
    /// A pen makes a circle.
    PenCircle,
    /// A piece of cờ tướng is set down.
    Piece,
    /// A piece of cờ tướng captures another.
    PieceCaptures,
    /// A general is in check.
    Check,
    /// A general has no way out of check, or its side no move.
    Mate,
    /// The player's action is not allowed.
    Refusal,
    /// It is the person's turn.
    YourTurn,
    /// A second passes on a clock that is low.
    ClockLow,
    /// The person has won.
    Win,
    /// A drum is beaten for a winner.
    Drum,
    /// The game is a draw.
    Draw,
    /// The person has lost.
    Loss,
    /// A button is pressed.
    Click,
}

/// The properties of an effect.
pub(super) struct EffectSpec {
    pub(super) sound: Sound,
    /// When it starts.
    pub(super) start: Start,
    /// Its weight: when the animation is skipped, only the heaviest effect plays.
    pub(super) weight: u8,
    /// Its behaviour while other effects play.
    pub(super) manners: Manners,
    /// The playback speeds, used in turn like the recordings.
    pub(super) speeds: &'static [f32],
    /// The recordings (WAV files), used in turn.
    pub(super) recordings: &'static [Recording],
}

/// When the effect of a step of an animation starts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Start {
    /// At once; in an animation, after the held breath of the step.
    AtOnce,
    /// After this share of the time in which stones move.
    Moved(f32),
}

/// The behaviour of an effect while others play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manners {
    /// It may be dropped while many effects play.
    Thins,
    /// It is dropped with the sound before it.
    Follows,
    /// It always plays.
    Stays,
    /// It always plays and ducks the music.
    Ducks,
}

use Manners::{Ducks, Follows, Stays, Thins};
use Start::{AtOnce, Moved};

/// Stones differ in size and never fall alike. There are more speeds than recordings, and their
/// numbers have no common factor, so it takes long until a combination repeats.
const STONES: &[f32] = &[1.0, 0.96, 1.03, 0.985, 1.05, 0.97, 1.015];
const HANDS: &[f32] = &[1.0, 0.97, 1.03, 0.985];
/// Effects with a musical pitch keep it.
const TUNED: &[f32] = &[1.0];

/// Returns the recordings with the given names.
macro_rules! wav {
    ($($name:literal)*) => {
        &[$(Recording {
            name: concat!($name, ".wav"),
            file: SOUNDS,
            included: included!(concat!("../../../assets/sounds/", $name, ".wav")),
        }),*]
    };
}

/// Returns a line of the table.
const fn effect(
    sound: Sound,
    start: Start,
    weight: u8,
    manners: Manners,
    speeds: &'static [f32],
    recordings: &'static [Recording],
) -> EffectSpec {
    EffectSpec { sound, start, weight, manners, speeds, recordings }
}

/// All effects, in order of declaration. A constant would put a copy of every recording into each crate
/// that uses it.
#[rustfmt::skip]
pub(super) static EFFECTS: [EffectSpec; 24] = [
    //  sound                starts      weight       speeds
    effect(Sound::Lift,         Moved(0.4),  1, Thins, HANDS,  wav!["lift-1" "lift-2" "lift-3"]),
    effect(Sound::OnBrick,      Moved(1.0),  2, Thins, STONES, wav!["brick-1" "brick-2" "brick-3" "brick-4" "brick-5"]),
    effect(Sound::OnWood,       Moved(1.0),  2, Thins, STONES, wav!["wood-1" "wood-2" "wood-3" "wood-4" "wood-5"]),
    effect(Sound::OnHeap,       Moved(1.0),  2, Thins, STONES, wav!["heap-1" "heap-2" "heap-3" "heap-4"]),
    effect(Sound::CaptureSmall, Moved(0.0),  4, Stays, HANDS,  wav!["small-1" "small-2" "small-3"]),
    effect(Sound::CaptureLarge, Moved(0.0),  5, Stays, HANDS,  wav!["large-1" "large-2" "large-3"]),
    effect(Sound::CaptureQuan,  Moved(0.0),  6, Stays, TUNED,  wav!["quan-1" "quan-2"]),
    effect(Sound::Chain,        AtOnce,      1, Stays, TUNED,  wav!["chain-1" "chain-2"]),
    effect(Sound::Tone,         Moved(1.0),  1, Follows, TUNED,  wav!["tone-1" "tone-2"]),
    effect(Sound::Refill,       Moved(0.4),  3, Stays, HANDS,  wav!["refill-1" "refill-2"]),
    effect(Sound::PenCross,     AtOnce,      2, Thins, HANDS,  wav!["cross-1" "cross-2" "cross-3"]),
    effect(Sound::PenCircle,    AtOnce,      2, Thins, HANDS,  wav!["circle-1" "circle-2" "circle-3"]),
    effect(Sound::Piece,         AtOnce,     2, Stays, HANDS,  wav!["piece-1" "piece-2" "piece-3"]),
    effect(Sound::PieceCaptures, AtOnce,     4, Stays, HANDS,  wav!["captures-1" "captures-2" "captures-3"]),
    effect(Sound::Check,        AtOnce,      5, Stays, TUNED,  wav!["check-1" "check-2"]),
    effect(Sound::Mate,         AtOnce,      6, Stays, TUNED,  wav!["mate-1" "mate-2"]),
    effect(Sound::Refusal,      AtOnce,      3, Stays, TUNED,  wav!["refusal-1" "refusal-2"]),
    effect(Sound::YourTurn,     AtOnce,      3, Stays, TUNED,  wav!["turn-1" "turn-2"]),
    effect(Sound::ClockLow,     AtOnce,      3, Stays, TUNED,  wav!["clock-1" "clock-2"]),
    effect(Sound::Win,          AtOnce,      7, Ducks, TUNED,  wav!["win-1" "win-2"]),
    effect(Sound::Drum,         AtOnce,      6, Stays, TUNED,  wav!["drum-1" "drum-2"]),
    effect(Sound::Draw,         AtOnce,      7, Ducks, TUNED,  wav!["draw-1" "draw-2"]),
    effect(Sound::Loss,         AtOnce,      7, Ducks, TUNED,  wav!["loss-1" "loss-2"]),
    effect(Sound::Click,        AtOnce,      3, Thins, HANDS,  wav!["click-1" "click-2" "click-3"]),
];

impl Sound {
    /// Returns all effects.
    pub fn all() -> impl Iterator<Item = Sound> {
        EFFECTS.iter().map(|row| row.sound)
    }

    /// Returns when the effect of a step of an animation starts.
    pub fn start(self) -> Start {
        self.spec().start
    }

    /// Returns the effect's line of the table.
    pub(super) fn spec(self) -> &'static EffectSpec {
        const { assert_in_order() };
        &EFFECTS[self as usize]
    }
}

/// Fails to compile if the order of the table differs from that of the declaration.
const fn assert_in_order() {
    let mut n = 0;
    while n < EFFECTS.len() {
        assert!(EFFECTS[n].sound as usize == n);
        n += 1;
    }
}
