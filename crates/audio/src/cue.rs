//! Cues: a sound effect with its position and pitch, and when it is due.

use crate::Sound;

/// An effect to play, with its position and pitch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// The effect.
    pub sound: Sound,
    /// The stereo position: -1 is left, 1 is right.
    pub pan: f32,
    /// The playback speed relative to the recording, which sets the pitch.
    pub pitch: f32,
    /// The gain; 1 is as recorded.
    pub level: f32,
}

impl From<Sound> for Cue {
    /// Returns the effect from the centre, as recorded.
    fn from(sound: Sound) -> Self {
        Cue { sound, pan: 0.0, pitch: 1.0, level: 1.0 }
    }
}

/// A cue and its time, in seconds of animation at normal speed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TimedCue {
    /// The time.
    pub at: f32,
    /// The cue.
    pub cue: Cue,
}

/// The surface that stones fall on in an empty cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Surface {
    /// The brick of a yard.
    #[default]
    Brick,
    /// A wooden board.
    Wood,
}

impl Surface {
    /// Returns the sound of a pebble falling on the surface.
    pub fn sound(self) -> Sound {
        match self {
            Surface::Brick => Sound::OnBrick,
            Surface::Wood => Sound::OnWood,
        }
    }
}
