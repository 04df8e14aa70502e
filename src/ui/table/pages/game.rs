//! The page of the game in progress as a screen.

use eframe::egui::Ui;
use tabletop::{Game, Played, Session};

use super::super::current_game::CurrentGame;
use super::super::game_page::{self, BoardAction, OnTable};
use super::super::play::Play;
use super::super::practice::OpenPractice;
use super::super::question::GameQuestion;
use super::super::review::Whose;
use super::super::state::{board_view, state, state_mut};
use super::super::table_game::TableGame;
use super::board_page::{BoardPage, Choosing, KeyOf};
use super::replay::ReplayScreen;
use super::{
    Effect, Page, begin, change_settings, edit, is_editor, my_games, press, settings, view,
};
use crate::ui::app::Kept;
use crate::ui::app::{Parts, Screen, ScreenContext, is};
use crate::ui::command::Command;
use crate::ui::live::Refused;
use crate::ui::players::short_names;
use crate::ui::screens::Action;
use crate::ui::share::SharedGame;
use crate::ui::table::my_games::MyGamesPart;

/// The page. The game itself outlives it.
pub(in crate::ui::table) struct GameScreen<G: TableGame> {
    choosing: Choosing<G>,
}

impl<G: TableGame> Default for GameScreen<G> {
    fn default() -> Self {
        GameScreen { choosing: Choosing::default() }
    }
}

/// Does something with the game on the table.
fn with_play<G: TableGame>(context: &mut ScreenContext<'_>, act: impl FnOnce(&mut Play<G>)) {
    if let Some(play) = state_mut::<G>(&mut context.parts.rooms).play_mut() {
        act(play);
    }
}

/// Asks a question about the game on the table, if there is one to ask.
fn ask<G: TableGame>(
    context: &mut ScreenContext<'_>,
    question: impl FnOnce(&mut CurrentGame<G>) -> Option<GameQuestion>,
) {
    let Parts { rooms, dialogs, .. } = &mut *context.parts;
    let current = &mut state_mut::<G>(rooms).current;
    if let (Some(question), Some(session)) = (question(current), current.session()) {
        dialogs.ask_about_game(question, session.setup().clone());
    }
}

/// Changes the game on the table.
fn change<G: TableGame, R>(
    context: &mut ScreenContext<'_>,
    change: impl FnOnce(&mut Session<G>) -> R,
) {
    with_play::<G>(context, |play| drop(play.live.change(change)));
}

/// Shows the position this number of entries from the one shown.
fn look<G: TableGame>(context: &mut ScreenContext<'_>, entries: impl FnOnce(usize) -> usize) {
    with_play::<G>(context, |play| {
        let shown = play.live.shown_entries();
        play.live.view_entries(entries(shown));
    });
}

impl<G: TableGame> GameScreen<G> {
    /// Carries out what the player asks for.
    fn carry_out(
        &mut self,
        action: BoardAction<G>,
        context: &mut ScreenContext<'_>,
    ) -> Option<Action> {
        match action {
            BoardAction::Press(pressed) => self.press_board(pressed, context),
            BoardAction::Do(command) => return press(self, command, context),
            BoardAction::PlayAt(level) => {
                change_settings::<G>(context, |settings| {
                    settings.seats = settings.seats.map(|seat| seat.at_level(level));
                });
                begin::<G>(context);
            }
            BoardAction::View(entries) => look::<G>(context, |_| entries),
            BoardAction::SetPace(_) | BoardAction::Review(_) => {}
        }
        context.ctx.request_repaint();
        None
    }

    /// Opens the replay of the game, with its review if `is_reviewed`.
    fn open_replay(context: &mut ScreenContext<'_>, is_reviewed: bool) {
        if let Some(mut replay) = ReplayScreen::<G>::of_current(context.parts) {
            if is_reviewed {
                replay.open_review(context);
            }
            context.open(Box::new(replay));
        }
    }
}

impl<G: TableGame> Page for GameScreen<G> {
    type Game = G;

    const IS_CURRENT_GAME: bool = true;

    fn draw(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let Parts { preferences, graphics, notices, rooms, .. } = &*context.parts;
        let view = view(preferences, graphics, notices)?;
        let (state, settings) = (state::<G>(rooms), view.settings.table(G::ID));
        let play = state.play()?;
        let entries = play.session().game().entries().len();
        let typed = self.choosing.keyboard.shown::<G>(context.ctx, entries, view.words);
        let choice = self.choosing.spot(play.live.shown_entries());
        let after_game = state.current.after_game().unwrap_or_default();
        let seen = board_view(play.session().setup(), &settings);
        let on_table = OnTable { look: seen.look, near: seen.near, choice };
        let action = game_page::show(ui, play, on_table, typed, after_game, &view)?;
        self.carry_out(action, context)
    }

    fn effect(&self, command: Command, parts: &Parts) -> Option<Effect<Self>> {
        let is_over = || !state::<G>(&parts.rooms).can_continue();
        Some(match command {
            Command::Back | Command::NewGameForm => |_, context| context.leave(),
            Command::NewGame => |_, context| begin::<G>(context),
            Command::Undo => |_, context| ask::<G>(context, CurrentGame::undo),
            Command::Redo => |_, context| change::<G, _>(context, Session::redo),
            Command::Hint => |_, context| {
                with_play::<G>(context, |play| play.live.toggle_hint());
            },
            Command::Resign => {
                |_, context| ask::<G>(context, |current| current.play.as_ref()?.resign_question())
            }
            Command::OfferDraw if G::HAS_DRAWS => {
                |_, context| ask::<G>(context, |current| current.play.as_mut()?.draw_question())
            }
            Command::TurnBoard if G::HAS_SIDES => |_, context| turn_board::<G>(context),
            Command::Evaluation if G::SCALE.is_some() => |_, context| {
                change_settings::<G>(context, |settings| {
                    settings.evaluation = !settings.evaluation;
                });
            },
            Command::Replay => |_, context| Self::open_replay(context, false),
            Command::Review if is_over() => |_, context| Self::open_replay(context, true),
            Command::Practise if is_over() => |_, context| {
                if let Some(mut replay) = ReplayScreen::<G>::of_current(context.parts) {
                    let practice = OpenPractice::new(&mut replay, Whose::Persons, true, context);
                    context.open(Box::new(replay));
                    context.open(Box::new(practice));
                }
            },
            Command::Pause => |_, context| with_play(context, Play::<G>::toggle_pause),
            Command::Step => |_, context| with_play::<G>(context, |play| play.live.step()),
            Command::MoveNow => |_, context| {
                with_play::<G>(context, |play| play.session().computer().move_now());
            },
            Command::TryAgain => |_, context| {
                change::<G, _>(context, |session| session.computer_mut().retry());
            },
            Command::Earlier => |_, context| look::<G>(context, |shown| shown.saturating_sub(1)),
            Command::Later => |_, context| look::<G>(context, |shown| shown + 1),
            Command::Now => |_, context| look::<G>(context, |_| usize::MAX),
            Command::EditPosition if G::EDITOR.is_some() => |_, context| {
                let play = state::<G>(&context.parts.rooms).play();
                let shown = play.map(|play| {
                    let shown = play.live.shown_game();
                    (shown.game(), shown.position().clone())
                });
                edit(shown, context);
            },
            Command::Games => |_, context| my_games::open::<G>(MyGamesPart::Games, context),
            Command::Achievements => {
                |_, context| my_games::open::<G>(MyGamesPart::Achievements, context)
            }
            _ => return None,
        })
    }

    fn tick(&mut self, seconds: f32, context: &mut ScreenContext<'_>) {
        let Parts { rooms, preferences, sound, .. } = &mut *context.parts;
        let state = state_mut::<G>(rooms);
        if let Some(play) = state.play_mut() {
            sound.play_all(play.tick(context.ctx, seconds, &preferences.settings));
            if play.live.has_result() {
                state.current.review_in_background(context.ctx, &state.engines.analysis);
            }
        }
    }

    fn board_keys(&mut self, context: &mut ScreenContext<'_>) {
        self.choose_by_key(context);
    }

    fn escape(&mut self, context: &mut ScreenContext<'_>) {
        if self.clears_choice(context) {
            return;
        }
        let Some(play) = state_mut::<G>(&mut context.parts.rooms).play_mut() else { return };
        if play.live.presenter().is_moving() {
            play.live.presenter_mut().finish_motion();
        } else if play.is_looking_back() {
            play.live.view_entries(usize::MAX);
        } else {
            context.leave();
        }
    }

    fn shared_game(&self, parts: &Parts) -> Option<SharedGame> {
        let play = state::<G>(&parts.rooms).play()?;
        let shown = (play.live.shown_entries(), settings::<G>(parts).look);
        Some(SharedGame::of(&play.record(), play.session().setup().clone(), shown))
    }

    fn position_text(&self, parts: &Parts) -> Option<String> {
        let play = state::<G>(&parts.rooms).play()?;
        Some(play.live.shown_game().position().to_string())
    }

    fn answer(&mut self, question: GameQuestion, agrees: bool, context: &mut ScreenContext<'_>) {
        let words = context.parts.words();
        with_play::<G>(context, |play| {
            let names = short_names(words, play.session().setup());
            play.answer(question, agrees, &names);
        });
    }

    fn is_playing(&self, parts: &Parts) -> bool {
        state::<G>(&parts.rooms).can_continue()
    }

    fn stays_under(&self, above: &dyn Screen) -> bool {
        is_editor::<G>(above) || is::<ReplayScreen<G>>(above)
    }
}

impl<G: TableGame> BoardPage for GameScreen<G> {
    fn choosing(&mut self) -> &mut Choosing<G> {
        &mut self.choosing
    }

    fn board_key(&mut self, context: &mut ScreenContext<'_>) -> Option<KeyOf<G>> {
        let play = state::<G>(&context.parts.rooms).play()?;
        let view = board_view(play.session().setup(), &settings::<G>(context.parts));
        let (game, can_play) = (play.session().game(), play.live.can_play());
        self.choosing.keyboard.keys::<G>(context.ctx, game, view, can_play)
    }

    fn entries(&self, parts: &Parts) -> [usize; 2] {
        let entries =
            |play: &Play<G>| [play.live.shown_entries(), play.session().game().entries().len()];
        state::<G>(&parts.rooms).play().map_or([0; 2], entries)
    }

    fn play(&mut self, mv: <G as Game>::Move, context: &mut ScreenContext<'_>) -> bool {
        let play = state_mut::<G>(&mut context.parts.rooms).play_mut();
        play.is_some_and(|play| play.live.play(mv))
    }

    fn say_refusal(&mut self, why: Option<Refused<<G as Game>::Illegal>>, parts: &mut Parts) {
        if let Some(play) = state_mut::<G>(&mut parts.rooms).play_mut() {
            match why {
                Some(why) => play.refuse(why),
                None => play.forget_refusal(),
            }
        }
    }
}

/// Turns the boards of the game.
pub(super) fn turn_board<G: Kept>(context: &mut ScreenContext<'_>) {
    change_settings::<G>(context, |settings| settings.turned = !settings.turned);
}
