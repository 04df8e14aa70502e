//! What a page on which the player tries moves needs of a game: its board with the panel.

use eframe::egui::{Context, Rect, Ui};
use live::{LiveGame, Moving, Refused, Tries};
use settings::Settings;
use tabletop::{AnalysisEngine, Setup, Side};

use crate::action::Action;
use crate::command::Command;
use crate::is_general;
use crate::parts::Parts;
use crate::room::RoomView;
use crate::table::spoken::{BoardView, Spoken, Voice};
use crate::table::success::Success;

/// The contents of a page on which the player tries moves. A step is an `S`.
pub struct TrialView<'a, G: TrialBoard, S> {
    /// What the window draws with.
    pub room: RoomView<'a>,
    /// The position.
    pub tries: &'a Tries<G>,
    /// How the board is seen.
    pub seen: BoardView,
    /// Whether the player may try a move now.
    pub may_try: bool,
    /// Whether there is something to find, so that a hint and the solution are offered.
    pub is_open: bool,
    /// Whether the board previews moves, if that gives nothing away.
    pub previews: bool,
    /// The move that the hints have named, if any.
    pub hinted: Option<G::Move>,
    /// The move of which the hints have named a part, if any.
    pub hinted_part: Option<G::Move>,
    /// The heading in a long and a short form.
    pub heading: Option<[String; 2]>,
    /// What is celebrated beside that which is said, if anything.
    pub success: Option<Success>,
    /// What is said, and whether it is a warning.
    pub said: (String, bool),
    /// Whether that says who is to move.
    pub tells_mover: bool,
    /// The steps that lead on, with their labels.
    pub steps: Vec<(&'static str, S)>,
    /// Whether the first step is the main one.
    pub has_main: bool,
    /// The main step is focused whenever this changes, unless it is `None`.
    pub when: Option<String>,
}

impl<'a, G: TrialBoard, S> TrialView<'a, G, S> {
    /// Returns the game on the board.
    pub fn live_game(&self) -> &'a LiveGame<G> {
        self.tries.live()
    }

    /// Returns what sentences about the position depend on.
    pub fn voice(&self) -> Voice<'a> {
        Voice::new::<G>(self.room.words, self.tries.setup(), self.seen)
    }
}

/// What the player requested on such a page.
pub enum TrialAction<G: TrialBoard, S> {
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

/// What the player requested, and the spots whose ways to go on are shown: the one under the pointer, and
/// the chosen one.
pub type Requested<G, S> = (Option<TrialAction<G, S>>, [Option<<G as Moving>::Spot>; 2]);

/// A game with a board on which the player tries moves.
pub trait TrialBoard: Spoken {
    /// What the page keeps of the keyboard between two frames.
    type Typed: Default + 'static;

    /// Whether the panel says why a move is refused; otherwise a line below the board does.
    const REFUSES_IN_PANEL: bool;

    /// Returns whether the key of a command that works everywhere works on these pages, too.
    fn general_key(command: Command) -> bool {
        is_general(command)
    }

    /// Returns what the pieces lie on.
    fn surface(settings: &Settings) -> Self::Surface;

    /// Returns how the board of a page that fills `room` is seen, with `near` in front.
    fn seen(ctx: &Context, room: Rect, setup: &Setup, settings: &Settings, near: Side)
    -> BoardView;

    /// Returns the engine that judges tries.
    fn analysis_engine(parts: &Parts) -> AnalysisEngine<Self>;

    /// Draws the page.
    fn show_trial<S: Clone>(
        ui: &mut Ui,
        view: &TrialView<'_, Self, S>,
        typed: &mut Self::Typed,
    ) -> Requested<Self, S>;

    /// Handles the keys that no widget takes, while the player `may_try` a move or not.
    fn trial_keys<S>(
        ctx: &Context,
        tries: &mut Tries<Self>,
        seen: BoardView,
        may_try: bool,
        typed: &mut Self::Typed,
    ) -> Option<TrialAction<Self, S>>;

    /// Returns whether a spot of the board of `played` has the keyboard focus.
    fn has_focus(ctx: &Context, played: &Self::Match) -> bool;

    /// Chooses a spot, or says why it is refused. Returns whether it was refused.
    fn press(live_game: &mut LiveGame<Self>, spot: Self::Spot) -> bool;

    /// Returns what the pieces do while they move, in a sentence, if the game says it.
    fn moving(_voice: &Voice<'_>, _live_game: &LiveGame<Self>) -> Option<String> {
        None
    }

    /// Returns why the last choice or typed text is refused, in a sentence; `None` if it is not.
    fn refusal(
        room: &RoomView<'_>,
        voice: &Voice<'_>,
        live_game: &LiveGame<Self>,
    ) -> Option<String>;
}
