//! The fit: the weights whose estimates err the least.

use std::error::Error;

use cotuong_engine::evaluation::{MAX_PHASE, TERMS, Weights};

use super::samples::{Counted, Sample};

/// The part of the game's result in the target; the rest is what the search expected.
const RESULT: f32 = 0.5;
/// The estimate at which a side expects 73% of the points, in hundredths of a soldier.
const SCALE: f32 = 400.0;
/// One of so many positions checks the fit instead of taking part in it.
const CHECKED: usize = 20;
/// The positions after which the weights change, and by how much they may, in hundredths of a soldier.
const BATCH: usize = 1_000;
const STEP: f32 = 2.0;
/// How strongly weights stay near the rough ones, for terms that hardly ever occur.
const DECAY: f32 = 2e-7;

fn share(score: f32) -> f32 {
    1.0 / (1.0 + (-score / SCALE).exp())
}

/// The weights under change, with the running means of their gradients (Adam).
struct Fit {
    weights: Vec<[f32; 2]>,
    rough: Vec<f32>,
    means: Vec<[f32; 2]>,
    squares: Vec<[f32; 2]>,
    steps: i32,
}

impl Fit {
    fn estimate(&self, position: &Counted) -> f32 {
        let parts = [position.opening, 1.0 - position.opening];
        let value = |(term, number): &(u16, i8)| {
            let [opening, endgame] = self.weights[usize::from(*term)];
            f32::from(*number) * (opening * parts[0] + endgame * parts[1])
        };
        position.terms.iter().map(value).sum()
    }

    fn error(&self, positions: &[Counted]) -> f64 {
        let square = |position: &Counted| {
            f64::from(share(self.estimate(position)) - position.target).powi(2)
        };
        positions.iter().map(square).sum::<f64>() / positions.len().max(1) as f64
    }

    /// Changes the weights by the mean gradient of some positions.
    fn step(&mut self, batch: &[&Counted], step: f32) {
        let mut gradients = vec![[0.0_f32; 2]; TERMS];
        for position in batch {
            let expected = share(self.estimate(position));
            let slope = (expected - position.target) * expected * (1.0 - expected);
            let parts = [position.opening, 1.0 - position.opening];
            for (term, number) in &position.terms {
                for (gradient, part) in gradients[usize::from(*term)].iter_mut().zip(parts) {
                    *gradient += slope * f32::from(*number) * part / batch.len() as f32;
                }
            }
        }
        self.steps += 1;
        let unbias = |rate: f32| 1.0 - rate.powi(self.steps);
        let (unbias_mean, unbias_square) = (unbias(0.9), unbias(0.999));
        for (term, gradients) in gradients.into_iter().enumerate() {
            for (part, gradient) in gradients.into_iter().enumerate() {
                let weight = &mut self.weights[term][part];
                let gradient = gradient + DECAY * (*weight - self.rough[term]);
                let mean = &mut self.means[term][part];
                *mean = 0.9 * *mean + 0.1 * gradient;
                let square = &mut self.squares[term][part];
                *square = 0.999 * *square + 0.001 * gradient * gradient;
                let size = (*square / unbias_square).sqrt() + 1e-8;
                *weight -= step * *mean / unbias_mean / size;
            }
        }
    }
}

/// Returns the weights that fit the positions best after so many passes over them.
pub fn fit(samples: &[Sample], epochs: usize, seed: u64) -> Result<Weights, Box<dyn Error>> {
    let counted = |sample: &Sample| {
        let result = (sample.result + 1) as f32 / 2.0;
        let target = RESULT * result + (1.0 - RESULT) * share(sample.score as f32);
        Counted::of(&sample.board, target, MAX_PHASE)
    };
    let mut checked = Vec::new();
    let mut positions = Vec::new();
    for (number, sample) in samples.iter().enumerate() {
        let part = if number % CHECKED == 0 { &mut checked } else { &mut positions };
        part.push(counted(sample));
    }
    let start = Weights::rough();
    let rough: Vec<f32> = (0..TERMS).map(|term| start.of(term)[0] as f32).collect();
    let mut fit = Fit {
        weights: rough.iter().map(|weight| [*weight; 2]).collect(),
        rough,
        means: vec![[0.0; 2]; TERMS],
        squares: vec![[0.0; 2]; TERMS],
        steps: 0,
    };
    let mut random = fastrand::Rng::with_seed(seed);
    let mut order: Vec<&Counted> = positions.iter().collect();
    for epoch in 0..epochs {
        random.shuffle(&mut order);
        let left = 1.0 - epoch as f32 / epochs as f32;
        for batch in order.chunks(BATCH) {
            fit.step(batch, STEP * left.max(0.02));
        }
        if (epoch + 1) % 10 == 0 {
            let (own, other) = (fit.error(&positions), fit.error(&checked));
            eprintln!("epoch {}: error {own:.5}, {other:.5} where it is checked", epoch + 1);
        }
    }
    let whole = |weight: f32| weight.round() as i32;
    Ok(Weights::from_fn(|term| fit.weights[term].map(whole)))
}
