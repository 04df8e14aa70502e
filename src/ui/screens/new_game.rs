//! The part of the menu that says how the next game is played: how many sides,
//! who plays them, who starts, by which rules.

use eframe::egui::{ComboBox, Grid, Id, Label, RichText, Ui};

use super::Action;
use crate::ai::{LEVELS, Level};
use crate::controller::Seat;
use crate::rules::{Rules, SIDES};
use crate::settings::{Settings, Starter};
use crate::ui::command::Command;
use crate::ui::rules_page;
use crate::ui::theme::{Palette, sizes};
use crate::ui::widgets::{Look, choice, choices, command_button, follow_focus, strong};
use crate::ui::words::Words;

/// Who plays, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A person at side 0 against computers.
    Alone,
    /// People only.
    People,
    /// Computers only.
    Computers,
    /// Each side by itself.
    Each,
}

/// Draws the part; what the player asks for.
pub fn new_game(ui: &mut Ui, words: &Words, now: &Settings) -> Option<Action> {
    let mut set = sides(ui, words, now);
    set = players(ui, words, now).or(set);
    set = starter(ui, words, now).or(set);
    let rules = rules(ui, words, now);
    set.map(|settings| Action::Set(Box::new(settings))).or(rules)
}

fn sides(ui: &mut Ui, words: &Words, now: &Settings) -> Option<Settings> {
    let names = SIDES.map(usize::from).map(|sides| (sides, (words.sides)(sides)));
    let sides = choices(ui, words.board, &names.collect::<Vec<_>>(), now.rules.sides)?;
    // A handicap of a side that does not play any more is none.
    let rules = now.rules.for_sides(sides);
    let rules = rules.unwrap_or_else(|_| Rules { sides, handicap: None, ..now.rules.clone() });
    let seats = seated(now, sides, kind_of(&now.seats[..now.rules.sides]));
    Some(Settings { rules, seats, ..now.clone() })
}

/// The level of the computers, or of those that wait for a larger board.
fn level(now: &Settings) -> Level {
    now.seats.iter().find_map(level_of).unwrap_or(Level::Easy)
}

/// The players of a game of `sides` sides that is of this kind.
fn seated(now: &Settings, sides: usize, kind: Kind) -> [Seat; 4] {
    let mut seats = now.seats;
    for (index, seat) in seats[..sides].iter_mut().enumerate() {
        match kind {
            Kind::Alone if index == 0 => *seat = Seat::Person,
            Kind::People => *seat = Seat::Person,
            Kind::Alone | Kind::Computers => *seat = Seat::Computer(level(now)),
            Kind::Each => {}
        }
    }
    seats
}

/// Who plays, as far as one of the usual kinds says it all.
fn kind_of(seats: &[Seat]) -> Kind {
    let all_like = |seats: &[Seat]| seats.windows(2).all(|pair| pair[0] == pair[1]);
    match seats {
        [Seat::Person, others @ ..] if others.iter().all(|seat| *seat == Seat::Person) => {
            Kind::People
        }
        [Seat::Person, others @ ..] if all_like(others) && others[0] != Seat::Person => Kind::Alone,
        [Seat::Computer(_), ..] if all_like(seats) => Kind::Computers,
        _ => Kind::Each,
    }
}

fn players(ui: &mut Ui, words: &Words, now: &Settings) -> Option<Settings> {
    let count = now.rules.sides;
    let playing = &now.seats[..count];
    // Each side by itself is also shown where one of the kinds would do.
    let id = ui.scope_id().with("each side");
    let each = ui.data(|data| data.get_temp(id).unwrap_or(false));
    let kind = if each { Kind::Each } else { kind_of(playing) };
    let kinds = [
        (Kind::Alone, words.one_player),
        (Kind::People, (words.only_people)(count)),
        (Kind::Computers, (words.only_computers)(count)),
        (Kind::Each, words.each_side),
    ];
    let mut set = None;
    if let Some(kind) = choices(ui, words.who_plays, &kinds, kind) {
        ui.data_mut(|data| data.insert_temp(id, kind == Kind::Each));
        set = Some(Settings { seats: seated(now, count, kind), ..now.clone() });
    }
    match kind {
        Kind::People => {}
        Kind::Each => set = each_side(ui, words, now).or(set),
        Kind::Alone | Kind::Computers => {
            let names = LEVELS.map(|spec| (spec.level, (words.level_name)(spec.level)));
            let current = level(now);
            if let Some(level) = choices(ui, words.level, &names, current) {
                let seats = now.seats.map(|seat| match seat {
                    Seat::Person => seat,
                    Seat::Computer(_) => Seat::Computer(level),
                });
                set = Some(Settings { seats, ..now.clone() });
            }
            ui.label(faint(ui, (words.level_hint)(current)));
        }
    }
    set
}

fn level_of(seat: &Seat) -> Option<Level> {
    match seat {
        Seat::Person => None,
        Seat::Computer(level) => Some(*level),
    }
}

/// A list for each side.
fn each_side(ui: &mut Ui, words: &Words, now: &Settings) -> Option<Settings> {
    let count = now.rules.sides;
    let computers = LEVELS.map(|spec| Seat::Computer(spec.level));
    let mut set = None;
    Grid::new("each side").num_columns(2).spacing([12.0, 4.0]).show(ui, |ui| {
        for index in 0..count {
            let label = ui.add(Label::new((words.side_name)(index, count)));
            let now_here = now.seats[index];
            let opened = ui.scope_id().with(("opened", index));
            let list = ComboBox::from_id_salt(index)
                .width(190.0)
                .height(height_beside(ui))
                .selected_text(seat_name(words, now_here));
            let list = list.show_ui(ui, |ui| {
                let opens = has_just_opened(ui, opened);
                for seat in std::iter::once(Seat::Person).chain(computers) {
                    let hint = level_of(&seat).map(|level| (words.level_hint)(level));
                    ui.horizontal(|ui| {
                        let entry = choice(ui, &seat_name(words, seat), seat == now_here);
                        if opens && seat == now_here {
                            // The keyboard begins where the list stands.
                            entry.request_focus();
                        }
                        if entry.clicked() {
                            let mut seats = now.seats;
                            seats[index] = seat;
                            set = Some(Settings { seats, ..now.clone() });
                        }
                        ui.label(faint(ui, hint.unwrap_or_default()));
                    });
                }
            });
            follow_focus(&list.response);
            list.response.labelled_by(label.id);
            ui.end_row();
        }
    });
    set
}

/// The height of a list above or below the row that comes next, whichever has
/// more room: the row stays in sight.
fn height_beside(ui: &Ui) -> f32 {
    let room = ui.ctx().content_rect();
    let top = ui.cursor().top();
    let most = (top - room.top()).max(room.bottom() - top - sizes::TARGET);
    (most - 3.0 * sizes::GAP).clamp(2.0 * sizes::TARGET, 400.0)
}

/// Whether what is drawn now was not drawn in the frame before.
fn has_just_opened(ui: &Ui, id: Id) -> bool {
    let now = ui.ctx().cumulative_frame_nr();
    let before = ui.data(|data| data.get_temp::<u64>(id));
    ui.data_mut(|data| data.insert_temp(id, now));
    before.is_none_or(|before| before + 1 < now)
}

fn seat_name(words: &Words, seat: Seat) -> String {
    match seat {
        Seat::Person => words.person.to_owned(),
        Seat::Computer(level) => (words.computer)(level),
    }
}

fn starter(ui: &mut Ui, words: &Words, now: &Settings) -> Option<Settings> {
    let count = now.rules.sides;
    let alone = kind_of(&now.seats[..count]) == Kind::Alone;
    let mut names: Vec<(Starter, String)> = (0..count)
        .map(|side| {
            let name = match (alone, side, count) {
                (true, 0, _) => words.you.to_owned(),
                (true, _, 2) => words.the_computer.to_owned(),
                _ => (words.side_name)(side, count),
            };
            (Starter::Side(side as u8), name)
        })
        .collect();
    names.push((Starter::Lot, words.by_lot.to_owned()));
    let names: Vec<_> = names.iter().map(|(starter, name)| (*starter, name.as_str())).collect();
    // A side that does not play leaves the start to side 0.
    let current = match now.starter {
        Starter::Side(side) if usize::from(side) >= count => Starter::Side(0),
        starter => starter,
    };
    let starter = choices(ui, words.starter, &names, current)?;
    Some(Settings { starter, ..now.clone() })
}

/// The rules in force by name, with the button that opens their page.
fn rules(ui: &mut Ui, words: &Words, now: &Settings) -> Option<Action> {
    ui.add_space(4.0);
    let mut pressed = false;
    ui.horizontal(|ui| {
        let look = Look { enabled: true, on: None, words: true, instead: None };
        pressed = command_button(ui, words, Command::Rules, look);
        ui.add_space(sizes::GAP / 2.0);
        ui.add(Label::new(strong(rules_page::summary(words, &now.rules))).wrap());
    });
    pressed.then_some(Action::Do(Command::Rules))
}

fn faint(ui: &Ui, text: &str) -> RichText {
    RichText::new(text).size(14.0).color(Palette::current(ui.ctx()).faint_ink)
}
