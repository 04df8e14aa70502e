//! The dialogs: questions, the result, *How to play*, *About*.

use eframe::egui::{RichText, Ui};

use super::board::Sprites;
use super::how_to_play::how_to_play;
use super::licences::licences;
use super::live_game::LiveGame;
use super::page::scrolling_text;
use super::players::player_name;
use super::result::result;
use super::theme::Palette;
use super::unsaved::UnsavedGames;
use super::widgets::{bold, dialog, focus_first, wide_button, words_and_buttons};
use super::words::Words;
use crate::archive::AnyGame;
use crate::rules::Side;
use crate::settings::Settings;

/// The height around the text of a page, in points.
const AROUND_PAGE: f32 = 190.0;

/// The dialog or page over the screen.
#[derive(Clone, Debug)]
pub enum Dialog {
    /// Abandon the game for a new one?
    AskNewGame,
    /// Abandon the game and quit?
    AskQuit,
    /// Quit although games could not be saved?
    Unsaved(Box<UnsavedGames>),
    /// Abandon the game for this one?
    AskOpen(Box<AnyGame>),
    /// Resign?
    AskResign,
    /// Offer to end the game?
    AskOfferStop,
    /// Do the other people agree to end the game?
    AskStop,
    /// Abandon the game for one that the other side starts?
    AskOtherStarts,
    /// Abandon the game for one with the seats swapped?
    AskSwapSeats,
    /// The reason why a text or a file is not a game.
    NotAGame {
        /// Whether the text or file could be read.
        is_read: bool,
        /// The reason; for a file, below its path.
        why: String,
    },
    /// The form of a new game.
    NewGame,
    /// The players who continue a replayed game.
    PlayOn(Box<Settings>),
    /// The rules of the next game.
    Rules {
        /// Whether closing the page returns to the form of a new game.
        form_waits: bool,
    },
    /// The rules of the game on the screen.
    RulesInForce,
    /// The volumes of sounds and music, and the music of a game.
    Sound {
        /// Whether the music of a game plays, because the player has just chosen it.
        tries_music: bool,
    },
    /// The size of text, the motion of stones, what is shown.
    Display,
    /// The review of the replayed game.
    Review,
    /// The result of the game.
    Result,
    /// The rules and keys.
    HowToPlay,
    /// The version and the makers of the program.
    About,
    /// The licences of the libraries in the program.
    Licences,
}

/// The answer to a dialog.
#[derive(Clone, Debug)]
pub enum DialogAnswer {
    /// Return to the screen.
    Close,
    /// Return to the game.
    KeepPlaying,
    /// Start a new game and abandon this one.
    NewGame,
    /// Open this game and abandon the one in progress.
    Open(Box<AnyGame>),
    /// Quit and abandon this game.
    Quit,
    /// Undo the last move.
    TakeBack,
    /// Resign.
    Resign,
    /// Offer the computers to end the game.
    OfferStop,
    /// End the game by agreement.
    Stop,
    /// Start a game with the other side first and abandon this one.
    OtherStarts,
    /// Start a game with the seats swapped and abandon this one.
    SwapSeats,
    /// Start a game in which a side gives points.
    Give {
        /// The side that gives points.
        side: Side,
        /// The number of points, 5 to 50.
        points: i32,
    },
    /// Replay the game from its start.
    Replay,
    /// Go to the menu.
    Menu,
    /// Go to the lessons.
    Learn,
    /// Show the licences of the libraries.
    Licences,
}

/// Draws a dialog over the screen and returns the answer, if any. `opened` is a different number
/// for each dialog, so that each page opens at its top. `kept` is set if the current game stays in
/// the library when another one begins.
pub fn show(
    ui: &mut Ui,
    which: &Dialog,
    opened: u32,
    words: &Words,
    live_game: Option<&LiveGame>,
    sprites: &Sprites,
    kept: bool,
) -> Option<DialogAnswer> {
    let (answer, close) = match (which, live_game) {
        (Dialog::AskNewGame, _) => {
            let message =
                if kept { words.library.new_game_question } else { words.new_game_question };
            question(
                ui,
                words,
                words.game_in_progress,
                message,
                words.new_game,
                DialogAnswer::NewGame,
            )
        }
        (Dialog::AskQuit, _) => {
            let (heading, text) = (words.game_in_progress, words.quit_question);
            question(ui, words, heading, text, words.quit, DialogAnswer::Quit)
        }
        (Dialog::AskOpen(game), _) => {
            let open = DialogAnswer::Open(game.clone());
            let message = match **game {
                AnyGame::Record(_) => words.open_question,
                AnyGame::Saved(_) if kept => words.library.open_question,
                AnyGame::Saved(_) => words.unsaved.open_question,
            };
            question(ui, words, words.game_in_progress, message, words.open, open)
        }
        (Dialog::AskResign, live_game) => {
            let sides = live_game.map_or(2, |live_game| live_game.session().setup().sides());
            let heading = words.offers.resign_heading;
            let text = words.offers.consequence(sides);
            question(ui, words, heading, text, words.offers.resign, DialogAnswer::Resign)
        }
        (Dialog::AskOfferStop, Some(live_game)) => {
            let words_here = &words.offers;
            let text = words_here.offer_question(&points_if_stopped(words, live_game));
            let heading = words_here.offer_heading;
            question(ui, words, heading, &text, words_here.offer, DialogAnswer::OfferStop)
        }
        (Dialog::AskStop, Some(live_game)) => {
            let setup = live_game.session().setup();
            let name = live_game.offering_side().map(|side| player_name(words, setup, side));
            let points = points_if_stopped(words, live_game);
            let text = words.offers.end_question(&name.unwrap_or_default(), &points);
            let heading = words.offers.offer_heading;
            question(ui, words, heading, &text, words.offers.agree, DialogAnswer::Stop)
        }
        (Dialog::AskOfferStop | Dialog::AskStop, None) => return Some(DialogAnswer::Close),
        (Dialog::AskOtherStarts | Dialog::AskSwapSeats, _) => {
            let (text, answer) = match which {
                Dialog::AskSwapSeats => (words.offers.swap_question, DialogAnswer::SwapSeats),
                _ => (words.offers.rematch_question, DialogAnswer::OtherStarts),
            };
            question(ui, words, words.game_in_progress, text, words.new_game, answer)
        }
        (Dialog::NotAGame { is_read, why }, _) => {
            let heading =
                if *is_read { words.not_a_game_record } else { words.library.unreadable_file };
            dialog(ui, "refused", heading, 460.0, |ui| {
                let text = |ui: &mut Ui| drop(ui.label(why));
                words_and_buttons(ui, text, |ui| {
                    let close = wide_button(ui, words.close, 140.0, true);
                    focus_first(ui, &close);
                    close.clicked().then_some(DialogAnswer::Close)
                })
            })
        }
        // Drawn by their own modules.
        (Dialog::Unsaved(_), _) => return None,
        (Dialog::NewGame | Dialog::PlayOn(_) | Dialog::Rules { .. } | Dialog::RulesInForce, _)
        | (Dialog::Sound { .. } | Dialog::Display | Dialog::Review, _) => return None,
        (Dialog::Result, Some(live_game)) => result(ui, words, live_game),
        (Dialog::Result, None) => return Some(DialogAnswer::Close),
        (Dialog::HowToPlay, _) => {
            let learn = Some((words.learn.learn, DialogAnswer::Learn));
            page(ui, opened, words, words.how_to_play, learn, |ui| how_to_play(ui, words, sprites))
        }
        (Dialog::About, _) => {
            let licences = Some((words.licences, DialogAnswer::Licences));
            page(ui, opened, words, words.about, licences, |ui| about(ui, words))
        }
        (Dialog::Licences, _) => page(ui, opened, words, words.licences, None, licences),
    };
    answer.or(close.then_some(DialogAnswer::Close))
}

/// Returns the points of all players if the game ended now by agreement, as in `You 29,
/// Computer (master) 18`.
fn points_if_stopped(words: &Words, live_game: &LiveGame) -> String {
    let setup = live_game.session().setup();
    let Some(position) = live_game.session().offer().position_if_stopped() else {
        return String::new();
    };
    let mut sides: Vec<Side> = position.stores().iter().map(|(side, _)| side).collect();
    sides.rotate_left(setup.near_side().index());
    let points = |side| format!("{} {}", player_name(words, setup, side), position.store(side));
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
    dialog(ui, "question", heading, 420.0, |ui| {
        let words_of_it = |ui: &mut Ui| drop(ui.label(text));
        words_and_buttons(ui, words_of_it, |ui| {
            let mut answer = None;
            ui.horizontal_wrapped(|ui| {
                let keep = wide_button(ui, words.keep_playing, 150.0, true);
                focus_first(ui, &keep);
                if keep.clicked() {
                    answer = Some(DialogAnswer::KeepPlaying);
                }
                if wide_button(ui, yes, 150.0, false).clicked() {
                    answer = Some(yes_means.clone());
                }
            });
            answer
        })
    })
}

fn page(
    ui: &mut Ui,
    opened: u32,
    words: &Words,
    heading: &str,
    offer: Option<(&str, DialogAnswer)>,
    content: impl FnOnce(&mut Ui),
) -> (Option<DialogAnswer>, bool) {
    let room = ui.ctx().content_rect().height() - AROUND_PAGE;
    dialog(ui, "page", heading, 680.0, |ui| {
        scrolling_text(ui, opened, room, content);
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            let close = wide_button(ui, words.close, 140.0, true);
            focus_first(ui, &close);
            let offered = offer.filter(|(label, _)| wide_button(ui, label, 160.0, false).clicked());
            offered.map(|(_, answer)| answer).or(close.clicked().then_some(DialogAnswer::Close))
        })
        .inner
    })
}

fn about(ui: &mut Ui, words: &Words) {
    let palette = Palette::current(ui.ctx());
    ui.label(bold(words.title, 30.0).color(palette.accent));
    ui.label(RichText::new(words.version(env!("CARGO_PKG_VERSION"))).color(palette.faint_ink));
    for paragraph in [words.about_game, words.about_rules, words.about_music, words.about_authors] {
        ui.label(paragraph);
    }
}
