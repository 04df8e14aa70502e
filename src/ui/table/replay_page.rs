//! The page of a replay, with the review of the game.

use basics::Heading;
use eframe::egui::{Context, Ui};
use tabletop::archive::GameId;
use tabletop::{AnalysisEngine, Played, Record, Replay, ReplayPace, Review};

use super::game_page::BoardAction;
use super::play::waker;
use super::replay_view::ReplayView;
use super::review::{ReviewAction, ReviewState};
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

impl<G: TableGame> ReplayPage<G> {
    /// Shows a replay at its start. `id` is the identifier of the game in the archive, if it is there.
    pub(super) fn new(replay: Replay<G>, id: Option<GameId>, review: ReviewState<G>) -> Self {
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

    /// Shows the review, and the first fault of a person.
    pub(super) fn show_first_fault(&mut self, ctx: &Context) {
        self.begin_review(ctx);
        let (setup, game) = (self.replay().setup(), self.replay().game());
        let faults = self.review.faults_of_persons(setup, game).unwrap_or_default();
        if let Some(turn) = faults.first() {
            self.run_review(ReviewAction::ShowFault(*turn), ctx);
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

    /// Returns the game, and its review to take over.
    pub(super) fn game_and_review(&mut self) -> (&G::Match, &mut ReviewState<G>) {
        (self.viewer.replay().game(), &mut self.review)
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
            Command::Rules | Command::Games | Command::HowToPlay => None,
            Command::EditPosition => G::EDITOR.map(|_| true),
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

    /// Returns the state of the review.
    pub(super) fn review_state(&self) -> &ReviewState<G> {
        &self.review
    }
}
