//! The room of a game at the plain table.

mod lesson;
mod practice;
mod replay;
mod strength;
mod window;

use std::path::Path;
use std::sync::Arc;

use basics::Heading;
use eframe::egui::{Context, ScrollArea, Ui};
use tabletop::archive::Label;
use tabletop::{BySide, Level, Name, Played, Record, Replay, Review, Seat, Session, Setup, Side};

use super::archive::{Archive, ArchiveNews};
use super::game_page::BoardAction;
use super::games_page::{GamesAction, GamesPage, framed};
use super::keyboard::Keyboard;
use super::lesson_page::LessonPage;
use super::play::{Play, waker};
use super::play_on::PlayOn;
use super::practice::PracticePage;
use super::replay_page::ReplayPage;
use super::start_page::StartAction;
use super::table_game::{Pressed, TableGame};
use crate::audio::Sound;
use crate::platform;
use crate::settings::{Language, Starter, TableSettings};
use crate::storage::{LoadProblem, SaveProblem};
use crate::ui::command::Command;
use crate::ui::players::short_names;
use crate::ui::rooms::{Room, RoomAction, RoomView};
use crate::ui::typing::Typing;
use crate::ui::widgets::{ButtonLook, command_button, strong};
use crate::ui::words::Words;
pub(super) use window::capitalised;
use window::texts;

/// The room of the game `G`.
pub struct TableRoom<G: TableGame> {
    ctx: Context,
    /// The options of the next game.
    game: G,
    settings: TableSettings,
    random: fastrand::Rng,
    archive: Option<Archive<G>>,
    current: Option<Current<G>>,
    page: Page<G>,
    typing: Typing,
    keyboard: Keyboard,
    /// The spot with which the player has begun a move.
    choice: Option<Choice<G::Spot>>,
    /// The question who continues the replayed game, while it is asked.
    play_on: Option<PlayOn<G>>,
    /// The number of such questions so far.
    questions: u32,
    /// What the start page and the list of games report.
    message: Option<Message>,
}

/// The beginning of a move, in a game of this many entries.
#[derive(Clone, Copy)]
pub(in crate::ui::table) struct Choice<S> {
    pub spot: S,
    pub entries: usize,
}

/// The game in progress.
struct Current<G: TableGame> {
    play: Play<G>,
    label: Label,
    /// The revision saved last.
    saved: u64,
    /// The review of this revision of the game.
    reviewed: Option<(u64, Review<G>)>,
}

/// The page on the screen, with all that ends with it.
enum Page<G: TableGame> {
    Start,
    Game,
    /// A replay, and whether it returns to the game.
    Replay(Box<ReplayPage<G>>, bool),
    Games(GamesPage),
    Practice(Box<PracticePage<G>>),
    Lesson(Box<LessonPage<G>>),
    Rules,
}

/// A message of the room, worded when it is shown.
enum Message {
    /// The game in progress cannot be saved.
    NotSaved(Arc<SaveProblem>),
    /// The unfinished game of the last time cannot be continued.
    NotFound(LoadProblem),
    /// A file is not a game.
    Damaged(String),
    /// What has become of a request to the library.
    Archive(ArchiveNews),
}

impl<G: TableGame> TableRoom<G> {
    /// Opens the room. Its games are kept inside `data`, or nowhere.
    pub fn open(ctx: &Context, data: Option<&Path>, settings: TableSettings, seed: u64) -> Self {
        let mut room = TableRoom {
            ctx: ctx.clone(),
            game: options(&settings),
            settings,
            random: fastrand::Rng::with_seed(seed),
            archive: None,
            current: None,
            page: Page::Start,
            typing: Typing::default(),
            keyboard: Keyboard::default(),
            choice: None,
            play_on: None,
            questions: 0,
            message: None,
        };
        if let Some(data) = data {
            let (archive, found) = Archive::open(ctx, data);
            room.archive = Some(archive);
            if let Some((saved, state)) = found.game {
                let play = Play::resume(ctx, state, room.settings.look);
                room.current = Some(Current::new(play, saved.label()));
            }
            room.message = found.problem.map(Message::NotFound);
        }
        room
    }

    /// Starts a game with the chosen options and players. Returns the strength of *Fits me* for the
    /// settings, if it is new.
    fn begin(&mut self) -> Option<RoomAction> {
        let seed = self.random.u64(..);
        let first = match self.settings.starter {
            Starter::Side(side) => Side::new(usize::from(side.min(1))),
            Starter::Lot => Side::new(self.random.usize(0..2)),
        };
        let seats = self.fitted(self.settings.seats);
        let names = BySide::from_fn(2, |side| match seats[side.index()] {
            Seat::Person if G::HAS_CLOCKS => self.settings.names[side.index()].clone(),
            _ => Name::default(),
        });
        let setup = Setup { seats: seats.into(), names, first, seed };
        let engine = tabletop::default_move_engine::<G>();
        let mut session = Session::new(self.game.clone(), setup, waker(&self.ctx), engine);
        if G::HAS_CLOCKS {
            session = session.with_time(self.settings.time);
        }
        self.show(Play::new(session, self.settings.look), Label::new(platform::now()));
        let is_new = seats != self.settings.seats;
        is_new.then(|| self.set(TableSettings { seats, ..self.settings.clone() }))
    }

    /// Puts a game on the screen; the one before it goes to the library.
    fn show(&mut self, play: Play<G>, label: Label) {
        if let (Some(archive), Some(before)) = (&self.archive, &self.current)
            && before.play.session().is_under_way()
            && before.label.id != label.id
        {
            archive.file(&before.label, before.play.session());
        }
        self.current = Some(Current::new(play, label));
        self.page = Page::Game;
    }

    /// Saves the game in progress if it has changed.
    fn save(&mut self) {
        let Some(archive) = &mut self.archive else { return };
        if let Some(current) = &mut self.current {
            let revision = current.play.session().revision();
            if std::mem::replace(&mut current.saved, revision) != revision {
                archive.save(&current.label, current.play.session());
                if current.play.session().game().to_move().is_none() {
                    // The result suggests a level by the games so far.
                    archive.refresh(&self.ctx);
                }
            }
        }
        if let Some(problem) = archive.take_problem() {
            self.message = Some(Message::NotSaved(problem));
        }
    }

    /// Returns the level that suits the player better after the game on the screen.
    fn fitting_level(&self) -> Option<Level> {
        let (archive, current) = (self.archive.as_ref()?, self.current.as_ref()?);
        if self.can_continue() { None } else { archive.fitting_level(&current.label.id) }
    }

    /// Returns whether a dialog of the room is open.
    fn is_asking(&self) -> bool {
        let is_on_game = matches!(self.page, Page::Game);
        let asks = |current: &Current<G>| current.play.question().is_some();
        self.play_on.is_some() || is_on_game && self.current.as_ref().is_some_and(asks)
    }

    fn can_continue(&self) -> bool {
        let goes_on = |current: &Current<G>| current.play.session().game().to_move().is_some();
        self.current.as_ref().is_some_and(goes_on)
    }

    fn play_move(&mut self, mv: G::Move) -> Option<RoomAction> {
        let legal = match &mut self.page {
            Page::Game => self.current.as_mut()?.play.live.play(mv),
            Page::Practice(practice) => practice.try_move(mv),
            Page::Lesson(lesson) => lesson.play(mv),
            _ => return None,
        };
        if legal {
            self.choice = None;
        }
        if let Some(keep) = self.note_step() {
            return Some(keep);
        }
        Some(if legal { RoomAction::Moved } else { RoomAction::Play(Sound::Refusal) })
    }

    fn set(&mut self, settings: TableSettings) -> RoomAction {
        self.settings = settings.clone();
        RoomAction::Set(settings)
    }

    fn open_replay(&mut self) {
        if let Some(replay) = self.replay_of_game() {
            self.page = Page::Replay(replay, true);
        }
    }

    /// Shows a game from the clipboard at its start, as one between two persons.
    fn open_record(&mut self, record: Record<G>) {
        let setup = Setup {
            seats: [Seat::Person; 2].into(),
            names: BySide::from_fn(2, |side| Name::new(record.heading.name(side))),
            first: record.game.up_to(0).to_move().unwrap_or(Side::NEAR),
            seed: 0,
        };
        let replay = Replay::new(setup, record.game);
        let is_playing = matches!(self.page, Page::Game | Page::Replay(_, true));
        let page = ReplayPage::new(replay, None, None).with_heading(record.heading);
        self.page = Page::Replay(Box::new(page), is_playing);
        self.play_on = None;
    }

    fn open_games(&mut self, shows_achievements: bool) {
        self.save();
        if let Some(archive) = &mut self.archive {
            archive.refresh(&self.ctx);
            self.page = Page::Games(GamesPage::new(shows_achievements));
        }
    }

    fn run_start(&mut self, action: StartAction<G>) -> Option<RoomAction> {
        self.message = None;
        if matches!(action, StartAction::Set(_) | StartAction::SetGame(_)) {
            self.typing.accept();
        }
        match action {
            StartAction::Leave => return Some(RoomAction::Leave),
            StartAction::Home => return Some(RoomAction::Do(Command::Menu)),
            StartAction::Continue => self.continue_game(),
            StartAction::Begin => return self.begin(),
            StartAction::Lesson => {
                let TableSettings { lesson_step, look, .. } = self.settings;
                self.page =
                    Page::Lesson(Box::new(LessonPage::new(lesson_step, look, waker(&self.ctx))));
            }
            StartAction::Puzzles => return Some(RoomAction::Puzzles),
            StartAction::Rules => self.page = Page::Rules,
            StartAction::Games => self.open_games(false),
            StartAction::Paste => return Some(RoomAction::Do(Command::PasteGame)),
            StartAction::Set(settings) => return Some(self.set(settings)),
            StartAction::SetGame(game) => {
                let options = game.options().into_iter();
                let options: Vec<String> =
                    options.map(|(name, value)| format!("{name}={value}")).collect();
                self.game = game;
                let options = options.join(" ");
                return Some(self.set(TableSettings { options, ..self.settings.clone() }));
            }
        }
        None
    }

    fn run_games(&mut self, action: GamesAction) -> Option<RoomAction> {
        self.message = None;
        let archive = self.archive.as_mut()?;
        match action {
            GamesAction::Back => self.page = Page::Start,
            GamesAction::Delete(file) => archive.delete(&self.ctx, file),
            GamesAction::BringBack => archive.bring_back(&self.ctx),
            GamesAction::Copy(file) => match archive.read(&file) {
                Err(why) => self.message = Some(Message::Damaged(why.to_string())),
                Ok((saved, state)) => {
                    let heading = heading_of(state.setup(), &saved.title);
                    let record = Record::<G> { game: state.game().clone(), heading };
                    return Some(RoomAction::CopyGame(texts(&record)));
                }
            },
            GamesAction::Open(file) | GamesAction::Replay(file) => match archive.read(&file) {
                Err(why) => self.message = Some(Message::Damaged(why.to_string())),
                Ok((saved, state)) if saved.result.is_none() => {
                    let play = Play::resume(&self.ctx, state, self.settings.look);
                    self.show(play, saved.label());
                }
                Ok((saved, state)) => {
                    let review = saved.review(state.game()).unwrap_or_default();
                    let page = ReplayPage::new(Replay::from(&state), Some(saved.id), review);
                    self.page = Page::Replay(Box::new(page), false);
                }
            },
        }
        None
    }

    fn run_board(&mut self, action: BoardAction<G>, words: &Words) -> Option<RoomAction> {
        match action {
            BoardAction::Press(Pressed::Move(mv)) => return self.play_move(mv),
            BoardAction::Press(Pressed::Choice(spot)) => {
                if let Some(Current { play, .. }) = &mut self.current {
                    play.forget_refusal();
                    let entries = play.live.shown_entries();
                    self.choice = spot.map(|spot| Choice { spot, entries });
                }
            }
            BoardAction::Do(command) if self.handles(command) => return self.run(command),
            BoardAction::Do(command) => return Some(RoomAction::Do(command)),
            BoardAction::Answer(answer) => {
                let play = &mut self.current.as_mut()?.play;
                let names = short_names(words, play.session().setup());
                play.answer(answer, &names);
            }
            BoardAction::SetPace(pace) => return Some(RoomAction::SetPace(pace)),
            BoardAction::PlayAt(level) => {
                let seats = self.settings.seats.map(|seat| seat.at_level(level));
                let set = self.set(TableSettings { seats, ..self.settings.clone() });
                self.begin();
                return Some(set);
            }
            BoardAction::View(entries) => match (&mut self.page, &mut self.current) {
                (Page::Replay(page, _), _) => page.viewer.go_to(entries),
                (_, Some(current)) => current.play.live.view_entries(entries),
                _ => {}
            },
        }
        None
    }

    fn message(&self, language: Language) -> Option<String> {
        let words = Words::of(language);
        self.message.as_ref().map(|message| match message {
            Message::NotSaved(problem) => words.autosave_failed(problem, 1),
            Message::NotFound(problem) => words.files.last_game_problem(problem),
            Message::Archive(ArchiveNews::Unreadable(why)) => words.library.unreadable(why),
            Message::Damaged(why) => words.rooms.damaged(why),
            Message::Archive(ArchiveNews::Failed(problem)) => words.save_failed(problem),
            Message::Archive(ArchiveNews::Deleted) => words.library.deleted.to_owned(),
            Message::Archive(ArchiveNews::Restored) => words.library.restored.to_owned(),
        })
    }

    /// Draws the rules. Returns whether the player leaves them.
    fn rules_page(ui: &mut Ui, look: usize, view: &RoomView<'_>) -> bool {
        let mut leaves = false;
        framed(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let look = ButtonLook { enabled: true, on: None, words: true, instead: None };
                leaves = command_button(ui, view.words, Command::Back, look);
                ui.label(strong(view.words.how_to_play).size(20.0));
            });
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                for (place, paragraph) in G::pages(view.language).rules().iter().enumerate() {
                    ui.label(*paragraph);
                    ui.add_space(6.0);
                    if place == 0 {
                        G::rules_figure(ui, view.language, look);
                    }
                }
            });
        });
        leaves
    }
}

impl<G: TableGame> Current<G> {
    fn new(play: Play<G>, label: Label) -> Self {
        let saved = play.session().revision();
        Current { play, label, saved, reviewed: None }
    }
}

/// Returns what a record says of a game with these players besides its moves.
pub(in crate::ui::table) fn heading_of(setup: &Setup, event: &str) -> Heading {
    let names = setup.names.iter().map(|(_, name)| name.to_string()).collect();
    Heading { names, event: event.to_owned(), ..Heading::default() }
}

/// Returns the side in front of which the board of a game lies.
fn near(setup: &Setup, turned: bool) -> Side {
    let near = setup.near_side();
    if turned { near.next(2) } else { near }
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
