//! What outlives the pages of a game: the game in progress, the saved games, and what the next game needs.

use std::sync::Arc;

use basics::Heading;
use eframe::egui::{Context, Painter, Rect};
use tabletop::archive::{Label, RecoveredGame};
use tabletop::{BySide, Level, Name, Played, Record, Replay, Review, Seat, Session, Setup, Side};

use super::archive::Archive;
use super::numbering::moves_of_turns;
use super::pages::{GameScreen, ReplayScreen, StartScreen};
use super::play::{Play, waker};
use super::replay_page::ReplayPage;
use super::spoken::{BoardView, Voice};
use super::table_game::TableGame;
use crate::door::GuestGame;
use crate::platform;
use crate::settings::{Language, Players, Settings, TableSettings};
use crate::storage::{Errand, LoadProblem, SaveProblem};
use crate::ui::app::{Rooms, Screen};
use crate::ui::board::Sprites;
use crate::ui::players::players;
use crate::ui::rooms::{OpenTable, TableLaunch, UnfinishedGame};
use crate::ui::words::Words;

/// What the pages of the game `G` share, as long as the window is open.
pub(super) struct TableState<G: TableGame> {
    /// The options of the next game.
    pub game: G,
    pub random: fastrand::Rng,
    /// The saved games, or `None` if games are not saved.
    pub archive: Option<Archive<G>>,
    pub current: Option<Current<G>>,
    /// What the start page reports.
    pub message: Option<Message>,
    /// The number of questions so far who continues a replayed game.
    pub questions: u32,
    opening: Option<Opening<G>>,
}

/// The saved games while they are being opened.
struct Opening<G: TableGame> {
    errand: Errand<(Archive<G>, RecoveredGame<G>)>,
    ctx: Context,
    look: usize,
}

/// The game in progress.
pub(super) struct Current<G: TableGame> {
    pub play: Play<G>,
    pub label: Label,
    /// The revision saved last, or `None` if it is to be saved in any case.
    saved: Option<u64>,
    /// The review of this revision of the game.
    reviewed: Option<(u64, Review<G>)>,
}

/// A message about the games, worded when it is shown.
pub(super) enum Message {
    /// The game in progress cannot be saved.
    NotSaved(Arc<SaveProblem>),
    /// The unfinished game of the last time cannot be continued.
    NotFound(LoadProblem),
}

/// Returns what the pages of the game `G` share.
///
/// # Panics
/// If the table of the game is not open. The window opens it before it shows a page of the game.
pub(super) fn state<G: TableGame>(rooms: &Rooms) -> &TableState<G> {
    rooms.get_as(G::ID).expect("the table of the game is open")
}

/// Returns that, mutably.
///
/// # Panics
/// As [`state`] does.
pub(super) fn state_mut<G: TableGame>(rooms: &mut Rooms) -> &mut TableState<G> {
    rooms.get_mut_as(G::ID).expect("the table of the game is open")
}

impl<G: TableGame> TableState<G> {
    /// Opens the table, and starts to read the games of the last time.
    pub(super) fn open(
        TableLaunch { ctx, errands, data, settings, seed }: TableLaunch<'_>,
    ) -> Self {
        let mut state = TableState {
            game: options(settings),
            random: fastrand::Rng::with_seed(seed),
            archive: None,
            current: None,
            message: None,
            questions: 0,
            opening: None,
        };
        state.opening = data.map(|data| {
            let (data, wake) = (data.to_owned(), waker(ctx));
            let errand = errands.run(move || Archive::open(&data, &wake));
            Opening { errand, ctx: ctx.clone(), look: settings.look }
        });
        state.poll_opening();
        state
    }

    /// Starts a game with the chosen options and players. Returns the players, *Fits me* with its
    /// strength.
    pub(super) fn begin(&mut self, ctx: &Context, settings: &TableSettings) -> [Seat; 4] {
        let seats = self.fitted(settings.seats);
        let players = Players { seats, ..settings.players() };
        let setup = players.setup(2, self.random.u64(..));
        let engine = tabletop::default_move_engine::<G>();
        let session = Session::new(self.game.clone(), setup, waker(ctx), engine);
        let session = session.with_time(settings.time);
        self.put_on(Play::new(session, settings.look), Label::new(platform::now()));
        seats
    }

    /// Puts a game on the table; the one before it goes to the library.
    pub(super) fn put_on(&mut self, play: Play<G>, label: Label) {
        if let (Some(archive), Some(before)) = (&self.archive, &self.current)
            && before.play.session().is_under_way()
            && before.label.id != label.id
        {
            archive.file(&before.label, before.play.session());
        }
        self.current = Some(Current::new(play, label));
    }

    /// Saves the game in progress if it has changed.
    pub(super) fn save(&mut self) {
        let Some(archive) = &mut self.archive else { return };
        if let Some(current) = &mut self.current {
            let revision = current.play.session().revision();
            if current.saved.replace(revision) != Some(revision) {
                archive.save(&current.label, current.play.session());
                if current.play.session().game().to_move().is_none() {
                    // The result suggests a level by the games so far.
                    archive.refresh();
                }
            }
        }
        if let Some(problem) = archive.take_problem() {
            self.message = Some(Message::NotSaved(problem));
        }
    }

    /// Takes over what the library reports, and saves the game in progress.
    pub(super) fn poll(&mut self) {
        if let Some(archive) = &mut self.archive {
            archive.collection.statistics.poll();
        }
        self.save();
    }

    /// Returns the game on the table.
    pub(super) fn play(&self) -> Option<&Play<G>> {
        self.current.as_ref().map(|current| &current.play)
    }

    /// Returns the game on the table, mutably.
    pub(super) fn play_mut(&mut self) -> Option<&mut Play<G>> {
        self.current.as_mut().map(|current| &mut current.play)
    }

    /// Returns whether the game on the table is unfinished.
    pub(super) fn can_continue(&self) -> bool {
        self.play().is_some_and(|play| play.session().game().to_move().is_some())
    }

    /// Returns the level that suits the player better after the game on the table.
    pub(super) fn fitting_level(&self) -> Option<Level> {
        let (archive, current) = (self.archive.as_ref()?, self.current.as_ref()?);
        if self.can_continue() { None } else { archive.fitting_level(&current.label.id) }
    }

    /// Returns the replay of the game on the table.
    pub(super) fn replay(&self) -> Option<ReplayPage<G>> {
        let current = self.current.as_ref()?;
        let session = current.play.session();
        let reviewed = current.reviewed.as_ref();
        let reviewed = reviewed.filter(|(revision, _)| *revision == session.revision());
        let review = reviewed.map(|(_, review)| review.clone());
        Some(ReplayPage::new(Replay::from(session), Some(current.label.id.clone()), review))
    }

    /// Keeps the review of a replayed game.
    pub(super) fn keep_review(&mut self, replay: &ReplayPage<G>, review: Review<G>) {
        let Some(id) = replay.viewer.id().cloned() else { return };
        if let Some(current) = self.current.as_mut().filter(|current| current.label.id == id) {
            current.reviewed = Some((current.play.session().revision(), review.clone()));
        }
        if let Some(archive) = &self.archive {
            archive.save_review(id, replay.replay().game().clone(), review);
        }
    }

    /// Returns the message in words.
    pub(super) fn message(&self, words: &Words) -> Option<String> {
        self.message.as_ref().map(|message| match message {
            Message::NotSaved(problem) => words.autosave_failed(problem, 1),
            Message::NotFound(problem) => words.files.last_game_problem(problem),
        })
    }
}

impl<G: TableGame> OpenTable for TableState<G> {
    fn poll_opening(&mut self) {
        let Some(Opening { errand, ctx, look }) = &self.opening else { return };
        let Some((archive, found)) = errand.poll() else { return };
        if let Some((saved, game)) = found.game {
            let found = Current::new(Play::resume(ctx, game, *look), saved.label());
            match &mut self.current {
                current @ None => *current = Some(found),
                // A game that began meanwhile is the one to continue.
                Some(current) => {
                    archive.file(&found.label, found.play.session());
                    current.saved = None;
                }
            }
        }
        self.message = found.problem.map(Message::NotFound);
        self.archive = Some(archive);
        self.opening = None;
    }

    fn start_page(&self) -> Box<dyn Screen> {
        Box::new(StartScreen::<G>::default())
    }

    fn game_page(&mut self) -> Option<Box<dyn Screen>> {
        if !self.can_continue() {
            return None;
        }
        self.play_mut()?.forget_refusal();
        Some(Box::new(GameScreen::<G>::default()))
    }

    fn replay_page(&self, game: &GuestGame) -> Option<Box<dyn Screen>> {
        let noted = game.noted::<G>()?;
        Some(Box::new(ReplayScreen::new(replay_of(noted.record.clone()))))
    }

    fn unfinished(
        &self,
        words: &Words,
        language: Language,
        settings: &Settings,
    ) -> Option<UnfinishedGame> {
        let session = self.play().filter(|_| self.can_continue())?.session();
        let all = players(words, session.setup());
        let names: Vec<&str> = all.iter().map(|(_, player)| player.full_name.as_str()).collect();
        let moves = words.library.turns(moves_of_turns::<G>(session.game().turn_count()));
        let side = session.game().to_move()?;
        let setup = session.setup();
        let view = BoardView::lying(settings.table(G::ID).look, setup.near_side());
        let turn = Voice { words, setup, view }.whose_turn(side);
        let own = G::words(language);
        let turn = own.to_move(session.game(), &turn, view);
        let title = own.shared().title();
        Some(UnfinishedGame { title, players: names.join(" – "), moves, turn })
    }

    fn paint(&self, painter: &Painter, sprites: &Sprites, rect: Rect, settings: &Settings) {
        if let Some(play) = self.play() {
            let view = board_view(play.session().setup(), &settings.table(G::ID));
            G::picture(painter, sprites, rect, Some((play.session().game(), view)));
        }
    }

    fn loses_game(&mut self) -> bool {
        self.save();
        let under_way = self.play().is_some_and(|play| play.session().is_under_way());
        match &self.archive {
            Some(archive) => !archive.flush(),
            None => under_way,
        }
    }
}

impl<G: TableGame> Current<G> {
    fn new(play: Play<G>, label: Label) -> Self {
        let saved = Some(play.session().revision());
        Current { play, label, saved, reviewed: None }
    }
}

/// Returns the page that shows a game from outside at its start, as one between two persons.
fn replay_of<G: TableGame>(record: Record<G>) -> ReplayPage<G> {
    let setup = Setup {
        seats: [Seat::Person; 2].into(),
        names: BySide::from_fn(2, |side| Name::new(record.heading.name(side))),
        first: record.game.up_to(0).to_move().unwrap_or(Side::NEAR),
        seed: 0,
    };
    let replay = Replay::new(setup, record.game);
    ReplayPage::new(replay, None, None).with_heading(record.heading)
}

/// Returns what a record says of a game with these players besides its moves.
pub(super) fn heading_of(setup: &Setup, event: &str) -> Heading {
    let names = setup.names.iter().map(|(_, name)| name.to_string()).collect();
    Heading { names, event: event.to_owned(), ..Heading::default() }
}

/// Returns how the board of a game is seen.
pub(super) fn board_view(setup: &Setup, settings: &TableSettings) -> BoardView {
    let near = setup.near_side();
    BoardView::lying(settings.look, if settings.turned { near.next(2) } else { near })
}

/// Returns the game with the options in the settings; those that are missing or impossible have
/// their usual values.
fn options<G: TableGame>(settings: &TableSettings) -> G {
    let mut game = G::usual();
    for option in settings.options.split_whitespace() {
        if let Some((name, value)) = option.split_once('=')
            && let Err(why) = game.set_option(name, value)
        {
            log::warn!("settings of {}: {why}", G::ID);
        }
    }
    game
}
