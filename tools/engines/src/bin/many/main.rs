//! Compares the strength of two ways of playing with three or four sides. Without arguments, it prints its
//! usage. The crate `arena` compares programs in games of two.

mod player;
mod tables;
mod tally;

use std::process::ExitCode;
use std::str::FromStr;
use std::time::Duration;

use oanquan::Rules;
use oanquan_engine::{LEVELS, Limits};

use player::Player;
use tables::{Match, Tables};

const USAGE: &str = "\
Seats two players, A and B, around tables of three and four in every way, from the same random
openings: one A among B, one B among A and, with four sides, two of each. Players are
  paranoid, maxn    search for the lead; +win: for the win; +learned: by the learned estimate;
                    :N lets a dân in an own cell count N/1024 points instead
  beginner … master a level
  many maxn+win+learned maxn --ms 20 --games 600
  many hard medium
  many ladder
The ladder is one seat at each level among the level below.
Options: --sides 3|4 (both), --games (200, at least), --nodes N or --ms N or --depth N (what a search
may use for a move), --seed N, --rules \"PRESET OPTION=VALUE …\", --balanced M (openings in which a search
sees no side further ahead than M points).";

/// Returns the value of an option as a number or text.
fn value<T: FromStr>(option: &str, text: Option<String>) -> Result<T, String> {
    let text = text.ok_or_else(|| format!("{option} needs a value"))?;
    text.parse().map_err(|_| format!("{option} cannot be {text:?}"))
}

fn run() -> Result<(), String> {
    let mut asked = Match {
        games: 200,
        limits: Limits { nodes: Some(3_000), ..Limits::default() },
        seed: 1,
        rules: Rules::classic(),
        balanced: None,
        tables: Tables::All,
    };
    let (mut all_sides, mut players) = (vec![3, 4], Vec::new());
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let none = Limits::default();
        match argument.as_str() {
            "--nodes" => {
                let nodes = Some(value(&argument, arguments.next())?);
                asked.limits = Limits { nodes, ..none };
            }
            "--depth" => {
                let depth = Some(value(&argument, arguments.next())?);
                asked.limits = Limits { depth, ..none };
            }
            "--ms" => {
                let time = Some(Duration::from_millis(value(&argument, arguments.next())?));
                asked.limits = Limits { time, ..none };
            }
            "--sides" => match value(&argument, arguments.next())? {
                sides @ 3..=4 => all_sides = vec![sides],
                _ => return Err("--sides is 3 or 4: see the crate arena for two".to_owned()),
            },
            "--games" => asked.games = value(&argument, arguments.next())?,
            "--seed" => asked.seed = value(&argument, arguments.next())?,
            "--balanced" => asked.balanced = Some(value(&argument, arguments.next())?),
            "--rules" => asked.rules = value(&argument, arguments.next())?,
            _ => players.push(argument),
        }
    }
    match players.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => println!("{USAGE}"),
        ["ladder"] => {
            asked.tables = Tables::Lone;
            for pair in LEVELS.windows(2) {
                let levels = [pair[1].level, pair[0].level];
                for &sides in &all_sides {
                    asked.play(sides, levels.map(Into::into), levels.map(Player::Level));
                }
            }
        }
        [a, b] => {
            for &sides in &all_sides {
                asked.play(sides, [a, b], [a.parse()?, b.parse()?]);
            }
        }
        _ => return Err("two players are needed".to_owned()),
    }
    Ok(())
}

fn main() -> ExitCode {
    run().map_or_else(
        |error| {
            eprintln!("{error}\n\n{USAGE}");
            ExitCode::FAILURE
        },
        |()| ExitCode::SUCCESS,
    )
}
