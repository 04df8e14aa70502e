//! The current game on disk: saved after each move, added to the library when it is finished or
//! abandoned, and opened again.

use std::path::Path;

use eframe::egui::Context;

use super::replay::is_replayed;
use super::{App, Screen, waker};
use crate::archive::{AnyGame, AnyGameProblem, Autosave, GameId, Label, RecoveredGame, SavedGame};
use crate::audio::Sound;
use crate::controller::{Name, Replay, Seat, Session, SessionState, Setup};
use crate::platform;
use crate::rules::{BySide, Record, Side};
use crate::storage::{LoadProblem, ReadProblem};
use crate::ui::dialogs::Dialog;
use crate::ui::live_game::LiveGame;
use crate::ui::toast::Toast;
use basics::shown_path;

/// The label of the current game, and how it is saved.
pub(super) struct GameSaving {
    /// The autosave, or `None` if games are not saved.
    pub(super) autosave: Option<Autosave>,
    label: Label,
    /// The [revision](Session::revision) that was saved last.
    seen: Option<u64>,
    /// The reason why the last game cannot be continued.
    pub(super) problem: Option<LoadProblem>,
    /// The reason why games cannot be saved, in the language chosen at that time.
    pub(super) message: Option<String>,
    /// The number of games that could not be saved.
    unsaved: usize,
}

impl GameSaving {
    pub(super) fn new(autosave: Option<Autosave>, problem: Option<LoadProblem>) -> Self {
        let label = Label::new(platform::now());
        GameSaving { autosave, label, seen: None, problem, message: None, unsaved: 0 }
    }

    /// Returns the identifier of the current game.
    pub(super) fn id(&self) -> &GameId {
        &self.label.id
    }

    /// Returns whether games are saved, and saving has not failed last.
    pub(super) fn is_working(&self) -> bool {
        self.autosave.is_some() && self.unsaved == 0
    }
}

/// Opens the autosave in `folder` and returns the game that the last run left there. A window
/// that opens with a game (`resumes` is not set) leaves that game to the next one.
pub(super) fn open(
    ctx: &Context,
    folder: Option<&Path>,
    resumes: bool,
) -> (Option<Autosave>, RecoveredGame) {
    match folder {
        None => (None, RecoveredGame::default()),
        Some(folder) if resumes => {
            let (autosave, found) = Autosave::open(folder, waker(ctx));
            (Some(autosave), found)
        }
        Some(folder) => (Some(Autosave::open_fresh(folder, waker(ctx))), RecoveredGame::default()),
    }
}

impl App {
    /// Saves the current game if it has changed, and reports the result of earlier writes.
    pub(super) fn autosave_game(&mut self, ctx: &Context) {
        let GameSaving { autosave: Some(autosave), label, seen, .. } = &mut self.saving else {
            return;
        };
        if let Some(live_game) = &self.live_game
            && seen.replace(live_game.session().revision()) != *seen
        {
            let session = live_game.session();
            let game = SavedGame::of(label, session, platform::now());
            match session.position().to_move() {
                Some(_) => autosave.save(game),
                None => autosave.file(game),
            }
        }
        match autosave.take_result() {
            Some(Err(problem)) => {
                let unsaved = autosave.unsaved().len();
                let sentence = self.words().autosave_failed(&problem, unsaved);
                let is_worse = std::mem::replace(&mut self.saving.unsaved, unsaved) < unsaved;
                if self.saving.message.replace(sentence.clone()).is_none() || is_worse {
                    self.toast = Some(Toast::new(ctx, sentence));
                }
            }
            Some(Ok(())) => {
                log::debug!("game saved");
                (self.saving.message, self.saving.unsaved) = (None, 0);
                let language = self.language();
                match (self.screen, &mut self.game_list, &mut self.statistics) {
                    (Screen::Library, Some(game_list), _) => game_list.refresh(language),
                    (Screen::Statistics, _, Some(statistics)) => statistics.refresh(),
                    _ => {}
                }
            }
            None => {}
        }
    }

    /// Saves everything and returns whether every game is on the disk. Waits until it is, or
    /// cannot be.
    pub(super) fn is_saved(&mut self, ctx: &Context) -> bool {
        let with_clocks = |game: &LiveGame| game.session().clock().marks().is_some();
        if self.is_under_way() && self.live_game.as_ref().is_some_and(with_clocks) {
            // The clocks change without a new revision; nothing else does.
            self.saving.seen = None;
        }
        self.autosave_game(ctx);
        self.saving.autosave.as_ref().is_some_and(Autosave::flush)
    }

    /// Shows a game that is not saved yet, and adds the current game to the library if it is in
    /// progress.
    pub(super) fn show(&mut self, session: Session) {
        self.archive_current_game();
        let given = session.game().turn_count();
        self.saving.label = Label { given, ..Label::new(platform::now()) };
        // A finished game from elsewhere is not one of the player's games.
        let over = session.position().to_move().is_none();
        self.saving.seen = over.then(|| session.revision());
        self.set_live_game(session);
        self.screen = Screen::Game;
        self.dialog = None;
    }

    /// Adds the current game to the library if it is in progress.
    fn archive_current_game(&mut self) {
        if let (Some(autosave), Some(live_game)) = (&self.saving.autosave, &self.live_game)
            && live_game.session().is_under_way()
        {
            let game = SavedGame::of(&self.saving.label, live_game.session(), platform::now());
            autosave.file(game);
        }
    }

    /// Makes a saved game the current game.
    pub(super) fn restore_game(&mut self, ctx: &Context, (game, state): (SavedGame, SessionState)) {
        let session = Session::resume(state, waker(ctx), self.move_engine.clone());
        log::debug!("continuing a saved game after {} moves", game.turns());
        self.saving.label = game.label();
        self.saving.seen = Some(session.revision());
        self.set_live_game(session);
    }

    /// Opens a game from a file or from text. Asks first if another game is in progress, unless
    /// the opened game is over and therefore only replayed.
    pub(super) fn open_game(&mut self, ctx: &Context, game: AnyGame) {
        if self.is_under_way() && !is_replayed(&game) {
            self.open(Dialog::AskOpen(Box::new(game)));
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
                let setup = self.setup_of(&record);
                self.open_replay(Replay::new(setup, record.game), None, None);
                self.report_not_saved_yet(ctx);
            }
            AnyGame::Saved(game) if replayed => {
                self.replay_saved(game.0, &game.1);
                self.report_not_saved_yet(ctx);
            }
            AnyGame::Record(record) => self.open_record(ctx, record),
            AnyGame::Saved(game) => {
                log::info!("opened a saved game");
                self.archive_current_game();
                self.restore_game(ctx, *game);
                // A game from elsewhere is not in this window's slot yet.
                if self.is_unfinished() {
                    self.saving.seen = None;
                }
                self.screen = Screen::Game;
                self.dialog = None;
            }
        }
    }

    /// Shows the game of a record after its last move. People play all sides, so that no computer
    /// moves and every turn can be undone.
    fn open_record(&mut self, ctx: &Context, record: Record) {
        log::info!("opened a game");
        let setup = self.setup_of(&record);
        let session = Session::from_game(setup, record.game, waker(ctx), self.move_engine.clone());
        self.show(session);
        self.toast = Some(Toast::new(ctx, self.words().game_opened));
    }

    /// Returns a setup in which people play all sides of a record, under its names.
    pub(super) fn setup_of(&mut self, record: &Record) -> Setup {
        let game = &record.game;
        let sides = game.rules().sides;
        Setup {
            seats: BySide::from_fn(sides, |_| Seat::Person),
            names: BySide::from_fn(sides, |side| Name::new(&record.names[side])),
            first: game.start().to_move().unwrap_or(Side::NEAR),
            seed: self.random.u64(..),
        }
    }

    /// Opens the first file that was dropped onto the window.
    pub(super) fn take_dropped_file(&mut self, ctx: &Context) {
        let Some(file) = ctx.input(|input| input.raw.dropped_files.first().cloned()) else {
            return;
        };
        // A new player must choose the rules first.
        if self.asks_first_question() {
            return;
        }
        let path = file.path();
        match AnyGame::read(path, &self.settings.rules) {
            Ok(game) => self.open_game(ctx, game),
            Err(refused) => {
                let (path, problem) = *refused;
                log::debug!("{}: {problem}", path.display());
                self.refuse_game(Some(&path), &problem);
            }
        }
    }

    /// Shows why a file or a text is not a game.
    pub(super) fn refuse_game(&mut self, file: Option<&Path>, problem: &AnyGameProblem) {
        let mut why = self.words().files.not_a_game(problem);
        if let Some(file) = file {
            why = format!("{}\n{why}", shown_path(file));
        }
        let is_read = !matches!(
            problem,
            AnyGameProblem::File(ReadProblem::Missing | ReadProblem::Unreadable(_))
        );
        self.open(Dialog::NotAGame { is_read, why });
        self.audio.play(Sound::Refusal);
    }
}
