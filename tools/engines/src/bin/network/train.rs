//! The course of learning.

use std::error::Error;
use std::f32::consts::PI;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Instant;

use super::learn::{self, Means, NUMBERS, Seen};
use super::samples::{BYTES, Ended, Sample, read_folder};

/// One of so many parts of the samples checks the fit instead of taking part in it.
const CHECKED: usize = 50;
/// The positions after which the numbers change.
const BATCH: usize = 8_192;
/// The parts of a batch, each for one thread. The numbers depend on it.
const PARTS: usize = 2;
/// The estimate at which a side expects 73% of the points, in hundredths of a soldier.
const SCALE: f32 = 400.0;
/// The parts of the rate at the end of each pass over all samples, and over those of games.
const LAST_RATES: [f32; 2] = [0.3, 0.01];

/// How to learn.
pub struct Course {
    /// The passes over all samples, then over those of games only.
    pub passes: [usize; 2],
    /// The part of the game's result in the target; the rest is what the search expected.
    pub result: f32,
    /// By how much a number changes at most, at first.
    pub rate: f32,
    pub seed: u64,
    pub out: PathBuf,
}

/// Samples in their bytes.
struct Samples<'a>(&'a [u8]);

impl Samples<'_> {
    fn len(&self) -> usize {
        self.0.len() / BYTES
    }

    fn get(&self, index: usize) -> Sample {
        Sample::read(&self.0[index * BYTES..][..BYTES]).expect("a whole sample")
    }

    /// Returns the numbers of the samples of games.
    fn of_games(&self) -> Vec<u32> {
        let is_of_game = |index: &u32| self.get(*index as usize).ended != Ended::Unknown;
        (0..self.len() as u32).filter(is_of_game).collect()
    }
}

impl Course {
    fn target(&self, sample: &Sample) -> f32 {
        let score = learn::share(f32::from(sample.score) / SCALE);
        match sample.ended.share() {
            Some(share) => self.result * share + (1.0 - self.result) * score,
            None => score,
        }
    }

    /// Learns from the samples in the folders, and writes the network. A stopped course goes on after its last
    /// complete pass.
    pub fn train(&self, folders: &[PathBuf]) -> Result<(), Box<dyn Error>> {
        let (mut bytes, mut checked) = (Vec::new(), Vec::new());
        for folder in folders {
            let all = read_folder(folder)?;
            let (some, rest) = all.split_at(all.len() / BYTES / CHECKED * BYTES);
            checked.extend_from_slice(some);
            bytes.extend_from_slice(rest);
        }
        let (samples, checked) = (Samples(&bytes), Samples(&checked));
        let (games, checked_games) = (samples.of_games(), checked.of_games());
        eprintln!("{} samples, {} of games", samples.len(), games.len());
        let all: Vec<u32> = (0..samples.len() as u32).collect();
        let state = folders.last().ok_or("name a folder")?.join("train.state");
        let mut numbers = learn::first(&mut fastrand::Rng::with_seed(self.seed));
        let mut means = Means::new();
        let mut done = 0;
        if let Ok(bytes) = fs::read(&state) {
            (numbers, means, done) = restore(&bytes).ok_or("the state is of another network")?;
        }
        let mut gradients = vec![vec![0.0; NUMBERS]; PARTS];
        for pass in done..self.passes.iter().sum() {
            let began = Instant::now();
            let phase = usize::from(pass >= self.passes[0]);
            let first = if phase == 0 { 0 } else { self.passes[0] };
            let mut order = if phase == 0 { all.clone() } else { games.clone() };
            let mut random = fastrand::Rng::with_seed(self.seed + 1_000 * (pass as u64 + 1));
            random.shuffle(&mut order);
            if pass == first {
                means = Means::new();
            }
            let batches = order.len().div_ceil(BATCH);
            let mut error = 0.0;
            for (number, batch) in order.chunks(BATCH).enumerate() {
                error += self.batch(&samples, batch, &numbers, &mut gradients, random.u64(..));
                let (sum, others) = gradients.split_at_mut(1);
                for other in others {
                    for (sum, number) in sum[0].iter_mut().zip(other) {
                        *sum += *number;
                        *number = 0.0;
                    }
                }
                let steps = ((pass - first) * batches + number) as f32;
                let part = steps / (self.passes[phase] * batches) as f32;
                let last = LAST_RATES[phase];
                let rate = self.rate * (last + (1.0 - last) * (0.5 + 0.5 * (PI * part).cos()));
                means.step(&mut numbers, &mut sum[0], rate, 1.0 / batch.len() as f32);
            }
            let [own, by_hand] = self.errors(&numbers, &checked, &checked_games);
            eprintln!(
                "pass {}: error {:.6}, {own:.6} where it is checked ({by_hand:.6} by hand), {} s",
                pass + 1,
                error / order.len() as f64,
                began.elapsed().as_secs()
            );
            write(&self.out, &learn::bytes(&numbers))?;
            write(&state, &keep(&numbers, &means, pass + 1))?;
        }
        Ok(())
    }

    /// Returns the mean error of the outputs, and of the estimate by hand.
    fn errors(&self, numbers: &[f32], samples: &Samples<'_>, which: &[u32]) -> [f64; 2] {
        let mut sums = [0.0; 2];
        for index in which {
            let sample = samples.get(*index as usize);
            let target = self.target(&sample);
            let output = learn::output(numbers, &Seen::of(&sample, false));
            let by_hand = f32::from(sample.estimate) / SCALE;
            for (sum, output) in sums.iter_mut().zip([output, by_hand]) {
                *sum += f64::from(learn::share(output) - target).powi(2);
            }
        }
        sums.map(|sum| sum / which.len().max(1) as f64)
    }

    /// Adds the gradients of a batch, and returns the sum of its errors.
    fn batch(
        &self,
        samples: &Samples<'_>,
        batch: &[u32],
        numbers: &[f32],
        gradients: &mut [Vec<f32>],
        seed: u64,
    ) -> f64 {
        let part = |batch: &[u32], gradient: &mut [f32], seed: u64| {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut error = 0.0;
            for index in batch {
                let sample = samples.get(*index as usize);
                let seen = Seen::of(&sample, random.bool());
                let own = learn::learn(numbers, &seen, self.target(&sample), gradient);
                error += f64::from(own);
            }
            error
        };
        let parts = batch.chunks(batch.len().div_ceil(PARTS)).zip(gradients);
        thread::scope(|scope| {
            let mut workers = Vec::new();
            for (number, (batch, gradient)) in parts.enumerate() {
                let seed = seed.wrapping_add(number as u64);
                let part = &part;
                workers.push(scope.spawn(move || part(batch, gradient, seed)));
            }
            workers.into_iter().map(|worker| worker.join().expect("a part is learned")).sum()
        })
    }
}

/// Writes a file in one step, so that a stopped run leaves a whole one.
fn write(file: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let part = file.with_extension("part");
    fs::write(&part, bytes)?;
    fs::rename(part, file)
}

/// Returns the bytes of all that the next pass needs.
fn keep(numbers: &[f32], means: &Means, done: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    for whole in [done as i32, means.steps] {
        bytes.extend_from_slice(&whole.to_le_bytes());
    }
    for number in numbers.iter().chain(&means.means).chain(&means.squares) {
        bytes.extend_from_slice(&number.to_le_bytes());
    }
    bytes
}

/// Returns what [`keep`] has kept.
fn restore(bytes: &[u8]) -> Option<(Vec<f32>, Means, usize)> {
    if bytes.len() != 8 + 3 * 4 * NUMBERS {
        return None;
    }
    let four = |at: usize| [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
    let part = |part: usize| -> Vec<f32> {
        (0..NUMBERS).map(|at| f32::from_le_bytes(four(8 + 4 * (part * NUMBERS + at)))).collect()
    };
    let means = Means { means: part(1), squares: part(2), steps: i32::from_le_bytes(four(4)) };
    Some((part(0), means, usize::try_from(i32::from_le_bytes(four(0))).ok()?))
}
