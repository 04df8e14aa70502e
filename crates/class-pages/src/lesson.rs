//! What the class does: the game and one button for each thing to begin, or the button that ends it.

use client::InClass;
use eframe::egui::{Label, Ui};
use messages::Activity;
use window::widgets::{bold, button_width, row_label, select, wide_button};
use window_words::ClassWords;

use crate::page::{TeacherAction, TeacherPage};
use crate::tally;

/// The width of the list of games.
const GAMES: f32 = 200.0;

/// Draws what can be begun or ended now.
pub(crate) fn lesson(
    ui: &mut Ui,
    page: &TeacherPage<'_>,
    class: &InClass,
) -> Option<TeacherAction> {
    let own = &page.texts.words.class;
    let mut action = None;
    if let Some(current) = class.state.running() {
        let game = page.texts.game(&current.setup.game);
        let titled = |text: &str, more: &str| page.texts.words.tournament.titled(text, more);
        let (rooms, activity) = (page.texts.rooms, current.activity);
        let lesson = tally::lesson(rooms, &current.setup.game, activity, page.texts.language);
        let what = match lesson {
            Some((title, _)) => titled(name_of(own, activity), &titled(&title, game)),
            None => titled(name_of(own, activity), game),
        };
        ui.add(Label::new(bold(own.now(&what), 18.0)).wrap());
        if let Some(time) = page.together.class_clock() {
            ui.label(bold(own.time_left(&time), 28.0));
        }
        if current.activity == Activity::FreePlay {
            ui.add(Label::new(own.choosing(choosing(class))).wrap());
        }
    }
    ui.horizontal_wrapped(|ui| {
        if class.state.running().is_some() {
            let label = own.end_running(class.state.missing());
            if wide_button(ui, &label, button_width(ui, &label), false).clicked() {
                action = Some(TeacherAction::End);
            }
        }
        if class.state.running().is_some() && class.state.missing() > 0 {
            return;
        }
        if class.state.running().is_some_and(|it| it.activity.is_task()) {
            return;
        }
        // The board needs the room for what else there is to do; another position may follow at once.
        if class.state.running().is_some_and(|it| it.activity == Activity::Position) {
            action = button(ui, own.position, TeacherAction::ChoosePosition).or(action.take());
            return;
        }
        let title = |id: &'static str| (id, page.texts.game(id));
        let games: Vec<_> = page.texts.rooms.iter().map(|entry| title(entry.id)).collect();
        let mut game = page.game;
        row_label(ui, own.game);
        select(ui, own.game, &games, GAMES, &mut game);
        if game != page.game {
            action = Some(TeacherAction::Choose(game));
        }
        let all = [
            Activity::Round,
            Activity::FreePlay,
            Activity::Computer,
            Activity::Simul { begins: true },
        ];
        for activity in all {
            let label = name_of(own, activity);
            let is_first = activity == Activity::Round && class.state.running().is_none();
            if wide_button(ui, label, button_width(ui, label), is_first).clicked() {
                action = Some(TeacherAction::Begin(activity));
            }
        }
        action = button(ui, own.position, TeacherAction::ChoosePosition).or(action.take());
        let entry = page.texts.rooms.iter().find(|entry| entry.id == page.game);
        if entry.is_some_and(|entry| entry.puzzles.is_some()) {
            action = button(ui, own.puzzles, TeacherAction::ChoosePuzzles).or(action.take());
        }
        if entry.is_some_and(|entry| entry.lessons.is_some()) {
            action = button(ui, own.lesson, TeacherAction::ChooseLesson).or(action.take());
        }
    });
    action
}

/// Draws a button. Returns what the teacher asks for with it.
fn button(ui: &mut Ui, label: &str, asked: TeacherAction) -> Option<TeacherAction> {
    wide_button(ui, label, button_width(ui, label), false).clicked().then_some(asked)
}

/// Returns the name of what a class can do together.
pub(crate) fn name_of(own: &ClassWords, activity: Activity) -> &'static str {
    match activity {
        Activity::Round => own.round,
        Activity::FreePlay => own.free_play,
        Activity::Computer => own.computer,
        Activity::Simul { .. } => own.simul,
        Activity::Position => own.position,
        Activity::Lesson { .. } => own.lesson,
        Activity::Puzzles { .. } => own.puzzles,
    }
}

/// Returns how many children are there who have no game, so that they invite each other.
fn choosing(class: &InClass) -> usize {
    let plays = |seat: u16| class.state.table_of(seat).is_some_and(|table| table.result.is_none());
    class.presence.here.iter().filter(|seat| !plays(**seat)).count()
}
