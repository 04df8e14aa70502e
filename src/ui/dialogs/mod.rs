//! The dialogs and pages over the screen: questions, the result, forms, pages of text. At most one
//! is open, and it owns its state.

mod answer;
mod choose_game;
mod code;
mod dialog;
mod empty_quan;
mod game_sheet;
mod picture;
mod print;
mod question;
mod result;
mod saving;
mod text_page;

use eframe::egui::{Context, Ui};

use super::board::{Sprites, seating_shown};
use super::click_through;
use super::command::Command;
use super::dialog_input::{self, DialogInput, DialogOpening};
use super::live_game::LiveGame;
use super::live_game::Viewer;
use super::oanquan::{OAnQuanWords, ReviewState, next_game};
use super::rules_page::{self, Page};
use super::table::form::{self, Arranged, Form, PlayOnView};
use super::table::review::{self, ReviewView};
use super::table::{BoardView, GameQuestion, Voice};
use super::words::Words;
use super::{settings_sheet, unsaved};
use crate::controller::Setup;
use crate::games::OAnQuan;
use crate::rules::Rules;
use crate::settings::{Language, Settings};

pub use answer::{DialogAnswer, DialogResponse};
pub(in crate::ui) use choose_game::title;
pub use code::Code;
pub use dialog::{Dialog, Question, TextPage};
pub use game_sheet::{GameAnswer, GameSheet};
pub use picture::{PictureAnswer, PictureSheet};
pub use print::PrintSheet;
pub use result::AfterGame;
pub use saving::{FileAnswer, FileWork, SavingStage};

/// What the dialogs show of the window.
#[derive(Clone, Copy)]
pub struct DialogView<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// The current language.
    pub language: Language,
    /// The textures.
    pub sprites: &'a Sprites,
    /// The name of the game on the screen.
    pub game: &'static str,
    /// The current settings.
    pub settings: &'a Settings,
    /// Whether the board previews moves.
    pub previews: bool,
    /// The current game, if there is one.
    pub live_game: Option<&'a LiveGame>,
    /// Whether the current game stays in the library when another one begins.
    pub is_kept: bool,
    /// The rules of the position that is edited on the screen.
    pub edited_rules: Option<&'a Rules>,
    /// The replay on the screen, and its review.
    pub replay: Option<(&'a Viewer, &'a ReviewState)>,
    /// What is known about the current game, if it is over.
    pub after_game: Option<AfterGame<'a>>,
}

impl DialogView<'_> {
    /// Returns whether there is a game that is not over.
    fn is_unfinished(&self) -> bool {
        self.live_game.is_some_and(|game| !game.session().game().is_over())
    }

    fn is_under_way(&self) -> bool {
        self.live_game.is_some_and(|game| game.session().is_under_way())
    }

    /// Returns the rules of the game on the screen.
    fn rules_in_force(&self) -> Option<&Rules> {
        match self.replay {
            Some((viewer, _)) => Some(viewer.replay().game().rules()),
            None => self.live_game.map(|game| game.session().game().rules()),
        }
    }
}

/// The open dialog, if there is one, and the input since it was opened.
#[derive(Default)]
pub struct Dialogs {
    open: Option<Dialog>,
    /// The number of dialogs opened so far. Each number is a new dialog, which starts scrolled to
    /// its top.
    number: u32,
    input: DialogInput,
    /// The file that a dialog writes.
    pub file_work: Option<FileWork>,
    /// Whether the dialog that was opened last has refused a text, and the sound of the refusal
    /// has yet to be played.
    refuses: bool,
}

impl Dialogs {
    /// Opens a dialog that the player requested.
    pub fn open(&mut self, dialog: Dialog) {
        self.open_as(dialog, DialogOpening::Requested);
    }

    /// Opens a question that the player requested.
    pub fn ask(&mut self, question: Question) {
        self.open(Dialog::Ask(question));
    }

    /// Opens a question that every game asks, between the players of `setup`.
    pub fn ask_about_game(&mut self, question: GameQuestion, setup: Setup) {
        self.ask(Question::Game(question, setup));
    }

    /// Returns whether the open question stops the clock of the game on the screen.
    pub fn stops_clock(&self) -> bool {
        match &self.open {
            Some(Dialog::Ask(Question::Game(question, _))) => question.stops_clock(),
            open => matches!(open, Some(Dialog::EmptyQuan { .. })),
        }
    }

    /// Opens a dialog that appears by itself.
    pub fn open_unasked(&mut self, dialog: Dialog) {
        self.open_as(dialog, DialogOpening::Unasked);
    }

    fn open_as(&mut self, dialog: Dialog, opening: DialogOpening) {
        log::debug!("dialog: {dialog:?}");
        self.open = Some(dialog);
        self.number += 1;
        self.input.open(opening);
        self.refuses = false;
    }

    /// Closes the open dialog.
    pub fn close(&mut self) {
        self.open = None;
    }

    /// Closes the open dialog and returns it.
    pub fn take(&mut self) -> Option<Dialog> {
        self.open.take()
    }

    /// Returns whether a dialog is open.
    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Returns the open dialog.
    pub fn current(&self) -> Option<&Dialog> {
        self.open.as_ref()
    }

    /// Returns the open dialog, mutably.
    pub fn current_mut(&mut self) -> Option<&mut Dialog> {
        self.open.as_mut()
    }

    /// Removes the keys that are not meant for the open dialog from this frame's input.
    pub fn filter_input(&mut self, ctx: &Context) {
        match self.open {
            Some(_) => self.input.filter(ctx),
            None => dialog_input::forget(ctx),
        }
    }

    /// Returns the command whose key was pressed, among those that work everywhere and those of
    /// the switches on the open page, which are the same as in the game.
    pub fn pressed_command(&self, ctx: &Context) -> Option<Command> {
        let own: &[Command] = match self.open {
            Some(Dialog::Settings { .. }) => {
                &[Command::Effects, Command::Music, Command::Preview, Command::Settings]
            }
            Some(Dialog::NewGame(_)) => &[Command::NewGameForm, Command::Rules],
            Some(Dialog::Review) => &[Command::Review],
            _ => &[],
        };
        Command::pressed(ctx, |command| command.works_everywhere() || own.contains(&command))
    }

    /// Draws the open dialog over the window and returns what the player did in it, if that is
    /// intended.
    pub fn show(&mut self, ui: &mut Ui, view: &DialogView<'_>) -> Option<DialogResponse> {
        let dialog = self.open.as_mut()?;
        let response = draw(ui, dialog, self.number, view);
        self.refuses |= dialog.typing().is_some_and(|typing| typing.take_refusal());
        let response = response.filter(|_| self.input.takes_answer(ui.ctx()));
        click_through::settle(ui.ctx(), response.is_some());
        response
    }

    /// Returns whether the dialog that was opened last has refused a text since the last call.
    pub fn take_refusal(&mut self) -> bool {
        std::mem::take(&mut self.refuses)
    }
}

/// Draws a dialog, the one numbered `opened`, and returns what the player did in it.
fn draw(
    ui: &mut Ui,
    dialog: &mut Dialog,
    opened: u32,
    view: &DialogView<'_>,
) -> Option<DialogResponse> {
    let DialogView { words, sprites, settings, live_game, replay, .. } = *view;
    let answered = |(answer, close): (Option<DialogAnswer>, bool)| {
        answer.or(close.then_some(DialogAnswer::Close)).map(DialogResponse::Answer)
    };
    let going_on = view.is_unfinished();
    match dialog {
        Dialog::Ask(which) => answered(question::ask(ui, which, view)),
        Dialog::NotAGame { is_read, why } => {
            answered(question::not_a_game(ui, words, *is_read, why))
        }
        Dialog::Picture(sheet) => {
            picture::show(ui, words, sheet, opened).map(DialogResponse::Picture)
        }
        Dialog::Print(sheet) => print::show(ui, words, sheet, opened).map(DialogResponse::Print),
        Dialog::Games(games) => {
            answered(choose_game::show(ui, words, view.language, games, opened))
        }
        Dialog::Game(sheet) => game_sheet::show(ui, words, sheet, opened).map(DialogResponse::Game),
        Dialog::Code(code) => answered(code::show(ui, words, code)),
        Dialog::Result => {
            let closed = (None, true);
            let after_game = view.after_game.unwrap_or_default();
            answered(live_game.map_or(closed, |game| result::result(ui, words, game, after_game)))
        }
        Dialog::Text(which) => answered(text_page::text_page(ui, *which, view, opened)),
        Dialog::Unsaved(games) => {
            unsaved::show(ui, view.language, games, opened).map(DialogResponse::Unsaved)
        }
        Dialog::NewGame(typing) => {
            let (language, next) = (view.language, &next_game(settings));
            let form = Form { language, words, sprites, look: 0, next, going_on, opened };
            let response = form::show(ui, &form, typing);
            let is_used = response.set.is_some() || response.then.is_some();
            is_used.then(|| DialogResponse::NewGame(Box::new(response)))
        }
        Dialog::PlayOn(question) => {
            let hint = match replay {
                Some((viewer, _)) => {
                    let mut hint = words.replay.play_from_here_hint(viewer.replay().turns());
                    let game = viewer.replay().game_so_far();
                    if game.entries().iter().any(|entry| entry.passed().is_some()) {
                        hint = format!("{hint} {}", words.door.goes_on);
                    }
                    hint
                }
                None => words.editor.play_hint.to_owned(),
            };
            let under_way = view.is_under_way().then_some(match view.is_kept {
                true => words.replay.current_game_kept,
                false => words.replay.current_game_lost,
            });
            let (places, hint) = (&question.rules().places(words), &hint);
            let name = &|rules: &OAnQuan| rules_page::short_summary(words, rules);
            let view = PlayOnView { words, places, hint, under_way, name, opened };
            question.show(ui, &view).map(DialogResponse::PlayOn)
        }
        Dialog::EmptyQuan { .. } => {
            let rules = view.rules_in_force()?;
            empty_quan::show(ui, words, sprites, rules).map(DialogResponse::EmptyQuan)
        }
        Dialog::Rules { typing, .. } => {
            let OAnQuan(next) = &settings.game();
            let rules = view.edited_rules.unwrap_or(next);
            let going_on = going_on && view.edited_rules.is_none();
            let page = Page { words, sprites, rules, going_on, opened };
            rules_page::show(ui, &page, Some(typing)).map(DialogResponse::Rules)
        }
        Dialog::RulesInForce => {
            let page = Page { words, sprites, rules: view.rules_in_force()?, going_on, opened };
            rules_page::show(ui, &page, None).map(DialogResponse::Rules)
        }
        Dialog::Settings { .. } => {
            let action =
                settings_sheet::show(ui, words, (view.language, view.previews), settings, opened);
            action.map(DialogResponse::Settings)
        }
        Dialog::Review => {
            let (viewer, state) = replay?;
            let setup = viewer.replay().setup();
            let seating = seating_shown(ui.ctx(), setup);
            let (near, upright) = (setup.near_side(), seating.is_upright());
            let seen = BoardView { look: 0, near, upright };
            let own = OAnQuanWords::new(words);
            let voice = Voice { words, setup, view: seen };
            let replay = viewer.replay();
            let (game, shown) = (replay.game(), replay.turns());
            let view = ReviewView { own: &own, voice, game, state, shown };
            review::page(ui, &view).map(DialogResponse::Review)
        }
    }
}
