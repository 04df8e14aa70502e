//! What every attack has: a seed, by which it can be repeated, and a length.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use fastrand::Rng;

/// Carries out an attack with random numbers from the seed in `ATTACK_SEED`, or from a new one. If it fails,
/// the message names the seed.
pub fn attack(attack: impl FnOnce(&mut Rng)) {
    let seed = number("ATTACK_SEED").unwrap_or_else(|| fastrand::u64(..));
    println!("ATTACK_SEED={seed}");
    let result = catch_unwind(AssertUnwindSafe(|| attack(&mut Rng::with_seed(seed))));
    if let Err(why) = result {
        panic!("{}\nATTACK_SEED={seed} repeats the attack", sentence(&*why));
    }
}

/// Returns how often an attack strikes: `ATTACK_COUNT` times, or as often as `usual`.
pub fn count(usual: u64) -> u64 {
    number("ATTACK_COUNT").unwrap_or(usual)
}

/// Returns how long an attack lasts: `ATTACK_MINUTES`, or as many minutes as `usual`.
pub fn length(usual: u64) -> Duration {
    Duration::from_secs(60 * number("ATTACK_MINUTES").unwrap_or(usual))
}

/// Returns the number in an environment variable, if there is one.
fn number(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable}={text:?} is not a whole number")))
}

/// Returns what a panic says.
fn sentence(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("the attack fails")
}
