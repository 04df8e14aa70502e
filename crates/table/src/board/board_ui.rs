//! What a game adds to draw its board and its players.

use eframe::egui::{Align, Id, Key, Painter, Rect, Ui};
use live::{LiveGame, Moving, PlainGame, Presenter, Viewer};
use settings::Language;
use tabletop::{GameMatch, Mark, MoveValue, Setup, Side};
use ui_kit::sprites::Sprites;
use window::RoomView;
use window_words::Words;

use super::layout::{PageLayout, PageParts};
use super::strips::{SeatStatus, draw_strips};
use crate::words::{GameText, Viewpoint};

/// A game whose board and players the window draws.
pub trait BoardUi: GameText {
    /// Draws the board into `rect`, which is about 620 by 170 points in the smallest window. Returns
    /// what the player did on it. Each spot that can be pressed has a
    /// [`move_button`](crate::board::move_button()) or a [`spot_button`](super::move_button::spot_button); text needs a ground
    /// of its own.
    fn board(ui: &mut Ui, rect: Rect, scene: &Scene<'_, Self>) -> Touched<Self>;

    /// Lays out a page with a board: where the players sit, and what is beside the board.
    fn layout(room: Rect, parts: &PageParts) -> PageLayout {
        PageLayout::with_strips::<Self>(room, parts)
    }

    /// Draws the players at their places. Returns the areas for what each side has captured if the board
    /// paints it there, by the index of the side.
    fn seats(
        ui: &mut Ui,
        layout: &PageLayout,
        scene: &Scene<'_, Self>,
        status: &dyn Fn(Side) -> SeatStatus,
    ) -> Vec<Rect> {
        draw_strips(ui, layout, scene, status);
        Vec::new()
    }

    /// Returns the place of a player, with the name, the face and the clock; one that is not positive where a low window
    /// has none.
    fn seat(layout: &PageLayout, scene: &Scene<'_, Self>, side: Side) -> Rect {
        if side == scene.near { layout.near } else { layout.far }
    }

    /// Returns how the board is seen that lies in `rect`: it may stand upright there.
    fn view_in(_rect: Rect, _setup: &Setup, view: Viewpoint) -> Viewpoint {
        view
    }

    /// Draws the name of the rules of `game` as a button, with only an icon if the text does not fit into
    /// `room`, in a game whose rules in force have a page. Returns whether it was pressed.
    fn rules_note(_ui: &mut Ui, _words: &Words, _game: &Self, _room: f32) -> bool {
        false
    }

    /// Returns the points that the turn with this index has captured so far on the screen; the list of
    /// moves shows no others.
    fn captured_so_far(_showing: Showing<'_, Self>, _turn: usize) -> i32 {
        0
    }

    /// Returns the number of entries of a game in progress that the list of moves shows, and the number of
    /// those that led to the position on the screen.
    fn listed_entries(live: &LiveGame<Self>) -> [usize; 2] {
        [live.session().game().entries().len(), live.shown_entries()]
    }

    /// The number of the best moves whose values the board shows in a replay, if the player wants to see them:
    /// `show_values` draws them on the widgets of the moves.
    const VALUES: usize = 0;

    /// Returns whether a widget is a spot of the board.
    fn is_spot(_id: Id) -> bool {
        false
    }

    /// Begins a move with a spot, or says why it begins none. Returns whether it was refused.
    fn press(live: &mut LiveGame<Self>, spot: Self::Spot) -> bool {
        live.presenter_mut().clear_refusal();
        live.chosen = Some(spot);
        false
    }

    /// The window width from which the review has room beside the board. In a narrower window it is a
    /// dialog.
    const REVIEW_WINDOW: f32 = 0.0;

    /// Paints a picture of the game into `rect`: `shown`, and how its board is seen, or the usual picture
    /// of the list of games. The picture fills `rect`, which is wider than high in the list of the other games and
    /// about 30 points wide in *My games*: strokes must scale.
    fn picture(
        painter: &Painter,
        sprites: &Sprites,
        rect: Rect,
        shown: Option<(&Self::Match, Viewpoint)>,
    );

    /// Paints the end of `played` into `rect`, which is wider than high, with the names of the places of its board and the
    /// last move, for a text beside it that names moves. By default, the picture is enough for that.
    fn labelled_picture(
        painter: &Painter,
        sprites: &Sprites,
        rect: Rect,
        (played, view): (&Self::Match, Viewpoint),
    ) {
        Self::picture(painter, sprites, rect, Some((played, view)));
    }

    /// Returns the move that a hint recommends.
    fn move_of_hint(hint: &Self::Hint) -> Self::Move;

    /// Returns the spots that can be pressed at the end of `played`, by default those of its moves.
    fn spots(played: &Self::Match) -> Vec<Self::Spot> {
        played.legal_moves().into_iter().map(Self::spot).collect()
    }

    /// Returns the spot that an arrow key chooses from the chosen one, `from`, or as the first one, on a
    /// board with the side `near` in front; `None` if the key means nothing here. By default, the arrows go
    /// through the [spots](Self::spots) in their order.
    fn next_choice(
        played: &Self::Match,
        _view: Viewpoint,
        arrow: Key,
        from: Option<Self::Spot>,
    ) -> Option<Self::Spot> {
        let forward = matches!(arrow, Key::ArrowUp | Key::ArrowRight);
        step_in_list(&Self::spots(played), forward, from)
    }

    /// How the player types moves.
    const TYPING: Typing;

    /// Returns what the text means that the player has typed for a move.
    fn typed_move(played: &Self::Match, text: &str) -> TypedMove<Self>;

    /// Returns whether a text that ends with a letter may be the beginning of a move, in a game whose moves are typed as
    /// [`Typing::Text`]. A letter that goes on with no move begins another one.
    fn begins_move(_text: &str) -> bool {
        true
    }

    /// Returns whether two small letters name a piece together, such as the front one of two.
    fn names_piece(_letters: &str) -> bool {
        false
    }

    /// Paints what `side` plays with into the square `rect`. Returns whether there is something to
    /// paint.
    fn paint_piece(
        _painter: &Painter,
        _rect: Rect,
        _played: &Self::Match,
        _side: Side,
        _look: usize,
    ) -> bool {
        false
    }

    /// Paints what `side` has captured into a part of `rect`, at its upper or lower edge. Returns that part.
    fn paint_captured(
        _painter: &Painter,
        (rect, _edge): (Rect, Align),
        _played: &Self::Match,
        _side: Side,
        _look: usize,
    ) -> Rect {
        rect
    }

    /// Whether the choice of a spot sounds like a button.
    const CHOICES_CLICK: bool = true;

    /// Whether pieces are captured, which are shown beside the players.
    const HAS_CAPTURES: bool = false;

    /// Whether the board looks different from either side, so that it can be turned.
    const HAS_SIDES: bool = false;

    /// Whether the board has coordinates, which the player may hide.
    const HAS_COORDINATES: bool = false;

    /// Whether the board is about as high as wide. A wide window then has the players beside it.
    const IS_SQUARE: bool = false;
}

/// Returns the move after or before `from` in a list of moves, without `from` the first or the last
/// one.
pub fn step_in_list<M: Copy + PartialEq>(moves: &[M], forward: bool, from: Option<M>) -> Option<M> {
    let last = moves.len().checked_sub(1)?;
    let at = from.and_then(|from| moves.iter().position(|mv| *mv == from));
    let next = match (at, forward) {
        (None, true) => 0,
        (None, false) => last,
        (Some(at), true) => (at + 1).min(last),
        (Some(at), false) => at.saturating_sub(1),
    };
    moves.get(next).copied()
}

/// What a press on the board means.
pub enum Pressed<G: BoardUi> {
    /// The player chose a move, which may be illegal.
    Move(G::Move),
    /// The player chose a spot with which a move begins, or dropped the choice.
    Choice(Option<G::Spot>),
    /// What moves is to come to rest.
    Rest,
}

impl<G: BoardUi> Clone for Pressed<G> {
    fn clone(&self) -> Self {
        match self {
            Pressed::Move(mv) => Pressed::Move(*mv),
            Pressed::Choice(spot) => Pressed::Choice(*spot),
            Pressed::Rest => Pressed::Rest,
        }
    }
}

/// What the player did on the board.
pub struct Touched<G: BoardUi> {
    /// The press, if there was one.
    pub pressed: Option<Pressed<G>>,
    /// The spot whose arrows are shown because of the pointer.
    pub hot: Option<G::Spot>,
    /// The spot whose arrows are shown.
    pub armed: Option<G::Spot>,
    /// What the move under the pointer or with the keyboard focus would do, in a sentence.
    pub preview: Option<String>,
}

impl<G: BoardUi> From<Option<Pressed<G>>> for Touched<G> {
    fn from(pressed: Option<Pressed<G>>) -> Self {
        Touched { pressed, hot: None, armed: None, preview: None }
    }
}

/// How moves are typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typing {
    /// As a number, such as 3.
    Number,
    /// As a number with a sign behind it, such as 3+. A sign alone plays the chosen spot.
    Signed,
    /// As the row and the column of a square, such as 8h or, with Enter behind it, h8.
    Square,
    /// As a text of letters, digits and signs, such as P2-5.
    Text,
}

/// What the text means that the player has typed for a move.
pub enum TypedMove<G: BoardUi> {
    /// It is not complete.
    Part,
    /// A move, legal or not where a number or a square names it, legal otherwise.
    Move(G::Move),
    /// It is no legal move.
    Refused(G::Illegal),
    /// It is no move in any position.
    Unknown,
}

/// The game that the board shows.
pub enum Showing<'a, G: Moving> {
    /// A game in which the player makes moves.
    Live(&'a LiveGame<G>),
    /// A replay.
    Replay(&'a Viewer<G>),
}

impl<G: Moving> Clone for Showing<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Moving> Copy for Showing<'_, G> {}

impl<'a, G: Moving> Showing<'a, G> {
    /// Returns the players.
    pub fn setup(self) -> &'a Setup {
        match self {
            Showing::Live(live) => live.session().setup(),
            Showing::Replay(viewer) => viewer.replay().setup(),
        }
    }

    /// Returns what the window shows of the game.
    pub fn presenter(self) -> &'a Presenter<G> {
        match self {
            Showing::Live(live) => live.presenter(),
            Showing::Replay(viewer) => viewer.presenter(),
        }
    }

    /// Returns the motion on the screen: at rest while an earlier position is there.
    pub fn motion(self) -> &'a G::Motion {
        let presenter = self.presenter();
        presenter.past().map_or(presenter.motion(), |(_, motion)| motion)
    }

    /// Returns the spot whose arrows are shown because of the pointer.
    pub fn hot(self) -> Option<G::Spot> {
        match self {
            Showing::Live(live) => live.hot(),
            Showing::Replay(_) => None,
        }
    }
}

/// What the board shows.
pub struct Scene<'a, G: BoardUi> {
    /// The current language.
    pub language: Language,
    /// The textures.
    pub sprites: &'a Sprites,
    /// The scale of numbers and texts, applied where there is room; 1 is the usual size.
    pub text_scale: f32,
    /// The look: an index into [`PageWords::look_names`](crate::words::PageWords).
    pub look: usize,
    /// The side in front of which the board lies.
    pub near: Side,
    /// The game and its motion.
    pub showing: Showing<'a, G>,
    /// The players: where a mistake is practised, those of the game in which it was made.
    pub setup: &'a Setup,
    /// The game up to the position to show.
    pub played: &'a G::Match,
    /// The areas for what each side has captured, as [`BoardUi::seats`] returned them.
    pub stores: Vec<Rect>,
    /// Whether the player may choose a move.
    pub can_play: bool,
    /// The spot with which the player has begun a move.
    pub chosen: Option<G::Spot>,
    /// A move to point out.
    pub hinted: Option<G::Move>,
    /// A move of which a hint names a part, such as its piece, to point that out.
    pub hinted_part: Option<G::Move>,
    /// What a lesson names, to be marked.
    pub marks: Vec<Mark<G::Spot>>,
    /// The spots of which one is to be pressed, in a task of a lesson that asks for no move.
    pub targets: Option<Vec<G::Spot>>,
    /// A move to mark instead of the last ones.
    pub marked: Option<G::Move>,
    /// The values of the moves, if the player wants to see them.
    pub values: &'a [MoveValue<G::Move>],
    /// Whether the board shows its coordinates, if it has any.
    pub coordinates: bool,
    /// Whether the board shows what players who learn would overlook.
    pub previews: bool,
    /// Whether the player has yet to choose a rule of this game. A move that depends on it has no
    /// preview until then.
    pub is_rule_open: bool,
}

impl<'a, G: BoardUi> Scene<'a, G> {
    /// Creates the scene of a board that takes no moves and points nothing out. `played` is the game up to
    /// the position that `showing` shows.
    pub fn new(
        view: &RoomView<'a>,
        Viewpoint { look, near, .. }: Viewpoint,
        showing: Showing<'a, G>,
        played: &'a G::Match,
    ) -> Self {
        Scene {
            language: view.language,
            sprites: view.sprites,
            text_scale: view.text_scale,
            look,
            near,
            showing,
            setup: showing.setup(),
            played,
            stores: Vec::new(),
            can_play: false,
            chosen: None,
            hinted: None,
            hinted_part: None,
            marks: Vec::new(),
            targets: None,
            marked: None,
            values: &[],
            coordinates: true,
            previews: false,
            is_rule_open: false,
        }
    }
}

impl<G: BoardUi + PlainGame> Scene<'_, G> {
    /// Returns the share of the motion of the last entry that is over, from 0 to 1, or `None` at rest.
    pub fn moving(&self) -> Option<f32> {
        self.showing.motion().share()
    }
}
