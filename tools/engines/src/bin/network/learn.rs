//! The network under change: what it expects, and how its numbers should change.

use cotuong_board::SQUARES;
use cotuong_engine::evaluation::network::{
    HEADS, INPUTS, MAX_WEIGHT, UNIT_SCALE, UNITS, WEIGHT_SCALE, head,
};

use super::samples::{KINDS, Sample};

/// Where the numbers of each part begin.
const START: usize = INPUTS * UNITS;
const WEIGHTS: usize = START + UNITS;
const CONSTANTS: usize = WEIGHTS + HEADS * 2 * UNITS;
/// All numbers of a network.
pub const NUMBERS: usize = CONSTANTS + HEADS;

/// A position as the network sees it.
pub struct Seen {
    /// The inputs of the side to move and of the other side.
    inputs: [Vec<usize>; 2],
    head: usize,
}

impl Seen {
    /// Returns what the network sees in a position, or in its mirror image.
    pub fn of(sample: &Sample, is_mirrored: bool) -> Self {
        let mut inputs = [Vec::with_capacity(32), Vec::with_capacity(32)];
        for (square, kind) in &sample.pieces {
            let (square, kind) = (usize::from(*square), usize::from(*kind));
            let (file, rank) = (square % 9, square / 9);
            let file = if is_mirrored { 8 - file } else { file };
            inputs[0].push(kind * SQUARES + rank * 9 + file);
            inputs[1].push((kind + KINDS) % (2 * KINDS) * SQUARES + (9 - rank) * 9 + file);
        }
        Seen { inputs, head: head(sample.pieces.len()) }
    }
}

type Units = [f32; UNITS];

fn units(numbers: &[f32], at: usize) -> &Units {
    numbers[at..at + UNITS].try_into().expect("a row of units")
}

fn units_mut(numbers: &mut [f32], at: usize) -> &mut Units {
    (&mut numbers[at..at + UNITS]).try_into().expect("a row of units")
}

/// Returns the units of both sides and the output.
fn forward(numbers: &[f32], seen: &Seen) -> ([Units; 2], f32) {
    let mut sums = [*units(numbers, START); 2];
    let mut output = numbers[CONSTANTS + seen.head];
    for (side, sums) in sums.iter_mut().enumerate() {
        for input in &seen.inputs[side] {
            for (sum, number) in sums.iter_mut().zip(units(numbers, input * UNITS)) {
                *sum += number;
            }
        }
        let weights = units(numbers, WEIGHTS + (2 * seen.head + side) * UNITS);
        let mut parts = [0.0_f32; 16];
        for (index, (sum, weight)) in sums.iter().zip(weights).enumerate() {
            let unit = sum.clamp(0.0, 1.0);
            parts[index % 16] += unit * unit * weight;
        }
        output += parts.iter().sum::<f32>();
    }
    (sums, output)
}

/// Returns the output of the network: the logarithm of the odds that the side to move expects.
pub fn output(numbers: &[f32], seen: &Seen) -> f32 {
    forward(numbers, seen).1
}

pub fn share(output: f32) -> f32 {
    1.0 / (1.0 + (-output).exp())
}

/// Adds the gradient of the squared error, and returns the error.
pub fn learn(numbers: &[f32], seen: &Seen, target: f32, gradient: &mut [f32]) -> f32 {
    let (sums, output) = forward(numbers, seen);
    let expected = share(output);
    let error = expected - target;
    let slope = 2.0 * error * expected * (1.0 - expected);
    gradient[CONSTANTS + seen.head] += slope;
    for (side, sums) in sums.iter().enumerate() {
        let at = WEIGHTS + (2 * seen.head + side) * UNITS;
        let weights = units(numbers, at);
        let mut back = [0.0_f32; UNITS];
        let own = units_mut(gradient, at);
        for unit in 0..UNITS {
            let sum = sums[unit];
            let held = sum.clamp(0.0, 1.0);
            own[unit] += slope * held * held;
            back[unit] = if sum == held { slope * weights[unit] * 2.0 * sum } else { 0.0 };
        }
        for at in seen.inputs[side].iter().map(|input| input * UNITS).chain([START]) {
            for (number, back) in units_mut(gradient, at).iter_mut().zip(&back) {
                *number += back;
            }
        }
    }
    error * error
}

/// Returns the numbers with which learning begins.
pub fn first(random: &mut fastrand::Rng) -> Vec<f32> {
    let mut numbers = vec![0.0; NUMBERS];
    for (at, number) in numbers.iter_mut().enumerate() {
        let size = match at {
            ..START => 0.2,
            START..WEIGHTS => 0.1,
            WEIGHTS..CONSTANTS => 0.1,
            _ => 0.0,
        };
        *number = (random.f32() * 2.0 - 1.0) * size;
        if (START..WEIGHTS).contains(&at) {
            *number += 0.3;
        }
    }
    numbers
}

/// The running means of gradients and of their squares (Adam).
pub struct Means {
    pub means: Vec<f32>,
    pub squares: Vec<f32>,
    pub steps: i32,
}

impl Means {
    pub fn new() -> Self {
        Means { means: vec![0.0; NUMBERS], squares: vec![0.0; NUMBERS], steps: 0 }
    }

    /// Changes the numbers by a gradient, and clears it.
    pub fn step(&mut self, numbers: &mut [f32], gradient: &mut [f32], rate: f32, scale: f32) {
        self.steps += 1;
        let unbias = |part: f64| (1.0 - part.powi(self.steps)) as f32;
        let (of_mean, of_square) = (1.0 / unbias(0.9), 1.0 / unbias(0.999));
        let all = numbers.iter_mut().zip(gradient).zip(&mut self.means).zip(&mut self.squares);
        for (((number, gradient), mean), square) in all {
            let slope = *gradient * scale;
            *gradient = 0.0;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *number -= rate * *mean * of_mean / ((*square * of_square).sqrt() + 1e-8);
        }
        let most = MAX_WEIGHT as f32 / WEIGHT_SCALE as f32;
        for number in &mut numbers[WEIGHTS..CONSTANTS] {
            *number = number.clamp(-most, most);
        }
    }
}

/// Returns the bytes of the network in whole numbers.
pub fn bytes(numbers: &[f32]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for (at, number) in numbers.iter().enumerate() {
        let scale = match at {
            ..WEIGHTS => UNIT_SCALE,
            WEIGHTS..CONSTANTS => WEIGHT_SCALE,
            _ => UNIT_SCALE * WEIGHT_SCALE,
        };
        let whole = (number * scale as f32).round() as i32;
        if at < CONSTANTS {
            bytes.extend_from_slice(&(whole as i16).to_le_bytes());
        } else {
            bytes.extend_from_slice(&whole.to_le_bytes());
        }
    }
    bytes
}
