//! What the tables with the same number of seats of A count.

use std::time::Duration;

/// The results of A over many openings.
#[derive(Clone, Default)]
pub struct Tally {
    pub games: usize,
    pub turns: usize,
    /// The share of the wins of all seats of A, for each opening: equal sides split a win.
    shares: Vec<f64>,
    /// The sum of the ranks of the seats of A, where 1 is first; equal sides get the mean of their ranks.
    ranks: f64,
    /// The sum of the points of the seats of A less those of an equal part.
    lead: f64,
    seats: usize,
}

/// The time that a player took.
#[derive(Clone, Copy, Default)]
pub struct Clock {
    pub moves: u32,
    pub total: Duration,
    pub longest: Duration,
}

impl Clock {
    pub fn add(&mut self, time: Duration) {
        self.moves += 1;
        self.total += time;
        self.longest = self.longest.max(time);
    }

    /// Returns the mean and the longest time in milliseconds.
    pub fn report(&self) -> String {
        let ms = |time: Duration| 1000.0 * time.as_secs_f64();
        format!("{:.1} ms (longest {:.0})", ms(self.total / self.moves.max(1)), ms(self.longest))
    }
}

impl Tally {
    /// Adds one opening: the points of each game and the seats of A in it.
    pub fn add(&mut self, games: &[(Vec<i32>, Vec<usize>)]) {
        let mut wins = 0.0;
        for (points, seats) in games {
            let mean = f64::from(points.iter().sum::<i32>()) / points.len() as f64;
            for &seat in seats {
                let own = points[seat];
                let better = points.iter().filter(|&&other| other > own).count() as f64;
                let equal = points.iter().filter(|&&other| other == own).count() as f64;
                wins += if better == 0.0 { 1.0 / equal } else { 0.0 };
                self.ranks += better + (equal + 1.0) / 2.0;
                self.lead += f64::from(own) - mean;
            }
            self.seats += seats.len();
        }
        self.games += games.len();
        self.shares.push(wins / games.len() as f64);
    }

    /// Returns the mean share of the wins of A, and its standard error: the games of an opening are
    /// not independent, openings are.
    pub fn share(&self) -> (f64, f64) {
        mean(&self.shares)
    }

    pub fn report(&self, name: &str, fair: f64) {
        let ((share, error), seats) = (self.share(), self.seats as f64);
        println!(
            "  {name}: {} games, wins {:.1}% ± {:.1} (fair {:.1}%), mean rank {:.2}, points {:+.1}, \
             {:.0} turns a game",
            self.games,
            100.0 * share,
            100.0 * error,
            100.0 * fair,
            self.ranks / seats,
            self.lead / seats,
            self.turns as f64 / self.games as f64,
        );
    }

    /// Returns the mean over the tables of the share of the wins of A above the fair one, and its standard
    /// error. Each tally comes with its fair share.
    pub fn advantage(tallies: &[(Tally, f64)]) -> (f64, f64) {
        let openings = tallies.iter().map(|(tally, _)| tally.shares.len()).min().unwrap_or(0);
        let above = |opening: usize| {
            let sum: f64 = tallies.iter().map(|(tally, fair)| tally.shares[opening] - fair).sum();
            sum / tallies.len() as f64
        };
        mean(&(0..openings).map(above).collect::<Vec<_>>())
    }
}

/// Returns the mean of the values and its standard error.
fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}
