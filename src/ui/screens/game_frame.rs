//! What the screens of a game and of a replay have in common: the players, the board, the status
//! line and the list of moves, as the window shows them.

use eframe::egui::{Align, CornerRadius, Layout, Rect, StrokeKind, Ui, UiBuilder, vec2};

use super::board_view::{BoardView, Previewed, board_view};
use super::clock::Clock;
use super::game_layout::GameLayout;
use super::seats::{PlayerStatus, Seats};
use super::words_line::{announce, words_line};
use super::{Action, Command};
use crate::controller::{Refusal, Setup};
use crate::games::OAnQuan;
use crate::rules::{BySide, Cell, Move, Side};
use crate::ui::board::{
    BoardInput, BoardLayout, BoardState, Seating, Sprites, StoreLayout, ValueMark,
};
use crate::ui::live_game::{Presenter, Refused};
use crate::ui::oanquan::OAnQuanWords;
use crate::ui::players::{PlayerNames, players};
use crate::ui::shown::Shown;
use crate::ui::table::{BoardView as SeenBoard, MoveList, Voice};
use crate::ui::theme::{Palette, sizes};
use crate::ui::widgets::{ButtonLook, command_button};
use crate::ui::words::Words;

/// The game on a screen, and how the window shows it.
pub struct FrameContents<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// The textures.
    pub sprites: &'a Sprites,
    /// The setup of the game.
    pub setup: &'a Setup,
    /// The notices on the board.
    pub presenter: &'a Presenter,
    /// The game as far as it is shown.
    pub shown: Shown<'a>,
    /// A short-lived message that replaces the narration.
    pub toast: Option<&'a str>,
    /// The scale of numbers and the narration, applied where there is room; 1 is the usual
    /// size.
    pub letters: f32,
}

/// A screen with a game on its board, laid out in the window.
pub struct GameFrame<'a> {
    contents: FrameContents<'a>,
    areas: GameLayout,
    layout: BoardLayout,
    players: BySide<PlayerNames>,
    /// The names with the levels of computers, and without.
    full_names: BySide<String>,
    names: BySide<String>,
}

/// What a player can do on the board, and what is pointed out on it.
#[derive(Default)]
pub struct OnBoard<'a> {
    /// The cells that the player may choose.
    pub playable: Vec<Cell>,
    /// The chosen cell.
    pub chosen: Option<Cell>,
    /// The cell whose arrows are shown because of the pointer.
    pub hot: Option<Cell>,
    /// The recommended move.
    pub hinted: Option<Move>,
    /// The game to preview moves in, or `None` without previews.
    pub previewed: Option<Previewed<'a>>,
    /// The values of moves.
    pub values: Vec<ValueMark>,
    /// The move that is marked alone instead of the last turns and their captures.
    pub marked: Option<Move>,
}

impl<'a> GameFrame<'a> {
    /// Lays out the game in `areas`.
    pub fn new(areas: GameLayout, contents: FrameContents<'a>) -> Self {
        let (sides, near) = (contents.setup.sides(), contents.setup.near_side());
        let layout =
            BoardLayout::new(areas.board, sides, near).with_larger_numbers(contents.letters);
        let players = players(contents.words, contents.setup);
        let full_names = BySide::from_fn(sides, |side| players[side].full_name.clone());
        let names = BySide::from_fn(sides, |side| players[side].name.clone());
        GameFrame { contents, areas, layout, players, full_names, names }
    }

    /// Returns the width of the bar and of the narration.
    pub fn width(&self) -> f32 {
        self.areas.bar.width()
    }

    /// Returns the columns to the left and to the right of the board.
    pub fn beside(&self) -> [Option<Rect>; 2] {
        self.areas.beside
    }

    /// Returns which side is at which edge of the board.
    pub fn seating(&self) -> Seating {
        self.layout.seating()
    }

    /// Returns the area between the bar and the narration, which stays in view beside a list that
    /// lies over the board.
    pub fn above_narration(&self) -> Rect {
        self.areas.below_bar.with_max_y(self.areas.line.top() - 4.0)
    }

    /// Returns the names of the players.
    pub fn players(&self) -> &BySide<PlayerNames> {
        &self.players
    }

    /// Draws the bar above the board, with what `buttons` draws from left to right. Returns what
    /// `buttons` returns.
    pub fn toolbar<T>(&self, ui: &mut Ui, buttons: impl FnOnce(&mut Ui) -> T) -> T {
        let palette = Palette::current(ui.ctx());
        ui.painter().rect_filled(self.areas.bar, 0.0, palette.paper);
        let inner = self.areas.bar.shrink2(vec2(10.0, 6.0));
        let builder = UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center));
        let draw = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            buttons(ui)
        };
        ui.scope_builder(builder, draw).inner
    }

    /// Draws what lies under the stones.
    pub fn bed(&self, ui: &Ui) {
        self.contents.sprites.paint_bed(ui.painter(), &self.layout);
    }

    /// Draws the players on their plates or cards. `status` returns whether the player of a side
    /// is a computer that is thinking, and the player's clock, given the side and whether it is to
    /// move. Returns the areas left for captured stones.
    pub fn seats(
        &self,
        ui: &mut Ui,
        status: impl Fn(Side, bool) -> (bool, Option<Clock>),
    ) -> StoreLayout {
        let FrameContents { words, setup, shown, letters, .. } = &self.contents;
        let (rules, stage) = (shown.game().rules(), shown.stage());
        let seats = Seats { words, rules, setup, players: &self.players, stage, letters: *letters };
        let side_to_move = shown.side_to_move();
        let store_rects = BySide::from_fn(setup.sides(), |side| {
            let to_move = side_to_move == Some(side);
            let (thinking, clock) = status(side, to_move);
            let status = PlayerStatus { to_move, thinking, gain: shown.gain(side), clock };
            seats.draw(ui, side, [self.areas.near, self.areas.far], &self.layout, status)
        });
        StoreLayout { store_rects }
    }

    /// Draws the board. Returns its state and the action requested.
    pub fn board(
        &self,
        ui: &mut Ui,
        stores: &StoreLayout,
        on_board: OnBoard<'_>,
    ) -> (BoardState, Option<Action>) {
        let FrameContents { words, sprites, setup, presenter, shown, .. } = &self.contents;
        let OnBoard { playable, chosen, hot, hinted, previewed, values, marked } = on_board;
        let input = BoardInput {
            layout: &self.layout,
            room: self.areas.board,
            stage: shown.stage(),
            words,
            owners: self.full_names.clone(),
            playable,
            sows: true,
            chosen,
            hot,
            hinted,
        };
        let (moves, captured) = match marked {
            Some(mv) => (vec![mv], Vec::new()),
            None => (shown.round().iter().map(|turn| turn.mv).collect(), shown.captures()),
        };
        let notice = notice(words, presenter, setup.sides());
        let named = Vec::new();
        let view = BoardView { sprites, stores, moves, captured, previewed, values, named, notice };
        board_view(ui, &input, &view)
    }

    /// Draws the narration: the toast if there is one, else `text`, which may be a warning, and a
    /// `hint` in small type below it. The
    /// buttons of `commands`, each with words or without, are at its right end, the first one
    /// outermost. Returns the action requested.
    pub fn narration(
        &self,
        ui: &mut Ui,
        (text, warns): (&str, bool),
        hint: Option<&str>,
        commands: impl IntoIterator<Item = (Command, bool)>,
    ) -> Option<Action> {
        let FrameContents { words, toast, letters, .. } = self.contents;
        let palette = Palette::current(ui.ctx());
        let rect = self.areas.line;
        let round = CornerRadius::same(sizes::ROUND);
        ui.painter().rect(rect, round, palette.paper, palette.edge(), StrokeKind::Inside);
        let ink = if warns && toast.is_none() { palette.warning } else { palette.ink };
        let inner = rect.shrink2(vec2(12.0, 1.0));
        let builder = UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center));
        let mut pressed = None;
        ui.scope_builder(builder, |ui| {
            for (command, with_words) in commands {
                let look = ButtonLook { enabled: true, on: None, words: with_words, instead: None };
                if command_button(ui, words, command, look) {
                    pressed = Some(Action::Do(command));
                }
            }
            words_line(ui, toast.unwrap_or(text), hint, ink, letters);
        });
        pressed
    }

    /// Returns how the board is seen.
    pub fn view(&self) -> SeenBoard {
        let near = self.contents.setup.near_side();
        SeenBoard { look: 0, near, upright: self.seating().is_upright() }
    }

    /// Returns the list of all turns and departures of the game, at the start and without buttons.
    /// `own` are the words of the game, and `captured` returns the captures seen so far.
    pub fn move_list<'b>(
        &'b self,
        own: &'b OAnQuanWords<'b>,
        captured: &'b dyn Fn(usize) -> i32,
    ) -> MoveList<'b, OAnQuan> {
        let FrameContents { words, setup, shown, .. } = &self.contents;
        let game = shown.game();
        MoveList {
            own,
            voice: Voice { words, setup, view: self.view() },
            // The levels are already on the plates or cards.
            names: &self.names,
            game,
            listed: game.entries().len(),
            captured,
            review: None,
            looked_at: None,
            shown: 0,
            commands: &[],
            grows: false,
        }
    }

    /// Lets screen readers announce `message` when it changes.
    pub fn announce(&self, ui: &Ui, message: &str) {
        announce(ui, self.areas.line, message, self.contents.toast);
    }
}

/// Returns the sentence that says why a choice was refused on a board of `sides` sides.
pub fn refusal(words: &Words, refused: &Refused, sides: usize) -> String {
    let plain = match refused {
        Refused::Watching => words.computers_play,
        Refused::LookingBack => words.earlier_position,
        Refused::Replaying => words.replay.replay_only,
        Refused::Move(Refusal::ComputersTurn) => words.computers_turn,
        Refused::Move(Refusal::Illegal(illegal)) => words.refusal(*illegal, sides),
        Refused::AfterCommand => words.rooms.slash_first,
        Refused::Unknown(text) => return words.rooms.not_a_move(text),
        Refused::TakeBack(name) => return words.rooms.take_back_refused(name),
    };
    plain.to_owned()
}

/// Returns the refused cell, and that sentence, while the notice is shown.
pub fn notice(words: &Words, presenter: &Presenter, sides: usize) -> Option<(Cell, String)> {
    let cell = presenter.refused_at()?;
    presenter.refusal().map(|refused| (cell, refusal(words, refused, sides)))
}
