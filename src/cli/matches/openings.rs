//! The random openings that the arguments describe.

use tabletop::Openings;

use super::MatchArgs;
use crate::cli::failure::{CliRefusal, Failure};
use crate::cli::game::CliGame;

/// Returns the openings that the arguments describe.
///
/// # Errors
/// Returns [`Failure::Refused`] for a margin in a game without estimates.
pub(super) fn openings<G: CliGame>(args: &MatchArgs) -> Result<Openings<G>, Failure> {
    let game = G::on_board(&args.rules, None)?;
    if args.balanced.is_some() && G::judged_within().is_none() {
        return Err(CliRefusal::NoBalance(G::ID).into());
    }
    Ok(Openings { game, plies: args.openings, balanced: args.balanced, seed: args.seed })
}

/// Returns that there is no suitable opening.
pub(super) fn refusal<G: CliGame>(openings: &Openings<G>) -> CliRefusal {
    G::no_opening(openings.plies, openings.balanced, openings.draws())
}
