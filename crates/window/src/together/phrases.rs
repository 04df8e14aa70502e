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
use crate::widgets::{
    around_dialog, button_width, dialog, follow_focus, wide_button, words_and_buttons,
};

/// How long a phrase stays on the screen.
pub(crate) const SHOWN: Duration = Duration::from_secs(6);
/// The width of the dialog with the usual number of columns, and that of each of more columns.
const WIDTH: f32 = 420.0;
const WIDE_COLUMN: f32 = 190.0;
const USUAL_COLUMNS: usize = 2;
/// The least width of a phrase in the dialog, its height, and the height of all that is not a phrase.
const LEAST: f32 = 140.0;
const HEIGHT: f32 = 52.0;
const BESIDE_PHRASES: f32 = 170.0;
/// The size of a picture and of a face, and the room around them.
const PICTURE: f32 = 30.0;
const PAD: f32 = 10.0;
/// The font size of a phrase, and that of one that does not fit otherwise.
const LETTERS: f32 = 16.0;
const SMALL_LETTERS: f32 = 13.0;
/// The width from which the place of a player has its points and its clock at the end, and the share before them.
const WIDE: f32 = 240.0;
const SHARE: f32 = 0.72;

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
        let columns = columns(ui);
        let wide = columns as f32 * WIDE_COLUMN;
        let width = if columns > USUAL_COLUMNS { wide } else { WIDTH };
        let (pressed, closed) = dialog(ui, "phrases", words.say, width, |ui| {
            let mut chosen = None;
            let phrases = |ui: &mut Ui| {
                let (room, gap) = (ui.available_width(), ui.spacing().item_spacing.x);
                let width = ((room - gap * (columns as f32 - 1.0)) / columns as f32).floor();
                let all: Vec<Phrase> =
                    (0..PHRASES).filter_map(|number| Phrase::try_from(number).ok()).collect();
                let texts = all.iter().map(|phrase| galley(ui, words.phrase(*phrase), width));
                let tallest = texts.map(|text| text.size().y + PAD).fold(HEIGHT, f32::max);
                let size = vec2(width, touch::at_least(ui, tallest));
                for row in all.chunks(columns) {
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

/// Returns the number of columns of the dialog: two or, in a window that is too low for their rows, more.
fn columns(ui: &Ui) -> usize {
    let window = ui.ctx().content_rect().size();
    let row = touch::at_least(ui, HEIGHT) + ui.spacing().item_spacing.y;
    let rows = ((window.y - BESIDE_PHRASES) / row).floor().max(1.0) as usize;
    let most = ((window.x - around_dialog(ui.ctx())) / LEAST).floor().max(1.0) as usize;
    // Rows of one length leave no phrase alone.
    usize::from(PHRASES).div_ceil(rows).next_power_of_two().max(USUAL_COLUMNS).min(most)
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

/// Paints what somebody has said over the `seat` of that player, so that it covers neither the board nor the name of
/// another; it leaves the end of a wide one free, where the points and the clock are. Returns whether it was pressed,
/// which takes it away.
pub fn paint_said(ui: &Ui, seat: Rect, said: &Said, text: &str) -> bool {
    let palette = Palette::current(ui.ctx());
    let share = if seat.width() >= WIDE { SHARE } else { 1.0 };
    let bubble = Bubble::in_width(ui, seat.width() * share, said, text);
    let room = seat.size() - bubble.size;
    let margin = (room / 2.0).min(Vec2::splat(PAD));
    let rect = Rect::from_min_size(seat.min + margin, bubble.size);
    let response = ui.interact(rect, Id::unique(("what somebody said", said.seat)), Sense::CLICK);
    let painter = ui.painter();
    painter.rect_filled(rect, f32::from(sizes::ROUND), palette.badge);
    let mut left = rect.left() + PAD;
    let mut square = || {
        let at = pos2(left + PICTURE / 2.0, rect.center().y);
        left += PICTURE + PAD;
        Rect::from_center_size(at, Vec2::splat(PICTURE))
    };
    if bubble.has_face {
        paint_portrait(painter, square(), Portrait::Person(said.face));
    }
    if bubble.has_picture {
        let picture = picture(said.phrase);
        icons::paint(painter, square().shrink(2.0), picture, palette.on_badge, false);
    }
    let words = Align2::LEFT_CENTER.anchor_size(pos2(left, rect.center().y), bubble.words.size());
    painter.galley(words.min, bubble.words, palette.on_badge);
    let line = line(said, text);
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &line));
    say_shown(&response, &line);
    response.clicked()
}

/// Returns what somebody has said, with the name.
fn line(said: &Said, text: &str) -> String {
    format!("{}: {text}", said.name)
}

/// What somebody has said, laid out.
struct Bubble {
    has_face: bool,
    has_picture: bool,
    words: Arc<Galley>,
    size: Vec2,
}

impl Bubble {
    /// Lays out as much as fits into one line of this width: the face, the picture and the words after the name, or without
    /// what does not fit. Words alone that do not fit go on in a second line.
    fn in_width(ui: &Ui, width: f32, said: &Said, text: &str) -> Self {
        let line = line(said, text);
        let lines = [
            (true, true, line.as_str(), LETTERS),
            (true, true, text, LETTERS),
            (false, true, text, LETTERS),
            (false, true, text, SMALL_LETTERS),
        ];
        let bubble = |(has_face, has_picture, text, letters): (bool, bool, &str, f32),
                      most: f32| {
            let pictures = f32::from(u8::from(has_face) + u8::from(has_picture));
            let beside = pictures * (PICTURE + PAD) + 2.0 * PAD;
            let font = FontId::new(letters, FontFamily::Name(SEMIBOLD.into()));
            let ink = Palette::current(ui.ctx()).on_badge;
            let words = ui.painter().layout(text.to_owned(), font, ink, most - beside);
            let size = vec2(words.size().x + beside, words.size().y.max(PICTURE) + PAD);
            Bubble { has_face, has_picture, words, size }
        };
        let mut in_line = lines.into_iter().map(|line| bubble(line, f32::INFINITY));
        let fitting = in_line.find(|bubble| bubble.size.x <= width);
        fitting.unwrap_or_else(|| bubble((false, false, text, SMALL_LETTERS), width))
    }
}
