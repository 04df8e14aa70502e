//! The list of the children, and what closes the lesson.

use client::InClass;
use eframe::egui::{EventFilter, Label, TextEdit, Ui};
use ui_kit::button_grid::button_grid;
use ui_kit::drawn::drawn;
use window::widgets::{button_width, follow_focus, row_label, wide_button};
use window_words::Words;

use crate::page::{TeacherAction, TeacherPage};
use crate::progress_sheet;

/// The least width of a name with what is said of it.
const NAME: f32 = 280.0;
/// The width of the field for more names.
const NAMES: f32 = 420.0;
/// The keys that the field handles. Esc leaves the field, not the page.
const KEYS_OF_FIELD: EventFilter =
    EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape: true };
const MINUTE: u64 = 60_000;

/// Draws the list. Returns what the teacher asks for.
pub(crate) fn children(
    ui: &mut Ui,
    page: &mut TeacherPage<'_>,
    class: &InClass,
) -> Option<TeacherAction> {
    let words = page.texts.words;
    let own = &words.class;
    let listed = (0..).zip(&class.state.seats).filter(|(_, there)| !there.is_removed);
    let seats: Vec<u16> = listed.map(|(seat, _)| seat).collect();
    if seats.is_empty() {
        ui.add(Label::new(own.no_children).wrap());
    }
    let label = |seat: &u16| (label(words, page, class, *seat), true);
    let labels: Vec<(String, bool)> = seats.iter().map(label).collect();
    let mut action = button_grid(ui, &labels, NAME).map(|place| TeacherAction::Child(seats[place]));
    ui.separator();
    row_label(ui, own.more_names);
    let field = TextEdit::multiline(page.names).event_filter(KEYS_OF_FIELD);
    let field = field.desired_rows(2).desired_width(NAMES);
    let field = ui.add(field);
    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(own.more_names));
    follow_focus(&field);
    ui.add_enabled_ui(!page.names.trim().is_empty(), |ui| {
        if wide_button(ui, own.add_names, button_width(ui, own.add_names), false).clicked() {
            action = Some(TeacherAction::AddNames);
        }
    });
    ui.separator();
    ui.horizontal_wrapped(|ui| {
        let mut button = |label: &str, wanted: TeacherAction| {
            if wide_button(ui, label, button_width(ui, label), false).clicked() {
                action = Some(wanted);
            }
        };
        let has_results = !class.state.rounds.is_empty() || !class.state.tallies.is_empty();
        if has_results && class.state.missing() == 0 {
            button(own.anew, TeacherAction::Anew);
        }
        if progress_sheet::took_part(&class.state).next().is_some() {
            button(own.progress_all, TeacherAction::Progress(None));
        }
        button(own.forget, TeacherAction::Forget);
    });
    action
}

/// Returns a name with how the child is.
fn label(words: &Words, page: &TeacherPage<'_>, class: &InClass, seat: u16) -> String {
    let own = &words.class;
    let Some(there) = class.state.seats.get(usize::from(seat)) else { return String::new() };
    let name = drawn(there.name.as_str());
    let gone = class.presence.gone.iter().find(|gone| gone.seat == seat);
    let plays = class.state.table_of(seat).is_some_and(|table| table.result.is_none());
    let state = match gone {
        _ if !there.is_taken => own.state_away.to_owned(),
        Some(gone) => {
            let since = page.together.class_time().saturating_sub(gone.since);
            own.state_gone((since / MINUTE) as usize)
        }
        None if plays => own.state_plays.to_owned(),
        None if there.sits_out => own.state_sits_out.to_owned(),
        None => own.state_here.to_owned(),
    };
    format!("{name} · {state}")
}
