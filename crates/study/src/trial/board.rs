//! The contents of a page on which the player tries moves, and what the player requests there.

use eframe::egui::{Rect, Ui};
use live::{LiveGame, Moving, Refused, Tries};
use table::board::{BoardUi, Pressed};
use table::words::Viewpoint;
use tabletop::{Mark, Setup};
use window::{Action, Command, RoomView};

use super::success::Success;

/// Draws the bar above the board. Returns what the player requested.
pub type DrawBar<'a, G, S> = &'a dyn Fn(&mut Ui, Rect) -> Option<TrialAction<G, S>>;

/// The contents of a page on which the player tries moves. A step is an `S`.
pub struct TrialView<'a, G: BoardUi, S> {
    /// What the window draws with.
    pub room: RoomView<'a>,
    /// The position.
    pub tries: &'a Tries<G>,
    /// The players whose names the page says.
    pub setup: &'a Setup,
    /// How the board is seen.
    pub seen: Viewpoint,
    /// Whether the player may try a move now.
    pub may_try: bool,
    /// Draws the bar.
    pub bar: DrawBar<'a, G, S>,
    /// Whether the board previews moves, if that gives nothing away.
    pub previews: bool,
    /// The move that the hints have named, if any.
    pub hinted: Option<G::Move>,
    /// The move of which the hints have named a part, if any.
    pub hinted_part: Option<G::Move>,
    /// What the text names, to be marked on the board.
    pub marks: Vec<Mark<G::Spot>>,
    /// The spots of which one is to be pressed, in a task that asks for no move.
    pub targets: Option<Vec<G::Spot>>,
    /// What is celebrated beside that which is said, if anything.
    pub success: Option<Success>,
    /// What is said, and whether its first sentence is a warning.
    pub said: (String, bool),
    /// Whether that says who is to move.
    pub tells_mover: bool,
    /// The steps that lead on, with their labels.
    pub steps: Vec<(String, S)>,
    /// Whether the first step is the main one.
    pub has_main: bool,
    /// The main step is focused whenever this changes, unless it is `None`.
    pub when: Option<String>,
}

impl<'a, G: BoardUi, S> TrialView<'a, G, S> {
    /// Returns the game on the board.
    pub fn live_game(&self) -> &'a LiveGame<G> {
        self.tries.live()
    }
}

/// What the player requested on such a page.
pub enum TrialAction<G: BoardUi, S> {
    /// A step.
    Step(S),
    /// Press this spot of the board, or drop the choice.
    Choose(Option<G::Spot>),
    /// Play this move.
    Play(G::Move),
    /// Say why what was typed is no move.
    Refuse(Refused<G::Illegal>),
    /// A command of the page, or something that the page leaves to the window.
    Do(Action),
}

impl<G: BoardUi, S> From<Pressed<G>> for TrialAction<G, S> {
    fn from(pressed: Pressed<G>) -> Self {
        match pressed {
            Pressed::Move(mv) => TrialAction::Play(mv),
            Pressed::Choice(spot) => TrialAction::Choose(spot),
            Pressed::Rest => TrialAction::Do(Action::FinishMotion),
        }
    }
}

impl<G: BoardUi, S> From<Command> for TrialAction<G, S> {
    fn from(command: Command) -> Self {
        TrialAction::Do(Action::Do(command))
    }
}

/// What the player requested, and the spots whose arrows are shown: the one under the pointer, and
/// the chosen one.
pub type Requested<G, S> = (Option<TrialAction<G, S>>, [Option<<G as Moving>::Spot>; 2]);
