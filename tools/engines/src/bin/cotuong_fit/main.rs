//! Fits the weights of the estimate to games of the engine against itself.
//!
//! ```text
//! cargo run --release -p engine-tools --bin cotuong_fit
//! ```
//!
//! The command begins with weights that know the value of the pieces only. In each of several rounds,
//! it plays games from random openings with a search of so many nodes a move, and fits the weights to
//! all quiet positions of this round and those before: to a mean of the game's result and of what the
//! search expected. The next round searches with these weights. The command replaces
//! `src/evaluation/weights.txt`, which takes effect with the next compilation. The same options give the
//! same numbers, with any number of threads.
//!
//! Options: `--rounds GAMES:NODES,…`, `--seed N`, `--threads N`, `--epochs N`, `--data FOLDER` (keeps the
//! positions of each round there; a round whose positions are there already is not played again),
//! `--out FILE`.

mod games;
mod learn;
mod samples;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::Instant;

use cotuong_engine::evaluation::Weights;
use games::Recipe;
use samples::Sample;

/// The file with the weights.
const WEIGHTS: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/cotuong-engine/src/evaluation/weights.txt");

/// The options of the command line.
struct Options {
    rounds: Vec<(u64, u64)>,
    seed: u64,
    threads: u64,
    epochs: usize,
    data: Option<PathBuf>,
    out: PathBuf,
}

fn options() -> Result<Options, Box<dyn Error>> {
    let mut options = Options {
        rounds: vec![(2_000, 600), (4_000, 1_200)],
        seed: 1,
        threads: 1,
        epochs: 40,
        data: None,
        out: PathBuf::from(WEIGHTS),
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("{argument} needs a value"))?;
        match argument.as_str() {
            "--rounds" => options.rounds = value.split(',').map(round).collect::<Result<_, _>>()?,
            "--seed" => options.seed = value.parse()?,
            "--threads" => options.threads = value.parse()?,
            "--epochs" => options.epochs = value.parse()?,
            "--data" => options.data = Some(PathBuf::from(value)),
            "--out" => options.out = PathBuf::from(value),
            _ => return Err(format!("unknown option {argument}").into()),
        }
    }
    Ok(options)
}

fn round(text: &str) -> Result<(u64, u64), Box<dyn Error>> {
    let (games, nodes) = text.split_once(':').ok_or("a round needs games:nodes")?;
    Ok((games.parse()?, nodes.parse()?))
}

/// Returns the positions of a round: those in the folder, or those of new games.
fn positions(
    options: &Options,
    number: usize,
    weights: &Weights,
) -> Result<Vec<Sample>, Box<dyn Error>> {
    let file = options.data.as_deref().map(|folder: &Path| folder.join(format!("{number}.txt")));
    if let Some(file) = file.as_ref().filter(|file| file.exists()) {
        return std::fs::read_to_string(file)?.lines().map(str::parse).collect();
    }
    let (games, nodes) = options.rounds[number];
    let seed = options.seed.wrapping_add(number as u64) << 32;
    let samples = Recipe { weights, games, nodes, seed }.play(options.threads);
    if let Some(file) = file {
        std::fs::create_dir_all(file.parent().unwrap_or(Path::new(".")))?;
        let lines: Vec<String> = samples.iter().map(Sample::to_string).collect();
        std::fs::write(file, lines.join("\n"))?;
    }
    Ok(samples)
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = options()?;
    let (began, mut weights, mut samples) = (Instant::now(), Weights::rough(), Vec::new());
    for number in 0..options.rounds.len() {
        samples.extend(positions(&options, number, &weights)?);
        eprintln!("{} positions, {} s", samples.len(), began.elapsed().as_secs());
        weights = learn::fit(&samples, options.epochs, options.seed)?;
    }
    let head = "# The weights of the estimate, as the example `fit` wrote them.\n";
    std::fs::write(&options.out, format!("{head}{weights}"))?;
    Ok(())
}
