//! The readers of the other games.

use std::sync::Arc;

use ::link::{Damage, LinkError};
use basics::{Claim, Excerpt, Form, Heading, PassedOver};
use tabletop::archive::{Archived, GameFileProblem, SavedGame, VERSION};
use tabletop::storage::parse_ron;
use tabletop::{Game, Noted, Record, Written};

use super::{Found, FoundGame, GuestGame, GuestUnread, Refused, Why};

/// The reader of a game.
pub(super) struct Guest {
    /// The name of the game.
    pub id: &'static str,
    /// Returns how sure the reader is that a text is a game of its kind.
    pub claim: fn(&str) -> Claim,
    /// Reads the games in a text under these options, if it names none.
    pub read: fn(&str, &str) -> Result<Vec<Found>, Refused>,
    /// Reads a link.
    pub link: fn(&str) -> Result<Found, Damage>,
    /// Reads a saved game; returns `None` if it is one of another game.
    pub saved: fn(&str) -> Option<Result<Found, Refused>>,
}

/// The readers of all other games.
pub(super) const GUESTS: [Guest; games::COUNT - 1] = games::each_guest!(guest);

const fn guest<G: Written + Archived>() -> Guest {
    Guest { id: G::ID, claim: G::claim, read: read::<G>, link: link::<G>, saved: saved::<G> }
}

fn read<G: Written>(options: &str, text: &str) -> Result<Vec<Found>, Refused> {
    let games = G::from_options(options).read_games(text).map_err(|why| {
        Why::Guest(GuestUnread {
            id: G::ID,
            line: why.line,
            column: why.column,
            turn: why.turn,
            english: why.flaw.to_string(),
            flaw: Arc::new(why.flaw),
        })
    })?;
    Ok(games.into_iter().map(found).collect())
}

/// Reads a link. Nobody mistypes the head of one whose checksum is right, so the flaw there is not named.
fn link<G: Game>(text: &str) -> Result<Found, Damage> {
    let record = ::link::read::<G>(text).map_err(|why| match why {
        LinkError::Damage(damage) => damage,
        LinkError::Game(_) => Damage::Damaged(G::ID),
    })?;
    Ok(found(Noted { form: Form::Link, ..record.into() }))
}

fn found<G: Game>(noted: Noted<G>) -> Found {
    let (form, passed_over) = (noted.form, noted.passed_over);
    let game = FoundGame::Guest(GuestGame::new(noted));
    Found { game, form, passed_over, stopped: None }
}

/// Reads a saved game as the record of what was played.
fn saved<G: Archived>(text: &str) -> Option<Result<Found, Refused>> {
    /// The field that names the game.
    #[derive(serde::Deserialize)]
    struct Named {
        game: String,
    }
    let named: Named = parse_ron(text.as_bytes(), VERSION).ok()?;
    if named.game != G::ID {
        return None;
    }
    Some(match SavedGame::<G>::parse(text.as_bytes()) {
        Ok((saved, state)) => {
            let names = saved.names.iter().map(ToString::to_string).collect();
            let heading = Heading { names, event: saved.title.clone(), ..Heading::default() };
            let record = Record { game: state.game().clone(), heading };
            let (form, passed_over) = (Form::Saved, PassedOver::default());
            Ok(found::<G>(Noted { record, form, passed_over }))
        }
        Err(GameFileProblem::File(why)) => Err(Why::File(why).into()),
        Err(GameFileProblem::Game(why)) => {
            let why = Excerpt::of_length(&why.to_string(), 400);
            Err(Why::GuestSaved { id: G::ID, why: why.to_string() }.into())
        }
    })
}
