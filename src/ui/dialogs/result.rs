//! The dialog with the result of a game.

use eframe::egui::{Align, Layout, RichText, Ui};

use super::DialogAnswer;
use crate::controller::{NewGame, Session, points_to_give};
use crate::rules::{Position, RankedSide, Side};
use crate::ui::live_game::LiveGame;
use crate::ui::narration::narrate_end_reason;
use crate::ui::players::{GameOutcome, is_you, player_name};
use crate::ui::theme::Palette;
use crate::ui::widgets::{
    bold, button_width, cut_to_fit, dialog, focus_first, strong, wide_button,
};
use crate::ui::words::{HandicapOffer, Winner, Words};

/// The window height below which a row has as many buttons as fit.
const LOW: f32 = 480.0;
/// The width of the dialog. The longest heading fits on one line.
const WIDTH: f32 = 560.0;

/// Draws the dialog. Returns the answer, and whether to close the dialog.
pub(super) fn result(
    ui: &mut Ui,
    words: &Words,
    live_game: &LiveGame,
) -> (Option<DialogAnswer>, bool) {
    let session = live_game.session();
    let setup = session.setup();
    let outcome = GameOutcome::of(session.game());
    let room = ui.ctx().content_rect().height();
    let columns = (room >= LOW).then_some(2);
    let heading = match session.game().end() {
        Some(end) => outcome.heading(words, setup, end),
        None => outcome.headline(words, setup),
    };
    dialog(ui, "result", &heading, WIDTH, |ui| content(ui, words, session, &outcome, columns))
}

/// Draws the content below the heading. Returns the answer.
fn content(
    ui: &mut Ui,
    words: &Words,
    session: &Session,
    outcome: &GameOutcome,
    columns: Option<usize>,
) -> Option<DialogAnswer> {
    let (setup, position) = (session.setup(), session.position());
    let near = setup.near_side();
    let is_low = ui.ctx().content_rect().height() < LOW;
    if is_low {
        ui.spacing_mut().item_spacing.y = 3.0;
    }
    ui.scope(|ui| {
        if is_low || setup.sides() > 2 {
            // Four players must fit the smallest window.
            ui.spacing_mut().interact_size.y = 34.0;
            ui.spacing_mut().item_spacing.y = 0.0;
        }
        let line = |ui: &mut Ui, name: &str, side, won| {
            let helped = words.help_used(session.help().tally(side));
            score_line(ui, name, helped, position.store(side), won);
        };
        if setup.sides() == 2 {
            for side in [near, near.next(2)] {
                line(ui, &player_name(words, setup, side), side, outcome.is_won_by(side));
            }
        } else {
            for &RankedSide { rank, side, .. } in outcome.ranking() {
                let name = words.ranked(rank, &player_name(words, setup, side));
                line(ui, &name, side, rank == 1);
            }
        }
    });
    if let Some(why) = narrate_end_reason(words, setup, session.game()) {
        ui.add_space(4.0);
        ui.label(why);
    }
    let given = suggestion(session);
    if let Some((side, points)) = given {
        let name = player_name(words, setup, side);
        let winner = match side {
            _ if is_you(setup, side) => Winner::You,
            _ if is_you(setup, side.next(2)) => Winner::Computer,
            _ => Winner::Other,
        };
        let behind = points_behind(session, side, points);
        let offer = HandicapOffer { name: &name, winner, behind };
        ui.label(words.offers.handicap_suggestion(&offer));
    }
    ui.add_space(8.0);
    let mut buttons = vec![
        (words.play_again.to_owned(), DialogAnswer::NewGame),
        (words.offers.other_starts(setup.sides()).to_owned(), DialogAnswer::OtherStarts),
        (words.offers.swap_seats.to_owned(), DialogAnswer::SwapSeats),
        (words.undo_last_move.to_owned(), DialogAnswer::TakeBack),
        (words.replay.replay.to_owned(), DialogAnswer::Replay),
        (words.look_at_board.to_owned(), DialogAnswer::Close),
        (words.menu.to_owned(), DialogAnswer::Menu),
    ];
    if let Some((side, points)) = given {
        let label = words.offers.give.to_owned();
        buttons.insert(3, (label, DialogAnswer::Give { side, points }));
    }
    answers(ui, &buttons, columns)
}

/// Draws rows of `columns` buttons, or of as many as fit. Returns the answer of the button
/// pressed.
fn answers(
    ui: &mut Ui,
    buttons: &[(String, DialogAnswer)],
    columns: Option<usize>,
) -> Option<DialogAnswer> {
    let mut answer = None;
    let (room, gap) = (ui.available_width(), ui.spacing().item_spacing.x);
    let widths: Vec<f32> = buttons.iter().map(|(label, _)| button_width(ui, label)).collect();
    let mut from = 0;
    while from < buttons.len() {
        let fitting = || {
            let mut used = -gap;
            let fits = |width: &&f32| {
                used += *width + gap;
                used <= room
            };
            widths[from..].iter().take_while(fits).count().max(1)
        };
        let count = columns.unwrap_or_else(fitting).min(buttons.len() - from);
        let row = from..from + count;
        let gaps = gap * (count as f32 - 1.0);
        let spare = (room - gaps - widths[row.clone()].iter().sum::<f32>()) / count as f32;
        // A fraction of a point too wide would show a scroll bar.
        ui.horizontal(|ui| {
            for place in row {
                let width = match columns {
                    Some(_) => (room - gaps) / count as f32,
                    None => widths[place] + spare,
                };
                let (label, means) = &buttons[place];
                let button = wide_button(ui, label, width.floor(), place == 0);
                if place == 0 {
                    focus_first(ui, &button);
                }
                if button.clicked() {
                    answer = Some(means.clone());
                }
            }
        });
        from += count;
    }
    answer
}

/// Returns the winner of a lopsided game of two and the points to give next time.
fn suggestion(session: &Session) -> Option<(Side, i32)> {
    let margin = session.margin().filter(|_| session.setup().sides() == 2)?;
    let winner = if margin > 0 { Side::NEAR } else { Side::FAR };
    // A side that already receives points should first receive fewer.
    let handicap = session.game().rules().handicap.as_ref();
    let points = points_to_give(margin.abs())?;
    handicap.is_none_or(|given| given.side == winner).then_some((winner, points))
}

/// Returns how far the store of `side` starts behind the other if it gives `points` more.
fn points_behind(session: &Session, side: Side, points: i32) -> i32 {
    let next = NewGame::from(session).with_points_given(side, points, 0);
    let start = Position::start(&next.rules, next.setup.first);
    start.store(side.next(2)) - start.store(side)
}

fn score_line(ui: &mut Ui, name: &str, helped: Option<String>, points: i32, won: bool) {
    let palette = Palette::current(ui.ctx());
    ui.horizontal(|ui| {
        let ink = if won { palette.accent } else { palette.ink };
        ui.label(strong(name).size(18.0).color(ink));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(bold(points.to_string(), 26.0).color(ink));
            if let Some(helped) = helped {
                let helped = RichText::new(helped).small().color(palette.faint_ink);
                cut_to_fit(ui, helped);
            }
        });
    });
}
