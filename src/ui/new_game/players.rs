//! The players of the next game: number of sides, people or computers, levels, names, starter.

use eframe::egui::{ComboBox, Id, RichText, Sense, TextStyle, Ui, vec2};

use super::Draft;
use crate::ai::{Fitting, Level};
use crate::controller::Seat;
use crate::rules::{SIDES, Side};
use crate::settings::{Settings, Starter};
use crate::ui::faces::{Portrait, paint_portrait};
use crate::ui::players::{PlayerNames, is_you, players};
use crate::ui::theme::{Palette, sizes};
use crate::ui::typing::name_field;
use crate::ui::widgets::{
    choice, choices, choices_with_names, follow_focus, just_opened, row_label, width_of,
};
use crate::ui::words::Words;

/// The minimum width of the name field beside the list of players.
const MIN_NAME: f32 = 130.0;
/// The width of the label of a side before them, if there is room for it.
const PLACE: f32 = 88.0;

/// The size of a face in the list of players.
const FACE: f32 = 30.0;

/// The level of the opponent in the first game after the lessons.
pub const FIRST_LEVEL: Level = Level::Beginner;

/// The kind of players in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PlayerMix {
    /// One person against computers of one level.
    Alone,
    /// People only.
    People,
    /// Computers only.
    Computers,
    /// Any other mix.
    Mixed,
}

impl PlayerMix {
    /// Returns the kind of players in the next game.
    fn of(now: &Settings) -> Self {
        let seats = &now.seats[..now.rules.sides];
        let persons = seats.iter().filter(|seat| **seat == Seat::Person).count();
        let mut computers = seats.iter().filter_map(|seat| seat.opponent());
        let first = computers.next();
        match persons {
            _ if persons == seats.len() => PlayerMix::People,
            _ if computers.any(|other| Some(other) != first) => PlayerMix::Mixed,
            0 => PlayerMix::Computers,
            1 => PlayerMix::Alone,
            _ => PlayerMix::Mixed,
        }
    }
}

/// Draws the choice of the number of sides. Returns the settings after a change.
pub fn sides(ui: &mut Ui, words: &Words, now: &Settings) -> Option<Settings> {
    let names = SIDES.map(usize::from).map(|sides| (sides, words.sides(sides)));
    let sides = choices(ui, words.board, &names.collect::<Vec<_>>(), now.rules.sides)?;
    let rules = now.rules.fitted_to(sides);
    let seats = seats_for(now, sides, PlayerMix::of(now));
    Some(Settings { rules, seats, ..now.clone() })
}

/// Draws the choice of the kind of players. Returns the settings after a change. Only the form
/// can set a mix.
pub fn kind(ui: &mut Ui, words: &Words, now: &Settings) -> Option<Settings> {
    let (count, kind) = (now.rules.sides, PlayerMix::of(now));
    let only_people = words.only_people(count);
    let mut kinds = vec![
        (PlayerMix::Alone, words.one_player),
        (PlayerMix::People, only_people.as_str()),
        (PlayerMix::Computers, words.only_computers),
    ];
    if kind == PlayerMix::Mixed {
        kinds.push((kind, words.mixed));
    }
    let kind = choices(ui, words.who_plays, &kinds, kind)?;
    Some(Settings { seats: seats_for(now, count, kind), ..now.clone() })
}

/// Returns whom a lone person plays against in the next game, `Friends` for a game of people only, or
/// `None` for any other mix.
pub fn opponent(now: &Settings) -> Option<Portrait> {
    match PlayerMix::of(now) {
        PlayerMix::Alone => usual_computer(now).opponent().map(Portrait::from),
        PlayerMix::People => Some(Portrait::Friends),
        PlayerMix::Computers | PlayerMix::Mixed => None,
    }
}

/// Returns the settings with another opponent.
pub fn with_opponent(now: &Settings, opponent: Portrait) -> Settings {
    let kind = match opponent {
        Portrait::Level(_) | Portrait::Fitting => PlayerMix::Alone,
        Portrait::Friends => PlayerMix::People,
    };
    let seats = seats_for(now, now.rules.sides, kind);
    let seats = seats.map(|seat| match (seat, opponent) {
        (Seat::Person, _) | (_, Portrait::Friends) => seat,
        (_, Portrait::Level(level)) => Seat::Computer(level),
        (_, Portrait::Fitting) => fitting_seat(),
    });
    Settings { seats, ..now.clone() }
}

/// Returns the first computer, including computers on sides that do not play now.
fn usual_computer(now: &Settings) -> Seat {
    let computer = now.seats.iter().find(|seat| **seat != Seat::Person);
    computer.copied().unwrap_or(Seat::Computer(Level::Easy))
}

/// Returns *Fits me* with the strength for a new player. A game that begins sets the strength that
/// follows from the earlier games.
fn fitting_seat() -> Seat {
    Seat::Fitting(Fitting::default().strength())
}

/// Returns the players of a game of `sides` sides of this kind.
fn seats_for(now: &Settings, sides: usize, kind: PlayerMix) -> [Seat; 4] {
    let mut seats = now.seats;
    // A lone person keeps a swapped seat.
    let lone = match PlayerMix::of(now) {
        PlayerMix::Alone => seats[..sides].iter().position(|seat| *seat == Seat::Person),
        _ => None,
    };
    for (index, seat) in seats[..sides].iter_mut().enumerate() {
        match kind {
            PlayerMix::Alone if index == lone.unwrap_or(0) => *seat = Seat::Person,
            PlayerMix::People => *seat = Seat::Person,
            PlayerMix::Alone | PlayerMix::Computers => *seat = usual_computer(now),
            PlayerMix::Mixed => {}
        }
    }
    seats
}

/// Draws the name and the player of each side.
pub(super) fn each_side(ui: &mut Ui, draft: &mut Draft<'_>) {
    row_label(ui, draft.words.form.players);
    let room = ui.available_width();
    let list = list_width(ui, draft.words);
    let beside = PLACE + MIN_NAME + list + 2.0 * sizes::GAP;
    for side in 0..draft.now.rules.sides {
        let place = draft.words.side_name(side, draft.now.rules.sides);
        if room >= beside {
            ui.horizontal(|ui| {
                let size = vec2(PLACE, sizes::TARGET);
                let label = ui.allocate_ui_with_layout(size, *ui.layout(), |ui| {
                    ui.set_min_width(PLACE);
                    ui.label(place)
                });
                let name = room - PLACE - list - 2.0 * sizes::GAP;
                seat(ui, draft, side, label.inner.id, (name, list));
            });
        } else {
            let label = ui.label(place);
            ui.horizontal_wrapped(|ui| {
                let name = (room - list - sizes::GAP).max(MIN_NAME);
                seat(ui, draft, side, label.id, (name, list));
            });
        }
    }
}

/// Returns the width that the list of players needs for its longest entry.
fn list_width(ui: &Ui, words: &Words) -> f32 {
    let around = ui.spacing().icon_width + ui.spacing().icon_spacing;
    let entries =
        seats().map(|seat| width_of(ui, seat_name(words, seat).into(), TextStyle::Button));
    entries.fold(0.0, f32::max) + around + 2.0 * ui.spacing().button_padding.x
}

/// Draws the name of a side and the list of players, in fields of these widths. `label` names
/// the side.
fn seat(ui: &mut Ui, draft: &mut Draft<'_>, side: usize, label: Id, (width, list): (f32, f32)) {
    let words = draft.words;
    let seat = draft.now.seats[side];
    let field = words.form.name_of(words.side_name(side, draft.now.rules.sides));
    let usual = {
        let mut unnamed = draft.now.clone();
        *unnamed.names.of_mut(side, seat) = Default::default();
        player(words, &unnamed, side).name
    };
    let now = draft.now.names.of(side, seat);
    // The frame of the field is outside its width.
    let width = width - 8.0;
    if let Some(name) = name_field(ui, words, draft.typing, (&field, width), now, &usual) {
        let mut settings = draft.now.clone();
        *settings.names.of_mut(side, seat) = name;
        // Unlike `Draft::set`, this keeps the notice about a dropped character.
        draft.made = Some(settings);
    }
    let opened = ui.scope_id().with(("opened", side));
    let list = ComboBox::from_id_salt(("seat", side))
        .width(list)
        .height(height_beside(ui))
        .selected_text(seat_name(words, seat));
    let list = list.show_ui(ui, |ui| {
        let opens = just_opened(ui, opened);
        for other in seats() {
            ui.horizontal(|ui| {
                let (face, _) = ui.allocate_exact_size(vec2(FACE, FACE), Sense::empty());
                if let Some(opponent) = other.opponent() {
                    paint_portrait(ui.painter(), face, opponent.into());
                }
                let is_chosen = other.opponent() == seat.opponent();
                let entry = choice(ui, &seat_name(words, other), is_chosen);
                if opens && is_chosen {
                    // Focus the current entry when the list opens.
                    entry.request_focus();
                }
                if entry.clicked() {
                    let mut seats = draft.now.seats;
                    seats[side] = other;
                    draft.set(Settings { seats, ..draft.now.clone() });
                }
                let hint = other.opponent().map(|opponent| words.kind_hint(opponent));
                ui.label(faint_text(ui, hint.unwrap_or_default()));
            });
        }
    });
    follow_focus(&list.response);
    list.response.labelled_by(label);
}

/// Returns the height of a list above or below the next row, where there is more room, so that
/// the row stays visible.
fn height_beside(ui: &Ui) -> f32 {
    let room = ui.ctx().content_rect();
    let top = ui.cursor().top();
    let most = (top - room.top()).max(room.bottom() - top - sizes::TARGET);
    (most - 3.0 * sizes::GAP).clamp(2.0 * sizes::TARGET, 400.0)
}

/// Returns the possible players of a side, in the order of the list.
fn seats() -> impl Iterator<Item = Seat> {
    let computers = Level::ALL.into_iter().map(Seat::Computer);
    std::iter::once(Seat::Person).chain(computers).chain([fitting_seat()])
}

fn seat_name(words: &Words, seat: Seat) -> String {
    match seat.opponent() {
        None => words.person.to_owned(),
        Some(opponent) => words.opponent_name(opponent),
    }
}

/// Returns the names of the player of `side` in the next game.
pub(super) fn player(words: &Words, now: &Settings, side: usize) -> PlayerNames {
    players(words, &now.setup(0))[Side::new(side)].clone()
}

/// Draws the choice of the starter.
pub(super) fn starter(ui: &mut Ui, draft: &mut Draft<'_>) {
    let words = draft.words;
    let count = draft.now.rules.sides;
    let name = |side| (Starter::Side(side as u8), player(words, draft.now, side).name);
    let mut names: Vec<(Starter, String)> = (0..count).map(name).collect();
    names.push((Starter::Lot, words.random_starter.to_owned()));
    let current = current_starter(draft.now);
    if let Some(starter) = choices_with_names(ui, words.starter, &names, current) {
        draft.set(Settings { starter, ..draft.now.clone() });
    }
}

/// Returns the starter, or side 0 if the chosen side does not play.
fn current_starter(now: &Settings) -> Starter {
    match now.starter {
        Starter::Side(side) if usize::from(side) >= now.rules.sides => Starter::Side(0),
        starter => starter,
    }
}

/// Returns a summary of players and starter.
pub(super) fn summary(words: &Words, now: &Settings) -> String {
    let setup = now.setup(0);
    let players = players(words, &setup);
    let starts = match current_starter(now) {
        Starter::Lot => words.form.random_starter.to_owned(),
        Starter::Side(_) if is_you(&setup, setup.first) => words.form.you_start.to_owned(),
        Starter::Side(_) => words.form.starts(&players[setup.first].name),
    };
    // The row of opponents shows who plays, unless somebody has a name.
    let is_named = players.iter().any(|(_, player)| player.is_named);
    if opponent(now).is_some() && setup.sides() == 2 && !is_named {
        return starts;
    }
    let names: Vec<&str> = players.iter().map(|(_, player)| player.full_name.as_str()).collect();
    format!("{}. {starts}", names.join(" – "))
}

/// Returns a hint in small, faint type.
pub(super) fn faint_text(ui: &Ui, text: &str) -> RichText {
    RichText::new(text).size(14.0).color(Palette::current(ui.ctx()).faint_ink)
}
