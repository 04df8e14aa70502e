//! The effects, played through the mixer.

use o_an_quan::audio::{Cue, Output, Sound, SoundMixer};

use super::{ALL_OFF, ALL_ON, EFFECTS_ONLY, listen, peak, rms, side, steepest};

fn mixer() -> (SoundMixer, Output) {
    let (mut mixer, output) = SoundMixer::new();
    mixer.set_volumes(EFFECTS_ONLY);
    (mixer, output)
}

#[test]
fn every_effect_starts_at_once_and_ends_in_silence() {
    for sound in Sound::all() {
        let (mixer, mut output) = mixer();
        mixer.play(sound);
        let begin = peak(&listen(&mut output, 60));
        let most = begin.max(peak(&listen(&mut output, 3000)));
        assert!(begin > 0.02 && most > 0.08, "{sound:?} starts late or is faint: {begin}, {most}");
        assert!(most < 0.8, "{sound:?} alone is distorted: {most}");
        assert_eq!(peak(&listen(&mut output, 100)), 0.0, "{sound:?} does not end");
    }
}

#[test]
fn every_effect_has_variants() {
    for sound in Sound::all() {
        let (mixer, mut output) = mixer();
        let mut play = || {
            mixer.play(sound);
            listen(&mut output, 3000)
        };
        assert!(play() != play(), "{sound:?} is always the same");
    }
}

#[test]
fn a_new_mixer_is_silent() {
    let (_mixer, mut output) = mixer();
    let heard = listen(&mut output, 500);
    assert_eq!(heard.len(), 44_100, "the output must not end");
    assert_eq!(peak(&heard), 0.0);
}

#[test]
fn effects_switched_off_are_silent_until_switched_on() {
    let (mut mixer, mut output) = mixer();
    mixer.set_volumes(ALL_OFF);
    for sound in Sound::all() {
        mixer.play(sound);
    }
    assert_eq!(peak(&listen(&mut output, 500)), 0.0);
    mixer.set_volumes(EFFECTS_ONLY);
    assert_eq!(peak(&listen(&mut output, 500)), 0.0, "missed effects must not play later");
    mixer.play(Sound::OnBrick);
    assert!(peak(&listen(&mut output, 100)) > 0.1);
}

#[test]
fn switching_sound_off_makes_no_click() {
    // At some of these moments, the amplitude is large.
    for moment in 300..310 {
        let (mut mixer, mut output) = mixer();
        mixer.play(Sound::CaptureQuan);
        listen(&mut output, moment - 100);
        let mut heard = listen(&mut output, 100);
        let ringing = steepest(&heard);
        mixer.set_volumes(ALL_OFF);
        heard.extend(listen(&mut output, 50));
        assert!(steepest(&heard) < 1.2 * ringing, "a click after {moment} ms");
        assert_eq!(peak(&listen(&mut output, 500)), 0.0);
    }
}

#[test]
fn the_volume_of_effects_applies() {
    let loud = |effects| {
        let (mut mixer, mut output) = mixer();
        mixer.set_volumes(o_an_quan::audio::Volumes { effects, ..EFFECTS_ONLY });
        mixer.play(Sound::OnWood);
        rms(&listen(&mut output, 200))
    };
    assert_eq!(loud(0.0), 0.0);
    let levels: Vec<f32> = [0.25, 0.5, 0.75, 1.0].map(loud).to_vec();
    assert!(levels.is_sorted_by(|a, b| 1.5 * a < *b), "{levels:?}");
}

#[test]
fn an_effect_has_its_pan_and_its_pitch() {
    let (mixer, mut output) = mixer();
    mixer.play(Cue { pan: -0.6, ..Cue::from(Sound::OnHeap) });
    let heard = listen(&mut output, 200);
    assert!(rms(&side(&heard, 0)) > 2.0 * rms(&side(&heard, 1)));
    mixer.play(Cue { pan: 0.6, ..Cue::from(Sound::OnHeap) });
    let heard = listen(&mut output, 200);
    assert!(rms(&side(&heard, 1)) > 2.0 * rms(&side(&heard, 0)));

    // The first note of a chain, hò, is 523 Hz; an octave higher has twice the frequency.
    let strength = |pitch: f32, hertz: f32| {
        let (mixer, mut output) = self::mixer();
        mixer.play(Cue { pitch, ..Cue::from(Sound::Chain) });
        let heard = side(&listen(&mut output, 400), 0);
        let turn = std::f32::consts::TAU * hertz / 44_100.0;
        let (sin, cos) = heard.iter().enumerate().fold((0.0, 0.0), |(sin, cos), (n, x)| {
            (sin + x * (turn * n as f32).sin(), cos + x * (turn * n as f32).cos())
        });
        (sin * sin + cos * cos).sqrt()
    };
    assert!(strength(1.0, 523.25) > 5.0 * strength(1.0, 540.0));
    assert!(strength(1.5, 784.9) > 5.0 * strength(1.5, 740.0));
}

#[test]
fn no_two_stones_in_a_row_sound_the_same() {
    let (mixer, mut output) = mixer();
    let mut drop = || {
        mixer.play(Sound::OnBrick);
        listen(&mut output, 300)
    };
    let drops: Vec<_> = (0..30).map(|_| drop()).collect();
    for (n, heard) in drops.iter().enumerate() {
        assert!(!drops[..n].contains(heard), "stone {n} was heard before");
    }
}

#[test]
fn many_stones_over_the_music_stay_within_full_scale() {
    let (mut mixer, mut output) = mixer();
    mixer.set_volumes(o_an_quan::audio::Volumes { effects: 1.0, music: 1.0, ..ALL_ON });
    let mut heard = Vec::new();
    for n in 0..300 {
        // Mostly one every 10 ms, sometimes a whole sowing at once.
        let stones = if n % 30 == 0 { 40 } else { 1 };
        for _ in 0..stones {
            mixer.play(Sound::OnBrick);
        }
        mixer.play([Sound::CaptureLarge, Sound::CaptureQuan, Sound::Win][n % 3]);
        heard.extend(listen(&mut output, 10));
    }
    assert!(peak(&heard) > 0.3);
    assert!(heard.iter().all(|x| x.abs() < 1.0));
}

#[test]
fn ordinary_sowing_is_not_distorted() {
    // Below 0.8, the output is exactly the sum of the effects.
    let (mixer, mut output) = mixer();
    let mut heard = Vec::new();
    for n in 0..30 {
        mixer.play([Sound::OnBrick, Sound::OnHeap, Sound::OnWood][n % 3]);
        heard.extend(listen(&mut output, 60));
    }
    assert!(peak(&heard) < 0.8);
}
