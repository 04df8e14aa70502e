//! The volumes of effects and music.

/// The volumes of effects and music, and whether each is on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Volumes {
    /// The volume of effects, 0 to 1, on a perceptual scale.
    pub effects: f32,
    /// Whether effects are on; switching them off also stops playing effects.
    pub effects_on: bool,
    /// The volume of the music, 0 to 1, on a perceptual scale.
    pub music: f32,
    /// Whether music is on; switched on again, it resumes where it stopped.
    pub music_on: bool,
}

/// The gains at full volume. The default volumes are lower and leave headroom.
const EFFECTS: f32 = 1.4;
const MUSIC: f32 = 0.8;

impl Default for Volumes {
    /// Returns both switched on, with music well below the effects.
    fn default() -> Self {
        Volumes { effects: 0.8, effects_on: true, music: 0.7, music_on: true }
    }
}

impl Volumes {
    /// Returns the gain of effects.
    pub(super) fn effects_factor(&self) -> f32 {
        EFFECTS * soften(self.effects)
    }

    /// Returns the gain of the music.
    pub(super) fn music_factor(&self) -> f32 {
        MUSIC * soften(self.music)
    }
}

/// Converts a perceptual volume to a gain: hearing is logarithmic, so half the volume should
/// sound about half as loud.
fn soften(volume: f32) -> f32 {
    volume.clamp(0.0, 1.0).powi(2)
}
