//! Games that give the positions for the fit.

use std::fmt::Write;
use std::thread;

use oanquan::{Game, Position, Preset, Rules, Side};
use oanquan_engine::engine::network::Numbers;
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
/// The games between two messages.
const BATCH: u64 = 1_000;

/// The rules for which a network is fitted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Family {
    /// All without the options of Tonkin.
    Usual,
    /// Those with options of Tonkin.
    Tonkin,
}

/// How to play the games of a round.
#[derive(Clone, Copy)]
pub struct Recipe {
    pub family: Family,
    pub games: u64,
    /// The mean nodes of a search.
    pub nodes: u64,
    pub seed: u64,
    pub threads: u64,
}

impl Recipe {
    /// Plays the games with these numbers of the network. Returns a line for each position: its
    /// rules, the position, and its score for the side to move.
    pub fn play(&self, numbers: Numbers) -> String {
        let game = |number| {
            if number % BATCH == 0 {
                eprintln!("game {number} of {}", self.games);
            }
            self.game(number, numbers)
        };
        let share = |thread: u64| {
            let games = (thread..self.games).step_by(self.threads as usize);
            games.map(|number| (number, game(number))).collect::<Vec<_>>()
        };
        thread::scope(|scope| {
            let start = |thread| scope.spawn(move || share(thread));
            let players: Vec<_> = (0..self.threads).map(start).collect();
            let shares = players.into_iter().map(|player| player.join().expect("no panic"));
            let mut games: Vec<(u64, String)> = shares.flatten().collect();
            // The number of threads does not change the order.
            games.sort_unstable_by_key(|(number, _)| *number);
            games.into_iter().map(|(_, lines)| lines).collect()
        })
    }

    /// Plays the game with this number. Both sides play random moves now and then, in some games
    /// often, so that positions are as unlike each other as those in the tree of a search.
    fn game(&self, number: u64, numbers: Numbers) -> String {
        let mut random = fastrand::Rng::with_seed(self.seed.wrapping_mul(1_000_003) + number);
        let rules = rules(self.family, &mut random);
        let mut lines = String::new();
        let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
        let opening = random.usize(0..=OPENING);
        let careless = random.u8(0..60);
        while game.end().is_none() && game.turn_count() < TURNS {
            let mut mv = *random.choice(&game.legal_moves()).expect("a move");
            if game.turn_count() >= opening {
                let is_careless = random.u8(0..100) < careless;
                let nodes = self.nodes / 2 + random.u64(0..=self.nodes);
                let limits = Limits { nodes: Some(nodes), ..Limits::default() };
                let leaves = Leaves::Unfinished(numbers);
                let found = engine(&game, &limits, &Control::default(), leaves);
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

/// Returns the rules of a game.
fn rules(family: Family, random: &mut fastrand::Rng) -> Rules {
    let usual = usual_rules(random);
    let tonkin = Preset::Tonkin.rules();
    match family {
        Family::Usual => with_options_of_tonkin(usual, &Rules::classic()),
        // Half of the games are played under the preset itself.
        Family::Tonkin if random.bool() => tonkin,
        Family::Tonkin if has_options_of_tonkin(&usual) => usual,
        Family::Tonkin => with_options_of_tonkin(usual, &tonkin),
    }
}

fn usual_rules(random: &mut fastrand::Rng) -> Rules {
    if random.u8(0..10) >= COMMON_TENTHS {
        return random_rules(2, random);
    }
    match COMMON[random.usize(0..COMMON.len())] {
        "" => random.choice(Preset::ALL).expect("presets").rules(),
        name => name.parse().expect("rules"),
    }
}

/// Returns rules with the options of Tonkin that `of` has.
fn with_options_of_tonkin(rules: Rules, of: &Rules) -> Rules {
    let Rules { direction, occupied_quan, remainder, .. } = *of;
    Rules { direction, occupied_quan, remainder, ..rules }
}

fn has_options_of_tonkin(rules: &Rules) -> bool {
    *rules != with_options_of_tonkin(rules.clone(), &Rules::classic())
}
