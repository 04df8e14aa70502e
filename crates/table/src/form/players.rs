//! The players of the next game: people or computers, levels, names, starter.

use eframe::egui::{ComboBox, Id, RichText, Sense, TextStyle, Ui, vec2};
use settings::{Players, Settings, Starter};
use tabletop::{Fitting, Level, Seat, Side};
use ui_kit::faces::{Portrait, paint_portrait};
use ui_kit::theme::{Palette, sizes, touch};
use ui_kit::typing::{Typing, name_field};
use window::widgets::{
    choice, choices, choices_with_names, follow_focus, just_opened, keep_on_top, row_label,
    width_of,
};
use window_words::Words;

use super::SetupUi;
use crate::words::{PlayerNames, is_you, players_called, title_of};

/// The minimum width of the name field beside the list of players.
const MIN_NAME: f32 = 130.0;
/// The width of the name field in which most names are whole. In a narrow room, the list is below a field that would be
/// narrower.
const WHOLE_NAME: f32 = 205.0;
/// The width of the name field in which long names are whole, too, if the list spares it.
const LONG_NAME: f32 = 250.0;
/// The minimum width of the label of a side before them, if there is room for it.
const PLACE: f32 = 88.0;

/// The size of a face in the list of players.
const FACE: f32 = 30.0;

/// The choice of the players while it is drawn.
pub(crate) struct PlayersForm<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// What each side is called before it has a player, such as *Bottom*.
    pub places: &'a [String],
    /// The players chosen so far.
    pub now: &'a Players,
    /// The text being typed.
    pub typing: &'a mut Typing,
    /// The players after a change.
    pub made: Option<Players>,
}

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
    /// Returns the kind of players in the next game of `sides` sides.
    fn of(now: &Players, sides: usize) -> Self {
        let seats = &now.seats[..sides];
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

/// Returns whom a lone person plays against in the next game of `sides` sides, `Friends` for a game of
/// people only, or `None` for any other mix.
pub(crate) fn opponent(now: &Players, sides: usize) -> Option<Portrait> {
    match PlayerMix::of(now, sides) {
        PlayerMix::Alone => usual_computer(now).opponent().map(Portrait::from),
        PlayerMix::People => Some(Portrait::Friends),
        PlayerMix::Computers | PlayerMix::Mixed => None,
    }
}

/// Returns the players of a game of `sides` sides with another opponent.
pub fn with_opponent(now: &Players, sides: usize, opponent: Portrait) -> Players {
    let kind = match opponent {
        Portrait::Level(_) | Portrait::Fitting => PlayerMix::Alone,
        Portrait::Friends | Portrait::Person(_) => PlayerMix::People,
    };
    let seats = seats_for(now, sides, sides, kind);
    let seats = seats.map(|seat| match (seat, opponent) {
        (Seat::Person, _) | (_, Portrait::Friends | Portrait::Person(_)) => seat,
        (_, Portrait::Level(level)) => Seat::Computer(level),
        (_, Portrait::Fitting) => fitting_seat(),
    });
    Players { seats, ..now.clone() }
}

/// Returns the settings for a game of two by the player's usual rules against another opponent.
pub fn settings_against<G: SetupUi>(now: &Settings, opponent: Portrait) -> Settings {
    let mut settings = now.clone();
    let table = settings.of_mut::<G>();
    let (game, players) = (G::usual_game(table), table.players());
    game.choose(table);
    table.set_players(with_opponent(&players, 2, opponent));
    settings
}

/// Returns the players of the same kind in a game of `sides` sides, of which there were `before`.
pub(crate) fn with_sides(now: &Players, before: usize, sides: usize) -> Players {
    let seats = seats_for(now, before, sides, PlayerMix::of(now, before));
    Players { seats, ..now.clone() }
}

/// Returns the first computer, including computers on sides that do not play now.
fn usual_computer(now: &Players) -> Seat {
    let computer = now.seats.iter().find(|seat| **seat != Seat::Person);
    computer.copied().unwrap_or(Seat::Computer(Level::Beginner))
}

/// Returns *Fits me* with the strength for a new player. A game that begins sets the strength that
/// follows from the earlier games.
fn fitting_seat() -> Seat {
    Seat::Fitting(Fitting::default().strength())
}

/// Returns the players of a game of this kind with `sides` sides, after one with `before` sides.
fn seats_for(now: &Players, before: usize, sides: usize, kind: PlayerMix) -> [Seat; 4] {
    let mut seats = now.seats;
    // A lone person keeps a swapped seat.
    let lone = match PlayerMix::of(now, before) {
        PlayerMix::Alone => seats[..sides].iter().position(|seat| *seat == Seat::Person),
        _ => None,
    };
    for (index, seat) in seats[..sides].iter_mut().enumerate() {
        match kind {
            PlayerMix::Alone if index == lone.unwrap_or(0) => *seat = Seat::Person,
            PlayerMix::People => *seat = Seat::Person,
            // Of two computers, the one on the other side stays.
            PlayerMix::Alone if sides == 2 && *seat != Seat::Person => {}
            PlayerMix::Alone | PlayerMix::Computers => *seat = usual_computer(now),
            PlayerMix::Mixed => {}
        }
    }
    seats
}

impl PlayersForm<'_> {
    /// Records a change. It adds to what was made in the same frame: a field that loses the focus and the button
    /// that is pressed may both change something.
    pub(crate) fn set(&mut self, change: impl FnOnce(&mut Players)) {
        self.typing.accept();
        self.change(change);
    }

    /// Records a change like [`set`](Self::set), but keeps the notice about what was typed.
    fn change(&mut self, change: impl FnOnce(&mut Players)) {
        change(self.made.get_or_insert_with(|| self.now.clone()));
    }

    /// Returns the names of the player of `side` in the next game.
    fn player(&self, side: usize) -> PlayerNames {
        player(self.words, self.now, self.places.len(), side)
    }

    /// Draws the choice of the kind of players. Only [`each_side`](Self::each_side) can set a mix.
    pub fn kind(&mut self, ui: &mut Ui) {
        let (words, count) = (self.words, self.places.len());
        let kind = PlayerMix::of(self.now, count);
        let only_people = words.only_people(count);
        let mut kinds = vec![
            (PlayerMix::Alone, words.one_player),
            (PlayerMix::People, only_people.as_str()),
            (PlayerMix::Computers, words.only_computers),
        ];
        if kind == PlayerMix::Mixed {
            kinds.push((kind, words.mixed));
        }
        let Some(chosen) = choices(ui, words.who_plays, &kinds, kind) else { return };
        let seats = seats_for(self.now, count, count, chosen);
        let starter = match self.now.starter {
            // The choice between a person and a computer does not hold between people.
            Starter::Side(_) if chosen == PlayerMix::People && seats != self.now.seats => {
                Starter::Side(0)
            }
            starter => starter,
        };
        self.set(|players| (players.seats, players.starter) = (seats, starter));
    }

    /// Draws the name and the player of each side.
    pub fn each_side(&mut self, ui: &mut Ui) {
        row_label(ui, self.words.form.players);
        let (room, places) = (ui.available_width(), self.places);
        let list = list_width(ui, self.words, seats());
        let chosen = list_width(ui, self.words, self.now.seats[..places.len()].iter().copied());
        let place_width = |place: &String| width_of(ui, place.as_str().into(), TextStyle::Body);
        let place_width = places.iter().map(place_width).fold(PLACE, f32::max);
        let beside = place_width + MIN_NAME + list + 2.0 * sizes::GAP;
        for (side, place) in places.iter().enumerate() {
            if room >= beside {
                // A name needs the width more than an entry of the list that nobody has chosen.
                let spare = room - place_width - LONG_NAME - 2.0 * sizes::GAP;
                let list = list.min(spare.max(chosen));
                ui.horizontal(|ui| {
                    let size = vec2(place_width, touch::target(ui));
                    let label = ui.allocate_ui_with_layout(size, *ui.layout(), |ui| {
                        ui.set_min_width(place_width);
                        ui.label(place)
                    });
                    let name = room - place_width - list - 2.0 * sizes::GAP;
                    self.seat(ui, side, label.inner.id, name, list);
                });
            } else {
                let label = ui.label(place);
                ui.horizontal_wrapped(|ui| {
                    let name = room - list - sizes::GAP;
                    let name = if name < WHOLE_NAME { room } else { name };
                    self.seat(ui, side, label.id, name, list);
                });
            }
        }
    }

    /// Draws the name of a side in a field of this width, and the list of players in one as wide as `list`. `label` names
    /// the side.
    fn seat(&mut self, ui: &mut Ui, side: usize, label: Id, width: f32, list: f32) {
        let words = self.words;
        let seat = self.now.seats[side];
        let field = words.form.name_of(&self.places[side]);
        let usual = {
            let mut unnamed = self.now.clone();
            *unnamed.names.of_mut(side, seat) = Default::default();
            player(words, &unnamed, self.places.len(), side).name
        };
        let now = self.now.names.of(side, seat);
        // The frame of the field is outside its width.
        let width = width - 8.0;
        if let Some(name) = name_field(ui, words, self.typing, (&field, width), now, &usual) {
            // The notice about a dropped character stays.
            self.change(|players| *players.names.of_mut(side, seat) = name);
        }
        let opened = ui.scope_id().with(("opened", side));
        let list = ComboBox::from_id_salt(("seat", side))
            .width(list.min(ui.max_rect().width()))
            .wrap()
            .height(height_beside(ui))
            .selected_text(seat_name(words, seat));
        let list = list.show_ui(ui, |ui| {
            keep_on_top(ui);
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
                        self.set(|players| players.seats[side] = other);
                    }
                    let hint = other.opponent().map(|opponent| words.kind_hint(opponent));
                    ui.label(faint_text(ui, hint.unwrap_or_default()));
                });
            }
        });
        follow_focus(&list.response);
        list.response.labelled_by(label);
    }

    /// Draws the choice of the starter under this label.
    pub fn starter(&mut self, ui: &mut Ui, label: &str) {
        let count = self.places.len();
        let name = |side| (Starter::Side(side as u8), self.player(side).name);
        let mut names: Vec<(Starter, String)> = (0..count).map(name).collect();
        names.push((Starter::Lot, self.words.random_starter.to_owned()));
        let current = self.now.starter_of(count);
        if let Some(starter) = choices_with_names(ui, label, &names, current) {
            self.set(|players| players.starter = starter);
        }
    }
}

/// Returns the width that the list of players needs for the longest of these entries.
fn list_width(ui: &Ui, words: &Words, seats: impl Iterator<Item = Seat>) -> f32 {
    let around = ui.spacing().icon_width + ui.spacing().icon_spacing;
    let entries = seats.map(|seat| width_of(ui, seat_name(words, seat).into(), TextStyle::Button));
    entries.fold(0.0, f32::max) + around + 2.0 * ui.spacing().button_padding.x
}

/// Returns the height of a list above or below the next row, where there is more room, so that
/// the row stays visible.
fn height_beside(ui: &Ui) -> f32 {
    let room = ui.ctx().content_rect();
    let top = ui.cursor().top();
    let most = (top - room.top()).max(room.bottom() - top - touch::target(ui));
    (most - 3.0 * sizes::GAP).clamp(2.0 * touch::target(ui), 400.0)
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

/// Returns the names of the player of `side` in the next game of `sides` sides. What they play with is still to be
/// chosen.
fn player(words: &Words, now: &Players, sides: usize, side: usize) -> PlayerNames {
    players_called(words, &now.setup(sides, 0), None)[Side::new(side)].clone()
}

/// Returns the name of the opponent of a lone person in a game of two, or else the names of all players.
pub(crate) fn against(words: &Words, now: &Players, sides: usize) -> String {
    let setup = now.setup(sides, 0);
    let players = players_called(words, &setup, None);
    let computers: Vec<_> = players.iter().filter(|(_, it)| it.opponent.is_some()).collect();
    match computers[..] {
        [(_, computer)] if sides == 2 => computer.full_name.clone(),
        _ => title_of(&players),
    }
}

/// Returns a summary of players and starter of a game of `sides` sides.
pub(crate) fn summary(words: &Words, now: &Players, sides: usize) -> String {
    let setup = now.setup(sides, 0);
    let players = players_called(words, &setup, None);
    let starts = match now.starter_of(sides) {
        Starter::Lot => words.form.random_starter.to_owned(),
        Starter::Side(_) if is_you(&setup, setup.first) => words.form.you_start.to_owned(),
        Starter::Side(_) => words.form.starts(&players[setup.first].name),
    };
    // The row of opponents shows who plays, unless somebody has a name.
    let is_named = players.iter().any(|(_, player)| player.is_named);
    let is_shown = opponent(now, sides).is_some();
    if is_shown && sides == 2 && !is_named {
        return starts;
    }
    // The level is beside the row, too.
    let names = players.iter().map(|(_, player)| match is_shown {
        true => player.name.as_str(),
        false => player.full_name.as_str(),
    });
    let names: Vec<&str> = names.collect();
    format!("{}. {starts}", names.join(" – "))
}

/// Returns a hint in small, faint type.
pub fn faint_text(ui: &Ui, text: &str) -> RichText {
    RichText::new(text).size(14.0).color(Palette::current(ui.ctx()).faint_ink)
}
