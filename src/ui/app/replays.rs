//! Replays: opening them, leaving them, keeping their games, and playing on from them.

use eframe::egui::Context;

use super::App;
use super::parts::record_of;
use super::screen::{OpenReplay, ReplayOrigin, Screen};
use crate::archive::{AnyGame, GameId, Label, SavedGame, SavedReview};
use crate::controller::{Replay, ReplayPace, Session, SessionState, Setup};
use crate::platform;
use crate::rules::Game;
use crate::settings::Settings;
use crate::ui::command::Command;
use crate::ui::dialogs::Dialog;
use crate::ui::review::{ReviewAction, ReviewState};
use crate::ui::screens::MyGamesPart;

/// Returns whether a game is over and has at least one turn or departure to replay.
fn is_over(game: &Game) -> bool {
    game.is_over() && game.last_entry().is_some()
}

/// Returns whether the game of a file is over. Opening it then only shows a replay and does not
/// affect a game under way.
pub(super) fn is_replayed(game: &AnyGame) -> bool {
    match game {
        AnyGame::Record(record) => is_over(&record.game),
        AnyGame::Saved(saved) => is_over(saved.1.game()),
    }
}

impl App {
    /// Shows a replay at its start, with the review of its game.
    pub(super) fn open_replay(
        &mut self,
        replay: Replay,
        id: Option<GameId>,
        review: ReviewState,
        origin: ReplayOrigin,
    ) {
        let replay = OpenReplay::new(replay, id, review, origin, &self.preferences);
        self.go_to(Screen::Replay(Box::new(replay)));
        self.dialogs.close();
    }

    /// Returns where a replay that is opened now leads back to. If another replay is already
    /// shown, that is where the other one was opened.
    pub(super) fn origin_of_replay(&self) -> ReplayOrigin {
        match &self.screen {
            Screen::Library(_) => ReplayOrigin::Library,
            Screen::Game => ReplayOrigin::Game,
            Screen::Replay(replay) => replay.origin(),
            Screen::Practice(practice) => practice.replay().origin(),
            Screen::Home(_)
            | Screen::Lesson(_)
            | Screen::Training(_)
            | Screen::Puzzle(_)
            | Screen::Editor(_)
            | Screen::OtherGames
            | Screen::Tournaments(_)
            | Screen::Room(_) => ReplayOrigin::Menu,
        }
    }

    /// Shows the replay of the current game up to its last move.
    pub(super) fn replay_live_game(&mut self, origin: ReplayOrigin) {
        if let (Some(session), Screen::Game) = (self.current.session(), &self.screen)
            && session.game().last_entry().is_some()
        {
            let (replay, id) = (Replay::from(session), self.current.id().cloned());
            let review = self.current.take_review();
            self.open_replay(replay, id, review, origin);
        }
    }

    /// Shows the replay of a saved game, which need not be in the library. `state` is the same
    /// game, played out.
    pub(super) fn replay_saved(&mut self, game: SavedGame, state: &SessionState) {
        // Reading the file has already rejected a review that does not fit the game.
        let review = ReviewState::new(game.review(state.game()).ok().flatten());
        let collection = self.collection.as_ref();
        let is_kept = collection.is_some_and(|collection| collection.has(&game.id, state.game()));
        let (id, origin) = (is_kept.then_some(game.id), self.origin_of_replay());
        self.open_replay(Replay::from(state), id, review, origin);
    }

    /// Returns whether the replayed game can be saved in the library and is not there yet.
    fn can_keep_replayed(&self) -> bool {
        let is_new = self.screen.replay().is_some_and(|replay| !replay.is_in_library());
        is_new && self.collection.is_some()
    }

    /// Shows a message if the replayed game is not in the library.
    pub(super) fn report_not_saved_yet(&mut self, ctx: &Context) {
        if self.can_keep_replayed() {
            self.notices.show(ctx, self.preferences.words().replay.not_saved_yet);
        }
    }

    /// Saves the replayed game and its review in the library. There, all its players are people,
    /// so that it does not count in the statistics.
    fn keep_replayed(&mut self, ctx: &Context) {
        let (Some(open), true) = (self.screen.replay(), self.can_keep_replayed()) else {
            return;
        };
        let replay = open.replay();
        let game = replay.game().clone();
        let record = record_of(self.preferences.words(), replay.setup(), &game);
        let review = open.review().found().map(SavedReview::of);
        let setup = self.engines.people_of(&record);
        let session = self.engines.continue_game(ctx, setup, game);
        let now = platform::now();
        if let Some(collection) = &mut self.collection {
            let saved = SavedGame::of(&Label::new(now), &session, now);
            collection.game_list.add(SavedGame { review, ..saved });
        }
    }

    /// Reports that the replayed game is in the library under this identifier. A review that has
    /// been completed since then follows it.
    pub(super) fn replayed_game_is_kept(&mut self, ctx: &Context, id: GameId) {
        let (screen, context) = self.screen_and_context(ctx);
        if let Some(replay) = screen.replay_mut().filter(|replay| !replay.is_in_library()) {
            replay.set_id(id, &context);
        }
        self.report_done(ctx, Ok(()), self.preferences.words().replay.saved.to_owned());
    }

    /// Returns to where the replay was opened.
    fn leave_replay(&mut self, origin: ReplayOrigin) {
        self.return_review();
        match origin {
            ReplayOrigin::Menu => self.go_home(),
            ReplayOrigin::Library => self.open_my_games(MyGamesPart::Games),
            ReplayOrigin::Game => self.go_to(Screen::Game),
            ReplayOrigin::Result => {
                self.go_to(Screen::Game);
                self.dialogs.open(Dialog::Result);
            }
        }
    }

    /// Returns the review of the replay to the current game if the replay shows that game.
    fn return_review(&mut self) {
        let game = self.current.session().map(Session::game);
        let shows_it = |replay: &&mut OpenReplay| Some(replay.replay().game()) == game;
        if let Some(replay) = self.screen.replay_mut().filter(shows_it) {
            let review = replay.take_review();
            if let Some(finished) = &mut self.current.finished {
                finished.review = review;
            }
        }
    }

    /// Runs the command if it belongs to the replay screen, and returns whether it does.
    pub(super) fn run_replay_command(&mut self, ctx: &Context, command: Command) -> bool {
        if !command.works_in_replay() {
            return false;
        }
        let (Screen::Replay(replay), context) = self.screen_and_context(ctx) else {
            return true;
        };
        match command {
            Command::Back => {
                let origin = replay.origin();
                self.leave_replay(origin);
            }
            Command::PlayOn => {
                if let Some(draft) = replay.draft_of_continuation(context.settings()) {
                    self.dialogs.open(Dialog::play_on(draft));
                }
            }
            Command::Keep => self.keep_replayed(ctx),
            Command::Values => {
                let values = !context.settings().values;
                self.set(ctx, Settings { values, ..self.preferences.settings.clone() });
            }
            Command::Review => {
                if replay.toggle_review(&context) {
                    self.dialogs.open(Dialog::Review);
                }
            }
            _ => replay.step(command, &context),
        }
        ctx.request_repaint();
        true
    }

    pub(super) fn set_pace(&mut self, ctx: &Context, pace: ReplayPace) {
        if let Some(replay) = self.screen.replay_mut() {
            replay.set_pace(pace);
            let settings = self.preferences.settings.clone();
            self.set(ctx, Settings { replay_pace: Some(pace), ..settings });
        }
    }

    /// Carries out an action on the review of the replayed game.
    pub(super) fn act_in_review(&mut self, ctx: &Context, action: ReviewAction) {
        let (Screen::Replay(replay), context) = self.screen_and_context(ctx) else {
            return;
        };
        match action {
            ReviewAction::Begin => return replay.begin_review(&context),
            ReviewAction::Cancel => return replay.cancel_review(),
            ReviewAction::Practise(whose) => return self.practise(ctx, whose, false),
            ReviewAction::Close => {}
            ReviewAction::Show(turns) => replay.show_turn(turns, None),
            ReviewAction::ShowFault(turn) => replay.show_turn(turn, Some(turn)),
        }
        self.dialogs.close();
    }

    /// Starts a new game from the position shown. The turns before it can be taken back too.
    pub(super) fn play_on(&mut self, ctx: &Context) {
        let Some(Dialog::PlayOn { draft, .. }) = self.dialogs.take() else {
            return;
        };
        let Some(open) = self.screen.replay() else {
            return self.play_edited_position(ctx, &draft);
        };
        let replay = open.replay();
        log::info!("new game from {:?} after {} turns", open.viewer().id(), replay.turns());
        let setup = Setup { first: replay.setup().first, ..draft.setup(self.engines.seed()) };
        let setup = self.fitted(setup);
        let (game, time) = (replay.game_so_far(), replay.time_control());
        // By other rules, the game begins at this position: they may forbid the turns before it.
        let game = match *game.rules() == draft.rules {
            true => game,
            false => Game::new(draft.rules.clone(), game.position().clone()),
        };
        let session = self.engines.continue_game(ctx, setup, game).with_time(time);
        self.show(session);
    }
}
