//! The page of a child in a class: the list of names and, from its seat on, what it sees while no board is open.

mod names;
mod seated;

use client::InClass;
use eframe::egui::{Id, Label, Ui};
use messages::ClassAct;
use ui_kit::drawn::drawn;
use ui_kit::speech::say_text;
use ui_kit::theme::Palette;
use window::together::Place;
use window::widgets::{button_width, strong, wide_button};

use super::together::{TogetherAction, TogetherPage, problem};

/// The size of a sentence for the child.
const SAID: f32 = 18.0;
/// The least width of a name in the list.
const NAME_WIDTH: f32 = 150.0;

/// What a child has chosen and typed before it has a seat.
#[derive(Default)]
pub struct ChildForm {
    /// Whether the child had a seat with another device.
    comes_again: bool,
    /// The seat to which it comes back.
    seat: Option<u16>,
    /// The digits of that seat, as typed.
    pub digits: String,
    /// Whether the child is not on the list.
    is_new: bool,
    /// Its name then, as typed.
    pub name: String,
    /// Whether the list is shown although the child waits at the door.
    shows_names: bool,
}

impl ChildForm {
    /// Returns to the list of names.
    fn start_again(&mut self) {
        *self = ChildForm { name: std::mem::take(&mut self.name), ..ChildForm::default() };
    }
}

/// What a child asks for.
pub enum ChildAction {
    /// Do this in the class.
    Act(ClassAct),
    /// Take the seat to which the typed digits belong.
    ComeBack(u16),
    /// Ask the teacher for a seat: one that is on the list, or a new one.
    Knock(Option<u16>),
    /// Show the board.
    ToBoard,
}

/// Draws the page. Returns what the child asks for.
pub(super) fn child(
    ui: &mut Ui,
    page: &mut TogetherPage<'_>,
    class: &InClass,
) -> Option<TogetherAction> {
    problem(ui, page.together, Place::Class);
    if let Some(why) = page.together.problem(Place::Class) {
        say_text(ui.ctx(), Id::unique("refused by the class"), why);
    }
    if let Some(text) = page.together.connection(page.words) {
        let warning = Palette::current(ui.ctx()).warning;
        ui.add(Label::new(strong(text).color(warning)).wrap());
    }
    if let Some(seat) = class.own.seat {
        page.child.start_again();
        return seated::seated(ui, page, class, seat);
    }
    if let Some(number) = class.own.door.filter(|_| !page.child.shows_names) {
        say(ui, page.words.class.at_door);
        ui.label(strong(page.words.class.door_number(number as usize)).size(SAID));
        page.child.shows_names = button(ui, page.words.class.to_names);
        return None;
    }
    names::names(ui, page, class).map(TogetherAction::InClass)
}

/// Draws a sentence that screen readers say by themselves.
fn say(ui: &mut Ui, text: &str) {
    say_text(ui.ctx(), Id::unique("class").with(text), text);
    ui.add(Label::new(strong(text).size(SAID)).wrap());
}

/// Draws a button as wide as its text. Returns whether it was pressed.
fn button(ui: &mut Ui, label: &str) -> bool {
    wide_button(ui, label, button_width(ui, label), false).clicked()
}

/// Returns the name at a seat, as far as its letters can be drawn.
fn name_of(class: &InClass, seat: u16) -> String {
    let there = class.state.seats.get(usize::from(seat));
    there.map_or_else(String::new, |there| drawn(there.name.as_str()))
}
