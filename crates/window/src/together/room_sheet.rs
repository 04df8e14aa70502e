//! How others join a room: the address, its code for telephones, and the code of the room. The room before the game
//! shows it, and a dialog during the game.

use client::{Address, Joined};
use eframe::egui::{FontFamily, FontId, Label, RichText, TextStyle, Ui};
use messages::{Act, Code};
use ui_kit::theme::{BOLD, sizes};
use window_words::Words;

use super::{SeatComputer, Together};
use crate::ScreenContext;
use crate::dialogs::{Dialog, DialogOver, Effect, Modules, Question, close, closing, effect};
use crate::icons::Icon;
use crate::switch::switch;
use crate::widgets::{button_width, dialog, focus_first, wide_button, width_of, words_and_buttons};

/// The width of the dialog.
const WIDTH: f32 = 560.0;
/// The width from which the code of an address is beside it.
const BESIDE: f32 = 520.0;
/// The side of the code of an address.
const CODE: f32 = 210.0;
/// The size of the texts beside it, and their largest beside a larger one.
const TEXT: f32 = 15.0;
const LARGEST_TEXT: f32 = 24.0;
/// The least width of the texts beside a larger one.
const TEXTS: f32 = 260.0;
/// The least size of an address.
const LEAST_LETTERS: f32 = 13.0;

/// The dialog that shows how others join, during a game.
#[derive(Default)]
pub struct RoomSheet {
    /// Which of the addresses of this machine is shown.
    address: usize,
}

impl Dialog for RoomSheet {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let words = over.words();
        let together = &over.parts.together;
        let Some(joined) = together.joined() else { return Some(close()) };
        let mut asked = None;
        let (pressed, closed) = dialog(ui, "room", words.together.room, WIDTH, |ui| {
            let content = |ui: &mut Ui| {
                let setup = &joined.state.setup;
                if let Some(table) = over.parts.rooms.get(&setup.game) {
                    let agreed = table.agreed(words, over.parts.language(), setup);
                    ui.add(Label::new(agreed).wrap());
                    ui.separator();
                }
                if joined.is_host {
                    asked = players(ui, words, together, joined);
                }
                if let Some(index) = invitation(ui, words, together, joined, self.address) {
                    self.address = index;
                }
                let watchers = joined.presence.watchers as usize;
                if watchers > 0 {
                    ui.add(Label::new(words.together.watchers(watchers)).wrap());
                }
            };
            words_and_buttons(ui, content, |ui| {
                let close = wide_button(ui, words.close, button_width(ui, words.close), true);
                focus_first(ui, &close);
                close.clicked()
            })
        });
        match asked {
            Some(Asked::Remove(seat)) => {
                Some(closing(move |_, context| ask_to_remove(seat, context)))
            }
            Some(Asked::SeatComputer(seat)) => Some(closing(move |_, context| {
                context.parts.dialogs.open(SeatComputer { seat });
            })),
            Some(Asked::Act(act)) => {
                Some(effect(move |_, context| context.parts.together.act(act)))
            }
            None => (pressed || closed).then(close),
        }
    }
}

/// Asks whether a player loses the seat.
fn ask_to_remove(seat: u8, context: &mut ScreenContext<'_>) {
    let (words, together) = (context.parts.words(), &context.parts.together);
    let Some(joined) = together.joined() else { return };
    let name = together.name(joined, words, seat);
    let (heading, text) = (words.together.remove_heading(&name), words.together.remove_question);
    let yes = closing(move |_, context| context.parts.together.act(Act::Remove { seat }));
    let answers = [(words.library.cancel, close()), (words.together.free_seat_now, yes)];
    context.parts.dialogs.open(Question::new(heading, text, answers));
}

/// What the host asks for.
enum Asked {
    Act(Act),
    /// Take a person off the table, after a question.
    Remove(u8),
    /// Choose a computer for a free seat.
    SeatComputer(u8),
}

/// Draws what the host may do for or against each player: allow hints, free the seat, and give a free one to a computer.
/// Returns what was pressed.
fn players(ui: &mut Ui, words: &Words, together: &Together, joined: &Joined) -> Option<Asked> {
    let mut asked = None;
    for (seat, there) in (0..).zip(&joined.state.seats) {
        let name = together.name(joined, words, seat);
        ui.push_id(seat, |ui| {
            if there.is_empty() {
                let label = words.together.let_computer_sit;
                if wide_button(ui, label, button_width(ui, label), false).clicked() {
                    asked = Some(Asked::SeatComputer(seat));
                }
                return;
            }
            if there.is_person() {
                let label = words.together.allow_help(&name);
                let width = ui.available_width();
                if switch(ui, Some(Icon::Hint), &label, true, there.help, width).clicked() {
                    asked = Some(Asked::Act(Act::Help { seat, on: !there.help }));
                }
            }
            let label = words.together.remove(&name);
            if joined.seat != Some(seat)
                && (there.is_person() || there.name.is_none())
                && wide_button(ui, &label, button_width(ui, &label), false).clicked()
            {
                asked = Some(match there.is_person() {
                    true => Asked::Remove(seat),
                    // Nobody loses anything.
                    false => Asked::Act(Act::Remove { seat }),
                });
            }
        });
    }
    ui.separator();
    asked
}

/// Draws how others join a room: the address in large print, its code for telephones, and the code of the room. Of
/// several addresses of this machine, that with the number `index` is shown. Returns the number of another one that the
/// person asks for.
pub fn invitation(
    ui: &mut Ui,
    words: &Words,
    together: &Together,
    joined: &Joined,
    index: usize,
) -> Option<usize> {
    let is_full = joined.state.seats.iter().all(|seat| !seat.is_empty());
    let text = match (is_full, has_page(together)) {
        (false, true) => words.together.invite,
        (false, false) => words.together.invite_program,
        (true, true) => words.together.invite_watchers,
        (true, false) => words.together.invite_watchers_program,
    };
    let texts = [text.to_owned()];
    let (and_code, code, side) = (words.together.and_code, joined.code, CODE);
    invite(ui, words, together, &Invite { texts: &texts, and_code, code, side }, index)
}

/// Returns whether the host has a page for browsers. Whoever came by it knows that.
pub fn has_page(together: &Together) -> bool {
    let welcome = together.client().and_then(|client| client.welcome());
    cfg!(target_arch = "wasm32") || welcome.is_some_and(|welcome| welcome.page)
}

/// What an invitation says.
pub struct Invite<'a> {
    /// How to join.
    pub texts: &'a [String],
    /// What the code is that has to be typed.
    pub and_code: &'a str,
    /// That code.
    pub code: Code,
    /// The side of the code for telephones, in points.
    pub side: f32,
}

/// Draws an invitation to this host, as [`invitation`] does.
pub fn invite(
    ui: &mut Ui,
    words: &Words,
    together: &Together,
    said: &Invite<'_>,
    index: usize,
) -> Option<usize> {
    let hosted = together.hosted();
    let own: &[Address] = hosted.map_or(&[], |hosted| &hosted.addresses);
    let of_host = together.client().map(|client| client.address());
    let address = own.get(index).or(own.first()).or(of_host)?;
    let link = address.link(Some(said.code));
    let mut asked = None;
    // A browser finds nothing at a host that has no page.
    let has_page = has_page(together);
    let modules = Modules::of(&link).filter(|_| has_page);
    let larger = said.side / CODE;
    let mut texts = |ui: &mut Ui| {
        let size = (TEXT * larger).min(LARGEST_TEXT);
        for text in said.texts {
            ui.add(Label::new(RichText::new(text).size(size)).wrap());
        }
        ui.add(Label::new(large_in(ui, &address.to_string(), 28.0 * larger)).wrap());
        ui.add(Label::new(said.and_code).wrap());
        ui.label(large_in(ui, &spaced(said.code), 34.0 * larger));
        if hosted.is_some() && !has_page {
            ui.add(Label::new(words.together.no_page).wrap());
        }
        let others: Vec<_> = own.iter().enumerate().filter(|(_, it)| *it != address).collect();
        if !others.is_empty() {
            ui.add(Label::new(words.together.other_addresses).wrap());
            ui.horizontal_wrapped(|ui| {
                for (index, other) in others {
                    let label = other.to_string();
                    if wide_button(ui, &label, button_width(ui, &label), false).clicked() {
                        asked = Some(index);
                    }
                }
            });
        }
    };
    let paint = |ui: &mut Ui| {
        if let Some(modules) = &modules {
            let side = said.side.min(ui.available_width());
            modules.paint(ui, words.together.code_of_address, side);
        }
    };
    if modules.is_some() && ui.available_width() >= BESIDE.max(said.side + TEXTS) {
        ui.horizontal_top(|ui| {
            paint(ui);
            ui.add_space(sizes::GAP);
            ui.vertical(|ui| texts(ui));
        });
    } else {
        texts(ui);
        paint(ui);
    }
    if hosted.is_some() {
        ui.add(Label::new(RichText::new(words.together.firewall).size(13.0)).wrap());
    }
    asked
}

/// Returns a text in print as large as there is room for in one line, at most of this size.
fn large_in(ui: &Ui, text: &str, size: f32) -> RichText {
    let width = width_of(ui, large(text, size), TextStyle::Body);
    large(text, (size * ui.available_width() / width).min(size).max(LEAST_LETTERS).floor())
}

/// Returns a text in large print.
fn large(text: &str, size: f32) -> RichText {
    RichText::new(text).font(FontId::new(size, FontFamily::Name(BOLD.into())))
}

/// Returns a code as people say it, in two groups.
pub fn spaced(code: Code) -> String {
    let digits = code.to_string();
    format!("{} {}", &digits[..3], &digits[3..])
}
