//! Matches of two players in all seats.

use std::time::Instant;

use oanquan::{Game, Position, Rules, Side};
use oanquan_engine::{Control, Limits, ManySides};

use crate::player::Player;
use crate::tally::{Clock, Tally};

/// The nodes of the search that looks whether an opening is balanced.
const LOOK: u64 = 3_000;

/// The tables that are played.
#[derive(Clone, Copy, PartialEq)]
pub enum Tables {
    /// One A among B.
    Lone,
    /// Every number of A and B.
    All,
}

/// The match described by the command line.
pub struct Match {
    /// The least number of games.
    pub games: usize,
    pub limits: Limits,
    pub seed: u64,
    pub rules: Rules,
    pub balanced: Option<i32>,
    pub tables: Tables,
}

impl Match {
    /// Plays the two players against each other with this number of sides, and prints the results of the
    /// first.
    pub fn play(&self, sides: usize, names: [&str; 2], players: [Player; 2]) {
        let last = if self.tables == Tables::Lone { 1 } else { sides - 1 };
        let fair = |seats: usize| seats as f64 / sides as f64;
        let mut tallies: Vec<_> = (1..=last).map(|seats| (Tally::default(), fair(seats))).collect();
        let mut clocks = [Clock::default(); 2];
        let mut random = fastrand::Rng::with_seed(self.seed);
        while tallies.iter().map(|(tally, _)| tally.games).sum::<usize>() < self.games {
            let opening = self.opening(sides, &mut random);
            let seed = random.u64(..);
            for (seats, (tally, _)) in (1..).zip(&mut tallies) {
                let mut games = Vec::new();
                for chosen in choices(sides, seats) {
                    let at = |seat: usize| usize::from(!chosen.contains(&seat));
                    let game = self.game(opening.clone(), at, players, seed, &mut clocks);
                    tally.turns += game.turn_count();
                    let points = game.position().stores().iter().map(|(_, points)| *points);
                    games.push((points.collect(), chosen));
                }
                tally.add(&games);
            }
        }
        println!("{sides} sides, A = {} and B = {}:", names[0], names[1]);
        for (seats, (tally, fair)) in (1..).zip(&tallies) {
            tally.report(&format!("{seats} A, {} B", sides - seats), *fair);
        }
        let (above, error) = Tally::advantage(&tallies);
        println!(
            "  A above its fair share: {:+.1} ± {:.1}; a move of A {}, of B {}",
            100.0 * above,
            100.0 * error,
            clocks[0].report(),
            clocks[1].report(),
        );
    }

    /// Returns a game after four to six random turns.
    fn opening(&self, sides: usize, random: &mut fastrand::Rng) -> Game {
        let rules = Rules { sides, ..self.rules.clone() };
        loop {
            let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
            for _ in 0..random.usize(4..=6) {
                if let Some(mv) = random.choice(game.legal_moves()) {
                    game.play(mv).expect("a listed move is legal");
                }
            }
            if game.end().is_none() && self.is_balanced(&game) {
                return game;
            }
        }
    }

    fn is_balanced(&self, game: &Game) -> bool {
        let Some(most) = self.balanced else { return true };
        let (sides, control) = (game.rules().sides, Control::default());
        let limits = Limits { nodes: Some(LOOK), ..Limits::default() };
        let search = ManySides::for_lead(sides);
        (0..sides).map(Side::new).all(|side| {
            let found = search.analyze_for(game, side, &limits, &control);
            found.is_some_and(|found| found.score <= most)
        })
    }

    /// Plays a game to its end. `at` returns the player at a seat, and `clocks` are those of both players.
    fn game(
        &self,
        mut game: Game,
        at: impl Fn(usize) -> usize,
        players: [Player; 2],
        seed: u64,
        clocks: &mut [Clock; 2],
    ) -> Game {
        while let Some(side) = game.position().to_move() {
            let player = at(side.index());
            let started = Instant::now();
            let seed = seed.wrapping_add(game.turn_count() as u64);
            let mv = players[player].choose(&game, &self.limits, seed);
            clocks[player].add(started.elapsed());
            game.play(mv).expect("a legal move");
        }
        game
    }
}

/// Returns every choice of so many seats.
fn choices(sides: usize, seats: usize) -> impl Iterator<Item = Vec<usize>> {
    let all = (0..1_u32 << sides).filter(move |set| set.count_ones() as usize == seats);
    all.map(move |set| (0..sides).filter(|seat| set >> seat & 1 == 1).collect())
}
