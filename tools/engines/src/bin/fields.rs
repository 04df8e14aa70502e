//! Measures what a field is worth in a match of several rounds, by self-play of continued matches.
//!
//! ```text
//! cargo run --release -p engine-tools --bin fields -- --level hard --games 200 "folk series=fields"
//! ```
//!
//! For each number of halves of cells that one side has sold, plays rounds from their start. They begin
//! with two random turns. Prints the mean lead of the side to move, with its standard error, and its
//! share of the matches when both sides play on in this way until the match is over: the share follows
//! from the leads, because a lead decides the sale and the next start. Rules are in the notation of
//! records, one argument for each set of rules.
//!
//! With `--contest N`, plays N pairs of whole matches instead: in each, one side plays for the match and
//! the other one for the margin of each round, and the sides are swapped for the second match. With
//! `--rounds N`, plays N matches against `--against LEVEL` instead, and prints how many rounds they last.

use std::collections::BTreeMap;
use std::error::Error;

use oanquan::{BySide, Fields, Game, MatchResult, Position, RoundResult, Rules, Series, Side};
use oanquan_engine::{Control, Level, choose};

/// The random turns at the start of a round.
const OPENING: usize = 2;
/// The most rounds of a match in a contest.
const MAX_ROUNDS: usize = 60;
/// The steps in which the shares of the matches settle.
const STEPS: usize = 1_000;

/// The options of the command line.
struct Options {
    rules: Vec<Rules>,
    level: Level,
    games: usize,
    seed: u64,
    /// The pairs of matches of a contest, or 0 for none.
    contest: usize,
    /// The matches whose rounds are counted, or 0 for none.
    rounds: usize,
    /// The level of the other side in these.
    against: Level,
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = options(std::env::args().skip(1))?;
    for rules in &options.rules {
        println!("{rules}");
        if options.rounds > 0 {
            count_rounds(rules, &options);
            continue;
        }
        if options.contest > 0 {
            contest(rules, &options);
            continue;
        }
        let rounds: BTreeMap<i32, Vec<RoundResult>> =
            states(rules).map(|sold| (sold, rounds_from(rules, sold, &options))).collect();
        let shares = shares(rules, &rounds);
        for (sold, results) in &rounds {
            let leads: Vec<f64> = results.iter().map(|result| f64::from(lead(result))).collect();
            let count = leads.len() as f64;
            let mean = leads.iter().sum::<f64>() / count;
            let variance = leads.iter().map(|lead| (lead - mean).powi(2)).sum::<f64>() / count;
            println!(
                "  sold={:+.1} lead={mean:+.1} error={:.1} matches={:.1}%",
                f64::from(*sold) / 2.0,
                (variance / count).sqrt(),
                100.0 * shares[sold]
            );
        }
    }
    Ok(())
}

/// Reads the command line.
fn options(mut arguments: impl Iterator<Item = String>) -> Result<Options, Box<dyn Error>> {
    let (level, against) = (Level::Hard, Level::Hard);
    let (games, seed, contest, rounds) = (100, 1, 0, 0);
    let mut options = Options { rules: Vec::new(), level, games, seed, contest, rounds, against };
    while let Some(name) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{name} needs a value"));
        match name.as_str() {
            "--level" => options.level = value()?.parse()?,
            "--games" => options.games = value()?.parse()?,
            "--contest" => options.contest = value()?.parse()?,
            "--rounds" => options.rounds = value()?.parse()?,
            "--against" => options.against = value()?.parse()?,
            "--seed" => options.seed = value()?.parse()?,
            rules => options.rules.push(rules.parse()?),
        }
    }
    if options.games == 0 || options.rules.is_empty() {
        return Err("name rules such as \"folk series=fields\", and at least one game".into());
    }
    Ok(options)
}

/// Returns the halves of cells that the side to move can have sold while a match goes on; negative if
/// the other side has sold some.
fn states(rules: &Rules) -> impl Iterator<Item = i32> + use<> {
    let step = if rules.sells_halves() { 1 } else { 2 };
    let most = 2 * i32::from(rules.fields_lost) - step;
    (-most..=most).step_by(step as usize)
}

/// Returns the owners of the cells after the near side has sold this many halves.
fn fields(rules: &Rules, sold: i32) -> Fields {
    // A round that is won by ten points more than it takes sells one cell more.
    let halves = sold.unsigned_abs();
    let sale = Rules { sale: oanquan::Sale::Difference, ..rules.clone() };
    let lead = (10 * (halves / 2) + halves % 2) as i32;
    let points =
        BySide::from_fn(2, |side| if (side == Side::FAR) == (sold > 0) { lead } else { 0 });
    RoundResult { points, at_stake: lead }.sell(&sale, Fields::default())
}

/// Returns the results of the rounds that the near side begins after it has sold this many halves.
fn rounds_from(rules: &Rules, sold: i32, options: &Options) -> Vec<RoundResult> {
    let start = Position::round_start(rules, Side::NEAR, fields(rules, sold));
    let mut random = fastrand::Rng::with_seed(options.seed);
    let mut results = Vec::with_capacity(options.games);
    while results.len() < options.games {
        let mut game = Game::new(rules.clone(), start.clone());
        while game.end().is_none() {
            let mv = match game.turn_count() {
                ..OPENING => random.choice(game.legal_moves()),
                _ => choose(options.level, &game, random.u64(..), &Control::default()),
            };
            game.play(mv.expect("a side to move has a move")).expect("a legal move");
        }
        results.extend(game.round_result());
    }
    results
}

/// Plays matches between two levels, who play for the match and swap sides, and prints how many rounds they last.
fn count_rounds(rules: &Rules, options: &Options) {
    let levels = [options.level, options.against];
    let mut lengths: Vec<usize> = (0..options.rounds)
        .map(|number| {
            let mut random = fastrand::Rng::with_seed(options.seed + number as u64);
            let mut game = Game::new(rules.clone(), Position::start(rules, Side::NEAR));
            while !game.is_over() && game.round_number() <= MAX_ROUNDS {
                game.begin_round();
                let first = game.turn_count();
                while let Some(side) = game.position().to_move() {
                    let level = levels[(side.index() + number) % 2];
                    let mv = match game.turn_count() - first {
                        ..OPENING => random.choice(game.legal_moves()),
                        _ => choose(level, &game, random.u64(..), &Control::default()),
                    };
                    game.play(mv.expect("a side to move has a move")).expect("a legal move");
                }
            }
            game.round_number()
        })
        .collect();
    lengths.sort_unstable();
    let share = |least: usize| {
        let count = lengths.iter().filter(|length| **length >= least).count();
        100.0 * count as f64 / lengths.len() as f64
    };
    let median = lengths[lengths.len() / 2];
    let longest = lengths.last().copied().unwrap_or_default();
    println!(
        "  {} against {}: matches={} median={median} longest={longest} at_least_2={:.0}% at_least_3={:.0}% at_least_4={:.0}%",
        options.level,
        options.against,
        lengths.len(),
        share(2),
        share(3),
        share(4)
    );
}

/// Plays pairs of matches between a side that plays for the match and one that plays for the margin of
/// each round, and prints the share of the former.
fn contest(rules: &Rules, options: &Options) {
    let (mut won, mut drawn) = (0, 0);
    for number in 0..options.contest {
        for seat in [Side::NEAR, Side::FAR] {
            match match_of(rules, seat, options, options.seed + number as u64) {
                Some(MatchResult::Won(side)) => won += usize::from(side == seat),
                Some(MatchResult::Drawn) | None => drawn += 1,
            }
        }
    }
    let matches = 2 * options.contest;
    let share = (won as f64 + 0.5 * drawn as f64) / matches as f64;
    println!("  matches={matches} won={won} drawn={drawn} share={:.1}%", 100.0 * share);
}

/// Plays a match in which `seat` plays for the match. Returns `None` if it has too many rounds.
fn match_of(rules: &Rules, seat: Side, options: &Options, seed: u64) -> Option<MatchResult> {
    let single = Rules { series: Series::Off, ..rules.clone() };
    let mut random = fastrand::Rng::with_seed(seed);
    let mut game = Game::new(rules.clone(), Position::start(rules, Side::NEAR));
    while !game.is_over() && game.round_number() <= MAX_ROUNDS {
        game.begin_round();
        let (first, mut turns) = (game.turn_count(), 0);
        while let Some(side) = game.position().to_move() {
            let alone = || Game::new(single.clone(), game.position().clone());
            let control = Control::default();
            let mv = match turns {
                ..OPENING => random.choice(game.legal_moves()),
                _ if side == seat => choose(options.level, &game, random.u64(..), &control),
                _ => choose(options.level, &alone(), random.u64(..), &control),
            };
            game.play(mv.expect("a side to move has a move")).expect("a legal move");
            turns = game.turn_count() - first;
        }
    }
    game.match_result()
}

/// Returns the lead of the near side.
fn lead(result: &RoundResult) -> i32 {
    result.points[Side::NEAR] - result.points[Side::FAR]
}

/// Returns the share of the matches of the side to move, for each number of halves that it has sold.
fn shares(rules: &Rules, rounds: &BTreeMap<i32, Vec<RoundResult>>) -> BTreeMap<i32, f64> {
    let mut shares: BTreeMap<i32, f64> = rounds.keys().map(|sold| (*sold, 0.5)).collect();
    for _ in 0..STEPS {
        let share = |(sold, results): (&i32, &Vec<RoundResult>)| {
            let after = |result: &RoundResult| share_after(rules, *sold, result, &shares);
            (*sold, results.iter().map(after).sum::<f64>() / results.len() as f64)
        };
        shares = rounds.iter().map(share).collect();
    }
    shares
}

/// Returns the share of the matches of the near side, which had sold this many halves and begun the
/// round that ended with `result`.
fn share_after(rules: &Rules, sold: i32, result: &RoundResult, shares: &BTreeMap<i32, f64>) -> f64 {
    let after = result.sell(rules, fields(rules, sold));
    let [near, far] = [Side::NEAR, Side::FAR].map(|side| after.sold_halves(side) as i32);
    let lost = |side| after.sold_cells(side) >= u32::from(rules.fields_lost);
    match (lost(Side::NEAR), lost(Side::FAR), result.winner()) {
        (true, _, _) => 0.0,
        (_, true, _) => 1.0,
        // The loser begins and, after a draw, the side that did not begin.
        (_, _, Some(Side::FAR)) => shares[&(near - far)],
        _ => 1.0 - shares[&(far - near)],
    }
}
