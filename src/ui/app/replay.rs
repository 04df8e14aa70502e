//! Replays: opening them, stepping through them, leaving them, and playing on from them.

use eframe::egui::{Context, EventFilter, Key, Modifiers, Ui};

use super::exchange::record_of;
use super::settings::surface;
use super::{App, Screen, waker};
use crate::archive::{AnyGame, GameId, Label, SavedGame};
use crate::audio::Sound;
use crate::controller::{Replay, Review, Session, SessionState, Setup};
use crate::platform;
use crate::rules::Game;
use crate::settings::Settings;
use crate::ui::board::is_cell;
use crate::ui::command::Command;
use crate::ui::dialogs::Dialog;
use crate::ui::new_game::{self, Form, NewGameAction};
use crate::ui::players::{GameOutcome, OutcomeForPersons};
use crate::ui::review::ReviewState;
use crate::ui::screens::{self, Action, ReplayScreen};
use crate::ui::toast::Toast;
use crate::ui::viewer::Viewer;

/// Where a replay was opened, and where leaving it leads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum ReplayOrigin {
    #[default]
    Menu,
    Library,
    Game,
    /// The result of the game, which opens again.
    Result,
}

/// Returns whether a game is over and has at least one turn or departure to replay.
fn is_over(game: &Game) -> bool {
    game.position().to_move().is_none() && game.last_entry().is_some()
}

/// Returns whether the game of a file is over. Opening it then only shows a replay and does not
/// affect a game under way.
pub(super) fn is_replayed(game: &AnyGame) -> bool {
    match game {
        AnyGame::Record(record) => is_over(&record.game),
        AnyGame::Saved(saved) => is_over(saved.1.game()),
    }
}

/// Returns the sound for the end of a game.
pub(super) fn sound_of_end(setup: &Setup, game: &Game) -> Sound {
    match GameOutcome::of(game).ending(setup) {
        OutcomeForPersons::Won => Sound::Win,
        OutcomeForPersons::Lost => Sound::Loss,
        OutcomeForPersons::Shared | OutcomeForPersons::Agreed => Sound::Draw,
    }
}

impl App {
    /// Shows a replay at its start, with the review of its game if there is one. If another
    /// replay is already shown, leaving this one leads to where that one was opened.
    pub(super) fn open_replay(
        &mut self,
        replay: Replay,
        id: Option<GameId>,
        review: Option<Review>,
    ) {
        log::info!("replay of {} steps", replay.steps());
        self.origin = match self.screen {
            Screen::Library => ReplayOrigin::Library,
            Screen::Game => ReplayOrigin::Game,
            Screen::Replay => self.origin,
            Screen::Menu
            | Screen::Lesson
            | Screen::Statistics
            | Screen::OtherGames
            | Screen::Room => ReplayOrigin::Menu,
        };
        self.review = ReviewState::new(review);
        let (surface, pace) = (surface(self.settings.board), self.settings.pace_of_replay());
        self.viewer = Some(Viewer::new(replay, id, surface, pace));
        self.screen = Screen::Replay;
        self.dialog = None;
    }

    /// Shows the replay of the current game up to its last move.
    pub(super) fn replay_live_game(&mut self, origin: ReplayOrigin) {
        if let (Some(live_game), Screen::Game) = (&self.live_game, self.screen)
            && live_game.session().game().last_entry().is_some()
        {
            let id = self.saving.autosave.is_some().then(|| self.saving.id().clone());
            let review = self.saved_review(live_game.session().game(), id.as_ref());
            self.open_replay(Replay::from(live_game.session()), id, review);
            self.origin = origin;
        }
    }

    /// Shows the replay of a saved game, which need not be in the library. `state` is the same
    /// game, played out.
    pub(super) fn replay_saved(&mut self, game: SavedGame, state: &SessionState) {
        // Reading the file has already rejected a review that does not fit the game.
        let review = game.review(state.game()).ok().flatten();
        let game_list = self.game_list.as_ref();
        let kept =
            game_list.is_some_and(|game_list| game_list.library().has(&game.id, state.game()));
        self.open_replay(Replay::from(state), kept.then_some(game.id), review);
    }

    /// Returns whether the replayed game can be saved in the library and is not there yet.
    fn can_save_replayed(&self) -> bool {
        self.game_list.is_some() && self.viewer.as_ref().is_some_and(|viewer| viewer.id().is_none())
    }

    /// Shows a message if the replayed game is not in the library.
    pub(super) fn report_not_saved_yet(&mut self, ctx: &Context) {
        if self.can_save_replayed() {
            self.toast = Some(Toast::new(ctx, self.words().replay.not_saved_yet));
        }
    }

    /// Saves the replayed game and its review in the library. There, all its players are people,
    /// so that it does not count in the statistics.
    fn save_replayed(&mut self, ctx: &Context) {
        if !self.can_save_replayed() {
            return;
        }
        let Some(viewer) = &self.viewer else {
            return;
        };
        let replay = viewer.replay();
        let game = replay.game().clone();
        let record = record_of(self.words(), replay.setup(), &game);
        let setup = self.setup_of(&record);
        let session = Session::from_game(setup, game, waker(ctx), self.move_engine.clone());
        let now = platform::now();
        if let Some(game_list) = &mut self.game_list {
            game_list.add(SavedGame::of(&Label::new(now), &session, now));
        }
    }

    /// Reports that the replayed game is in the library under this identifier, and saves its
    /// review there.
    pub(super) fn replayed_game_is_saved(&mut self, ctx: &Context, id: GameId) {
        if let Some(viewer) = self.viewer.as_mut().filter(|viewer| viewer.id().is_none()) {
            viewer.set_id(id.clone());
            let game = viewer.replay().game().clone();
            if let (Some(autosave), Some(review)) = (&self.saving.autosave, self.review.found()) {
                autosave.save_review(id, game, review.clone());
            }
        }
        self.report_done(ctx, Ok(()), self.words().replay.saved.to_owned());
    }

    /// Returns to where the replay was opened.
    fn leave_replay(&mut self) {
        match self.origin {
            ReplayOrigin::Menu => self.screen = Screen::Menu,
            ReplayOrigin::Library => self.open_library(),
            ReplayOrigin::Game => self.screen = Screen::Game,
            ReplayOrigin::Result => {
                self.screen = Screen::Game;
                self.open(Dialog::Result);
            }
        }
    }

    /// Runs the command if it belongs to the replay screen, and returns whether it does.
    pub(super) fn replay_command(&mut self, ctx: &Context, command: Command) -> bool {
        if !command.works_in_replay() {
            return false;
        }
        let (Some(viewer), Screen::Replay) = (&mut self.viewer, self.screen) else {
            return true;
        };
        let mut cues = Vec::new();
        match command {
            Command::ToStart => viewer.go_to(0),
            Command::StepBack => viewer.back(),
            Command::Autoplay => viewer.toggle(),
            Command::StepForward => cues = viewer.forward(),
            Command::ToEnd => viewer.go_to(viewer.replay().steps()),
            Command::PlayOn => self.ask_players_for_continuation(),
            Command::Keep => self.save_replayed(ctx),
            Command::Review => self.toggle_review(ctx),
            _ => self.leave_replay(),
        }
        for cue in cues {
            self.audio.play(cue);
        }
        ctx.request_repaint();
        true
    }

    /// Carries out an action on the replay screen.
    pub(super) fn act_in_replay(&mut self, ctx: &Context, action: &Action) {
        let Some(viewer) = &mut self.viewer else {
            return;
        };
        match *action {
            Action::GoTo(step) => viewer.go_to(step),
            Action::SetPace(pace) => {
                viewer.set_pace(pace);
                self.set(ctx, Settings { replay_pace: Some(pace), ..self.settings.clone() });
            }
            Action::Press(cell) => {
                viewer.refuse(cell);
                self.audio.play(Sound::Refusal);
            }
            _ => {}
        }
    }

    /// Advances the replay by `seconds`.
    pub(super) fn advance_replay(&mut self, ctx: &Context, seconds: f32) {
        let Some(viewer) = &mut self.viewer else {
            return;
        };
        let outcome = viewer.tick(seconds, self.settings.speed);
        for cue in outcome.cues {
            self.audio.play(cue);
        }
        if outcome.game_over {
            let replay = viewer.replay();
            self.audio.play(sound_of_end(replay.setup(), replay.game()));
        }
        if viewer.presenter().is_moving() {
            ctx.request_repaint();
        } else if let Some(seconds) = viewer.is_waiting() {
            ctx.request_repaint_after_secs(seconds.max(0.0));
        }
    }

    pub(super) fn replay_screen(&self, ui: &mut Ui) -> Option<Action> {
        let words = self.words();
        let (settings, letters) = (&self.settings, self.zoom.letters());
        let (sprites, viewer) = (self.sprites.as_ref()?, self.viewer.as_ref()?);
        let (review, keeps) = (&self.review, self.can_save_replayed());
        let toast = self.toast.as_ref().map(Toast::text);
        let screen =
            ReplayScreen { words, settings, viewer, review, keeps, sprites, toast, letters };
        screens::replay(ui, &screen)
    }

    /// Handles the keys on the replay screen. The arrow keys step through the game, whatever has
    /// the keyboard focus.
    pub(super) fn replay_keys(&mut self, ctx: &Context) {
        let focused = ctx.memory(|memory| memory.focused());
        if let Some(id) = focused {
            let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
            ctx.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        }
        let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if pressed(Key::Escape) {
            self.command(ctx, Command::Back);
        } else if focused.is_none_or(is_cell) && pressed(Key::Space) {
            self.command(ctx, Command::Autoplay);
        }
        self.clipboard_keys(ctx);
        if let Some(command) = Command::pressed(ctx, |_| true) {
            self.command(ctx, command);
        }
    }

    /// Asks who plays on from the position shown. The players of the replayed game are
    /// preselected.
    fn ask_players_for_continuation(&mut self) {
        let Some(viewer) = &self.viewer else {
            return;
        };
        if viewer.replay().position().to_move().is_none() {
            return;
        }
        let before = viewer.replay().setup();
        let rules = viewer.replay().game().rules().clone();
        let mut draft = Settings { rules, ..self.settings.clone() };
        for (side, &seat) in before.seats.iter() {
            draft.seats[side.index()] = seat;
            *draft.names.of_mut(side.index(), seat) = before.names[side].clone();
        }
        self.open(Dialog::PlayOn(Box::new(draft)));
    }

    /// Draws the page that asks who plays on, while it is open.
    pub(super) fn play_on_page(&mut self, ui: &Ui) -> Option<new_game::FormResponse> {
        let words = self.words();
        let under_way = self.is_under_way();
        let kept = self.saving.is_working();
        let (Some(Dialog::PlayOn(settings)), Some(viewer)) = (&self.dialog, &self.viewer) else {
            return None;
        };
        let form = Form {
            words,
            sprites: self.sprites.as_ref()?,
            settings,
            going_on: under_way,
            opened: self.dialog_input.number(),
        };
        let replay = &words.replay;
        let text = under_way.then_some(match kept {
            true => replay.current_game_kept,
            false => replay.current_game_lost,
        });
        let turns = viewer.replay().turns();
        Some(new_game::play_on(ui, &form, &mut self.typing, turns, text))
    }

    pub(super) fn answer_play_on(&mut self, ctx: &Context, answer: new_game::FormResponse) {
        if let (Some(settings), Some(Dialog::PlayOn(draft))) = (answer.set, &mut self.dialog) {
            **draft = settings;
            ctx.request_repaint();
        }
        match answer.then {
            Some(NewGameAction::Close) => self.dialog = None,
            Some(NewGameAction::Begin) => self.play_on(ctx),
            Some(NewGameAction::Rules) | None => return,
        }
        ctx.request_repaint();
    }

    /// Starts a new game from the position shown. The turns before it can be taken back too.
    fn play_on(&mut self, ctx: &Context) {
        let (Some(Dialog::PlayOn(seats)), Some(viewer)) = (self.dialog.take(), &self.viewer) else {
            return;
        };
        let replay = viewer.replay();
        log::info!("new game from {:?} after {} turns", viewer.id(), replay.turns());
        let seed = self.random.u64(..);
        let setup = Setup { first: replay.setup().first, ..seats.setup(seed) };
        let time = replay.time_control();
        let session =
            Session::from_game(setup, replay.game_so_far(), waker(ctx), self.move_engine.clone())
                .with_time(time);
        self.show(session);
    }
}
