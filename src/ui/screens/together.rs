//! The page of playing with people at other devices: the entrance, the list of a host's rooms, and the room before the
//! game with its address, its code and its seats.

use basics::Name;
use client::{Address, Joined};
use eframe::egui::{
    FontFamily, FontId, Frame, Id, Label, RichText, ScrollArea, Ui, UiBuilder, vec2,
};
use frame::Command;
use frame::dialogs::Modules;
use frame::together::{Hosted, Together, name_of};
use frame::widgets::{
    ButtonLook, bold, button_width, command_button, strong, use_whole_width, wide_button,
};
use messages::{Code, Phase, RoomId, SeatState};
use ui_kit::faces::{Portrait, paint_portrait};
use ui_kit::theme::{BOLD, Palette, sizes, touch};
use ui_kit::typing::{Typing, line_field, name_field};
use window_words::Words;

/// The maximum width of the page.
const WIDTH: f32 = 640.0;
/// The width from which the code of an address is beside it.
const BESIDE: f32 = 520.0;
/// The side of the code of an address.
const CODE: f32 = 210.0;
/// The longest text in the fields.
const LONGEST: usize = 200;
/// The width of the field for the name.
const NAME: f32 = 300.0;
/// The side of a face.
const FACE: f32 = 40.0;

/// What the page shows.
pub struct TogetherPage<'a> {
    /// The texts in the current language.
    pub words: &'static Words,
    /// The connection.
    pub together: &'a Together,
    /// Whether this program can be the host.
    pub can_host: bool,
    /// Whether the page leads to a host.
    pub is_invited: bool,
    /// Whether this is a page in a browser, which can join no other host than the one that serves it.
    pub is_page: bool,
    /// The games, each with its name in files and its title.
    pub games: Vec<(&'static str, &'static str)>,
    /// The name of the person.
    pub name: &'a Name,
    /// Which of the addresses of this machine is shown.
    pub address: usize,
    /// The name that is being typed.
    pub typing: &'a mut Typing,
    /// The address that is being typed.
    pub place: &'a mut String,
    /// The code that is being typed.
    pub code: &'a mut String,
}

/// What the person asks for.
pub enum TogetherAction {
    /// Leave the room, or the page.
    Leave,
    /// Be called so.
    SetName(Name),
    /// Join at the typed address.
    Join,
    /// Give the typed code.
    GiveCode,
    /// Enter a room of the list.
    Enter(RoomId),
    /// Open a room of the game with this name in files.
    Open(&'static str),
    /// Show another address of this machine.
    ShowAddress(usize),
    /// Let the computer play at a seat.
    LetComputer(u8),
}

/// Draws the page. Returns what the person asks for.
pub fn together(ui: &mut Ui, page: &mut TogetherPage<'_>) -> Option<TogetherAction> {
    let room = ui.max_rect();
    let side = ((room.width() - WIDTH) / 2.0).max(8.0);
    let inner = room.shrink2(vec2(side, 8.0));
    let mut action = None;
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        Frame::window(ui.style()).inner_margin(14).show(ui, |ui| {
            ui.set_width(ui.available_width());
            let words = page.words;
            ui.horizontal_wrapped(|ui| {
                let look = ButtonLook { enabled: true, on: None, words: true, instead: None };
                if command_button(ui, words, Command::Back, look) {
                    action = Some(TogetherAction::Leave);
                }
                ui.label(strong(words.together.open).size(20.0));
            });
            ui.add_space(8.0);
            let list = ScrollArea::vertical().id_salt("together").auto_shrink([false, true]);
            list.show(ui, |ui| {
                use_whole_width(ui);
                ui.spacing_mut().item_spacing.y = 8.0;
                action = content(ui, page).or(action.take());
                ui.add_space(4.0);
            });
        });
    });
    action
}

fn content(ui: &mut Ui, page: &mut TogetherPage<'_>) -> Option<TogetherAction> {
    let words = page.words;
    if let Some(problem) = page.together.problem() {
        let warning = Palette::current(ui.ctx()).warning;
        ui.add(Label::new(strong(problem).color(warning)).wrap());
    }
    if !page.together.is_open() {
        return entrance(ui, page);
    }
    if let Some(joined) = page.together.joined() {
        return waiting(ui, page, joined);
    }
    match page.together.connection(words) {
        Some(text) => {
            ui.add(Label::new(text).wrap());
            None
        }
        None if page.together.client().is_none() => {
            ui.add(Label::new(words.together.starting).wrap());
            None
        }
        None => hall(ui, page),
    }
}

/// Draws what one chooses before there is a connection.
fn entrance(ui: &mut Ui, page: &mut TogetherPage<'_>) -> Option<TogetherAction> {
    let words = page.words;
    if page.is_page && !page.is_invited {
        ui.add(Label::new(words.together.only_host).wrap());
        return None;
    }
    let mut action = own_name(ui, page);
    if page.is_invited {
        return join_button(ui, words).then_some(TogetherAction::Join).or(action);
    }
    ui.separator();
    ui.label(bold(words.together.join_heading, 17.0));
    ui.add(Label::new(words.together.join_hint).wrap());
    if join_field(ui, words, ("address of the host", words.together.address), page.place) {
        action = Some(TogetherAction::Join);
    }
    if page.can_host {
        ui.separator();
        ui.label(bold(words.together.host_heading, 17.0));
        ui.add(Label::new(words.together.host_hint).wrap());
        action = open_buttons(ui, page).or(action);
    }
    action
}

/// Draws a field for an address or a code, with its name and what it is for, and the button that joins there. Returns
/// whether a text was entered.
fn join_field(ui: &mut Ui, words: &Words, field: (&str, &str), text: &mut String) -> bool {
    let entered = line_field(ui, words, (Id::unique(field.0), field.1, LONGEST), text);
    let pressed = join_button(ui, words);
    (entered || pressed) && !text.trim().is_empty()
}

/// Draws the button that joins. Returns whether it was pressed.
fn join_button(ui: &mut Ui, words: &Words) -> bool {
    let label = words.together.join;
    wide_button(ui, label, button_width(ui, label).max(140.0), true).clicked()
}

/// Draws the field for the name of the person.
fn own_name(ui: &mut Ui, page: &mut TogetherPage<'_>) -> Option<TogetherAction> {
    let words = page.words;
    ui.label(strong(words.together.your_name));
    let field = (words.together.your_name, ui.available_width().min(NAME));
    let name = name_field(ui, words, page.typing, field, page.name, words.together.guest);
    name.map(TogetherAction::SetName)
}

/// Draws a button for each game, which opens a room.
fn open_buttons(ui: &mut Ui, page: &TogetherPage<'_>) -> Option<TogetherAction> {
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = sizes::GAP;
        for (id, title) in &page.games {
            let width = button_width(ui, title).max(130.0);
            if wide_button(ui, title, width, false).clicked() {
                action = Some(TogetherAction::Open(id));
            }
        }
    });
    action
}

/// Draws what one chooses at a host before one is in a room: a room of the list, a code, or a new room.
fn hall(ui: &mut Ui, page: &mut TogetherPage<'_>) -> Option<TogetherAction> {
    let words = page.words;
    let client = page.together.client()?;
    let is_admitted = client.welcome().is_some_and(|welcome| welcome.admitted);
    let mut action = None;
    if is_admitted && !client.rooms().is_empty() {
        ui.label(bold(words.together.rooms_heading, 17.0));
        for card in client.rooms() {
            let title = page.games.iter().find(|(id, _)| *id == card.game);
            let title = title.map_or(card.game.as_str(), |(_, title)| title);
            let names: Vec<&str> = card.seats.iter().flatten().map(String::as_str).collect();
            let label = match names.is_empty() {
                true => title.to_owned(),
                false => format!("{title}: {}", ui_kit::drawn::drawn(&names.join(", "))),
            };
            let width = ui.available_width();
            if wide_button(ui, &label, width, true).clicked() {
                action = Some(TogetherAction::Enter(card.room));
            }
        }
        ui.separator();
    }
    ui.add(Label::new(words.together.code_hint).wrap());
    if join_field(ui, words, ("code of the room", words.together.code), page.code) {
        action = Some(TogetherAction::GiveCode);
    }
    if !is_admitted {
        return action;
    }
    ui.separator();
    ui.label(bold(words.together.new_room, 17.0));
    open_buttons(ui, page).or(action)
}

/// Draws the room before the game.
fn waiting(ui: &mut Ui, page: &TogetherPage<'_>, joined: &Joined) -> Option<TogetherAction> {
    let (words, mut action) = (page.words, None);
    let title = page.games.iter().find(|(id, _)| *id == joined.state.setup.game);
    if let Some((_, title)) = title {
        ui.label(bold(*title, 22.0));
    }
    if let Some(text) = page.together.connection(words) {
        let warning = Palette::current(ui.ctx()).warning;
        ui.add(Label::new(strong(text).color(warning)).wrap());
    }
    match page.together.hosted() {
        Some(hosted) => action = invitation(ui, page, hosted, joined.code),
        None => {
            ui.add(Label::new(words.together.room_code(&spaced(joined.code))).wrap());
        }
    }
    ui.separator();
    let text = match joined.state.phase {
        Phase::Closed => words.together.closed,
        _ => words.together.begins_when_full,
    };
    ui.add(Label::new(strong(text)).wrap());
    for (seat, there) in (0..).zip(&joined.state.seats) {
        action = seat_row(ui, page, joined, (seat, there)).or(action);
    }
    action
}

/// Draws where the others join: the address in large print, its code for telephones, and the code of the room.
fn invitation(
    ui: &mut Ui,
    page: &TogetherPage<'_>,
    hosted: &Hosted,
    code: Code,
) -> Option<TogetherAction> {
    let words = page.words;
    let mut action = None;
    let shown = hosted.addresses.get(page.address).or(hosted.addresses.first());
    let address = shown?;
    let link = address.link(Some(code));
    let mut texts = |ui: &mut Ui| {
        let text =
            if hosted.has_page { words.together.invite } else { words.together.invite_program };
        ui.add(Label::new(text).wrap());
        ui.add(Label::new(large(&address.to_string(), 28.0)).wrap());
        ui.add(Label::new(words.together.and_code).wrap());
        ui.label(large(&spaced(code), 34.0));
        let others: Vec<(usize, &Address)> =
            hosted.addresses.iter().enumerate().filter(|(_, other)| *other != address).collect();
        if !others.is_empty() {
            ui.add(Label::new(words.together.other_addresses).wrap());
            ui.horizontal_wrapped(|ui| {
                for (index, other) in others {
                    let label = other.to_string();
                    if wide_button(ui, &label, button_width(ui, &label), false).clicked() {
                        action = Some(TogetherAction::ShowAddress(index));
                    }
                }
            });
        }
    };
    let modules = Modules::of(&link);
    if ui.available_width() >= BESIDE {
        ui.horizontal_top(|ui| {
            if let Some(modules) = &modules {
                modules.paint(ui, words.together.code_of_address, CODE);
            }
            ui.add_space(sizes::GAP);
            ui.vertical(|ui| texts(ui));
        });
    } else {
        texts(ui);
        if let Some(modules) = &modules {
            modules.paint(ui, words.together.code_of_address, CODE);
        }
    }
    ui.add(Label::new(RichText::new(words.together.firewall).size(13.0)).wrap());
    action
}

/// Draws who sits at a seat.
fn seat_row(
    ui: &mut Ui,
    page: &TogetherPage<'_>,
    joined: &Joined,
    (seat, there): (u8, &SeatState),
) -> Option<TogetherAction> {
    let words = page.words;
    let mut action = None;
    ui.horizontal(|ui| {
        let size = FACE.max(touch::target(ui));
        let (rect, _) = ui.allocate_exact_size(vec2(size, size), eframe::egui::Sense::hover());
        let palette = Palette::current(ui.ctx());
        match (there.is_empty(), there.level) {
            (true, _) => {
                ui.painter().circle_stroke(rect.center(), size / 2.2, (2.0, palette.faint_ink));
            }
            (false, Some(level)) => paint_portrait(ui.painter(), rect, Portrait::Level(level)),
            (false, None) => paint_portrait(ui.painter(), rect, Portrait::Friends),
        }
        let text = match there.is_empty() {
            true => words.together.free_seat.to_owned(),
            false if joined.seat == Some(seat) => {
                words.together.you_at_seat(&name_of(joined, words, seat))
            }
            false => name_of(joined, words, seat),
        };
        ui.label(strong(text).size(16.0));
        if there.is_empty() && joined.is_host {
            let label = words.together.let_computer_sit;
            if wide_button(ui, label, button_width(ui, label), false).clicked() {
                action = Some(TogetherAction::LetComputer(seat));
            }
        }
    });
    action
}

/// Returns a text in large print.
fn large(text: &str, size: f32) -> RichText {
    RichText::new(text).font(FontId::new(size, FontFamily::Name(BOLD.into())))
}

/// Returns a code as people say it, in two groups.
fn spaced(code: Code) -> String {
    let digits = code.to_string();
    format!("{} {}", &digits[..3], &digits[3..])
}
