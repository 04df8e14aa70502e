//! The moment between the end of a game and its result: stones fly up to a drum for a winner, two large
//! stones meet after a draw, and leaves fall after a defeat. Any press ends it.

use std::f32::consts::TAU;

use audio::Sound;
use eframe::egui::epaint::PathShape;
use eframe::egui::{
    Area, Color32, CornerRadius, Id, Order, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind,
    TextStyle, TextWrapMode, Ui, Vec2, WidgetInfo, WidgetText, pos2, vec2,
};
use ui_kit::sprites::{Sprites, StoneLook};
use ui_kit::theme::{Palette, durations, sizes};
use window::widgets::{bold, strong};
use window_words::Words;

/// The number of stones that fly up, and of leaves that fall.
const STONES: u16 = 60;
const LEAVES: u16 = 16;
/// The time over which the stones are thrown, in seconds, and the pull on them, in heights of the window
/// per second squared.
const THROWING: f32 = 0.9;
const GRAVITY: f32 = 2.4;
/// The time in which the banner appears, and in which the large stones of a draw roll, in seconds.
const APPEARING: f32 = 0.25;
const ROLLING: f32 = 0.9;
/// The sizes of the texts, and the margin around them.
const HEADING: f32 = 30.0;
const LINE: f32 = 17.0;
const MARGIN: f32 = 18.0;
/// The height of the banner's middle, and of the large stones of a draw, as shares of the page's height.
const BANNER: f32 = 0.38;
const STONES_MEET: f32 = 0.64;
/// The colours of the leaves.
const GREENS: [Color32; 3] = [
    Color32::from_rgb(0x8f, 0x9c, 0x3e),
    Color32::from_rgb(0xb9, 0x8a, 0x3c),
    Color32::from_rgb(0x6f, 0x8a, 0x46),
];

/// How the end of a game feels to the persons in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// A person has won: the only one, or one of several.
    Won,
    /// Nobody has won alone.
    Drawn,
    /// The only person has lost.
    Lost,
}

impl Mood {
    /// Returns the sound of the end.
    pub fn sound(self) -> Sound {
        match self {
            Mood::Won => Sound::Win,
            Mood::Drawn => Sound::Draw,
            Mood::Lost => Sound::Loss,
        }
    }

    /// Returns the sound that accompanies the moment, beside that of the end.
    pub(crate) fn accompaniment(self) -> Option<Sound> {
        (self == Mood::Won).then_some(Sound::Drum)
    }

    /// Returns how long the moment lasts, in seconds.
    fn duration(self) -> f32 {
        match self {
            Mood::Won => durations::AFTER_WIN,
            Mood::Drawn | Mood::Lost => durations::AFTER_OTHERS,
        }
    }
}

/// The moment after a game.
pub struct Moment {
    mood: Mood,
    /// The time since it began, in seconds.
    elapsed: f32,
}

impl Moment {
    /// Begins the moment.
    pub fn new(mood: Mood) -> Self {
        Moment { mood, elapsed: 0.0 }
    }

    /// Lets `seconds` pass. Returns whether the moment is over.
    pub fn advance(&mut self, seconds: f32) -> bool {
        self.elapsed += seconds.min(durations::LONGEST_FRAME);
        self.elapsed >= self.mood.duration()
    }

    /// Draws the moment over the page, with `heading` in its middle. Returns whether a press ends it.
    pub fn show(&self, ui: &Ui, sprites: &Sprites, words: &Words, heading: &str) -> bool {
        let room = ui.max_rect();
        let area = Area::new(Id::unique("moment after the game")).order(Order::Foreground);
        let shown = area.fixed_pos(room.min).constrain(false).show(ui.ctx(), |ui| {
            let response = ui.allocate_rect(room, Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words.after.skip));
            let painter = ui.painter().with_clip_rect(room);
            match self.mood {
                Mood::Won => self.throw_stones(&painter, sprites, room),
                Mood::Drawn => self.roll_stones(&painter, sprites, room),
                Mood::Lost => self.drop_leaves(&painter, room),
            }
            self.banner(ui, &painter, room, [heading, self.line(words)]);
            response.clicked()
        });
        shown.inner
    }

    /// Returns the sentence below the heading.
    fn line(&self, words: &Words) -> &'static str {
        match self.mood {
            Mood::Won => words.after.won,
            Mood::Drawn => words.after.drawn,
            Mood::Lost => words.after.lost,
        }
    }

    /// Draws the texts on paper, in the upper half of `room`.
    fn banner(&self, ui: &Ui, painter: &Painter, room: Rect, texts: [&str; 2]) {
        let palette = Palette::current(ui.ctx());
        let shown = ease(self.elapsed / APPEARING);
        let width = (room.width() - 4.0 * MARGIN).min(560.0);
        let galley = |text: WidgetText| {
            text.into_galley(ui, Some(TextWrapMode::Wrap), width, TextStyle::Body)
        };
        let heading = galley(bold(texts[0], HEADING).color(palette.ink).into());
        let line = galley(strong(texts[1]).size(LINE).color(palette.faint_ink).into());
        let size = vec2(heading.size().x.max(line.size().x), heading.size().y + line.size().y);
        let middle =
            pos2(room.center().x, room.top() + BANNER * room.height() + 12.0 * (1.0 - shown));
        let paper = Rect::from_center_size(middle, size + Vec2::splat(2.0 * MARGIN));
        let mut painter = painter.clone();
        painter.multiply_opacity(shown);
        let edge = Stroke::new(2.0, palette.accent);
        let round = CornerRadius::same(sizes::ROUND);
        painter.rect(paper, round, palette.paper, edge, StrokeKind::Inside);
        let mut top = paper.top() + MARGIN;
        for text in [heading, line] {
            let at = pos2(middle.x - text.size().x / 2.0, top);
            top += text.size().y;
            painter.galley(at, text, palette.ink);
        }
    }

    /// Draws the stones that fly up from both lower corners and fall.
    fn throw_stones(&self, painter: &Painter, sprites: &Sprites, room: Rect) {
        let mut sheet = sprites.sheet();
        let unit = (room.width().min(room.height()) * 0.045).max(16.0);
        for id in 1..=STONES {
            let [first, second, third] = scattered(id);
            let flying = self.elapsed - THROWING * first;
            if flying <= 0.0 {
                continue;
            }
            let rise = (2.0 * GRAVITY * (0.45 + 0.5 * second)).sqrt();
            let up = rise * flying - GRAVITY * flying * flying / 2.0;
            let along = (0.04 + 0.42 * third) * flying * room.width();
            let x = if id % 2 == 0 { room.left() + along } else { room.right() - along };
            let large = id % 15 == 0;
            let width = if large { 1.9 * unit } else { unit };
            let at = pos2(x, room.bottom() + width - up * room.height());
            sheet.stone(StoneLook { id, large }, at, width);
        }
        sheet.paint(painter);
    }

    /// Draws the two large stones that roll towards each other below the banner.
    fn roll_stones(&self, painter: &Painter, sprites: &Sprites, room: Rect) {
        let width = (room.height() * 0.16).clamp(48.0, 110.0);
        let way = (1.0 - ease(self.elapsed / ROLLING)) * (room.width() / 2.0 + width);
        let y = room.top() + STONES_MEET * room.height();
        let mut sheet = sprites.sheet();
        for (id, direction) in [(17, -1.0), (34, 1.0)] {
            let at = pos2(room.center().x + direction * (0.5 * width + way), y);
            sheet.shadow(at, width, 0.0);
            sheet.stone(StoneLook { id, large: true }, at, width);
        }
        sheet.paint(painter);
    }

    /// Draws the leaves that sway down.
    fn drop_leaves(&self, painter: &Painter, room: Rect) {
        let length = (room.width().min(room.height()) * 0.05).max(18.0);
        for id in 1..=LEAVES {
            let [first, second, third] = scattered(id);
            let fallen = (0.35 + 0.3 * second) * (self.elapsed + 0.6 * third) - 0.15;
            let sway = (TAU * (0.5 * self.elapsed + third)).sin();
            let at = room.min + vec2(first, fallen) * room.size() + vec2(sway * length, 0.0);
            let colour = GREENS[usize::from(id) % GREENS.len()];
            painter.add(leaf(at, length, 0.8 * sway + TAU * second, colour));
        }
    }
}

/// Returns three numbers from 0 to 1, spread evenly over all `id`s.
fn scattered(id: u16) -> [f32; 3] {
    // Multiples of roots spread evenly.
    [0.618_034, 0.414_214, 0.732_051].map(|root: f32| (f32::from(id) * root).fract())
}

/// Returns the share of a motion that is over at `share` of its time: fast first, then slower.
fn ease(share: f32) -> f32 {
    let left = 1.0 - share.clamp(0.0, 1.0);
    1.0 - left * left * left
}

/// Returns a pointed leaf of `length` around `at`.
fn leaf(at: Pos2, length: f32, turn: f32, colour: Color32) -> PathShape {
    const STEPS: u8 = 8;
    let edge = |side: f32, step: u8| {
        let along = f32::from(step) / f32::from(STEPS);
        let wide = side * 0.22 * (along * TAU / 2.0).sin();
        at + Vec2::angled(turn) * (along - 0.5) * length
            + Vec2::angled(turn).rot90() * wide * length
    };
    let there = (0..=STEPS).map(|step| edge(1.0, step));
    let back = (1..STEPS).rev().map(|step| edge(-1.0, step));
    PathShape::convex_polygon(there.chain(back).collect(), colour, Stroke::NONE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_passes_frame_by_frame_and_a_slow_frame_skips_nothing() {
        for mood in [Mood::Won, Mood::Drawn, Mood::Lost] {
            let mut moment = Moment::new(mood);
            let frames = (1..1_000).find(|_| moment.advance(10.0));
            assert!(frames.is_some_and(|frames| frames >= 15), "{mood:?}: {frames:?}");
        }
    }
}
