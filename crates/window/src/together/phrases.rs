//! The eight phrases that players say to each other, each with a picture for those who cannot read.

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::{
    Align2, FontFamily, FontId, Galley, Id, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use messages::limits::PHRASES;
use messages::{Act, Phrase};
use ui_kit::faces::{Portrait, paint_portrait};
use ui_kit::speech::say_shown;
use ui_kit::theme::{Palette, SEMIBOLD, sizes, touch};

use crate::dialogs::{Dialog, DialogOver, Effect, close, closing};
use crate::icons;
use crate::icons::Icon;
use crate::widgets::{button_width, dialog, follow_focus, wide_button, words_and_buttons};

/// How long a phrase stays on the screen.
pub(crate) const SHOWN: Duration = Duration::from_secs(6);
/// The width of the dialog, and the least width of a phrase in it.
const WIDTH: f32 = 420.0;
const LEAST: f32 = 170.0;
/// The height of a phrase in the dialog.
const HEIGHT: f32 = 52.0;
/// The size of a picture and of a face, and the room around them.
const PICTURE: f32 = 30.0;
const PAD: f32 = 10.0;
/// The font size of a phrase.
const LETTERS: f32 = 16.0;

/// A phrase that somebody has said.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    /// The seat of the player.
    pub seat: u8,
    /// The phrase.
    pub phrase: Phrase,
    /// The name of the player.
    pub name: String,
    /// The face of the player.
    pub face: u8,
    /// Until when it is shown.
    pub(crate) until: Duration,
}

/// Returns the picture of a phrase.
fn picture(phrase: Phrase) -> Icon {
    let pictures = [
        Icon::Hand,
        Icon::Clover,
        Icon::Star,
        Icon::Thinking,
        Icon::Oops,
        Icon::Hourglass,
        Icon::Heart,
        Icon::Door,
    ];
    pictures[usize::from(u8::from(phrase)) % pictures.len()]
}

/// The dialog in which the player chooses a phrase.
pub struct Phrases;

impl Dialog for Phrases {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let (words, label) = (&over.words().together, over.words().close);
        let (pressed, closed) = dialog(ui, "phrases", words.say, WIDTH, |ui| {
            let room = ui.available_width();
            let in_row = (room / LEAST).floor().clamp(1.0, 2.0);
            let gap = ui.spacing().item_spacing.x;
            let width = (room - gap * (in_row - 1.0)) / in_row;
            let all: Vec<Phrase> =
                (0..PHRASES).filter_map(|number| Phrase::try_from(number).ok()).collect();
            let texts = all.iter().map(|phrase| galley(ui, words.phrase(*phrase), width));
            let tallest = texts.map(|text| text.size().y + PAD).fold(HEIGHT, f32::max);
            let size = vec2(width, touch::at_least(ui, tallest));
            let mut chosen = None;
            let phrases = |ui: &mut Ui| {
                for row in all.chunks(in_row as usize) {
                    ui.horizontal(|ui| {
                        for phrase in row {
                            if button(ui, size, *phrase, words.phrase(*phrase)) {
                                chosen = Some(*phrase);
                            }
                        }
                    });
                }
            };
            let leaves = words_and_buttons(ui, phrases, |ui| {
                wide_button(ui, label, button_width(ui, label), false).clicked()
            });
            (chosen, leaves)
        });
        match pressed {
            (Some(phrase), _) => {
                Some(closing(move |_, context| context.parts.together.act(Act::Say(phrase))))
            }
            (None, leaves) => (leaves || closed).then(close),
        }
    }
}

/// Returns the words of a phrase, laid out for a button of this width.
fn galley(ui: &Ui, text: &str, width: f32) -> Arc<Galley> {
    let font = FontId::new(LETTERS, FontFamily::Name(SEMIBOLD.into()));
    let ink = Palette::current(ui.ctx()).ink;
    ui.painter().layout(text.to_owned(), font, ink, width - PICTURE - 3.0 * PAD)
}

/// Draws the button of a phrase: its picture and its words. Returns whether it was pressed.
fn button(ui: &mut Ui, size: Vec2, phrase: Phrase, text: &str) -> bool {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, text));
    let visuals = *ui.style().interact(&response);
    let painter = ui.painter();
    painter.rect(
        rect,
        f32::from(sizes::ROUND),
        visuals.weak_bg_fill,
        visuals.bg_stroke,
        eframe::egui::StrokeKind::Inside,
    );
    let at = rect.left_center() + vec2(PAD + PICTURE / 2.0, 0.0);
    let palette = Palette::current(ui.ctx());
    let square = Rect::from_center_size(at, Vec2::splat(PICTURE));
    icons::paint(painter, square, picture(phrase), palette.accent, false);
    let galley = galley(ui, text, size.x);
    let words = rect.left_center() + vec2(PICTURE + 2.0 * PAD, 0.0);
    let words = Align2::LEFT_CENTER.anchor_size(words, galley.size());
    painter.galley(words.min, galley, palette.ink);
    follow_focus(&response);
    response.clicked()
}

/// Paints what players have said, one below the other from the top of `room` on, over the board.
pub fn paint_said(ui: &Ui, room: Rect, all: &[(Said, &str)]) {
    let mut left = room;
    for (said, text) in all {
        left.min.y = paint_one(ui, left, said, text);
    }
}

/// Paints what somebody has said at the top of `room`. Returns where it ends.
fn paint_one(ui: &Ui, room: Rect, said: &Said, text: &str) -> f32 {
    let palette = Palette::current(ui.ctx());
    let font = FontId::new(LETTERS, FontFamily::Name(SEMIBOLD.into()));
    let line = format!("{}: {text}", said.name);
    let beside = 2.0 * PICTURE + 4.0 * PAD;
    let width = room.width() - beside - 2.0 * PAD;
    let painter = ui.painter();
    let galley = painter.layout(line.clone(), font, palette.on_badge, width);
    let size = vec2(galley.size().x + beside, galley.size().y.max(PICTURE) + PAD);
    let at = pos2(room.center().x, room.top() + PAD + size.y / 2.0);
    let rect = Rect::from_center_size(at, size);
    painter.rect_filled(rect, f32::from(sizes::ROUND), palette.badge);
    let square = |x: f32| {
        Rect::from_center_size(pos2(x + PICTURE / 2.0, rect.center().y), Vec2::splat(PICTURE))
    };
    let (face, sign) = (square(rect.left() + PAD), square(rect.left() + 2.0 * PAD + PICTURE));
    paint_portrait(painter, face, Portrait::Person(said.face));
    icons::paint(painter, sign.shrink(2.0), picture(said.phrase), palette.on_badge, false);
    let words = pos2(sign.right() + PAD, rect.center().y);
    let words = Align2::LEFT_CENTER.anchor_size(words, galley.size());
    painter.galley(words.min, galley, palette.on_badge);
    let response = ui.interact(rect, Id::unique(("what somebody said", said.seat)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &line));
    say_shown(&response, &line);
    rect.bottom()
}
