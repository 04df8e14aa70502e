//! The achievements: streak, wins and largest win, the next thing to try, the levels and the graph.

use eframe::egui::{
    FontFamily, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo,
    pos2, vec2,
};
use table::game::{TableGame, next_feat};
use table::library::{Statistics, feats};
use tabletop::Seat;
use tabletop::archive::statistics::{RATED_GAMES, Rating, Results};
use tabletop::platform::local_time;
use ui_kit::balanced::wrapped;
use ui_kit::faces::{Portrait, paint_portrait};
use ui_kit::numbers::{Number, row_of_numbers};
use ui_kit::theme::{Palette, SEMIBOLD, sizes, touch};
use window::widgets::{button_width, strong, wide_button};
use window_words::Words;

use crate::{MyGames, MyGamesAction, graph, ladder};

/// The width below which the button of the next step is below its text.
const NARROW: f32 = 290.0;
/// The padding of the next step.
const PAD: f32 = 8.0;
/// The height of the graph.
const GRAPH: f32 = 140.0;
/// The size of the portrait of the next opponent.
const PORTRAIT: f32 = 48.0;

/// Draws the achievements. Returns the action requested.
pub(crate) fn achievements<G: TableGame>(
    ui: &mut Ui,
    page: &mut MyGames<'_, G>,
) -> Option<MyGamesAction> {
    let (words, statistics) = (page.words, &*page.statistics);
    if let Some(problem) = statistics.problem() {
        let warning = Palette::current(ui.ctx()).warning;
        let message = words.files.unknown_resets(problem);
        wrapped(ui, strong(message).color(warning));
    }
    if let Some(why) = statistics.unreadable() {
        wrapped(ui, words.library.unreadable(why));
        return None;
    }
    if statistics.is_loading() {
        ui.label(words.statistics.reading);
        return None;
    }
    if statistics.count_of_games() == 0 {
        wrapped(ui, words.statistics.empty);
    } else {
        numbers(ui, words, statistics);
        wrapped(ui, rating(words, statistics.rating()));
    }
    let action = next(ui, words, statistics, page.seats);
    ladder::ladder(ui, words, statistics.ladder(), feats::<G>());
    let margins = statistics.all_margins();
    if !margins.is_empty() {
        ui.add_space(4.0);
        graph::graph(ui, words, &margins, GRAPH);
    }
    action
}

/// Draws the streak, the wins and, in a game with points, the largest win.
fn numbers<G: TableGame>(ui: &mut Ui, words: &Words, statistics: &Statistics<G>) {
    let labels = &words.achievements;
    let results: &Results = statistics.overall();
    let largest = results.best.map(|(margin, when)| {
        let day = local_time(when).strftime(words.statistics.day).to_string();
        (words.statistics.margin(margin), labels.largest_on(&day))
    });
    let none = || (words.statistics.none.to_owned(), labels.no_largest.to_owned());
    let (value, note) = largest.unwrap_or_else(none);
    let all = [
        Number {
            label: labels.streak,
            value: results.streak.to_string(),
            note: labels.longest_streak(results.longest_streak),
        },
        Number {
            label: labels.wins,
            value: (results.won + results.won_with_help).to_string(),
            note: labels.wins_in(results.games, results.won_with_help),
        },
        Number { label: labels.largest, value, note },
    ];
    row_of_numbers(ui, if G::HAS_POINTS { &all } else { &all[..2] });
}

/// Returns the rating with its uncertainty, or how many games it lacks.
fn rating(words: &Words, rating: Rating) -> String {
    let labels = &words.achievements;
    match rating {
        Rating::Counting(games) => labels.rating_missing(RATED_GAMES.saturating_sub(games)),
        Rating::Known { rating, within, is_provisional } => {
            let (rating, within) = (rating.round() as i32, within.round() as i32);
            match is_provisional {
                true => labels.rating_so_far(rating, within),
                false => labels.rating(rating, within),
            }
        }
    }
}

/// Draws the next thing to try, and the button that starts the game. Returns the action requested.
fn next<G: TableGame>(
    ui: &mut Ui,
    words: &Words,
    statistics: &Statistics<G>,
    seats: &[Seat],
) -> Option<MyGamesAction> {
    let labels = &words.achievements;
    let palette = Palette::current(ui.ctx());
    let Some((level, feat)) = next_feat::<G>(statistics.ladder(), seats) else {
        wrapped(ui, strong(labels.all_done));
        return None;
    };
    let room = ui.available_width();
    let button = button_width(ui, words.play).max(76.0);
    let left = PAD + PORTRAIT + 1.5 * PAD;
    // In a very narrow window, the button is below the text.
    let is_narrow = room < NARROW;
    let beside = if is_narrow { 0.0 } else { button + 1.5 * PAD };
    let width = (room - left - beside - PAD).max(60.0);
    let below = if is_narrow { touch::target(ui) + 2.0 + PAD } else { 0.0 };
    let galley = |text: &str, font, ink| ui.painter().layout(text.to_owned(), font, ink, width);
    let font = |size| FontId::new(size, FontFamily::Name(SEMIBOLD.into()));
    let step = labels.next_step(feat, words.home.character(level));
    let lines = [
        galley(labels.next, font(13.0), palette.faint_ink),
        galley(&step, font(16.0), palette.ink),
    ];
    let text = lines.iter().map(|line| line.size().y).sum::<f32>();
    let height = text.max(PORTRAIT) + 2.0 * PAD;
    let (frame, response) = ui.allocate_exact_size(vec2(room, height + below), Sense::hover());
    let rect = frame.with_max_y(frame.top() + height);
    response
        .widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{}: {step}", labels.next)));
    let stroke = Stroke::new(2.0, palette.accent);
    ui.painter().rect_stroke(frame, f32::from(sizes::ROUND), stroke, StrokeKind::Inside);
    let middle = pos2(rect.left() + PAD + PORTRAIT / 2.0, rect.center().y);
    let portrait = Rect::from_center_size(middle, Vec2::splat(PORTRAIT));
    paint_portrait(ui.painter(), portrait, Portrait::Level(level));
    let mut at = pos2(rect.left() + left, rect.center().y - text / 2.0);
    for line in lines {
        let height = line.size().y;
        ui.painter().galley(at, line, palette.ink);
        at.y += height;
    }
    let size = vec2(button, touch::target(ui) + 2.0);
    let middle = match is_narrow {
        true => pos2(frame.center().x, rect.bottom() + size.y / 2.0),
        false => pos2(rect.right() - 1.5 * PAD - button / 2.0, rect.center().y),
    };
    let place = UiBuilder::new().max_rect(Rect::from_center_size(middle, size));
    let pressed = wide_button(&mut ui.new_child(place), words.play, button, true).clicked();
    pressed.then_some(MyGamesAction::Challenge(level))
}
