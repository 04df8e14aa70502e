//! The dialog that chooses a position for the whole class: a puzzle, a copied position, or a board of the class.

use client::InClass;
use eframe::egui::{Id, Label, Sense, Ui, vec2};
use messages::{RoomId, RoomSetup};
use ui_kit::theme::Palette;
use ui_kit::typing::line_field;
use window::dialogs::{Dialog, DialogOver, Effect, close, closing};
use window::widgets::{
    button_width, dialog, row_label, select, strong, wide_button, words_and_buttons,
};
use window::{PaintBoard, Parts, RoomEntry};
use window_words::Words;

use crate::boards::players;
use crate::screen::end_for;

/// The width of the dialog, the height of the picture in widths, and the width of the list.
const WIDTH: f32 = 480.0;
const PICTURE: f32 = 0.5;
const SOURCES: f32 = 260.0;
/// The longest text of a position.
const LONGEST: usize = 400;

/// The dialog.
pub struct PositionSheet {
    /// The game, as the list of rooms has it.
    entry: &'static RoomEntry,
    source: Source,
    /// The number that chooses the puzzle.
    number: u64,
    /// The copied position.
    text: String,
    /// How many steps of the game at a board lead to the position.
    steps: usize,
    /// What has been chosen last.
    chosen: Option<Chosen>,
}

/// A position that has been chosen, or a choice that gives none.
struct Chosen {
    /// What chose it: where it comes from, the number, the text and the steps.
    by: (Source, u64, String, Vec<String>),
    /// The position as a class agrees on it, and its solution if that is known.
    setup: Option<(RoomSetup, Option<String>)>,
    paint: Option<PaintBoard>,
}

/// Where the position comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    Puzzle,
    Text,
    Board(RoomId),
}

impl PositionSheet {
    /// Returns the dialog for a game, with a puzzle if it has any.
    pub(crate) fn new(entry: &'static RoomEntry) -> Self {
        let source = if entry.puzzles.is_some() { Source::Puzzle } else { Source::Text };
        let (number, text) = (basics::platform::random_seed(), String::new());
        PositionSheet { entry, source, number, text, steps: 0, chosen: None }
    }

    /// Returns the boards of the class at which this game is or was played, with their players.
    fn boards(&self, words: &Words, class: &InClass) -> Vec<(Source, String)> {
        let current = class.state.current.as_ref();
        if current.is_none_or(|it| it.setup.game != self.entry.id || it.activity.is_alone()) {
            return Vec::new();
        }
        let board = |table: &messages::ClassTable| {
            (Source::Board(table.room), players(words, class, table).join(" – "))
        };
        class.state.tables.iter().map(board).collect()
    }

    /// Follows what has been chosen, without which no position is set up again.
    fn follow(&mut self, parts: &Parts) {
        let steps = match self.source {
            Source::Board(room) => {
                let card = parts.together.class().and_then(|class| class.boards.get(&room));
                let steps = card.map_or(&[][..], |card| &card.steps);
                steps[..self.steps.min(steps.len())].to_vec()
            }
            Source::Puzzle | Source::Text => Vec::new(),
        };
        let by = (self.source, self.number, self.text.clone(), steps);
        if self.chosen.as_ref().is_some_and(|chosen| chosen.by == by) {
            return;
        }
        let setup = self.setup(parts, &by.3);
        let table = parts.rooms.get(self.entry.id).zip(setup.as_ref());
        let paint = table.and_then(|(table, (setup, _))| table.board_of_room(setup, &[]));
        self.chosen = Some(Chosen { by, setup, paint });
    }

    /// Returns the position as a class agrees on it, and its solution if that is known.
    fn setup(&self, parts: &Parts, steps: &[String]) -> Option<(RoomSetup, Option<String>)> {
        let table = parts.rooms.get(self.entry.id)?;
        match self.source {
            Source::Puzzle => {
                let (setup, solution) = (self.entry.puzzles?.for_class.position)(self.number)?;
                Some((setup, Some(solution)))
            }
            Source::Text => Some((table.position_of_text(&self.text)?, None)),
            Source::Board(_) => {
                let setup = &parts.together.class()?.state.current.as_ref()?.setup;
                Some((table.position_of_room(setup, steps)?, None))
            }
        }
    }

    /// Returns how many steps have been played at the chosen board.
    fn played(&self, parts: &Parts) -> usize {
        let Source::Board(room) = self.source else { return 0 };
        let card = parts.together.class().and_then(|class| class.boards.get(&room));
        card.map_or(0, |card| card.steps.len())
    }

    /// Draws where the position comes from, and the position.
    fn content(&mut self, ui: &mut Ui, over: &DialogOver<'_>) {
        let (words, parts) = (over.words(), over.parts);
        let own = &words.class;
        let boards = parts.together.class().map(|class| self.boards(words, class));
        let puzzle = self.entry.puzzles.map(|_| (Source::Puzzle, own.from_puzzles));
        let text = (Source::Text, own.from_text);
        let boards = boards.unwrap_or_default();
        let boards = boards.iter().map(|(source, names)| (*source, names.as_str()));
        let sources: Vec<_> = puzzle.into_iter().chain([text]).chain(boards).collect();
        let before = self.source;
        row_label(ui, own.position_from);
        select(ui, own.position_from, &sources, SOURCES, &mut self.source);
        if self.source != before {
            self.steps = self.played(parts);
        }
        match self.source {
            Source::Puzzle => {
                let label = own.another_puzzle;
                if wide_button(ui, label, button_width(ui, label), false).clicked() {
                    self.number = self.number.wrapping_add(1);
                }
            }
            Source::Text => {
                let field = (Id::unique("position for a class"), own.position_text, LONGEST);
                row_label(ui, own.position_text);
                line_field(ui, words, field, &mut self.text);
            }
            Source::Board(_) => {
                let played = self.played(parts);
                ui.horizontal_wrapped(|ui| {
                    let mut button = |label: &str, is_possible: bool| {
                        let add = |ui: &mut Ui| {
                            wide_button(ui, label, button_width(ui, label), false).clicked()
                        };
                        ui.add_enabled_ui(is_possible, add).inner
                    };
                    if button(own.earlier, self.steps > 0) {
                        self.steps -= 1;
                    }
                    if button(own.later, self.steps < played) {
                        self.steps += 1;
                    }
                });
            }
        }
        self.picture(ui, over);
    }

    /// Draws the position, or says that there is none.
    fn picture(&self, ui: &mut Ui, over: &DialogOver<'_>) {
        let (words, parts) = (over.words(), over.parts);
        let width = ui.available_width();
        let (rect, _) = ui.allocate_exact_size(vec2(width, PICTURE * width), Sense::hover());
        let paint = self.chosen.as_ref().and_then(|chosen| chosen.paint.as_ref());
        if let Some((paint, sprites)) = paint.zip(parts.sprites()) {
            paint(&ui.painter().with_clip_rect(rect), sprites, rect, parts.settings());
        } else if !self.text.trim().is_empty() || self.source != Source::Text {
            let warning = Palette::current(ui.ctx()).warning;
            let text = strong(words.class.no_position).color(warning);
            ui.put(rect, Label::new(text).wrap());
        }
    }
}

impl Dialog for PositionSheet {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let words = over.words();
        let own = &words.class;
        self.follow(over.parts);
        let is_chosen = self.chosen.as_ref().is_some_and(|chosen| chosen.setup.is_some());
        let (answer, closed) = dialog(ui, "position", own.position, WIDTH, |ui| {
            let content = |ui: &mut Ui| self.content(ui, over);
            words_and_buttons(ui, content, |ui| {
                let mut answer = None;
                ui.horizontal_wrapped(|ui| {
                    let cancel = words.library.cancel;
                    if wide_button(ui, cancel, button_width(ui, cancel), false).clicked() {
                        answer = Some(false);
                    }
                    ui.add_enabled_ui(is_chosen, |ui| {
                        let label = own.show_to_all;
                        if wide_button(ui, label, button_width(ui, label), true).clicked() {
                            answer = Some(true);
                        }
                    });
                });
                answer
            })
        });
        match answer {
            Some(true) => {
                let (setup, solution) = self.chosen.take()?.setup?;
                Some(closing(move |_, context| {
                    let show = move |context: &mut window::ScreenContext<'_>| {
                        context.parts.together.show_position(Box::new(setup), solution);
                    };
                    end_for(show, context);
                }))
            }
            Some(false) => Some(close()),
            None => closed.then(close),
        }
    }
}
