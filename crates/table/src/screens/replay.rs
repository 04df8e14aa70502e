//! The page of a replay as a screen: its position in the game, its review, keeping its game, and playing on
//! from it.

use audio::Sound;
use basics::Heading;
use eframe::egui::{EventFilter, Key, Modifiers, Ui};
use live::{Viewer, request_next_frame};
use settings::Settings;
use tabletop::archive::{GameId, Label, SavedGame, SavedReview};
use tabletop::{
    BySide, Explorer, Game, GameEntry, GameMatch, Name, Replay, ReplayPace, Seat, SessionState,
    Setup, Side, Step, platform,
};
use window::share::SharedGame;
use window::{
    Action, Change, Command, Page, PageEffect, Parts, RoomView, Screen, ScreenContext, press, waker,
};
use window_words::Words;

use super::game::turn_board;
use super::{settings, show_rules, view};
use crate::board::Pressed;
use crate::form::{PlayOn, PlayOnAnswer, PlayOnView, sides_called};
use crate::game::{TableGame, TableState, board_view, state, state_mut};
use crate::page::{BoardAction, ReplayView, has_room_for_review};
use crate::picture::Origin;
use crate::review::{ReviewAction, ReviewState};
use crate::words::{moves_in, names_in_record};

/// A replay that is open.
pub struct ReplayScreen<G: TableGame> {
    viewer: Viewer<G>,
    review: ReviewState<G>,
    /// What the record of the game says besides its moves, if it came from outside.
    heading: Option<Heading>,
    /// Whether the replay goes to the first fault of a person when the review is complete.
    seeks_fault: bool,
    /// The values of all moves of the shown position, while the player wants to see them.
    explorer: Option<Explorer<G>>,
    /// The question who continues the game, if it is asked here.
    play_on: Option<PlayOn<G>>,
}

/// Shows the replay of a saved game, which need not be in the library. `state` is the same game,
/// played out. `is_kept` says whether the game is in the library.
pub fn replay_saved<G: TableGame>(
    game: SavedGame<G>,
    state: &SessionState<G>,
    is_kept: bool,
    context: &mut ScreenContext<'_>,
) {
    // Reading the file has already rejected a review that does not fit the game.
    let review = ReviewState::new(game.review(state.game()).ok().flatten());
    open_replay(
        ReplayScreen::new(Replay::from(state), is_kept.then_some(game.id), review),
        context,
    );
}

/// Shows a replay.
pub fn open_replay<G: TableGame>(replay: ReplayScreen<G>, context: &mut ScreenContext<'_>) {
    context.open(Box::new(replay));
    context.parts.dialogs.close();
}

impl<G: TableGame> ReplayScreen<G> {
    /// Opens a replay at its start, with the review of its game. `id` is the identifier of the
    /// game in the library, if it is there.
    pub fn new(replay: Replay<G>, id: Option<GameId>, review: ReviewState<G>) -> Self {
        log::info!("replay of {} steps", replay.steps());
        let viewer =
            Viewer::new(replay, id, G::surface(&Settings::default()), ReplayPace::default());
        let (heading, explorer, play_on) = (None, None, None);
        ReplayScreen { viewer, review, heading, seeks_fault: false, explorer, play_on }
    }

    /// Opens the replay of the game on the table, which takes its review over, or returns `None` before
    /// its first move.
    pub fn of_current(parts: &mut Parts) -> Option<Self> {
        let current = &mut state_mut::<G>(&mut parts.rooms).current;
        let session = current.session().filter(|it| !it.game().entries().is_empty())?;
        let (replay, id) = (Replay::from(session), current.id().cloned());
        Some(ReplayScreen::new(replay, id, current.take_review()))
    }

    /// Returns this replay with what the record of the game says besides its moves.
    pub(crate) fn with_heading(self, heading: Heading) -> Self {
        ReplayScreen { heading: Some(heading), ..self }
    }

    /// Returns the game and the number of steps shown.
    pub fn replay(&self) -> &Replay<G> {
        self.viewer.replay()
    }

    /// Returns the review of the game.
    pub fn review(&self) -> &ReviewState<G> {
        &self.review
    }

    /// Starts the review.
    pub fn begin_review(&mut self, context: &ScreenContext<'_>) {
        log::info!("review started");
        let game = self.replay().game().clone();
        let engine = state::<G>(&context.parts.rooms).engines.analysis.clone();
        self.review.begin(game, engine, waker(context.ctx));
    }

    /// Shows the review, and starts it if it has not been made yet.
    pub(crate) fn open_review(&mut self, context: &ScreenContext<'_>) {
        self.review.open = true;
        if self.review.found().is_none() && self.review.progress().is_none() {
            self.begin_review(context);
        }
    }

    /// Takes over and keeps a finished review.
    pub fn poll_review(&mut self, context: &mut ScreenContext<'_>) {
        let replay = self.viewer.replay();
        let is_shown = |turn: &usize| replay.shown() == replay.step_of_turn(*turn);
        self.review.looked_at = self.review.looked_at.filter(is_shown);
        let Some(review) = self.review.poll().cloned() else { return };
        // A scroll area knows its height only after it has been drawn.
        context.ctx.request_repaint();
        log::info!("review finished: {} faults", review.faults().len());
        self.save_review(context);
        let game = self.replay().game().clone();
        state_mut::<G>(&mut context.parts.rooms).current.keep_review(game, review);
        // A player who has gone on meanwhile stays there.
        if std::mem::take(&mut self.seeks_fault) && self.replay().shown() == 0 {
            self.go_to_first_fault();
        }
    }

    /// Saves the review if there is one and the game is in the library.
    fn save_review(&self, context: &ScreenContext<'_>) {
        let archive = &state::<G>(&context.parts.rooms).current.archive;
        if let (Some(archive), Some(id), Some(review)) =
            (archive, self.viewer.id(), self.review.found())
        {
            archive.autosave.save_review(id.clone(), self.replay().game().clone(), review.clone());
        }
    }

    /// Shows the review, and the first fault of a person as soon as the review is complete. Until
    /// then, the review is in a dialog if it has no room beside the board.
    pub fn show_first_fault(&mut self, context: &mut ScreenContext<'_>) {
        self.open_review(context);
        if self.review.found().is_some() {
            return self.go_to_first_fault();
        }
        self.seeks_fault = true;
        if !has_room_for_review::<G>(context.ctx.content_rect().width()) {
            G::show_review(context.parts);
        }
    }

    fn go_to_first_fault(&mut self) {
        let replay = self.viewer.replay();
        let faults = self.review.faults_of_persons(replay.setup(), replay.game());
        if let Some(&turn) = faults.as_deref().and_then(<[usize]>::first) {
            self.show_turn(turn, Some(turn));
        }
    }

    /// Shows or hides the review. Starts it if it has not been made yet. It opens in a dialog if it
    /// has no room beside the board.
    fn toggle_review(&mut self, context: &mut ScreenContext<'_>) {
        if !G::can_review(self.replay().game()) {
            return;
        }
        let has_room = has_room_for_review::<G>(context.ctx.content_rect().width());
        match has_room && self.review.open {
            true => self.review.open = false,
            false => self.open_review(context),
        }
        if !has_room {
            G::show_review(context.parts);
        }
    }

    /// Carries out an action on the review.
    pub fn act_on_review(&mut self, action: ReviewAction, context: &mut ScreenContext<'_>) {
        match action {
            ReviewAction::Begin => return self.begin_review(context),
            ReviewAction::Cancel => return self.review.cancel(),
            ReviewAction::Practise(whose) => {
                let practice = state::<G>(&context.parts.rooms).links.practice;
                let practice = practice(self, whose, false, context);
                context.open(practice);
            }
            ReviewAction::Close => {}
            ReviewAction::Show(turns) => self.show_turn(turns, None),
            ReviewAction::ShowFault(turn) => self.show_turn(turn, Some(turn)),
        }
        context.parts.dialogs.close();
    }

    /// Shows the position after `turns` turns. `looked_at` is the turn whose fault is shown
    /// there.
    fn show_turn(&mut self, turns: usize, looked_at: Option<usize>) {
        self.review.looked_at = looked_at;
        self.viewer.go_to(self.replay().step_of_turn(turns));
    }

    /// Returns the review to the game on the table if the replay shows that game.
    fn give_back(&mut self, parts: &mut Parts) {
        let current = &mut state_mut::<G>(&mut parts.rooms).current;
        current.take_review_back(self.viewer.replay().game(), &mut self.review);
    }

    /// Leaves the replay.
    pub fn close(&mut self, context: &mut ScreenContext<'_>) {
        self.give_back(context.parts);
        context.leave();
    }

    /// Follows the shown position with the values of all moves, if the player wants to see them.
    fn poll_values(&mut self, context: &ScreenContext<'_>) {
        if G::VALUES == 0 || !context.parts.settings().values {
            self.explorer = None;
            return;
        }
        let engines = &state::<G>(&context.parts.rooms).engines;
        let explorer = self
            .explorer
            .get_or_insert_with(|| Explorer::new(engines.analysis.clone(), waker(context.ctx)));
        let replay = self.viewer.replay();
        // The values must not run ahead of the moving stones, nor slow them down.
        if !self.viewer.presenter().is_moving() {
            explorer.follow(replay.shown(), replay.position(), || replay.game_so_far());
        }
        explorer.poll();
    }

    /// Returns whether the game is in the library.
    fn is_in_library(&self) -> bool {
        self.viewer.id().is_some()
    }

    /// Saves the game and its review in the library, unless it is there. There, all its players are
    /// people, so that it does not count in the statistics.
    fn keep(&self, context: &mut ScreenContext<'_>) {
        let parts = &mut *context.parts;
        let words = parts.words();
        let TableState { current, engines, .. } = state_mut::<G>(&mut parts.rooms);
        let Some(collection) = current.collection_mut().filter(|_| !self.is_in_library()) else {
            return;
        };
        let replay = self.replay();
        let names = names_in_record::<G>(words, replay.setup());
        let setup = people_of::<G>(replay.game(), |side| names[side].clone(), engines.seed());
        let session = engines.continue_game(context.ctx, setup, replay.game().clone());
        let now = platform::now();
        let saved = SavedGame::of(&Label::new(now), &session, now);
        let review = self.review.found().map(SavedReview::of);
        collection.game_list.add(SavedGame { review, ..saved });
    }

    /// Starts a game from the position shown, between the players in `question` and by its rules. The
    /// moves before it can be taken back, too.
    pub fn play_on(&self, question: &PlayOn<G>, context: &mut ScreenContext<'_>) {
        let (replay, rules) = (self.replay(), question.rules());
        log::info!("new game from {:?} after {} turns", self.viewer.id(), replay.turns());
        let shown = replay.game_so_far();
        // By other rules, which may forbid the moves before it, the game begins at this position.
        let same = shown.under(rules).filter(|game| game.position() == shown.position());
        let game =
            same.unwrap_or_else(|| GameMatch::begin(rules.clone(), shown.position().clone()));
        let TableState { current, engines, .. } = state_mut::<G>(&mut context.parts.rooms);
        let setup = question.players.setup(rules.sides(), engines.seed());
        let setup = current.fitted(Setup { first: replay.setup().first, ..setup });
        let session = engines.continue_game(context.ctx, setup, game);
        super::show_game(session.with_time(replay.time_control()), context);
    }

    /// Asks on the page who continues the game. The players of the replayed game are preselected.
    pub(crate) fn ask_who_plays_on(&mut self, context: &mut ScreenContext<'_>) {
        let own = self.replay().game().game();
        let (others, usual) = (own.other_rules(), settings::<G>(context.parts).players());
        self.play_on = Some(PlayOn::new(usual, self.replay().setup(), own, others));
        state_mut::<G>(&mut context.parts.rooms).questions += 1;
    }

    /// Draws that question.
    fn show_who_plays_on(&mut self, ui: &Ui, context: &mut ScreenContext<'_>) {
        let Some(mut question) = self.play_on.take() else { return };
        let parts = &*context.parts;
        let (words, language, state) = (parts.words(), parts.language(), state::<G>(&parts.rooms));
        let under_way = state.game_under_way(words);
        let look = settings::<G>(parts).look;
        let hint = &play_on_hint(self.replay(), words);
        let places = &sides_called(words, question.rules(), self.replay().setup().first);
        let (name, opened) = (&|game: &G| G::words(language).summary(game, look), state.questions);
        let view = PlayOnView { words, places, hint, under_way, name, opened };
        match question.show(ui, &view) {
            Some(PlayOnAnswer::Begin) => self.play_on(&question, context),
            Some(PlayOnAnswer::Close) => {}
            None => self.play_on = Some(question),
        }
    }

    /// Carries out what the player asks for.
    fn carry_out(
        &mut self,
        action: BoardAction<G>,
        context: &mut ScreenContext<'_>,
    ) -> Option<Action> {
        context.ctx.request_repaint();
        match action {
            BoardAction::Do(command) => return press(self, command, context),
            BoardAction::SetPace(pace) => {
                context.parts.change_settings(context.ctx, |settings| {
                    settings.replay_pace = Some(pace);
                });
            }
            BoardAction::View(entries) => self.viewer.go_to(entries),
            BoardAction::Review(action) => self.act_on_review(action, context),
            BoardAction::Press(pressed) => {
                context.parts.sound.mute_button();
                self.press_board(pressed, context);
            }
            BoardAction::PlayAt(_) | BoardAction::Act(_) => {}
        }
        None
    }

    /// Carries out a press on the board, which takes no moves.
    fn press_board(&mut self, pressed: Pressed<G>, context: &mut ScreenContext<'_>) {
        match pressed {
            Pressed::Choice(Some(spot)) => {
                self.viewer.refuse(spot);
                context.parts.sound.play(Sound::Refusal);
            }
            Pressed::Rest => {
                context.parts.sound.play_all(self.viewer.presenter_mut().finish_motion());
            }
            Pressed::Move(_) | Pressed::Choice(None) => {}
        }
    }
}

/// Returns where a game that goes on from the position shown begins, in a sentence or two.
pub fn play_on_hint<G: TableGame>(replay: &Replay<G>, words: &Words) -> String {
    let hint = words.replay.play_from_here_hint(moves_in::<G>(replay.game(), replay.shown()));
    let shown = replay.game_so_far();
    let entries = shown.entries();
    let ended = |at: usize| entries[at].end().is_some();
    let next_round = |at: usize| entries.get(at + 1).is_some_and(|it| it.step() == Step::Round);
    match (0..entries.len()).any(|at| ended(at) && !next_round(at)) {
        true => format!("{hint} {}", words.door.goes_on),
        false => hint,
    }
}

/// Returns a setup in which people play all sides of a match.
pub fn people_of<G: Game>(game: &G::Match, name: impl Fn(Side) -> String, seed: u64) -> Setup {
    let (own, sides) = (game.game(), game.game().sides());
    Setup {
        seats: BySide::from_fn(sides, |_| Seat::Person),
        names: BySide::from_fn(sides, |side| Name::new(&name(side))),
        first: own.leader(game.start()),
        seed,
    }
}

impl<G: TableGame> Page for ReplayScreen<G> {
    const GAME: &'static str = G::ID;

    const HAS_START_PAGE: bool = G::START_PAGE.is_some();

    const LISTS_MOVES: bool = true;

    fn draw(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let Parts { preferences, graphics, notices, rooms, desktop, .. } = &*context.parts;
        let shares = desktop.sharing();
        let view = RoomView { shares, ..view(preferences, graphics, notices)? };
        let offered = |command| match command {
            Command::Rules => G::RULES_IN_FORCE.map(|_| true),
            // The start page has the other ways.
            Command::Games | Command::HowToPlay => G::START_PAGE.is_none().then_some(true),
            Command::EditPosition => G::EDITOR.map(|_| true),
            _ => Some(true),
        };
        let replay = ReplayView {
            view,
            board: board_view(self.replay().setup(), view.settings.table(G::ID)),
            viewer: &self.viewer,
            review: &self.review,
            looked_at: self.review.looked_at,
            explorer: self.explorer.as_ref(),
            can_review: G::can_review(self.replay().game()),
            keeps: state::<G>(rooms).current.archive.is_some() && !self.is_in_library(),
            offered: &offered,
        };
        let action = replay.show(ui);
        self.show_who_plays_on(ui, context);
        self.carry_out(action?, context)
    }

    fn effect(&self, command: Command, _parts: &Parts) -> Option<PageEffect<Self>> {
        Some(match command {
            Command::Back => |replay, context| replay.close(context),
            // The home and the page of the other games lead back to the game.
            Command::Menu => |replay, context| {
                replay.give_back(context.parts);
                context.go_home();
            },
            Command::TurnBoard if G::HAS_SIDES => |_, context| turn_board::<G>(context),
            Command::Rules if G::RULES_IN_FORCE.is_some() => {
                |_, context| show_rules::<G>(context.parts)
            }
            Command::PlayOn => |replay, context| {
                if replay.replay().game_so_far().to_move().is_some() {
                    G::ask_who_plays_on(replay, context);
                }
            },
            Command::Keep => |replay, context| replay.keep(context),
            Command::Values if G::VALUES > 0 => |_, context| {
                context.parts.change_settings(context.ctx, |settings| {
                    settings.values = !settings.values;
                });
            },
            Command::EditPosition if G::EDITOR.is_some() => |replay, context| {
                let shown = replay.replay().game_so_far();
                super::edit(Some((shown.game(), shown.position().clone())), context);
            },
            Command::Review => |replay, context| replay.toggle_review(context),
            Command::ToStart => |replay, _| replay.viewer.go_to(0),
            Command::StepBack => |replay, _| replay.viewer.back(),
            Command::StepForward => |replay, context| {
                context.parts.sound.play_all(replay.viewer.forward());
            },
            Command::ToEnd => |replay, _| replay.viewer.go_to(replay.replay().steps()),
            Command::Autoplay => |replay, _| replay.viewer.toggle(),
            _ => return None,
        })
    }

    fn tick(&mut self, seconds: f32, context: &mut ScreenContext<'_>) {
        let Parts { preferences, sound, .. } = &mut *context.parts;
        let settings = &preferences.settings;
        self.viewer.presenter_mut().set_surface(G::surface(settings));
        self.viewer.set_pace(settings.pace_of_replay());
        let outcome = self.viewer.tick(seconds, settings.speed);
        sound.play_all(outcome.cues);
        if outcome.game_over {
            sound.play(G::mood_of_end(self.replay().setup(), self.replay().game()).sound());
        }
        let is_moving = self.viewer.presenter().is_moving();
        request_next_frame(context.ctx, is_moving, self.viewer.next_change_in());
    }

    fn poll(&mut self, context: &mut ScreenContext<'_>) {
        self.poll_review(context);
        self.poll_values(context);
    }

    /// Handles the keys of the replay. The arrow keys step through the game, whatever has the keyboard
    /// focus.
    fn board_keys(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        let ctx = context.ctx;
        let focused = ctx.memory(|memory| memory.focused());
        if let Some(id) = focused {
            let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
            ctx.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        }
        if focused.is_none_or(G::is_spot)
            && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Space))
        {
            window::run(self, Command::Autoplay, context);
            ctx.request_repaint();
        }
        None
    }

    fn leaves_key(&self, _command: Command) -> bool {
        G::START_PAGE.is_none()
    }

    fn shared_game(&self, parts: &Parts) -> Option<SharedGame> {
        let replay = self.replay();
        let shown = (replay.shown(), parts.settings().table(G::ID).look);
        let origin = Origin {
            heading: self.heading.as_ref(),
            began: self.viewer.id().and_then(GameId::day),
            today: parts.trainers.today(),
        };
        Some(G::shared(parts.words(), replay.setup(), replay.game(), &origin, shown))
    }

    fn position_text(&self, _parts: &Parts) -> Option<String> {
        Some(self.replay().position().to_string())
    }

    fn is_asking(&self, _parts: &Parts) -> bool {
        self.play_on.is_some()
    }

    fn chosen_seats(&self) -> Option<[Seat; 4]> {
        self.play_on.as_ref().map(|question| question.players.seats)
    }

    /// Takes over that the game is in the library. A review that has been completed since then
    /// follows it.
    fn follow_library(&mut self, change: &Change, context: &mut ScreenContext<'_>) {
        if let Change::Added(id) = change
            && !self.is_in_library()
        {
            self.viewer.set_id(id.clone());
            self.save_review(context);
        }
    }

    fn stays_under(&self, above: &dyn Screen) -> bool {
        super::is_editor::<G>(above) || above.uses_page_below()
    }
}
