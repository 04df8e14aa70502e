//! The positions as inputs of the network.

use std::error::Error;

use oanquan::{Position, Rules};
use oanquan_engine::engine::network::inputs;
use oanquan_engine::packed::PackedRules;

/// One position.
pub struct Sample {
    /// The input rows of the position and of its mirror image.
    pub rows: [Vec<u16>; 2],
    pub head: usize,
    /// The points that the side to move gains on the other side.
    pub gain: f32,
}

/// Reads the lines that [`crate::games::Recipe::play`] writes.
pub fn read(text: &str) -> Result<Vec<Sample>, Box<dyn Error>> {
    text.lines().map(sample).collect()
}

fn sample(line: &str) -> Result<Sample, Box<dyn Error>> {
    let mut parts = line.split('|');
    let mut next = || parts.next().ok_or("a line needs rules, a position and a score");
    let rules: Rules = next()?.parse()?;
    let position = Position::parse(next()?, &rules)?;
    let score: i32 = next()?.parse()?;
    let (rules, packed) = PackedRules::pack(&rules, &position).ok_or("too many dân")?;
    let (rows, head) = inputs(&rules, &packed);
    let rows = rows.map(|rows| rows.into_iter().map(|row| row as u16).collect());
    Ok(Sample { rows, head, gain: (score - packed.margin()) as f32 })
}
