//! What the results of pairs of games say about the difference in strength.
//!
//! Two games from one opening, with both seats, are not independent: an opening that favours a seat gives one
//! point to each player. So the unit is the pair, which has five results (hence *pentanomial*), and the
//! spread between pairs is the error. fastchess, OpenBench and fishtest do the same.
//!
//! Sources: M. Van den Bergh, *Comments on normalized Elo* and *A practical introduction to the GSPRT*
//! (<https://www.cantate.be/Fishtest/>); A. Wald, *Sequential tests of statistical hypotheses*, 1945. The
//! likelihood is that of the generalised test: under each hypothesis, the shares of the results are those
//! that fit the counts best among all that have its mean.

/// The results of a pair, as shares of its two points: 0, ½, 1, 1½ and 2 of 2.
const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];
/// What a result that has not occurred counts for in the likelihood, as in fishtest: so little that it
/// changes nothing, but every mean is possible.
const UNSEEN: f64 = 1e-3;
/// The number of standard errors within which the mean lies with a probability of 95%.
const CONFIDENCE: f64 = 1.959_964;
/// The halvings of the interval in which a multiplier lies.
const HALVINGS: u32 = 200;

/// Returns the share of the points that a player takes who is so many Elo points better.
pub fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// Returns how many Elo points a player is better who takes this share of the points, from 0 to 1: infinitely
/// many at 1.
pub fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// The results of pairs of games: how often the first player took 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs(pub [u64; 5]);

/// A difference in strength, in Elo points, positive if the first player is better.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The difference that fits the results best; infinite if one player took every point.
    pub value: f64,
    /// The lower end of the interval in which it lies with a probability of 95%.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Elo {
    /// Returns half the length of the interval; infinite if the interval is.
    pub fn error(self) -> f64 {
        if self.low.is_infinite() || self.high.is_infinite() {
            f64::INFINITY
        } else {
            (self.high - self.low) / 2.0
        }
    }
}

impl Pairs {
    /// Counts a pair of which the first player took so many halves of a point, 0 to 4.
    ///
    /// # Panics
    /// If a pair has not so many.
    pub fn add(&mut self, halves: u8) {
        self.0[usize::from(halves)] += 1;
    }

    /// Returns the number of pairs.
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// Returns the mean share of the points and its standard error; `None` without pairs.
    pub fn mean(&self) -> Option<(f64, f64)> {
        let count = Some(self.count()).filter(|count| *count > 0)? as f64;
        let weighed = || SHARES.iter().zip(self.0).map(|(share, n)| (share, n as f64 / count));
        let mean: f64 = weighed().map(|(share, weight)| weight * share).sum();
        let variance: f64 = weighed().map(|(share, weight)| weight * (share - mean).powi(2)).sum();
        Some((mean, (variance / count).sqrt()))
    }

    /// Returns the difference in strength; `None` without pairs.
    pub fn elo(&self) -> Option<Elo> {
        let (mean, error) = self.mean()?;
        let at = |errors: f64| elo((mean + errors * CONFIDENCE * error).clamp(0.0, 1.0));
        Some(Elo { value: at(0.0), low: at(-1.0), high: at(1.0) })
    }
}

/// A sequential test between two hypotheses: the first player is `elo0` points better, or `elo1`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
}

/// What a sequential test has decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The first hypothesis is accepted: the difference is no more than `elo0`.
    H0,
    /// The second hypothesis is accepted: the difference is at least `elo1`.
    H1,
}

impl Sprt {
    /// Returns the test. `alpha` is the probability that it accepts `elo1` although `elo0` is true, and
    /// `beta` that of the reverse. Returns `None` unless `elo0` is less than `elo1`, both lie within 2,000
    /// points, and the probabilities lie between 0 and ½.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Option<Self> {
        let is_risk = |risk: f64| risk > 0.0 && risk < 0.5;
        let is_elo = |elo: f64| elo.abs() <= 2_000.0;
        let is_test = elo0 < elo1 && [elo0, elo1].map(is_elo) == [true; 2];
        (is_test && is_risk(alpha) && is_risk(beta)).then_some(Sprt { elo0, elo1, alpha, beta })
    }

    /// Returns the values of the log-likelihood ratio at which the test accepts H0 and H1.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// Returns the two hypotheses, in Elo points.
    pub fn hypotheses(&self) -> (f64, f64) {
        (self.elo0, self.elo1)
    }

    /// Returns the log-likelihood ratio of the two hypotheses; 0 without pairs.
    pub fn llr(&self, pairs: &Pairs) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        let counts = pairs.0.map(|count| (count as f64).max(UNSEEN));
        let [null, other] = [self.elo0, self.elo1].map(|elo| {
            let mean = share(elo);
            (mean, multiplier(&counts, mean))
        });
        // A fitted share is the observed one divided by this.
        let divisor = |(mean, multiplier): (f64, f64), share| 1.0 + multiplier * (share - mean);
        let terms = SHARES.iter().zip(counts);
        terms.map(|(at, n)| n * (divisor(null, at) / divisor(other, at)).ln()).sum()
    }

    /// Returns what the test has decided; `None` if it needs more pairs.
    pub fn verdict(&self, pairs: &Pairs) -> Option<Verdict> {
        let (llr, (low, high)) = (self.llr(pairs), self.bounds());
        if llr <= low { Some(Verdict::H0) } else { (llr >= high).then_some(Verdict::H1) }
    }
}

/// Returns the Lagrange multiplier θ of the shares with this mean that fit the counts best. Each of them is
/// the observed share divided by 1 + θ(x − mean); θ is the root of Σ n (x − mean) / (1 + θ(x − mean)), which
/// falls between the two poles.
fn multiplier(counts: &[f64; 5], mean: f64) -> f64 {
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        let slope = |(share, n): (&f64, &f64)| n * (share - mean) / (1.0 + middle * (share - mean));
        if SHARES.iter().zip(counts).map(slope).sum::<f64>() > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(value: f64, expected: f64, most: f64) {
        assert!((value - expected).abs() <= most, "{value} is not near {expected}");
    }

    #[test]
    fn three_quarters_of_the_points_are_191_elo() {
        // 400 log10(3)
        near(elo(0.75), 190.848, 0.001);
        near(share(190.848), 0.75, 1e-5);
        near(share(0.0), 0.5, 1e-12);
    }

    #[test]
    fn the_error_is_that_of_the_pairs() {
        // Mean ½; variance of a pair ¼·¼ + ¼·¼ = 1/8; standard error √(1/800) = 0.0353553.
        let pairs = Pairs([25, 0, 50, 0, 25]);
        let (mean, error) = pairs.mean().expect("there are pairs");
        near(mean, 0.5, 1e-12);
        near(error, 0.035_355_3, 1e-6);
        // 400 log10(0.569295 / 0.430705) = 48.46
        let elo = pairs.elo().expect("there are pairs");
        near(elo.value, 0.0, 1e-9);
        near(elo.high, 48.46, 0.02);
        near(elo.error(), 48.46, 0.02);
    }

    #[test]
    fn opposite_results_in_a_pair_are_no_spread() {
        // The same 100 games, all pairs 1 : 1, say much more than if wins and losses came in pairs.
        let (even, apart) = (Pairs([0, 0, 50, 0, 0]), Pairs([25, 0, 0, 0, 25]));
        near(even.elo().expect("pairs").error(), 0.0, 1e-9);
        assert!(apart.elo().expect("pairs").error() > 90.0);
    }

    #[test]
    fn nothing_follows_from_no_games() {
        let test = Sprt::new(0.0, 5.0, 0.05, 0.05).expect("a test");
        assert_eq!((Pairs::default().mean(), Pairs::default().elo()), (None, None));
        assert_eq!((test.llr(&Pairs::default()), test.verdict(&Pairs::default())), (0.0, None));
    }

    #[test]
    fn a_player_who_takes_every_point_is_infinitely_better() {
        let all = Pairs([0, 0, 0, 0, 20]).elo().expect("pairs");
        assert_eq!((all.value, all.error()), (f64::INFINITY, f64::INFINITY));
        let none = Pairs([20, 0, 0, 0, 0]).elo().expect("pairs");
        assert_eq!((none.value, none.error()), (f64::NEG_INFINITY, f64::INFINITY));
    }

    #[test]
    fn the_bounds_are_those_of_wald() {
        // ln(0.95 / 0.05) = ln 19; ln(0.9 / 0.05) = ln 18; ln(0.1 / 0.95).
        let (low, high) = Sprt::new(0.0, 5.0, 0.05, 0.05).expect("a test").bounds();
        near(low, -2.944_44, 1e-5);
        near(high, 2.944_44, 1e-5);
        let (low, high) = Sprt::new(0.0, 5.0, 0.05, 0.1).expect("a test").bounds();
        near(low, -2.251_29, 1e-5);
        near(high, 2.890_37, 1e-5);
    }

    #[test]
    fn impossible_tests_are_refused() {
        for (elo0, elo1, alpha, beta) in [
            (5.0, 0.0, 0.05, 0.05),
            (0.0, 0.0, 0.05, 0.05),
            (0.0, 5.0, 0.0, 0.05),
            (0.0, 5.0, 0.05, 0.5),
            (0.0, f64::NAN, 0.05, 0.05),
            (0.0, 1e9, 0.05, 0.05),
        ] {
            assert_eq!(Sprt::new(elo0, elo1, alpha, beta), None, "{elo0} {elo1} {alpha} {beta}");
        }
    }

    /// With two results, the shares that fit best are the mean itself, and the ratio is that of Bernoulli
    /// trials: 60 ln(s1 / s0) + 40 ln((1 − s1) / (1 − s0)), with s0 = 0.5 and s1 = 0.75 at 190.848 Elo points.
    #[test]
    fn the_ratio_of_wins_and_losses_is_that_of_bernoulli() {
        let test = Sprt::new(0.0, 190.848_5, 0.05, 0.05).expect("a test");
        // 60 ln 1.5 + 40 ln 0.5 = 24.3279 − 27.7259
        near(test.llr(&Pairs([40, 0, 0, 0, 60])), -3.398, 0.02);
        // 90 ln 1.5 + 10 ln 0.5 = 36.4919 − 6.9315
        near(test.llr(&Pairs([10, 0, 0, 0, 90])), 29.560, 0.02);
    }

    /// Van den Bergh: the ratio is about N (s1 − s0)(2 s − s0 − s1) / (2 σ²) for near hypotheses.
    #[test]
    fn the_ratio_of_near_hypotheses_is_that_of_a_normal_distribution() {
        let pairs = Pairs([30, 120, 400, 160, 40]);
        let (mean, error) = pairs.mean().expect("pairs");
        let test = Sprt::new(0.0, 10.0, 0.05, 0.05).expect("a test");
        let (s0, s1) = (share(0.0), share(10.0));
        let expected = (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * error * error);
        near(test.llr(&pairs), expected, 0.02 * expected.abs());
    }

    #[test]
    fn the_ratio_is_0_halfway_between_the_hypotheses() {
        let test = Sprt::new(-20.0, 20.0, 0.05, 0.05).expect("a test");
        near(test.llr(&Pairs([10, 20, 30, 20, 10])), 0.0, 1e-9);
    }

    /// If all pairs are 1 : 1, the best shares with the mean s1 give 2 s1 − 1 to 2 : 0, so the ratio is
    /// N ln(2 − 2 s1) = −0.01449 N with s1 = 0.507195 at 5 Elo points: it falls below −2.944 at 204 pairs.
    #[test]
    fn equal_pairs_alone_decide_for_h0() {
        let test = Sprt::new(0.0, 5.0, 0.05, 0.05).expect("a test");
        assert_eq!(test.verdict(&Pairs([0, 0, 198, 0, 0])), None);
        assert_eq!(test.verdict(&Pairs([0, 0, 210, 0, 0])), Some(Verdict::H0));
    }

    #[test]
    fn one_sided_results_decide_soon() {
        let test = Sprt::new(0.0, 50.0, 0.05, 0.05).expect("a test");
        assert_eq!(test.verdict(&Pairs([0, 0, 0, 0, 60])), Some(Verdict::H1));
        assert_eq!(test.verdict(&Pairs([60, 0, 0, 0, 0])), Some(Verdict::H0));
        assert_eq!(test.verdict(&Pairs([3, 5, 9, 6, 3])), None);
        for count in [1, 1_000_000] {
            for at in 0..5 {
                let mut pairs = Pairs::default();
                pairs.0[at] = count;
                assert!(test.llr(&pairs).is_finite(), "{pairs:?}");
            }
        }
    }

    /// Of tests in which H0 is true, at most 5% should accept H1, and of those in which H1 is true, at most
    /// 5% H0; a little more is left to chance.
    #[test]
    fn a_test_is_wrong_as_often_as_it_may_be() {
        let test = Sprt::new(0.0, 60.0, 0.05, 0.05).expect("a test");
        let mut random = fastrand::Rng::with_seed(1);
        let mut wrong = |elo: f64, verdict| {
            let runs = (0..200).filter(|_| {
                let mut pairs = Pairs::default();
                loop {
                    let game = |random: &mut fastrand::Rng| 2 * u8::from(random.f64() < share(elo));
                    pairs.add(game(&mut random) + game(&mut random));
                    if let Some(found) = test.verdict(&pairs) {
                        break found == verdict;
                    }
                }
            });
            runs.count()
        };
        assert!(wrong(0.0, Verdict::H1) <= 17);
        assert!(wrong(60.0, Verdict::H0) <= 17);
    }
}
