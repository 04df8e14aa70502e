//! `match`: plays many games between two levels, from random openings.

mod contest;
mod openings;
mod player;

use std::io::Write;

use clap::Args;

use super::failure::Failure;
use super::fields::{FieldValue, Fields, as_text};
use super::game::{CliGame, end_name, moves};
use super::numbers::number;
use super::rule_args::RuleArgs;
use contest::{Contest, PlayedGame};
use openings::openings;
use player::{Player, player};

/// The most games in a match.
const MAX_GAMES: u64 = 1_000_000;
/// The longest opening, in turns.
const MAX_PLIES: u32 = 40;
/// The greatest argument of `--balanced`, in points.
const MAX_BALANCED: i32 = 9999;

/// The text that follows the options in `help match`.
pub(super) const HELP: &str = "\
Each random opening is played once from every seat: with two sides, A moves first after it in one \
game and second in the next. With three or four sides, A takes one seat and B all others; A wins a \
game if it has more points than every other side, and draws if it shares first place.

The player random plays any legal move. A newcomer looks at two or three of them and plays the one \
that captures the most; in caro, it looks near the marks, at what a mark makes and denies, and with \
pebbles, it sees whether a move wins at once.

After 1,000 turns the players agree to end a game.

Each game prints one line. The last line gives the results of A: its name, wins=, draws=, losses= \
and points=, where a win is 1 point and a draw half a point. The same seed gives the same games on \
every machine with any number of cores, unless the machine is so slow that a level reaches its time \
limit for a move: 0.3 s up to hard, 3 s above.";

/// The arguments of `match`.
#[derive(Debug, Args)]
pub struct MatchArgs {
    /// The level whose results are counted, random or newcomer.
    #[arg(value_parser = player())]
    a: Player,
    /// The opposing level, random or newcomer.
    #[arg(value_parser = player())]
    b: Player,
    /// The number of games, up to 1000000.
    #[arg(long, value_name = "N", default_value = "20", value_parser = number(1..=MAX_GAMES))]
    games: u64,
    /// The seed for the openings and for choices among equal moves.
    #[arg(long, value_name = "N", default_value = "0", value_parser = number(0..=u64::MAX))]
    seed: u64,
    /// The number of random turns at the start of each game, up to 40.
    #[arg(long, value_name = "PLIES", default_value = "4", value_parser = number(0..=MAX_PLIES))]
    openings: u32,
    /// Use only openings after which `analyze --depth 10` finds a margin of at most M points.
    #[arg(long, value_name = "M", value_parser = number(0..=MAX_BALANCED))]
    balanced: Option<i32>,
    /// The rules to play by.
    #[command(flatten)]
    rules: RuleArgs,
}

/// Plays the match and prints a line for each game, then the totals.
pub(super) fn run<G: CliGame>(args: &MatchArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let openings = openings::<G>(args)?;
    let contest = Contest { players: [args.a, args.b], openings, games: args.games };
    let (mut wins, mut draws, mut losses) = (0, 0, 0);
    contest.play(|number, played| {
        match (played.result.behind, played.result.level) {
            (0, 0) => wins += 1,
            (0, _) => draws += 1,
            _ => losses += 1,
        }
        writeln!(out, "{}", as_text(&line::<G>(number, played)))?;
        out.flush()
    })?;
    writeln!(out, "{}", totals(args.a, wins, draws, losses)).map_err(Failure::Output)
}

/// Returns the last line of a match: the results of the first player.
fn totals(player: Player, wins: u64, draws: u64, losses: u64) -> String {
    let halves = 2 * wins + draws;
    let points = format!("{}{}", halves / 2, if halves.is_multiple_of(2) { "" } else { ".5" });
    format!("{player} wins={wins} draws={draws} losses={losses} points={points}")
}

fn line<G: CliGame>(number: u64, game: &PlayedGame<G::Match>) -> Fields {
    let mut fields = vec![
        ("game", FieldValue::Number(number as i64 + 1)),
        ("seat", FieldValue::Word(game.seat.to_string())),
        ("result", FieldValue::Word(game.result.name().to_owned())),
        ("end", FieldValue::Word(end_name::<G>(&game.played))),
    ];
    fields.extend(G::result_fields(&game.played));
    fields.push(("moves", FieldValue::Words(moves::<G>(&game.played))));
    fields
}
