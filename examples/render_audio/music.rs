//! Playing the score into a loop without a seam.

use crate::filter::{add, rms};
use crate::flute;
use crate::math::{Noise, RATE, decibels, samples, sin_turns};
use crate::pluck::Pluck;
use crate::room::Room;
use crate::score::{Note, Score, Step, degree};
use crate::strike;

/// The tune.
const TUNE: &str = include_str!("tune.txt");
/// Samples of one step, an eighth note at 75 quarters a minute.
const STEP: usize = 17_640;
/// The file is cut this many samples before the first beat, where only tails
/// sound: the cut falls between notes, not on one.
const LEAD: usize = 3_000;
/// Samples that tails may last beyond the end before they wrap around.
const TAIL: usize = 8 * 44_100;
/// Mean level of the whole.
const MEAN: f64 = -20.0;
/// From here on peaks are bent down, so that they stay below the ceiling.
const KNEE: f64 = -9.0;
/// What no sample reaches.
const CEILING: f64 = -3.6;

/// A dry recording that is being made.
struct Take {
    sides: [Vec<f64>; 2],
    noise: Noise,
}

/// The left and the right side of the loop.
pub fn tune() -> [Vec<f64>; 2] {
    let score = Score::parse(TUNE);
    let length = score.steps * STEP;
    let mut take =
        Take { sides: [vec![0.0; length + TAIL], vec![0.0; length + TAIL]], noise: Noise::new(7) };
    for (voice, steps) in &score.voices {
        take.play(voice, steps);
    }
    let mut sides = Room::new(0.24).play(&take.sides);
    for side in &mut sides {
        wrap(side, length);
    }
    level(&mut sides);
    sides
}

/// Adds what sounds beyond the end to the beginning, so that the loop goes on
/// as if it had been played twice.
fn wrap(side: &mut Vec<f64>, length: usize) {
    let tail = side.split_off(length);
    add(side, 0, &tail, 1.0);
}

/// Brings both sides to the mean level and bends down the few milliseconds in
/// which several plucks coincide; otherwise they would keep all the rest quiet.
fn level(sides: &mut [Vec<f64>; 2]) {
    let mean = ((rms(&sides[0]).powi(2) + rms(&sides[1]).powi(2)) / 2.0).sqrt();
    let factor = decibels(MEAN) / mean;
    let (knee, room) = (decibels(KNEE), decibels(CEILING) - decibels(KNEE));
    for x in sides.iter_mut().flatten() {
        let loud = (*x * factor).abs();
        let over = (loud - knee).max(0.0) / room;
        *x = x.signum() * (loud.min(knee) + room * over / (1.0 + over));
    }
}

impl Take {
    /// Plays one voice.
    fn play(&mut self, voice: &str, steps: &[Step]) {
        for (n, &step) in steps.iter().enumerate() {
            // The first beat of a bar is the heaviest, the third the next.
            let accent = match n % 8 {
                0 => 1.0,
                4 => 0.92,
                2 | 6 => 0.84,
                _ => 0.76,
            };
            // Nobody plays exactly on time or exactly alike.
            let late = samples(0.009 * (self.noise.next() + 1.0));
            let gain = accent * (1.0 + 0.08 * self.noise.next());
            let at = LEAD + n * STEP + late;
            let held = 1 + steps[n + 1..].iter().take_while(|s| **s == Step::Hold).count();
            let seed = n as u64 + 1000 * voice.len() as u64;
            match (voice, step) {
                (_, Step::Hold | Step::Rest) => {}
                ("tranh", Step::Note(note)) => self.tranh(at, note, gain, seed),
                ("low", Step::Note(note)) => {
                    let sound = Pluck::low(degree(note.degree - 5), seed).render();
                    self.put(at, &sound, 0.62 * gain, 0.08);
                }
                ("flute", Step::Note(note)) => {
                    let seconds = (held * STEP) as f64 / RATE - 0.07;
                    let sound = flute::tone(degree(note.degree + 5), seconds, seed);
                    self.put(at, &sound, 0.36, 0.30);
                }
                ("drum", Step::Stroke(force)) => {
                    self.put(at, &strike::drum(), 0.30 * force, -0.12);
                }
                ("wood", Step::Stroke(force)) => {
                    self.put(at, &strike::wood(), 0.11 * force, 0.45);
                }
                _ => panic!("{voice} cannot play {step:?}"),
            }
        }
    }

    /// Plays a note of the zither with its ornaments.
    fn tranh(&mut self, at: usize, note: Note, gain: f64, seed: u64) {
        let string = |degree_up: i32, seed: u64| Pluck::tranh(degree(degree_up), seed);
        if note.run {
            // Five strings below it, ever louder, arriving on the beat.
            for k in 1..=5 {
                let sound = string(note.degree - k, seed + 100 + k as u64).render();
                let early = samples(0.062 * f64::from(k)) + 600 * (k == 5) as usize;
                let strength = gain * (0.34 - 0.045 * f64::from(k));
                self.put_string(at as isize - early as isize, note.degree - k, &sound, strength);
            }
        }
        let main = Pluck { sway: note.sway, pressed: note.pressed, ..string(note.degree, seed) };
        self.put_string(at as isize, note.degree, &main.render(), gain);
        if note.octave {
            let sound = string(note.degree - 5, seed + 200).render();
            let after = at + samples(0.018);
            self.put_string(after as isize, note.degree - 5, &sound, 0.55 * gain);
        }
    }

    /// Adds a string; low strings lie to the left, high ones to the right.
    fn put_string(&mut self, at: isize, degree: i32, sound: &[f64], gain: f64) {
        let aside = -0.28 + 0.04 * f64::from(degree);
        // What comes before the first beat belongs to the end of the loop.
        let length = (self.sides[0].len() - TAIL) as isize;
        self.put(at.rem_euclid(length) as usize, sound, gain, aside);
    }

    /// Adds a sound at a place from -1, left, to 1, right.
    fn put(&mut self, at: usize, sound: &[f64], gain: f64, aside: f64) {
        let turns = (aside + 1.0) / 8.0;
        add(&mut self.sides[0], at, sound, gain * sin_turns(0.25 - turns));
        add(&mut self.sides[1], at, sound, gain * sin_turns(turns));
    }
}
