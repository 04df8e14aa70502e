//! The strips of the players above and below the board, or beside it.

use std::sync::Arc;

use eframe::egui::{
    Align, Align2, CornerRadius, FontFamily, FontId, Galley, Layout, Rect, Role, Sense, Shape,
    Stroke, StrokeKind, TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, vec2,
};
use live::Motion;
use tabletop::{GameMatch, Side};
use ui_kit::faces::{Portrait, paint_portrait};
use ui_kit::theme::{Palette, SEMIBOLD, sizes};
use window::widgets::{cut_to_fit, explain, strong, width_of};
use window_words::Words;

use super::board_ui::{BoardUi, Scene};
use super::layout::PageLayout;
use crate::game::{Clock, clock};
use crate::words::players;

/// The width of a strip below which the note is below the name.
const NARROW_STRIP: f32 = 320.0;
/// The greatest size of a face on a strip, and the size of a piece.
const FACE: f32 = 56.0;
const PIECE: f32 = 28.0;
/// The width of a clock.
const CLOCK: f32 = 66.0;
/// The font size of a name.
const NAME: f32 = 17.0;
/// The font size of a name that would be cut.
const SMALL_NAME: f32 = 14.0;
/// The font size of a note, and how many times larger names and notes are at most.
const NOTE: f32 = 14.0;
const LARGEST: f32 = 1.5;
/// The room below a note that is below its name.
const BELOW: f32 = 6.0;
/// The height of a line as a multiple of its font size.
const LINE: f32 = 1.3;

/// What the place of a player shows of the time and of the computer.
#[derive(Clone, Copy, Debug, Default)]
pub struct SeatStatus {
    /// Whether the player is a computer that is thinking.
    pub thinking: bool,
    /// The player's clock, if the game has clocks.
    pub clock: Option<Clock>,
    /// The face of a person at another device.
    pub face: Option<Portrait>,
    /// Whether nobody waits for the player, even whose turn it is.
    pub rests: bool,
}

/// Draws the strips of both players, the one of the near side below the board, and what they have
/// captured.
pub(crate) fn draw_strips<G: BoardUi>(
    ui: &mut Ui,
    layout: &PageLayout,
    scene: &Scene<'_, G>,
    status: &dyn Fn(Side) -> SeatStatus,
) {
    let Scene { language, text_scale, look, near, played, showing, setup, .. } = *scene;
    if !layout.far.is_positive() {
        return;
    }
    let words = Words::of(language);
    let players = players::<G>(words, setup);
    captures(ui, layout.captures::<G>(), scene);
    let note = |side, thinks| match played.to_move() {
        None if showing.motion().is_moving() => None,
        None => played.standing(side).is_win().then_some(words.rooms.winner),
        to_move if to_move != Some(side) => None,
        _ if thinks => Some(words.thinking_beside_name),
        _ => Some(words.to_move),
    };
    for (side, rect) in [(near.next(2), layout.far), (near, layout.near)] {
        let player = &players[side];
        let SeatStatus { thinking, clock: time, face, .. } = status(side);
        let note = note(side, thinking);
        let piece = G::words(language).piece(played, side, look);
        let spoken = match piece {
            Some(piece) if player.full_name != piece => format!("{piece} · {}", player.full_name),
            _ => player.full_name.clone(),
        };
        let mut inner = frame(ui, rect, note.is_some());
        let at = Rect::from_center_size(
            inner.left_center() + vec2(PIECE / 2.0, 0.0),
            Vec2::splat(PIECE),
        );
        let mut names = [player.full_name.as_str(), player.name.as_str()];
        if G::paint_piece(ui.painter(), at, played, side, look) {
            inner.min.x = at.right() + 8.0;
        } else if piece.is_some() {
            names[0] = &spoken;
        }
        if let Some(time) = time {
            let (rest, place) = inner.split_left_right_at_x(inner.right() - CLOCK);
            clock(ui, place, words, &player.name, time);
            inner = rest.with_max_x(rest.right() - 6.0);
        }
        let mut below = None;
        if let Some(note) = note {
            if rect.width() < NARROW_STRIP {
                // Below the name, a larger note has no room.
                below = Some(note_in(ui, note, NOTE));
            } else {
                let note = note_in(ui, note, NOTE * text_scale.clamp(1.0, LARGEST));
                let painted = Align2::RIGHT_CENTER.anchor_size(inner.right_center(), note.size());
                inner.max.x = painted.left() - 10.0;
                ui.painter().galley(painted.min, note, Palette::current(ui.ctx()).accent);
            }
        }
        let portrait = player.opponent.map(Portrait::from).or(face);
        name(ui, inner, portrait, below, names, text_scale, &spoken);
    }
}

/// Draws what both sides have captured into `places`, that of the far side first.
fn captures<G: BoardUi>(ui: &mut Ui, places: Option<[Rect; 2]>, scene: &Scene<'_, G>) {
    let Scene { language, look, near, played, .. } = *scene;
    let sides = [(near.next(2), Align::Min), (near, Align::Max)];
    for ((side, edge), rect) in sides.into_iter().zip(places.into_iter().flatten()) {
        let Some(spoken) = G::words(language).captured(played, side) else { continue };
        let room = rect.shrink2(vec2(2.0, 3.0));
        let ground = ui.painter().add(Shape::Noop);
        let painted = G::paint_captured(ui.painter(), (room, edge), played, side, look);
        let paper = Palette::current(ui.ctx()).paper;
        ui.painter().set(ground, Shape::rect_filled(painted.expand(2.0), 6.0, paper));
        let id = ui.scope_id().with(("captured", side));
        let response = ui.interact(rect, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
        explain(&response, spoken.as_str());
    }
}

/// Draws the ground of a strip, which stands out if it `has_note`. Returns the room inside.
fn frame(ui: &Ui, rect: Rect, has_note: bool) -> Rect {
    let palette = Palette::current(ui.ctx());
    let round = CornerRadius::same(sizes::ROUND);
    let stroke = match has_note {
        true => Stroke::new(2.5, palette.accent),
        false => Stroke::new(1.0, palette.line),
    };
    ui.painter().rect(rect, round, palette.paper, stroke, StrokeKind::Inside);
    rect.shrink2(vec2(14.0, 2.0))
}

/// Returns a note, laid out in this size.
fn note_in(ui: &Ui, note: &str, size: f32) -> Arc<Galley> {
    let font = FontId::new(size, FontFamily::Name(SEMIBOLD.into()));
    ui.painter().layout_no_wrap(note.to_owned(), font, Palette::current(ui.ctx()).accent)
}

/// Draws the face of a player and the longer one of two names, `text_scale` times as large as usual, and a note below it if
/// that fits. Without enough room, the level in the longer name is left out first, then the face; only then the name is
/// smaller.
fn name(
    ui: &mut Ui,
    mut room: Rect,
    portrait: Option<Portrait>,
    below: Option<Arc<Galley>>,
    [long, short]: [&str; 2],
    text_scale: f32,
    spoken: &str,
) {
    let palette = Palette::current(ui.ctx());
    let face = room.height().min(FACE);
    let fits = |(name, has_face, size): &(&str, bool, f32)| {
        let width = width_of(ui, strong(*name).size(*size), TextStyle::Body);
        width <= room.width() - if *has_face { face + 8.0 } else { 0.0 }
    };
    let has_face = portrait.is_some();
    // A name beside its note is one line, which may be as high as the strip.
    let height = room.height() - below.as_ref().map_or(0.0, |note| note.size().y + BELOW);
    let larger = (NAME * text_scale.clamp(1.0, LARGEST)).min(height / LINE).max(NAME);
    let choices = [larger, NAME]
        .map(|size| [(long, has_face, size), (short, has_face, size), (short, false, size)]);
    let smallest = (short, false, SMALL_NAME);
    let (shown, has_face, size) = choices.into_iter().flatten().find(fits).unwrap_or(smallest);
    if let Some(portrait) = portrait.filter(|_| has_face) {
        let (face, rest) = room.split_left_right_at_x(room.left() + face);
        let square = Rect::from_center_size(face.center(), Vec2::splat(face.width()));
        paint_portrait(ui.painter(), square.shrink(2.0), portrait);
        room = rest.with_min_x(rest.left() + 8.0);
    }
    if let Some(note) = below.filter(|note| note.size().x <= room.width()) {
        let at = room.left_bottom() - vec2(0.0, BELOW);
        let painted = Align2::LEFT_BOTTOM.anchor_size(at, note.size());
        ui.painter().galley(painted.min, note, palette.accent);
        room.max.y = painted.top();
    }
    let builder = UiBuilder::new().max_rect(room).layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(builder, |ui| {
        let shown = cut_to_fit(ui, strong(shown).size(size).color(palette.ink));
        shown.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken));
    });
}
