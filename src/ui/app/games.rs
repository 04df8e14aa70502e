//! The game on the disk: kept from move to move, given to the library when the
//! window is done with it, opened again.

use std::path::Path;

use eframe::egui::Context;
use jiff::Timestamp;

use super::replay::is_replayed;
use super::{App, Screen, waker};
use crate::archive::{AnyGame, AnyGameProblem, Autosave, GameId, Label, RecoveredGame, SavedGame};
use crate::audio::Sound;
use crate::controller::{Name, Replay, Seat, Session, SessionState, Setup};
use crate::rules::{BySide, Record, Side};
use crate::storage::{LoadProblem, ReadProblem};
use crate::ui::dialogs::Dialog;
use crate::ui::live_game::LiveGame;
use crate::ui::toast::Toast;
use excerpt::shown_path;

/// What is known of the game on the table beside its moves, and how it is kept.
pub(super) struct GameSaving {
    /// None keeps games nowhere.
    pub(super) autosave: Option<Autosave>,
    label: Label,
    /// The [revision](Session::revision) that was kept last.
    seen: Option<u64>,
    /// A kept game that cannot be gone on with.
    pub(super) problem: Option<LoadProblem>,
    /// Why the game cannot be kept, in the language of the moment.
    pub(super) message: Option<String>,
}

impl GameSaving {
    pub(super) fn new(autosave: Option<Autosave>, problem: Option<LoadProblem>) -> Self {
        let label = Label::new(Timestamp::now());
        GameSaving { autosave, label, seen: None, problem, message: None }
    }

    /// The name of the game on the table.
    pub(super) fn id(&self) -> &GameId {
        &self.label.id
    }
}

/// Where games are kept, and what the last run left there. A window that opens
/// with a game leaves it to the next one.
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
    /// Keeps the game on the table if it has changed, and tells when it cannot be.
    pub(super) fn autosave_game(&mut self, ctx: &Context) {
        let GameSaving { autosave: Some(autosave), label, seen, .. } = &mut self.saving else {
            return;
        };
        if let Some(live_game) = &self.live_game
            && seen.replace(live_game.session().revision()) != *seen
        {
            let session = live_game.session();
            let game = SavedGame::of(label, session, Timestamp::now());
            match session.position().to_move() {
                Some(_) => autosave.save(game),
                None => autosave.file(game),
            }
        }
        match autosave.take_result() {
            Some(Err(problem)) => {
                let sentence = (self.words().library.autosave_failed)(&problem);
                if self.saving.message.replace(sentence.clone()).is_none() {
                    self.toast = Some(Toast::new(ctx, sentence));
                }
            }
            Some(Ok(())) => {
                log::debug!("game saved");
                self.saving.message = None;
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

    /// Whether everything is on the disk. Waits until it is, or cannot be.
    pub(super) fn is_saved(&mut self, ctx: &Context) -> bool {
        let with_clocks = |game: &LiveGame| game.session().clock_marks().is_some();
        if self.is_under_way() && self.live_game.as_ref().is_some_and(with_clocks) {
            // What the clocks show has changed. Nothing else changes without a revision.
            self.saving.seen = None;
        }
        self.autosave_game(ctx);
        self.saving.autosave.as_ref().is_some_and(Autosave::flush)
    }

    /// Shows a game of which nothing is kept yet, in place of the one that is on the
    /// table.
    pub(super) fn show(&mut self, session: Session) {
        self.archive_current_game();
        let given = session.game().turn_count();
        self.saving.label = Label { given, ..Label::new(Timestamp::now()) };
        // A finished game that somebody else has played is not one of the player's.
        let over = session.position().to_move().is_none();
        self.saving.seen = over.then(|| session.revision());
        self.set_live_game(session);
        self.screen = Screen::Game;
        self.dialog = None;
    }

    /// The game under way, if there is one, goes to the library.
    fn archive_current_game(&mut self) {
        if let (Some(autosave), Some(live_game)) = (&self.saving.autosave, &self.live_game)
            && live_game.session().is_under_way()
        {
            let game = SavedGame::of(&self.saving.label, live_game.session(), Timestamp::now());
            autosave.file(game);
        }
    }

    /// Lays a kept game on the table, to be gone on with.
    pub(super) fn restore_game(&mut self, ctx: &Context, (game, state): (SavedGame, SessionState)) {
        let session = Session::resume(state, waker(ctx), self.move_engine.clone());
        log::debug!("continuing a saved game after {} moves", game.turns());
        self.saving.label = game.label();
        self.saving.seen = Some(session.revision());
        self.set_live_game(session);
    }

    /// Opens the game of a file. Asks first where one is under way, unless the game of
    /// the file is over: that one is only replayed.
    pub(super) fn open_game(&mut self, ctx: &Context, game: AnyGame) {
        if self.is_under_way() && !is_replayed(&game) {
            self.open(Dialog::AskOpen(Box::new(game)));
        } else {
            self.open_now(ctx, game);
        }
    }

    /// Opens the game of a file, in place of the one on the table; one that is over is
    /// replayed.
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
                // It may come from elsewhere: then nothing of it is kept yet.
                if self.is_unfinished() {
                    self.saving.seen = None;
                }
                self.screen = Screen::Game;
                self.dialog = None;
            }
        }
    }

    /// Shows the game of a record as it stands after its last move. People play
    /// all its sides: it stands still, and each of its turns can be taken back.
    fn open_record(&mut self, ctx: &Context, record: Record) {
        log::info!("opened a game");
        let setup = self.setup_of(&record);
        let session = Session::from_game(setup, record.game, waker(ctx), self.move_engine.clone());
        self.show(session);
        self.toast = Some(Toast::new(ctx, self.words().game_opened));
    }

    /// People play all sides of a record, by the names it has for them.
    pub(super) fn setup_of(&mut self, record: &Record) -> Setup {
        let game = &record.game;
        let sides = game.rules().sides;
        Setup {
            rules: game.rules().clone(),
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
        // A first player answers first by which rules to play.
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

    /// Says why a file or a text is no game.
    pub(super) fn refuse_game(&mut self, file: Option<&Path>, problem: &AnyGameProblem) {
        let mut why = (self.words().library.not_a_game)(problem);
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
