//! Pictures of a game at the table: the board between the names, and what happened last below it.

use eframe::egui::{CornerRadius, Painter, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};
use live::Viewer;
use settings::{Language, Settings};
use tabletop::{GameEntry, GameMatch, Side};
use ui_kit::faces::{Portrait, paint_portrait};
use ui_kit::sprites::Sprites;
use ui_kit::theme::{Palette, sizes};
use window::RoomView;
use window_words::Words;

use super::film::paint_line;
use crate::board::{Scene, Showing};
use crate::game::TableGame;
use crate::words::{PlayerNames, Viewpoint, Voice, moves_in, players};

/// The size of a picture of a board that is about as high as wide, and of another one, in points.
const SQUARE: Vec2 = vec2(640.0, 760.0);
const WIDE: Vec2 = vec2(640.0, 440.0);
/// The height of the strip of a player, the room around the parts, and the height of the line.
const STRIP: f32 = 36.0;
const AROUND: f32 = 10.0;
const LINE: f32 = 34.0;
/// The size of a piece on a strip.
const PIECE: f32 = 26.0;
/// The size of the face of a computer on a strip.
const FACE: f32 = 30.0;

/// Returns the size of a picture of a game.
pub(crate) fn size<G: TableGame>() -> Vec2 {
    if G::IS_SQUARE { SQUARE } else { WIDE }
}

/// Paints what `viewer` shows into `room`, between the strips of the players and above what happened last.
pub(crate) fn paint<G: TableGame>(
    ui: &mut Ui,
    sprites: &Sprites,
    language: Language,
    viewer: &Viewer<G>,
    look: usize,
    room: Rect,
) {
    let replay = viewer.replay();
    let (setup, shown) = (replay.setup(), replay.game_so_far());
    let near = setup.near_side();
    let room = room.shrink(AROUND);
    let (room, line) = room.split_top_bottom_at_y(room.bottom() - LINE);
    let (far_strip, room) = room.split_top_bottom_at_y(room.top() + STRIP);
    let (room, near_strip) = room.split_top_bottom_at_y(room.bottom() - STRIP);
    for (side, rect) in [(near.next(2), far_strip), (near, near_strip)] {
        let player = &players::<G>(Words::of(language), setup)[side];
        paint_strip::<G>(ui.painter(), rect, &shown, side, look, language, player);
    }
    let settings = Settings::default();
    let view = RoomView::of_picture(language, &settings, sprites);
    let seen = Viewpoint::lying(look, near);
    let scene = Scene::new(&view, seen, Showing::Replay(viewer), &shown);
    G::board(ui, room.shrink2(vec2(0.0, AROUND)), &scene);
    let voice = Voice::new::<G>(Words::of(language), setup, seen);
    let (ink, paper) = (Palette::current(ui.ctx()).ink, Palette::current(ui.ctx()).paper);
    let (_, line) = line.split_top_bottom_at_y(line.top() + AROUND / 2.0);
    ui.painter().rect_filled(line, CornerRadius::same(sizes::ROUND), paper);
    let line = line.shrink2(vec2(12.0, 2.0));
    paint_line(ui.painter(), line, &said::<G>(&voice, language, &shown, viewer), 16.0, ink);
}

/// Returns the game, and its options unless they are the usual ones, in a few words.
pub fn title<G: TableGame>(language: Language, game: &G, look: usize) -> String {
    let words = G::words(language);
    let title = words.shared().title();
    match words.summary(game, look) {
        options if options.is_empty() => title.to_owned(),
        options => format!("{title} · {options}"),
    }
}

/// Returns what happened last, and at the end, who has won. While something moves, that would come too
/// early.
fn said<G: TableGame>(
    voice: &Voice<'_>,
    language: Language,
    shown: &G::Match,
    viewer: &Viewer<G>,
) -> String {
    let own = G::words(language);
    let Some(last) = shown.entries().len().checked_sub(1) else {
        return match viewer.replay().steps() {
            0 => own.to_move(voice, shown, shown.to_move().unwrap_or(voice.view.near)),
            _ => voice.words.pictures.start.to_owned(),
        };
    };
    let happened = own.happened(voice, shown, last);
    let happened = match shown.entries()[last].side() {
        Some(_) => voice.words.listed_turn(moves_in::<G>(shown, last + 1), &happened),
        None => happened,
    };
    match shown.to_move() {
        None if !viewer.presenter().is_moving() => format!("{happened} {}", own.end(voice, shown)),
        _ => happened,
    }
}

/// Paints the strip of the player of a side, with what it plays with.
fn paint_strip<G: TableGame>(
    painter: &Painter,
    rect: Rect,
    played: &G::Match,
    side: Side,
    look: usize,
    language: Language,
    player: &PlayerNames,
) {
    let palette = Palette::current(painter.ctx());
    let moves = played.to_move() == Some(side);
    let stroke = match moves {
        true => Stroke::new(2.5, palette.accent),
        false => Stroke::new(1.0, palette.line),
    };
    let round = CornerRadius::same(sizes::ROUND);
    painter.rect(rect, round, palette.paper, stroke, StrokeKind::Inside);
    let mut inner = rect.shrink2(vec2(12.0, 3.0));
    if let Some(opponent) = player.opponent {
        let at = inner.left_center() + vec2(FACE / 2.0, 0.0);
        let face = Rect::from_center_size(at, Vec2::splat(FACE));
        paint_portrait(painter, face, Portrait::from(opponent));
        inner.min.x += FACE + 8.0;
    }
    let at = inner.left_center() + vec2(PIECE / 2.0, 0.0);
    let name = &player.full_name;
    let name = match G::words(language).piece(played, side, look) {
        _ if G::paint_piece(
            painter,
            Rect::from_center_size(at, Vec2::splat(PIECE)),
            played,
            side,
            look,
        ) =>
        {
            inner.min.x += PIECE + 8.0;
            name.clone()
        }
        Some(piece) if !player.is_of_side => format!("{piece} · {name}"),
        _ => name.clone(),
    };
    paint_line(painter, inner, &name, 17.0, palette.ink);
}
