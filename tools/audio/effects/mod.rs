//! The effects, each in several variants so that nothing repeats mechanically.

mod pen;
mod pieces;
mod signals;
mod stones;

use crate::filter::{fade_out, set_peak};
use crate::math::decibels;

/// The peak of the loudest effects in decibels; only a captured quan is louder. The program mixes
/// several effects, so a single one stays well below full scale.
const PEAK: f64 = -9.0;

/// Renders every effect, with the name of its file.
pub fn all() -> Vec<(String, Vec<f64>)> {
    let mut all = Vec::new();
    let mut add = |name: &str, variants: usize, render: &dyn Fn(usize) -> Vec<f64>| {
        all.extend((0..variants).map(|n| (format!("{name}-{}", n + 1), render(n))));
    };
    add("lift", 3, &stones::lift);
    add("brick", 5, &stones::on_brick);
    add("wood", 5, &stones::on_wood);
    add("heap", 4, &stones::on_heap);
    add("small", 3, &stones::capture_small);
    add("large", 3, &stones::capture_large);
    add("quan", 2, &stones::capture_quan);
    add("refill", 2, &stones::refill);
    add("cross", 3, &pen::cross);
    add("circle", 3, &pen::circle);
    add("piece", 3, &pieces::piece);
    add("captures", 3, &pieces::piece_captures);
    add("check", 2, &pieces::check);
    add("mate", 2, &pieces::mate);
    add("chain", 2, &signals::chain);
    add("tone", 2, &signals::tone);
    add("refusal", 2, &signals::refusal);
    add("turn", 2, &signals::your_turn);
    add("clock", 2, &signals::clock_low);
    add("win", 2, &signals::win);
    add("drum", 2, &pieces::drum);
    add("draw", 2, &signals::draw);
    add("loss", 2, &signals::loss);
    add("click", 3, &signals::click);
    all
}

/// Scales an effect to a peak of `level` decibels relative to [`PEAK`] and fades its end.
fn finish(mut sound: Vec<f64>, level: f64) -> Vec<f64> {
    fade_out(&mut sound, 0.02);
    set_peak(&mut sound, decibels(PEAK + level));
    sound
}
