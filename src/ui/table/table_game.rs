//! What a game adds to the plain table.

use eframe::egui::{Key, Painter, Rect, Ui};
use tabletop::{Side, Written};

use super::options::OptionsForm;
use super::puzzles::PuzzlesLink;
use super::spoken::{BoardView, Spoken, TableWords};
use crate::settings::Language;
use crate::ui::board::Sprites;
use crate::ui::live::PlainGame;
use crate::ui::words::RecordWords;

/// A game at the plain table: how it is drawn and what its pages say. Two sides play it.
pub trait TableGame: Spoken + Written + PlainGame {
    /// Returns the words of the pages around the board in a language.
    fn pages(language: Language) -> &'static dyn PageWords<Self>;

    /// Draws the options of the next game. Returns the game with the changed options.
    fn options_form(&self, ui: &mut Ui, form: &mut OptionsForm<'_>) -> Option<Self>;

    /// Draws the board into `rect`, which is about 620 by 170 points in the smallest window. Returns
    /// what the player pressed. Each spot that can be pressed has a
    /// [`move_button`](super::move_button()) or a [`spot_button`](super::spot_button); text needs a ground
    /// of its own.
    fn board(ui: &mut Ui, rect: Rect, scene: &Scene<'_, Self>) -> Option<Pressed<Self>>;

    /// Paints a picture of the game into `rect`: `shown`, and how its board is seen, or the usual picture
    /// of the list of games.
    fn picture(
        painter: &Painter,
        sprites: &Sprites,
        rect: Rect,
        shown: Option<(&Self::Match, BoardView)>,
    );

    /// Returns the move that a hint recommends.
    fn move_of_hint(hint: &Self::Hint) -> Self::Move;

    /// Returns the move of a typed number; `None` if it is not a move in any position.
    fn move_of_number(_number: u32) -> Option<Self::Move> {
        None
    }

    /// Returns the spots that can be pressed at the end of `played`.
    fn spots(played: &Self::Match) -> Vec<Self::Spot>;

    /// Returns the spot that an arrow key chooses from the chosen one, `from`, or as the first one, on a
    /// board with the side `near` in front; `None` if the key means nothing here.
    fn next_choice(
        played: &Self::Match,
        view: BoardView,
        arrow: Key,
        from: Option<Self::Spot>,
    ) -> Option<Self::Spot>;

    /// Returns what the text means that the player has typed for a move, in a game that
    /// [`TYPES_MOVES`](Self::TYPES_MOVES).
    fn typed_move(_played: &Self::Match, _text: &str) -> TypedMove<Self> {
        TypedMove::Part
    }

    /// Whether the player types moves as text, such as P2-5.
    const TYPES_MOVES: bool = false;

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

    /// Paints what `side` has captured into `rect`.
    fn paint_captured(
        _painter: &Painter,
        _rect: Rect,
        _played: &Self::Match,
        _side: Side,
        _look: usize,
    ) {
    }

    /// Draws what the rules show besides text, below their first paragraph.
    fn rules_figure(_ui: &mut Ui, _language: Language, _look: usize) {}

    /// Returns the look in which the lesson begins for a player who has chosen this look for games, if
    /// the learner may choose it there; `None` if each step has its own.
    fn lesson_look(_chosen: usize) -> Option<usize> {
        None
    }

    /// Whether pieces are captured, which are shown beside the players.
    const HAS_CAPTURES: bool = false;

    /// Whether the options of the next game hold for those after it, too; a handicap is that of one game.
    const HAS_LASTING_OPTIONS: bool = true;

    /// Whether the board looks different from either side, so that it can be turned.
    const HAS_SIDES: bool = false;

    /// Whether the name of a move is a number with a letter behind it, which the player types.
    const HAS_LETTERS: bool = false;

    /// Returns the move with this name, such as `8h`; `None` if it is not a move in any position.
    fn move_of_name(_name: &str) -> Option<Self::Move> {
        None
    }

    /// Whether the board has coordinates, which the player may hide.
    const HAS_COORDINATES: bool = false;

    /// Whether the board is about as high as wide. A wide window then has the players beside it.
    const IS_SQUARE: bool = false;

    /// The way to the puzzles, in a game with puzzles.
    const PUZZLES: Option<PuzzlesLink> = None;

    /// Returns the rules by which a replayed game of these options may go on, apart from its own; empty if
    /// there are no others.
    fn other_rules(&self) -> Vec<Self> {
        Vec::new()
    }

    /// The steps of the lesson, as many as [`PageWords::lesson_steps`] has.
    const LESSON: &'static [LessonStep<Self>];
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
#[derive(Clone)]
pub enum Pressed<G: TableGame> {
    /// The player chose a move, which may be illegal.
    Move(G::Move),
    /// The player chose a spot with which a move begins, or dropped the choice.
    Choice(Option<G::Spot>),
}

/// What the text means that the player has typed for a move.
pub enum TypedMove<G: TableGame> {
    /// It is not complete.
    Part,
    /// A legal move.
    Move(G::Move),
    /// It is no legal move.
    Refused(G::Illegal),
}

/// What the board shows.
pub struct Scene<'a, G: TableGame> {
    /// The current language.
    pub language: Language,
    /// The textures.
    pub sprites: &'a Sprites,
    /// The look: an index into [`PageWords::look_names`].
    pub look: usize,
    /// The side in front of which the board lies.
    pub near: Side,
    /// The game up to the position to show.
    pub played: &'a G::Match,
    /// The share of the motion of the last entry that is over, from 0 to 1, or `None` at rest.
    pub moving: Option<f32>,
    /// Whether the player may choose a move.
    pub can_play: bool,
    /// The spot with which the player has begun a move.
    pub chosen: Option<G::Spot>,
    /// A move to point out.
    pub hinted: Option<G::Move>,
    /// Whether the board shows its coordinates, if it has any.
    pub coordinates: bool,
    /// Whether the board shows what players who learn would overlook.
    pub previews: bool,
}

/// The words of the pages around the board, in one language: the start page, the rules, the lesson and
/// the puzzles.
pub trait PageWords<G: TableGame>: TableWords<G> {
    /// Returns the aim of the game with these options in one sentence or two, for the start page.
    fn goal(&self, _game: &G, _look: usize) -> String {
        self.shared().subtitle().to_owned()
    }

    /// Returns why a text is no game, in words without a full stop. `records` are the words for records.
    fn unread(&self, flaw: &G::Unreadable, records: &RecordWords) -> String;

    /// Returns the label of the choice of the player who moves first; `None` for the usual one.
    fn starter(&self) -> Option<&'static str> {
        None
    }

    /// Returns the label of the choice of the look; `None` for the usual one.
    fn looks(&self) -> Option<&'static str> {
        None
    }

    /// Returns the names of the looks; a game with one look needs none.
    fn look_names(&self) -> Vec<&'static str>;

    /// Returns what to do in each step of the lesson, and what is said after the right move.
    fn lesson_steps(&self) -> Vec<[&'static str; 2]>;

    /// Returns what is said after a wrong move in this step of the lesson, from 0, the last one of
    /// `played`; `None` for the words of the table.
    fn lesson_missed(&self, _step: usize, _played: &G::Match) -> Option<&'static str> {
        None
    }

    /// Returns what the signs on the board mean, which appear when a step of the lesson is tried again;
    /// `None` if there are none.
    fn lesson_signs(&self) -> Option<&'static str> {
        None
    }

    /// Returns the rules, one paragraph each.
    fn rules(&self) -> Vec<&'static str>;
}

/// One step of the lesson.
pub struct LessonStep<G: TableGame> {
    /// The position at its start, under the usual options.
    pub position: &'static str,
    /// Whether the match, after the learner's move, solves the task.
    pub solves: fn(&G::Match) -> bool,
    /// The look in which it is shown, unless the learner [chooses](TableGame::lesson_look) it.
    pub look: usize,
    /// Whether the computer answers the learner's move, as well as it can.
    pub answers: bool,
}
