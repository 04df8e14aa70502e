//! Fits the estimate of the engine for three and four sides to the results of games.
//!
//! ```text
//! cargo run --release -p engine-tools --bin fit_many
//! ```
//!
//! The command plays games in which every side searches for the win by the dân in its cells, under
//! classic and folk rules in turn. For each position and side it fits the sum of the rows of the
//! position to the points that the side still gained. It replaces `src/many/income-3.bin` and
//! `income-4.bin`, which take effect with the next compilation. The same options give the same
//! numbers, with any number of threads.
//!
//! The numbers in the tree come from the default options: 469,113 positions with three sides and 817,373
//! with four. In the games left out, the error falls to 8.33 and 8.89 points.
//!
//! Options: `--sides N` (both), `--games N`, `--nodes N` (of a search), `--seed N`, `--threads N`,
//! `--epochs N`, `--out FOLDER`.

mod fit;
mod games;

use std::error::Error;
use std::path::PathBuf;

use games::Recipe;

/// The folder with the numbers.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/oanquan-engine/src/many");

fn main() -> Result<(), Box<dyn Error>> {
    let (mut all_sides, mut epochs, mut out) = (vec![3, 4], 12, PathBuf::from(FOLDER));
    let mut recipe = Recipe { sides: 3, games: 12_000, nodes: 1_000, seed: 1, threads: 1 };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("{argument} needs a value"))?;
        match argument.as_str() {
            "--sides" => {
                all_sides =
                    vec![value.parse().ok().filter(|n| *n == 3 || *n == 4).ok_or("3 or 4 sides")?]
            }
            "--games" => recipe.games = value.parse()?,
            "--nodes" => recipe.nodes = value.parse()?,
            "--seed" => recipe.seed = value.parse()?,
            "--threads" => recipe.threads = value.parse::<u64>()?.max(1),
            "--epochs" => epochs = value.parse()?,
            "--out" => out = value.into(),
            _ => return Err(format!("unknown option {argument}").into()),
        }
    }
    for sides in all_sides {
        let samples = Recipe { sides, ..recipe }.play();
        println!("{sides} sides: {} positions", samples.len());
        std::fs::write(out.join(format!("income-{sides}.bin")), fit::fit(&samples, sides, epochs))?;
    }
    Ok(())
}
