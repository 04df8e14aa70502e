//! The page of the game in progress as a screen. The game itself outlives it.

use std::marker::PhantomData;

use audio::Sound;
use eframe::egui::{Context, InputState, Key, Modifiers, Ui};
use live::{Refused, request_next_frame};
use tabletop::{GameMatch, OfferReply, Refusal, Session};
use ui_kit::speech;
use window::dialogs::{Question, effect};
use window::share::SharedGame;
use window::{
    Action, Command, Correspondence, FrameCounter, Page, PageEffect, Parts, RoomView, Screen,
    ScreenContext, clear_focus, is, press,
};

use super::replay::ReplayScreen;
use super::{change_settings, edit, is_editor, show_rules, view};
use crate::board::{BoardKey, Keyboard, Pressed};
use crate::form::NewGameDialog;
use crate::game::{
    CurrentGame, GameQuestion, MyGamesPart, Play, TableGame, board_view, open_my_games, state,
    state_mut,
};
use crate::page::{BoardAction, GamePage, game_page};
use crate::picture::Origin;
use crate::result::Moment;
use crate::review::Whose;
use crate::screens::playing;
use crate::words::{asked, short_names};

/// The page.
pub struct GameScreen<G: TableGame> {
    keyboard: Keyboard,
    counter: FrameCounter,
    /// Whether the result of the game opens again when the player comes back.
    result_waits: bool,
    /// The moment between the end of the game and its result.
    moment: Option<Moment>,
    /// Whether a result without such a moment waits for the margin of an abandoned game: what it offers
    /// depends on it, and its buttons keep their places.
    awaits_margin: bool,
    game: PhantomData<G>,
}

impl<G: TableGame> Default for GameScreen<G> {
    fn default() -> Self {
        GameScreen {
            keyboard: Keyboard::default(),
            counter: FrameCounter::default(),
            result_waits: false,
            moment: None,
            awaits_margin: false,
            game: PhantomData,
        }
    }
}

/// Does something with the game on the table.
fn with_play<G: TableGame>(context: &mut ScreenContext<'_>, act: impl FnOnce(&mut Play<G>)) {
    if let Some(play) = state_mut::<G>(&mut context.parts.rooms).play_mut() {
        act(play);
    }
}

/// Returns what has happened in the game on the table, in sentences, one for each entry.
fn happened_on_table<G: TableGame>(parts: &Parts) -> Vec<String> {
    let play = state::<G>(&parts.rooms).current.play.as_ref();
    play.map_or_else(Vec::new, |play| asked::happened(play.session(), parts))
}

/// Undoes, or asks before, and says to who hears the game what has gone.
fn undo<G: TableGame>(context: &mut ScreenContext<'_>) {
    let is_heard = speech::is_heard(context.ctx);
    let before = if is_heard { happened_on_table::<G>(context.parts) } else { Vec::new() };
    ask::<G>(context, CurrentGame::undo);
    if is_heard && !context.parts.dialogs.is_open() {
        let left = happened_on_table::<G>(context.parts).len();
        let mut said = vec![context.parts.words().asked.undone.to_owned()];
        said.extend(before.into_iter().skip(left));
        speech::answer(context.ctx, said.join(" "));
    }
}

/// Asks a question about the game on the table, if there is one to ask.
fn ask<G: TableGame>(
    context: &mut ScreenContext<'_>,
    question: impl FnOnce(&mut CurrentGame<G>) -> Option<GameQuestion>,
) {
    let current = &mut state_mut::<G>(&mut context.parts.rooms).current;
    if let Some(question) = question(current).and_then(|it| asked::<G>(it, context.parts)) {
        context.parts.dialogs.open(question);
    }
}

/// Returns a question about the game on the table, which takes over the answer.
fn asked<G: TableGame>(question: GameQuestion, parts: &Parts) -> Option<Question> {
    let words = parts.words();
    let answers = [false, true].map(|agrees| {
        effect(move |_, context| {
            with_play::<G>(context, |play| {
                let names = short_names::<G>(words, play.session().setup());
                play.answer(question, agrees, &names);
            });
        })
    });
    let session = state::<G>(&parts.rooms).current.session()?;
    Some(question.in_game(session, words, answers))
}

/// Returns the question whether to offer to end the game. Nobody offers a draw before the first move.
fn offer_question<G: TableGame>(current: &mut CurrentGame<G>) -> Option<GameQuestion> {
    let play = current.play.as_mut()?;
    let may_offer = !G::AGREEMENT_IS_DRAW || play.can_offer_draw();
    may_offer.then(|| play.offer_question()).flatten()
}

/// Returns the command that offers to end the game.
pub(crate) fn offer_command<G: TableGame>() -> Command {
    if G::AGREEMENT_IS_DRAW { Command::OfferDraw } else { Command::OfferStop }
}

/// Takes over the computers' reply to an offer to end the game.
fn take_reply<G: TableGame>(reply: OfferReply, ctx: &Context, parts: &mut Parts) {
    let words = parts.words();
    let Some(play) = state_mut::<G>(&mut parts.rooms).play_mut() else { return };
    let own = G::words(words.in_language);
    let accepted = (reply == OfferReply::Accepted).then(|| own.accepted(words, play.session()));
    let (sound, question) = play.take_reply(reply);
    if let Some(accepted) = accepted.flatten() {
        parts.notices.show(ctx, accepted);
    }
    if let Some(question) = question.and_then(|question| asked::<G>(question, parts)) {
        parts.dialogs.open_unasked(question);
    }
    if let Some(sound) = sound {
        parts.sound.play(sound);
    }
    ctx.request_repaint();
}

/// Changes the game on the table.
fn change<G: TableGame, R>(
    context: &mut ScreenContext<'_>,
    change: impl FnOnce(&mut Session<G>) -> R,
) {
    with_play::<G>(context, |play| drop(play.live.change(change)));
}

/// Plays a move of a person, unless the player is asked something before. A refusal has a sound.
pub fn play_move<G: TableGame>(mv: G::Move, context: &mut ScreenContext<'_>) {
    if G::asks_before(mv, context.parts) {
        return;
    }
    let Parts { rooms, sound, .. } = &mut *context.parts;
    let Some(Play { live, .. }) = state_mut::<G>(rooms).play_mut() else { return };
    playing::play_move(live, mv, sound);
}

impl<G: TableGame> GameScreen<G> {
    /// Carries out what the player asks for. Returns what is left to the window.
    pub fn carry_out(
        &mut self,
        action: BoardAction<G>,
        context: &mut ScreenContext<'_>,
    ) -> Option<Action> {
        match action {
            BoardAction::Press(pressed) => press_board(pressed, context),
            BoardAction::Do(command) => return press(self, command, context),
            BoardAction::PlayAt(level) => G::play_at(level, context),
            BoardAction::Act(act) => act(self, context),
            BoardAction::View(entries) => with_play::<G>(context, |play| {
                let turns = play.session().game().turns_in(entries);
                play.live.view_turn(turns);
            }),
            BoardAction::SetPace(_) | BoardAction::Review(_) => {}
        }
        context.ctx.request_repaint();
        None
    }

    /// Opens the replay of the game. If `result_waits`, leaving it leads to the result.
    pub fn open_replay(&mut self, result_waits: bool, context: &mut ScreenContext<'_>) {
        if let Some(replay) = ReplayScreen::<G>::of_current(context.parts) {
            self.leave_for(replay, result_waits, context);
        }
    }

    /// Opens the replay of the finished game with its review, at the first mistake of a person.
    pub fn show_mistakes(&mut self, context: &mut ScreenContext<'_>) {
        if let Some(mut replay) = ReplayScreen::<G>::of_current(context.parts) {
            context.parts.dialogs.close();
            replay.show_first_fault(context);
            self.result_waits = true;
            context.open(Box::new(replay));
        }
    }

    /// Lets the player practise the mistakes of the finished game.
    pub fn practise(&mut self, context: &mut ScreenContext<'_>) {
        if let Some(mut replay) = ReplayScreen::<G>::of_current(context.parts) {
            let practice = state::<G>(&context.parts.rooms).links.practice;
            let practice = practice(&mut replay, Whose::Persons, true, context);
            self.leave_for(replay, true, context);
            context.open(practice);
        }
    }

    fn leave_for(
        &mut self,
        replay: ReplayScreen<G>,
        result_waits: bool,
        context: &mut ScreenContext<'_>,
    ) {
        self.result_waits = result_waits;
        context.open(Box::new(replay));
        context.parts.dialogs.close();
    }

    /// Ends the moment after the game, and shows the result. Returns whether there was one.
    fn end_moment(&mut self, parts: &mut Parts) -> bool {
        let had_one = self.moment.take().is_some();
        if had_one {
            G::show_result(false, parts);
        }
        had_one
    }
}

/// Carries out a press on the board. Moves have sounds of their own.
fn press_board<G: TableGame>(pressed: Pressed<G>, context: &mut ScreenContext<'_>) {
    let Parts { rooms, sound, .. } = &mut *context.parts;
    let Some(Play { live, .. }) = state_mut::<G>(rooms).play_mut() else { return };
    if live.line().is_some() {
        sound.mute_button();
        // Any press skips what a hint expects.
        live.end_line();
        return;
    }
    if let Some(mv) = playing::press(pressed, live, sound) {
        play_move::<G>(mv, context);
    }
}

/// Drops what the player has begun to choose, or what the board points out. Returns whether there was
/// something.
fn clear_board<G: TableGame>(ctx: &Context, parts: &mut Parts) -> bool {
    let Parts { rooms, sound, .. } = parts;
    let Some(Play { live, .. }) = state_mut::<G>(rooms).play_mut() else { return false };
    let focused = ctx.memory(|memory| memory.focused());
    // Escape during a drag cancels it without hiding the hint or leaving the game.
    let drags = ctx.input(|input| input.pointer.primary_down());
    if live.end_line() {
        // The hint stays.
    } else if live.presenter().viewed_entries().is_some() {
        live.presenter_mut().view_current();
    } else if live.presenter().is_moving() {
        sound.play_all(live.presenter_mut().finish_motion());
    } else if live.chosen.is_some() || focused.is_some() || drags {
        live.clear_choice();
        clear_focus(ctx);
    } else if live.hint().is_some() {
        live.toggle_hint();
    } else {
        return false;
    }
    true
}

impl<G: TableGame> Page for GameScreen<G> {
    const GAME: &'static str = G::ID;

    const HAS_START_PAGE: bool = G::START_PAGE.is_some();

    const IS_CURRENT_GAME: bool = true;

    const LISTS_MOVES: bool = true;

    fn draw(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let Parts { preferences, graphics, notices, rooms, desktop, .. } = &*context.parts;
        let state = state::<G>(rooms);
        let (shares, correspondence) = (desktop.sharing(), state.current.correspondence());
        let view = RoomView { shares, correspondence, ..view(preferences, graphics, notices)? };
        let play = state.play()?;
        let typed = playing::typed(&self.keyboard, play, view.words, context.ctx);
        let page = GamePage {
            view,
            play,
            board: board_view(play.session().setup(), view.settings.table(G::ID)),
            typed,
            after_game: state.current.after_game().unwrap_or_default(),
            with_result: G::has_open_result(context.parts),
            awaits_result: self.moment.is_some(),
            at_table: None,
        };
        let touched = game_page::show(ui, page);
        let is_skipped = playing::skips(self.moment.as_ref(), play, &view, ui);
        let [hot, armed] = touched.pointed;
        with_play::<G>(context, |play| play.live.set_pointed(hot, armed));
        if is_skipped {
            self.end_moment(context.parts);
        }
        self.carry_out(touched.action?, context)
    }

    fn effect(&self, command: Command, parts: &Parts) -> Option<PageEffect<Self>> {
        let is_over = || !state::<G>(&parts.rooms).can_continue();
        if let Some(effect) = G::effect(command, parts) {
            return Some(effect);
        }
        Some(match command {
            Command::Back => |_, context| context.leave(),
            // The start page has the choices for a new game.
            Command::NewGameForm if G::START_PAGE.is_some() => |_, context| context.leave(),
            Command::Rules if G::RULES_IN_FORCE.is_some() => {
                |_, context| show_rules::<G>(context.parts)
            }
            // Another game without a move would look like this one: the player wants to choose something.
            Command::NewGame if state::<G>(&parts.rooms).current.is_untouched() => {
                |_, context| context.parts.dialogs.open(NewGameDialog::<G>::default())
            }
            Command::NewGame => |_, context| G::begin_next(context),
            Command::Undo => |_, context| undo::<G>(context),
            Command::PlayHere => |_, context| {
                state_mut::<G>(&mut context.parts.rooms).current.play_here();
            },
            Command::Redo => |_, context| {
                change::<G, _>(context, Session::redo);
                speech::answer(context.ctx, context.parts.words().asked.redone);
            },
            Command::ShowAgain => |_, context| {
                with_play::<G>(context, |play| play.live.show_again());
            },
            Command::Hint => |_, context| {
                with_play::<G>(context, |play| play.live.toggle_hint());
            },
            Command::Line => |_, context| {
                let speed = context.parts.settings().speed;
                with_play::<G>(context, |play| play.live.toggle_line(speed));
            },
            Command::Resign => {
                |_, context| ask::<G>(context, |current| current.play.as_ref()?.resign_question())
            }
            Command::OfferDraw | Command::OfferStop if command == offer_command::<G>() => {
                |_, context| ask::<G>(context, offer_question)
            }
            Command::TurnBoard if G::HAS_SIDES => |_, context| turn_board::<G>(context),
            Command::Evaluation if G::SCALE.is_some() => |_, context| {
                change_settings::<G>(context, |settings| {
                    settings.evaluation = !settings.evaluation;
                });
            },
            Command::Replay => |game, context| {
                let live = state::<G>(&context.parts.rooms).current.live_game();
                let has_result = live.is_some_and(live::LiveGame::has_result);
                game.open_replay(G::RESULT_IS_DIALOG && has_result, context);
            },
            Command::Review if is_over() => |game, context| game.show_mistakes(context),
            Command::Practise if is_over() => |game, context| game.practise(context),
            Command::Pause => |_, context| with_play(context, Play::<G>::toggle_pause),
            Command::Step => |_, context| with_play::<G>(context, |play| play.live.step()),
            Command::MoveNow => |_, context| with_play::<G>(context, |play| play.live.move_now()),
            Command::TryAgain => |_, context| {
                change::<G, _>(context, |session| session.computer_mut().retry());
            },
            Command::Earlier => |_, context| {
                with_play::<G>(context, |play| play.live.view_earlier());
            },
            Command::Later => |_, context| with_play::<G>(context, |play| play.live.view_later()),
            Command::Now => |_, context| {
                with_play::<G>(context, |play| {
                    play.live.end_line();
                    play.live.presenter_mut().view_current();
                });
            },
            Command::EditPosition if G::EDITOR.is_some() => |_, context| {
                let play = state::<G>(&context.parts.rooms).play();
                let shown = play.map(|play| {
                    let shown = play.live.shown_game();
                    (shown.game(), shown.position().clone())
                });
                edit(shown, context);
            },
            Command::Games => |_, context| open_my_games::<G>(MyGamesPart::Games, context),
            Command::Achievements => {
                |_, context| open_my_games::<G>(MyGamesPart::Achievements, context)
            }
            _ => return None,
        })
    }

    fn tick(&mut self, seconds: f32, context: &mut ScreenContext<'_>) {
        let (ctx, parts) = (context.ctx, &mut *context.parts);
        let settings = &parts.preferences.settings;
        let state = state_mut::<G>(&mut parts.rooms);
        let is_away = state.current.correspondence() == Some(Correspondence::Sent);
        let Some(Play { live, .. }) = state.current.play.as_mut() else { return };
        live.set_away(is_away);
        self.counter.count(live.is_moving(), f64::from(seconds));
        live.set_following(G::follows_evaluation(settings));
        live.presenter_mut().set_surface(G::surface(settings));
        let accepts = |session: &Session<G>, mv| G::accepts(mv, session, settings);
        let outcome = live.advance(seconds, settings.speed, accepts);
        parts.sound.play_all(outcome.cues);
        request_next_frame(ctx, live.is_moving(), live.next_change_in());
        if outcome.game_over {
            let session = live.session();
            log::info!("game over after {} turns", session.game().turn_count());
            let mood = G::mood_of_end(session.setup(), session.game());
            parts.sound.play(mood.sound());
            let is_shown = settings.speed.factor().is_some() && session.setup().persons() > 0;
            if is_shown && session.game().is_over() {
                self.moment = Some(Moment::new(mood));
                mood.accompaniment().into_iter().for_each(|sound| parts.sound.play(sound));
            }
        } else if !live.has_result() {
            (self.moment, self.awaits_margin) = (None, false);
        }
        if outcome.game_over && self.moment.is_none() {
            self.awaits_margin = true;
        }
        // The search wakes the window when it ends.
        let is_due = self.awaits_margin && !live.session().help().is_expecting();
        let is_over = self.moment.as_mut().map(|moment| moment.advance(seconds));
        request_next_frame(ctx, is_over == Some(false), None);
        if live.has_result() {
            state.current.review_in_background(ctx, &state.engines.analysis);
        }
        if outcome.is_undecided {
            G::ask_before_computer(parts);
        } else if let Some(reply) = outcome.offer_reply {
            take_reply::<G>(reply, ctx, parts);
        } else if is_over == Some(true) {
            self.end_moment(parts);
        } else if is_due {
            self.awaits_margin = false;
            G::show_result(false, parts);
        }
    }

    fn board_keys(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        if self.moment.is_some() {
            if playing::takes_skip(context.ctx) {
                self.end_moment(context.parts);
            }
            return None;
        }
        let asked = state::<G>(&context.parts.rooms).play().and_then(|play| {
            playing::board_key(&mut self.keyboard, play, context.parts, context.ctx)
        });
        let Parts { rooms, sound, .. } = &mut *context.parts;
        let Play { live, .. } = state_mut::<G>(rooms).play_mut()?;
        let refused = match asked {
            Some(BoardKey::Play(mv)) => {
                play_move::<G>(mv, context);
                return None;
            }
            Some(BoardKey::TurnBack(command)) => {
                live.presenter_mut().clear_refusal();
                if command == Command::Hint {
                    live.change(|session| session.help_mut().take_back_hint());
                    return None;
                }
                return Some(Action::Do(command));
            }
            Some(BoardKey::RefuseMove(why)) => Refused::Move(Refusal::Illegal(why)),
            Some(BoardKey::Refuse(text)) => Refused::Unknown(text),
            Some(BoardKey::AfterCommand) => Refused::AfterCommand,
            Some(BoardKey::Choose) => {
                live.end_line();
                live.presenter_mut().clear_refusal();
                context.ctx.request_repaint();
                return None;
            }
            None => {
                let space = |input: &mut InputState| input.consume_key(Modifiers::NONE, Key::Space);
                if live.line().is_some() && playing::takes_skip(context.ctx) {
                    live.end_line();
                } else if live.presenter().is_moving() && context.ctx.input_mut(space) {
                    sound.play_all(live.presenter_mut().finish_motion());
                }
                return None;
            }
        };
        live.presenter_mut().refuse(refused, None);
        sound.play(Sound::Refusal);
        context.ctx.request_repaint();
        None
    }

    fn escape(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        if self.end_moment(context.parts) {
            return None;
        }
        let play = state::<G>(&context.parts.rooms).play()?;
        let entries = play.session().game().entries().len();
        let clears = self.keyboard.clear(context.ctx, entries);
        if clears || clear_board::<G>(context.ctx, context.parts) {
            context.ctx.request_repaint();
            return None;
        }
        context.leave();
        None
    }

    fn leaves_key(&self, command: Command) -> bool {
        G::START_PAGE.is_none() && !command.works_in_replay()
    }

    fn note_sent(&mut self, parts: &mut Parts) {
        state_mut::<G>(&mut parts.rooms).current.note_sent();
    }

    fn shared_game(&self, parts: &Parts) -> Option<SharedGame> {
        let current = &state::<G>(&parts.rooms).current;
        let live = current.live_game()?;
        let session = live.session();
        let (began, today) = (current.day(), parts.trainers.today());
        let origin = Origin { heading: None, began: Some(began.unwrap_or(today)), today };
        let shown = (live.shown_entries(), parts.settings().table(G::ID).look);
        Some(G::shared(parts.words(), session.setup(), session.game(), &origin, shown))
    }

    fn position_text(&self, parts: &Parts) -> Option<String> {
        let play = state::<G>(&parts.rooms).play()?;
        Some(play.live.shown_game().position().to_string())
    }

    fn previews(&self, parts: &Parts) -> bool {
        let setup = state::<G>(&parts.rooms).play().map(|play| play.session().setup());
        let strongest = setup.and_then(|setup| setup.strongest());
        parts.settings().previews(strongest)
    }

    fn is_playing(&self, parts: &Parts) -> bool {
        state::<G>(&parts.rooms).can_continue()
    }

    fn stays_under(&self, above: &dyn Screen) -> bool {
        is_editor::<G>(above) || is::<ReplayScreen<G>>(above) || above.is_visit()
    }

    fn resume(&mut self, context: &mut ScreenContext<'_>) {
        if std::mem::take(&mut self.result_waits) {
            G::show_result(true, context.parts);
        }
    }
}

/// Turns the boards of the game.
pub(crate) fn turn_board<G: TableGame>(context: &mut ScreenContext<'_>) {
    change_settings::<G>(context, |settings| settings.turned = !settings.turned);
}
