//! The network while it is fitted, in fractions: gradient descent (Adam: Kingma and Ba, *Adam: a
//! method for stochastic optimization*, 2015).

use std::f32::consts::PI;

use oanquan_engine::engine::network::{HEADS, INPUT_SCALE, OUTPUT_SCALE, UNITS};

use crate::samples::Sample;

/// The positions of a step.
const BATCH: usize = 512;
/// The first and the last rate of a step; a cosine leads from one to the other.
const RATES: [f32; 2] = [3e-3, 2e-5];
/// The error in points from which on its weight grows no more: scores of large boards vary more.
const LARGE_ERROR: f32 = 6.0;
/// Blocks of positions that follow each other; one in [`TESTED`] is left out of the fit, for a test.
const BLOCK: usize = 1_000;
const TESTED: usize = 20;

type Units = [f32; UNITS];

/// Numbers that belong together, and what the descent remembers of them.
struct Numbers {
    now: Vec<f32>,
    slope: Vec<f32>,
    mean: Vec<f32>,
    variance: Vec<f32>,
}

impl Numbers {
    fn new(now: Vec<f32>) -> Self {
        let zeros = || vec![0.0; now.len()];
        Numbers { slope: zeros(), mean: zeros(), variance: zeros(), now }
    }

    fn units(&self, row: usize) -> &[f32] {
        &self.now[row * UNITS..][..UNITS]
    }

    fn add_slope(&mut self, row: usize, slope: &Units) {
        for (sum, slope) in self.slope[row * UNITS..].iter_mut().zip(slope) {
            *sum += slope;
        }
    }

    fn step(&mut self, rate: f32) {
        for i in 0..self.now.len() {
            let slope = std::mem::take(&mut self.slope[i]);
            // Numbers close to zero slow the processor down.
            if slope == 0.0 && self.mean[i].abs() < 1e-20 {
                continue;
            }
            self.mean[i] = 0.9 * self.mean[i] + 0.1 * slope;
            self.variance[i] = 0.999 * self.variance[i] + 0.001 * slope * slope;
            self.now[i] -= rate * self.mean[i] / (self.variance[i].sqrt() + 1e-7);
        }
    }
}

/// A network.
pub struct Fitted {
    rows: Numbers,
    weights: Numbers,
    constants: Numbers,
}

impl Fitted {
    fn new(rows: usize, random: &mut fastrand::Rng) -> Self {
        let mut uniform = |most: f32| (random.f32() * 2.0 - 1.0) * most;
        let rows = (0..rows * UNITS).map(|_| uniform(0.3)).collect();
        let weights: Units = std::array::from_fn(|_| uniform(1.0));
        Fitted {
            rows: Numbers::new(rows),
            weights: Numbers::new(weights.repeat(HEADS)),
            constants: Numbers::new(vec![0.0; HEADS]),
        }
    }

    /// Returns the estimate of the gain, and the units of both orientations.
    fn gain(&self, sample: &Sample) -> (f32, [Units; 2]) {
        let units = sample.rows.each_ref().map(|rows| {
            let mut units = [0.0; UNITS];
            for &row in rows {
                for (unit, number) in units.iter_mut().zip(self.rows.units(row.into())) {
                    *unit += number;
                }
            }
            units.map(|unit| f32::max(unit, 0.0))
        });
        let both = units[0].iter().zip(&units[1]).map(|(a, b)| a + b);
        let weighted =
            both.zip(self.weights.units(sample.head)).map(|(unit, weight)| unit * weight);
        (self.constants.now[sample.head] + weighted.sum::<f32>(), units)
    }

    /// Adds the slope of a sample's error.
    fn learn(&mut self, sample: &Sample) {
        let (gain, units) = self.gain(sample);
        let error = (gain - sample.gain) / LARGE_ERROR;
        // The slope of the pseudo-Huber loss.
        let slope = LARGE_ERROR * error / (1.0 + error * error).sqrt() / BATCH as f32;
        let weights: Units =
            self.weights.units(sample.head).try_into().expect("a head has a weight a unit");
        self.constants.slope[sample.head] += slope;
        for (units, rows) in units.iter().zip(&sample.rows) {
            self.weights.add_slope(sample.head, &units.map(|unit| slope * unit));
            let below: Units =
                std::array::from_fn(
                    |unit| {
                        if units[unit] > 0.0 { slope * weights[unit] } else { 0.0 }
                    },
                );
            for &row in rows {
                self.rows.add_slope(row.into(), &below);
            }
        }
    }

    fn step(&mut self, rate: f32) {
        for numbers in [&mut self.rows, &mut self.weights, &mut self.constants] {
            numbers.step(rate);
        }
    }

    /// Returns the numbers of the engine's network; see `network.bin` there.
    pub fn numbers(&self) -> Result<Vec<u8>, String> {
        let rows = self.rows.now.iter().map(|number| number * INPUT_SCALE as f32);
        let rest = self.weights.now.iter().chain(&self.constants.now);
        let rest = rest.map(|number| number * OUTPUT_SCALE as f32);
        let mut bytes = Vec::new();
        for number in rows.chain(rest).map(f32::round) {
            // A unit adds up to twenty-four rows in sixteen bits.
            if number.abs() > f32::from(i16::MAX / 24) && bytes.len() < 2 * self.rows.now.len() {
                return Err(format!("the number {number} of a row is too large"));
            }
            bytes.extend((number as i16).to_le_bytes());
        }
        Ok(bytes)
    }
}

/// Returns the network with so many rows that fits the samples.
pub fn fit(samples: &[Sample], rows: usize, epochs: usize) -> Fitted {
    let mut random = fastrand::Rng::with_seed(1);
    let mut fitted = Fitted::new(rows, &mut random);
    let (mut fits, mut tests) = (Vec::new(), Vec::new());
    for (index, block) in samples.chunks(BLOCK).enumerate() {
        if index % TESTED == 0 { &mut tests } else { &mut fits }.extend(block);
    }
    let steps = (fits.len() / BATCH * epochs).max(1);
    let mut step = 0;
    for epoch in 1..=epochs {
        random.shuffle(&mut fits);
        for batch in fits.chunks_exact(BATCH) {
            batch.iter().for_each(|sample| fitted.learn(sample));
            let part = (1.0 + (PI * step as f32 / steps as f32).cos()) / 2.0;
            fitted.step(RATES[1] + part * (RATES[0] - RATES[1]));
            step += 1;
        }
        eprintln!("epoch {epoch}: {}", errors(&fitted, &tests));
    }
    fitted
}

/// Describes the errors in samples that the fit has not seen.
fn errors(fitted: &Fitted, tests: &[&Sample]) -> String {
    let count = tests.len().max(1) as f32;
    let mean: f32 = tests.iter().map(|sample| sample.gain).sum::<f32>() / count;
    let (mut absolute, mut squares, mut variance) = (0.0, 0.0, 0.0);
    for sample in tests {
        let error = fitted.gain(sample).0 - sample.gain;
        absolute += error.abs() / count;
        squares += error * error / count;
        variance += (sample.gain - mean).powi(2) / count;
    }
    format!(
        "mean error {absolute:.2} points, {:.0}% of the variance explained",
        100.0 * (1.0 - squares / variance)
    )
}
