//! The progress sheet of a child, to print: its games, the puzzles that it has solved by theme, and up to three that it
//! has missed, with their solutions on the back.

use std::rc::Rc;

use client::InClass;
use messages::{ClassState, TableResult};
use share::paper::{Align, Document, Face, Page, Paper, document};
use swiss::Tournament;
use tournament_pages::SaveSheet;
use ui_kit::drawn::drawn;
use window::{Parts, RoomEntry};
use window_words::{Words, score_text};
use words::code;

use crate::progress_puzzles::{MISSED, Missed, Puzzles, Solved};
use crate::tally;

/// The margin around a sheet, and the gap between its columns, in millimetres.
const MARGIN: f32 = 15.0;
const GAP: f32 = 8.0;
/// The sizes of the name, of headings and of the text.
const TITLE: f32 = 7.5;
const HEADING: f32 = 5.4;
const TEXT: f32 = 4.2;
/// The least height of an entry of a column.
const LINE: f32 = 6.4;
/// Where the puzzles to try again begin.
const AGAIN: f32 = 170.0;

/// What a sheet says.
struct Progress {
    name: String,
    games: Vec<String>,
    solved: Solved,
}

/// Returns the dialog that saves the sheet of the child of a seat, or of all children who have done something.
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
    let seats = match seat {
        Some(seat) => vec![seat],
        None => took_part(&class.state).collect(),
    };
    let subtitle = words.tournament.titled(title, &date);
    let (mut document, mut puzzles) = (document(), Puzzles::new(class, rooms, parts));
    for seat in seats {
        let mut games = games(class, seat, words);
        games.extend(tournament.as_ref().and_then(|it| place(class, seat, it, words)));
        let solved = puzzles.of_child(seat, &mut document);
        let progress = Progress { name: tally::name(class, seat), games, solved };
        draw(&mut document, words, &subtitle, &progress);
    }
    let own = &words.class;
    let name = match seat {
        Some(seat) => format!("{} - {}", own.progress_title, tally::name(class, seat)),
        None => format!("{title} - {}", own.progress_title),
    };
    let document = document.finish(own.progress_title, code(language));
    Some(SaveSheet::of_document(document, &name, parts))
}

/// Returns the seats of the children who have done something that a sheet says.
pub(crate) fn took_part(state: &ClassState) -> impl Iterator<Item = u16> {
    let listed = (0..).zip(&state.seats).filter(|(_, there)| !there.is_removed);
    listed.map(|(seat, _)| seat).filter(move |seat| class::took_part(state, *seat))
}

/// Returns how each game of a child in the rounds ended.
fn games(class: &InClass, seat: u16, words: &Words) -> Vec<String> {
    let own = &words.class;
    let said = |round: &messages::ClassRound| {
        if round.free == Some(seat) {
            return Some(own.progress_bye.to_owned());
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

/// Draws the sheet of a child, and the solutions on its back.
fn draw(document: &mut Document, words: &Words, subtitle: &str, progress: &Progress) {
    let own = &words.class;
    let [width, height] = Paper::A4.size();
    let room = width - 2.0 * MARGIN;
    let Progress { name, games, solved: Solved { lines, missed } } = progress;
    document.page([width, height], |page| {
        let y = head(page, name, subtitle);
        let half = (room - GAP) / 2.0;
        let columns = [(own.progress_games, games), (words.puzzles.puzzles, lines)];
        for ((heading, lines), x) in columns.into_iter().zip([MARGIN, MARGIN + half + GAP]) {
            page.text(Face::Bold, HEADING, [x, y], Align::Left, heading);
            let mut below = y + 3.0;
            if lines.is_empty() {
                page.paragraph(TEXT, [x, below], half, own.progress_none);
            }
            for line in last_that_fit(page, lines, half, AGAIN - LINE - below) {
                below += page.paragraph(TEXT, [x, below], half, line).max(LINE);
            }
        }
        if !missed.is_empty() {
            again(page, own.progress_again, room, missed);
        }
    });
    if missed.is_empty() {
        return;
    }
    document.page([width, height], |page| {
        let mut y = head(page, name, own.progress_solutions);
        for (number, missed) in (1..).zip(missed) {
            let text = words.tournament.titled(&missed.puzzle.line.join(", "), missed.theme);
            y += page.paragraph(TEXT, [MARGIN, y], room, &format!("{number}. {text}")) + GAP;
        }
    });
}

/// Draws the puzzles to try again, side by side.
fn again(page: &mut Page<'_>, heading: &str, room: f32, missed: &[Rc<Missed>]) {
    page.text(Face::Bold, HEADING, [MARGIN, AGAIN], Align::Left, heading);
    let width = (room - (MISSED - 1) as f32 * GAP) / MISSED as f32;
    let mut x = MARGIN;
    for (number, missed) in (1..).zip(missed) {
        let mut y = AGAIN + 5.0;
        if let Some(picture) = missed.picture {
            y += page.picture([x, y], width, picture);
        }
        let task = format!("{number}. {}", missed.puzzle.task);
        page.paragraph(TEXT, [x, y + 2.0], width, &task);
        x += width + GAP;
    }
}

/// Returns the last entries of a column that fit below one another in this height.
fn last_that_fit<'a>(
    page: &Page<'_>,
    lines: &'a [String],
    width: f32,
    height: f32,
) -> &'a [String] {
    let (mut first, mut left) = (lines.len(), height);
    for (index, line) in lines.iter().enumerate().rev() {
        left -= page.paragraph_height(TEXT, width, line).max(LINE);
        if left < 0.0 {
            break;
        }
        first = index;
    }
    &lines[first..]
}

/// Draws the heading of a sheet. Returns where its contents begin.
fn head(page: &mut Page<'_>, name: &str, subtitle: &str) -> f32 {
    page.text(Face::Bold, TITLE, [MARGIN, MARGIN + TITLE], Align::Left, &drawn(name));
    let below = MARGIN + TITLE + 1.7 * TEXT;
    page.text(Face::Regular, TEXT, [MARGIN, below], Align::Left, subtitle);
    below + 14.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_entries_end_above_the_puzzles_to_try_again() {
        let entry = |number: usize| format!("Round {number}: won against {}", "Bảo ".repeat(20));
        let entries: Vec<String> = (1..=18).map(entry).collect();
        let (width, height) = (86.0, 120.0);
        document().page(Paper::A4.size(), |page| {
            let shown = last_that_fit(page, &entries, width, height);
            assert!((1..entries.len()).contains(&shown.len()), "{}", shown.len());
            assert_eq!(shown.last(), entries.last(), "the last ones are kept");
            let drawn = shown.iter().map(|entry| page.paragraph(TEXT, [0.0; 2], width, entry));
            assert!(drawn.sum::<f32>() <= height);
            let short = vec!["Round 1: a draw".to_owned(); 18];
            assert_eq!(last_that_fit(page, &short, width, height).len(), 18);
        });
    }
}
