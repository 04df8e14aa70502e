//! The board and the tray of a game in which pieces are put on spots. Each spot and each piece of the tray is a
//! widget with a name.

use eframe::egui::scroll_area::ScrollSource;
use eframe::egui::{
    Align2, Event, EventFilter, FocusDirection, Key, Modifiers, Painter, PointerButton, Pos2, Rect,
    Response, Role, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui, UiBuilder, Vec2,
    WidgetInfo, vec2,
};
use live::Moving;
use table::board::{move_id, spot_button};
use tabletop::Side;
use ui_kit::theme::{Palette, sizes, touch};
use window::widgets::{
    choices, choices_with_names, explain, follow_focus, frame, frame_focus, row_label,
};

use super::{EditScene, EditorTouch, EditorUi};

/// The size of a piece in the tray, and the gap between two.
const PIECE: f32 = 32.0;
const GAP: f32 = 2.0;
/// The height of the number of pieces that are left.
const COUNT: f32 = 15.0;

/// What a click does on a board with pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand<P, S> {
    /// It takes a piece, which the next click puts down.
    #[default]
    Empty,
    /// It puts down the piece taken from this spot.
    Holds(S),
    /// It puts this piece.
    Puts(P),
    /// It removes a piece.
    Removes,
}

impl<P, S> Hand<P, S> {
    /// Returns what a click does after an edit: a hand that held a piece has put it down.
    pub fn after_edit(self) -> Self {
        match self {
            Hand::Holds(_) => Hand::Empty,
            hand => hand,
        }
    }
}

/// A game whose positions are pieces on spots.
pub trait Placing: EditorUi<Tool = Hand<<Self as Placing>::Piece, <Self as Moving>::Spot>> {
    /// A piece, with its side.
    type Piece: Copy + PartialEq + 'static;
    /// Where the spots are.
    type Grid: Copy;

    /// Returns the draft in which `side` plays what moves first.
    fn with_first(draft: &Self::Draft, side: Side) -> Self::Draft;

    /// Returns the side to move.
    fn turn(&self, draft: &Self::Draft) -> Side;

    /// Returns the draft with the other side to move; `None` if what is on the board decides that.
    fn with_other_to_move(draft: &Self::Draft) -> Option<Self::Draft>;

    /// Returns the spots, as one reads.
    fn spots_to_edit(scene: &EditScene<'_, Self>) -> Vec<Self::Spot>;

    /// Returns the piece on a spot.
    fn piece(draft: &Self::Draft, spot: Self::Spot) -> Option<Self::Piece>;

    /// Returns the draft with this piece on a spot, or with none.
    fn with_piece(draft: &Self::Draft, spot: Self::Spot, piece: Option<Self::Piece>)
    -> Self::Draft;

    /// Returns the rows of the tray: each piece, and how many of it are left unless there is no limit.
    fn tray(draft: &Self::Draft) -> Vec<Vec<(Self::Piece, Option<u32>)>>;

    /// Returns the letter that puts a piece.
    fn letter(piece: Self::Piece) -> char;

    /// Returns the name of a piece.
    fn piece_name(scene: &EditScene<'_, Self>, piece: Self::Piece) -> String;

    /// Returns the name of a spot and what is on it.
    fn spot_name(scene: &EditScene<'_, Self>, spot: Self::Spot) -> String;

    /// Returns the size of the board in a room of this size. A larger board scrolls.
    fn board_size(scene: &EditScene<'_, Self>, room: Vec2) -> Vec2;

    /// Returns the spots of a board in `rect`.
    fn grid(scene: &EditScene<'_, Self>, rect: Rect) -> Self::Grid;

    /// Returns the place of a spot.
    fn place(grid: &Self::Grid, spot: Self::Spot) -> Rect;

    /// Paints the board with its pieces except for that on `lifted`.
    fn paint_draft(
        painter: &Painter,
        grid: &Self::Grid,
        scene: &EditScene<'_, Self>,
        lifted: Option<Self::Spot>,
    );

    /// Paints a piece into the square `rect`.
    fn paint_one(painter: &Painter, rect: Rect, piece: Self::Piece, look: usize);
}

/// What the player did on the spots.
struct Done<G: Placing> {
    touch: Option<EditorTouch<G>>,
    /// The spot whose piece is dragged, and where it is.
    dragged: Option<(G::Spot, Pos2)>,
    /// The widgets that may have the focus or the pointer.
    marked: Vec<Response>,
}

/// Draws the board into `rect`. Returns what the player did.
pub fn placed_board<G: Placing>(
    ui: &mut Ui,
    rect: Rect,
    scene: &EditScene<'_, G>,
) -> Option<EditorTouch<G>> {
    let size = G::board_size(scene, rect.size());
    let scrolls = [size.x > rect.width(), size.y > rect.height()];
    let seen = size.min(rect.size());
    let view = Rect::from_min_size(rect.min + ((rect.size() - seen) / 2.0).floor(), seen);
    ui.scope_builder(UiBuilder::new().max_rect(view), |ui| {
        let area = ScrollArea::new(scrolls).id_salt("edited board").auto_shrink(false);
        let source = ScrollSource::SCROLL_BAR | ScrollSource::MOUSE_WHEEL;
        area.scroll_source(source).show(ui, |ui| {
            let (area, _) = ui.allocate_exact_size(size, Sense::hover());
            board(ui, area, scene)
        })
    })
    .inner
    .inner
}

fn board<G: Placing>(ui: &mut Ui, area: Rect, scene: &EditScene<'_, G>) -> Option<EditorTouch<G>> {
    let grid = G::grid(scene, area);
    let done = spots(ui, &grid, scene);
    let painter = ui.painter().clone();
    G::paint_draft(&painter, &grid, scene, done.dragged.map(|(spot, _)| spot));
    let palette = Palette::current(ui.ctx());
    if let Hand::Holds(spot) = scene.tool {
        let ring = Stroke::new(3.0, palette.accent);
        painter.rect_stroke(G::place(&grid, spot), 6.0, ring, StrokeKind::Inside);
    }
    for response in &done.marked {
        if response.hovered() {
            let ring = Stroke::new(2.0, palette.accent);
            painter.rect_stroke(response.rect.shrink(1.0), 6.0, ring, StrokeKind::Inside);
        }
        frame_focus(response);
    }
    if let Some((spot, at)) = done.dragged
        && let Some(piece) = G::piece(scene.draft, spot)
    {
        let size = 1.15 * G::place(&grid, spot).size();
        // A piece that leaves the board is seen outside of it, too.
        let painter = ui.ctx().layer_painter(ui.layer_id());
        G::paint_one(&painter, Rect::from_center_size(at, size), piece, scene.look);
    }
    done.touch
}

/// Creates the widgets of the spots.
fn spots<G: Placing>(ui: &mut Ui, grid: &G::Grid, scene: &EditScene<'_, G>) -> Done<G> {
    let all = G::spots_to_edit(scene);
    let focused = |ui: &Ui| {
        let focused = ui.memory(|memory| memory.focused())?;
        all.iter().position(|spot| focused == move_id(spot))
    };
    // Before the widgets exist: only the one at the stop takes the focus that a key moves there.
    let touch = focused(ui).and_then(|index| key(ui, grid, scene, all[index], &all));
    let focused = focused(ui);
    let stop = focused.unwrap_or(all.len() / 2);
    let mut done = Done { touch, dragged: None, marked: Vec::new() };
    for (index, spot) in all.iter().copied().enumerate() {
        let rect = G::place(grid, spot);
        if !ui.is_rect_visible(rect) && focused != Some(index) {
            continue;
        }
        let sense = match index == stop {
            true => Sense::click_and_drag(),
            false => Sense::CLICK | Sense::DRAG,
        };
        let response = spot_button(ui, rect, (&spot, &G::spot_name(scene, spot)), true, sense);
        done.touch = press(scene, spot, &response).or(done.touch);
        if response.dragged_by(PointerButton::Primary) && G::piece(scene.draft, spot).is_none() {
            // Nothing lies there that could follow, so the whole board does.
            ui.scroll_with_delta(response.drag_delta());
        }
        if let Some(at) = drag_at(scene, spot, &response) {
            match response.drag_stopped() {
                true => {
                    let to = all.iter().copied().find(|to| G::place(grid, *to).contains(at));
                    done.touch = Some(EditorTouch::Draft(moved(scene, spot, to)));
                }
                false => done.dragged = Some((spot, at)),
            }
        }
        if response.hovered() || response.has_focus() {
            done.marked.push(response);
        }
    }
    if let Some(index) = focused {
        // Escape leaves the spot, and only then the page.
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            escape: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(move_id(&all[index]), filter));
    }
    done
}

/// Returns what a click on `spot` does.
fn press<G: Placing>(
    scene: &EditScene<'_, G>,
    spot: G::Spot,
    response: &Response,
) -> Option<EditorTouch<G>> {
    let there = G::piece(scene.draft, spot);
    let draft = |piece| Some(EditorTouch::Draft(G::with_piece(scene.draft, spot, piece)));
    if response.secondary_clicked() {
        return draft(None);
    }
    if !response.clicked() {
        return None;
    }
    match scene.tool {
        Hand::Empty => there.map(|_| EditorTouch::Tool(Hand::Holds(spot))),
        Hand::Holds(from) if from == spot => Some(EditorTouch::Tool(Hand::Empty)),
        Hand::Holds(from) => Some(EditorTouch::Draft(moved(scene, from, Some(spot)))),
        Hand::Puts(piece) if there == Some(piece) => draft(None),
        Hand::Puts(piece) => draft(Some(piece)),
        Hand::Removes => draft(None),
    }
}

/// Returns where the piece on `spot` is dragged to or dropped.
fn drag_at<G: Placing>(
    scene: &EditScene<'_, G>,
    spot: G::Spot,
    response: &Response,
) -> Option<Pos2> {
    let primary = PointerButton::Primary;
    let is_dragged = response.dragged_by(primary) || response.drag_stopped_by(primary);
    G::piece(scene.draft, spot).filter(|_| is_dragged)?;
    response.interact_pointer_pos()
}

/// Returns the draft after the piece on `from` has moved, or has left the board.
fn moved<G: Placing>(scene: &EditScene<'_, G>, from: G::Spot, to: Option<G::Spot>) -> G::Draft {
    if to == Some(from) {
        return scene.draft.clone();
    }
    let piece = G::piece(scene.draft, from);
    let without = G::with_piece(scene.draft, from, None);
    to.map_or(without.clone(), |to| G::with_piece(&without, to, piece))
}

/// Handles the keys of the focused spot.
fn key<G: Placing>(
    ui: &Ui,
    grid: &G::Grid,
    scene: &EditScene<'_, G>,
    spot: G::Spot,
    all: &[G::Spot],
) -> Option<EditorTouch<G>> {
    let ways = [
        (Key::ArrowLeft, Vec2::LEFT),
        (Key::ArrowRight, Vec2::RIGHT),
        (Key::ArrowUp, Vec2::UP),
        (Key::ArrowDown, Vec2::DOWN),
    ];
    let pressed = |key| {
        ui.input(|input| input.key_pressed(key) && input.modifiers.matches_exact(Modifiers::NONE))
    };
    if let Some((_, way)) = ways.iter().find(|(key, _)| pressed(*key)) {
        if let Some(next) = neighbour::<G>(grid, spot, all, *way) {
            ui.memory_mut(|memory| {
                memory.request_focus(move_id(&next));
                memory.move_focus(FocusDirection::None);
            });
            ui.scroll_to_rect(G::place(grid, next), None);
        }
        return None;
    }
    let draft = |piece| Some(EditorTouch::Draft(G::with_piece(scene.draft, spot, piece)));
    if pressed(Key::Delete) || pressed(Key::Backspace) {
        return draft(None);
    }
    let typed = ui.input(|input| {
        let mut texts = input.events.iter().filter_map(|event| match event {
            Event::Text(text) => text.chars().next(),
            _ => None,
        });
        texts.next_back()
    })?;
    let pieces: Vec<_> = G::tray(scene.draft).into_iter().flatten().map(|it| it.0).collect();
    let of = |same: fn(&char, &char) -> bool| {
        pieces.iter().copied().find(|piece| same(&G::letter(*piece), &typed))
    };
    let piece = of(|letter, typed| letter == typed);
    piece.or_else(|| of(char::eq_ignore_ascii_case)).and_then(|piece| draft(Some(piece)))
}

/// Returns the nearest spot that lies towards `way`.
fn neighbour<G: Placing>(
    grid: &G::Grid,
    from: G::Spot,
    all: &[G::Spot],
    way: Vec2,
) -> Option<G::Spot> {
    let middle = |spot: G::Spot| G::place(grid, spot).center();
    let ahead = all.iter().filter_map(|spot| {
        let offset = middle(*spot) - middle(from);
        let (along, across) = (offset.dot(way), offset.dot(way.rot90()).abs());
        (along > 1.0 && along >= across).then_some((*spot, along + 2.0 * across))
    });
    ahead.min_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(spot, _)| spot)
}

/// Draws the tray: the pieces that a click puts, and the ways to move and to remove them. Below it are the choices of
/// whose turn it is and of what the player in front of the board plays.
pub fn tray<G: Placing>(ui: &mut Ui, scene: &EditScene<'_, G>) -> Option<EditorTouch<G>> {
    let chosen = hands(ui, scene);
    sides(ui, scene).or(chosen)
}

fn hands<G: Placing>(ui: &mut Ui, scene: &EditScene<'_, G>) -> Option<EditorTouch<G>> {
    let words = &scene.view.words.editor;
    let hands = [(Hand::Empty, words.moves), (Hand::Removes, words.removes)];
    let now = if let Hand::Holds(_) = scene.tool { Hand::Empty } else { scene.tool };
    let mut chosen = choices(ui, words.click, &hands, now);
    for row in G::tray(scene.draft) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(GAP, GAP);
            for (piece, left) in row {
                let name = G::piece_name(scene, piece);
                let is_chosen = now == Hand::Puts(piece);
                let button = tray_piece(ui, scene, piece, &name, left, is_chosen);
                if button.clicked() {
                    chosen = Some(if is_chosen { Hand::Empty } else { Hand::Puts(piece) });
                }
            }
        });
    }
    chosen.map(EditorTouch::Tool)
}

fn sides<G: Placing>(ui: &mut Ui, scene: &EditScene<'_, G>) -> Option<EditorTouch<G>> {
    let EditScene { view, game, draft, .. } = scene;
    let (words, names) = (&view.words.editor, G::side_names(scene));
    let first = G::first(draft);
    let names = [first, first.next(2)].map(|side| (side, names[side].clone()));
    let (now, mut touch) = (game.turn(draft), None);
    match G::with_other_to_move(draft) {
        Some(other) => {
            let chosen = choices_with_names(ui, words.to_move, &names, now);
            touch = chosen.filter(|side| *side != now).map(|_| EditorTouch::Draft(other));
        }
        None => {
            row_label(ui, words.to_move);
            ui.label(if now == first { &names[0].1 } else { &names[1].1 });
        }
    }
    let mine = choices_with_names(ui, words.you_play, &names, Side::NEAR);
    let swapped = mine.filter(|side| *side != Side::NEAR);
    let swapped = swapped.map(|_| EditorTouch::Draft(G::with_first(draft, first.next(2))));
    swapped.or(touch)
}

/// Draws a piece of the tray, and how many of it are left.
fn tray_piece<G: Placing>(
    ui: &mut Ui,
    scene: &EditScene<'_, G>,
    piece: G::Piece,
    name: &str,
    left: Option<u32>,
    is_chosen: bool,
) -> Response {
    let (words, letter) = (&scene.view.words.editor, G::letter(piece).to_string());
    let label = match left {
        Some(left) => words.piece_left(name, left, &letter),
        None => words.piece(name, &letter),
    };
    let side = touch::at_least(ui, PIECE);
    let height = side + if left.is_some() { COUNT } else { 0.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(side, height), Sense::click());
    let info = || WidgetInfo::selected(Role::RadioButton, true, is_chosen, &label);
    response.widget_info(info);
    follow_focus(&response);
    explain(&response, &label);
    let palette = Palette::current(ui.ctx());
    let painter = ui.painter();
    let round = f32::from(sizes::ROUND);
    if response.hovered() {
        painter.rect_filled(rect, round, palette.button_hover);
    }
    let square = Rect::from_min_size(rect.min, Vec2::splat(side)).shrink(2.0);
    G::paint_one(painter, square, piece, scene.look);
    if let Some(left) = left {
        let at = rect.center_bottom();
        let font = TextStyle::Small.resolve(ui.style());
        let ink = if left == 0 { palette.faint_ink } else { palette.ink };
        painter.text(at, Align2::CENTER_BOTTOM, left.to_string(), font, ink);
    }
    if is_chosen {
        frame(painter, rect, round, [palette.paper, palette.accent]);
    }
    frame_focus(&response);
    response
}
