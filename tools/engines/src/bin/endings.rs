//! Measures what a table of endings would decide: how many positions of games have few enough dân for it, and how many
//! nodes a search needs to prove the score of those.
//!
//! ```text
//! cargo run --release -p engine-tools --bin endings -- --nodes 2000000 --games 100 classic folk
//! ```
//!
//! Each game begins with random turns and is played on by a quick search. Rules are in the notation of records, one
//! argument for each set of rules.

use std::error::Error;

use oanquan::{Game, Position, Rules, Side};
use oanquan_engine::{Analysis, Control, Limits, analyze};

/// The nodes of the search that plays the games.
const PLAY_NODES: u64 = 5_000;
/// The random turns at the start of a game, at least and at most.
const OPENING: [usize; 2] = [2, 6];
/// The sizes of the tables: the most dân on the board.
const SIZES: [u32; 4] = [8, 10, 12, 14];
/// The nodes within which a proof counts as immediate, and as quick.
const SOON: [u64; 2] = [1_000, 50_000];

/// What was found about the positions that a table of one size has.
#[derive(Default)]
struct Endings {
    positions: u32,
    /// The positions whose score is proven within each of [`SOON`], and within the limit.
    proven: [u32; 3],
    /// The games that reach a position of the table before they end.
    games: u32,
}

fn search(game: &Game, nodes: u64) -> Option<Analysis> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    analyze(game, &limits, &Control::default())
}

/// Returns a whole game.
fn play(rules: &Rules, random: &mut fastrand::Rng) -> Game {
    let mut game = Game::new(rules.clone(), Position::start(rules, Side::NEAR));
    for _ in 0..random.usize(OPENING[0]..=OPENING[1]) {
        if let Some(mv) = random.choice(game.legal_moves()) {
            game.play(mv).expect("a listed move is legal");
        }
    }
    while let Some(found) = search(&game, PLAY_NODES) {
        game.play(found.best()).expect("a search finds a legal move");
    }
    game
}

fn measure(rules: &Rules, games: u32, nodes: u64, random: &mut fastrand::Rng) {
    let mut all: [Endings; SIZES.len()] = Default::default();
    let mut positions = 0;
    for _ in 0..games {
        let game = play(rules, random);
        let mut reached = [false; SIZES.len()];
        for turns in 0..game.turn_count() {
            let game = game.up_to(turns);
            positions += 1;
            let dan = game.position().dan_on_board();
            let few: Vec<usize> = (0..SIZES.len()).filter(|size| dan <= SIZES[*size]).collect();
            if few.is_empty() {
                continue;
            }
            let proof = search(&game, nodes).filter(|found| found.proven).map(|found| found.nodes);
            for size in few {
                let endings = &mut all[size];
                endings.positions += 1;
                reached[size] = true;
                for (counted, limit) in endings.proven.iter_mut().zip([SOON[0], SOON[1], nodes]) {
                    *counted += u32::from(proof.is_some_and(|nodes| nodes <= limit));
                }
            }
        }
        for (endings, reached) in all.iter_mut().zip(reached) {
            endings.games += u32::from(reached);
        }
    }
    println!("{rules}: {games} games, {positions} positions");
    for (size, Endings { positions: few, proven, games: reached }) in SIZES.iter().zip(&all) {
        let share = |part: u32, whole: u32| 100.0 * f64::from(part) / f64::from(whole.max(1));
        let proven = proven.map(|proven| format!("{:.1}", share(proven, *few)));
        println!(
            "  at most {size} dân: {:.1}% of the positions, in {:.0}% of the games; proven within {}, {} and {nodes} \
             nodes: {} %",
            share(*few, positions),
            share(*reached, games),
            SOON[0],
            SOON[1],
            proven.join(", ")
        );
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let (mut rules, mut games, mut nodes, mut seed) = (Vec::new(), 100, 2_000_000, 1);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = || arguments.next().ok_or_else(|| format!("{argument} needs a number"));
        match argument.as_str() {
            "--games" => games = number()?.parse()?,
            "--nodes" => nodes = number()?.parse()?,
            "--seed" => seed = number()?.parse()?,
            notation => rules.push(notation.parse::<Rules>()?),
        }
    }
    let mut random = fastrand::Rng::with_seed(seed);
    rules.iter().for_each(|rules| measure(rules, games, nodes, &mut random));
    Ok(())
}
