//! What the player can do after a game: three main steps, and smaller buttons for the others.

use eframe::egui::{Button, Rect, RichText, TextStyle, Ui, pos2, vec2};

use super::super::DialogAnswer;
use super::AfterGame;
use crate::ai::Level;
use crate::controller::Session;
use crate::rules::Side;
use crate::ui::faces::{Portrait, paint_portrait};
use crate::ui::players::{is_you, player_name};
use crate::ui::screens::reviewable;
use crate::ui::theme::sizes;
use crate::ui::widgets::{button_width, explain, focus_first, follow_focus, wide_button, width_of};
use crate::ui::words::Words;

/// The gap between the small buttons.
const BETWEEN: f32 = 4.0;
/// The padding of small buttons, and of main buttons that would not fit a row otherwise.
const PADDING: f32 = 8.0;
/// The width from which the main buttons are in a row.
const MIN_ROW: f32 = 400.0;
/// The most columns of small buttons.
const COLUMNS: usize = 3;
/// The width of the face on a button, and its distance from the left edge.
const FACE: f32 = 26.0;
const BESIDE_FACE: f32 = 6.0;
/// The number of letters of a name that fits a small button.
const SHORT_NAME: usize = 9;

/// A button and the answer that it gives.
pub type Step = (String, DialogAnswer);

/// Returns the main steps, the first one first: another game, a game at the level that suits the
/// player better, and the mistakes of the persons or, without persons, the replay.
///
/// After a round of a match, the first one is the next round.
pub fn main_steps(words: &Words, session: &Session, after_game: AfterGame<'_>) -> Vec<Step> {
    if !session.game().is_over() {
        return vec![(words.rounds.next.to_owned(), DialogAnswer::NextRound)];
    }
    let level = after_game.fitting_level.map(|level| {
        (words.try_level(words.home.character_within(level)), DialogAnswer::PlayAtLevel(level))
    });
    let look_back = match has_mistakes(session) {
        true => Some(mistakes(words, session, after_game)),
        false => replay(words, session),
    };
    let play_again = (words.play_again.to_owned(), DialogAnswer::NewGame);
    [Some(play_again), level, look_back].into_iter().flatten().collect()
}

/// Returns the other steps. `given` is the handicap suggested for the next game: the side that
/// gives it and the points.
pub fn other_steps(words: &Words, session: &Session, given: Option<(Side, i32)>) -> Vec<Step> {
    let own = |label: &str, answer| Some((label.to_owned(), answer));
    if !session.game().is_over() {
        let steps = [
            own(words.undo_last_move, DialogAnswer::TakeBack),
            replay(words, session),
            own(words.look_at_board, DialogAnswer::Close),
            own(words.menu, DialogAnswer::Menu),
        ];
        return steps.into_iter().flatten().collect();
    }
    let give = given
        .map(|(side, points)| (words.offers.give.to_owned(), DialogAnswer::Give { side, points }));
    let replay = if has_mistakes(session) { replay(words, session) } else { None };
    let has_review = has_mistakes(session);
    let review = has_review.then(|| (words.review.heading.to_owned(), DialogAnswer::Mistakes));
    let steps = [
        Some((next_starter(words, session), DialogAnswer::OtherStarts)),
        own(words.offers.swap_seats, DialogAnswer::SwapSeats),
        give,
        own(words.undo_last_move, DialogAnswer::TakeBack),
        replay,
        review,
        own(words.pictures.save, DialogAnswer::Picture),
        own(words.look_at_board, DialogAnswer::Close),
        own(words.menu, DialogAnswer::Menu),
    ];
    steps.into_iter().flatten().collect()
}

/// Returns the label of the button that lets the next side start, with its name if that is short.
fn next_starter(words: &Words, session: &Session) -> String {
    let setup = session.setup();
    let starter = setup.first.next(setup.sides());
    if is_you(setup, starter) {
        return words.offers.you_start.to_owned();
    }
    match player_name(words, setup, starter) {
        name if name.chars().count() <= SHORT_NAME => words.offers.starts(&name),
        _ => words.offers.other_starts(setup.sides()).to_owned(),
    }
}

/// Returns whether the game has moves of persons that a review can judge.
fn has_mistakes(session: &Session) -> bool {
    session.setup().persons() > 0 && reviewable(session.game())
}

fn replay(words: &Words, session: &Session) -> Option<Step> {
    let replay = (words.replay.replay.to_owned(), DialogAnswer::Replay);
    session.game().last_entry().map(|_| replay)
}

/// Returns the step that leads to the mistakes, with their number if it is known: the player
/// practises them. Without any, it is the review.
fn mistakes(words: &Words, session: &Session, after_game: AfterGame<'_>) -> Step {
    let setup = session.setup();
    let label = if setup.persons() == 1 { words.practice.learn_mine } else { words.practice.learn };
    let faults =
        after_game.review.and_then(|review| review.faults_of_persons(setup, session.game()));
    match faults.map(|faults| faults.len()) {
        None => (label.to_owned(), DialogAnswer::Practise),
        Some(0) => (words.no_mistakes.to_owned(), DialogAnswer::Mistakes),
        Some(count) => (words.counted_mistakes(label, count), DialogAnswer::Practise),
    }
}

/// Draws the main buttons, the first one in the accent colour: in a row that they fill, with a
/// smaller padding if necessary, or one below the other. Returns the answer of the button pressed.
pub fn main_buttons<'a>(ui: &mut Ui, words: &Words, steps: &'a [Step]) -> Option<&'a DialogAnswer> {
    let usual = ui.spacing().button_padding.x;
    ui.scope(|ui| {
        let is_row = room_for_row(ui, steps, usual) >= 0.0;
        if !is_row && room_for_row(ui, steps, PADDING) >= 0.0 {
            ui.spacing_mut().button_padding.x = PADDING;
        }
        draw_main_buttons(ui, words, steps)
    })
    .inner
}

/// Returns how many points are left for each button in a row of all, with this padding.
fn room_for_row(ui: &Ui, steps: &[Step], padding: f32) -> f32 {
    let less = 2.0 * (ui.spacing().button_padding.x - padding);
    let widths = steps.iter().map(|step| step_width(ui, step) - less);
    let gaps = ui.spacing().item_spacing.x * (steps.len() as f32 - 1.0);
    (ui.available_width() - gaps - widths.sum::<f32>()) / steps.len() as f32
}

/// Returns the width of a main button. The text is in the middle, so a face needs room on both
/// sides of it.
fn step_width(ui: &Ui, (label, answer): &Step) -> f32 {
    let least = 2.0 * (BESIDE_FACE + FACE - ui.spacing().button_padding.x + BESIDE_FACE);
    button_width(ui, label) + level_of(answer).map_or(0.0, |_| least.max(0.0))
}

/// Returns the level whose character is on a button.
fn level_of(answer: &DialogAnswer) -> Option<Level> {
    match answer {
        DialogAnswer::PlayAtLevel(level) => Some(*level),
        _ => None,
    }
}

fn draw_main_buttons<'a>(
    ui: &mut Ui,
    words: &Words,
    steps: &'a [Step],
) -> Option<&'a DialogAnswer> {
    let room = ui.available_width();
    let spare = room_for_row(ui, steps, ui.spacing().button_padding.x);
    let widths: Vec<f32> = steps.iter().map(|step| step_width(ui, step)).collect();
    let mut pressed = None;
    let mut draw = |ui: &mut Ui, place: usize, width: f32| {
        let (label, answer) = &steps[place];
        // A fraction of a point too wide would show a scroll bar.
        let button = wide_button(ui, label, width.floor(), place == 0);
        if let Some(level) = level_of(answer) {
            let middle =
                pos2(button.rect.left() + BESIDE_FACE + FACE / 2.0, button.rect.center().y);
            let face = Rect::from_center_size(middle, vec2(FACE, FACE));
            paint_portrait(ui.painter(), face, Portrait::Level(level));
            let name =
                words.with_level(words.home.character(level), words.common.level_name(level));
            explain(&button, name);
        }
        if place == 0 {
            focus_first(ui, &button);
        }
        if button.clicked() {
            pressed = Some(answer);
        }
    };
    if spare >= 0.0 && room >= MIN_ROW {
        ui.horizontal(|ui| {
            (0..steps.len()).for_each(|place| draw(ui, place, widths[place] + spare));
        });
    } else {
        (0..steps.len()).for_each(|place| draw(ui, place, room));
    }
    pressed
}

/// Draws small buttons of one width in columns that fill the width. Returns the answer of the
/// button pressed.
pub fn small_buttons<'a>(ui: &mut Ui, steps: &'a [Step]) -> Option<&'a DialogAnswer> {
    let mut pressed = None;
    let text = |label: &str| RichText::new(label).small();
    let widest = steps.iter().map(|(label, _)| width_of(ui, text(label), TextStyle::Small));
    let widest = widest.fold(0.0, f32::max) + 2.0 * PADDING;
    let room = ui.available_width();
    let width_of_columns =
        |columns: usize| ((room - BETWEEN * (columns - 1) as f32) / columns as f32).floor();
    let fits = |columns: &usize| width_of_columns(*columns) >= widest;
    let columns = (2..=COLUMNS).rev().find(fits).unwrap_or(1);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(BETWEEN, BETWEEN);
        ui.spacing_mut().button_padding.x = PADDING;
        for row in steps.chunks(columns) {
            // The buttons of a shorter last row fill it.
            let width = width_of_columns(row.len());
            ui.horizontal(|ui| {
                for (label, answer) in row {
                    let button = Button::new(text(label)).wrap();
                    let button = ui.add_sized([width, sizes::TARGET], button);
                    follow_focus(&button);
                    if button.clicked() {
                        pressed = Some(answer);
                    }
                }
            });
        }
    });
    pressed
}
