//! The dialogs: questions, the result, how to play, about.

use eframe::egui::{Frame, Key, Margin, RichText, ScrollArea, Ui, vec2};

use super::board::Sprites;
use super::how_to_play::how_to_play;
use super::players::player_name;
use super::result::result;
use super::table::Table;
use super::theme::Palette;
use super::widgets::{bold, dialog, focus_first, wide_button};
use super::words::Words;
use crate::archive::AnyGame;
use crate::rules::Side;
use crate::settings::Settings;

/// The least height of what scrolls on a page.
const LEAST_PAGE: f32 = 110.0;

/// How the line begins that stands above the name of each licence.
const BEFORE_LICENCE: &str = "----------";

/// The licences of the libraries in the program, gathered by `scripts/third-party`.
const THIRD_PARTY: &str = include_str!("../../assets/THIRD-PARTY.txt");

/// What stands before the window.
#[derive(Clone, Debug)]
pub enum Dialog {
    /// Give up the game for a new one?
    AskNewGame,
    /// Give up the game and quit?
    AskQuit,
    /// Give up the game for this one?
    AskOpen(Box<AnyGame>),
    /// Resign?
    AskResign,
    /// Offer to end the game?
    AskOfferStop,
    /// Do the other persons agree to stop?
    AskStop,
    /// Give up the game for one that the other side starts?
    AskOtherStarts,
    /// Give up the game for one with seats swapped?
    AskSwapSeats,
    /// Why a text or a file is not a game.
    NotAGame {
        /// Whether there was one to be read.
        is_read: bool,
        /// The reason, after the name of the file if it was one.
        why: String,
    },
    /// The form of a new game.
    NewGame,
    /// Who plays a replayed game on.
    PlayOn(Box<Settings>),
    /// The rules of the next game.
    Rules,
    /// The rules of the game on the screen.
    RulesInForce,
    /// How loud sounds and music are, and which piece plays.
    Sound,
    /// How large words are, how stones move, what is shown.
    Display,
    /// What the engine found of the game that is replayed.
    Review,
    /// How the game ended.
    Result,
    /// The rules and keys.
    HowToPlay,
    /// What this program is.
    About,
    /// The licences of the libraries in it.
    Licences,
}

/// What was answered.
#[derive(Clone, Debug)]
pub enum Answer {
    /// Back to what is behind.
    Close,
    /// Back to the game.
    KeepPlaying,
    /// A new game, whatever becomes of this one.
    NewGame,
    /// This game, whatever becomes of the one under way.
    Open(Box<AnyGame>),
    /// Quit, whatever becomes of this game.
    Quit,
    /// Take the last move back.
    TakeBack,
    /// Resign.
    Resign,
    /// Offer the computers to end the game.
    OfferStop,
    /// All agree to stop.
    Stop,
    /// Another game, which the other side starts, whatever becomes of this one.
    OtherStarts,
    /// Another game with seats swapped, whatever becomes of this one.
    SwapSeats,
    /// Another game in which a side gives points.
    Give {
        /// Who gives.
        side: Side,
        /// How many, 5 to 50.
        points: i32,
    },
    /// Look at the game again from its start.
    Replay,
    /// To the menu.
    Menu,
    /// To the lessons.
    Learn,
    /// To the licences of the libraries.
    Licences,
}

/// Draws a dialog over the window. `opened` is a number of its own for each
/// time a dialog is opened: pages begin at their top. Games that are `kept` are
/// not lost when another is begun.
pub fn show(
    ui: &mut Ui,
    which: &Dialog,
    opened: u32,
    words: &Words,
    table: Option<&Table>,
    sprites: &Sprites,
    kept: bool,
) -> Option<Answer> {
    let (answer, close) = match (which, table) {
        (Dialog::AskNewGame, _) => {
            let told = if kept { words.library.new_game_question } else { words.new_game_question };
            question(ui, words, words.leave_game, told, words.new_game, Answer::NewGame)
        }
        (Dialog::AskQuit, _) => {
            let told = if kept { words.library.quit_question } else { words.quit_question };
            question(ui, words, words.leave_game, told, words.quit, Answer::Quit)
        }
        (Dialog::AskOpen(game), _) => {
            let open = Answer::Open(game.clone());
            let told = match **game {
                AnyGame::Record(_) => words.open_question,
                AnyGame::Saved(_) => words.library.open_question,
            };
            question(ui, words, words.leave_game, told, words.open_pasted, open)
        }
        (Dialog::AskResign, table) => {
            let sides = table.map_or(2, |table| table.session().setup().rules.sides);
            let heading = words.courtesy.resign_heading;
            let text = (words.courtesy.resign_question)(sides);
            question(ui, words, heading, text, words.courtesy.resign, Answer::Resign)
        }
        (Dialog::AskOfferStop, Some(table)) => {
            let words_here = &words.courtesy;
            let text = (words_here.offer_question)(&points_if_stopped(words, table));
            let heading = words_here.offer_heading;
            question(ui, words, heading, &text, words_here.offer, Answer::OfferStop)
        }
        (Dialog::AskStop, Some(table)) => {
            let setup = table.session().setup();
            let name = table.offerer().map(|side| player_name(words, setup, side));
            let points = points_if_stopped(words, table);
            let text = (words.courtesy.stop_question)(&name.unwrap_or_default(), &points);
            let heading = words.courtesy.offer_heading;
            question(ui, words, heading, &text, words.courtesy.agree, Answer::Stop)
        }
        (Dialog::AskOfferStop | Dialog::AskStop, None) => return Some(Answer::Close),
        (Dialog::AskOtherStarts, _) => {
            let text = words.courtesy.rematch_question;
            question(ui, words, words.leave_game, text, words.new_game, Answer::OtherStarts)
        }
        (Dialog::AskSwapSeats, _) => {
            let text = words.courtesy.swap_question;
            question(ui, words, words.leave_game, text, words.new_game, Answer::SwapSeats)
        }
        (Dialog::NotAGame { is_read, why }, _) => {
            let heading =
                if *is_read { words.paste_refused } else { words.library.unreadable_file };
            dialog(ui, "refused", heading, 460.0, |ui| {
                ui.label(why);
                ui.add_space(8.0);
                let close = wide_button(ui, words.close, 140.0, true);
                focus_first(ui, &close);
                close.clicked().then_some(Answer::Close)
            })
        }
        // These are pages of their own.
        (Dialog::NewGame | Dialog::PlayOn(_) | Dialog::Rules | Dialog::RulesInForce, _)
        | (Dialog::Sound | Dialog::Display | Dialog::Review, _) => return None,
        (Dialog::Result, Some(table)) => result(ui, words, table),
        (Dialog::Result, None) => return Some(Answer::Close),
        (Dialog::HowToPlay, _) => {
            let learn = Some((words.learn.learn, Answer::Learn));
            page(ui, opened, words, words.how_to_play, learn, |ui| how_to_play(ui, words, sprites))
        }
        (Dialog::About, _) => {
            let licences = Some((words.licences, Answer::Licences));
            page(ui, opened, words, words.about, licences, |ui| about(ui, words))
        }
        (Dialog::Licences, _) => page(ui, opened, words, words.licences, None, licences),
    };
    answer.or(close.then_some(Answer::Close))
}

/// The points of everyone if the game ended now by agreement: `You 29, Computer (master) 18`.
fn points_if_stopped(words: &Words, table: &Table) -> String {
    let setup = table.session().setup();
    let Some(position) = table.session().position_if_stopped() else {
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
    yes_means: Answer,
) -> (Option<Answer>, bool) {
    dialog(ui, "question", heading, 420.0, |ui| {
        ui.label(text);
        ui.add_space(8.0);
        let mut answer = None;
        ui.horizontal_wrapped(|ui| {
            let keep = wide_button(ui, words.keep_playing, 150.0, true);
            focus_first(ui, &keep);
            if keep.clicked() {
                answer = Some(Answer::KeepPlaying);
            }
            if wide_button(ui, yes, 150.0, false).clicked() {
                answer = Some(yes_means.clone());
            }
        });
        answer
    })
}

fn page(
    ui: &mut Ui,
    opened: u32,
    words: &Words,
    heading: &str,
    offer: Option<(&str, Answer)>,
    content: impl FnOnce(&mut Ui),
) -> (Option<Answer>, bool) {
    let room = (ui.ctx().content_rect().height() - 190.0).max(LEAST_PAGE);
    dialog(ui, "page", heading, 680.0, |ui| {
        let area = ScrollArea::vertical().id_salt(opened).auto_shrink([false, true]);
        area.max_height(room).min_scrolled_height(room).show(ui, |ui| {
            ui.scroll_with_delta(vec2(0.0, scrolled_by_keys(ui, room)));
            // Room for the scroll bar beside the words.
            let beside = Margin { right: 24, ..Margin::ZERO };
            Frame::new().inner_margin(beside).show(ui, content);
        });
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            let close = wide_button(ui, words.close, 140.0, true);
            focus_first(ui, &close);
            let offered = offer.filter(|(label, _)| wide_button(ui, label, 160.0, false).clicked());
            offered.map(|(_, answer)| answer).or(close.clicked().then_some(Answer::Close))
        })
        .inner
    })
}

/// How far the keys scroll a page of this height, in points; down is negative.
fn scrolled_by_keys(ui: &Ui, page: f32) -> f32 {
    let line = 48.0;
    let keys = [
        (Key::ArrowUp, line),
        (Key::ArrowDown, -line),
        (Key::PageUp, page),
        (Key::PageDown, -page),
        (Key::Home, 100.0 * page),
        (Key::End, -100.0 * page),
    ];
    let pressed = keys.iter().find(|(key, _)| ui.input(|input| input.key_pressed(*key)));
    pressed.map_or(0.0, |(_, distance)| *distance)
}

fn about(ui: &mut Ui, words: &Words) {
    let palette = Palette::current(ui.ctx());
    ui.label(bold(words.title, 30.0).color(palette.accent));
    ui.label(RichText::new((words.version)(env!("CARGO_PKG_VERSION"))).color(palette.faint_ink));
    for paragraph in words.about_page {
        ui.label(*paragraph);
    }
}

/// In the language of lawyers, whatever the player's.
fn licences(ui: &mut Ui) {
    // One label for each paragraph: a reader of the screen goes from one to the next.
    for paragraph in THIRD_PARTY.split("\n\n").map(str::trim).filter(|text| !text.is_empty()) {
        match paragraph.strip_prefix(BEFORE_LICENCE) {
            Some(name) => {
                ui.separator();
                ui.label(bold(name.trim_start_matches('-').trim_start(), 18.0));
            }
            None => drop(ui.label(paragraph)),
        }
    }
}
