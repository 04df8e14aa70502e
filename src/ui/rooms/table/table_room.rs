//! The room of a game at the plain table.

use std::path::Path;

use eframe::egui::{Context, Key, Modifiers, ScrollArea, Ui};
use tabletop::archive::Label;
use tabletop::{Played, Replay, Session, Setup, Side};

use super::archive::Archive;
use super::game_page::{self, BoardAction};
use super::games_page::{GamesAction, GamesPage, framed};
use super::lesson_page::{LessonAction, LessonPage};
use super::play::{Play, waker};
use super::replay_page::ReplayPage;
use super::start_page::{StartAction, StartPage};
use super::statistics_page;
use super::table_game::TableGame;
use crate::audio::{Cue, Sound};
use crate::platform;
use crate::settings::{Language, Settings, Starter, TableSettings};
use crate::ui::command::Command;
use crate::ui::rooms::{Room, RoomAction, RoomView};
use crate::ui::typing::Typing;
use crate::ui::widgets::{ButtonLook, command_button, strong};
use crate::ui::words::Words;

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
    /// What the start page and the list of games report.
    message: Option<Message>,
}

/// The game in progress.
struct Current<G: TableGame> {
    play: Play<G>,
    label: Label,
    /// The revision saved last.
    saved: u64,
}

/// The page on the screen, with all that ends with it.
enum Page<G: TableGame> {
    Start,
    Game,
    /// A replay, and whether it returns to the game.
    Replay(Box<ReplayPage<G>>, bool),
    Games(GamesPage),
    Statistics,
    Lesson(LessonPage<G>),
    Rules,
}

/// A message of the room, worded when it is shown.
enum Message {
    NotSaved(String),
    Damaged(String),
    Deleted,
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
            message: None,
        };
        if let Some(data) = data {
            let (archive, found) = Archive::open(ctx, data);
            room.archive = Some(archive);
            if let Some((saved, state)) = found.game {
                let play = Play::resume(ctx, state);
                room.current = Some(Current::new(play, saved.label()));
            }
            room.message = found.problem.map(|problem| Message::Damaged(problem.to_string()));
        }
        room
    }

    /// Starts a game with the chosen options and players.
    fn begin(&mut self) {
        let seed = self.random.u64(..);
        let first = match self.settings.starter {
            Starter::Side(side) => Side::new(usize::from(side.min(1))),
            Starter::Lot => Side::new(self.random.usize(0..2)),
        };
        let (seats, names) = (self.settings.seats.into(), Setup::no_names(2));
        let setup = Setup { seats, names, first, seed };
        let engine = tabletop::default_move_engine::<G>();
        let session = Session::new(self.game.clone(), setup, waker(&self.ctx), engine);
        self.show(Play::new(session), Label::new(platform::now()));
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
        let Some(archive) = &self.archive else { return };
        if let Some(current) = &mut self.current {
            let revision = current.play.session().revision();
            if std::mem::replace(&mut current.saved, revision) != revision {
                archive.save(&current.label, current.play.session());
            }
        }
        if let Some(problem) = archive.take_problem() {
            self.message = Some(Message::NotSaved(problem));
        }
    }

    fn can_continue(&self) -> bool {
        let goes_on = |current: &Current<G>| current.play.session().game().to_move().is_some();
        self.current.as_ref().is_some_and(goes_on)
    }

    fn play_move(&mut self, mv: G::Move) -> Option<RoomAction> {
        let legal = match &mut self.page {
            Page::Game => self.current.as_mut()?.play.play(mv),
            Page::Lesson(lesson) => lesson.play(mv),
            _ => return None,
        };
        if let Page::Lesson(lesson) = &self.page
            && lesson.is_over()
            && !self.settings.lesson_done
        {
            let settings = TableSettings { lesson_done: true, ..self.settings.clone() };
            return Some(self.set(settings));
        }
        Some(if legal { RoomAction::Moved } else { RoomAction::Play(Sound::Refusal) })
    }

    fn set(&mut self, settings: TableSettings) -> RoomAction {
        self.settings = settings.clone();
        RoomAction::Set(settings)
    }

    fn open_replay(&mut self) {
        let Some(current) = &self.current else { return };
        let mut replay = Replay::from(current.play.session());
        replay.go_to(replay.steps());
        let id = Some(current.label.id.clone());
        self.page = Page::Replay(Box::new(ReplayPage::new(replay, id, None)), true);
    }

    fn open_games(&mut self) {
        self.save();
        if let Some(archive) = &mut self.archive {
            archive.refresh(&self.ctx);
            self.page = Page::Games(GamesPage::default());
        }
    }

    fn open_statistics(&mut self) {
        self.save();
        if let Some(archive) = &mut self.archive {
            archive.refresh(&self.ctx);
            self.page = Page::Statistics;
        }
    }

    /// Starts a game from the position in the replay, between the same players.
    fn play_on(&mut self) {
        let Page::Replay(page, _) = &self.page else { return };
        let game = page.replay.game_so_far();
        let given = game.turn_count();
        let (seats, names) = (page.seats(), Setup::no_names(2));
        let first = game.to_move().unwrap_or(Side::NEAR);
        let setup = Setup { seats, names, first, seed: self.random.u64(..) };
        let engine = tabletop::default_move_engine::<G>();
        let session = Session::from_game(setup, game, waker(&self.ctx), engine);
        let label = Label { given, ..Label::new(platform::now()) };
        self.show(Play::new(session), label);
    }

    fn run_start(&mut self, action: StartAction<G>) -> Option<RoomAction> {
        self.message = None;
        match action {
            StartAction::Leave => return Some(RoomAction::Leave),
            StartAction::Continue => self.page = Page::Game,
            StartAction::Begin => self.begin(),
            StartAction::Lesson => self.page = Page::Lesson(LessonPage::new()),
            StartAction::Rules => self.page = Page::Rules,
            StartAction::Games => self.open_games(),
            StartAction::Statistics => self.open_statistics(),
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

    fn run_games(&mut self, action: GamesAction) {
        self.message = None;
        let Some(archive) = &mut self.archive else { return };
        match action {
            GamesAction::Back => self.page = Page::Start,
            GamesAction::Delete(file) => {
                self.message = Some(match archive.delete(&file) {
                    Ok(()) => Message::Deleted,
                    Err(why) => Message::NotSaved(why),
                });
            }
            GamesAction::BringBack => {
                self.message = archive.bring_back().err().map(Message::NotSaved);
                archive.refresh(&self.ctx);
            }
            GamesAction::Open(file) | GamesAction::Replay(file) => match archive.read(&file) {
                Err(why) => self.message = Some(Message::Damaged(why.to_string())),
                Ok((saved, state)) if saved.result.is_none() => {
                    let play = Play::resume(&self.ctx, state);
                    self.show(play, saved.label());
                }
                Ok((saved, state)) => {
                    let review = saved.review(state.game()).unwrap_or_default();
                    let page = ReplayPage::new(Replay::from(&state), Some(saved.id), review);
                    self.page = Page::Replay(Box::new(page), false);
                }
            },
        }
    }

    fn run_board(&mut self, action: BoardAction<G::Move>) -> Option<RoomAction> {
        match action {
            BoardAction::Play(mv) => return self.play_move(mv),
            BoardAction::Do(command) if self.hears(command) => return self.run(command),
            BoardAction::Do(command) => return Some(RoomAction::Do(command)),
            BoardAction::View(entries) => match (&mut self.page, &mut self.current) {
                (Page::Replay(page, _), _) => page.replay.go_to(entries),
                (_, Some(current)) => current.play.view(entries),
                _ => {}
            },
        }
        None
    }

    fn message(&self, language: Language) -> Option<String> {
        let words = &Words::of(language).rooms;
        self.message.as_ref().map(|message| match message {
            Message::NotSaved(why) => words.not_saved(why),
            Message::Damaged(why) => words.damaged(why),
            Message::Deleted => words.deleted.to_owned(),
        })
    }

    /// Draws the rules. Returns whether the player leaves them.
    fn rules_page(ui: &mut Ui, view: &RoomView<'_>) -> bool {
        let mut leaves = false;
        framed(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let look = ButtonLook { enabled: true, on: None, words: true, instead: None };
                leaves = command_button(ui, view.words, Command::Back, look);
                ui.label(strong(view.words.how_to_play).size(20.0));
            });
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                for paragraph in G::words(view.language).rules() {
                    ui.label(paragraph);
                    ui.add_space(6.0);
                }
            });
        });
        leaves
    }
}

impl<G: TableGame> Current<G> {
    fn new(play: Play<G>, label: Label) -> Self {
        let saved = play.session().revision();
        Current { play, label, saved }
    }
}

impl<G: TableGame> Room for TableRoom<G> {
    fn ui(&mut self, ui: &mut Ui, view: &RoomView<'_>) -> Option<RoomAction> {
        let (look, message) = (self.settings.look, self.message(view.language));
        match (&mut self.page, &mut self.archive) {
            (Page::Game, _) => {
                let action = game_page::show(ui, &self.current.as_ref()?.play, look, view)?;
                self.run_board(action)
            }
            (Page::Replay(page, _), _) => {
                let action = page.show(ui, look, view)?;
                self.run_board(action)
            }
            (Page::Games(page), Some(archive)) => {
                let action = page.show(ui, archive, view);
                if let Some(action) = action {
                    self.run_games(action);
                }
                None
            }
            (Page::Statistics, Some(archive)) => {
                if statistics_page::show(ui, archive, view) {
                    self.page = Page::Start;
                }
                None
            }
            (Page::Lesson(lesson), _) => match lesson.show(ui, view)? {
                LessonAction::Leave => {
                    self.page = Page::Start;
                    None
                }
                LessonAction::Play(mv) => self.play_move(mv),
                LessonAction::Next | LessonAction::Again => {
                    lesson.next();
                    None
                }
            },
            (Page::Rules, _) => {
                if Self::rules_page(ui, view) {
                    self.page = Page::Start;
                }
                None
            }
            _ => {
                let page = StartPage {
                    game: &self.game,
                    settings: &self.settings,
                    can_continue: self.can_continue(),
                    has_games: self.archive.is_some(),
                    message: message.as_deref(),
                };
                let action = page.show(ui, view, &mut self.typing)?;
                self.run_start(action)
            }
        }
    }

    fn tick(&mut self, ctx: &Context, seconds: f32, settings: &Settings) -> Vec<Cue> {
        let mut cues = Vec::new();
        match (&mut self.page, &mut self.current) {
            (Page::Game, Some(current)) => cues = current.play.tick(ctx, seconds, settings),
            (Page::Replay(page, _), _) => {
                if let Some(review) = page.tick(ctx, seconds)
                    && let (Some(archive), Some(id)) = (&self.archive, &page.id)
                {
                    archive.save_review(id.clone(), page.replay.game().clone(), review);
                }
            }
            _ => {}
        }
        if let Some(problem) = self.archive.as_mut().and_then(Archive::receive) {
            self.message = Some(Message::Damaged(problem));
        }
        self.save();
        cues
    }

    fn hears(&self, command: Command) -> bool {
        match self.page {
            Page::Game => matches!(
                command,
                Command::Menu
                    | Command::NewGame
                    | Command::Undo
                    | Command::Redo
                    | Command::Hint
                    | Command::Resign
                    | Command::Replay
                    | Command::Pause
                    | Command::Step
                    | Command::MoveNow
                    | Command::TryAgain
                    | Command::Earlier
                    | Command::Later
                    | Command::Now
                    | Command::CopyPosition
                    | Command::CopyGame
                    | Command::Games
                    | Command::Statistics
            ),
            Page::Replay(..) => {
                command.works_in_replay() && command != Command::Keep || command == Command::Menu
            }
            Page::Start => {
                matches!(command, Command::NewGame | Command::Games | Command::Statistics)
            }
            _ => command == Command::Back,
        }
    }

    fn run(&mut self, command: Command) -> Option<RoomAction> {
        match command {
            Command::NewGame => self.begin(),
            Command::Games => self.open_games(),
            Command::Statistics => self.open_statistics(),
            Command::Replay => self.open_replay(),
            Command::PlayOn => self.play_on(),
            Command::Menu | Command::Back => {
                self.page = match self.page {
                    Page::Replay(_, true) => Page::Game,
                    _ => Page::Start,
                };
            }
            _ => {}
        }
        match (&mut self.page, &mut self.current) {
            (Page::Replay(page, _), _) => match command {
                Command::Review => page.toggle_review(&self.ctx),
                _ => page.run(command),
            },
            (Page::Game, Some(Current { play, .. })) => {
                let shown = play.shown_entries();
                match command {
                    Command::Undo => play.undo(),
                    Command::Redo => play.redo(),
                    Command::Hint => play.toggle_hint(),
                    Command::Resign => play.resign(),
                    Command::Pause => play.toggle_pause(),
                    Command::Step => play.step(),
                    Command::Earlier => play.view(shown.saturating_sub(1)),
                    Command::Later => play.view(shown + 1),
                    Command::Now => play.view(usize::MAX),
                    Command::MoveNow => play.session().computer().move_now(),
                    Command::TryAgain => play.retry(),
                    Command::CopyPosition => {
                        return Some(RoomAction::CopyPosition(play.shown().position().to_string()));
                    }
                    Command::CopyGame => {
                        let record = tabletop::Record::<G>(play.session().game().clone());
                        return Some(RoomAction::CopyGame(record.to_string()));
                    }
                    _ => {}
                }
            }
            _ => {}
        }
        None
    }

    fn keys(&mut self, ctx: &Context) -> Option<RoomAction> {
        let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if pressed(Key::Escape) {
            return match (&self.page, &mut self.current) {
                (Page::Start, _) => Some(RoomAction::Leave),
                (Page::Game, Some(current)) if current.play.moving().is_some() => {
                    current.play.finish_motion();
                    None
                }
                (Page::Game, Some(current)) if current.play.is_looking_back() => {
                    current.play.view(usize::MAX);
                    None
                }
                _ => self.run(Command::Back),
            };
        }
        // A number field on the page takes digits for itself.
        if ctx.egui_wants_keyboard_input() {
            return None;
        }
        const DIGITS: [Key; 9] = [
            Key::Num1,
            Key::Num2,
            Key::Num3,
            Key::Num4,
            Key::Num5,
            Key::Num6,
            Key::Num7,
            Key::Num8,
            Key::Num9,
        ];
        let digit = DIGITS.into_iter().position(pressed)?;
        self.play_move(G::move_of_digit(digit as u8 + 1)?)
    }

    fn loses_game(&mut self) -> bool {
        self.save();
        let under_way =
            self.current.as_ref().is_some_and(|current| current.play.session().is_under_way());
        match &self.archive {
            Some(archive) => !archive.flush(),
            None => under_way,
        }
    }
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
