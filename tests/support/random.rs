//! Reproducible random numbers for tests.

use fastrand::Rng;

/// Returns a generator with the seed in the environment variable `SEED`, by default `usual`, and
/// prints the seed, which appears in the output of a failed test.
///
/// # Panics
/// If `SEED` is not a whole number.
pub fn seeded(usual: u64) -> Rng {
    let seed = std::env::var("SEED").map_or(usual, |seed| {
        seed.parse().unwrap_or_else(|_| panic!("SEED={seed:?} is not a whole number"))
    });
    println!("SEED={seed}");
    Rng::with_seed(seed)
}
