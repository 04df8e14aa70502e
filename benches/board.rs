//! Compares the plain and the packed board: perft and sowing.

use divan::{Bencher, black_box};
use o_an_quan::ai::packed::{Packed, PackedRules, packed_perft};
use o_an_quan::rules::{Position, Preset, Rules, Side, perft, play};

fn main() {
    divan::main();
}

const PERFT_DEPTH: u32 = 5;

/// Returns the start position of a preset on both boards.
fn start(preset: &str) -> (Rules, Position, PackedRules, Packed) {
    let rules = Preset::named(preset).expect("a preset").rules();
    let position = Position::start(&rules, Side::NEAR);
    let (packed_rules, packed) = PackedRules::pack(&rules, &position).expect("it fits");
    (rules, position, packed_rules, packed)
}

#[divan::bench(args = ["classic", "folk"])]
fn perft_plain(bencher: Bencher<'_, '_>, preset: &str) {
    let (rules, position, ..) = start(preset);
    bencher.bench_local(|| perft(black_box(&rules), black_box(&position), PERFT_DEPTH));
}

#[divan::bench(args = ["classic", "folk"])]
fn perft_packed(bencher: Bencher<'_, '_>, preset: &str) {
    let (_, _, rules, packed) = start(preset);
    bencher.bench_local(|| packed_perft(black_box(&rules), black_box(&packed), PERFT_DEPTH));
}

/// Plays all first turns of a game.
#[divan::bench(args = ["classic", "rich"])]
fn sow_plain(bencher: Bencher<'_, '_>, preset: &str) {
    let (rules, position, ..) = start(preset);
    bencher.bench_local(|| {
        let moves = position.legal_moves(&rules).into_iter();
        moves.map(|mv| play(&rules, black_box(&position), mv).expect("legal").captured).sum::<i32>()
    });
}

/// Plays all first turns of a game.
#[divan::bench(args = ["classic", "rich"])]
fn sow_packed(bencher: Bencher<'_, '_>, preset: &str) {
    let (_, _, rules, packed) = start(preset);
    bencher.bench_local(|| {
        let choices = rules.choices(&packed);
        choices.map(|choice| rules.play(black_box(&packed), choice).captured).sum::<i32>()
    });
}
