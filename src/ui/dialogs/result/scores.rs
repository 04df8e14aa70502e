//! The points of the players in the result.

use eframe::egui::{Align, Layout, RichText, Sense, Ui, vec2};

use crate::controller::Session;
use crate::rules::{GameEntry, RankedSide, Side};
use crate::ui::faces::paint_portrait;
use crate::ui::motion::swept;
use crate::ui::players::{GameOutcome, full_name};
use crate::ui::theme::Palette;
use crate::ui::widgets::{bold, cut_to_fit, strong};
use crate::ui::words::Words;

/// The width from which the notes on a player are beside the points, and not below the name.
const ROOMY: f32 = 400.0;
/// The size of the face of a computer.
const FACE: f32 = 30.0;

/// Draws a line for each player. With two sides, the near one is first; with more, the lines are a
/// ranking.
pub fn scores(ui: &mut Ui, words: &Words, session: &Session, outcome: &GameOutcome) {
    let (setup, near) = (session.setup(), session.setup().near_side());
    let mut line = |name: &str, side, won| score_line(ui, words, session, (side, name), won);
    if setup.sides() == 2 {
        for side in [near, near.next(2)] {
            line(&full_name(words, setup, side), side, outcome.is_won_by(side));
        }
    } else {
        for &RankedSide { rank, side, .. } in outcome.ranking() {
            let name = words.ranked(rank, &full_name(words, setup, side));
            line(&name, side, rank == 1);
        }
    }
}

/// Draws the name and the points of a player and, smaller, the dân swept at the end and the help.
fn score_line(
    ui: &mut Ui,
    words: &Words,
    session: &Session,
    (side, name): (Side, &str),
    won: bool,
) {
    let palette = Palette::current(ui.ctx());
    let last_events = session.game().last_entry().map_or(&[][..], GameEntry::events);
    let (points, swept) = (session.position().store(side), swept(last_events, side));
    let swept = (swept > 0).then(|| words.store_and_swept(points - swept, swept));
    let helped = words.help_used(session.help().tally(side));
    let notes = [swept, helped].into_iter().flatten();
    let notes: Vec<_> =
        notes.map(|note| RichText::new(note).small().color(palette.faint_ink)).collect();
    let (beside, below) = match ui.available_width() >= ROOMY {
        true => (notes, Vec::new()),
        false => (Vec::new(), notes),
    };
    ui.horizontal(|ui| {
        let ink = if won { palette.accent } else { palette.ink };
        if let Some(opponent) = session.setup().seats[side].opponent() {
            let (face, _) = ui.allocate_exact_size(vec2(FACE, FACE), Sense::empty());
            paint_portrait(ui.painter(), face, opponent.into());
        }
        ui.label(strong(name).size(18.0).color(ink));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(bold(points.to_string(), 26.0).color(ink));
            for note in beside {
                cut_to_fit(ui, note);
            }
        });
    });
    for note in below {
        ui.label(note);
    }
}
