//! The page of a replay, with the review of the game.

use basics::Heading;
use eframe::egui::{Context, Rect, StrokeKind, Ui, UiBuilder};
use tabletop::archive::GameId;
use tabletop::{AnalysisEngine, Played, Record, Replay, ReplayPace, Review, TimeLimit};

use super::drawn::{Scene, Showing};
use super::game_page::BoardAction;
use super::layout::PageParts;
use super::move_list::{MoveList, moves, moves_column};
use super::numbering::moves_in;
use super::parts::{BETWEEN, BarButton, SWITCHES, bar_with, line};
use super::play::waker;
use super::review::{self, ReviewAction, ReviewState, ReviewView};
use super::spoken::{BoardView, Voice};
use super::state::heading_of;
use super::strips::SeatStatus;
use super::table_game::TableGame;
use crate::audio::Cue;
use crate::settings::Settings;
use crate::ui::command::Command;
use crate::ui::icons::Icon;
use crate::ui::live::{Viewer, request_next_frame};
use crate::ui::rooms::RoomView;
use crate::ui::screens::{Clock, PACE, SLIDER, count, count_width, pace_list, slider};
use crate::ui::theme::Palette;

/// The width that the bar keeps for the slider, the number of moves and the pace.
const STEPS: f32 = 330.0;

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
        let (room, words) = (ui.max_rect(), view.words);
        let parts = PageParts {
            sides: self.replay().setup().sides(),
            has_clocks: self.replay().time_control().limit != TimeLimit::None,
            list: moves_column(view.settings, room.width()),
            review: self.review.open,
            ..PageParts::default()
        };
        let layout = G::layout(room, &parts);
        let replay = self.replay();
        let setup = replay.setup();
        let voice = Voice { words, setup, view: board };
        let names = voice.names();
        let shown = replay.game_so_far();
        let (at_start, at_end) = (replay.shown() == 0, replay.is_at_end());
        let buttons = [
            BarButton::new(Command::Back, true),
            BarButton::icon(Command::ToStart, !at_start),
            BarButton::icon(Command::StepBack, !at_start),
            BarButton {
                instead: replay.is_playing().then_some((Icon::Pause, words.pause)),
                ..BarButton::icon(Command::Autoplay, replay.steps() > 0)
            },
            BarButton::icon(Command::StepForward, !at_end),
            BarButton::icon(Command::ToEnd, !at_end),
            BarButton::new(Command::PlayOn, shown.to_move().is_some()),
            BarButton::new(Command::Review, replay.game().turn_count() > 0),
            BarButton::new(Command::Moves, true),
        ];
        let turns = G::HAS_SIDES.then(|| BarButton::listed(Command::TurnBoard, true));
        let edits = G::EDITOR.map(|_| BarButton::only_listed(Command::EditPosition, true));
        let buttons: Vec<_> = buttons.into_iter().chain(turns).chain(edits).collect();
        let mut moved = None;
        let steps = |ui: &mut Ui| moved = self.steps(ui, view);
        let pressed = bar_with(ui, layout.bar, view, &buttons, STEPS, steps);
        let mut action = moved.or(pressed.map(BoardAction::Do));
        let showing = Showing::Replay(&self.viewer);
        let mut scene = Scene {
            // The sentences of a review name squares.
            coordinates: self.review.open || view.settings.table(G::ID).coordinates,
            hinted: self.better_move(),
            ..Scene::new(view, board, showing, &shown)
        };
        scene.stores = G::seats(ui, &layout, &scene, &|side| {
            let left = replay.time_left(side, replay.shown());
            let clock = left.map(|left| Clock { left, low: false });
            SeatStatus { thinking: false, clock }
        });
        G::board(ui, layout.board, &scene);
        let text = self.status(&voice, view);
        line(ui, layout.line, view, (&text, false), &[]);
        if let Some(rect) = layout.list.or(layout.list_over_board(view.settings)) {
            let list = MoveList {
                own: G::words(view.language),
                voice,
                names: &names,
                game: replay.game(),
                listed: replay.steps(),
                captured: &|_| 0,
                review: self.review(),
                looked_at: self.better_move().map(|_| replay.turns()),
                shown: replay.shown(),
                commands: &[],
                grows: false,
            };
            action = moves(ui, rect, &list).map(BoardAction::from).or(action);
        }
        if let Some(rect) = layout.panel {
            action = self.panel(ui, rect, voice, view).or(action);
        }
        action
    }

    /// Draws the slider, the number of moves shown and the pace, as far as there is room. Returns what the
    /// player asks for.
    fn steps(&self, ui: &mut Ui, view: &RoomView<'_>) -> Option<BoardAction<G>> {
        let (words, replay) = (view.words, self.replay());
        let [shown, all] =
            [replay.shown(), replay.steps()].map(|at| moves_in::<G>(replay.game(), at));
        let number = count_width(ui, words, all);
        let room = ui.available_width() - SWITCHES - PACE - number - 3.0 * BETWEEN;
        if room < *SLIDER.start() {
            return None;
        }
        let step = slider(ui, words, replay, room.clamp(*SLIDER.start(), *SLIDER.end()));
        count(ui, words, [shown, all], number);
        let pace = pace_list(ui, words, replay.pace());
        step.map(BoardAction::View).or(pace.map(BoardAction::SetPace))
    }

    /// Returns the state of the review.
    pub(super) fn review_state(&self) -> &ReviewState<G> {
        &self.review
    }

    pub(super) fn review(&self) -> Option<&Review<G>> {
        self.review.found().filter(|_| self.review.open)
    }

    /// Returns the better move in the position on the screen.
    fn better_move(&self) -> Option<G::Move> {
        Some(self.review()?.fault(self.replay().turns())?.better.mv)
    }

    fn status(&self, voice: &Voice<'_>, view: &RoomView<'_>) -> String {
        let (replay, own) = (self.replay(), G::words(view.language));
        let shown = replay.game_so_far();
        let mut text = match shown.entries().len().checked_sub(1) {
            None => view.words.start.to_owned() + ".",
            Some(entry) => own.happened(voice, &shown, entry),
        };
        if self.viewer.presenter().is_moving() {
            return text;
        }
        if shown.to_move().is_none() {
            let end = own.end(voice, &shown);
            return format!("{text} {end}").trim_end().to_owned();
        }
        let last = shown.entries().last();
        if let Some(passed) = last.and_then(|entry| own.passed_end(voice, entry)) {
            return format!("{text} {passed}");
        }
        let expected = self.review().and_then(|review| {
            let turn = review.turns().get(replay.turns());
            turn.map(|turn| turn.expected).or(review.after())
        });
        if let (Some(expected), Some(side)) = (expected, shown.to_move()) {
            text += &format!(" {}", own.expected(voice, side, expected.margin, expected.proven));
        }
        text
    }

    /// Draws the review. Returns what the player asks for.
    fn panel(
        &self,
        ui: &mut Ui,
        rect: Rect,
        voice: Voice<'_>,
        view: &RoomView<'_>,
    ) -> Option<BoardAction<G>> {
        let palette = Palette::current(ui.ctx());
        ui.painter().rect(rect, 8.0, palette.paper, palette.edge(), StrokeKind::Inside);
        let review_view = ReviewView {
            own: G::words(view.language),
            voice,
            game: self.replay().game(),
            state: &self.review,
            shown: self.replay().turns(),
        };
        let builder = UiBuilder::new().max_rect(rect.shrink(8.0));
        let asked = ui.scope_builder(builder, |ui| review::beside(ui, &review_view)).inner;
        asked.map(BoardAction::Review)
    }
}
