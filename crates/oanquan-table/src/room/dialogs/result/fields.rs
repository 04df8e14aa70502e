//! What a round means for its match: the rhyme, the fields of each side, and the sale.

use eframe::egui::{RichText, Ui};
use oanquan::{Game, GameEnd, MatchResult, Sold};
use table::words::players;
use ui_kit::balanced::wrapped;
use ui_kit::theme::Palette;
use window::widgets::strong;
use window_words::Words;

use crate::OAnQuan;
use crate::controller::Session;
use crate::room::GameOutcome;
use crate::room::fields_strip::fields_row;
use crate::room::narration::narrate_end_reason;
use crate::room::rounds::{match_headline, narrate_match_end, narrate_next_sale, owned_fields};

/// The height of the fields.
const HEIGHT: f32 = 18.0;

/// Returns the heading of the result: after a game, who has won; in a match, with the number of the round; after a match,
/// its result.
pub fn heading(words: &Words, session: &Session) -> String {
    let (setup, game) = (session.setup(), session.game());
    let outcome = GameOutcome::of(game);
    let of_round = match game.end() {
        Some(end) => outcome.heading(words, setup, end),
        None => outcome.headline(words, setup),
    };
    match game.match_result() {
        Some(result) => match_headline(words, setup, result),
        None if game.is_match() => words.rounds.round_result(game.round_number(), &of_round),
        None => of_round,
    }
}

/// Returns sentences about why the game is over, and that the points are against its winner, if so. A round of a match
/// usually ends as the rhyme says.
pub fn end_reason(words: &Words, session: &Session) -> Option<String> {
    let (setup, game) = (session.setup(), session.game());
    let why = match game.is_match() && ends_as_in_the_rhyme(game) {
        true => None,
        false => narrate_end_reason(words, setup, game),
    };
    let against = GameOutcome::of(game).is_against_points() && !game.is_match();
    let against = against.then(|| words.offers.against_points.to_owned());
    let said: Vec<String> = [why, against].into_iter().flatten().collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// Returns whether a round is over because no quan is left.
fn ends_as_in_the_rhyme(game: &Game) -> bool {
    matches!(game.end(), Some(GameEnd::QuanEmpty | GameEnd::QuanCaptured))
}

/// Draws the rhyme, the fields of each side after the sale, and sentences about the sale or the end
/// of the match.
pub fn fields(ui: &mut Ui, words: &Words, session: &Session) {
    let palette = Palette::current(ui.ctx());
    let (setup, game) = (session.setup(), session.game());
    if ends_as_in_the_rhyme(game) {
        wrapped(ui, RichText::new(words.rounds.rhyme).italics().color(palette.faint_ink));
        ui.add_space(4.0);
    }
    let players = players::<OAnQuan>(words, setup);
    let near = setup.near_side();
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        for side in [near.next(2), near] {
            ui.horizontal(|ui| {
                fields_row(ui, HEIGHT, game.fields(), side);
                let fields = owned_fields(words, &players[side].name, game.fields(), side);
                wrapped(ui, strong(fields));
            });
        }
    });
    ui.add_space(4.0);
    if let Some(sale) = narrate_next_sale(words, setup, game) {
        wrapped(ui, sale);
        if game.rules().sold == Sold::Owned {
            wrapped(ui, RichText::new(words.rounds.frames).color(palette.faint_ink));
        }
    } else {
        let points = game.match_points();
        let winner_is_far = game.match_result() == Some(MatchResult::Won(near.next(2)));
        let first = if winner_is_far { near.next(2) } else { near };
        let points = [first, first.next(2)].map(|side| points[side].to_string());
        let points = words.rounds.points_of_match(&points.join(" : "));
        wrapped(ui, format!("{} {points}", narrate_match_end(words, game)));
    }
}
