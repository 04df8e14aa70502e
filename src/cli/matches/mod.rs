//! `match`: plays many games between two levels, from random openings.

mod contest;
mod opening;
mod player;

use std::io::Write;

use clap::Args;

use super::command_rules::CommandRules;
use super::failure::Failure;
use super::fields::{FieldValue, as_text};
use super::numbers::number;
use super::rule_args::RuleArgs;
use contest::{Contest, ContestOutcome, PlayedGame};
use opening::Openings;
use player::{Player, player};

/// The most games in a match.
const MOST_GAMES: u64 = 1_000_000;
/// The longest opening, in turns.
const MOST_PLIES: u32 = 40;
/// The greatest argument of `--balanced`, in points.
const MOST_BALANCED: i32 = 9999;

/// The text that follows the options in `help match`.
pub(super) const HELP: &str = "\
Each random opening is played once from every seat: with two sides, A moves first after it in one \
game and second in the next. With three or four sides, A takes one seat and B all others; A wins a \
game if it has more points than every other side, and draws if it shares first place.

After 1,000 turns the players agree to end a game.

Each game prints one line. The last line gives the results of A: its name, wins=, draws=, losses= \
and points=, where a win is 1 point and a draw half a point. The same seed gives the same games on \
every machine with any number of cores, unless the machine is so slow that a level reaches its time \
limit for a move: 0.3 s up to hard, 3 s above.";

/// The arguments of `match`.
#[derive(Debug, Args)]
pub struct MatchArgs {
    /// The level whose results are counted, or random.
    #[arg(value_parser = player())]
    pub(super) a: Player,
    /// The opposing level, or random.
    #[arg(value_parser = player())]
    pub(super) b: Player,
    /// The number of games, up to 1000000.
    #[arg(long, value_name = "N", default_value = "20", value_parser = number(1..=MOST_GAMES))]
    pub(super) games: u64,
    /// The seed for the openings and for choices among equal moves.
    #[arg(long, value_name = "S", default_value = "0", value_parser = number(0..=u64::MAX))]
    pub(super) seed: u64,
    /// The number of random turns at the start of each game, up to 40.
    #[arg(long, value_name = "PLIES", default_value = "4", value_parser = number(0..=MOST_PLIES))]
    pub(super) openings: u32,
    /// Use only openings after which `analyze --depth 10` finds a margin of at most M points.
    #[arg(long, value_name = "M", value_parser = number(0..=MOST_BALANCED))]
    pub(super) balanced: Option<i32>,
    /// The rules to play by.
    #[command(flatten)]
    pub(super) rules: RuleArgs,
}

/// Plays the match and prints a line for each game, then the totals.
pub(super) fn run(args: &MatchArgs, out: &mut impl Write) -> Result<(), Failure> {
    let (rules, start) = CommandRules::new(&args.rules)?.start_game("0")?;
    let openings =
        Openings { rules, start, plies: args.openings, balanced: args.balanced, seed: args.seed };
    let contest = Contest { players: [args.a, args.b], openings, games: args.games };
    let (mut wins, mut draws, mut losses) = (0, 0, 0);
    contest.play(|number, played| {
        match played.outcome {
            ContestOutcome::Win => wins += 1,
            ContestOutcome::Draw => draws += 1,
            ContestOutcome::Loss => losses += 1,
        }
        writeln!(out, "{}", as_text(&line(number, played)))?;
        out.flush()
    })?;
    writeln!(out, "{}", totals(&args.a.to_string(), wins, draws, losses)).map_err(Failure::Output)
}

/// Returns the last line of a match: the results of the first player.
pub(super) fn totals(name: &str, wins: u64, draws: u64, losses: u64) -> String {
    let halves = 2 * wins + draws;
    let points = format!("{}{}", halves / 2, if halves.is_multiple_of(2) { "" } else { ".5" });
    format!("{name} wins={wins} draws={draws} losses={losses} points={points}")
}

/// Returns a random generator determined by the seed of a match and `number`.
pub(super) fn random(seed: u64, number: u64) -> fastrand::Rng {
    // Two rounds, so that neighbouring seeds give unrelated sequences.
    let mut outer = fastrand::Rng::with_seed(seed);
    fastrand::Rng::with_seed(outer.u64(..) ^ fastrand::Rng::with_seed(number).u64(..))
}

fn line(number: u64, played: &PlayedGame) -> super::fields::Fields {
    let position = played.game.position();
    let stores: Vec<String> = position.stores().iter().map(|(_, n)| n.to_string()).collect();
    let moves: Vec<String> = played.game.turns().map(|turn| turn.mv.to_string()).collect();
    vec![
        ("game", FieldValue::Number(number as i64 + 1)),
        ("seat", FieldValue::Word(played.seat.to_string())),
        ("result", FieldValue::Word(played.outcome.to_string())),
        ("end", FieldValue::Word(played.game.end().map_or("-", |end| end.name()).to_owned())),
        ("stores", FieldValue::Word(stores.join(","))),
        ("moves", FieldValue::Words(moves)),
    ]
}
