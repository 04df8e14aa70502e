//! A scripted game through the mixer of the window: every cue plays at its time, and nothing
//! clips.

use std::collections::BTreeSet;

use o_an_quan::audio::{Cue, CueSheet, MusicContext, Sound, SoundMixer, Surface, TimedCue};
use o_an_quan::rules::{Game, Move, Position, Rules, Side};
use o_an_quan::ui::motion::{CueContext, cues, steps};

use super::{ALL_OFF, ALL_ON, EFFECTS_ONLY, RATE, listen, peak};

/// The audio frames per frame of the window.
const FRAME: usize = RATE / 60;
/// The duration of a frame of the window, in seconds.
const STEP: f32 = FRAME as f32 / RATE as f32;

/// Returns the cues of every turn of a game in which each side always captures the most.
fn script() -> Vec<Vec<TimedCue>> {
    let rules = Rules::classic();
    let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
    let mut turns = Vec::new();
    while game.end().is_none() {
        let position = game.position().clone();
        let scene = CueContext {
            ring: position.ring(),
            near: Side::NEAR,
            surface: Surface::Brick,
            piles: position.ring().cells().map(|cell| position.pile(cell)).collect(),
        };
        let side = position.to_move().expect("a side to move");
        let taken = |mv: &Move| {
            let mut trial = Game::new(rules.clone(), position.clone());
            trial.play(*mv).expect("legal");
            trial.position().store(side)
        };
        let mv = position.legal_moves(&rules).into_iter().max_by_key(taken).expect("a move");
        let turn = game.play(mv).expect("legal");
        turns.push(cues(&scene, steps(&turn.events, &turn.after)));
    }
    assert!(turns.len() > 5, "a game of only {} turns", turns.len());
    turns
}

/// A recording, with the cues and their frames.
struct Heard {
    samples: Vec<f32>,
    played: Vec<(usize, Cue)>,
}

/// Plays one turn frame by frame, as the window does, without one of its cues.
fn perform(
    mixer: &SoundMixer,
    output: &mut o_an_quan::audio::Output,
    turn: &[TimedCue],
    speed: f32,
) -> Heard {
    let mut cue_sheet = CueSheet::new(turn.to_vec());
    let mut heard = Heard { samples: Vec::new(), played: Vec::new() };
    while !cue_sheet.is_empty() {
        for cue in cue_sheet.advance(STEP * speed, speed) {
            heard.played.push((heard.samples.len() / 2, cue));
            mixer.play(cue);
        }
        heard.samples.extend(output.take(2 * FRAME));
    }
    heard.samples.extend(listen(output, 500));
    heard
}

/// Plays one turn through a new mixer.
fn alone(turn: &[TimedCue], speed: f32) -> Heard {
    let (mut mixer, mut output) = SoundMixer::new();
    mixer.set_volumes(EFFECTS_ONLY);
    perform(&mixer, &mut output, turn, speed)
}

#[test]
fn every_cue_plays_at_its_time_and_from_its_side() {
    let mut met = BTreeSet::new();
    for turn in script().iter().take(7) {
        let whole = alone(turn, 1.0);
        assert_eq!(whole.played.len(), turn.len(), "at normal speed no cue is dropped");
        assert!(peak(&whole.samples) < 0.8, "the limiter does not change an ordinary turn");
        for (n, due) in turn.iter().enumerate() {
            let (frame, cue) = whole.played[n];
            let late = (frame + FRAME) as f32 / RATE as f32 - due.at;
            assert!((0.0..=STEP + 1e-3).contains(&late), "{cue:?} is {late} s late");

            // Without this cue, the recording differs from here on, not earlier.
            let mut without = turn.clone();
            without[n].cue.level = 0.0;
            let without = alone(&without, 1.0);
            let difference: Vec<f32> =
                whole.samples.iter().zip(&without.samples).map(|(a, b)| a - b).collect();
            let (before, after) = difference.split_at(2 * frame);
            assert_eq!(peak(before), 0.0, "{cue:?} is heard too early");
            let begin = &after[..2 * RATE / 20];
            let is_heard = peak(begin) > 0.005;
            // The tune makes room for the stones.
            assert!(is_heard || cue.sound == Sound::Tone, "{cue:?} is not heard at its time");
            if !is_heard {
                continue;
            }
            let loud = |side| super::rms(&super::side(after, side));
            if cue.pan.abs() > 0.1 {
                assert_eq!(loud(0) > loud(1), cue.pan < 0.0, "{cue:?} is on the wrong side");
            }
            met.insert(cue.sound);
        }
    }
    for sound in [Sound::Lift, Sound::OnBrick, Sound::OnHeap, Sound::Tone, Sound::CaptureLarge] {
        assert!(met.contains(&sound), "the script should have {sound:?}: {met:?}");
    }
}

#[test]
fn a_whole_game_over_the_music_never_clips_at_any_speed() {
    let script = script();
    let mut counts = Vec::new();
    for speed in [1.0, 3.0, 10.0] {
        let (mut mixer, mut output) = SoundMixer::new();
        mixer.set_volumes(ALL_ON);
        mixer.set_context(MusicContext::Game);
        let mut count = 0;
        let mut loudest: f32 = 0.0;
        for turn in &script {
            let heard = perform(&mixer, &mut output, turn, speed);
            count += heard.played.len();
            loudest = loudest.max(peak(&heard.samples));
        }
        mixer.play(Sound::Win);
        loudest = loudest.max(peak(&listen(&mut output, 3000)));
        assert!((0.3..0.98).contains(&loudest), "at {speed}: {loudest}");
        counts.push(count);
    }
    let all: usize = script.iter().map(Vec::len).sum();
    assert_eq!(counts[0], all);
    assert!(counts[2] < all * 2 / 3, "{counts:?}: stones should thin out");
}

#[test]
fn a_game_with_all_sound_off_is_silent() {
    let (mut mixer, mut output) = SoundMixer::new();
    mixer.set_volumes(ALL_OFF);
    for turn in script() {
        assert_eq!(peak(&perform(&mixer, &mut output, &turn, 3.0).samples), 0.0);
    }
}
