//! How many puzzles or steps of a lesson each child has solved: while the class does them, and among the results after.

use client::InClass;
use eframe::egui::{Label, Ui};
use messages::{Activity, Tally};
use settings::Language;
use tournament_pages::{Counts, SaveSheet, SheetTitles, Texts};
use ui_kit::drawn::drawn;
use window::widgets::{bold, button_width, column, strong, wide_button};
use window::{Parts, RoomEntry, title_of_game};
use window_words::Words;

use crate::lesson::name_of;
use crate::page::{TeacherAction, TeacherPage};

/// The least width of a name with its number, and the size of the letters, which the projector shows.
const CHILD: f32 = 305.0;
const LETTERS: f32 = 20.0;

/// Draws how far each child is, the best first.
pub(crate) fn running(ui: &mut Ui, page: &TeacherPage<'_>, class: &InClass) {
    let Some(current) = &class.state.current else { return };
    let (activity, texts) = (current.activity, page.texts);
    let lesson = lesson(texts.rooms, &current.setup.game, activity, texts.language);
    let steps = lesson.map(|(_, steps)| steps);
    let ranking = class.state.ranking();
    let begun: Vec<u16> = ranking.iter().map(|(seat, _)| *seat).collect();
    let waiting = class.presence.here.iter().filter(|seat| !begun.contains(seat));
    let rows = ranking.iter().map(|(seat, it)| (*seat, it.solved, it.tried));
    let rows = rows.chain(waiting.map(|seat| (*seat, 0, 0)));
    let own = &texts.words.class;
    let lines: Vec<String> = rows
        .map(|(seat, solved, tried)| {
            let of = steps.unwrap_or(usize::from(tried));
            own.child_solved(&name(class, seat), usize::from(solved), of)
        })
        .collect();
    let columns = (ui.available_width() / CHILD).floor().max(1.0) as usize;
    let width = ui.available_width() / columns as f32 - ui.spacing().item_spacing.x;
    let height = lines.len().div_ceil(columns).max(1);
    ui.horizontal_top(|ui| {
        for lines in lines.chunks(height) {
            column(ui, width, |ui| {
                for line in lines {
                    ui.add(Label::new(strong(line).size(LETTERS)).wrap());
                }
            });
        }
    });
}

/// Draws the results of puzzles and lessons, the last ones first. Returns what the teacher asks for.
pub(crate) fn results(ui: &mut Ui, texts: Texts<'_>, class: &InClass) -> Option<TeacherAction> {
    let (words, mut action) = (texts.words, None);
    for (index, tally) in class.state.tallies.iter().enumerate().rev() {
        ui.separator();
        let title = title(words, texts.rooms, tally, texts.language);
        let what = words.tournament.titled(&title, texts.game(&tally.game));
        ui.add(Label::new(bold(what, 22.0)).wrap());
        ui.push_id(index, |ui| {
            ui.horizontal_wrapped(|ui| {
                let own = &words.tournament;
                for (label, is_table) in [(own.save_sheet, false), (own.save_table, true)] {
                    if wide_button(ui, label, button_width(ui, label), false).clicked() {
                        action = Some(TeacherAction::Counts { index, is_table });
                    }
                }
            });
        });
        for (name, solved, of) in rows(texts.rooms, class, tally, texts.language) {
            let text = words.class.child_solved(&name, usize::from(solved), usize::from(of));
            ui.add(Label::new(text).wrap());
        }
    }
    action
}

/// Returns the dialog that saves the result with this number, as a sheet or as a table.
pub(crate) fn dialog(
    index: usize,
    is_table: bool,
    title: &str,
    rooms: &[RoomEntry],
    parts: &Parts,
) -> Option<SaveSheet> {
    let class = parts.together.class()?;
    let tally = class.state.tallies.get(index)?;
    let game = title_of_game(rooms, &tally.game, parts.language());
    let what = self::title(parts.words(), rooms, tally, parts.language());
    let rows = rows(rooms, class, tally, parts.language());
    let counts = Counts { titles: SheetTitles { title, game }, what: &what, rows };
    Some(SaveSheet::of_counts(&counts, is_table, parts))
}

/// Returns what the class did, and for how long.
pub(crate) fn title(
    words: &Words,
    rooms: &[RoomEntry],
    tally: &Tally,
    language: Language,
) -> String {
    let own = &words.class;
    let more = match tally.activity {
        Activity::Puzzles { minutes, .. } => Some(own.minutes_of(usize::from(minutes))),
        _ => lesson(rooms, &tally.game, tally.activity, language).map(|(title, _)| title),
    };
    let name = name_of(own, tally.activity);
    more.map_or_else(|| name.to_owned(), |more| words.tournament.titled(name, &more))
}

/// Returns each child with what it has solved, and of how many.
fn rows(
    rooms: &[RoomEntry],
    class: &InClass,
    tally: &Tally,
    language: Language,
) -> Vec<(String, u16, u16)> {
    let steps = steps(rooms, tally, language);
    let of = |tried: u16| steps.unwrap_or(tried);
    let row =
        |(seat, it): &(u16, messages::Progress)| (name(class, *seat), it.solved, of(it.tried));
    tally.children.iter().map(row).collect()
}

/// Returns how many steps the lesson of a result has; `None` for puzzles.
pub(crate) fn steps(rooms: &[RoomEntry], tally: &Tally, language: Language) -> Option<u16> {
    let (_, steps) = lesson(rooms, &tally.game, tally.activity, language)?;
    Some(steps as u16)
}

/// Returns the title of a lesson, and how many steps it has; `None` for puzzles.
pub(crate) fn lesson(
    rooms: &[RoomEntry],
    game: &str,
    activity: Activity,
    language: Language,
) -> Option<(String, usize)> {
    let Activity::Lesson { number } = activity else { return None };
    let lessons = rooms.iter().find(|entry| entry.id == game)?.lessons?;
    (lessons.one)(number, language)
}

/// Returns the name at a seat, as far as its letters can be drawn.
pub(crate) fn name(class: &InClass, seat: u16) -> String {
    let there = class.state.seats.get(usize::from(seat));
    there.map_or_else(String::new, |there| drawn(there.name.as_str()))
}
