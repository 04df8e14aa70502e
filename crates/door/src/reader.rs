//! The readers of the games.

use ::link::LinkError;
use basics::{Claim, Form};
use tabletop::archive::{SavedGame, Stored, VERSION};
use tabletop::storage::parse_ron;
use tabletop::{Imported, NotImported, Notation, Noted};

use super::{Found, GameRefused, Refused, Why};

/// The reader of a game.
pub(super) struct Reader {
    /// The name of the game.
    pub id: &'static str,
    /// Returns how sure the reader is that a text is a game of its kind.
    pub claim: fn(&str) -> Claim,
    /// Reads the games in a text under these options, if it names none.
    pub read: fn(&str, &str) -> Result<Vec<Found>, Refused>,
    /// Reads a link.
    pub link: fn(&str) -> Result<Found, Refused>,
    /// Reads a saved game.
    pub saved: fn(&str) -> Result<Found, Refused>,
    /// Whether files of saved games name the game.
    pub is_named: bool,
}

/// The readers of all games.
pub(super) const READERS: [Reader; games::COUNT] = games::each!(reader);

const fn reader<G: Notation + Stored>() -> Reader {
    Reader {
        id: G::ID,
        claim: G::claim,
        read: read::<G>,
        link: link::<G>,
        saved: saved::<G>,
        is_named: G::IS_NAMED,
    }
}

/// Returns the reader of the game with this name.
pub(super) fn reader_of(id: &str) -> Option<&'static Reader> {
    READERS.iter().find(|reader| reader.id == id)
}

fn read<G: Notation + Stored>(options: &str, text: &str) -> Result<Vec<Found>, Refused> {
    let games = G::from_options(options).read_games(text);
    let games = games.map_err(|why| GameRefused::why(NotImported::<G>::Text(why)))?;
    Ok(games.into_iter().map(|noted| Imported::Record(noted).into()).collect())
}

fn link<G: Notation + Stored>(text: &str) -> Result<Found, Refused> {
    let record = ::link::read::<G>(text).map_err(|why| match why {
        LinkError::Damage(damage) => Why::Link(G::ID, damage),
        LinkError::Head(why) => GameRefused::why(NotImported::<G>::Link(why)),
    })?;
    Ok(Imported::Record(Noted { form: Form::Link, ..record.into() }).into())
}

/// Returns the reader of the saved game in a text.
pub(super) fn reader_of_saved(text: &str) -> &'static Reader {
    /// The field that names the game.
    #[derive(serde::Deserialize)]
    struct Named {
        game: String,
    }
    let named = parse_ron::<Named>(text.as_bytes(), VERSION).ok();
    let named = named.and_then(|named| reader_of(&named.game));
    // A file that names no game is one of the game that is older than the field.
    named.or_else(|| READERS.iter().find(|reader| !reader.is_named)).unwrap_or(&READERS[0])
}

fn saved<G: Notation + Stored>(text: &str) -> Result<Found, Refused> {
    let saved = SavedGame::<G>::parse(text.as_bytes());
    let saved = saved.map_err(|why| GameRefused::why(NotImported::<G>::Saved(why)))?;
    Ok(Imported::Saved(Box::new(saved)).into())
}
