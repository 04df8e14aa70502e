//! The page after the last position: how many were found, and what to do next.

use eframe::egui::{Frame, ScrollArea, Ui};
use live::LivePractice;
use table::board::BoardUi;
use tabletop::Solved;
use ui_kit::balanced::wrapped;
use ui_kit::measured::Measured;
use ui_kit::speech::say_shown;
use window::widgets::{bold, just_opened, strong, wide_button};
use window_words::Words;

use super::told::{PracticeStep, counts_points};

/// The greatest width of the page.
const WIDTH: f32 = 460.0;
/// The margin around the page.
const AROUND: f32 = 16.0;

/// Draws the page. Returns the step that the player takes.
pub fn closing<G: BoardUi>(
    ui: &mut Ui,
    words: &'static Words,
    live: &LivePractice<G>,
) -> Option<PracticeStep> {
    let room = ui.max_rect().shrink(AROUND);
    let mut step = None;
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let measured = Measured::of(ui, "height of the closing page");
        let height = measured.before().unwrap_or(300.0);
        ui.add_space(((room.height() - height) / 2.0).max(0.0) + AROUND);
        let width = room.width().min(WIDTH);
        let top = ui.cursor().top();
        ui.horizontal(|ui| {
            ui.add_space((ui.available_width() - width).max(0.0) / 2.0);
            ui.vertical(|ui| {
                Frame::window(ui.style()).inner_margin(20).show(ui, |ui| {
                    ui.set_width(width - 42.0);
                    step = contents(ui, words, live);
                });
            });
        });
        measured.store(ui, ui.cursor().top() - top);
        ui.add_space(AROUND);
    });
    step
}

fn contents<G: BoardUi>(
    ui: &mut Ui,
    all_words: &'static Words,
    live: &LivePractice<G>,
) -> Option<PracticeStep> {
    let words = &all_words.practice;
    let practice = live.practice();
    let (one, all_players) = match counts_points::<G>(live.tries().live().session().game()) {
        true => (words.flawless_hint, words.flawless_all),
        false => (all_words.rooms.practice_flawless, all_words.rooms.practice_flawless_all),
    };
    let (all, at_once) = (practice.total(), practice.count(Solved::AtOnce));
    let later = practice.count(Solved::Later);
    let missed = all - at_once;
    let is_flawless = all == 0;
    let (heading, sentence) = match (is_flawless, live.tries().setup().persons()) {
        (true, 1) => (words.flawless, one),
        (true, _) => (words.flawless, all_players),
        (false, _) if missed == 0 => (words.over, words.all_found),
        (false, _) if at_once + later == 0 => (words.over, words.none_found),
        (false, _) => (words.over, words.some_found),
    };
    say_shown(&wrapped(ui, bold(heading, 24.0)), heading);
    say_shown(&wrapped(ui, sentence), sentence);
    if !is_flawless {
        ui.add_space(6.0);
        wrapped(ui, strong(words.found_at_once(at_once, all)));
        for (count, text) in [
            (later, words.found_later(later)),
            (practice.count(Solved::No), words.not_found(practice.count(Solved::No))),
        ] {
            if count > 0 {
                wrapped(ui, text);
            }
        }
    }
    ui.add_space(10.0);
    let repeat = (missed > 0).then_some((words.repeat, PracticeStep::Repeat));
    let steps = [
        repeat,
        Some((all_words.review.heading, PracticeStep::Review)),
        Some((all_words.replay.back, PracticeStep::Leave)),
    ];
    let opens = just_opened(ui, ui.scope_id().with("closing page"));
    let mut taken = None;
    for (place, (label, step)) in steps.into_iter().flatten().enumerate() {
        let width = ui.available_width();
        let button = wide_button(ui, label, width, place == 0);
        if place == 0 && opens {
            button.request_focus();
        }
        if button.clicked() {
            taken = Some(step);
        }
    }
    taken
}
