//! Games that give the positions for the fit.

use std::fmt::Write;
use std::io;
use std::thread;

use oanquan::{Game, Position, Preset, Rules, Side};
use oanquan_engine::engine::{Leaves, engine};
use oanquan_engine::{Control, Limits};

use crate::random_rules::random_rules;

/// The rules of [`COMMON_TENTHS`] of the games; an empty name stands for any preset.
const COMMON: [&str; 10] = [
    "classic",
    "classic",
    "folk",
    "folk",
    "classic empty_quan=passes",
    "classic empty_quan=passes quan_value=5",
    "classic empty_quan=passes quan_value=5",
    "classic quan_value=5",
    "report",
    "",
];
const COMMON_TENTHS: u8 = 6;
/// The most random turns at the start of a game.
const OPENING: usize = 10;
/// The most turns of a game.
const TURNS: usize = 120;
/// The games that all threads play between two writes.
const BATCH: u64 = 500;

/// How to play the games.
pub struct Recipe {
    pub games: u64,
    /// The mean nodes of a search.
    pub nodes: u64,
    pub seed: u64,
    pub threads: u64,
}

impl Recipe {
    /// Plays the games and passes on a line for each position: its rules, the position, and its
    /// score for the side to move.
    pub fn play(&self, mut write: impl FnMut(&str) -> io::Result<()>) -> io::Result<()> {
        for first in (0..self.games).step_by(BATCH as usize) {
            let games = first..self.games.min(first + BATCH);
            let share = |thread| games.clone().skip(thread as usize).step_by(self.threads as usize);
            let lines = thread::scope(|scope| {
                let start = |thread| {
                    let share = share(thread);
                    scope.spawn(move || share.map(|game| self.game(game)).collect::<String>())
                };
                let players: Vec<_> = (0..self.threads).map(start).collect();
                let lines = players.into_iter().map(|player| player.join().expect("no panic"));
                lines.collect::<String>()
            });
            write(&lines)?;
            eprintln!("{} of {} games", games.end, self.games);
        }
        Ok(())
    }

    /// Plays the game with this number. Both sides play random moves now and then, in some games
    /// often, so that positions are as unlike each other as those in the tree of a search.
    fn game(&self, number: u64) -> String {
        let mut random = fastrand::Rng::with_seed(self.seed.wrapping_mul(1_000_003) + number);
        let rules = rules(&mut random);
        let mut lines = String::new();
        let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
        let opening = random.usize(0..=OPENING);
        let careless = random.u8(5..60);
        while game.end().is_none() && game.turn_count() < TURNS {
            let mut mv = *random.choice(&game.position().legal_moves()).expect("a move");
            if game.turn_count() >= opening {
                let is_careless = random.u8(0..100) < careless;
                let nodes = self.nodes / 2 + random.u64(0..=self.nodes);
                let limits = Limits { nodes: Some(nodes), ..Limits::default() };
                let found = engine(&game, &limits, &Control::default(), Leaves::Tuned);
                let Some(found) = found.flatten() else { break };
                writeln!(lines, "{rules}|{}|{}", game.position(), found.score).expect("memory");
                if !is_careless {
                    mv = found.best();
                }
            }
            game.play(mv).expect("a legal move");
        }
        lines
    }
}

fn rules(random: &mut fastrand::Rng) -> Rules {
    if random.u8(0..10) >= COMMON_TENTHS {
        return random_rules(2, random);
    }
    match COMMON[random.usize(0..COMMON.len())] {
        "" => random.choice(Preset::ALL).expect("presets").rules(),
        name => name.parse().expect("rules"),
    }
}
