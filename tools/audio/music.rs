//! Plays a score into a seamless loop.

use crate::bau;
use crate::contour::Contour;
use crate::filter::{add, fade_out};
use crate::flute;
use crate::loudness;
use crate::math::{Noise, RATE, decibels, samples, sin_turns};
use crate::pluck::Pluck;
use crate::room::Room;
use crate::score::{Moment, Note, Score, Step};
use crate::strike;

/// The scores, with the names of their files.
const SCORES: [(&str, &str); 3] = [
    ("san-dinh", include_str!("scores/san-dinh.txt")),
    ("san-gach", include_str!("scores/san-gach.txt")),
    ("bo-tre", include_str!("scores/bo-tre.txt")),
];

/// The loop is cut this many samples before the first beat, between notes, where only tails sound.
const LEAD: usize = 3_000;
/// The most samples by which tails may exceed the end, before they wrap around.
const TAIL: usize = 8 * 44_100;
/// The level above which peaks are compressed, in decibels.
const KNEE: f64 = -9.0;
/// The level that no sample reaches, in decibels.
const CEILING: f64 = -3.6;

/// A rendered piece.
pub struct Piece {
    /// The name of its file.
    pub name: &'static str,
    /// The title.
    pub title: String,
    /// The left and right channels.
    pub sides: [Vec<f64>; 2],
}

/// A recording in progress, without reverberation.
struct Take {
    sides: [Vec<f64>; 2],
    noise: Noise,
}

/// Renders every piece.
pub fn pieces() -> impl Iterator<Item = Piece> {
    SCORES.into_iter().map(|(name, text)| {
        let score = Score::parse(text);
        let length = score.length + TAIL;
        let mut take = Take { sides: [vec![0.0; length], vec![0.0; length]], noise: Noise::new(7) };
        for (voice, line) in &score.voices {
            take.play(voice, line);
        }
        let mut sides = Room::new(0.28).play(&take.sides);
        for side in &mut sides {
            wrap(side, score.length);
        }
        level(&mut sides, score.loudness);
        Piece { name, title: score.title, sides }
    })
}

/// Adds the tails beyond the end to the beginning, as if the piece were played repeatedly.
fn wrap(side: &mut Vec<f64>, length: usize) {
    let tail = side.split_off(length);
    add(side, 0, &tail, 1.0);
}

/// Scales a piece to its loudness. Compresses the few milliseconds in which several plucks
/// coincide, which would otherwise limit the loudness of all the rest.
fn level(sides: &mut [Vec<f64>; 2], loudness: f64) {
    let (knee, room) = (decibels(KNEE), decibels(CEILING) - decibels(KNEE));
    let plain = sides.clone();
    let mut gain = loudness - loudness::integrated(&plain);
    // The compression lowers the loudness; a second pass is close enough.
    for _ in 0..2 {
        let factor = decibels(gain);
        for (x, plain) in sides.iter_mut().flatten().zip(plain.iter().flatten()) {
            let loud = (plain * factor).abs();
            let over = (loud - knee).max(0.0) / room;
            *x = plain.signum() * (loud.min(knee) + room * over / (1.0 + over));
        }
        gain += loudness - loudness::integrated(sides);
    }
}

impl Take {
    /// Plays one voice.
    fn play(&mut self, voice: &str, line: &[Moment]) {
        for (n, moment) in line.iter().enumerate() {
            // The first beat of a bar has the strongest accent, then the third.
            let accent = match moment.in_bar {
                0 => 1.0,
                4 => 0.92,
                2 | 6 => 0.84,
                _ => 0.76,
            };
            // Small random variations of time and loudness sound natural.
            let late = samples(0.009 * (self.noise.next() + 1.0));
            let gain = moment.level * accent * (1.0 + 0.08 * self.noise.next());
            let at = (LEAD + moment.at + late) as isize;
            let seed = n as u64 + 1000 * voice.len() as u64;
            match (voice, moment.step) {
                (_, Step::Hold | Step::Rest) => {}
                ("tranh", Step::Note(note)) => {
                    self.tranh(at, moment, note, held(&line[n..]), gain, seed);
                }
                ("low", Step::Note(note)) => {
                    let low = Pluck::low(moment.mode.pitch(note.degree - 5), seed);
                    let low = Pluck { sway: if note.sway { 18.0 } else { 0.0 }, ..low };
                    self.put(at, &low.render(), 0.62 * gain, 0.08);
                }
                ("bau" | "flute", Step::Note(note)) if note.slide => {}
                ("bau", Step::Note(note)) => {
                    let (contour, seconds) = gesture(&line[n..], note, 0, 0.19);
                    let contour =
                        Contour { sway: (if note.sway { 38.0 } else { 9.0 }, 5.0), ..contour };
                    let sound = bau::stroke(&contour, seconds + 0.25, seed);
                    self.put(at, &sound, 0.75 * gain, -0.25);
                }
                ("flute", Step::Note(note)) => {
                    let (contour, seconds) = gesture(&line[n..], note, 5, 0.06);
                    let contour =
                        Contour { sway: (if note.sway { 16.0 } else { 0.0 }, 4.7), ..contour };
                    let sound = flute::breath(&contour, seconds - 0.07, seed);
                    self.put(at, &sound, 0.36 * moment.level, 0.45);
                }
                ("drum", Step::Stroke(force)) => {
                    self.put(at, &strike::drum(), 0.36 * force * moment.level, -0.12);
                }
                ("wood", Step::Stroke(force)) => {
                    self.put(at, &strike::wood(), 0.30 * force * moment.level, 0.60);
                }
                ("gong", Step::Stroke(force)) => {
                    self.put(at, &strike::gong(), 0.20 * force * moment.level, -0.35);
                }
                (_, step) => panic!("{voice} cannot play {step:?}"),
            }
        }
    }

    /// Plays a note of the zither with its ornaments.
    fn tranh(&mut self, at: isize, moment: &Moment, note: Note, held: f64, gain: f64, seed: u64) {
        let mode = moment.mode;
        if note.run {
            // The five strings below it, with rising loudness, end on the beat.
            for k in 1..=5 {
                let sound = Pluck::tranh(mode.pitch(note.degree - k), seed + 100 + k as u64);
                let early = samples(0.062 * f64::from(k)) + 600 * (k == 5) as usize;
                let strength = gain * (0.34 - 0.045 * f64::from(k));
                let sound = sound.render();
                self.put_string(at - early as isize, note.degree - k, &sound, strength);
            }
        }
        let pitch = mode.pitch(note.degree);
        let main = Pluck {
            sway: if note.sway { 22.0 } else { 0.0 },
            from: bent_from(moment, note, 0),
            touch: if note.touch { 200.0 } else { 0.0 },
            ..Pluck::tranh(pitch, seed)
        };
        if note.tremolo {
            // The strokes swell until the middle and fade again.
            let strokes = (held / 0.085).floor().max(2.0);
            for k in 0..strokes as usize {
                let part = k as f64 / strokes;
                let mut sound = Pluck { seed: seed + 300 + k as u64, ..main.clone() }.render();
                sound.truncate(samples(0.5));
                fade_out(&mut sound, 0.4);
                let swell = 0.30 + 0.22 * sin_turns(0.5 * part);
                let when = at + samples(held * part) as isize;
                self.put_string(when, note.degree, &sound, gain * swell);
            }
        } else {
            self.put_string(at, note.degree, &main.render(), gain);
        }
        if note.octave {
            let sound = Pluck::tranh(mode.pitch(note.degree - 5), seed + 200).render();
            let after = at + samples(0.018) as isize;
            self.put_string(after, note.degree - 5, &sound, 0.55 * gain);
        }
    }

    /// Adds a string; low strings are on the left, high ones on the right.
    fn put_string(&mut self, at: isize, degree: i32, sound: &[f64], gain: f64) {
        self.put(at, sound, gain, -0.50 + 0.07 * f64::from(degree));
    }

    /// Adds a sound at a stereo position from -1, left, to 1, right.
    fn put(&mut self, at: isize, sound: &[f64], gain: f64, aside: f64) {
        // A sound before the first beat belongs to the end of the loop.
        let length = (self.sides[0].len() - TAIL) as isize;
        let at = at.rem_euclid(length) as usize;
        let turns = (aside + 1.0) / 8.0;
        add(&mut self.sides[0], at, sound, gain * sin_turns(0.25 - turns));
        add(&mut self.sides[1], at, sound, gain * sin_turns(turns));
    }
}

/// Returns the initial pitch of a note relative to its final pitch, as a factor. The note sounds
/// `octaves` degrees above the written one.
fn bent_from(moment: &Moment, note: Note, octaves: i32) -> f64 {
    let pitch = |by: i32| moment.mode.pitch(note.degree + octaves + by);
    match (note.up, note.down) {
        (true, _) => pitch(-1) / pitch(0),
        (_, true) => pitch(1) / pitch(0),
        _ => 1.0,
    }
}

/// Returns the pitch of the first note of a line and of the notes slurred to it, and their
/// duration in seconds.
fn gesture(line: &[Moment], note: Note, octave: i32, glide: f64) -> (Contour, f64) {
    let mut contour = Contour {
        from: (bent_from(&line[0], note, octave), 0.16),
        touch: if note.touch { 200.0 } else { 0.0 },
        glide,
        ..Contour::steady(line[0].mode.pitch(note.degree + octave))
    };
    let mut seconds = held(line);
    for (n, moment) in line.iter().enumerate().skip(1) {
        match moment.step {
            Step::Hold => {}
            Step::Note(next) if next.slide => {
                let from = (moment.at - line[0].at) as f64 / RATE;
                contour.points.push((from, moment.mode.pitch(next.degree + octave)));
                seconds = from + held(&line[n..]);
            }
            _ => break,
        }
    }
    (contour, seconds)
}

/// Returns the duration of the first note of a line in seconds.
fn held(line: &[Moment]) -> f64 {
    let holds = line[1..].iter().take_while(|moment| moment.step == Step::Hold).count();
    let last = &line[holds];
    (last.at + last.length - line[0].at) as f64 / RATE
}
