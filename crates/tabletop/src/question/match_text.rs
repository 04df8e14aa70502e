//! The text of a match in a question.

use std::marker::PhantomData;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Game, GameEntry, GameMatch, Step, option_text};

/// The text of a match of the game `G`, for a field with `#[serde(with = "AsText::<G>")]`. The match that it
/// gives back is equal.
pub(crate) struct AsText<G>(PhantomData<G>);

/// What a match consists of.
#[derive(Serialize, Deserialize)]
struct MatchText {
    /// The options of the game.
    options: String,
    /// The start position.
    start: String,
    /// The steps, as in a saved game.
    moves: String,
    /// The reason why it is over, as in [`GameMatch::end`].
    end: Option<String>,
    /// Whether it is over. If not, it may go on after what the rules see as an end.
    is_over: bool,
    /// The turns that do not count, as in [`GameMatch::uncounted_turns`].
    uncounted: usize,
}

impl<G: Game> AsText<G> {
    /// Writes a match.
    pub(crate) fn serialize<S: Serializer>(
        played: &G::Match,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let steps = played.entries().iter().map(|entry| entry.step().to_string());
        let text = MatchText {
            options: option_text(played.game().options()),
            start: played.start().to_string(),
            moves: steps.collect::<Vec<_>>().join(" "),
            end: played.end(),
            is_over: played.is_over(),
            uncounted: played.uncounted_turns(),
        };
        text.serialize(serializer)
    }

    /// Reads a match.
    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<G::Match, D::Error> {
        read::<G>(&MatchText::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// Returns the match, or the reason why there is none.
fn read<G: Game>(text: &MatchText) -> Result<G::Match, String> {
    let mut game = G::usual();
    for option in text.options.split_whitespace() {
        let (name, value) = option.split_once('=').unwrap_or((option, ""));
        game.set_option(name, value).map_err(|why| why.to_string())?;
    }
    let (game, start) = game.parse_position(&text.start).map_err(|why| why.to_string())?;
    let mut played = G::Match::begin(game, start);
    for word in text.moves.split_whitespace() {
        let step: Step<G::Move> =
            word.parse().map_err(|why: <G::Move as std::str::FromStr>::Err| why.to_string())?;
        played.take(step).map_err(|why| format!("{word} is not possible: {why:?}"))?;
    }
    played.settle_end(text.end.as_deref());
    if played.is_over() && !text.is_over {
        played = played.reopened().ok_or("the match is over")?;
    }
    Ok(played.with_uncounted_turns(text.uncounted))
}
