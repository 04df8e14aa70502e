//! Fits the estimate of the engine for two sides to the scores of searches.
//!
//! ```text
//! cargo run --release -p oanquan-engine --example fit
//! ```
//!
//! The command plays games under all presets and random options with the network in the tree,
//! writes each position with its score to a file, fits a new network to all positions in the file,
//! and replaces `src/engine/network.bin`. The new network takes effect with the next compilation;
//! running the command again continues from it. The same options give the same numbers.
//!
//! Options: `--games N` (how many games to play; 0 fits the positions that the file already has),
//! `--nodes N` (the mean nodes of a search), `--seed N`, `--threads N`, `--epochs N`,
//! `--data FILE`.
//!
//! The numbers in the tree come from 401,000 positions scored by searches of about 4,000 nodes with
//! an earlier estimate, which counted cells with dân and the best capture, and 195,000 scored by
//! searches of about 6,000 nodes with a network fitted to the former. The earlier estimate is no
//! longer in the tree, so the command continues from these numbers but does not make them again.

mod games;
mod network;
#[path = "../../src/random_rules.rs"]
mod random_rules;
mod samples;

use std::error::Error;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;

use games::Recipe;

/// The file with the numbers of the network.
const NETWORK: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/engine/network.bin");

fn main() -> Result<(), Box<dyn Error>> {
    let mut recipe = Recipe { games: 27_000, nodes: 6_000, seed: 1, threads: 2 };
    let mut epochs = 40;
    let mut data = std::env::temp_dir().join("oanquan-positions.txt");
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("{argument} needs a value"))?;
        match argument.as_str() {
            "--games" => recipe.games = value.parse()?,
            "--nodes" => recipe.nodes = value.parse()?,
            "--seed" => recipe.seed = value.parse()?,
            "--threads" => recipe.threads = value.parse()?,
            "--epochs" => epochs = value.parse()?,
            "--data" => data = PathBuf::from(value),
            _ => return Err(format!("unknown option {argument}").into()),
        }
    }
    let mut file = OpenOptions::new().create(true).append(true).open(&data)?;
    recipe.play(|lines| file.write_all(lines.as_bytes()))?;
    let samples = samples::read(&std::fs::read_to_string(&data)?)?;
    eprintln!("{} positions in {}", samples.len(), data.display());
    let fitted = network::fit(&samples, epochs);
    std::fs::write(NETWORK, fitted.numbers()?)?;
    Ok(())
}
