//! What a person hears, listened to without a sound card.

#![cfg(feature = "gui")]

use std::sync::Mutex;

use o_an_quan::audio::{Audio, Cue, Desk, Output, cue};
use o_an_quan::rules::{Cell, Event, Pile, Side, TurnEnd};

/// Frames a second of the desk's output, of two samples each.
const RATE: usize = 44_100;

const CUES: [Cue; 6] =
    [Cue::Drop, Cue::CaptureDan, Cue::CaptureQuan, Cue::Win, Cue::Loss, Cue::Draw];

/// Listens for a while.
fn hear(output: &mut Output, milliseconds: usize) -> Vec<f32> {
    output.take(2 * RATE * milliseconds / 1000).collect()
}

/// How loud the loudest moment is.
fn peak(heard: &[f32]) -> f32 {
    heard.iter().fold(0.0, |peak, x| peak.max(x.abs()))
}

/// The largest change from one frame to the next: a click is a large one.
fn steepest(heard: &[f32]) -> f32 {
    heard.iter().zip(&heard[2..]).fold(0.0, |steep, (x, y)| steep.max((y - x).abs()))
}

#[test]
fn stones_falling_and_captures_are_heard_and_nothing_else_of_a_turn() {
    let (side, cell) = (Side::NEAR, Cell::new(3));
    let captured = |dan, quan| Event::Captured {
        side,
        gap: Cell::new(5),
        cell: Cell::new(6),
        pile: Pile { dan, quan },
    };
    assert_eq!(cue(&Event::Dropped { cell }), Some(Cue::Drop));
    assert_eq!(cue(&Event::Refilled { side }), Some(Cue::Drop));
    assert_eq!(cue(&captured(5, false)), Some(Cue::CaptureDan));
    assert_eq!(cue(&captured(0, true)), Some(Cue::CaptureQuan));
    assert_eq!(cue(&captured(7, true)), Some(Cue::CaptureQuan));
    assert_eq!(cue(&Event::Lifted { cell, dan: 5 }), None);
    assert_eq!(cue(&Event::Swept { cell, dan: 5 }), None);
    assert_eq!(cue(&Event::TurnEnded(TurnEnd::TwoEmptyCells)), None);
}

#[test]
fn every_effect_is_heard_at_once_and_ends_in_silence() {
    for cue in CUES {
        let (desk, mut output) = Desk::new();
        desk.play(cue);
        assert!(peak(&hear(&mut output, 60)) > 0.1, "{cue:?} starts late or is faint");
        hear(&mut output, 3000);
        assert_eq!(peak(&hear(&mut output, 100)), 0.0, "{cue:?} does not end");
    }
}

#[test]
fn nothing_is_heard_before_anything_is_played() {
    let (_desk, mut output) = Desk::new();
    let heard = hear(&mut output, 500);
    assert_eq!(heard.len(), RATE, "the output must go on for what is played later");
    assert_eq!(peak(&heard), 0.0);
}

#[test]
fn effects_switched_off_are_silent_until_switched_on() {
    let (mut desk, mut output) = Desk::new();
    desk.set_effects(false);
    for cue in CUES {
        desk.play(cue);
    }
    assert_eq!(peak(&hear(&mut output, 500)), 0.0);
    desk.set_effects(true);
    assert_eq!(peak(&hear(&mut output, 500)), 0.0, "what was missed must not follow");
    desk.play(Cue::Drop);
    assert!(peak(&hear(&mut output, 100)) > 0.1);
}

#[test]
fn switching_off_ends_what_is_heard_without_a_click() {
    // At some of these moments the sound swings far from zero.
    for moment in 300..310 {
        let (mut desk, mut output) = Desk::new();
        desk.play(Cue::CaptureQuan);
        hear(&mut output, moment - 100);
        let mut heard = hear(&mut output, 100);
        let ringing = steepest(&heard);
        desk.set_effects(false);
        heard.extend(hear(&mut output, 50));
        assert!(steepest(&heard) < 1.2 * ringing, "a click after {moment} ms");
        assert_eq!(peak(&hear(&mut output, 500)), 0.0);
    }
}

#[test]
fn music_is_paused_and_resumed_without_a_click() {
    for moment in 800..810 {
        let (mut desk, mut output) = Desk::new();
        desk.set_music(true);
        hear(&mut output, moment - 100);
        let mut heard = hear(&mut output, 100);
        let ringing = steepest(&heard);
        desk.set_music(false);
        heard.extend(hear(&mut output, 50));
        desk.set_music(true);
        heard.extend(hear(&mut output, 20));
        assert!(steepest(&heard) < 1.2 * ringing, "a click after {moment} ms");
    }
}

#[test]
fn no_two_stones_in_a_row_sound_the_same() {
    let (desk, mut output) = Desk::new();
    let mut drop = || {
        desk.play(Cue::Drop);
        hear(&mut output, 300)
    };
    let drops: Vec<_> = (0..12).map(|_| drop()).collect();
    for (n, heard) in drops.iter().enumerate() {
        assert!(!drops[..n].contains(heard), "stone {n} was heard before");
    }
}

#[test]
fn a_hail_of_stones_over_the_music_stays_within_full_scale() {
    let (mut desk, mut output) = Desk::new();
    desk.set_music(true);
    let mut heard = Vec::new();
    for n in 0..300 {
        // Now one every 10 ms, now a whole sowing at once.
        let stones = if n % 30 == 0 { 40 } else { 1 };
        for _ in 0..stones {
            desk.play(Cue::Drop);
        }
        desk.play([Cue::CaptureDan, Cue::CaptureQuan][n % 2]);
        heard.extend(hear(&mut output, 10));
    }
    assert!(peak(&heard) > 0.3);
    assert!(heard.iter().all(|x| x.abs() <= 1.0));
}

#[test]
fn ordinary_sowing_is_not_distorted() {
    // Below 0.8 the output is exactly the sum of what is played.
    let (desk, mut output) = Desk::new();
    let mut heard = Vec::new();
    for _ in 0..30 {
        desk.play(Cue::Drop);
        heard.extend(hear(&mut output, 40));
    }
    assert!(peak(&heard) < 0.8);
}

#[test]
fn music_is_heard_only_while_it_is_on_and_resumes_where_it_was() {
    let (mut desk, mut output) = Desk::new();
    desk.set_music(true);
    let unbroken = hear(&mut output, 4000);
    assert!(peak(&unbroken) > 0.05);

    let (mut desk, mut output) = Desk::new();
    assert_eq!(peak(&hear(&mut output, 500)), 0.0);
    desk.set_music(true);
    let before = hear(&mut output, 1000);
    desk.set_music(false);
    let fading = hear(&mut output, 50);
    assert_eq!(peak(&hear(&mut output, 2000)), 0.0);
    desk.set_music(true);
    let rising = hear(&mut output, 50);
    let after = hear(&mut output, 1000);

    assert_eq!(before, unbroken[..before.len()]);
    let from = before.len();
    let to = from + fading.len() + rising.len();
    let resumed = (from..to).find(|&at| unbroken[at..].starts_with(&after));
    assert!(resumed.is_some(), "the music did not go on where it was");
}

#[test]
fn the_tune_goes_round_without_a_gap_or_a_click() {
    let (mut desk, mut output) = Desk::new();
    desk.set_music(true);
    let heard = hear(&mut output, 125_000);
    assert_eq!(heard.len(), 250 * RATE, "the music ended");
    assert!(heard.iter().all(|x| x.abs() <= 1.0));

    // The tune has gone round when what was heard at one second comes again.
    let pattern = &heard[2 * RATE..2 * RATE + 2000];
    let round = (60 * RATE..122 * RATE)
        .find(|frame| heard[2 * (RATE + frame)..].starts_with(pattern))
        .expect("a tune of one to two minutes");
    assert_eq!(heard[2 * (RATE + round)..], heard[2 * RATE..heard.len() - 2 * round]);

    let around = &heard[2 * (round - RATE)..2 * (round + RATE)];
    let seam = &around[2 * (RATE - 100)..2 * (RATE + 100)];
    assert!(steepest(seam) < 0.5 * steepest(around), "a click at the seam");
    for moment in around.chunks(2 * RATE / 20) {
        assert!(peak(moment) > 0.005, "a gap at the seam");
    }
}

/// Keeps what the program logs.
struct Log(Mutex<Vec<String>>);

static LOG: Log = Log(Mutex::new(Vec::new()));

impl log::Log for Log {
    fn enabled(&self, metadata: &log::Metadata) -> bool {
        metadata.target().starts_with("o_an_quan") && metadata.level() <= log::Level::Info
    }

    fn log(&self, record: &log::Record) {
        if self.enabled(record.metadata()) {
            self.0.lock().unwrap().push(record.args().to_string());
        }
    }

    fn flush(&self) {}
}

#[test]
fn a_machine_without_sound_says_so_once_and_plays_on() {
    log::set_logger(&LOG).unwrap();
    log::set_max_level(log::LevelFilter::Info);
    let mut audio = Audio::open();
    audio.set_music(true);
    for _ in 0..100 {
        audio.play(Cue::Drop);
    }
    audio.set_music(false);
    audio.set_effects(false);
    // Closing waits for the thread that may still be opening the card.
    drop(audio);
    let said = LOG.0.lock().unwrap();
    assert!(said.len() <= 1, "said more than once: {said:?}");
}
