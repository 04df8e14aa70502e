//! Questions about the board, each with a key, for players who hear it.

use eframe::egui::{Context, Event, Key, Modifiers};
use tabletop::{GameMatch, Session, Side, shown_seconds};
use ui_kit::speech;
use window::Parts;

use super::game_text::{Viewpoint, Voice};
use crate::game::{TableGame, board_view};
use crate::screens::settings;

/// What a player asks.
#[derive(Clone, Copy)]
enum Question {
    /// What lies where the focus is.
    Here,
    /// Whose turn it is, what the last turn was, and the time left.
    Turn,
    /// Which moves capture.
    Captures,
    /// What the player has on the board.
    Mine,
    /// What the others have.
    Theirs,
    /// What has been captured.
    Stock,
    /// The last utterance.
    Again,
}

/// The keys of the questions, which begin no move of a game.
const KEYS: [(Key, Question); 7] = [
    (Key::Comma, Question::Here),
    (Key::Semicolon, Question::Turn),
    (Key::Quote, Question::Captures),
    (Key::OpenBracket, Question::Mine),
    (Key::CloseBracket, Question::Theirs),
    (Key::Backslash, Question::Stock),
    (Key::Backtick, Question::Again),
];

/// Takes the key of a question.
fn asked(ctx: &Context) -> Option<Question> {
    ctx.input_mut(|input| {
        let mut keys = KEYS.iter();
        let (key, question) = keys.find(|(key, _)| input.consume_key(Modifiers::NONE, *key))?;
        let typed = key.symbol_or_name();
        input.events.retain(|event| !matches!(event, Event::Text(text) if text == typed));
        Some(*question)
    })
}

/// Answers the question about a game, whose key was pressed, if one was, to a screen reader. `view` is how the board is
/// seen.
pub fn answer<G: TableGame>(session: &Session<G>, view: Viewpoint, parts: &Parts, ctx: &Context) {
    let Some(question) = asked(ctx) else { return };
    let words = parts.words();
    let (setup, game) = (session.setup(), session.game());
    let voice = Voice::new::<G>(words, setup, view);
    let own = G::words(parts.language());
    let sides = || (0..setup.sides()).map(Side::new);
    let said = match question {
        Question::Here => return speech::answer_with_focus(ctx),
        Question::Again => return speech::repeat(ctx),
        Question::Turn => {
            let last = game.entries().len().checked_sub(1);
            let last = last.map(|entry| own.happened(&voice, game, entry));
            let next = match game.to_move() {
                Some(side) => own.to_move(&voice, game, side),
                None => own.end(&voice, game),
            };
            let clocks = sides().filter_map(|side| {
                let seconds = shown_seconds(session.clock().left(side)?);
                let name = voice.name(side);
                Some(words.offers.clock_name(&name, seconds / 60, seconds % 60) + ".")
            });
            last.into_iter().chain([next]).chain(clocks).collect::<Vec<_>>().join(" ")
        }
        Question::Captures => own.captures(&voice, game).unwrap_or_default(),
        Question::Mine => own.on_board(&voice, game, view.near),
        Question::Theirs => {
            let others = sides().filter(|side| *side != view.near);
            others.map(|side| own.on_board(&voice, game, side)).collect::<Vec<_>>().join(" ")
        }
        Question::Stock => own.stock(&voice, game),
    };
    let said = said.trim();
    speech::answer(ctx, if said.is_empty() { words.asked.nothing } else { said });
}

/// Returns what has happened in a game, in sentences, one for each entry.
pub(crate) fn happened<G: TableGame>(session: &Session<G>, parts: &Parts) -> Vec<String> {
    let (setup, game) = (session.setup(), session.game());
    let view = board_view(setup, &settings::<G>(parts));
    let voice = Voice::new::<G>(parts.words(), setup, view);
    let own = G::words(parts.language());
    (0..game.entries().len()).map(|entry| own.happened(&voice, game, entry)).collect()
}
