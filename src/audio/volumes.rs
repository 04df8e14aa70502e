//! How loud effects and music are.

/// How loud effects and music are, and whether they are heard at all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Volumes {
    /// How loud the effects are, 0 to 1, evenly to the ear.
    pub effects: f32,
    /// Whether effects are heard; off also ends those being heard.
    pub effects_on: bool,
    /// How loud the music is, 0 to 1, evenly to the ear.
    pub music: f32,
    /// Whether music plays; on again, it resumes where it was.
    pub music_on: bool,
}

/// Factors at full volume. The defaults lie below it, so that who wants more
/// can have it.
const EFFECTS: f32 = 1.4;
const MUSIC: f32 = 0.8;

impl Default for Volumes {
    /// Both on, the music well below the effects.
    fn default() -> Self {
        Volumes { effects: 0.8, effects_on: true, music: 0.7, music_on: true }
    }
}

impl Volumes {
    /// What the samples of the effects are multiplied with.
    pub(super) fn effects_factor(&self) -> f32 {
        EFFECTS * soften(self.effects)
    }

    /// What the samples of the music are multiplied with.
    pub(super) fn music_factor(&self) -> f32 {
        MUSIC * soften(self.music)
    }
}

/// The ear hears ratios: half way down should sound about half as loud.
fn soften(volume: f32) -> f32 {
    volume.clamp(0.0, 1.0).powi(2)
}
