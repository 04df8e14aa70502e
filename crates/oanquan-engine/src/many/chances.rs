//! How likely each side is to win: its share of the wins, where equal sides split a win.
//!
//! The chance of a side grows exponentially with its points (softmax, as in a multinomial logit
//! model: McFadden, *Conditional logit analysis of qualitative choice behavior*, 1974). What is
//! left on the board makes it less certain.

use super::board::MAX_SIDES;
use super::scale::POINT;

/// The value of a win.
const WIN: i32 = 1024 * POINT;
/// The points beside the win that still count: more points are better, but a thousand are worth one
/// win.
const MAX_POINTS: i32 = 64 * POINT;
/// The most that two sides can have together.
pub(super) const MAX_OF_TWO: i32 = WIN + 2 * MAX_POINTS;

/// The steps of the exponential function in which its value falls to 1/e.
const STEPS: i32 = 128;
/// Behind this many steps, a side has no chance.
const MAX_STEPS: usize = 1024;
/// The points on the board that add a point to the lead by which a chance falls to 1/e. On an empty
/// board, that lead is one point. Of 5, 10, 20 and 40, 10 measured strongest.
const PART_LEFT: i32 = 10;
const ONE: u64 = 1 << 30;
/// `ONE` times e to the power of −1 / [`STEPS`].
const STEP: u64 = 1_065_385_899;

/// [`ONE`] times e to the power of minus the number of steps.
static POWERS: [u32; MAX_STEPS] = {
    let mut powers = [0; MAX_STEPS];
    let (mut power, mut step) = (ONE, 0);
    while step < MAX_STEPS {
        powers[step] = power as u32;
        power = power * STEP / ONE;
        step += 1;
    }
    powers
};

/// Returns what the chances of each side are worth if it is expected to have so many `points` while so
/// many are `left` on the board, in points. At the end of the game, nothing is left to chance.
pub(super) fn chances(
    points: &[i32; MAX_SIDES],
    plays: &[bool; MAX_SIDES],
    left: Option<i32>,
) -> [i32; MAX_SIDES] {
    let sides = || (0..MAX_SIDES).filter(|&side| plays[side]);
    let most = sides().map(|side| points[side]).max().unwrap_or_default();
    let mean = sides().map(|side| points[side]).sum::<i32>() / sides().count().max(1) as i32;
    let power = |side: usize| {
        let behind = most - points[side];
        let steps = match left {
            None => behind.saturating_mul(STEPS),
            Some(left) => {
                let scale = (PART_LEFT + left) * POINT / STEPS;
                behind * PART_LEFT / scale
            }
        };
        let power = POWERS.get(steps as usize).copied().unwrap_or_default();
        if plays[side] { u64::from(power) } else { 0 }
    };
    let powers: [u64; MAX_SIDES] = std::array::from_fn(power);
    let sum = powers.iter().sum::<u64>().max(1);
    std::array::from_fn(|side| {
        let share = (powers[side] * WIN as u64 / sum) as i32;
        let beside = (points[side] - mean).clamp(-MAX_POINTS, MAX_POINTS);
        if plays[side] { share + beside } else { 0 }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [bool; MAX_SIDES] = [true; MAX_SIDES];

    #[test]
    fn equal_sides_split_a_win() {
        let points = [20, 20, 10, 20].map(|points| points * POINT);
        let [near, left, far, right] = chances(&points, &ALL, None);
        assert_eq!((near, near), (left, right));
        assert!(near > WIN / 3 && far < 0);
    }

    #[test]
    fn a_lead_is_worth_more_when_less_is_left() {
        let points = [24, 20, 18, 0].map(|points| points * POINT);
        let playing = [true, true, true, false];
        let value = |left| chances(&points, &playing, left)[0];
        assert!(value(Some(60)) < value(Some(20)) && value(Some(20)) < value(None));
    }

    #[test]
    fn two_sides_never_have_more_than_the_bound_of_the_cutoffs() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..10_000 {
            let points = std::array::from_fn(|_| random.i32(-300..300) * POINT);
            let left = random.bool().then(|| random.i32(0..150));
            let mut values = chances(&points, &ALL, left);
            values.sort_unstable();
            assert!(values[2] + values[3] <= MAX_OF_TWO);
        }
    }
}
