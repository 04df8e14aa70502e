//! What the end of a round is worth in its match. A round is not only won or lost: its lead decides
//! how many cells change hands, and its loser begins the next one.
//!
//! The example `fields` measures both by self-play of continued matches. Mean lead of the side that
//! begins a round, and its share of the matches, by the cells that it has sold, less those that the
//! other side has sold (300 rounds each; `fields --level hard --games 300 "RULES"`):
//!
//! | rules | −2 | −1 | −½ | 0 | ½ | 1 | 2 |
//! | --- | --- | --- | --- | --- | --- | --- | --- |
//! | `classic series=fields` | 47 | 34 | 14 | 14 | 18 | −3 | −21 |
//! | share of the matches | 100% | 99% | 88% | 76% | 73% | 15% | 0% |
//! | `folk series=fields` | 48 | 29 | 9 | 11 | 8 | −9 | −27 |
//! | share of the matches | 100% | 100% | 89% | 76% | 56% | 7% | 0% |
//! | `classic series=fields sold=pond` | 36 | 27 | | 14 | | 3 | −6 |
//! | share of the matches | 100% | 97% | | 73% | | 27% | 2% |
//!
//! So a cell is worth about 18 points of the next round, and beginning it about 12. It is better to
//! lose a round by a few points, and to begin the next one, than to win it by as few.

use oanquan::{BySide, Game, MatchResult, RoundResult, Side, Sold};

use super::scale::POINT;

/// The shares of the matches, in percent, of the side that begins a round, by the halves of cells that
/// it has sold, less those that the other side has sold: from −4 to 4. Means of the table above.
const OWNED: [i32; 9] = [100, 100, 99, 88, 76, 64, 11, 7, 0];
const PONDS: [i32; 9] = [100, 99, 97, 85, 73, 50, 27, 15, 2];
const MAX_HALVES: i32 = 4;
/// The share of a point that a point of lead is worth at the end of a round beside the sale, because
/// the points of all rounds decide a match with equal fields.
const TIE: i32 = POINT / 64;
/// The part of the points on the board by which the lead at the horizon is uncertain.
const UNCERTAIN: i32 = 4;
/// The greatest lead of the table of values.
const MAX_LEAD: i32 = 250;

/// What the current round of a match is worth.
pub(super) struct Stakes<'a> {
    game: &'a Game,
    at_stake: i32,
    /// The sums of the values of the ends with the leads from `-MAX_LEAD` on, in units of
    /// [`POINT`], without the share of the lead itself.
    sums: Vec<i64>,
}

impl<'a> Stakes<'a> {
    /// Returns what the current round of `game` is worth, or `None` if it is a single game.
    pub fn of(game: &'a Game) -> Option<Self> {
        if !game.is_match() {
            return None;
        }
        let at_stake = game.round_start().all_points(game.rules());
        let mut stakes = Stakes { game, at_stake, sums: vec![0] };
        for lead in -MAX_LEAD..=MAX_LEAD {
            let near = (at_stake + lead) / 2;
            let value = stakes.value([near, near - lead]);
            let before = stakes.sums.last().copied().unwrap_or_default();
            stakes.sums.push(before + i64::from(value));
        }
        Some(stakes)
    }

    /// Returns what the end of the round with these points is worth to the near side.
    pub fn at_end(&self, points: [i32; 2]) -> i32 {
        self.value(points) + TIE * (points[0] - points[1])
    }

    /// Returns what `lead` is worth at the horizon, in units of [`POINT`], while these points are in
    /// the stores: the mean over the leads with which the round could end.
    pub fn at_horizon(&self, lead: i32, in_stores: i32) -> i32 {
        let reach = (self.at_stake - in_stores).clamp(0, MAX_LEAD) / UNCERTAIN;
        let place = |lead: i32| (lead.clamp(-MAX_LEAD, MAX_LEAD) + MAX_LEAD) as usize;
        let (first, last) = (place(lead / POINT - reach), place(lead / POINT + reach));
        let sum = self.sums[last + 1] - self.sums[first];
        (sum / (last + 1 - first) as i64) as i32 + lead / (POINT / TIE)
    }

    /// Returns what the sale after a round with these points is worth to the near side: its share of
    /// the matches, from −100 to 100.
    fn value(&self, points: [i32; 2]) -> i32 {
        let points = BySide::from_fn(2, |side| points[side.index()]);
        let result = RoundResult { points, at_stake: self.at_stake };
        let value = match self.game.match_result_if(&result) {
            Some(MatchResult::Won(Side::NEAR)) => 100,
            Some(MatchResult::Won(_)) => -100,
            Some(MatchResult::Drawn) => 0,
            None => {
                let fields = self.game.fields_if(&result);
                let [near, far] =
                    [Side::NEAR, Side::FAR].map(|side| fields.sold_halves(side) as i32);
                match self.game.next_mover_if(&result) == Some(Side::NEAR) {
                    true => self.beginning(near - far),
                    false => -self.beginning(far - near),
                }
            }
        };
        value * POINT
    }

    /// Returns the value for the side that begins the next round after it has sold that many halves
    /// more than the other side.
    fn beginning(&self, halves: i32) -> i32 {
        let shares = match self.game.rules().sold {
            Sold::Owned => OWNED,
            Sold::Pond => PONDS,
        };
        let place = halves.clamp(-MAX_HALVES, MAX_HALVES) + MAX_HALVES;
        2 * shares[place as usize] - 100
    }
}
