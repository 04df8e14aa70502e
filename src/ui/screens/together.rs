//! The page of playing with people at other devices: the entrance, the list of a host's rooms, and the room before the
//! game with its address, its code and its seats.

use basics::Name;
use client::{Address, Joined};
use eframe::egui::{Frame, Id, Label, ScrollArea, TextStyle, Ui, UiBuilder, vec2};
use messages::{ClassRefusal, Phase, RoomCard, RoomId, SeatState};
use ui_kit::drawn::drawn;
use ui_kit::faces::{Portrait, paint_portrait};
use ui_kit::speech::say;
use ui_kit::theme::{Palette, sizes, touch};
use ui_kit::typing::{Typing, line_field, name_field};
use window::Command;
use window::icons::Icon;
use window::switch::switch;
use window::together::{Back, Place, Together, invitation, spaced};
use window::widgets::{
    ButtonLook, bold, button_width, command_button, strong, use_whole_width, wide_button,
};
use window_words::Words;

use super::faces::{FACE, faces};
use super::in_class::{self, ChildAction, ChildForm};

/// The maximum width of the page.
const WIDTH: f32 = 640.0;
/// The longest text in the fields.
const LONGEST: usize = 200;
/// The width of the field for the name.
const NAME: f32 = 300.0;

/// What the page shows.
pub struct TogetherPage<'a> {
    /// The texts in the current language.
    pub words: &'static Words,
    /// The connection.
    pub together: &'a Together,
    /// Whether this program can be the host.
    pub can_host: bool,
    /// Whether a browser can join such a host.
    pub has_page: bool,
    /// Whether the page leads to a host.
    pub is_invited: bool,
    /// Whether this is a page in a browser, which can join no other host than the one that serves it.
    pub is_page: bool,
    /// The games, each with its name in files and its title.
    pub games: Vec<(&'static str, &'static str)>,
    /// The game for which rules and clock were set just before, by its name in files, and both in sentences.
    pub set: Option<(&'static str, String)>,
    /// Whether the program looks for hosts on the network.
    pub searches: bool,
    /// Those that it has found: the name of the class or of the machine, and the address.
    pub found: Vec<(String, Address)>,
    /// What is agreed in the room, in sentences.
    pub agreed: Option<String>,
    /// The rooms in which games are under way.
    pub ways: &'a [Back],
    /// The name of the person.
    pub name: &'a Name,
    /// The number of the person's face.
    pub face: u8,
    /// Which of the addresses of this machine is shown.
    pub address: usize,
    /// The name that is being typed.
    pub typing: &'a mut Typing,
    /// The address that is being typed.
    pub place: &'a mut String,
    /// The code that is being typed.
    pub code: &'a mut String,
    /// What a child has chosen and typed in a class.
    pub child: &'a mut ChildForm,
    /// Whether this program does not have the tasks that the class of the child does.
    pub lacks_tasks: bool,
}

impl TogetherPage<'_> {
    /// Returns the title of the game with this name in files.
    fn title<'a>(&self, game: &'a str) -> &'a str {
        let known = self.games.iter().find(|(id, _)| *id == game);
        known.map_or(game, |(_, title)| title)
    }

    /// Returns the game and the players of a room.
    fn label(&self, card: &RoomCard) -> String {
        let title = self.title(&card.game);
        let names = card.seats.iter().flatten().map(|name| match ui_kit::drawn::drawn(name) {
            none if none.is_empty() => self.words.together.guest.to_owned(),
            name => name,
        });
        let names: Vec<String> = names.collect();
        match names.is_empty() {
            true => title.to_owned(),
            false => format!("{title}: {}", names.join(", ")),
        }
    }
}

/// What the person asks for.
pub enum TogetherAction {
    /// Leave the room, or the page.
    Leave,
    /// Be called so.
    SetName(Name),
    /// Have the face with this number.
    SetFace(u8),
    /// Go back to the game that is under way in this room.
    GoBack(RoomId),
    /// Forget the way back to it.
    ForgetWay(RoomId),
    /// Join at the typed address.
    Join,
    /// Join this host, which has been found.
    JoinAt(Address),
    /// Give the typed code.
    GiveCode,
    /// Enter a room of the list.
    Enter(RoomId),
    /// Watch it.
    Watch(RoomId),
    /// Take this seat.
    Sit(u8),
    /// Open a room of the game with this name in files.
    Open(&'static str),
    /// Show another address of this machine.
    ShowAddress(usize),
    /// Choose a computer for a seat.
    SeatComputer(u8),
    /// Take the computer off a seat.
    Remove(u8),
    /// Let phrases be said, or not.
    SetPhrases(bool),
    /// Do this in the class.
    InClass(ChildAction),
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
                let title = page.together.class().map(|class| drawn(class.state.title.as_str()));
                let heading = match page.together.follows_class() {
                    true => words.class.class,
                    false => words.together.open,
                };
                let title = title.filter(|title| !title.is_empty());
                ui.label(strong(title.as_deref().unwrap_or(heading)).size(20.0));
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

/// Draws why there is no room, where that stands at this place.
pub(super) fn problem(ui: &mut Ui, together: &Together, place: Place) {
    if let Some(problem) = together.problem(place) {
        let warning = Palette::current(ui.ctx()).warning;
        ui.add(Label::new(strong(problem).color(warning)).wrap());
    }
}

fn content(ui: &mut Ui, page: &mut TogetherPage<'_>) -> Option<TogetherAction> {
    let words = page.words;
    problem(ui, page.together, Place::Page);
    if !page.together.is_open() {
        return entrance(ui, page);
    }
    if let Some(class) = page.together.class() {
        return in_class::child(ui, page, class);
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
    action = ways_back(ui, page).or(action);
    if page.is_invited {
        return join_button(ui, words).then_some(TogetherAction::Join).or(action);
    }
    // Who has just set a game wants to open its room.
    let opens_first = page.set.is_some();
    if opens_first {
        action = host(ui, page).or(action);
    }
    ui.separator();
    ui.label(bold(words.together.join_heading, 17.0));
    if page.searches {
        action = found(ui, page).or(action);
    }
    ui.add(Label::new(words.together.join_hint).wrap());
    let field = ("address of the host", words.together.address);
    if join_field(ui, page.words, page.together, (field, Place::Address), page.place) {
        action = Some(TogetherAction::Join);
    }
    if !opens_first {
        action = host(ui, page).or(action);
    }
    action
}

/// Draws the ways back to the games that are under way.
fn ways_back(ui: &mut Ui, page: &TogetherPage<'_>) -> Option<TogetherAction> {
    let (words, mut action) = (page.words, None);
    for (number, back) in page.ways.iter().enumerate() {
        let text = back.sentence(words, page.title(&back.game));
        ui.separator();
        ui.add(Label::new(strong(text)).wrap());
        let labels = [words.together.go_back, words.together.forget_way];
        let pressed = ui.push_id(back.room.bits(), |ui| {
            let row = ui.horizontal_wrapped(|ui| {
                let button = |(index, label): (usize, &str)| {
                    let is_first = number == 0 && index == 0;
                    wide_button(ui, label, button_width(ui, label), is_first).clicked()
                };
                let pressed: Vec<bool> = labels.into_iter().enumerate().map(button).collect();
                pressed
            });
            row.inner
        });
        match pressed.inner[..] {
            [true, _] => action = Some(TogetherAction::GoBack(back.room)),
            [_, true] => action = Some(TogetherAction::ForgetWay(back.room)),
            _ => {}
        }
    }
    if page.is_invited && !page.ways.is_empty() {
        ui.separator();
    }
    action
}

/// Draws what one chooses to open a room in this program.
fn host(ui: &mut Ui, page: &TogetherPage<'_>) -> Option<TogetherAction> {
    let words = &page.words.together;
    if !page.can_host {
        return None;
    }
    ui.separator();
    ui.label(bold(words.host_heading, 17.0));
    let hint = if page.has_page { words.host_hint } else { words.host_hint_program };
    ui.add(Label::new(hint).wrap());
    if page.set.is_none() {
        ui.add(Label::new(words.which_game).wrap());
    }
    open_buttons(ui, page)
}

/// Draws the hosts that have been found on the network. The place of one row is free until then: no field and no button
/// moves when the first one appears.
fn found(ui: &mut Ui, page: &TogetherPage<'_>) -> Option<TogetherAction> {
    let (words, mut action) = (&page.words.together, None);
    ui.label(strong(if page.found.is_empty() { words.looking } else { words.found }));
    let height = touch::at_least(ui, sizes::TARGET + 2.0);
    if page.found.is_empty() {
        ui.allocate_space(vec2(0.0, height));
        return None;
    }
    ui.horizontal_wrapped(|ui| {
        for (name, address) in &page.found {
            let label = words.found_host(name, &address.to_string());
            if wide_button(ui, &label, button_width(ui, &label), false).clicked() {
                action = Some(TogetherAction::JoinAt(address.clone()));
            }
        }
    });
    action
}

/// Draws a field for an address or a code, with its name and what it is for, what is wrong with it, and the button that
/// joins there. Returns whether the person wants that.
fn join_field(
    ui: &mut Ui,
    words: &Words,
    together: &Together,
    ((id, label), place): ((&str, &str), Place),
    text: &mut String,
) -> bool {
    let entered = line_field(ui, words, (Id::unique(id), label, LONGEST), text);
    match together.problem(place) {
        Some(_) => problem(ui, together, place),
        // Its line stays free, so that the button does not move when one corrects what was wrong.
        None => {
            ui.allocate_space(vec2(0.0, ui.text_style_height(&TextStyle::Body)));
        }
    }
    join_button(ui, words) || entered
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
    let face = faces(ui, words, page.face).map(TogetherAction::SetFace);
    name.map(TogetherAction::SetName).or(face)
}

/// Draws a button for each game, which opens a room; first, one for the game that was set just before.
fn open_buttons(ui: &mut Ui, page: &TogetherPage<'_>) -> Option<TogetherAction> {
    let mut action = None;
    if let Some((id, agreed)) = &page.set {
        ui.add(Label::new(agreed).wrap());
        let label = page.words.together.open_room(page.title(id));
        if wide_button(ui, &label, button_width(ui, &label), true).clicked() {
            action = Some(TogetherAction::Open(id));
        }
        ui.add(Label::new(page.words.together.or_another_game).wrap());
    }
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
    if is_admitted && page.together.follows_class() {
        let waits = ClassRefusal::NoClass;
        ui.add(Label::new(words.class.refusal(&words.together, &waits)).wrap());
        return None;
    }
    let mut action = None;
    if is_admitted && !client.rooms().is_empty() {
        ui.label(bold(words.together.rooms_heading, 17.0));
        for card in client.rooms() {
            let label = page.label(card);
            let watch = words.together.watch;
            if card.phase == Phase::Playing {
                let label = words.together.watch_room(&label);
                if wide_button(ui, &label, ui.available_width(), false).clicked() {
                    action = Some(TogetherAction::Watch(card.room));
                }
                continue;
            }
            ui.horizontal(|ui| {
                let beside = button_width(ui, watch);
                let width = ui.available_width() - beside - ui.spacing().item_spacing.x;
                if wide_button(ui, &label, width, true).clicked() {
                    action = Some(TogetherAction::Enter(card.room));
                }
                if wide_button(ui, watch, beside, false).clicked() {
                    action = Some(TogetherAction::Watch(card.room));
                }
            });
        }
        ui.separator();
    }
    if is_admitted && client.rooms().is_empty() {
        ui.add(Label::new(strong(words.together.no_rooms)).wrap());
    } else {
        let hint = match page.together.follows_class() {
            true => words.class.code_hint,
            false => words.together.code_hint,
        };
        ui.add(Label::new(hint).wrap());
        let field = ("code of the room", words.together.code);
        if join_field(ui, words, page.together, (field, Place::Code), page.code) {
            action = Some(TogetherAction::GiveCode);
        }
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
    let words = page.words;
    ui.label(bold(page.title(&joined.state.setup.game), 22.0));
    if let Some(agreed) = &page.agreed {
        ui.add(Label::new(agreed).wrap());
    }
    // Its line stays free, so that no button moves under the pointer.
    match page.together.said() {
        Some(said) => {
            ui.add(Label::new(strong(said.text())).wrap());
            say(ui.ctx(), Id::unique("people"), std::slice::from_ref(said));
        }
        None => ui.add_space(ui.text_style_height(&TextStyle::Body)),
    }
    if let Some(text) = page.together.connection(words) {
        let warning = Palette::current(ui.ctx()).warning;
        ui.add(Label::new(strong(text).color(warning)).wrap());
    }
    let mut action = elsewhere(ui, page);
    // Who has opened the room invites the others, also at a host elsewhere.
    if page.together.is_host() || joined.is_host {
        let other = invitation(ui, words, page.together, joined, page.address);
        action = other.map(TogetherAction::ShowAddress).or(action);
    } else {
        ui.add(Label::new(words.together.room_code(&spaced(joined.code))).wrap());
    }
    ui.separator();
    let text = match joined.state.phase {
        Phase::Closed => words.together.closed,
        _ => words.together.begins_when_full,
    };
    ui.add(Label::new(strong(text)).wrap());
    if joined.is_host {
        let on = joined.state.phrases;
        let label = words.together.allow_phrases;
        let width = ui.available_width().min(WIDTH);
        if switch(ui, Some(Icon::Bubble), label, true, on, width).clicked() {
            action = Some(TogetherAction::SetPhrases(!on));
        }
    }
    for (seat, there) in (0..).zip(&joined.state.seats) {
        action = seat_row(ui, page, joined, (seat, there)).or(action);
    }
    action
}

/// Draws the other rooms of the host in which the own clock runs or somebody waits.
fn elsewhere(ui: &mut Ui, page: &TogetherPage<'_>) -> Option<TogetherAction> {
    let (words, mut action) = (page.words, None);
    let rooms = page.together.waiting_elsewhere();
    for clock in rooms.iter().filter_map(|card| page.together.clock_elsewhere(words, card)) {
        let warning = Palette::current(ui.ctx()).warning;
        ui.add(Label::new(strong(clock).color(warning)).wrap());
    }
    if rooms.iter().any(|card| !card.clock) {
        ui.add(Label::new(strong(words.together.waits_elsewhere)).wrap());
    }
    for card in rooms {
        let label = page.label(card);
        if wide_button(ui, &label, button_width(ui, &label), false).clicked() {
            action = Some(TogetherAction::Enter(card.room));
        }
    }
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
    ui.horizontal_wrapped(|ui| {
        let size = FACE.max(touch::target(ui));
        let (rect, _) = ui.allocate_exact_size(vec2(size, size), eframe::egui::Sense::hover());
        let palette = Palette::current(ui.ctx());
        match (there.is_empty(), there.level) {
            (true, _) => {
                ui.painter().circle_stroke(rect.center(), size / 2.2, (2.0, palette.faint_ink));
            }
            (false, Some(level)) => paint_portrait(ui.painter(), rect, Portrait::Level(level)),
            (false, None) => paint_portrait(ui.painter(), rect, Portrait::Person(there.face)),
        }
        let text = match there.is_empty() {
            true => words.together.free_seat.to_owned(),
            false if joined.seat == Some(seat) => {
                words.together.you_at_seat(&page.together.name(joined, words, seat))
            }
            false => page.together.name(joined, words, seat),
        };
        ui.label(strong(text).size(16.0));
        if there.is_empty() && page.together.can_sit() {
            let label = words.together.sit_here;
            if wide_button(ui, label, button_width(ui, label), true).clicked() {
                action = Some(TogetherAction::Sit(seat));
            }
        }
        // Until the person has the own seat, this may become it.
        let is_settled = joined.seat.is_some() || page.together.can_sit();
        if there.is_empty() && joined.is_host && is_settled {
            let label = words.together.let_computer_sit;
            if wide_button(ui, label, button_width(ui, label), false).clicked() {
                action = Some(TogetherAction::SeatComputer(seat));
            }
        }
        if joined.is_host && !there.is_empty() && there.name.is_none() {
            let label = words.together.remove(&page.together.name(joined, words, seat));
            if wide_button(ui, &label, button_width(ui, &label), false).clicked() {
                action = Some(TogetherAction::Remove(seat));
            }
        }
    });
    action
}
