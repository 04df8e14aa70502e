//! The board of the editor, with the stores beside it: clicks, drags, the wheel and keys. Every cell is a widget with a
//! name.

use eframe::egui::{
    Align2, Event, EventFilter, FocusDirection, FontFamily, FontId, Id, Key, PointerButton, Pos2,
    Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};
use oanquan::{BySide, Cell, Side};
use study::editor::{EditScene, EditorUi as _};
use table::words::PlayerNames;
use tabletop::Mark;
use ui_kit::theme::{BOLD, Palette, sizes};

use super::wheel;
use crate::OAnQuan;
use crate::controller::{Arrangement, Edit};
use crate::motion::{Heaps, Stage};
use crate::room::board::{
    BoardLayout, BoardState, Brush, Marks, StoreLayout, explain_values, paint_bed, paint_board,
};
use crate::room::plated_board::PlatedBoard;
use crate::room::{PlayerStatus, Seats, value_marks};
use crate::shown::Gain;

/// The most dân that a cell can hold.
const MAX_DAN: u16 = 999;
/// The distance of the number that is dragged from the pointer, and its padding.
const ABOVE: Vec2 = vec2(0.0, -26.0);
const PADDING: f32 = 9.0;

/// The least size of a cell between plates.
const MIN_CELL: f32 = 36.0;
/// The least size of a triangle or square with the stores of its players on it.
const MIN_SQUARE: f32 = 340.0;

/// Draws the board and the stores beside it into `rect`. Returns what the player did.
pub(super) fn edit_board(ui: &mut Ui, rect: Rect, scene: &EditScene<'_, OAnQuan>) -> Option<Edit> {
    let EditScene { view, draft, .. } = *scene;
    let sides = draft.stores().sides();
    let areas = areas(rect, sides);
    let layout =
        BoardLayout::new(areas.board, sides, Side::NEAR).with_larger_numbers(view.text_scale);
    paint_bed(ui.painter(), view.sprites, &layout);
    let names = OAnQuan::side_names(scene);
    let players = BySide::from_fn(sides, |side| PlayerNames {
        name: names[side].clone(),
        full_name: names[side].clone(),
        is_named: false,
        is_of_side: false,
        opponent: None,
    });
    let (stage, setup) = (&stage_of(draft), &draft.setup(0));
    let (words, rules, text_scale) = (view.words, draft.rules(), view.text_scale);
    let seats = Seats { words, rules, setup, players: &players, stage, text_scale };
    // The choices show the stores, too.
    let has_room = match sides {
        2 => areas.near.is_positive(),
        _ => areas.board.width().min(areas.board.height()) >= MIN_SQUARE,
    };
    let store_rects = BySide::from_fn(sides, |side| {
        if !has_room {
            return areas.board.translate(vec2(0.0, 4.0 * areas.board.height()));
        }
        let to_move = draft.to_move() == side;
        let (gain, clock, face) = (Gain::default(), None, None);
        let (has_left, thinking) = (false, false);
        let status = PlayerStatus { to_move, has_left, thinking, gain, clock, face };
        seats.draw(ui, side, [areas.near, areas.far], &layout, status)
    });
    let plates = BySide::from_fn(sides, |side| match layout.card(side) {
        Some(_) if !has_room => Rect::NOTHING,
        Some(card) => card,
        None if side == Side::NEAR => areas.near,
        None => areas.far,
    });
    let stores = StoreLayout { store_rects };
    let board = EditedBoard { scene, layout: &layout, names: &names, plates: &plates };
    let (mut state, edit, drag) = board.interact(ui);
    state.hinted = scene.hinted;
    let (painter, palette) = (ui.painter().clone(), Palette::current(ui.ctx()));
    let brush = Brush { painter, palette, sprites: view.sprites, layout: &layout, stores: &stores };
    let values = value_marks(words, layout.seating(), scene.values);
    let marks = Marks { named: drag.target(), values, ..Marks::default() };
    paint_board(&brush, stage, &state, &marks);
    explain_values(ui, &layout, &marks.values);
    drag.paint(ui, draft, &plates);
    edit
}

/// Returns the areas of the board and of the plates of two players beside it, unless these would make the cells too
/// small to press.
pub(super) fn areas(rect: Rect, sides: usize) -> PlatedBoard {
    let alone = PlatedBoard { far: Rect::NOTHING, board: rect, near: Rect::NOTHING };
    let plated = PlatedBoard::of(rect);
    let is_large = BoardLayout::two_rows(plated.board.size()).unit >= MIN_CELL;
    if sides == 2 && is_large { plated } else { alone }
}

/// Returns the stones of `arrangement`, at rest.
fn stage_of(arrangement: &Arrangement) -> Stage {
    let piles = arrangement.ring().cells().map(|cell| arrangement.pile(cell));
    Stage::at_rest(arrangement.rules(), Heaps::of(piles, arrangement.stores()))
}

/// The widgets of the board.
struct EditedBoard<'a> {
    scene: &'a EditScene<'a, OAnQuan>,
    layout: &'a BoardLayout,
    /// The names of the sides.
    names: &'a BySide<String>,
    /// The areas of the stores, on which stones can be dropped.
    plates: &'a BySide<Rect>,
}

/// The place onto which stones are dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    Cell(Cell),
    Store(Side),
    /// Beside the board.
    Away,
}

/// A drag of the stones of a cell.
#[derive(Default)]
struct StoneDrag(Option<(Cell, Pos2, Target)>);

impl StoneDrag {
    /// Returns what is marked on the board: the cell that the stones are dragged onto.
    fn target(&self) -> Vec<Mark<Cell>> {
        match self.0 {
            Some((from, _, Target::Cell(to))) if from != to => vec![Mark::Spot(to)],
            _ => Vec::new(),
        }
    }

    /// Paints what is dragged, beside the pointer, and marks the store that it is dragged onto.
    fn paint(&self, ui: &Ui, now: &Arrangement, plates: &BySide<Rect>) {
        let Some((from, at, target)) = self.0 else {
            return;
        };
        let palette = Palette::current(ui.ctx());
        if let Target::Store(side) = target {
            let stroke = Stroke::new(4.0, palette.accent);
            let round = f32::from(sizes::ROUND);
            ui.painter().rect_stroke(plates[side], round, stroke, StrokeKind::Inside);
        }
        let pile = now.pile(from);
        let text = match (pile.quan, pile.dan) {
            (true, 0) => "Q".to_owned(),
            (true, dan) => format!("Q+{dan}"),
            (false, dan) => dan.to_string(),
        };
        let font = FontId::new(18.0, FontFamily::Name(BOLD.into()));
        let galley = ui.painter().layout_no_wrap(text, font.clone(), palette.on_badge);
        let size = galley.size() + vec2(2.0 * PADDING, PADDING);
        let badge = Rect::from_center_size(at + ABOVE, size);
        ui.painter().rect_filled(badge, size.y / 2.0, palette.badge);
        let anchor = Align2::CENTER_CENTER.anchor_size(badge.center(), galley.size());
        ui.painter().galley(anchor.min, galley, palette.on_badge);
    }
}

/// Returns the id of the widget of `cell`.
fn cell_id(cell: Cell) -> Id {
    Id::unique(("edited cell", cell.index()))
}

impl EditedBoard<'_> {
    /// Creates the widgets. Returns the state of the board, the edit requested and the drag.
    fn interact(&self, ui: &mut Ui) -> (BoardState, Option<Edit>, StoneDrag) {
        let mut state = BoardState::default();
        let (mut edit, mut drag) = (None, StoneDrag::default());
        // A key that moves the focus must not move it again from the next cell.
        let focused = ui.memory(|memory| memory.focused());
        for side in (0..self.plates.sides()).map(Side::new) {
            let id = ui.scope_id().with(("plate", side.index()));
            if ui.interact(self.plates[side], id, Sense::CLICK).clicked() {
                edit = Some(Edit::ToMove(side));
            }
        }
        for cell in self.layout.seating().reading_order() {
            let touch = self.layout.shape(cell).touch;
            let response = ui.interact(touch, cell_id(cell), Sense::click_and_drag());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, self.name(cell)));
            if response.hovered() {
                state.playable = vec![cell];
                let steps = wheel::steps(ui, cell_id(cell));
                if steps != 0 {
                    edit = Some(Edit::Add(cell, steps));
                }
            }
            if response.clicked() {
                edit = Some(self.scene.tool.edit(cell));
                forget_typed(ui);
            }
            if response.secondary_clicked() {
                edit = Some(Edit::Add(cell, -1));
            }
            if focused == Some(cell_id(cell)) {
                state.focused = Some(cell);
                edit = self.key(ui, cell).or(edit);
            }
            edit = self.dragged(&response, cell, &mut drag).or(edit);
        }
        (state, edit, drag)
    }

    fn name(&self, cell: Cell) -> String {
        let (words, pile) = (self.scene.view.words, self.scene.draft.pile(cell));
        match cell.owner() {
            Some(owner) => words.cell_name(&self.names[owner], cell.index(), pile.dan),
            None => words.quan_cell_name(self.layout.seating().corner(cell), pile.quan, pile.dan),
        }
    }

    /// Follows a drag of the stones of `cell`. Returns the edit on its release.
    fn dragged(&self, response: &Response, cell: Cell, drag: &mut StoneDrag) -> Option<Edit> {
        let stops = response.drag_stopped_by(PointerButton::Primary);
        if !stops && !response.dragged_by(PointerButton::Primary) {
            return None;
        }
        if self.scene.draft.pile(cell).is_empty() {
            return None;
        }
        let at = response.interact_pointer_pos()?;
        let target = self.target(at);
        if !stops {
            drag.0 = Some((cell, at, target));
            return None;
        }
        Some(match target {
            Target::Cell(to) => Edit::Move(cell, to),
            Target::Store(side) => Edit::Capture(cell, side),
            Target::Away => Edit::Clear(cell),
        })
    }

    /// Returns what is at a point.
    fn target(&self, at: Pos2) -> Target {
        let mut plates = self.plates.iter();
        let within = |cell: &Cell| self.layout.shape(*cell).touch.contains(at);
        let mut cells = self.layout.seating().ring().cells();
        match self.layout.cell_at(at).or_else(|| cells.find(within)) {
            Some(cell) => Target::Cell(cell),
            None => match plates.find(|(_, plate)| plate.contains(at)) {
                Some((side, _)) => Target::Store(side),
                None => Target::Away,
            },
        }
    }

    /// Handles the keys of the focused `cell`. Returns the edit requested.
    fn key(&self, ui: &Ui, cell: Cell) -> Option<Edit> {
        let filter = EventFilter {
            tab: false,
            horizontal_arrows: true,
            vertical_arrows: true,
            escape: false,
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(cell_id(cell), filter));
        let ways = [
            (Key::ArrowLeft, Vec2::LEFT),
            (Key::ArrowRight, Vec2::RIGHT),
            (Key::ArrowUp, Vec2::UP),
            (Key::ArrowDown, Vec2::DOWN),
        ];
        let pressed = |key| ui.input(|input| input.key_pressed(key) && input.modifiers.is_none());
        if let Some((_, way)) = ways.iter().find(|(key, _)| pressed(*key)) {
            forget_typed(ui);
            if let Some(next) = self.neighbour(cell, *way) {
                ui.memory_mut(|memory| {
                    memory.request_focus(cell_id(next));
                    memory.move_focus(FocusDirection::None);
                });
            }
            return None;
        }
        if pressed(Key::Delete) || pressed(Key::Backspace) {
            forget_typed(ui);
            return Some(Edit::Clear(cell));
        }
        let typed = ui.input(|input| {
            let mut texts = input.events.iter().filter_map(|event| match event {
                Event::Text(text) => text.chars().next(),
                _ => None,
            });
            texts.next_back()
        });
        match typed? {
            '+' => Some(Edit::Add(cell, 1)),
            '-' => Some(Edit::Add(cell, -1)),
            'q' | 'Q' => Some(Edit::ToggleQuan(cell)),
            digit => self.digit(ui, cell, u16::try_from(digit.to_digit(10)?).ok()?),
        }
    }

    /// Returns the edit of a digit typed at `cell`: it follows the digits typed there before.
    fn digit(&self, ui: &Ui, cell: Cell, digit: u16) -> Option<Edit> {
        let goes_on = ui.data(|data| data.get_temp::<Cell>(typed_id())) == Some(cell);
        let before = if goes_on { self.scene.draft.pile(cell).dan } else { 0 };
        let number = before.saturating_mul(10).saturating_add(digit);
        ui.data_mut(|data| data.insert_temp(typed_id(), cell));
        Some(Edit::Dan(cell, if number <= MAX_DAN { number } else { digit }))
    }

    /// Returns the nearest cell that lies towards `way`.
    fn neighbour(&self, from: Cell, way: Vec2) -> Option<Cell> {
        let middle = |cell: Cell| self.layout.shape(cell).middle;
        let cells = self.layout.seating().ring().cells();
        let ahead = cells.filter_map(|cell| {
            let offset = middle(cell) - middle(from);
            let (along, across) = (offset.dot(way), offset.dot(way.rot90()).abs());
            (along > 1.0 && along >= 0.5 * across).then_some((cell, along + 2.0 * across))
        });
        ahead.min_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(cell, _)| cell)
    }
}

/// Returns the id under which egui stores the cell at which digits are typed.
fn typed_id() -> Id {
    Id::unique("digits typed at a cell")
}

fn forget_typed(ui: &Ui) {
    ui.data_mut(|data| data.remove::<Cell>(typed_id()));
}
