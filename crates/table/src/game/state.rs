//! What outlives the pages of a game: the game in progress, the saved games, and what the next game needs.

use audio::Sound;
use std::rc::Rc;
use tabletop::Seat;
use tabletop::Strength;
#[cfg(not(target_family = "wasm"))]
use window::PaintBoard;
use window::{
    ClockMoment, LibraryNews, LostGame, OpenImported, OpenTable, Rooms, SaveResult, Screen,
    ScreenContext, TableLaunch, UnfinishedGame, waker,
};

use super::archive::Archive;
use super::current_game::CurrentGame;
use super::engines::Engines;
use super::lost_game::lost_games;
use super::play::Play;
use super::table_game::TableGame;
use crate::form::time_in_words;
use crate::game::{Links, MyGamesPart, import, open_my_games};
use crate::library::Wording;
#[cfg(not(target_family = "wasm"))]
use crate::screens::people_of;
use crate::screens::{GameScreen, TogetherScreen};
use crate::words::{Viewpoint, Voice, all_names, moves_of_turns, player_name, resume};

use eframe::egui::{Context, Painter, Rect};
use messages::RoomSetup;
use settings::{Language, Settings, TableSettings};
use tabletop::archive::RecoveredGame;
use tabletop::storage::Errand;
use tabletop::{GameMatch, Setup};
#[cfg(not(target_family = "wasm"))]
use tabletop::{Side, Step};
use ui_kit::sprites::Sprites;
use window::widgets::capitalised;
use window_words::Words;

/// What the pages of the game `G` share, as long as the window is open.
pub struct TableState<G: TableGame> {
    /// What thinks in its games.
    pub engines: Engines<G>,
    /// The game on the table, and the saved games.
    pub current: CurrentGame<G>,
    /// The number of questions so far who continues a replayed game.
    pub questions: u32,
    pub(crate) links: Links<G>,
    opening: Option<Opening<G>>,
}

/// The saved games while they are being opened.
struct Opening<G: TableGame> {
    errand: Errand<(Archive<G>, RecoveredGame<G>)>,
    ctx: Context,
    surface: G::Surface,
}

/// Returns what the pages of the game `G` share.
///
/// # Panics
/// If the table of the game is not open. The window opens it before it shows a page of the game.
pub fn state<G: TableGame>(rooms: &Rooms) -> &TableState<G> {
    rooms.get_as(G::ID).expect("the table of the game is open")
}

/// Returns that, mutably.
///
/// # Panics
/// As [`state`] does.
pub fn state_mut<G: TableGame>(rooms: &mut Rooms) -> &mut TableState<G> {
    rooms.get_mut_as(G::ID).expect("the table of the game is open")
}

impl<G: TableGame> TableState<G> {
    /// Opens the table, and starts to read the games of the last time.
    pub fn open(launch: TableLaunch<'_>, links: Links<G>) -> Self {
        let TableLaunch { ctx, errands, data, resumes, now, settings, seed } = launch;
        let opening = data.map(|data| {
            let (data, wake) = (data.to_owned(), waker(ctx));
            let errand = errands.run(move || Archive::open(&data, now, resumes, &wake));
            Opening { errand, ctx: ctx.clone(), surface: G::surface(settings) }
        });
        let (engines, current) = (Engines::usual(seed), CurrentGame::new(None, None));
        TableState { engines, current, questions: 0, links, opening }
    }

    /// Takes over the games of the last time once they have been read.
    pub(crate) fn take_over_games(&mut self) {
        let Some(Opening { errand, ctx, surface }) = &self.opening else { return };
        let Some((archive, found)) = errand.poll() else { return };
        let current = &mut self.current;
        if let Some((saved, game)) = found.game {
            if current.play.is_none() {
                current.restore(saved.label(), self.engines.resume(ctx, game), *surface);
            } else {
                // A game that began meanwhile is the one to continue.
                archive.autosave.file(saved);
                current.mark_unsaved();
            }
        }
        (current.archive, current.problem) = (Some(archive), found.problem);
        self.opening = None;
    }

    /// Returns the game on the table.
    pub(crate) fn play(&self) -> Option<&Play<G>> {
        self.current.play.as_ref()
    }

    /// Returns the game on the table, mutably.
    pub(crate) fn play_mut(&mut self) -> Option<&mut Play<G>> {
        self.current.play.as_mut()
    }

    /// Returns what becomes of the game on the table once another one begins, if it is under way.
    pub fn game_under_way(&self, words: &Words) -> Option<&'static str> {
        self.current.is_under_way().then_some(match self.current.is_kept() {
            true => words.replay.current_game_kept,
            false => words.replay.current_game_lost,
        })
    }

    /// Returns whether the game on the table is unfinished.
    pub(crate) fn can_continue(&self) -> bool {
        self.current.is_unfinished()
    }

    /// Returns the label of the button that continues the game on the table, if there is one to go on with.
    pub fn resume(&self, words: &Words) -> Option<String> {
        let session = self.play().filter(|_| self.current.goes_on())?.session();
        Some(resume::<G>(words, session.setup()))
    }

    /// Returns the message about the games in words.
    pub fn message(&self, words: &Words) -> Option<String> {
        let problem = self.current.problem.as_ref();
        let problem = problem.map(|problem| words.files.last_game_problem(problem));
        self.current.message.clone().or(problem)
    }
}

/// Returns the match of a room after these steps, as records write them; `None` if this program does not know the rules or
/// a step.
#[cfg(not(target_family = "wasm"))]
fn after<G: TableGame>(setup: &RoomSetup, steps: &[String]) -> Option<G::Match> {
    let mut played = client::matches::begin::<G>(setup)?;
    steps.iter().all(|step| client::matches::take::<G>(&mut played, step)).then_some(played)
}

/// Returns the position at the end of a match as a class agrees on it; `None` if nobody is to move there.
#[cfg(not(target_family = "wasm"))]
fn for_class<G: TableGame>(played: &G::Match) -> Option<RoomSetup> {
    played.to_move()?;
    let (options, start) = (played.game().options_text(), played.position().to_string());
    Some(RoomSetup { options, start, ..RoomSetup::of(G::ID) })
}

impl<G: TableGame> OpenTable for TableState<G> {
    fn finish_opening(&mut self) {
        self.take_over_games();
    }

    fn draw_seed(&mut self) -> u64 {
        self.engines.seed()
    }

    fn poll(&mut self, words: &Words) -> (Option<SaveResult>, bool) {
        self.take_over_games();
        (self.current.save(words), self.current.poll())
    }

    fn poll_library(&mut self, words: &Words) -> LibraryNews {
        self.current.collection_mut().map(|games| games.news(words)).unwrap_or_default()
    }

    fn prepare_strength(&mut self, seats: &[Seat]) -> Option<Strength> {
        self.current.prepare_strength(seats.iter().copied())
    }

    fn check_time(&mut self, ctx: &Context) -> Option<Sound> {
        self.play_mut()?.check_time(ctx)
    }

    fn update_clock(&mut self, moment: ClockMoment, rests: bool) {
        if let Some(play) = self.play_mut() {
            play.update_clock(moment, rests);
        }
    }

    fn cancel_review(&mut self) {
        self.current.cancel_review();
    }

    fn previews_next(&self, settings: &Settings) -> bool {
        settings.previews(settings.setup::<G>(0).strongest())
    }

    fn start_page(&self) -> Option<Box<dyn Screen>> {
        G::START_PAGE.map(|page| page())
    }

    fn is_unfinished(&self) -> bool {
        self.can_continue()
    }

    fn game_page(&mut self) -> Option<Box<dyn Screen>> {
        if !self.can_continue() {
            return None;
        }
        self.current.is_outchosen = false;
        let play = self.play_mut()?;
        play.forget_refusal();
        // Whatever leads here shows the current position.
        play.live.presenter_mut().view_current();
        Some(Box::new(GameScreen::<G>::default()))
    }

    fn room_setup(&self, settings: &Settings) -> RoomSetup {
        let (game, table) = (settings.game::<G>(), settings.of::<G>());
        let setup = settings.setup::<G>(0);
        let (options, time) = (game.options_text(), table.time);
        RoomSetup { options, time, first: setup.first.index() as u8, ..RoomSetup::of(G::ID) }
    }

    fn agreed(&self, words: &'static Words, language: Language, setup: &RoomSetup) -> String {
        let game = G::from_options(&setup.options);
        let rules = G::words(language).summary(&game, 0);
        let rules = (!rules.is_empty()).then(|| format!("{}.", capitalised(&rules)));
        let time = time_in_words(words, setup.time);
        let time = time.unwrap_or_else(|| words.together.no_clock.to_owned());
        let players = (game.sides() > 2).then(|| words.together.for_players(game.sides()));
        rules.into_iter().chain(players).chain([time]).collect::<Vec<_>>().join(" ")
    }

    fn together_page(&self) -> Box<dyn Screen> {
        Box::new(TogetherScreen::<G>::default())
    }

    #[cfg(not(target_family = "wasm"))]
    fn board_of_room(&self, setup: &RoomSetup, steps: &[String]) -> Option<PaintBoard> {
        let played = after::<G>(setup, steps)?;
        Some(Box::new(move |painter, sprites, rect, settings| {
            let view = Viewpoint::lying(settings.table(G::ID).look, Side::NEAR);
            G::picture(painter, sprites, rect, Some((&played, view)));
        }))
    }

    #[cfg(not(target_family = "wasm"))]
    fn labelled_board_of_room(&self, setup: &RoomSetup, steps: &[String]) -> Option<PaintBoard> {
        let near = after::<G>(setup, &[])?.to_move().unwrap_or(Side::NEAR);
        let played = after::<G>(setup, steps)?;
        Some(Box::new(move |painter, sprites, rect, settings| {
            let view = Viewpoint::lying(settings.table(G::ID).look, near);
            G::labelled_picture(painter, sprites, rect, (&played, view));
        }))
    }

    #[cfg(not(target_family = "wasm"))]
    fn move_of_room(
        &self,
        setup: &RoomSetup,
        text: &str,
        language: Language,
        settings: &Settings,
    ) -> Option<String> {
        let played = after::<G>(setup, &[])?;
        let near = played.to_move()?;
        let Ok(Step::<G::Move>::Move(mv)) = text.parse() else { return None };
        let people = people_of::<G>(&played, |_| String::new(), 0);
        let view = Viewpoint::lying(settings.table(G::ID).look, near);
        let voice = Voice::new::<G>(Words::of(language), &people, view);
        Some(G::words(language).candidate(&voice, &played, mv).1)
    }

    #[cfg(not(target_family = "wasm"))]
    fn position_of_room(&self, setup: &RoomSetup, steps: &[String]) -> Option<RoomSetup> {
        for_class::<G>(&after::<G>(setup, steps)?)
    }

    #[cfg(not(target_family = "wasm"))]
    fn position_of_text(&self, text: &str) -> Option<RoomSetup> {
        let (game, start) = G::from_options("").parse_position(text.trim()).ok()?;
        for_class::<G>(&G::Match::begin(game, start))
    }

    fn opener(&self) -> OpenImported {
        import::open::<G>
    }

    fn title(&self, language: Language) -> &'static str {
        G::words(language).shared().title()
    }

    fn read_kept_games(&mut self, language: Language, settings: &Settings) {
        let (wording, before) = (Wording::of::<G>(language, settings), self.flusher());
        if let Some(collection) = self.current.collection_mut() {
            collection.game_list.refresh_after(wording, before);
        }
    }

    fn kept_games(&mut self, language: Language, settings: &Settings) -> usize {
        self.current.collection_mut().map_or(0, |collection| {
            collection.game_list.poll(Wording::of::<G>(language, settings));
            collection.game_list.count()
        })
    }

    fn games_opener(&self) -> fn(&mut ScreenContext<'_>) {
        |context| open_my_games::<G>(MyGamesPart::Games, context)
    }

    fn unfinished(
        &self,
        words: &Words,
        language: Language,
        settings: &Settings,
    ) -> Option<UnfinishedGame> {
        let session = self.play().filter(|_| self.current.goes_on())?.session();
        let moves = words.library.turns(moves_of_turns::<G>(session.game().turn_count()));
        let side = session.game().to_move()?;
        let setup = session.setup();
        let view = Viewpoint::lying(settings.table(G::ID).look, setup.near_side());
        let voice = Voice::new::<G>(words, setup, view);
        let own = G::words(language);
        let turn = match session.is_taken_back() {
            true => words.all_taken_back.to_owned(),
            false => own.to_move(&voice, session.game(), side),
        };
        let title = own.shared().title();
        let mover = player_name::<G>(words, setup, side);
        let players = all_names::<G>(words, setup);
        Some(UnfinishedGame {
            title,
            players,
            resume: resume::<G>(words, setup),
            moves,
            turn,
            mover,
        })
    }

    fn paint(&self, painter: &Painter, sprites: &Sprites, rect: Rect, settings: &Settings) {
        if let Some(play) = self.play() {
            let view = board_view(play.session().setup(), settings.table(G::ID));
            G::picture(painter, sprites, rect, Some((play.session().game(), view)));
        }
    }

    fn save_clocks(&mut self) {
        self.current.save_clocks();
    }

    fn is_not_kept(&self) -> bool {
        self.current.is_not_kept()
    }

    fn flusher(&self) -> Box<dyn FnOnce() + Send> {
        match &self.current.archive {
            Some(archive) => Box::new(archive.flusher()),
            None => Box::new(|| ()),
        }
    }

    fn lost_games(&self, settings: &Settings) -> Vec<Rc<dyn LostGame>> {
        lost_games(&self.current, settings.table(G::ID).look)
    }
}

/// Returns how the board of a game is seen.
pub fn board_view(setup: &Setup, settings: &TableSettings) -> Viewpoint {
    let near = setup.near_side();
    Viewpoint::lying(settings.look, if settings.turned { near.next(2) } else { near })
}
