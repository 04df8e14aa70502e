//! Random numbers that a test can draw again.

use fastrand::Rng;

/// Returns random numbers from the seed in the environment variable `SEED`, or from `usual`
/// where it is not set, and prints the seed: a test that fails shows its output.
///
/// # Panics
/// When `SEED` is not a whole number.
pub fn seeded(usual: u64) -> Rng {
    let seed = std::env::var("SEED").map_or(usual, |seed| {
        seed.parse().unwrap_or_else(|_| panic!("SEED={seed:?} is not a whole number"))
    });
    println!("SEED={seed}");
    Rng::with_seed(seed)
}
