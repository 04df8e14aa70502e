//! The page of a game with people at other devices. It is the board of a game here; what is played comes from the
//! host, whose steps the page follows.

use std::sync::Arc;

use audio::Sound;
use basics::Name;
use client::matches::replayed;
use eframe::egui::{Key, Modifiers, Ui};
use jiff::Timestamp;
use live::{Refused, request_next_frame};
use messages::{Act, Offer, Phase, RoomId, RoomState};
use tabletop::archive::{GameId, Label, SavedGame};
use tabletop::{BySide, GameMatch, Refusal, Replay, Seat, Session, Setup, Side, Step, platform};
use window::dialogs::{Question, close, closing};
use window::share::SharedGame;
use window::together::{Phrases, Place, RoomSheet, STAND_IN, Together};
use window::{
    Action, Command, Page, PageEffect, Parts, RoomView, Screen, ScreenContext, clear_focus, is,
    press,
};

use super::at_table::at_table;
use super::game::turn_board;
use super::replay::ReplayScreen;
use super::view;
use crate::board::{BoardKey, Keyboard, Pressed};
use crate::game::{AfterGame, Play, TableGame, board_view, state};
use crate::page::{BoardAction, GamePage, game_page};
use crate::picture::Origin;
use crate::result::Moment;
use crate::review::ReviewState;
use crate::screens::playing;

/// The page.
pub struct TogetherScreen<G: TableGame> {
    shown: Option<Shown<G>>,
    keyboard: Keyboard,
    moment: Option<Moment>,
}

/// The game on the screen.
struct Shown<G: TableGame> {
    play: Play<G>,
    /// The steps that the game has, or will have once they are shown, as the host writes them.
    steps: Vec<String>,
    names: BySide<Name>,
    label: Label,
    /// Whether the game lies in the library as it is.
    is_filed: bool,
    /// Whether it is a game that the library keeps, and no position that a class looks at.
    is_game: bool,
}

impl<G: TableGame> Default for TogetherScreen<G> {
    fn default() -> Self {
        TogetherScreen { shown: None, keyboard: Keyboard::default(), moment: None }
    }
}

impl<G: TableGame> TogetherScreen<G> {
    /// Follows what the host has told.
    fn follow(&mut self, context: &mut ScreenContext<'_>) {
        let words = context.parts.words();
        let id = context.parts.together.joined().map(|it| kept_as(it.room, &it.state));
        if self.shown.as_ref().is_some_and(|shown| Some(&shown.label.id) != id.as_ref()) {
            self.file(context.parts);
        }
        let Parts { together, rooms, preferences, .. } = &mut *context.parts;
        let Some((joined, id)) = together.joined().zip(id) else { return };
        let steps = together.steps();
        let sides = joined.state.seats.len();
        let name = |side: Side| {
            let seat = joined.state.seat_of(joined.state.game, side);
            match joined.seat == Some(seat) {
                true => Name::default(),
                false => Name::new(&together.name(joined, words, seat)),
            }
        };
        let names = BySide::from_fn(sides, name);
        let fits = self.shown.as_ref().is_some_and(|shown| {
            shown.label.id == id
                && shown.names == names
                && steps.len() >= shown.steps.len()
                && shown.steps.iter().zip(&steps).all(|(shown, told)| shown == told)
        });
        if !fits {
            let own = joined.seat.map(|seat| joined.state.side_of(seat));
            let Some(played) = replayed::<G>(&joined.state, steps.iter().copied()) else {
                return together.set_problem(Place::Page, words.together.unknown_rules.to_owned());
            };
            let seats = BySide::from_fn(sides, |side| match own == Some(side) {
                true => Seat::Person,
                false => Seat::Away,
            });
            let first = played.game().leader(played.start());
            let setup = Setup { seats, names: names.clone(), first, seed: 0 };
            let state = state::<G>(rooms);
            let session = state.engines.continue_game(context.ctx, setup, played);
            let play = Play::new(session, G::surface(&preferences.settings));
            let steps = steps.into_iter().map(str::to_owned).collect();
            let label = Label { id, ..Label::new(platform::now()) };
            let is_game = !together.is_exercise();
            self.shown = Some(Shown { play, steps, names, label, is_filed: false, is_game });
            self.moment = None;
            return context.ctx.request_repaint();
        }
        let Some(shown) = &mut self.shown else { return };
        // What comes is kept at once: the program may be ended at any time.
        shown.is_filed &= steps.len() == shown.steps.len();
        for text in &steps[shown.steps.len()..] {
            if let Ok(step) = text.parse::<Step<G::Move>>() {
                shown.play.live.come(step);
                context.ctx.request_repaint();
            }
            shown.steps.push((*text).to_owned());
        }
    }

    /// Puts the game into the library, once it is over or when the page is left.
    fn file(&mut self, parts: &Parts) {
        let Some(shown) = self.shown.as_mut().filter(|shown| !shown.is_filed) else { return };
        let archive = state::<G>(&parts.rooms).current.archive.as_ref();
        let session = shown.play.session();
        let is_own = session.setup().persons() > 0 && shown.is_game;
        if let Some(archive) = archive.filter(|_| is_own && session.game().turn_count() > 0) {
            let setup = session.setup();
            let seats = BySide::from_fn(setup.sides(), |_| Seat::Person);
            let words = parts.words();
            let names = BySide::from_fn(setup.sides(), |side| match setup.seats[side] {
                Seat::Person => own_name(&parts.together).unwrap_or_else(|| Name::new(words.you)),
                _ => setup.names[side].clone(),
            });
            let setup = Setup { seats, names, ..setup.clone() };
            let engine = state::<G>(&parts.rooms).engines.moves.clone();
            let played = session.game().clone();
            let kept = Session::<G>::from_game(setup, played, Arc::new(|| {}), engine);
            archive.autosave.file(SavedGame::of(&shown.label, &kept, platform::now()));
            shown.is_filed = true;
        }
    }

    /// Plays an own move, which is shown at once, and tells the host.
    fn play_move(&mut self, mv: G::Move, context: &mut ScreenContext<'_>) {
        let Some(shown) = &mut self.shown else { return };
        let Parts { together, sound, .. } = &mut *context.parts;
        if !playing::play_move(&mut shown.play.live, mv, sound) {
            return;
        }
        let text = mv.to_string();
        shown.steps.push(text.clone());
        shown.is_filed = false;
        together.act(Act::Move(text));
        context.ctx.request_repaint();
    }

    fn press_board(&mut self, pressed: Pressed<G>, context: &mut ScreenContext<'_>) {
        let Some(Shown { play: Play { live, .. }, .. }) = &mut self.shown else { return };
        let Parts { together, sound, .. } = &mut *context.parts;
        // The line below the board says that all stand still.
        if together.is_paused() {
            return;
        }
        if let Some(mv) = playing::press(pressed, live, sound) {
            self.play_move(mv, context);
        }
    }

    fn with_live(&mut self, act: impl FnOnce(&mut live::LiveGame<G>)) {
        if let Some(shown) = &mut self.shown {
            act(&mut shown.play.live);
        }
    }

    fn open_replay(&mut self, reviews: bool, context: &mut ScreenContext<'_>) {
        self.file(context.parts);
        let Some(shown) = &self.shown else { return };
        let session = shown.play.session();
        let id = shown.is_filed.then(|| shown.label.id.clone());
        let mut replay = ReplayScreen::new(Replay::from(session), id, ReviewState::default());
        if reviews {
            replay.open_review(context);
        }
        context.open(Box::new(replay));
    }
}

/// Returns the identifier under which the game of a room is kept: who comes back to it goes on with the same entry.
fn kept_as(room: RoomId, state: &RoomState) -> GameId {
    let opened = i64::try_from(state.date).map(Timestamp::from_second);
    let opened = opened.ok().and_then(Result::ok).unwrap_or_else(platform::now);
    GameId::of_room(platform::local_time(opened).date(), room.bits(), state.game)
}

/// Returns the name of the person at this device, if it was given.
fn own_name(together: &Together) -> Option<Name> {
    let joined = together.joined()?;
    let seat = joined.state.seats.get(usize::from(joined.seat?))?;
    seat.name.clone().filter(|name| !name.as_str().is_empty())
}

/// Asks whether the person resigns.
fn ask_to_resign(context: &mut ScreenContext<'_>) {
    let words = context.parts.words();
    let (offers, heading) = (&words.offers, words.offers.resign_heading);
    let yes = closing(|_, context| context.parts.together.act(Act::Resign));
    let answers = [(words.keep_playing, close()), (offers.resign, yes)];
    context.parts.dialogs.open(Question::new(heading, words.together.resign_question, answers));
}

/// Leaves the room, for the home or for the page on which one joins another.
fn leave_now(context: &mut ScreenContext<'_>, goes_home: bool) {
    context.parts.together.end();
    match goes_home {
        true => context.go_home(),
        false => context.leave(),
    }
}

/// Leaves the room, after a question if that costs somebody a game. In a class, this leads to its page.
fn leave(context: &mut ScreenContext<'_>, goes_home: bool) {
    let parts = &mut *context.parts;
    if parts.together.follows_class() {
        parts.together.step_out();
        return context.leave();
    }
    if !parts.together.has_game() {
        return leave_now(context, goes_home);
    }
    let words = parts.words();
    let text = parts.together.leaving(words);
    let yes = closing(move |_, context| leave_now(context, goes_home));
    let answers = [(words.keep_playing, close()), (words.together.leave, yes)];
    parts.dialogs.open(Question::new(words.together.leave_heading, text, answers));
}

impl<G: TableGame> Page for TogetherScreen<G> {
    const GAME: &'static str = G::ID;

    const HAS_START_PAGE: bool = G::START_PAGE.is_some();

    const LISTS_MOVES: bool = true;

    fn draw(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let Parts { preferences, graphics, notices, together, desktop, .. } = &*context.parts;
        let view = RoomView { shares: desktop.sharing(), ..view(preferences, graphics, notices)? };
        let shown = self.shown.as_ref()?;
        let table = at_table(shown.play.session(), together, view.words)?;
        let board = board_view(shown.play.session().setup(), view.settings.table(G::ID));
        let typed = playing::typed(&self.keyboard, &shown.play, view.words, context.ctx);
        let page = GamePage {
            view,
            play: &shown.play,
            board,
            typed,
            after_game: AfterGame::default(),
            with_result: false,
            awaits_result: self.moment.is_some(),
            at_table: Some(&table),
        };
        let touched = game_page::show(ui, page);
        let is_skipped = playing::skips(self.moment.as_ref(), &shown.play, &view, ui);
        let [hot, armed] = touched.pointed;
        self.with_live(|live| live.set_pointed(hot, armed));
        if is_skipped {
            self.moment = None;
        }
        if let Some(seat) = touched.hushed {
            context.parts.together.hush(seat);
            context.ctx.request_repaint();
        }
        match touched.action? {
            BoardAction::Press(pressed) => self.press_board(pressed, context),
            BoardAction::Do(command) => return press(self, command, context),
            BoardAction::View(entries) => self.with_live(|live| {
                let turns = live.session().game().turns_in(entries);
                live.view_turn(turns);
            }),
            BoardAction::PlayAt(_)
            | BoardAction::Act(_)
            | BoardAction::SetPace(_)
            | BoardAction::Review(_) => {}
        }
        context.ctx.request_repaint();
        None
    }

    fn effect(&self, command: Command, parts: &Parts) -> Option<PageEffect<Self>> {
        let is_playing = parts.together.has_game() && parts.together.joined()?.seat.is_some();
        // In a class, the next board opens by itself, over this page alone.
        let is_over = || {
            let joined = parts.together.joined().filter(|_| !parts.together.follows_class());
            joined.is_some_and(|joined| matches!(joined.state.phase, Phase::Over(_)))
        };
        Some(match command {
            Command::Back => |_, context| leave(context, false),
            Command::Menu => |_, context| leave(context, true),
            Command::Resign if is_playing => |_, context| ask_to_resign(context),
            Command::OfferDraw | Command::OfferStop if is_playing => {
                |_, context| context.parts.together.act(Act::Offer(Offer::Stop))
            }
            Command::Undo if is_playing => {
                |_, context| context.parts.together.act(Act::Offer(Offer::TakeBack))
            }
            Command::Say => |_, context| context.parts.dialogs.open(Phrases),
            Command::Accept => |_, context| context.parts.together.act(Act::Answer(true)),
            Command::Decline => |_, context| context.parts.together.act(Act::Answer(false)),
            Command::Follow => |_, context| context.parts.together.follow(),
            Command::Withdraw => |_, context| context.parts.together.withdraw(),
            Command::Room => |_, context| context.parts.dialogs.open(RoomSheet::default()),
            Command::TryAgain => |_, context| context.parts.together.connect_again(),
            Command::Rematch => |_, context| context.parts.together.act(Act::Rematch(true)),
            Command::TakeOver => |_, context| context.parts.together.act(Act::PlayOn),
            Command::Claim | Command::PutOut => |_, context| {
                let together = &mut context.parts.together;
                if let Some(seat) = together.claimed_seat() {
                    together.act(Act::Claim { seat });
                }
            },
            Command::LetComputer => |_, context| {
                let together = &mut context.parts.together;
                if let Some(seat) = together.claimed_seat() {
                    together.act(Act::Computer { seat, level: STAND_IN });
                }
            },
            Command::Hint if is_playing && parts.together.has_help() => {
                |page, _| page.with_live(live::LiveGame::toggle_hint)
            }
            Command::SitHere => |_, context| {
                let together = &mut context.parts.together;
                if let Some(seat) = together.free_seat() {
                    together.sit_at(seat);
                }
            },
            Command::ShowAgain => |page, _| page.with_live(live::LiveGame::show_again),
            Command::Earlier => |page, _| page.with_live(live::LiveGame::view_earlier),
            Command::Later => |page, _| page.with_live(live::LiveGame::view_later),
            Command::Now => |page, _| page.with_live(|live| live.presenter_mut().view_current()),
            Command::TurnBoard if G::HAS_SIDES => |_, context| turn_board::<G>(context),
            Command::Replay if is_over() => |page, context| page.open_replay(false, context),
            Command::Review if is_over() => |page, context| page.open_replay(true, context),
            // Nobody is helped while people play, unless the host allows it, and nothing takes the place of their game.
            Command::Hint
            | Command::Line
            | Command::Evaluation
            | Command::Redo
            | Command::Undo
            | Command::NewGame
            | Command::NewGameForm
            | Command::EditPosition
            | Command::Preview
            | Command::Values
            | Command::PlayHere => |_, _| {},
            _ => return None,
        })
    }

    fn tick(&mut self, seconds: f32, context: &mut ScreenContext<'_>) {
        let (ctx, parts) = (context.ctx, &mut *context.parts);
        let settings = &parts.preferences.settings;
        let Some(Shown { play: Play { live, .. }, .. }) = &mut self.shown else { return };
        live.presenter_mut().set_surface(G::surface(settings));
        let outcome = live.advance(seconds, settings.speed, |_, _| true);
        parts.sound.play_all(outcome.cues);
        request_next_frame(ctx, live.is_moving() || live.has_coming(), live.next_change_in());
        if outcome.game_over {
            let session = live.session();
            let mood = G::mood_of_end(session.setup(), session.game());
            parts.sound.play(mood.sound());
            if settings.speed.factor().is_some() && session.game().is_over() {
                self.moment = Some(Moment::new(mood));
                mood.accompaniment().into_iter().for_each(|sound| parts.sound.play(sound));
            }
        }
        let is_over = self.moment.as_mut().map(|moment| moment.advance(seconds));
        request_next_frame(ctx, is_over == Some(false), None);
        if is_over == Some(true) {
            self.moment = None;
        }
        if !live.is_moving() && !live.has_coming() {
            self.file(context.parts);
        }
    }

    fn poll(&mut self, context: &mut ScreenContext<'_>) {
        let joined = context.parts.together.joined();
        let is_here = joined.is_some_and(|joined| {
            // A class closes a room when its next game begins elsewhere.
            let is_gone = match joined.state.phase {
                Phase::Waiting => true,
                Phase::Closed => context.parts.together.follows_class(),
                Phase::Playing | Phase::Over(_) => false,
            };
            joined.state.setup.game == G::ID && !is_gone
        });
        // The page of the teacher says why the class is over.
        let is_over = context.parts.together.end_of_teaching(context.parts.words()).is_some();
        if !is_here || is_over || context.parts.together.is_out() {
            return context.leave();
        }
        self.follow(context);
        let is_paused = context.parts.together.is_paused();
        self.with_live(|live| {
            live.set_away(is_paused);
            if is_paused {
                live.clear_choice();
            }
        });
    }

    fn board_keys(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        if self.moment.is_some() {
            if playing::takes_skip(context.ctx) {
                self.moment = None;
            }
            return None;
        }
        if context.parts.together.is_paused() {
            return None;
        }
        let play = &self.shown.as_ref()?.play;
        let asked = playing::board_key(&mut self.keyboard, play, context.parts, context.ctx);
        let refused = match asked {
            Some(BoardKey::Play(mv)) => {
                self.play_move(mv, context);
                return None;
            }
            Some(BoardKey::TurnBack(_) | BoardKey::Choose) => {
                self.with_live(|live| live.presenter_mut().clear_refusal());
                context.ctx.request_repaint();
                return None;
            }
            Some(BoardKey::RefuseMove(why)) => Refused::Move(Refusal::Illegal(why)),
            Some(BoardKey::Refuse(text)) => Refused::Unknown(text),
            Some(BoardKey::AfterCommand) => Refused::AfterCommand,
            None => {
                let Some(Shown { play: Play { live, .. }, .. }) = &mut self.shown else {
                    return None;
                };
                let space = Key::Space;
                if live.presenter().is_moving()
                    && context.ctx.input_mut(|input| input.consume_key(Modifiers::NONE, space))
                {
                    context.parts.sound.play_all(live.presenter_mut().finish_motion());
                }
                return None;
            }
        };
        self.with_live(|live| live.presenter_mut().refuse(refused, None));
        context.parts.sound.play(Sound::Refusal);
        context.ctx.request_repaint();
        None
    }

    fn escape(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        if self.moment.take().is_some() {
            return None;
        }
        let entries = self.shown.as_ref()?.play.session().game().entries().len();
        let clears = self.keyboard.clear(context.ctx, entries);
        let Some(Shown { play: Play { live, .. }, .. }) = &mut self.shown else { return None };
        let focused = context.ctx.memory(|memory| memory.focused()).is_some();
        if clears {
        } else if live.presenter().viewed_entries().is_some() {
            live.presenter_mut().view_current();
        } else if live.presenter().is_moving() {
            context.parts.sound.play_all(live.presenter_mut().finish_motion());
        } else if live.chosen.is_some() || focused {
            live.clear_choice();
            clear_focus(context.ctx);
        } else {
            leave(context, false);
        }
        context.ctx.request_repaint();
        None
    }

    fn shared_game(&self, parts: &Parts) -> Option<SharedGame> {
        let shown = self.shown.as_ref()?;
        let session = shown.play.session();
        let today = parts.trainers.today();
        let origin = Origin { heading: None, began: Some(today), today };
        let seen = (shown.play.live.shown_entries(), parts.settings().table(G::ID).look);
        Some(G::shared(parts.words(), session.setup(), session.game(), &origin, seen))
    }

    fn position_text(&self, _parts: &Parts) -> Option<String> {
        let shown = self.shown.as_ref()?;
        Some(shown.play.live.shown_game().position().to_string())
    }

    fn is_playing(&self, parts: &Parts) -> bool {
        parts.together.has_game()
    }

    fn previews(&self, _parts: &Parts) -> bool {
        false
    }

    fn stays_under(&self, above: &dyn Screen) -> bool {
        is::<ReplayScreen<G>>(above) || above.is_visit()
    }

    fn leave(&mut self, parts: &mut Parts) {
        self.file(parts);
    }
}
