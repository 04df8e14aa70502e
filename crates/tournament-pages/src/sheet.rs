//! Sheets of a tournament: the pairings of a round with boxes for the results, the standings, certificates.

use oanquan_table::room::paper::{self, Award};
use settings::Language;
use share::paper::{Align, Document, Face, Page, Paper, document};
use swiss::{PlayerId, Round, Standing, Tournament};
use window_words::{Words, score_text};
use words::code;

/// The margin around a sheet, in millimetres.
pub(crate) const MARGIN: f32 = 15.0;
/// The sizes of the title, of the line below it, of the text and of the small print.
const TITLE: f32 = 6.5;
const SUBTITLE: f32 = 5.0;
pub(crate) const TEXT: f32 = 4.6;
pub(crate) const SMALL: f32 = 3.2;
/// The height of the heading.
const HEADING: f32 = 24.0;
/// The height of a table of the pairings, and of a row of the standings.
const TABLE: f32 = 10.8;
pub(crate) const ROW: f32 = 7.8;
/// The height of the explanations of the standings.
const NOTES: f32 = 30.0;
/// The width and the height of a box for a result.
const RESULT: [f32; 2] = [22.0, 8.0];
/// The width of the number of a table.
const NUMBER: f32 = 12.0;
/// The thickness of lines.
const LINE: f32 = 0.2;

/// What the heading of a sheet names.
#[derive(Clone, Copy, Debug)]
pub struct SheetTitles<'a> {
    /// The title of the tournament.
    pub title: &'a str,
    /// The title of the game.
    pub game: &'a str,
}

/// Returns the pairings of a round, counted from 0, of a tournament, with boxes for the
/// results, on A4.
pub fn pairings(
    language: Language,
    titles: SheetTitles<'_>,
    tournament: &Tournament,
    round: usize,
) -> Vec<u8> {
    let mut document = document();
    draw_pairings(&mut document, Words::of(language), titles, tournament, round);
    document.finish(titles.title, code(language))
}

/// Returns the standings of a tournament, on A4.
pub fn standings(language: Language, titles: SheetTitles<'_>, tournament: &Tournament) -> Vec<u8> {
    let mut document = document();
    draw_standings(&mut document, Words::of(language), titles, tournament);
    document.finish(titles.title, code(language))
}

/// Returns a certificate for each player of a tournament, the best first, on A4. `date` is the day as it is
/// written.
pub fn certificates(
    language: Language,
    SheetTitles { title, game }: SheetTitles<'_>,
    tournament: &Tournament,
    date: &str,
) -> Vec<u8> {
    let standings = tournament.standings().into_iter();
    let award = |standing: Standing| Award {
        name: Some(tournament.player(standing.player).name().as_str()),
        place: Some(standing.place),
        title: Some(title),
        game,
        date: Some(date),
    };
    paper::certificates(Paper::A4, language, &standings.map(award).collect::<Vec<_>>())
}

/// Draws the heading of a sheet. Returns where its contents begin.
pub(crate) fn heading(
    page: &mut Page<'_>,
    words: &Words,
    titles: SheetTitles<'_>,
    subtitle: &str,
) -> f32 {
    let SheetTitles { title, game } = titles;
    page.text(Face::Bold, TITLE, [MARGIN, MARGIN + TITLE], Align::Left, title);
    let subtitle = &words.tournament.titled(game, subtitle);
    let below = MARGIN + TITLE + 1.6 * SUBTITLE;
    page.text(Face::Regular, SUBTITLE, [MARGIN, below], Align::Left, subtitle);
    MARGIN + HEADING
}

/// Returns a text that fits a width, with an ellipsis if it was cut.
pub(crate) fn fitted(page: &Page<'_>, face: Face, text: &str, width: f32) -> String {
    let mut kept = text.to_owned();
    let fits = |text: &str| page.width(face, TEXT, text) <= width;
    if fits(&kept) {
        return kept;
    }
    while kept.pop().is_some() && !fits(&format!("{kept}…")) {}
    format!("{}…", kept.trim_end())
}

/// Draws the pairings of a round, counted from 0, on as many sheets as they need.
fn draw_pairings(
    document: &mut Document,
    words: &Words,
    titles: SheetTitles<'_>,
    tournament: &Tournament,
    round: usize,
) {
    let own = &words.tournament;
    let [width, height] = Paper::A4.size();
    let subtitle = own.pairings_sheet(round + 1, tournament.planned().max(round + 1));
    let Some(round) = tournament.rounds().get(round) else { return };
    let name = |id: PlayerId| tournament.player(id).name().as_str();
    let rows = ((height - 2.0 * MARGIN - HEADING - 2.0 * TABLE) / TABLE) as usize;
    let column = (width - 2.0 * MARGIN - NUMBER - RESULT[0]) / 2.0;
    let [first, result, second] =
        [MARGIN + NUMBER, MARGIN + NUMBER + column, MARGIN + NUMBER + column + RESULT[0] + 3.0];
    let tables: Vec<_> = round.games.iter().enumerate().collect();
    let sheets: Vec<_> = tables.chunks(rows).collect();
    for (index, tables) in sheets.iter().enumerate() {
        document.page([width, height], |page| {
            let mut y = heading(page, words, titles, &subtitle);
            page.grey(0.35);
            for (x, text) in [(first, own.first), (second, own.second)] {
                page.text(Face::Regular, SMALL, [x, y - 2.0], Align::Left, text);
            }
            let middle = result + RESULT[0] / 2.0;
            page.text(Face::Regular, SMALL, [middle, y - 2.0], Align::Middle, own.result_box);
            page.grey(0.0);
            for (table, game) in tables.iter() {
                let base = y + TABLE / 2.0 + 0.35 * TEXT;
                let number = (table + 1).to_string();
                page.text(Face::Bold, TEXT, [MARGIN, base], Align::Left, &number);
                for (x, id) in [(first, game.first), (second, game.second)] {
                    let text = fitted(page, Face::Regular, name(id), column - 4.0);
                    page.text(Face::Regular, TEXT, [x, base], Align::Left, &text);
                }
                let top = y + (TABLE - RESULT[1]) / 2.0;
                frame(page, [result, top], RESULT);
                if let Some(outcome) = game.outcome {
                    let [left, right] = outcome.points().map(score_text);
                    let text = format!("{left} : {right}");
                    page.text(Face::Bold, TEXT, [middle, base], Align::Middle, &text);
                }
                y += TABLE;
                rule(page, y);
            }
            if let Some(free) = round.free.filter(|_| index + 1 == sheets.len()) {
                let text = own.free(name(free));
                page.paragraph(TEXT, [MARGIN, y + 3.0], width - 2.0 * MARGIN, &text);
            }
        });
    }
}

/// Draws a line below a row.
pub(crate) fn rule(page: &mut Page<'_>, y: f32) {
    page.grey(0.6);
    page.line(&[[MARGIN, y], [Paper::A4.size()[0] - MARGIN, y]], LINE);
    page.grey(0.0);
}

fn frame(page: &mut Page<'_>, [x, y]: [f32; 2], [width, height]: [f32; 2]) {
    let corners = [[x, y], [x + width, y], [x + width, y + height], [x, y + height], [x, y]];
    page.line(&corners, 2.0 * LINE);
}

/// Draws the standings on as many sheets as they need, and what their columns mean.
fn draw_standings(
    document: &mut Document,
    words: &Words,
    titles: SheetTitles<'_>,
    tournament: &Tournament,
) {
    let own = &words.tournament;
    let [width, height] = Paper::A4.size();
    let rounds = tournament.rounds().len();
    let missing = tournament.rounds().last().map_or(0, Round::missing);
    let planned = tournament.planned().max(rounds);
    let subtitle = match missing {
        0 => own.standings_sheet(rounds, planned),
        _ => own.standings_sheet_during(rounds, planned),
    };
    let missing = if missing > 0 { own.missing(missing) } else { String::new() };
    let all = tournament.standings();
    let rows = ((height - 2.0 * MARGIN - HEADING - NOTES) / ROW) as usize;
    let room = width - 2.0 * MARGIN;
    // The place, the name and the points; the numbers are in the middle of their columns.
    let columns = [0.04, 0.1, 0.53, 0.64, 0.77, 0.92].map(|share| MARGIN + share * room);
    for standings in all.chunks(rows) {
        document.page([width, height], |page| {
            let mut y = heading(page, words, titles, &subtitle);
            page.grey(0.35);
            let heads = [own.rank, own.player, own.points, own.wins, own.opponents, own.beaten];
            row(page, columns, y - 2.0, SMALL, Face::Regular, heads);
            page.grey(0.0);
            for standing in standings {
                let Standing { place, points, wins, buchholz, sonneborn_berger, player, .. } =
                    *standing;
                let [points, opponents, beaten] =
                    [points, buchholz, sonneborn_berger].map(score_text);
                let name = tournament.player(player).name().as_str();
                let face = if place <= 3 { Face::Bold } else { Face::Regular };
                let name = fitted(page, face, name, 0.38 * room);
                let wins = wins.to_string();
                let cells = [&format!("{place}."), &name, &points, &wins, &opponents, &beaten];
                row(page, columns, y + ROW / 2.0 + 0.35 * TEXT, TEXT, face, cells.map(|it| &**it));
                y += ROW;
                rule(page, y);
            }
            page.grey(0.35);
            y += 4.0;
            for text in [
                missing.as_str(),
                own.explain_points,
                own.explain_wins,
                own.explain_opponents,
                own.explain_beaten,
                own.explain_direct,
            ] {
                y += page.paragraph(SMALL, [MARGIN, y], room, text);
            }
            page.grey(0.0);
        });
    }
}

fn row(page: &mut Page<'_>, columns: [f32; 6], y: f32, size: f32, face: Face, cells: [&str; 6]) {
    for (index, (x, text)) in columns.into_iter().zip(cells).enumerate() {
        let align = if index == 1 { Align::Left } else { Align::Middle };
        page.text(face, size, [x, y], align, text);
    }
}

#[cfg(test)]
mod tests {
    use swiss::PlayerName;

    use super::*;
    use ui_kit::theme::{BOLD_FONT, REGULAR_FONT};
    use words::LANGUAGES;

    const CLASS: SheetTitles<'_> = SheetTitles { title: "5A", game: "Cờ caro" };

    /// Draws one of the sheets.
    type Draw = fn(&mut Document, &Words, &Tournament);

    fn sheets_of(players: usize, draw: Draw) -> Vec<usize> {
        // The longest name, with a letter that the font lacks.
        let name = |number| format!("{number:02} {}棋", "Ư".repeat(PlayerName::MAX - 4));
        let names = (1..=players).map(|number| PlayerName::new(&name(number)).unwrap());
        let mut tournament = Tournament::new(names.collect(), 1, 1).unwrap();
        tournament.pair_next().unwrap();
        let count = |language| {
            let mut document = Document::new(REGULAR_FONT, BOLD_FONT);
            draw(&mut document, Words::of(language), &tournament);
            let file = document.finish("5A", "vi");
            file.windows(9).filter(|part| part == b"/MediaBox").count()
        };
        LANGUAGES.map(count).to_vec()
    }

    #[test]
    fn the_pairings_of_a_class_fit_one_sheet() {
        let draw: Draw = |document, words, of| draw_pairings(document, words, CLASS, of, 0);
        assert_eq!(sheets_of(2, draw), [1, 1]);
        assert_eq!(sheets_of(39, draw), [1, 1]);
        assert_eq!(sheets_of(40, draw), [1, 1]);
        assert_eq!(sheets_of(60, draw), [2, 2]);
    }

    #[test]
    fn the_standings_of_a_large_class_take_two_sheets() {
        let draw: Draw = |document, words, of| draw_standings(document, words, CLASS, of);
        assert_eq!(sheets_of(27, draw), [1, 1]);
        assert_eq!(sheets_of(40, draw), [2, 2]);
        assert_eq!(sheets_of(60, draw), [3, 3]);
    }
}
