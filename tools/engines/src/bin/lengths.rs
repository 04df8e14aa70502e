//! Plays games of a level against itself and prints how many turns they take, how they end, and the most dân on the
//! board.
//!
//! ```text
//! cargo run --release -p engine-tools --bin lengths -- --games 1000 hard classic folk
//! cargo run --release -p engine-tools --bin lengths -- --from "2,1,1,1,0,2,Q15,2,0,2,0,1 1 15,13" master classic
//! ```
//!
//! Without `--from`, games begin with four random turns from the start. `--seed` chooses other turns (1 if
//! it is missing), so that many games of a slow level can be played in several lots.

use std::collections::BTreeMap;
use std::error::Error;

use oanquan::{Game, Position, Rules, Side};
use oanquan_engine::{Control, Level, choose};

/// The random turns at the start of a game.
const OPENING: usize = 4;
/// The turns after which a game counts as endless.
const ENDLESS: usize = 2_000;

/// Returns a game that begins at `from`, or one whose opening is random.
fn begin(rules: &Rules, from: Option<&Position>, random: &mut fastrand::Rng) -> Game {
    if let Some(from) = from {
        return Game::new(rules.clone(), from.clone());
    }
    let mut game = Game::new(rules.clone(), Position::start(rules, Side::NEAR));
    for _ in 0..OPENING {
        if let Some(mv) = random.choice(game.legal_moves()) {
            game.play(mv).expect("a listed move is legal");
        }
    }
    game
}

fn main() -> Result<(), Box<dyn Error>> {
    let (mut games, mut seed, mut from, mut names) = (1, 1, None, Vec::new());
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--games" => games = arguments.next().ok_or("--games needs a number")?.parse()?,
            "--seed" => seed = arguments.next().ok_or("--seed needs a number")?.parse()?,
            "--from" => from = arguments.next(),
            _ => names.push(argument),
        }
    }
    let (level, rules) = names.split_first().ok_or("a level and rules are needed")?;
    let level: Level = level.parse()?;
    for rules in rules {
        let rules: Rules = rules.parse()?;
        let parse = |text| Position::parse(text, &rules).map_err(|error| error.to_string());
        let from = from.as_deref().map(parse).transpose()?;
        let mut random = fastrand::Rng::with_seed(seed);
        let (mut lengths, mut ends) = (Vec::new(), BTreeMap::<String, usize>::new());
        let mut most = 0;
        for _ in 0..games {
            let mut game = begin(&rules, from.as_ref(), &mut random);
            while game.end().is_none() && game.turn_count() < ENDLESS {
                let mv = choose(level, &game, random.u64(..), &Control::default());
                game.play(mv.expect("a side that is to move has a move"))?;
            }
            lengths.push(game.turn_count());
            let dan = game.turns().map(|turn| turn.after.dan_on_board());
            most = most.max(dan.max().unwrap_or_default());
            let end = game.end().map_or("none".to_owned(), |end| end.to_string());
            *ends.entry(end).or_default() += 1;
        }
        lengths.sort_unstable();
        let of_all = |percent: usize| lengths[(lengths.len() - 1) * percent / 100];
        println!(
            "{level}, {rules}: {games} games, median {} turns, 99% within {}, longest {}; {ends:?}; at most {most} \
             dân",
            of_all(50),
            of_all(99),
            of_all(100)
        );
    }
    Ok(())
}
