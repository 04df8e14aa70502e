//! The form of a new tournament: its title, the names and the number of rounds.

use std::sync::Arc;

use eframe::egui::text::{CCursor, CCursorRange, LayoutJob};
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{
    Align2, Event, Galley, Id, Response, ScrollArea, TextBuffer, TextEdit, TextStyle, Ui, Vec2,
    vec2,
};
use oanquan_table::OAnQuan;
use oanquan_table::archive::TITLE_LENGTH;
use swiss::{MAX_PLAYERS, most_rounds, usual_rounds};
use tabletop::Game as _;
use tournaments::{KeptTournament, TournamentStage};
use ui_kit::balanced::wrapped;
use ui_kit::drawn::readable;
use ui_kit::theme::{sizes, touch};
use ui_kit::typing::{Limited, stepper, tell_if_full};
use window::widgets::{bold, button_width, column, follow_focus, row_label, select, wide_button};
use window_words::Words;

use super::understood::understood;
use super::{Asked, KEYS_OF_FIELD, Texts, TournamentAction, TournamentView, note, warn};

/// The width from which the names are beside the rest.
const BESIDE: f32 = 560.0;
/// The height of the field of the names, in points, where there is room for it.
const FIELD: f32 = 420.0;
/// The least height of that field.
const MIN_FIELD: f32 = 150.0;
/// The width of the list of games.
const GAMES: f32 = 240.0;
/// The longest class list, in letters.
pub const LONGEST_LIST: usize = 10_000;

/// Draws the form.
pub(super) fn names(
    ui: &mut Ui,
    texts: Texts<'_>,
    kept: &mut KeptTournament,
    view: &mut TournamentView,
    asked: &mut Asked,
) {
    let before = kept.clone();
    let room = ui.available_width();
    if room >= BESIDE {
        ui.horizontal_top(|ui| {
            column(ui, 0.5 * room, |ui| field(ui, texts.words, kept, asked));
            ui.add_space(2.0 * sizes::GAP);
            let rest = ui.available_width();
            column(ui, rest, |ui| options(ui, texts, kept, view, asked));
        });
    } else {
        field(ui, texts.words, kept, asked);
        options(ui, texts, kept, view, asked);
    }
    if *kept != before {
        view.follow(kept);
    }
}

/// Draws the field of the names. What is typed while nothing has the focus goes there, too. The names are saved
/// after every line and at the end.
fn field(ui: &mut Ui, words: &Words, kept: &mut KeptTournament, asked: &mut Asked) {
    let own = &words.tournament;
    let TournamentStage::Names { text, .. } = &mut kept.stage else { return };
    let lines = text.lines().count();
    let typed = typed_anywhere(ui);
    text.push_str(&typed);
    row_label(ui, own.names);
    let hint = if touch::is_on(ui) { own.names_hint_by_finger } else { own.names_hint };
    let height = FIELD.min(ui.ctx().content_rect().height() - 190.0).max(MIN_FIELD);
    let area = ScrollArea::vertical().id_salt("field").max_height(height);
    let mut limited = Limited::new(text, LONGEST_LIST);
    let mut layouter = lay_out;
    let response = area.min_scrolled_height(height).show(ui, |ui| {
        let field = TextEdit::multiline(&mut limited)
            .id(Id::unique("names of a tournament"))
            .hint_text(hint)
            .layouter(&mut layouter)
            .event_filter(KEYS_OF_FIELD)
            .min_size(vec2(0.0, height))
            .desired_width(f32::INFINITY);
        ui.add(field)
    });
    let response = response.inner;
    let is_full = limited.is_full;
    if !typed.is_empty() {
        focus_at_end(ui, &response, text);
    }
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(own.names));
    follow_focus(&response);
    tell_if_full(ui, words, response.id, (is_full, response.changed()), LONGEST_LIST);
    if response.lost_focus() || text.lines().count() != lines {
        asked.push(TournamentAction::Keep);
    }
}

/// Returns what is typed while no widget has the keyboard focus.
fn typed_anywhere(ui: &Ui) -> String {
    if ui.memory(|memory| memory.focused()).is_some() {
        return String::new();
    }
    let text = |event: &Event| match event {
        Event::Text(text) => Some(text.clone()),
        _ => None,
    };
    ui.input(|input| input.events.iter().filter_map(text).collect())
}

/// Gives the field the focus, with the cursor behind its text.
fn focus_at_end(ui: &Ui, field: &Response, text: &str) {
    field.request_focus();
    let mut state = TextEditState::load(ui.ctx(), field.id).unwrap_or_default();
    let end = CCursor::new(text.chars().count());
    state.cursor.set_char_range(Some(CCursorRange::one(end)));
    state.store(ui.ctx(), field.id);
}

/// Lays out the names, with a question mark for each letter that cannot be drawn.
fn lay_out(ui: &Ui, text: &dyn TextBuffer, width: f32) -> Arc<Galley> {
    let text = readable(text.as_str());
    let font = TextStyle::Body.resolve(ui.style());
    let mut job = LayoutJob::simple(text, font, ui.visuals().text_color(), width);
    job.keep_trailing_whitespace = true;
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// Draws the title, what is wrong with the names, the number of rounds and the button that begins.
fn options(
    ui: &mut Ui,
    texts: Texts<'_>,
    kept: &mut KeptTournament,
    view: &mut TournamentView,
    asked: &mut Asked,
) {
    let words = texts.words;
    let own = &words.tournament;
    let label = if view.for_class { words.class.title } else { own.class };
    if title_field(ui, words, label, &mut kept.title) {
        asked.push(TournamentAction::Keep);
    }
    if !view.for_class && game_field(ui, texts, &mut kept.game) {
        asked.push(TournamentAction::Keep);
    }
    let count = view.class_list.names.len();
    ui.label(bold(own.counter(count, MAX_PLAYERS), 20.0));
    if count > MAX_PLAYERS {
        let too_many = match view.for_class {
            true => words.class.too_many(count, MAX_PLAYERS),
            false => own.too_many(count, MAX_PLAYERS),
        };
        warn(ui, &too_many);
    }
    // A class needs nobody on its list: who comes waits at the door.
    if !view.for_class && (2..=MAX_PLAYERS).contains(&count) {
        let TournamentStage::Names { rounds, .. } = &kept.stage else { return };
        let (usual, most) = (usual_rounds(count), most_rounds(count));
        let now = rounds.unwrap_or(usual).min(most);
        row_label(ui, own.rounds);
        let changed = ui.horizontal_wrapped(|ui| {
            stepper(ui, words, &mut view.typing, own.rounds, now as i32, &(1..=most as i32))
        });
        if let Some(rounds) = changed.inner {
            asked.push(TournamentAction::Plan(rounds as usize));
        }
        if let Some(why) = view.typing.refused() {
            warn(ui, why);
        }
        note(ui, &own.rounds_hint(usual, most));
        ui.add_space(sizes::GAP);
        let width = button_width(ui, own.begin).max(200.0);
        if wide_button(ui, own.begin, width, true).clicked() {
            asked.push(TournamentAction::Begin);
        }
    } else if !view.for_class && count < 2 {
        wrapped(ui, own.too_few(count));
    }
    if texts.serves_class && count <= MAX_PLAYERS {
        ui.add_space(sizes::GAP);
        let label = words.class.open;
        let width = button_width(ui, label).max(200.0);
        if wide_button(ui, label, width, view.for_class).clicked() {
            asked.push(TournamentAction::OpenClass);
        }
        note(ui, words.class.open_hint);
    }
    // Below the button: it must not move when a last name arrives with the click on it.
    let heading = if view.for_class { words.class.understood } else { own.understood };
    understood(ui, own, heading, &view.class_list);
}

/// Draws the field of the title with this label. Returns whether to save it.
pub(super) fn title_field(ui: &mut Ui, words: &Words, label: &str, title: &mut String) -> bool {
    row_label(ui, label);
    let id = Id::unique("title of a tournament");
    let (field, is_full) = line_field(ui, title, (label, id), TITLE_LENGTH, f32::INFINITY);
    tell_if_full(ui, words, id, (is_full, field.changed()), TITLE_LENGTH);
    field.lost_focus()
}

/// Draws the choice of the game. Returns whether it has changed.
pub(super) fn game_field(ui: &mut Ui, texts: Texts<'_>, game: &mut String) -> bool {
    let games: Vec<&'static str> =
        std::iter::once(OAnQuan::ID).chain(texts.rooms.iter().map(|entry| entry.id)).collect();
    let titles: Vec<_> = games.iter().map(|id| (*id, texts.game(id))).collect();
    let now = games.iter().copied().find(|id| id == game).unwrap_or(OAnQuan::ID);
    let mut chosen = now;
    let label = texts.words.tournament.game;
    row_label(ui, label);
    select(ui, label, &titles, GAMES, &mut chosen);
    if chosen != now {
        *game = chosen.to_owned();
    }
    chosen != now
}

/// Draws a field of one line of this width, for text of at most `most` letters. `name` is its name for
/// screen readers. Returns also whether letters did not fit.
pub(super) fn line_field(
    ui: &mut Ui,
    text: &mut String,
    (name, id): (&str, Id),
    most: usize,
    width: f32,
) -> (Response, bool) {
    let mut limited = Limited::new(text, most);
    let field = TextEdit::singleline(&mut limited)
        .id(id)
        .event_filter(KEYS_OF_FIELD)
        .min_size(Vec2::splat(touch::target(ui)))
        .align(Align2::LEFT_CENTER)
        .desired_width(width);
    let field = ui.add(field);
    let is_full = limited.is_full;
    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(name));
    follow_focus(&field);
    (field, is_full)
}
