//! The page of a replay, with the review of the game.

use basics::Heading;
use eframe::egui::{Context, Ui};
use tabletop::archive::GameId;
use tabletop::{AnalysisEngine, Fault, Played, Record, Replay, ReplayPace, Review, Seat, Side};

use super::game_page::BoardAction;
use super::play::waker;
use super::replay_view::ReplayView;
use super::review::{FaultKind, ReviewAction, ReviewState, kind_of};
use super::spoken::BoardView;
use super::state::heading_of;
use super::table_game::TableGame;
use crate::audio::Cue;
use crate::settings::Settings;
use crate::ui::command::Command;
use crate::ui::live::{Viewer, request_next_frame};
use crate::ui::rooms::RoomView;

/// A replay on the screen.
pub(super) struct ReplayPage<G: TableGame> {
    pub viewer: Viewer<G>,
    review: ReviewState<G>,
    /// What the record of the game says besides its moves, if it came from outside.
    heading: Option<Heading>,
}

/// The state of a review that a page waits for.
pub(super) enum Waiting {
    /// This number of positions have been judged, of all.
    For(usize, usize),
    /// The review failed.
    Failed,
}

impl<G: TableGame> ReplayPage<G> {
    /// Shows a replay at its start. `id` is the identifier of the game in the archive, if it is there.
    pub(super) fn new(replay: Replay<G>, id: Option<GameId>, review: Option<Review<G>>) -> Self {
        let review = ReviewState::new(review);
        let viewer = Viewer::new(replay, id, 0, ReplayPace::default());
        ReplayPage { viewer, review, heading: None }
    }

    /// Returns the game and the number of steps shown.
    pub(super) fn replay(&self) -> &Replay<G> {
        self.viewer.replay()
    }

    /// Returns this page with what the record of the game says besides its moves.
    pub(super) fn with_heading(mut self, heading: Heading) -> Self {
        self.heading = Some(heading);
        self
    }

    /// Returns the record of the game.
    pub(super) fn record(&self) -> Record<G> {
        let heading = self.heading.clone();
        let heading = heading.unwrap_or_else(|| heading_of(self.replay().setup(), ""));
        Record { game: self.replay().game().clone(), heading }
    }

    /// Advances the replay by `seconds` and returns the sounds to play.
    pub(super) fn tick(&mut self, ctx: &Context, seconds: f32, settings: &Settings) -> Vec<Cue> {
        self.viewer.presenter_mut().set_surface(settings.table(G::ID).look);
        self.viewer.set_pace(settings.pace_of_replay());
        let cues = self.viewer.tick(seconds, settings.speed).cues;
        let is_moving = self.viewer.presenter().is_moving();
        request_next_frame(ctx, is_moving, self.viewer.next_change_in());
        cues
    }

    /// Receives the review. Returns it once it is complete.
    pub(super) fn poll_review(&mut self) -> Option<Review<G>> {
        self.review.poll().cloned()
    }

    /// Opens the review, or hides it.
    pub(super) fn toggle_review(&mut self, ctx: &Context) {
        match self.review.open {
            true => self.review.open = false,
            false => self.begin_review(ctx),
        }
    }

    /// Shows the review: the complete one, or else one that begins now.
    pub(super) fn begin_review(&mut self, ctx: &Context) {
        self.review.open = true;
        if self.review.found().is_none() && self.review.progress().is_none() {
            self.review_again(ctx);
        }
    }

    fn review_again(&mut self, ctx: &Context) {
        let engine: AnalysisEngine<G> = tabletop::default_analysis_engine::<G>();
        let game = self.replay().game().clone();
        self.review.begin(game, engine, waker(ctx));
    }

    /// Carries out an action on the review, except that its faults are practised.
    pub(super) fn run_review(&mut self, action: ReviewAction, ctx: &Context) {
        let game = self.replay().game();
        match action {
            ReviewAction::Begin => self.review_again(ctx),
            ReviewAction::Cancel => self.review.cancel(),
            ReviewAction::Show(turns) => self.viewer.go_to(game.entries_to_turn(turns)),
            ReviewAction::ShowFault(turn) => {
                self.viewer.go_to(game.entries_before_turn(turn + 1));
            }
            ReviewAction::Practise(_) | ReviewAction::Close => {}
        }
    }

    /// Returns a replay of the same game at its start, which takes the review over.
    pub(super) fn hand_over(&mut self) -> Self {
        let replay = Replay::new(self.replay().setup().clone(), self.replay().game().clone());
        let mut page = ReplayPage::new(replay, self.viewer.id().cloned(), None);
        page.take_back(self);
        page
    }

    /// Takes the review over from another replay of the same game.
    pub(super) fn take_back(&mut self, other: &mut Self) {
        self.review = std::mem::take(&mut other.review);
    }

    /// Returns how far the review is that a page waits for.
    pub(super) fn waiting(&self) -> Waiting {
        match self.review.progress() {
            Some((done, all)) => Waiting::For(done, all),
            None => Waiting::Failed,
        }
    }

    /// Runs a command of the replay.
    pub(super) fn run(&mut self, command: Command) {
        let all = self.replay().steps();
        match command {
            Command::ToStart => self.viewer.go_to(0),
            Command::StepBack => self.viewer.back(),
            Command::StepForward => drop(self.viewer.forward()),
            Command::ToEnd => self.viewer.go_to(all),
            Command::Autoplay => self.viewer.toggle(),
            _ => {}
        }
    }

    /// Draws the page. Returns what the player asks for.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        board: BoardView,
        view: &RoomView<'_>,
    ) -> Option<BoardAction<G>> {
        let offered = |command| match command {
            // The games of a guest have other ways to their rules and lists, and no such pages.
            Command::Rules | Command::EditPosition | Command::Games | Command::HowToPlay => None,
            _ => Some(true),
        };
        let replay_view = ReplayView {
            view: *view,
            board,
            viewer: &self.viewer,
            review: &self.review,
            looked_at: Some(self.replay().turns()),
            explorer: None,
            can_review: self.replay().game().turn_count() > 0,
            keeps: false,
            offered: &offered,
        };
        replay_view.show(ui)
    }

    pub(super) fn review(&self) -> Option<&Review<G>> {
        self.review.found().filter(|_| self.review.open)
    }

    /// Returns the faults in the order of play.
    pub(super) fn faults(&self) -> Vec<(Fault<G::Move>, FaultKind)> {
        let Some(review) = self.review() else { return Vec::new() };
        let mut faults = review.faults();
        faults.sort_by_key(|fault| fault.turn);
        let kind = |fault: Fault<G::Move>| (fault, kind_of(review, &fault));
        faults.into_iter().map(kind).collect()
    }

    /// Returns the entry of a fault.
    pub(super) fn entry(&self, fault: &Fault<G::Move>) -> Option<&G::Entry> {
        self.replay().game().entries().get(self.entry_of(fault))
    }

    /// Returns the index of the entry of a fault.
    fn entry_of(&self, fault: &Fault<G::Move>) -> usize {
        self.replay().game().entries_before_turn(fault.turn + 1)
    }

    /// Returns the seats of a game that goes on from the position on the screen.
    pub(super) fn seats(&self) -> [Seat; 2] {
        [Side::NEAR, Side::FAR].map(|side| self.replay().setup().seats[side])
    }
}
