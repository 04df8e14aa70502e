//! Lets simulated players, one a level, play series of games against the opponent that follows
//! their results, and prints their share of the points in the later games of the series.
//!
//! ```text
//! cargo run --release -p engine-tools --bin fits -- --runs 20 beginner easy medium
//! cargo run --release -p engine-tools --bin fits -- --runs 1 --games 30 master
//! ```
//!
//! Each series starts from a new player. Games begin with four random turns, and the seats
//! alternate. With `--steady`, the strength stays the same within a game.

use std::cmp::Ordering;
use std::error::Error;

use oanquan::{Game, Position, Rules, Side};
use oanquan_engine::{Control, Fitting, Level, Strength, choose, choose_at_strength, eased};

/// The random turns at the start of a game.
const OPENING: usize = 4;
/// The turns after which a game counts as a draw.
const ENDLESS: usize = 2_000;
/// The games of a series in which the opponent finds the player's strength.
const FINDING: usize = 15;
/// The margin from which a game is one-sided.
const ONE_SIDED: i32 = 20;

/// Plays a game and returns the player's margin.
fn margin(
    level: Level,
    strength: Strength,
    player: Side,
    steady: bool,
    random: &mut fastrand::Rng,
) -> Result<i32, Box<dyn Error>> {
    let rules = Rules::classic();
    let (mut game, control) =
        (Game::new(rules.clone(), Position::start(&rules, Side::NEAR)), Control::default());
    for _ in 0..OPENING {
        if let Some(mv) = random.choice(game.legal_moves()) {
            game.play(mv)?;
        }
    }
    while let Some(side) = game.position().to_move()
        && game.turn_count() < ENDLESS
    {
        let seed = random.u64(..);
        let mv = if side == player {
            choose(level, &game, seed, &control)
        } else {
            let strength = if steady { strength } else { eased(strength, &game, side) };
            choose_at_strength(strength, &game, seed, &control)
        };
        game.play(mv.ok_or("a side that is to move has a move")?)?;
    }
    let points = |side| game.position().stores()[side];
    Ok(match game.end() {
        Some(_) => points(player) - points(Side::new(1 - player.index())),
        None => 0,
    })
}

fn main() -> Result<(), Box<dyn Error>> {
    let (mut runs, mut games, mut seed, mut steady, mut levels) = (10, 60, 1, false, Vec::new());
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = |name| arguments.next().ok_or(format!("{name} needs a number"));
        match argument.as_str() {
            "--runs" => runs = number("--runs")?.parse()?,
            "--games" => games = number("--games")?.parse()?,
            "--seed" => seed = number("--seed")?.parse()?,
            "--steady" => steady = true,
            _ => levels.push(argument.parse::<Level>()?),
        }
    }
    for level in levels {
        let mut random = fastrand::Rng::with_seed(seed);
        let (mut points, mut count, mut one_sided) = (0.0, 0.0_f64, 0.0);
        let (mut found, mut last) = (Vec::new(), Vec::new());
        for _ in 0..runs {
            let mut fitting = Fitting::default();
            for game in 0..games {
                if game == FINDING {
                    found.push(fitting.strength().number());
                }
                let player = Side::new(game % 2);
                let margin = margin(level, fitting.strength(), player, steady, &mut random)?;
                fitting.add(margin.cmp(&0));
                if game >= FINDING {
                    count += 1.0;
                    one_sided += f64::from(u8::from(margin.abs() >= ONE_SIDED));
                    points += match margin.cmp(&0) {
                        Ordering::Less => 0.0,
                        Ordering::Equal => 0.5,
                        Ordering::Greater => 1.0,
                    };
                }
            }
            last.push(fitting.strength().number());
        }
        let share = points / count;
        let mean = |of: &[i32]| f64::from(of.iter().sum::<i32>()) / of.len().max(1) as f64;
        let ends = |of: &[i32]| (of.iter().copied().min(), of.iter().copied().max());
        println!(
            "{level} ({}): {:.1}% ± {:.1} of the points after game {FINDING}, {count} games, {:.0}% \
             one-sided; strength after game {FINDING} {:.0} {:?}, at the end {:.0}",
            Strength::of(level).number(),
            100.0 * share,
            196.0 * (share * (1.0 - share) / count).sqrt(),
            100.0 * one_sided / count,
            mean(&found),
            ends(&found),
            mean(&last),
        );
    }
    Ok(())
}
