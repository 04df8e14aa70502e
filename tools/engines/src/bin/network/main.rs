//! Makes the network of the estimate.
//!
//! ```text
//! cargo run --release -p engine-tools --bin network -- make --data FOLDER
//! ```
//!
//! The command makes rounds of two steps, `play` and `train`, which are also commands of their own. The
//! first round estimates by hand, every other one by the network of the round before. The last network
//! replaces `src/evaluation/network.bin`, which takes effect with the next compilation. A stopped command
//! goes on where it was. The same options give the same numbers with any number of threads.
//!
//! `play` plays games of the engine against itself from random openings, with a search of so many nodes a
//! move, and keeps the quiet positions with the score of the search and the result of the game. Without
//! a network, it estimates by hand, and adds positions after random moves with what the estimate by hand
//! says about them. It writes a file for each hundred games and skips those that are there already.
//!
//! `train` first passes over all positions: the network learns to say what the estimate by hand says. Then it passes
//! over those of games: it learns a mean of what the search expected and the result. It keeps its state
//! in the last folder, and goes on after the last complete pass.
//!
//! Options of all: `--data FOLDER`, for `train` several with commas, `--seed N`. Of `play` and `make`:
//! `--games N` (in a round), `--nodes N`, `--threads N`; of `play`: `--network FILE`. Of `train` and `make`:
//! `--out FILE`, `--first-passes N`, `--passes N`, `--rate STEP`, `--result PART`; of `make`: `--rounds N`.

mod learn;
mod play;
mod samples;
mod train;

use std::error::Error;
use std::path::{Path, PathBuf};

use cotuong_engine::evaluation::{Estimate, Network};
use play::Recipe;
use train::Course;

/// The file with the network.
const NETWORK: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/cotuong-engine/src/evaluation/network.bin");

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next().unwrap_or_default();
    let mut recipe = Recipe { estimate: Estimate::by_hand(), nodes: 700, seed: 1, games: 30_000 };
    let mut data = vec![PathBuf::from("network-data")];
    let (mut threads, mut rounds) = (1, 3);
    let mut course =
        Course { passes: [2, 10], result: 0.15, rate: 1e-3, seed: 1, out: PathBuf::from(NETWORK) };
    while let Some(argument) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("{argument} needs a value"))?;
        match argument.as_str() {
            "--nodes" => recipe.nodes = value.parse()?,
            "--games" => recipe.games = value.parse()?,
            "--seed" => {
                recipe.seed = value.parse()?;
                course.seed = recipe.seed;
            }
            "--first-passes" => course.passes[0] = value.parse()?,
            "--passes" => course.passes[1] = value.parse()?,
            "--result" => course.result = value.parse()?,
            "--rate" => course.rate = value.parse()?,
            "--out" => course.out = PathBuf::from(value),
            "--network" => {
                recipe.estimate = learned(Path::new(&value))?;
            }
            "--data" => data = value.split(',').map(PathBuf::from).collect(),
            "--rounds" => rounds = value.parse()?,
            "--threads" => threads = value.parse()?,
            _ => return Err(format!("unknown option {argument}").into()),
        }
    }
    match command.as_str() {
        "play" => recipe.play(&data[0], threads),
        "train" => course.train(&data),
        "make" => make(recipe, course, &data[0], rounds, threads),
        _ => Err("say make, play or train".into()),
    }
}

/// Returns the estimate by the network in a file, which stays in memory.
fn learned(file: &Path) -> Result<Estimate<'static>, Box<dyn Error>> {
    let bytes = std::fs::read(file).map_err(|why| format!("{}: {why}", file.display()))?;
    let network =
        Network::from_bytes(&bytes).map_err(|why| format!("{}: {why}", file.display()))?;
    Ok(Estimate::Learned(Box::leak(Box::new(network))))
}

/// Plays and learns in rounds.
fn make(
    mut recipe: Recipe<'_>,
    mut course: Course,
    folder: &Path,
    rounds: u64,
    threads: u64,
) -> Result<(), Box<dyn Error>> {
    let (seed, out) = (recipe.seed, course.out.clone());
    let mut data = Vec::new();
    for round in 0..rounds {
        data.push(folder.join(format!("games-{round}")));
        recipe.seed = seed + round;
        recipe.play(&data[round as usize], threads)?;
        course.out = folder.join(format!("network-{round}.bin"));
        course.train(&data)?;
        recipe.estimate = learned(&course.out)?;
    }
    std::fs::copy(&course.out, out)?;
    Ok(())
}
