//! The screen of a replay: its position in the game, its review, and where it was opened.

use eframe::egui::{Context, EventFilter, Key, Modifiers, Ui};

use super::super::parts::{Preferences, waker};
use super::context::ScreenContext;
use crate::archive::GameId;
use crate::audio::{Cue, Sound, Surface};
use crate::controller::{Explorer, Replay, ReplayPace};
use crate::rules::Cell;
use crate::settings::Settings;
use crate::ui::board::is_cell;
use crate::ui::command::Command;
use crate::ui::live_game::Viewer;
use crate::ui::review::ReviewState;
use crate::ui::screens::{self, Action, ReplayScreen};

/// Where a replay was opened, and where leaving it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayOrigin {
    /// The home.
    Menu,
    /// The library.
    Library,
    /// The current game.
    Game,
    /// The result of the game, which opens again.
    Result,
}

/// A replay that is open.
pub struct OpenReplay {
    viewer: Viewer,
    origin: ReplayOrigin,
    review: ReviewState,
    /// Whether the replay goes to the first fault of a person when the review is complete.
    seeks_fault: bool,
    /// The values of all moves of the shown position, while the player wants to see them.
    explorer: Option<Explorer>,
}

impl OpenReplay {
    /// Opens a replay at its start, with the review of its game. `id` is the identifier of the
    /// game in the library, if it is there.
    pub fn new(
        replay: Replay,
        id: Option<GameId>,
        review: ReviewState,
        origin: ReplayOrigin,
        preferences: &Preferences,
    ) -> Self {
        log::info!("replay of {} steps", replay.steps());
        let pace = preferences.settings.pace_of_replay();
        let viewer = Viewer::new(replay, id, preferences.surface(), pace);
        OpenReplay { viewer, origin, review, seeks_fault: false, explorer: None }
    }

    /// Returns where leaving the replay leads.
    pub fn origin(&self) -> ReplayOrigin {
        self.origin
    }

    /// Returns the replay on the screen.
    pub fn viewer(&self) -> &Viewer {
        &self.viewer
    }

    /// Returns the game and the number of steps shown.
    pub fn replay(&self) -> &Replay {
        self.viewer.replay()
    }

    /// Returns the review of the game.
    pub fn review(&self) -> &ReviewState {
        &self.review
    }

    /// Takes the review of the game, running or complete.
    pub fn take_review(&mut self) -> ReviewState {
        self.review.looked_at = None;
        std::mem::take(&mut self.review)
    }

    /// Returns whether the game is in the library.
    pub fn is_in_library(&self) -> bool {
        self.viewer.id().is_some()
    }

    /// Records that the game is in the library under this identifier, and saves its review there.
    pub fn set_id(&mut self, id: GameId, context: &ScreenContext<'_>) {
        self.viewer.set_id(id);
        self.save_review(context);
    }

    /// Sets the surface that stones fall on.
    pub fn set_surface(&mut self, surface: Surface) {
        self.viewer.presenter_mut().set_surface(surface);
    }

    /// Advances the replay by `seconds`.
    pub fn advance(&mut self, seconds: f32, context: &ScreenContext<'_>) {
        let outcome = self.viewer.tick(seconds, context.settings().speed);
        context.sound.play_all(outcome.cues);
        if outcome.game_over {
            let replay = self.viewer.replay();
            context.sound.play_end(replay.setup(), replay.game());
        }
        if self.viewer.presenter().is_moving() {
            context.ctx.request_repaint();
        } else if let Some(seconds) = self.viewer.is_waiting() {
            context.ctx.request_repaint_after_secs(seconds.max(0.0));
        }
    }

    /// Brings the stones to rest at once. Returns the sounds to play.
    pub fn finish_motion(&mut self) -> Vec<Cue> {
        self.viewer.presenter_mut().finish_motion()
    }

    /// Draws the replay. Returns the action requested.
    pub fn show(&self, ui: &mut Ui, context: &ScreenContext<'_>) -> Option<Action> {
        let screen = ReplayScreen {
            words: context.words(),
            settings: context.settings(),
            viewer: &self.viewer,
            review: &self.review,
            explorer: self.explorer.as_ref(),
            keeps: context.collection.is_some() && !self.is_in_library(),
            sprites: context.sprites()?,
            toast: context.toast(),
            letters: context.letters(),
        };
        screens::replay(ui, &screen)
    }

    /// Handles the keys of the screen. The arrow keys step through the game, whatever has the
    /// keyboard focus. Returns the command requested.
    pub fn keys(ctx: &Context) -> Option<Command> {
        let focused = ctx.memory(|memory| memory.focused());
        if let Some(id) = focused {
            let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
            ctx.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        }
        let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if pressed(Key::Escape) {
            return Some(Command::Back);
        }
        (focused.is_none_or(is_cell) && pressed(Key::Space)).then_some(Command::Autoplay)
    }

    /// Runs a command that moves through the game. Does nothing for others.
    pub fn step(&mut self, command: Command, context: &ScreenContext<'_>) {
        match command {
            Command::ToStart => self.viewer.go_to(0),
            Command::StepBack => self.viewer.back(),
            Command::Autoplay => self.viewer.toggle(),
            Command::StepForward => context.sound.play_all(self.viewer.forward()),
            Command::ToEnd => self.viewer.go_to(self.replay().steps()),
            _ => {}
        }
    }

    /// Shows the position after this number of steps.
    pub fn go_to(&mut self, step: usize) {
        self.viewer.go_to(step);
    }

    /// Sets the pace.
    pub fn set_pace(&mut self, pace: ReplayPace) {
        self.viewer.set_pace(pace);
    }

    /// Refuses a press on a cell.
    pub fn refuse(&mut self, cell: Cell, context: &ScreenContext<'_>) {
        self.viewer.refuse(cell);
        context.sound.play(Sound::Refusal);
    }

    /// Returns the settings of a game that continues at the position shown, with the rules and the
    /// players of the replayed game. Returns `None` if that game is over there.
    pub fn draft_of_continuation(&self, settings: &Settings) -> Option<Settings> {
        let replay = self.replay();
        replay.position().to_move()?;
        let before = replay.setup();
        let mut draft = Settings { rules: replay.game().rules().clone(), ..settings.clone() };
        for (side, &seat) in before.seats.iter() {
            draft.seats[side.index()] = seat;
            *draft.names.of_mut(side.index(), seat) = before.names[side].clone();
        }
        Some(draft)
    }

    /// Shows or hides the review. Starts it if it has not been made yet. Returns whether it needs
    /// a dialog, because it has no room beside the board.
    pub fn toggle_review(&mut self, context: &ScreenContext<'_>) -> bool {
        if !screens::reviewable(self.replay().game()) {
            return false;
        }
        let has_room = screens::has_room_for_review(context.ctx.content_rect().width());
        self.review.open = !has_room || !self.review.open;
        let starts = self.review.found().is_none() && self.review.progress().is_none();
        if self.review.open && starts {
            self.begin_review(context);
        }
        !has_room
    }

    /// Shows the review, and the first fault of a person as soon as the review is complete. Returns
    /// whether the review needs a dialog meanwhile, because it has no room beside the board.
    pub fn show_first_fault(&mut self, context: &ScreenContext<'_>) -> bool {
        self.review.open = true;
        if self.review.found().is_some() {
            self.go_to_first_fault();
            return false;
        }
        self.seeks_fault = true;
        if self.review.progress().is_none() {
            self.begin_review(context);
        }
        !screens::has_room_for_review(context.ctx.content_rect().width())
    }

    fn go_to_first_fault(&mut self) {
        let replay = self.viewer.replay();
        let faults = self.review.faults_of_persons(replay.setup(), replay.game());
        if let Some(&turn) = faults.as_deref().and_then(<[usize]>::first) {
            self.show_turn(turn, Some(turn));
        }
    }

    /// Starts the review.
    pub fn begin_review(&mut self, context: &ScreenContext<'_>) {
        log::info!("review started");
        let game = self.replay().game().clone();
        self.review.begin(game, context.analysis_engine.clone(), waker(context.ctx));
    }

    /// Cancels the running review.
    pub fn cancel_review(&mut self) {
        self.review.cancel();
    }

    /// Follows the shown position with the values of all moves, if the player wants to see them.
    pub fn follow_values(&mut self, context: &ScreenContext<'_>) {
        if !context.settings().values {
            self.explorer = None;
            return;
        }
        let explorer = self.explorer.get_or_insert_with(|| {
            Explorer::new(context.analysis_engine.clone(), waker(context.ctx))
        });
        let replay = self.viewer.replay();
        // The values must not run ahead of the moving stones, nor slow them down.
        if !self.viewer.presenter().is_moving() {
            explorer.follow(replay.shown(), replay.position(), || replay.game_so_far());
        }
        explorer.poll();
    }

    /// Takes over and saves a finished review.
    pub fn follow_review(&mut self, context: &ScreenContext<'_>) {
        let replay = self.viewer.replay();
        let is_shown = |turn: &usize| replay.shown() == replay.step_of_turn(*turn);
        self.review.looked_at = self.review.looked_at.filter(is_shown);
        let Some(review) = self.review.poll() else {
            return;
        };
        // A scroll area knows its height only after it has been drawn.
        context.ctx.request_repaint();
        log::info!("review finished: {} faults", review.faults().len());
        self.save_review(context);
        // A player who has gone on meanwhile stays there.
        if std::mem::take(&mut self.seeks_fault) && self.replay().shown() == 0 {
            self.go_to_first_fault();
        }
    }

    /// Saves the review if there is one and the game is in the library.
    fn save_review(&self, context: &ScreenContext<'_>) {
        if let (Some(autosave), Some(id), Some(review)) =
            (context.autosave, self.viewer.id(), self.review.found())
        {
            autosave.save_review(id.clone(), self.replay().game().clone(), review.clone());
        }
    }

    /// Shows the position after `turns` turns. `looked_at` is the turn whose fault is shown
    /// there.
    pub fn show_turn(&mut self, turns: usize, looked_at: Option<usize>) {
        self.review.looked_at = looked_at;
        self.viewer.go_to(self.replay().step_of_turn(turns));
    }
}
