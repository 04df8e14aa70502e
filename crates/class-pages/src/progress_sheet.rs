//! The progress sheet of a child, to print: its games, the puzzles that it has solved by theme, and up to three that it
//! has missed, with their solutions on the back.

use std::collections::BTreeMap;

use client::InClass;
use eframe::egui::{Vec2, vec2};
use messages::TableResult;
use settings::Surrounding;
use share::Studio;
use share::paper::{Align, Document, Face, Page, Paper, Picture, document};
use swiss::Tournament;
use tournament_pages::SaveSheet;
use ui_kit::drawn::drawn;
use window::share::PictureLook;
use window::{NamedPuzzle, Parts, RoomEntry};
use window_words::{Words, score_text};
use words::code;

use crate::tally;

/// The margin around a sheet, and the gap between its columns, in millimetres.
const MARGIN: f32 = 15.0;
const GAP: f32 = 8.0;
/// The sizes of the name, of headings and of the text.
const TITLE: f32 = 7.5;
const HEADING: f32 = 5.4;
const TEXT: f32 = 4.2;
/// The most lines of a column, of which the last ones are kept, and the height of one.
const LINES: usize = 18;
const LINE: f32 = 6.4;
/// Where the puzzles to try again begin.
const AGAIN: f32 = 170.0;
/// The most of them, and the size of their pictures in points, painted in this many pixels each.
const MISSED: usize = 3;
const PICTURE: Vec2 = vec2(300.0, 210.0);
const SCALE: u8 = 2;

/// What a sheet says.
struct Progress {
    name: String,
    games: Vec<String>,
    /// The puzzles by theme, and the lessons.
    solved: Vec<String>,
    missed: Vec<Missed>,
}

/// A puzzle that the child has missed.
struct Missed {
    puzzle: NamedPuzzle,
    picture: Option<Picture>,
}

/// Returns the dialog that saves the sheet of the child of a seat, or of all children who have a seat.
pub(crate) fn dialog(
    seat: Option<u16>,
    title: &str,
    rooms: &[RoomEntry],
    parts: &Parts,
) -> Option<SaveSheet> {
    let class = parts.together.class()?;
    let (words, language) = (parts.words(), parts.language());
    let tournament = class::played(&class.state, &class.presence.here);
    let date = parts.trainers.today().strftime(words.paper.day).to_string();
    let listed = (0..).zip(&class.state.seats).filter(|(_, there)| !there.is_removed);
    let seats = listed.map(|(it, _)| it).filter(|it| seat.is_none_or(|seat| seat == *it));
    let mut document = document();
    for seat in seats {
        let progress = progress(class, seat, tournament.as_ref(), rooms, parts);
        draw(&mut document, words, &words.tournament.titled(title, &date), progress);
    }
    let own = &words.class;
    let name = match seat {
        Some(seat) => format!("{} - {}", own.progress_title, tally::name(class, seat)),
        None => format!("{title} - {}", own.progress_title),
    };
    let document = document.finish(own.progress_title, code(language));
    Some(SaveSheet::of_document(document, &name, parts))
}

/// Returns what the sheet of a child says.
fn progress(
    class: &InClass,
    seat: u16,
    tournament: Option<&Tournament>,
    rooms: &[RoomEntry],
    parts: &Parts,
) -> Progress {
    let words = parts.words();
    let name = tally::name(class, seat);
    let mut games = games(class, seat, words);
    games.extend(tournament.and_then(|it| place(class, seat, it, words)));
    let (solved, missed) = puzzles(class, seat, rooms, parts);
    Progress { name, games, solved, missed }
}

/// Returns how each game of a child in the rounds ended.
fn games(class: &InClass, seat: u16, words: &Words) -> Vec<String> {
    let own = &words.class;
    let said = |round: &messages::ClassRound| {
        if round.free == Some(seat) {
            return Some(own.bye.to_owned());
        }
        let game = round.games.iter().find(|game| game.seats.contains(&seat))?;
        let place = usize::from(game.seats[1] == seat);
        let other = tally::name(class, game.seats[1 - place]);
        Some(match (game.result?, place) {
            (TableResult::Draw, _) => own.drew(&other),
            (TableResult::FirstWon, 0) | (TableResult::SecondWon, 1) => own.won(&other),
            _ => own.lost(&other),
        })
    };
    let rounds = (1..).zip(&class.state.rounds);
    let rounds =
        rounds.filter_map(|(number, round)| Some(own.progress_round(number, &said(round)?)));
    rounds.collect()
}

/// Returns the place of a child in the standings.
fn place(class: &InClass, seat: u16, tournament: &Tournament, words: &Words) -> Option<String> {
    let name = class.state.seats.get(usize::from(seat))?.name.as_str();
    let standings = tournament.standings();
    let is_own = |it: &&swiss::Standing| tournament.player(it.player).name().as_str() == name;
    let own = standings.iter().find(is_own)?;
    Some(words.class.progress_place(own.place, standings.len(), &score_text(own.points)))
}

/// Returns what a child has solved, by theme and by lesson, and the puzzles that it has missed last.
fn puzzles(
    class: &InClass,
    seat: u16,
    rooms: &[RoomEntry],
    parts: &Parts,
) -> (Vec<String>, Vec<Missed>) {
    let (words, language) = (parts.words(), parts.language());
    let mut themes: BTreeMap<(&str, &str), [usize; 2]> = BTreeMap::new();
    let (mut lessons, mut missed) = (Vec::new(), Vec::new());
    let mut seen: Vec<&str> = Vec::new();
    for tally in class.state.tallies.iter().rev() {
        let Some((_, there)) = tally.children.iter().find(|(it, _)| *it == seat) else { continue };
        let entry = rooms.iter().find(|entry| entry.id == tally.game);
        let Some(entry) = entry else { continue };
        if tally.puzzles.is_empty() {
            let title = tally::title(words, rooms, tally, language);
            let title = words.tournament.titled((entry.title)(language), &title);
            let of = tally::steps(rooms, tally, language).unwrap_or(there.tried);
            let solved = usize::from(there.solved);
            lessons.push(words.class.child_solved(&title, solved, usize::from(of)));
        }
        let tried = tally.puzzles.iter().take(usize::from(there.tried));
        for (place, name) in (0..).zip(tried) {
            let Some(puzzle) = entry.puzzles.and_then(|it| (it.for_class.named)(name, language))
            else {
                continue;
            };
            let is_missed = there.missed.contains(&place);
            let count = themes.entry(((entry.title)(language), puzzle.theme)).or_default();
            count[0] += usize::from(!is_missed);
            count[1] += 1;
            if is_missed && missed.len() < MISSED && !seen.contains(&name.as_str()) {
                seen.push(name);
                let picture = picture(&puzzle, entry, parts);
                missed.push(Missed { puzzle, picture });
            }
        }
    }
    let theme = |((game, theme), [solved, of]): (&(&str, &str), &[usize; 2])| {
        words.class.child_solved(&words.tournament.titled(game, theme), *solved, *of)
    };
    (themes.iter().map(theme).chain(lessons).collect(), missed)
}

/// Paints the position of a puzzle.
fn picture(puzzle: &NamedPuzzle, entry: &RoomEntry, parts: &Parts) -> Option<Picture> {
    let paint = parts.rooms.get(entry.id)?.board_of_room(&puzzle.setup, &[])?;
    let (board, language) = (parts.settings().board, parts.language());
    let look = PictureLook { board, surrounding: Surrounding::Light, language, scale: SCALE };
    let mut studio = Studio::new(&look, PICTURE);
    let image =
        studio.paint(|ui, sprites, rect| paint(ui.painter(), sprites, rect, parts.settings()));
    let pixels = image.pixels.iter().flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()]);
    Some(Picture { size: image.size, pixels: pixels.collect() })
}

/// Draws the sheet of a child, and the solutions on its back.
fn draw(document: &mut Document, words: &Words, subtitle: &str, progress: Progress) {
    let own = &words.class;
    let [width, height] = Paper::A4.size();
    let room = width - 2.0 * MARGIN;
    let Progress { name, games, solved, missed } = progress;
    let has_back = !missed.is_empty();
    let third = (room - 2.0 * GAP) / MISSED as f32;
    let mut solutions = Vec::new();
    document.page([width, height], |page| {
        let y = head(page, &name, subtitle);
        let half = (room - GAP) / 2.0;
        let columns = [(own.progress_games, games), (words.puzzles.puzzles, solved)];
        for ((heading, lines), x) in columns.into_iter().zip([MARGIN, MARGIN + half + GAP]) {
            page.text(Face::Bold, HEADING, [x, y], Align::Left, heading);
            let first = lines.len().saturating_sub(LINES);
            let none = lines.is_empty().then(|| own.progress_none.to_owned());
            let mut below = y + 3.0;
            for line in lines.into_iter().skip(first).chain(none) {
                below += page.paragraph(TEXT, [x, below], half, &line).max(LINE);
            }
        }
        if !has_back {
            return;
        }
        page.text(Face::Bold, HEADING, [MARGIN, AGAIN], Align::Left, own.progress_again);
        for (number, Missed { puzzle, picture }) in (1_u8..).zip(missed) {
            let x = MARGIN + f32::from(number - 1) * (third + GAP);
            let mut y = AGAIN + 5.0;
            if let Some(picture) = picture {
                y += page.picture([x, y], third, picture);
            }
            page.paragraph(TEXT, [x, y + 2.0], third, &format!("{number}. {}", puzzle.task));
            solutions.push((number, puzzle));
        }
    });
    if !has_back {
        return;
    }
    document.page([width, height], |page| {
        let mut y = head(page, &name, own.progress_solutions);
        for (number, puzzle) in solutions {
            let text = words.tournament.titled(&puzzle.line.join(", "), puzzle.theme);
            y += page.paragraph(TEXT, [MARGIN, y], room, &format!("{number}. {text}")) + GAP;
        }
    });
}

/// Draws the heading of a sheet. Returns where its contents begin.
fn head(page: &mut Page<'_>, name: &str, subtitle: &str) -> f32 {
    page.text(Face::Bold, TITLE, [MARGIN, MARGIN + TITLE], Align::Left, &drawn(name));
    let below = MARGIN + TITLE + 1.7 * TEXT;
    page.text(Face::Regular, TEXT, [MARGIN, below], Align::Left, subtitle);
    below + 14.0
}
