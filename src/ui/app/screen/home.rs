//! The home: its board, what it says about the game under way, its messages, and the page of the
//! first start in its place.

use eframe::egui::{Context, Key, Modifiers, Ui};
use oanquan_table::room::{own, own_mut};
use study::training;
use table::form::{forget, settings_against};
use table::screens::begin_game;
use table::words::{is_you, players};
use tabletop::Game as _;
use ui_kit::drawn::drawn;
use window::{Action, Command, NothingKept, OpenTable, Parts, RoomEntry, Screen, ScreenContext};
use window_words::Words;

use super::room::{continue_room, keep_room};
use super::together;
use crate::ai::Level;
use crate::audio::Surface;
use crate::controller::{Seat, Session};
use crate::games::OAnQuan;
use crate::rules::{Game, Position, Rules};
use crate::settings::Settings;
use crate::ui::rooms::{ROOMS, home_room, other_rooms};
use crate::ui::screens::{self, FirstAnswer, Guest, GuestPlace, Home, HomeAction, HomeBoard};

/// The home while it is on the screen.
#[derive(Default)]
pub struct OpenHome {
    /// Whether the board plays out a turn when it appears.
    moves: bool,
    board: Option<Box<(Subject, HomeBoard)>>,
    /// The identifier of the game that was on the screen before the page was loaded again. It appears once it is there.
    game_before: Option<String>,
}

/// What the board shows.
#[derive(PartialEq)]
enum Subject {
    /// The game under way, at this revision.
    GoingOn(u64),
    /// The next game.
    Next(Box<Rules>),
}

impl OpenHome {
    /// Returns the home of a program that has just started. Its board plays out a turn if it
    /// `moves`. The game under way of the kind `game_before` takes its place.
    pub fn at_start(moves: bool, game_before: Option<String>) -> Self {
        OpenHome { moves, board: None, game_before }
    }

    /// Shows the game that was on the screen before the page was loaded again, once it is there.
    fn return_to_game(&mut self, context: &mut ScreenContext<'_>) {
        let Some(before) = self.game_before.as_deref() else { return };
        let parts = &*context.parts;
        let is_unfinished = |id| parts.rooms.get(id).is_some_and(OpenTable::is_unfinished);
        let is_before = |entry: &&RoomEntry| entry.id == before && is_unfinished(entry.id);
        if let Some(entry) = ROOMS.iter().find(is_before) {
            self.game_before = None;
            continue_room(entry, context);
            context.ctx.request_repaint();
        }
    }

    /// Returns the board, of the game under way or else of the next game.
    fn board(
        &mut self,
        going_on: Option<&Session>,
        settings: &Settings,
        surface: Surface,
    ) -> &HomeBoard {
        let subject = match going_on {
            Some(session) => Subject::GoingOn(session.revision()),
            None => Subject::Next(Box::new(settings.game::<OAnQuan>().0)),
        };
        self.board.take_if(|shown| shown.0 != subject);
        let moves = std::mem::take(&mut self.moves);
        let shown = self.board.get_or_insert_with(|| {
            let board = match going_on {
                Some(session) => {
                    // Of a game in which nobody has moved, it is the start that goes on.
                    let moves = moves && session.game().turn_count() > 0;
                    HomeBoard::new(session.setup(), session.game(), surface, moves)
                }
                None => {
                    let setup = settings.setup::<OAnQuan>(0);
                    let OAnQuan(rules) = settings.game();
                    let start = Position::start(&rules, setup.first);
                    HomeBoard::new(&setup, &Game::new(rules, start), surface, moves)
                }
            };
            Box::new((subject, board))
        });
        &shown.1
    }
}

impl Screen for OpenHome {
    fn game(&self) -> &'static str {
        OAnQuan::ID
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let parts = &*context.parts;
        let (words, settings) = (parts.words(), parts.settings());
        if settings.is_first_start() {
            let answer = screens::first_start(ui, words, parts.language())?;
            return carry_out(HomeAction::Answer(answer), context);
        }
        let message = message(parts);
        let session = own(parts).current.session().filter(|_| own(parts).current.goes_on());
        let home = Home {
            words,
            settings,
            sprites: parts.sprites()?,
            board: self.board(session, settings, parts.surface()),
            going_on: session.map(|session| going_on(words, session)),
            is_outchosen: own(parts).current.is_outchosen,
            guests: guests(parts),
            has_games: own(parts).current.archive.is_some(),
            today: training::today::<OAnQuan>(parts),
            goal: own(parts).current.next_feat(&settings.of::<OAnQuan>().seats[..2]).map(
                |(level, feat)| {
                    let words = &words.achievements;
                    let step = words.next_step(feat, parts.words().home.character(level));
                    format!("{}: {step}.", words.next)
                },
            ),
            message: message.as_deref(),
        };
        carry_out(screens::home(ui, &home)?, context)
    }

    fn act(&mut self, action: Action, context: &mut ScreenContext<'_>) -> Option<Action> {
        let is_first_start = context.parts.settings().is_first_start();
        match action {
            Action::Do(Command::NewGame) if is_first_start => choose(FirstAnswer::Play, context),
            Action::Do(Command::Learn) if is_first_start => choose(FirstAnswer::Learn, context),
            // The player must answer the first page first.
            Action::Do(
                Command::NewGameForm
                | Command::Rules
                | Command::Games
                | Command::Achievements
                | Command::Training
                | Command::EditPosition,
            ) if is_first_start => {}
            action => return Some(action),
        }
        None
    }

    fn advance(&mut self, seconds: f64, context: &mut ScreenContext<'_>) {
        let is_covered = context.parts.graphics.is_covered;
        let speed = context.parts.settings().speed;
        let board = self.board.as_mut().filter(|_| !is_covered);
        if board.is_some_and(|shown| shown.1.advance(seconds as f32, speed)) {
            context.ctx.request_repaint();
        }
    }

    /// Opens the rooms of the other games, one at a time, so that the home can name the games under way.
    fn poll(&mut self, context: &mut ScreenContext<'_>) {
        if context.parts.settings().is_first_start() {
            return;
        }
        own_mut(context.parts).current.read_library();
        let is_closed = |entry: &&RoomEntry| context.parts.rooms.get(entry.id).is_none();
        if let Some(entry) = other_rooms().iter().find(is_closed) {
            keep_room(entry, context);
            context.ctx.request_repaint();
        }
        self.return_to_game(context);
    }

    /// Handles the keys of the home. Enter presses its first button if nothing has the keyboard
    /// focus.
    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        carry_out(key(context.ctx, context.parts)?, context)
    }

    fn handles_key(&self, command: Command, _parts: &Parts) -> bool {
        !command.works_in_replay()
    }

    fn has_scattered_stones(&self) -> bool {
        false
    }

    fn takes_files(&self, parts: &Parts) -> bool {
        !parts.settings().is_first_start()
    }

    fn resume(&mut self, _context: &mut ScreenContext<'_>) {
        *self = OpenHome::default();
    }
}

/// Returns the action of a pressed key.
fn key(ctx: &Context, parts: &Parts) -> Option<HomeAction> {
    let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let is_free = ctx.memory(|memory| memory.focused()).is_none();
    // Any key ends the opening scene.
    if !parts.graphics.is_covered && is_free && pressed(Key::Enter) {
        let current = &own(parts).current;
        return Some(match current.goes_on() && !current.is_outchosen {
            _ if parts.settings().is_first_start() => HomeAction::Answer(FirstAnswer::Learn),
            true => HomeAction::Resume,
            false => HomeAction::Do(Command::NewGame),
        });
    }
    None
}

/// Returns what waits in other games: the class and the game with people at other devices come first.
fn guests(parts: &Parts) -> Vec<Guest<'_>> {
    let (words, language, settings) = (parts.words(), parts.language(), parts.settings());
    let guest = |(index, entry): (usize, &RoomEntry)| {
        let table = parts.rooms.get(entry.id)?;
        let game = parts.rooms.unfinished_game(entry.id, words, language, settings)?;
        let (name, text) = (game.title.to_owned(), game.at_home(words));
        Some(Guest { place: GuestPlace::Table(index, table), name, text })
    };
    let class = settings.class.as_ref().filter(|_| parts.desktop.host.is_some()).map(|class| {
        let title = if class.title.is_empty() { words.class.class } else { &class.title };
        let (name, text) = (drawn(title), words.class.open_again.to_owned());
        Guest { place: GuestPlace::Class, name, text }
    });
    let away = parts.ways_back().into_iter().map(|back| {
        let name = window::title_of_game(&ROOMS, &back.game, language).to_owned();
        Guest { place: GuestPlace::Away(back.room), name, text: back.at_home(words) }
    });
    class
        .into_iter()
        .chain(away)
        .chain(other_rooms().iter().enumerate().filter_map(guest))
        .collect()
}

/// Carries out what the player asks for. Returns what is left to the window.
fn carry_out(action: HomeAction, context: &mut ScreenContext<'_>) -> Option<Action> {
    let (ctx, parts) = (context.ctx, &mut *context.parts);
    ctx.request_repaint();
    match action {
        HomeAction::Do(command) => return Some(Action::Do(command)),
        HomeAction::Answer(answer) => choose(answer, context),
        HomeAction::Resume => continue_room(home_room(), context),
        HomeAction::ContinueRoom(index) => continue_room(&other_rooms()[index], context),
        HomeAction::GoBack(room) => together::open_back(room, context),
        #[cfg(not(target_family = "wasm"))]
        HomeAction::OpenClass => super::class::open_again(context),
        // No browser serves a class.
        #[cfg(target_family = "wasm")]
        HomeAction::OpenClass => {}
        HomeAction::OpenDay => training::open_day::<OAnQuan>(context),
        HomeAction::SetOpponent(opponent) => {
            own_mut(parts).current.is_outchosen = true;
            let settings = settings_against::<OAnQuan>(parts.settings(), opponent);
            parts.set(ctx, settings);
        }
        HomeAction::Forget => {
            own_mut(parts).current.is_outchosen = true;
            parts.change_table(ctx, OAnQuan::ID, forget::<OAnQuan>);
        }
        HomeAction::Dismiss => dismiss_message(parts),
    }
    None
}

/// Carries out what the player chose on the page of the first start. It does not appear again once it is
/// answered.
fn choose(answer: FirstAnswer, context: &mut ScreenContext<'_>) {
    context.parts.change_settings(context.ctx, |settings| match answer {
        FirstAnswer::Speak(language) => settings.language = Some(language),
        FirstAnswer::Learn => settings.welcomed = true,
        FirstAnswer::Play => {
            settings.welcomed = true;
            // Who knows the game needs no beginner across the board.
            settings.of_mut::<OAnQuan>().seats[1..].fill(Seat::Computer(Level::Easy));
        }
    });
    match answer {
        FirstAnswer::Speak(_) => {}
        FirstAnswer::Learn => (home_room().learn)(context),
        FirstAnswer::Play => begin_game::<OAnQuan>(context),
    }
}

/// Dismisses the message on the home. The next one, if there is one, takes its place.
fn dismiss_message(parts: &mut Parts) {
    if parts.notices.dismiss_warning()
        || parts.preferences.dismiss_load_problem()
        || own_mut(parts).current.problem.take().is_some()
    {
        return;
    }
    parts.preferences.dismiss_save_problem();
    own_mut(parts).current.message = None;
}

/// Returns the message on the home about a problem with the settings or the saved game, if there
/// is one.
fn message(parts: &Parts) -> Option<String> {
    let words = parts.words();
    if let Some(why) = parts.notices.nothing_kept() {
        let why = match why {
            NothingKept::NoHome => words.unsaved.no_home,
            NothingKept::Refused => words.unsaved.refused,
            NothingKept::Newer => words.unsaved.newer,
        };
        return Some(why.to_owned());
    }
    let game = own(parts).current.problem.as_ref();
    let game = || game.map(|problem| words.files.last_game_problem(problem));
    let unsaved = || parts.preferences.save_problem().map(str::to_owned);
    let unreadable = parts.preferences.load_problem();
    unreadable.or_else(game).or_else(unsaved).or_else(|| own(parts).current.message.clone())
}

/// Returns the score of the game under way and whose turn it is.
fn going_on(words: &Words, session: &Session) -> String {
    let (setup, position) = (session.setup(), session.position());
    let players = players::<OAnQuan>(words, setup);
    let score = |(side, points)| words.home.score(&players[side].name, points);
    let scores = position.stores().iter().map(|(side, store)| score((side, *store)));
    let scores = scores.collect::<Vec<_>>().join(", ");
    let turn = match position.to_move() {
        Some(_) if session.is_taken_back() => words.all_taken_back.to_owned(),
        Some(side) if is_you(setup, side) => words.your_turn.to_owned(),
        Some(side) => words.turn_of(&players[side].within(words)),
        None => words.common.game_over.to_owned(),
    };
    words.home.going_on(&scores, &turn)
}
