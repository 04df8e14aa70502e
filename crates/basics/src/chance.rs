//! Random choices that are the same on every machine. Those of the library depend on the width of a pointer, so
//! a computer would play other moves on a page than on a desktop.

use fastrand::Rng;

/// Returns a random number less than `count`, or 0 if that is 0.
pub fn below(random: &mut Rng, count: usize) -> usize {
    if count == 0 { 0 } else { random.u64(..count as u64) as usize }
}

/// Brings the items into a random order.
pub fn shuffle<T>(random: &mut Rng, items: &mut [T]) {
    for last in 1..items.len() {
        items.swap(last, below(random, last + 1));
    }
}

/// Returns a random item, or `None` if there is none.
pub fn choice<I>(random: &mut Rng, items: I) -> Option<I::Item>
where
    I: IntoIterator<IntoIter: ExactSizeIterator>,
{
    let mut items = items.into_iter();
    let chosen = below(random, items.len());
    items.nth(chosen)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_those_of_the_library_on_a_desktop() {
        for seed in 0..50 {
            let (mut ours, mut theirs) = (Rng::with_seed(seed), Rng::with_seed(seed));
            let mut shuffled: [Vec<u8>; 2] = [(0..40).collect(), (0..40).collect()];
            shuffle(&mut ours, &mut shuffled[0]);
            if cfg!(target_pointer_width = "64") {
                theirs.shuffle(&mut shuffled[1]);
                assert_eq!(shuffled[0], shuffled[1]);
                assert_eq!(choice(&mut ours, 0..7), theirs.choice(0..7));
            }
            shuffled[0].sort_unstable();
            assert!(shuffled[0].iter().copied().eq(0..40), "nothing is lost");
            assert_eq!(choice(&mut ours, [0; 0]), None);
        }
    }
}
