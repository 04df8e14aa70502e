//! The questions about the game.

use eframe::egui::Ui;

use super::{DialogAnswer, DialogView, Question};
use crate::door::AnyGame;
use crate::rules::Side;
use crate::ui::live_game::LiveGame;
use crate::ui::players::player_name;
use crate::ui::widgets::{self, dialog, focus_first, wide_button, words_and_buttons};
use crate::ui::words::Words;

/// Draws the question. Returns the answer, and whether to close the dialog.
pub(super) fn ask(
    ui: &mut Ui,
    which: &Question,
    view: &DialogView<'_>,
) -> (Option<DialogAnswer>, bool) {
    let DialogView { words, live_game, is_kept, .. } = *view;
    match (which, live_game) {
        (Question::NewGame, _) => {
            let text =
                if is_kept { words.library.new_game_question } else { words.new_game_question };
            question(ui, words, words.game_in_progress, text, words.new_game, DialogAnswer::NewGame)
        }
        (Question::Quit, _) => {
            let (heading, text) = (words.game_in_progress, words.quit_question);
            question(ui, words, heading, text, words.quit, DialogAnswer::Quit)
        }
        (Question::Open(game), _) => {
            let open = DialogAnswer::Open(game.clone());
            let text = match **game {
                AnyGame::Record(_) if is_kept => words.library.open_record_question,
                AnyGame::Record(_) => words.open_question,
                AnyGame::Saved(_) if is_kept => words.library.open_question,
                AnyGame::Saved(_) => words.unsaved.open_question,
            };
            question(ui, words, words.game_in_progress, text, words.open, open)
        }
        (Question::Resign, live_game) => {
            let heading = words.offers.resign_heading;
            let text = consequence(words, live_game);
            question(ui, words, heading, &text, words.offers.resign, DialogAnswer::Resign)
        }
        (Question::OfferStop, Some(live_game)) => {
            let offers = &words.offers;
            let of_match = live_game.session().game().is_match();
            let text = offers.offer_question(&points_if_stopped(words, live_game), of_match);
            let heading = offers.offer_heading;
            question(ui, words, heading, &text, offers.offer, DialogAnswer::OfferStop)
        }
        (Question::Stop, Some(live_game)) => {
            let setup = live_game.session().setup();
            let name = live_game.offering_side().map(|side| player_name(words, setup, side));
            let points = points_if_stopped(words, live_game);
            let of_match = live_game.session().game().is_match();
            let text = words.offers.end_question(&name.unwrap_or_default(), &points, of_match);
            let heading = words.offers.offer_heading;
            question(ui, words, heading, &text, words.offers.agree, DialogAnswer::Stop)
        }
        (Question::OfferStop | Question::Stop, None) => (None, true),
        (Question::Game(question, setup), _) => {
            let (agrees, close) = question.show(ui, words, setup);
            (agrees.map(|agrees| DialogAnswer::Game(*question, agrees)), close)
        }
        (Question::OtherStarts, _) => {
            let (heading, text) = (words.game_in_progress, words.offers.rematch_question);
            question(ui, words, heading, text, words.new_game, DialogAnswer::OtherStarts)
        }
        (Question::SwapSeats, _) => {
            let (heading, text) = (words.game_in_progress, words.offers.swap_question);
            question(ui, words, heading, text, words.new_game, DialogAnswer::SwapSeats)
        }
    }
}

/// Draws why a text or a file is not a game. Returns the answer, and whether to close the dialog.
pub(super) fn not_a_game(
    ui: &mut Ui,
    words: &Words,
    is_read: bool,
    why: &str,
) -> (Option<DialogAnswer>, bool) {
    let heading = if is_read { words.not_a_game_record } else { words.library.unreadable_file };
    dialog(ui, "refused", heading, 460.0, |ui| {
        let text = |ui: &mut Ui| drop(ui.label(why));
        words_and_buttons(ui, text, |ui| {
            let close = wide_button(ui, words.close, 140.0, true);
            focus_first(ui, &close);
            close.clicked().then_some(DialogAnswer::Close)
        })
    })
}

/// Returns what happens if the player resigns.
fn consequence(words: &Words, live_game: Option<&LiveGame>) -> String {
    let offers = &words.offers;
    let Some(live_game) = live_game else { return offers.resign_question.to_owned() };
    let (game, setup) = (live_game.session().game(), live_game.session().setup());
    if game.is_match() {
        return offers.resign_question_match(game.round_start().all_points(game.rules()));
    }
    if game.rules().sides > 2 {
        return offers.resign_question_many.to_owned();
    }
    match live_game.resigning_side().filter(|_| setup.persons() > 1) {
        Some(side) => {
            let [name, other] = [side, side.next(2)].map(|side| player_name(words, setup, side));
            offers.resign_question_between(&name, &other)
        }
        None => offers.resign_question.to_owned(),
    }
}

/// Returns the points of all players if the game ended now by agreement, as in `You 29,
/// Cụ Đồ 18`.
fn points_if_stopped(words: &Words, live_game: &LiveGame) -> String {
    let setup = live_game.session().setup();
    let Some(position) = live_game.session().offer().position_if_stopped() else {
        return String::new();
    };
    let mut sides: Vec<Side> = position.stores().iter().map(|(side, _)| side).collect();
    sides.rotate_left(setup.near_side().index());
    let points = |side| format!("{}: {}", player_name(words, setup, side), position.store(side));
    sides.into_iter().map(points).collect::<Vec<_>>().join(", ")
}

fn question(
    ui: &mut Ui,
    words: &Words,
    heading: &str,
    text: &str,
    yes: &str,
    yes_means: DialogAnswer,
) -> (Option<DialogAnswer>, bool) {
    let (pressed, close) = widgets::question(ui, heading, text, [words.keep_playing, yes]);
    let answer = pressed.map(|index| match index {
        0 => DialogAnswer::KeepPlaying,
        _ => yes_means,
    });
    (answer, close)
}
