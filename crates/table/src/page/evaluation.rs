//! The evaluation beside the board: the expected margin as a number and as a bar, and the best
//! move.

use eframe::egui::{
    Align2, CornerRadius, FontFamily, FontId, Rect, RichText, Role, Sense, Stroke, StrokeKind,
    TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use live::LiveGame;
use tabletop::{GameAnalysis, GameMatch, Side};
use ui_kit::theme::{BOLD, Palette, sizes};
use window::widgets::{cut_to_fit, explain};

use crate::board::ShortMove;
use crate::words::{GameText, TableWords, Voice};

/// The width of the evaluation.
pub const WIDTH: f32 = 88.0;
/// The width of the evaluation where only the bar has room, with the gap beside it.
pub const NARROW: f32 = 28.0;

/// The minimum window width for the evaluation. Only a large text scale makes a window narrower.
pub const MIN_WINDOW: f32 = 460.0;

/// The width of the bar.
const BAR: f32 = 20.0;
/// The height of a line of small text.
const LINE: f32 = 16.0;

/// The contents of the evaluation.
struct Shown {
    /// The side whose margin is shown.
    side: Side,
    /// The score by which that side is expected to be ahead.
    margin: i32,
    /// Whether the margin is proven: neither side can do better.
    proven: bool,
    /// Whether the game is over.
    over: bool,
    /// The score in signs, and in a sentence.
    number: String,
    spoken: String,
    /// The best move in signs and in words, or `None` if the position has not been analysed yet.
    best: Option<(ShortMove, String)>,
}

impl Shown {
    fn of<G: GameText>(
        own: &dyn TableWords<G>,
        voice: &Voice<'_>,
        live: &LiveGame<G>,
    ) -> Option<Self> {
        let session = live.session();
        let (setup, game) = (session.setup(), session.game());
        let near = setup.near_side();
        if game.to_move().is_none() && !live.presenter().is_moving() {
            let margin = G::margin(game.position(), near);
            return Some(Shown {
                side: near,
                margin,
                proven: false,
                over: true,
                number: own.score(margin),
                spoken: own.decided(voice, game, near, margin),
                best: None,
            });
        }
        let found = live.evaluation()?;
        // With two sides, show the margin of the near side.
        let score = found.analysis.score();
        let (side, margin) = match (setup.sides(), found.side == near) {
            (2, false) => (near, -score),
            _ => (found.side, score),
        };
        let proven = found.is_current && found.analysis.is_proven();
        Some(Shown {
            side,
            margin,
            proven,
            over: false,
            number: own.score(margin),
            spoken: own.expected(voice, side, margin, proven),
            best: found.is_current.then(|| own.candidate(voice, game, found.analysis.best())),
        })
    }
}

/// Takes the left edge of `board` for the evaluation: as much as the board can spare.
pub(crate) fn take_from(board: &mut Rect) -> Rect {
    let spare = board.width() - board.height();
    let width = if spare >= WIDTH { WIDTH } else { NARROW };
    let (place, rest) = board.split_left_right_at_x(board.left() + width);
    *board = rest;
    place
}

/// Draws the evaluation into `rect`; only its bar if that is narrow.
pub fn evaluation<G: GameText>(
    ui: &mut Ui,
    rect: Rect,
    own: &dyn TableWords<G>,
    voice: &Voice<'_>,
    live: &LiveGame<G>,
) {
    let words = voice.words;
    let palette = Palette::current(ui.ctx());
    let has_text = rect.width() > NARROW;
    if has_text {
        let round = CornerRadius::same(sizes::ROUND);
        ui.painter().rect(rect, round, palette.paper, palette.edge(), StrokeKind::Inside);
    }
    let shown = Shown::of(own, voice, live);
    // While an earlier position is shown, the evaluation is still that of the current position.
    let now = live.presenter().viewed_turn().map(|_| words.help.now);
    let spoken = match &shown {
        Some(shown) => shown.spoken.clone(),
        None => words.help.no_evaluation_yet.to_owned(),
    };
    // More may follow the sentence.
    let spoken = spoken.trim_end_matches('.').to_owned();
    let spoken = now.map_or(spoken.clone(), |now| format!("{spoken} ({now})"));
    let best = shown.as_ref().and_then(|shown| shown.best.as_ref());
    let best = best.map(|(_, name)| words.help.best_move(name));
    let spoken = best.map_or(spoken.clone(), |best| format!("{spoken}; {best}"));
    let response = ui.interact(rect, ui.scope_id().with("evaluation"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    explain(&response, &spoken);
    let scale = G::SCALE.unwrap_or(1) as f32;
    if !has_text {
        let narrow = rect.with_max_x(rect.right() - (NARROW - BAR));
        return bar(ui, narrow, shown.map_or(0, |shown| shown.margin), scale);
    }

    let inner = rect.shrink2(vec2(4.0, 6.0));
    let mut top = inner.top();
    let mut bottom = inner.bottom();
    let small = |ui: &mut Ui, y: f32, text: &str| {
        let room = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), LINE));
        small_line(ui, room, text);
    };
    if let Some(shown) = &shown {
        small(ui, top, &voice.name(shown.side));
        top += LINE;
        let message = if shown.over { Some(words.help.result) } else { None };
        let message = message.or(shown.proven.then_some(words.help.proven));
        if let Some((mv, _)) = &shown.best {
            bottom -= LINE;
            let middle = pos2(inner.center().x, bottom + LINE / 2.0);
            let style = (TextStyle::Small.resolve(ui.style()), palette.faint_ink);
            let at = (middle, Align2::CENTER_CENTER);
            let best = ShortMove { text: words.help.best(&mv.text), ..mv.clone() };
            best.paint(ui.painter(), at, style);
        }
        for message in now.into_iter().chain(message) {
            bottom -= LINE;
            small(ui, bottom, message);
        }
    }
    let number = shown.as_ref().map_or("…".to_owned(), |shown| shown.number.clone());
    let font = FontId::new(20.0, FontFamily::Name(BOLD.into()));
    let at = pos2(inner.center().x, top + 13.0);
    ui.painter().text(at, Align2::CENTER_CENTER, number, font, palette.ink);
    let room =
        Rect::from_min_max(pos2(inner.left(), top + 28.0), pos2(inner.right(), bottom - 4.0));
    bar(ui, room, shown.map_or(0, |shown| shown.margin), scale);
}

/// Draws the bar. The filled part grows from below with the lead of the side. A mark at each edge
/// shows the height of an even game. At a lead of `scale`, the bar is halfway to its end.
fn bar(ui: &Ui, room: Rect, margin: i32, scale: f32) {
    if room.height() < 8.0 {
        return;
    }
    let palette = Palette::current(ui.ctx());
    let painter = ui.painter();
    let bar = Rect::from_center_size(room.center(), vec2(BAR, room.height()));
    painter.rect_filled(bar, 3.0, palette.button);
    let ahead = margin as f32 / (margin.abs() as f32 + scale);
    let level = bar.center().y - ahead * bar.height() / 2.0;
    painter.rect_filled(bar.with_min_y(level), 3.0, palette.accent);
    painter.rect_stroke(bar, 3.0, palette.edge(), StrokeKind::Inside);
    painter.hline(bar.x_range(), level, Stroke::new(2.0, palette.ink));
    let even = bar.center().y;
    for outside in [bar.left() - 8.0, bar.right() + 3.0] {
        painter.hline(outside..=outside + 5.0, even, Stroke::new(2.0, palette.faint_ink));
    }
}

/// Draws a line of small text, centred in `room`.
fn small_line(ui: &mut Ui, room: Rect, text: &str) {
    let palette = Palette::current(ui.ctx());
    let full = ui.painter().layout_no_wrap(
        text.to_owned(),
        TextStyle::Small.resolve(ui.style()),
        palette.ink,
    );
    let spare = (room.width() - full.size().x).max(0.0) / 2.0;
    let mut child = ui.new_child(UiBuilder::new().max_rect(room.with_min_x(room.left() + spare)));
    child.spacing_mut().item_spacing = Vec2::ZERO;
    cut_to_fit(&mut child, RichText::new(text).small().color(palette.faint_ink));
}
