//! How a child comes to its seat: it taps its name, comes back with its digits, or asks to be let in.

use basics::Name;
use client::InClass;
use eframe::egui::{Id, Label, Ui};
use messages::ClassAct;
use ui_kit::button_grid::button_grid;
use ui_kit::typing::line_field;
use window::widgets::{button_width, strong, wide_button};

use super::{ChildAction, NAME_WIDTH, TogetherPage, button, name_of, say};

/// The longest text in the field for the digits.
const LONGEST: usize = 12;

/// Draws the list of names, or what has been chosen instead. Returns what the child asks for.
pub(super) fn names(
    ui: &mut Ui,
    page: &mut TogetherPage<'_>,
    class: &InClass,
) -> Option<ChildAction> {
    let is_listed = |seat: &messages::ClassSeat| !seat.is_removed;
    let has_names = class.state.seats.iter().any(is_listed);
    if page.child.is_new || !has_names {
        return not_listed(ui, page, has_names);
    }
    if let Some(seat) = page.child.seat {
        return digits(ui, page, class, seat);
    }
    let own = &page.words.class;
    let comes_again = page.child.comes_again;
    say(ui, if comes_again { own.tap_taken } else { own.tap_name });
    let seats = (0..).zip(&class.state.seats).filter(|(_, there)| !there.is_removed);
    let seats: Vec<(u16, bool)> = seats.map(|(seat, there)| (seat, there.is_taken)).collect();
    let label = |(seat, is_taken): &(u16, bool)| {
        let name = name_of(class, *seat);
        let label = match *is_taken && !comes_again {
            true => own.taken(&name),
            false => name,
        };
        (label, *is_taken == comes_again)
    };
    let labels: Vec<(String, bool)> = seats.iter().map(label).collect();
    let tapped = button_grid(ui, &labels, NAME_WIDTH).map(|place| seats[place].0);
    ui.separator();
    ui.horizontal_wrapped(|ui| {
        if comes_again {
            if button(ui, own.to_names) {
                page.child.start_again();
            }
            return;
        }
        if seats.iter().any(|(_, is_taken)| *is_taken) && button(ui, own.on_another) {
            page.child.comes_again = true;
        }
        page.child.is_new = button(ui, own.not_listed);
    });
    let seat = tapped?;
    if comes_again {
        page.child.seat = Some(seat);
        return None;
    }
    Some(ChildAction::Act(ClassAct::Sit { seat, face: page.face, digits: None }))
}

/// Draws the field for the digits of a seat.
fn digits(
    ui: &mut Ui,
    page: &mut TogetherPage<'_>,
    class: &InClass,
    seat: u16,
) -> Option<ChildAction> {
    let own = &page.words.class;
    ui.add(Label::new(own.digits_hint(&name_of(class, seat))).wrap());
    let field = (Id::unique("digits of a seat"), own.digits, LONGEST);
    let entered = line_field(ui, page.words, field, &mut page.child.digits);
    let mut action = entered.then_some(ChildAction::ComeBack(seat));
    ui.horizontal_wrapped(|ui| {
        let width = button_width(ui, own.take_seat);
        if wide_button(ui, own.take_seat, width, true).clicked() {
            action = Some(ChildAction::ComeBack(seat));
        }
        if button(ui, own.ask_teacher) {
            page.child.shows_names = false;
            action = Some(ChildAction::Knock(Some(seat)));
        }
        if button(ui, own.to_names) {
            page.child.start_again();
        }
    });
    action
}

/// Draws the field for a name that is not on the list, which may have names.
fn not_listed(ui: &mut Ui, page: &mut TogetherPage<'_>, has_names: bool) -> Option<ChildAction> {
    let own = &page.words.class;
    ui.label(strong(own.own_name));
    let field = (Id::unique("name at the door"), own.own_name, Name::MAX);
    let mut knocks = line_field(ui, page.words, field, &mut page.child.name);
    ui.horizontal_wrapped(|ui| {
        let width = button_width(ui, own.ask_teacher);
        knocks |= wide_button(ui, own.ask_teacher, width, true).clicked();
        if has_names && button(ui, own.to_names) {
            page.child.start_again();
        }
    });
    if !knocks {
        return None;
    }
    page.child.shows_names = false;
    Some(ChildAction::Knock(None))
}
