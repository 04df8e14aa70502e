//! The fit: stochastic gradient descent on the squared error.

use oanquan_engine::income::{SCALE, rows};

use crate::games::Sample;

/// The rate of the first step; it falls evenly to [`LAST_RATE`] of it.
const RATE: f32 = 0.004;
const LAST_RATE: f32 = 0.02;
/// The part of each number that a step of rate one takes away, so that rare rows stay small.
const DECAY: f32 = 0.0005;
/// One game in this many is left out of the fit, for a test.
const TESTED: u64 = 10;

/// Returns the bytes of the numbers that fit the positions, and prints the error in the games that
/// are left out.
pub fn fit(samples: &[Sample], sides: usize, epochs: usize) -> Vec<u8> {
    let (tested, mut fitted): (Vec<&Sample>, Vec<&Sample>) =
        samples.iter().partition(|sample| sample.game.is_multiple_of(TESTED));
    let mut numbers = vec![0.0; sides * rows(sides)];
    let mut random = fastrand::Rng::with_seed(1);
    for epoch in 0..epochs {
        random.shuffle(&mut fitted);
        let rate = RATE * (1.0 - epoch as f32 / epochs as f32).max(LAST_RATE);
        for sample in &fitted {
            step(&mut numbers, sample, sides, rate);
        }
        let error = error(&numbers, &tested, sides);
        println!("epoch {}: error {error:.3} points in games left out", epoch + 1);
    }
    let whole = |number: &f32| (number * SCALE as f32).round() as i16;
    numbers.iter().flat_map(|number| whole(number).to_le_bytes()).collect()
}

fn step(numbers: &mut [f32], sample: &Sample, sides: usize, rate: f32) {
    for side in 0..sides {
        let places = || sample.inputs.iter().map(|row| *row as usize * sides + side);
        let estimate: f32 = places().map(|place| numbers[place]).sum();
        let change = rate * (sample.gained[side] - estimate);
        for place in places() {
            numbers[place] += change - rate * DECAY * numbers[place];
        }
    }
}

/// Returns the root of the mean squared error.
fn error(numbers: &[f32], samples: &[&Sample], sides: usize) -> f64 {
    let mut sum = 0.0;
    for sample in samples {
        for side in 0..sides {
            let rows = sample.inputs.iter().map(|row| numbers[*row as usize * sides + side]);
            sum += f64::from(sample.gained[side] - rows.sum::<f32>()).powi(2);
        }
    }
    (sum / (samples.len() * sides).max(1) as f64).sqrt()
}
