//! Games that begin, are saved, are resumed, or are opened from files and texts.

use eframe::egui::Context;

use super::App;
use super::parts::SaveResult;
use super::replays::is_replayed;
use super::screen::Screen;
use crate::archive::{AnyGame, Autosave, SavedGame};
use crate::controller::{Replay, Session, SessionState};
use crate::rules::Record;
use crate::ui::dialogs::Question;
use crate::ui::review::ReviewState;
use crate::ui::screens::TournamentAction;

impl App {
    /// Saves the current game if it has changed, and reports the result of earlier writes.
    pub(super) fn autosave_game(&mut self, ctx: &Context) {
        match self.current.save(self.preferences.words()) {
            Some(SaveResult::Failed { sentence, is_news: true }) => {
                self.notices.show(ctx, sentence);
            }
            Some(SaveResult::Saved) => {
                let language = self.preferences.language();
                match (&self.screen, &mut self.collection) {
                    (Screen::Library(_), Some(collection)) => {
                        collection.game_list.refresh(language);
                        collection.statistics.refresh();
                    }
                    // The result suggests a level, and the game before has just been written.
                    (_, Some(collection)) if self.current.finished.is_some() => {
                        collection.statistics.refresh();
                    }
                    _ => {}
                }
            }
            Some(SaveResult::Failed { is_news: false, .. }) | None => {}
        }
    }

    /// Saves everything and returns whether every game is on the disk. Waits until it is, or
    /// cannot be.
    pub(super) fn is_saved(&mut self, ctx: &Context) -> bool {
        let has_clocks = |session: &Session| session.clock().marks().is_some();
        if self.current.is_under_way() && self.current.session().is_some_and(has_clocks) {
            // The clocks change without a new revision; nothing else does.
            self.current.mark_unsaved();
        }
        self.autosave_game(ctx);
        self.current.autosave.as_ref().is_some_and(Autosave::flush)
    }

    /// Starts a game with the players in the settings.
    pub(super) fn new_game(&mut self, ctx: &Context) {
        log::info!("new game");
        let seed = self.engines.seed();
        let settings = &self.preferences.settings;
        let setup = self.fitted(settings.setup(seed));
        let session = self.engines.start(ctx, settings.rules.clone(), setup, settings.time);
        self.show(session);
    }

    /// Shows a game that is not saved yet, and adds the current game to the library if it is in
    /// progress.
    pub(super) fn show(&mut self, session: Session) {
        self.current.begin(session, self.preferences.surface());
        self.go_to(Screen::Game);
        self.dialogs.close();
    }

    /// Makes a saved game the current game.
    pub(super) fn restore_game(&mut self, ctx: &Context, (game, state): (SavedGame, SessionState)) {
        let session = self.engines.resume(ctx, state);
        self.current.restore(game.label(), session, self.preferences.surface());
    }

    /// Opens a game from a file or from text. Asks first if another game is in progress, unless
    /// the opened game is over and therefore only replayed.
    pub(super) fn open_game(&mut self, ctx: &Context, game: AnyGame) {
        if let AnyGame::Record(record) = &game
            && self.goes_on(ctx, record)
        {
            return;
        }
        if self.current.is_under_way() && !is_replayed(&game) {
            self.dialogs.ask(Question::Open(Box::new(game)));
        } else {
            self.open_now(ctx, game);
        }
    }

    /// Opens a game from a file or from text in place of the current game. A game that is over
    /// is only replayed.
    pub(super) fn open_now(&mut self, ctx: &Context, game: AnyGame) {
        let replayed = is_replayed(&game);
        match game {
            AnyGame::Record(record) if replayed => {
                let setup = self.engines.people_of(&record);
                let origin = self.origin_of_replay();
                let replay = Replay::new(setup, record.game);
                self.open_replay(replay, None, ReviewState::default(), origin);
                self.report_not_saved_yet(ctx);
            }
            AnyGame::Saved(game) if replayed => {
                self.replay_saved(game.0, &game.1);
                self.report_not_saved_yet(ctx);
            }
            AnyGame::Record(record) => self.open_record(ctx, record),
            AnyGame::Saved(game) => {
                log::info!("opened a saved game");
                self.current.archive();
                self.restore_game(ctx, *game);
                // A game from elsewhere is not in this window's slot yet.
                if self.current.is_unfinished() {
                    self.current.mark_unsaved();
                }
                self.go_to(Screen::Game);
                self.dialogs.close();
            }
        }
    }

    /// Shows the game of a record after its last move. People play all sides, so that no computer
    /// moves and every turn can be undone.
    fn open_record(&mut self, ctx: &Context, record: Record) {
        log::info!("opened a game");
        let setup = self.engines.people_of(&record);
        let session = self.engines.continue_game(ctx, setup, record.game);
        self.show(session);
        self.notices.show(ctx, self.preferences.words().game_opened);
    }

    /// Opens the games in the first file that was dropped onto the window.
    pub(super) fn take_dropped_file(&mut self, ctx: &Context) {
        let Some(file) = ctx.input(|input| input.raw.dropped_files.first().cloned()) else {
            return;
        };
        // A new player must answer the first page first.
        if self.shows_first_page() {
            return;
        }
        match self.door().open(file.path()) {
            Ok(games) => self.take_games(ctx, games),
            Err((path, why)) => {
                log::debug!("{}: {why}", path.display());
                // What is no game is a list of names to the page that asks for one.
                if let Screen::Tournaments(open) = &self.screen
                    && open.takes_names()
                {
                    return self.act_in_tournament(ctx, TournamentAction::AddFile(path));
                }
                self.refuse_game(Some(&path), &why);
            }
        }
    }
}
