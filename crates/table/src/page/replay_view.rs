//! The page of a replay: the game, the buttons that move through it, and the review.

use eframe::egui::{CornerRadius, Rect, StrokeKind, Ui, UiBuilder};
use live::Viewer;
use tabletop::{Explorer, GameMatch, Review, TimeLimit};
use ui_kit::theme::{Palette, sizes};
use window::{Command, RoomView, moves_column};

use super::game_page::BoardAction;
use super::move_list::{MoveList, moves};
use super::parts::Line;
use super::replay_bar::toolbar;
use super::words_line::Growth;
use crate::board::{BoardUi, PageParts, Pressed, Scene, SeatStatus, Showing, about_values};
use crate::game::Clock;
use crate::review;
use crate::review::{ReviewState, ReviewView};
use crate::words::{Replayed, Viewpoint, Voice};

/// The contents of the page of a replay.
pub struct ReplayView<'a, G: BoardUi> {
    /// The texts, the settings and the textures.
    pub view: RoomView<'a>,
    /// How the board is seen.
    pub board: Viewpoint,
    /// The replay.
    pub viewer: &'a Viewer<G>,
    /// The review of the replayed game.
    pub review: &'a ReviewState<G>,
    /// The turn whose fault is viewed in the position before it.
    pub looked_at: Option<usize>,
    /// The values of all moves of the shown position, if the player wants to see them.
    pub explorer: Option<&'a Explorer<G>>,
    /// Whether the game can be reviewed.
    pub can_review: bool,
    /// Whether the game can be saved in the library and is not there yet.
    pub keeps: bool,
    /// Returns whether a command in the list of more commands is enabled, or `None` if the list does not
    /// have it.
    pub offered: &'a dyn Fn(Command) -> Option<bool>,
}

impl<G: BoardUi> ReplayView<'_, G> {
    /// Draws the page. Returns what the player asks for.
    pub fn show(&self, ui: &mut Ui) -> Option<BoardAction<G>> {
        let ReplayView { view, viewer, .. } = self;
        let (room, words, replay) = (ui.max_rect(), view.words, viewer.replay());
        let setup = replay.setup();
        let parts = PageParts {
            sides: setup.sides(),
            has_clocks: replay.time_control().limit != TimeLimit::None,
            list: moves_column(view.settings, room.width()),
            review: self.review.open && has_room_for_review::<G>(room.width()),
            text_scale: view.text_scale,
            line_growth: Growth::LINE.of(ui.ctx()),
            ..PageParts::default()
        };
        let layout = G::layout(room, &parts);
        let seen = G::view_in(layout.board, setup, self.board);
        let voice = Voice::new::<G>(words, setup, seen);
        let mut action = toolbar(self, ui, layout.bar);
        let played = replay.game_so_far();
        let is_moving = viewer.presenter().is_moving();
        let fault = self.viewed_fault();
        let values = self.explorer.filter(|_| !is_moving).map_or(&[][..], Explorer::values);
        let mut scene = Scene {
            // The sentences of a review name squares.
            coordinates: self.review.open || view.settings.table(G::ID).coordinates,
            hinted: self.better_move(),
            // A viewed fault is marked beside the better move, without the turn before it.
            marked: fault.and_then(|(turn, _)| move_of_turn::<G>(replay.game(), turn)),
            values,
            ..Scene::new(view, seen, Showing::Replay(viewer), &played)
        };
        let at_rest = viewer.steps_at_rest();
        scene.stores = G::seats(ui, &layout, &scene, &|side| {
            let left = replay.time_left(side, at_rest);
            let clock = left.map(|left| Clock { left, low: false });
            SeatStatus { clock, ..SeatStatus::default() }
        });
        if let Some(rect) = layout.panel {
            action = self.panel(ui, rect, voice).map(BoardAction::Review).or(action);
        }
        let pressed: Option<Pressed<G>> = G::board(ui, layout.board, &scene).pressed;
        action = pressed.map(BoardAction::Press).or(action);
        let replayed = Replayed { viewer, review: self.open_review(), fault };
        let own = G::words(view.language);
        let message = own.replayed(&voice, &replayed);
        let to_move = played.to_move();
        let about = self
            .explorer
            .zip(to_move)
            .map(|(explorer, side)| about_values(words, own, &voice.within(side), explorer));
        let warns = viewer.presenter().refusal().is_some();
        let line = Line { hint: about.as_deref(), ..Line::new(view, &message, warns) };
        let roomy = layout.bar.width() >= ROOMY;
        let commands =
            [(Command::PlayOn, to_move.is_some(), true), (Command::Keep, self.keeps, roomy)];
        let commands = commands.into_iter().filter(|(_, offered, _)| *offered);
        let commands = commands.map(|(command, _, with_words)| (command, with_words));
        action = line.show(ui, layout.line, commands).map(BoardAction::Do).or(action);
        if let Some(rect) = layout.list.or(layout.list_over_board(view.settings)) {
            let names = voice.names();
            let showing = Showing::Replay(viewer);
            let list = MoveList {
                own: G::words(view.language),
                voice,
                names: &names,
                game: replay.game(),
                listed: replay.steps(),
                captured: &|turn| G::captured_so_far(showing, turn),
                review: self.open_review(),
                looked_at: fault.map(|_| replay.turns()),
                shown: replay.shown(),
                commands: &[],
                grows: false,
            };
            action = moves(ui, rect, &list).map(BoardAction::from).or(action);
        }
        line.announce(ui, layout.line, if is_moving { "" } else { &message });
        action
    }

    /// Returns the review while it is open.
    fn open_review(&self) -> Option<&Review<G>> {
        self.review.found().filter(|_| self.review.open)
    }

    /// Returns the better move in the shown position if the review is open and found one.
    fn better_move(&self) -> Option<G::Move> {
        let fault = self.open_review()?.fault(self.viewer.replay().turns())?;
        (!self.viewer.presenter().is_moving()).then_some(fault.better.mv)
    }

    /// Returns the turn of the viewed fault and the better move, or `None` if no fault is viewed.
    fn viewed_fault(&self) -> Option<(usize, G::Move)> {
        let better = self.better_move()?;
        let turn = self.looked_at.filter(|turn| *turn == self.viewer.replay().turns())?;
        Some((turn, better))
    }

    /// Draws the review beside the board. Returns what the player asks for.
    fn panel(&self, ui: &mut Ui, rect: Rect, voice: Voice<'_>) -> Option<review::ReviewAction> {
        let palette = Palette::current(ui.ctx());
        let round = CornerRadius::same(sizes::ROUND);
        ui.painter().rect(rect, round, palette.paper, palette.edge(), StrokeKind::Inside);
        let replay = self.viewer.replay();
        let review_view = ReviewView {
            own: G::words(self.view.language),
            voice,
            game: replay.game(),
            state: self.review,
            shown: replay.turns(),
        };
        let inner = UiBuilder::new().max_rect(rect.shrink(review::MARGIN));
        ui.scope_builder(inner, |ui| review::beside(ui, &review_view)).inner
    }
}

/// The window width from which the commands that the list of more commands has otherwise, such as the
/// sound switches, are in the bar.
pub(crate) const ROOMY: f32 = 900.0;

/// Returns whether a window of this width has room for the review beside the board.
pub fn has_room_for_review<G: BoardUi>(window: f32) -> bool {
    window >= G::REVIEW_WINDOW
}

/// Returns the move of the turn with this index.
fn move_of_turn<G: BoardUi>(game: &G::Match, turn: usize) -> Option<G::Move> {
    use tabletop::{GameEntry, Step};
    match game.entries().get(game.entries_before_turn(turn + 1))?.step() {
        Step::Move(mv) => Some(mv),
        Step::Departure(_) | Step::Round => None,
    }
}
