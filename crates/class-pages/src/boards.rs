//! All boards of a class, small and alive.

use std::collections::HashMap;

use client::InClass;
use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align2, Color32, FontFamily, FontId, Label, Rect, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};
use messages::{Activity, BoardCard, ClassTable, Phase, RoomId, TablePlayer, TableResult};
use ui_kit::drawn::drawn;
use ui_kit::theme::{Palette, SEMIBOLD, sizes};
use window::widgets::{follow_focus, row_ground};
use window::{PaintBoard, Rooms};
use window_words::Words;

use crate::page::TeacherPage;

/// The widths of a board with what is said of it, in points.
const LEAST: f32 = 150.0;
const MOST: f32 = 400.0;
/// The height of the picture, in widths, and of a line of text.
const PICTURE: f32 = 0.62;
const LINE: f32 = 20.0;
/// The space around the picture and the texts.
const AROUND: f32 = 6.0;
/// After how long without a move a board says so, in milliseconds.
const SLOW: u64 = 120_000;
const MINUTE: u64 = 60_000;

/// The boards as they can be painted, each after the event with this number.
#[derive(Default)]
pub struct Boards {
    painters: HashMap<RoomId, (u64, Option<PaintBoard>)>,
    /// The position that all look at, with the start and the steps of which it is painted.
    position: Option<(String, Vec<String>, Option<PaintBoard>)>,
}

impl Boards {
    /// Returns what paints the position that all look at.
    pub(crate) fn position(&self) -> Option<&PaintBoard> {
        self.position.as_ref()?.2.as_ref()
    }

    /// Follows the position that all look at, after the answer that the teacher has pressed, or after the solution.
    pub(crate) fn follow_position(
        &mut self,
        class: &InClass,
        preview: Option<&str>,
        rooms: &Rooms,
    ) {
        let current = class.state.running().filter(|it| it.activity == Activity::Position);
        let Some(current) = current else { return self.position = None };
        let step = preview.or(current.solution.as_deref());
        let steps: Vec<String> = step.map(str::to_owned).into_iter().collect();
        let start = &current.setup.start;
        let is_painted = |(of, after, _): &(String, Vec<String>, _)| of == start && *after == steps;
        if !self.position.as_ref().is_some_and(is_painted) {
            let table = rooms.get(&current.setup.game);
            let paint =
                table.and_then(|table| table.labelled_board_of_room(&current.setup, &steps));
            self.position = Some((start.clone(), steps, paint));
        }
    }

    /// Follows what the host has told of the boards.
    pub(crate) fn follow(&mut self, class: &InClass, rooms: &Rooms) {
        let setup = class.state.current.as_ref().map(|current| &current.setup);
        let Some(setup) = setup else { return self.painters.clear() };
        self.painters.retain(|room, _| class.boards.contains_key(room));
        for (room, card) in &class.boards {
            if self.painters.get(room).is_none_or(|(event, _)| *event != card.event) {
                let table = rooms.get(&setup.game);
                let painter = table.and_then(|table| table.board_of_room(setup, &card.steps));
                self.painters.insert(*room, (card.event, painter));
            }
        }
    }
}

/// A board, in words.
struct Said {
    names: [String; 2],
    state: String,
    mood: Mood,
}

/// How the state of a board is painted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mood {
    Usual,
    /// Somebody's connection is lost.
    Warns,
    /// It waits for the teacher.
    Waits,
}

/// Draws the boards. Returns the room of the one that was pressed.
pub(crate) fn boards(ui: &mut Ui, page: &TeacherPage<'_>, class: &InClass) -> Option<RoomId> {
    let tables = &class.state.tables;
    if tables.is_empty() {
        let own = &page.texts.words.class;
        let is_free = class.state.running().is_some_and(|it| it.activity == Activity::FreePlay);
        ui.add(Label::new(if is_free { own.free_now } else { own.no_boards }).wrap());
        return None;
    }
    let gap = sizes::GAP;
    let (room, height) = (ui.available_width(), ui.clip_rect().bottom() - ui.cursor().top());
    let width_of = |columns: f32| ((room - (columns - 1.0) * gap) / columns).floor();
    // As many columns as show all boards at once, as wide as they can be then and side by side.
    let most = ((room + gap) / (LEAST + gap)).floor().max(1.0) as usize;
    let width_in = |columns: usize| width_of(columns as f32).min(MOST);
    let fits = |columns: &usize| {
        let rows = tables.len().div_ceil(*columns) as f32;
        rows * (height_of(width_in(*columns)) + gap) <= height
    };
    let widest = |one: &usize, other: &usize| width_in(*one).total_cmp(&width_in(*other));
    let columns = (1..=most.min(tables.len())).filter(fits).max_by(widest).unwrap_or(most);
    let width = width_in(columns);
    let mut pressed = None;
    for line in tables.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for table in line {
                if board(ui, page, class, table, width) {
                    pressed = Some(table.room);
                }
            }
        });
        ui.add_space(gap - ui.spacing().item_spacing.y);
    }
    pressed
}

/// Returns the height of a board of this width.
fn height_of(width: f32) -> f32 {
    2.0 * AROUND + PICTURE * (width - 2.0 * AROUND) + 2.0 * LINE
}

/// Draws a board. Returns whether it was pressed.
fn board(
    ui: &mut Ui,
    page: &TeacherPage<'_>,
    class: &InClass,
    table: &ClassTable,
    width: f32,
) -> bool {
    let words = page.texts.words;
    let said = said(page, class, table);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height_of(width)), Sense::click());
    let label = words.class.board(&said.names[0], &said.names[1], &said.state);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    let ink = row_ground(ui, &response, false);
    let inner = rect.shrink(AROUND);
    let picture = inner.with_max_y(inner.bottom() - 2.0 * LINE);
    if let Some((_, Some(paint))) = page.boards.painters.get(&table.room) {
        paint(
            &ui.painter().with_clip_rect(picture.intersect(ui.clip_rect())),
            page.sprites,
            picture,
            page.settings,
        );
    }
    let line = |number: f32| {
        let top = picture.bottom() + number * LINE;
        Rect::from_min_max(pos2(inner.left(), top), pos2(inner.right(), top + LINE))
    };
    paint_line(ui, line(0.0), &said.names.join(" – "), ink);
    let palette = Palette::current(ui.ctx());
    let ink = match said.mood {
        Mood::Usual => palette.faint_ink,
        Mood::Warns => palette.warning,
        Mood::Waits => palette.accent,
    };
    paint_line(ui, line(1.0), &said.state, ink);
    if said.mood == Mood::Waits {
        let (round, stroke) = (f32::from(sizes::ROUND), Stroke::new(3.0, palette.accent));
        ui.painter().rect_stroke(rect, round, stroke, StrokeKind::Inside);
    }
    follow_focus(&response);
    response.clicked()
}

/// Paints a text in one line, cut to its place.
fn paint_line(ui: &Ui, place: Rect, text: &str, ink: Color32) {
    let font = FontId::new(14.0, FontFamily::Name(SEMIBOLD.into()));
    let mut job = LayoutJob::simple(text.to_owned(), font, ink, place.width());
    job.wrap.max_rows = 1;
    let galley = ui.painter().layout_job(job);
    let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), place).min;
    ui.painter().galley(at, galley, ink);
}

/// Returns the name of a player at a table.
fn player(words: &Words, class: &InClass, player: TablePlayer) -> String {
    match player {
        TablePlayer::Seat(seat) => {
            let there = class.state.seats.get(usize::from(seat));
            there.map_or_else(String::new, |there| drawn(there.name.as_str()))
        }
        TablePlayer::Computer(level) => words.class.computer_named(words.home.character(level)),
        TablePlayer::Teacher => drawn(class.state.teacher.as_str()),
    }
}

/// Returns the names of the players at a table.
pub(crate) fn players(words: &Words, class: &InClass, table: &ClassTable) -> [String; 2] {
    table.players.map(|it| player(words, class, it))
}

/// Says how a table is.
fn said(page: &TeacherPage<'_>, class: &InClass, table: &ClassTable) -> Said {
    let words = page.texts.words;
    let names = players(words, class, table);
    let won = |name: &str| words.class.board_won(name);
    let over = table.result.map(|result| match result {
        TableResult::FirstWon => won(&names[0]),
        TableResult::SecondWon => won(&names[1]),
        TableResult::Draw => words.tournament.draw.to_owned(),
    });
    let (state, mood) = match (over, class.boards.get(&table.room)) {
        (Some(over), _) => (over, Mood::Usual),
        (None, Some(card)) => state_of(page, class, (table, card), &names),
        (None, None) => (String::new(), Mood::Usual),
    };
    Said { names, state, mood }
}

/// Returns the state of a board in words: whose turn it is, or whose connection is lost.
fn state_of(
    page: &TeacherPage<'_>,
    class: &InClass,
    (table, card): (&ClassTable, &BoardCard),
    names: &[String; 2],
) -> (String, Mood) {
    let words = page.texts.words;
    // The player who moves first has the seat of the room that begins.
    let first = class.state.current.as_ref().map_or(0, |current| usize::from(current.setup.first));
    let place = |seat: usize| if first == 1 { 1 - seat.min(1) } else { seat.min(1) };
    let name = |seat: usize| &names[place(seat)];
    // The board of a child on its way there calls it gone; the class knows better.
    if let Some(gone) = table.players.iter().position(|player| class.is_gone(*player)) {
        return (words.together.gone(&names[gone]), Mood::Warns);
    }
    let is_teacher = |seat: u8| table.players[place(usize::from(seat))] == TablePlayer::Teacher;
    match card.to_move.filter(|_| card.phase == Phase::Playing) {
        Some(seat) if is_teacher(seat) && class.own.plays => {
            (words.your_turn.to_owned(), Mood::Waits)
        }
        Some(seat) => {
            let waited = page.together.waited_at(card.room);
            let (name, is_slow) = (name(usize::from(seat)), waited >= SLOW);
            let text = match is_slow && class.state.paused.is_none() {
                true => words.class.slow(name, (waited / MINUTE) as usize),
                false => words.class.to_move(name),
            };
            (text, Mood::Usual)
        }
        None => (String::new(), Mood::Usual),
    }
}
