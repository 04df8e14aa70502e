//! `play`: plays moves from a position.

use std::io::{self, Write};

use basics::Excerpt;
use tabletop::{GameEntry, GameMatch};

use super::batch;
use super::failure::{CliRefusal, Failure};
use super::game::CliGame;
use super::line::InputLine;
use super::rule_args::RuleArgs;

/// The most spaces in a position.
const PARTS: usize = 5;

/// Plays the moves and prints a line for each, or answers the lines of standard input.
pub(super) fn run<G: CliGame>(
    position: &str,
    moves: &[String],
    rules: &RuleArgs,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let game = G::with_options(rules)?;
    match (position, moves) {
        ("-", []) => {
            batch::answer_each(|line| answer(&game, rules, line), &mut io::stdin().lock(), out)
        }
        ("-", [mv, ..]) => Err(CliRefusal::MoveBesideDash(Excerpt::of(mv)).into()),
        (text, []) => Err(match game.match_at(text, rules) {
            Ok(_) => CliRefusal::NoMove,
            // Whoever writes a move alone has forgotten the position.
            Err(_) => CliRefusal::NoPosition(Excerpt::of(text)),
        }
        .into()),
        (_, moves) => {
            let mut played = game.match_at(position, rules).map_err(|why| {
                let quoted = whole_position(&game, rules, position, moves);
                quoted.map_or(why, |text| CliRefusal::Unquoted(Excerpt::of(&text)).into())
            })?;
            for text in moves {
                play::<G>(&mut played, text)?;
                for line in last_line::<G>(&played).into_iter().chain(G::round_line(&played)) {
                    writeln!(out, "{line}").map_err(Failure::Output)?;
                }
            }
            Ok(())
        }
    }
}

/// Returns the position of which the shell has made arguments of their own, the first of which is `first`; `None` if
/// there is none.
fn whole_position<G: CliGame>(
    game: &G,
    rules: &RuleArgs,
    first: &str,
    others: &[String],
) -> Option<String> {
    let joined = others.iter().scan(first.to_owned(), |text, part| {
        *text = format!("{text} {part}");
        Some(text.clone())
    });
    joined.take(PARTS).find(|text| game.match_at(text, rules).is_ok())
}

/// Plays a line `POSITION; MOVE MOVE…` and returns the line of its last move.
fn answer<G: CliGame>(game: &G, rules: &RuleArgs, line: &InputLine) -> Result<String, Failure> {
    let (position, moves) = batch::position_and_moves(line)?;
    let mut played = game.match_at(position, rules)?;
    for text in moves.split_whitespace() {
        play::<G>(&mut played, text)?;
    }
    last_line::<G>(&played).ok_or_else(|| CliRefusal::NoMove.into())
}

/// Plays the move in `text`, after the end of a round as the first one of the next round.
fn play<G: CliGame>(played: &mut G::Match, text: &str) -> Result<(), Failure> {
    let mv = G::read_move(played, text)?;
    played.begin_round();
    played.play(mv).map(drop).map_err(Failure::refused)
}

/// Returns the line about the last move.
fn last_line<G: CliGame>(played: &G::Match) -> Option<String> {
    let entry = played.entries().last()?;
    let end = entry.end().unwrap_or_else(|| "-".to_owned());
    Some(format!("{}\t{}\t{end}", G::text_of(entry.after()), G::turn_field(entry)))
}
