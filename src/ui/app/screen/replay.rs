//! The screen of a replay: its position in the game, its review, keeping its game, and playing on
//! from it.

use eframe::egui::{Context, EventFilter, Key, Modifiers, Ui};

use super::super::games;
use super::super::parts::{record_of, waker};
use super::board_keys::clear_focus;
use super::{OpenEditor, Parts, Screen, ScreenContext, ScreenStack, Under, editor, is};
use crate::archive::{GameId, Label, SavedGame, SavedReview};
use crate::audio::{Sound, Surface};
use crate::controller::{Explorer, Replay, SessionState, Setup};
use crate::games::OAnQuan;
use crate::platform;
use crate::rules::{Game, Position};
use crate::settings::Settings;
use crate::ui::board::is_cell;
use crate::ui::command::Command;
use crate::ui::dialogs::Dialog;
use crate::ui::live::request_next_frame;
use crate::ui::live_game::Viewer;
use crate::ui::oanquan::own;
use crate::ui::oanquan::own_mut;
use crate::ui::oanquan::{PlayOn, ReviewState, reviewable};
use crate::ui::rooms::RoomView;
use crate::ui::screens::Action;
use crate::ui::share::SharedGame;
use crate::ui::table::my_games::Change;
use crate::ui::table::practice::{OpenPractice, ReviewedReplay};
use crate::ui::table::review::ReviewAction;
use crate::ui::table::{BoardView, ReplayView, has_room_for_review};

/// A replay that is open.
pub struct OpenReplay {
    viewer: Viewer,
    review: ReviewState,
    /// Whether the replay goes to the first fault of a person when the review is complete.
    seeks_fault: bool,
    /// The values of all moves of the shown position, while the player wants to see them.
    explorer: Option<Explorer>,
}

/// Shows a replay at its start, with the review of its game.
pub fn open_replay(
    replay: Replay,
    id: Option<GameId>,
    review: ReviewState,
    context: &mut ScreenContext<'_>,
) {
    let replay = OpenReplay::new(replay, id, review, context.parts);
    context.open(Box::new(replay));
    context.parts.dialogs.close();
}

/// Shows the replay of a saved game, which need not be in the library. `state` is the same game,
/// played out. `is_kept` says whether the game is in the library.
pub fn replay_saved(
    game: SavedGame,
    state: &SessionState,
    is_kept: bool,
    context: &mut ScreenContext<'_>,
) {
    // Reading the file has already rejected a review that does not fit the game.
    let review = ReviewState::new(game.review(state.game()).ok().flatten());
    open_replay(Replay::from(state), is_kept.then_some(game.id), review, context);
}

/// Returns the replay on the screen, or the one whose mistakes are practised there.
pub fn replay_on(stack: &ScreenStack) -> Option<&OpenReplay> {
    match stack.top_as::<OpenPractice<OpenReplay>>() {
        Some(_) => stack.below_as(),
        None => stack.top_as(),
    }
}

impl OpenReplay {
    /// Opens a replay at its start, with the review of its game. `id` is the identifier of the
    /// game in the library, if it is there.
    pub fn new(replay: Replay, id: Option<GameId>, review: ReviewState, parts: &Parts) -> Self {
        log::info!("replay of {} steps", replay.steps());
        let pace = parts.settings().pace_of_replay();
        let viewer = Viewer::new(replay, id, parts.surface(), pace);
        OpenReplay { viewer, review, seeks_fault: false, explorer: None }
    }

    /// Returns the replay on the screen.
    pub fn viewer(&self) -> &Viewer {
        &self.viewer
    }

    /// Returns whether the game is in the library.
    fn is_in_library(&self) -> bool {
        self.viewer.id().is_some()
    }

    /// Runs a command that moves through the game. Does nothing for others.
    fn step(&mut self, command: Command, context: &ScreenContext<'_>) {
        match command {
            Command::ToStart => self.viewer.go_to(0),
            Command::StepBack => self.viewer.back(),
            Command::Autoplay => self.viewer.toggle(),
            Command::StepForward => context.parts.sound.play_all(self.viewer.forward()),
            Command::ToEnd => self.viewer.go_to(self.replay().steps()),
            _ => {}
        }
    }

    /// Returns the question who continues the game at the position shown, by its own rules or, if the
    /// position fits them, those of the next game.
    fn who_plays_on(&self, settings: &Settings) -> PlayOn {
        let (replay, next) = (self.replay(), settings.game::<OAnQuan>());
        let own = replay.game().rules();
        let fits = !replay.game().is_match()
            && *own != *next
            && own.sides == next.sides
            && own.handicap == next.handicap
            && Position::parse(&replay.position().to_string(), &next).is_ok();
        let others = fits.then_some(next).into_iter().collect();
        PlayOn::new(settings.of::<OAnQuan>().players(), replay.setup(), own.clone().into(), others)
    }

    /// Shows or hides the review. Starts it if it has not been made yet. It opens in a dialog if it
    /// has no room beside the board.
    fn toggle_review(&mut self, context: &mut ScreenContext<'_>) {
        if !reviewable(self.replay().game()) {
            return;
        }
        let has_room = has_room_for_review::<OAnQuan>(context.ctx.content_rect().width());
        self.review.open = !has_room || !self.review.open;
        let starts = self.review.found().is_none() && self.review.progress().is_none();
        if self.review.open && starts {
            self.begin_review(context);
        }
        if !has_room {
            context.parts.dialogs.open(Dialog::Review);
        }
    }

    fn go_to_first_fault(&mut self) {
        let replay = self.viewer.replay();
        let faults = self.review.faults_of_persons(replay.setup(), replay.game());
        if let Some(&turn) = faults.as_deref().and_then(<[usize]>::first) {
            self.show_turn(turn, Some(turn));
        }
    }

    /// Follows the shown position with the values of all moves, if the player wants to see them.
    fn poll_values(&mut self, context: &ScreenContext<'_>) {
        if !context.parts.settings().values {
            self.explorer = None;
            return;
        }
        let explorer = self.explorer.get_or_insert_with(|| {
            Explorer::new(own(context.parts).engines.analysis.clone(), waker(context.ctx))
        });
        let replay = self.viewer.replay();
        // The values must not run ahead of the moving stones, nor slow them down.
        if !self.viewer.presenter().is_moving() {
            explorer.follow(replay.shown(), replay.position(), || replay.game_so_far());
        }
        explorer.poll();
    }

    /// Saves the review if there is one and the game is in the library.
    fn save_review(&self, context: &ScreenContext<'_>) {
        if let (Some(archive), Some(id), Some(review)) =
            (&own(context.parts).current.archive, self.viewer.id(), self.review.found())
        {
            archive.autosave.save_review(id.clone(), self.replay().game().clone(), review.clone());
        }
    }

    /// Shows the position after `turns` turns. `looked_at` is the turn whose fault is shown
    /// there.
    fn show_turn(&mut self, turns: usize, looked_at: Option<usize>) {
        self.review.looked_at = looked_at;
        self.viewer.go_to(self.replay().step_of_turn(turns));
    }

    /// Saves the game and its review in the library, unless it is there. There, all its players are
    /// people, so that it does not count in the statistics.
    fn keep(&self, context: &mut ScreenContext<'_>) {
        let parts = &mut *context.parts;
        if self.is_in_library() || own_mut(parts).current.archive.is_none() {
            return;
        }
        let game = self.replay().game().clone();
        let record = record_of(parts.words(), self.replay().setup(), &game);
        let review = self.review.found().map(SavedReview::of);
        let setup = own_mut(parts).engines.people_of(&record);
        let session = own(parts).engines.continue_game(context.ctx, setup, game);
        let now = platform::now();
        if let Some(collection) = own_mut(parts).current.collection_mut() {
            let saved = SavedGame::of(&Label::new(now), &session, now);
            collection.game_list.add(SavedGame { review, ..saved });
        }
    }

    /// Runs a command that works only in a replay.
    fn run(&mut self, command: Command, context: &mut ScreenContext<'_>) {
        let parts = &mut *context.parts;
        match command {
            Command::Back => self.close(context),
            Command::PlayOn => {
                if self.replay().position().to_move().is_some() {
                    let question = self.who_plays_on(parts.settings());
                    parts.dialogs.open(Dialog::PlayOn(Box::new(question)));
                }
            }
            Command::Keep => self.keep(context),
            Command::Values => {
                parts.change_settings(context.ctx, |settings| settings.values = !settings.values);
            }
            Command::Review => self.toggle_review(context),
            _ => self.step(command, context),
        }
        context.ctx.request_repaint();
    }

    /// Carries out an action on the review.
    fn review_action(&mut self, action: ReviewAction, context: &mut ScreenContext<'_>) {
        match action {
            ReviewAction::Begin => return self.begin_review(context),
            ReviewAction::Cancel => return self.review.cancel(),
            ReviewAction::Practise(whose) => {
                let practice = OpenPractice::new(self, whose, false, context);
                context.open(Box::new(practice));
            }
            ReviewAction::Close => {}
            ReviewAction::Show(turns) => self.show_turn(turns, None),
            ReviewAction::ShowFault(turn) => self.show_turn(turn, Some(turn)),
        }
        context.parts.dialogs.close();
    }
}

impl ReviewedReplay for OpenReplay {
    type Game = OAnQuan;

    fn replay(&self) -> &Replay {
        self.viewer.replay()
    }

    fn review(&self) -> &ReviewState {
        &self.review
    }

    fn begin_review(&mut self, context: &ScreenContext<'_>) {
        log::info!("review started");
        let game = self.replay().game().clone();
        self.review.begin(game, own(context.parts).engines.analysis.clone(), waker(context.ctx));
    }

    fn poll_review(&mut self, context: &mut ScreenContext<'_>) {
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
        if let Some(review) = self.review.found() {
            let game = self.viewer.replay().game().clone();
            own_mut(context.parts).current.keep_review(game, review.clone());
        }
        // A player who has gone on meanwhile stays there.
        if std::mem::take(&mut self.seeks_fault) && self.replay().shown() == 0 {
            self.go_to_first_fault();
        }
    }

    /// Shows the review, and the first fault of a person as soon as the review is complete. Until
    /// then, the review is in a dialog if it has no room beside the board.
    fn show_first_fault(&mut self, context: &mut ScreenContext<'_>) {
        self.review.open = true;
        if self.review.found().is_some() {
            return self.go_to_first_fault();
        }
        self.seeks_fault = true;
        if self.review.progress().is_none() {
            self.begin_review(context);
        }
        if !has_room_for_review::<OAnQuan>(context.ctx.content_rect().width()) {
            context.parts.dialogs.open(Dialog::Review);
        }
    }

    /// Leaves the replay, after returning the review to the current game if the replay shows that
    /// game.
    fn close(&mut self, context: &mut ScreenContext<'_>) {
        let current = &mut own_mut(context.parts).current;
        current.take_review_back(self.viewer.replay().game(), &mut self.review);
        context.leave();
    }
}

impl Screen for OpenReplay {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let parts = &*context.parts;
        let view = RoomView {
            language: parts.language(),
            words: parts.words(),
            settings: parts.settings(),
            sprites: parts.sprites()?,
            toast: parts.toast(),
            letters: parts.letters(),
        };
        let replay = ReplayView {
            view,
            board: BoardView::lying(0, self.replay().setup().near_side()),
            viewer: &self.viewer,
            review: &self.review,
            looked_at: self.review.looked_at,
            explorer: self.explorer.as_ref(),
            can_review: reviewable(self.replay().game()),
            keeps: own(parts).current.archive.is_some() && !self.is_in_library(),
            offered: &|_| Some(true),
        };
        replay.show(ui)?.in_window()
    }

    fn act(&mut self, action: Action, context: &mut ScreenContext<'_>) -> Option<Action> {
        let parts = &mut *context.parts;
        match action {
            Action::Do(Command::Moves) => parts.toggle_moves(context.ctx),
            Action::Do(Command::Rules) => parts.dialogs.open(Dialog::RulesInForce),
            Action::Do(Command::EditPosition) => {
                let replay = self.replay();
                let shown = (replay.game().rules().clone(), replay.position().clone());
                editor::open(Some(shown), context);
            }
            Action::Do(command) if command.works_in_replay() => self.run(command, context),
            Action::Press(cell) => {
                self.viewer.refuse(cell);
                parts.sound.play(Sound::Refusal);
            }
            Action::FinishMotion => {
                parts.sound.play_all(self.viewer.presenter_mut().finish_motion());
            }
            Action::ClearChoice => clear_focus(context.ctx),
            Action::GoTo(step) => self.viewer.go_to(step),
            Action::SetPace(pace) => {
                self.viewer.set_pace(pace);
                let set = |settings: &mut Settings| settings.replay_pace = Some(pace);
                parts.change_settings(context.ctx, set);
            }
            Action::Review(action) => self.review_action(action, context),
            action => return Some(action),
        }
        None
    }

    fn advance(&mut self, seconds: f64, context: &mut ScreenContext<'_>) {
        let parts = &*context.parts;
        let outcome = self.viewer.tick(seconds as f32, parts.settings().speed);
        parts.sound.play_all(outcome.cues);
        if outcome.game_over {
            let replay = self.viewer.replay();
            parts.sound.play_end(replay.setup(), replay.game());
        }
        let is_moving = self.viewer.presenter().is_moving();
        request_next_frame(context.ctx, is_moving, self.viewer.next_change_in());
    }

    fn poll(&mut self, context: &mut ScreenContext<'_>) {
        self.poll_review(context);
        self.poll_values(context);
    }

    /// Handles the keys of the screen. The arrow keys step through the game, whatever has the
    /// keyboard focus.
    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Vec<Action> {
        key(context.ctx).map(Action::Do).into_iter().collect()
    }

    fn handles_key(&self, _command: Command, _parts: &Parts) -> bool {
        true
    }

    fn has_board(&self) -> bool {
        true
    }

    fn has_copies_in_lists(&self) -> bool {
        true
    }

    fn set_surface(&mut self, surface: Surface) {
        self.viewer.presenter_mut().set_surface(surface);
    }

    fn shared(&self, parts: &Parts) -> Option<SharedGame> {
        let replay = self.replay();
        let record = record_of(parts.words(), replay.setup(), replay.game());
        Some(SharedGame::of_record(&record, replay.shown()))
    }

    fn position(&self, _parts: &Parts) -> Option<String> {
        Some(self.replay().position().to_string())
    }

    /// Starts a new game from the position shown. The turns before it can be taken back too.
    fn play_on(&mut self, question: &PlayOn, context: &mut ScreenContext<'_>) {
        let (replay, parts) = (self.replay(), &mut *context.parts);
        log::info!("new game from {:?} after {} turns", self.viewer.id(), replay.turns());
        let (before, rules) = (replay.setup(), &question.rules().0);
        let setup = question.players.setup(rules.sides, own_mut(parts).engines.seed());
        let setup = Setup { first: before.first, ..setup };
        let setup = own(parts).current.fitted(setup);
        let (game, time) = (replay.game_so_far(), replay.time_control());
        // By other rules, the game begins at this position: they may forbid the turns before it.
        let game = match game.rules() == rules {
            true => game,
            false => Game::new(rules.clone(), game.position().clone()),
        };
        let session = own(parts).engines.continue_game(context.ctx, setup, game).with_time(time);
        games::show(session, context);
    }

    /// Takes over that the game is in the library. A review that has been completed since then
    /// follows it.
    fn follow_change(&mut self, change: &Change, context: &mut ScreenContext<'_>) {
        if let Change::Added(id) = change
            && !self.is_in_library()
        {
            self.viewer.set_id(id.clone());
            self.save_review(context);
        }
    }

    fn under(&self, above: &dyn Screen) -> Under {
        if is::<OpenEditor>(above) || is::<OpenPractice<OpenReplay>>(above) {
            Under::Stays
        } else if is::<OpenReplay>(above) {
            Under::IsLeft
        } else {
            Under::AllAreLeft
        }
    }
}

/// Returns the command of a pressed key.
fn key(ctx: &Context) -> Option<Command> {
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
