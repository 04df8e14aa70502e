//! What is heard when: the one place that says so.

use crate::rules::Event;

/// An effect that the program can play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A dân falls into a cell.
    Drop,
    /// Dân are captured.
    CaptureDan,
    /// A quan is captured, with or without dân.
    CaptureQuan,
    /// The person at the board has won.
    Win,
    /// The person at the board has lost.
    Loss,
    /// The game is a draw.
    Draw,
}

/// The effect that accompanies an event of a turn. The end of a game has none:
/// whether it is a win depends on who is listening.
pub fn cue(event: &Event) -> Option<Cue> {
    match event {
        Event::Dropped { .. } | Event::Refilled { .. } => Some(Cue::Drop),
        Event::Captured { pile, .. } if pile.quan => Some(Cue::CaptureQuan),
        Event::Captured { .. } => Some(Cue::CaptureDan),
        Event::Lifted { .. } | Event::TurnEnded(_) | Event::Swept { .. } | Event::GameOver(_) => {
            None
        }
    }
}

/// Every effect, in the order of the declaration.
pub(super) const CUES: [Cue; 6] =
    [Cue::Drop, Cue::CaptureDan, Cue::CaptureQuan, Cue::Win, Cue::Loss, Cue::Draw];

/// The recordings of an effect as WAV files, played in turn.
pub(super) fn recordings(cue: Cue) -> &'static [&'static [u8]] {
    match cue {
        Cue::Drop => &[
            include_bytes!("../../assets/sounds/drop-1.wav"),
            include_bytes!("../../assets/sounds/drop-2.wav"),
            include_bytes!("../../assets/sounds/drop-3.wav"),
        ],
        Cue::CaptureDan => &[include_bytes!("../../assets/sounds/capture-dan.wav")],
        Cue::CaptureQuan => &[include_bytes!("../../assets/sounds/capture-quan.wav")],
        Cue::Win => &[include_bytes!("../../assets/sounds/win.wav")],
        Cue::Loss => &[include_bytes!("../../assets/sounds/loss.wav")],
        Cue::Draw => &[include_bytes!("../../assets/sounds/draw.wav")],
    }
}

/// How fast an effect is played, one after another. Stones differ in size and
/// never fall alike; a figure that closes the game always sounds the same.
pub(super) fn speeds(cue: Cue) -> &'static [f32] {
    match cue {
        Cue::Drop => &[1.0, 0.96, 1.03, 0.985, 1.05, 0.97, 1.015],
        Cue::CaptureDan => &[1.0, 0.97, 1.03],
        Cue::CaptureQuan | Cue::Win | Cue::Loss | Cue::Draw => &[1.0],
    }
}

/// The background tune, an OGG Vorbis file that is played in a loop.
pub(super) const TUNE: &[u8] = include_bytes!("../../assets/music/court.ogg");

/// How loud the tune is below the effects.
pub(super) const TUNE_LEVEL: f32 = 0.4;
