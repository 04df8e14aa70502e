//! `match` between two levels of another game.

use std::io::Write;

use tabletop::{Match, Played, Side};

use super::{GuestGame, moves, options};
use crate::cli::failure::Failure;
use crate::cli::fields::{FieldValue, as_text};
use crate::cli::matches::{MatchArgs, random, totals};

/// The number of random openings after which a match gives up finding a balanced one.
const MOST_DRAWS: u32 = 1000;

/// Plays the match and prints a line for each game, then the totals.
pub(super) fn run<G: GuestGame>(args: &MatchArgs, out: &mut impl Write) -> Result<(), Failure> {
    let game: G = options(&args.rules)?;
    if args.balanced.is_some() && G::imbalance(&Match::new(game.clone(), Side::NEAR)).is_none() {
        return Err(Failure::Refused(format!("--balanced has no meaning for {}", G::ID)));
    }
    let (mut wins, mut draws, mut losses) = (0, 0, 0);
    for number in 0..args.games {
        let sides = game.sides() as u64;
        let seat = Side::new((number % sides) as usize);
        let mut opening_choices = random(args.seed, number / sides);
        // Inverted, so that it differs from the numbers of the openings.
        let mut choices = random(args.seed, !number);
        let mut played = opening(&game, args, &mut opening_choices)?;
        while let Some(side) = played.to_move() {
            let player = if side == seat { args.a } else { args.b };
            let mv = player.choose::<G>(&played, &mut choices);
            played.play(mv).expect("a player chooses legal moves");
        }
        let result = played.standing(seat).name();
        match result {
            "win" => wins += 1,
            "draw" => draws += 1,
            _ => losses += 1,
        }
        let fields = vec![
            ("game", FieldValue::Number(number as i64 + 1)),
            ("seat", FieldValue::Word(seat.to_string())),
            ("result", FieldValue::Word(result.to_owned())),
            ("end", FieldValue::Word(played.end().unwrap_or_else(|| "-".to_owned()))),
            ("moves", FieldValue::Words(moves(&played))),
        ];
        writeln!(out, "{}", as_text(&fields))
            .and_then(|()| out.flush())
            .map_err(Failure::Output)?;
    }
    writeln!(out, "{}", totals(&args.a.to_string(), wins, draws, losses)).map_err(Failure::Output)
}

/// Returns a match that begins with random moves.
fn opening<G: GuestGame>(
    game: &G,
    args: &MatchArgs,
    random: &mut fastrand::Rng,
) -> Result<Match<G>, Failure> {
    for _ in 0..MOST_DRAWS {
        let mut played = Match::new(game.clone(), Side::NEAR);
        for _ in 0..args.openings {
            let Some(mv) = random.choice(G::opening_moves(&played)) else { break };
            played.play(mv).expect("a listed move is legal");
            if played.to_move().is_none() {
                // An opening leaves the players a game.
                played.undo();
                break;
            }
        }
        let fits = |most| G::imbalance(&played).is_none_or(|imbalance| imbalance <= most);
        if args.balanced.is_none_or(fits) {
            return Ok(played);
        }
    }
    let plies = args.openings;
    Err(Failure::Refused(format!("no balanced opening of {plies} turns was found in {MOST_DRAWS}")))
}
