//! The start page of a game as a screen, over which the other pages of the game lie.

use std::marker::PhantomData;

use audio::Sound;
use eframe::egui::{InputState, Key, Modifiers, Ui};
use settings::TableSettings;
use study::lesson::{OneLesson, OpenLesson, only_lesson};
use table::form::{NewGameDialog, forget, with_opponent};
use table::game::{MyGamesPart, open_my_games, state, state_mut};
use table::screens::{begin_game, change_settings, edit, settings, view};
use tabletop::Session;
use ui_kit::typing::Typing;
use window::{Action, Command, OpenTable, Page, PageEffect, Parts, Screen, ScreenContext, is};

use super::page::{StartAction, StartPage};

/// The page.
pub(crate) struct StartScreen<G: OneLesson> {
    typing: Typing,
    game: PhantomData<G>,
}

impl<G: OneLesson> Default for StartScreen<G> {
    fn default() -> Self {
        StartScreen { typing: Typing::default(), game: PhantomData }
    }
}

impl<G: OneLesson> StartScreen<G> {
    /// Carries out what the player asks for.
    fn carry_out(
        &mut self,
        action: StartAction<G>,
        context: &mut ScreenContext<'_>,
    ) -> Option<Action> {
        context.ctx.request_repaint();
        let state = state_mut::<G>(&mut context.parts.rooms);
        (state.current.problem, state.current.message) = (None, None);
        match action {
            StartAction::Leave => return Some(Action::Do(Command::OtherGames)),
            StartAction::Home => return Some(Action::Do(Command::Menu)),
            StartAction::Continue => {
                if let Some(page) = state.game_page() {
                    context.open(page);
                }
            }
            StartAction::Begin => begin_game::<G>(context),
            StartAction::Form => context.parts.dialogs.open(NewGameDialog::<G>::default()),
            StartAction::Lesson => {
                let TableSettings { lesson_step, look, .. } = settings::<G>(context.parts);
                let lesson = OpenLesson::<G>::new(only_lesson(lesson_step, look), context);
                context.open(Box::new(lesson));
            }
            StartAction::Puzzles => {
                if let Some(puzzles) = G::PUZZLES {
                    (puzzles.open)(context);
                }
            }
            StartAction::Rules => return Some(Action::Do(Command::HowToPlay)),
            StartAction::Edit => edit::<G>(None, context),
            StartAction::Games => open_my_games::<G>(MyGamesPart::Games, context),
            StartAction::Paste => return Some(Action::Do(Command::PasteGame)),
            StartAction::Set(chosen) => {
                change_settings::<G>(context, |settings| *settings = *chosen);
            }
            StartAction::SetGame(game) => {
                state.current.is_outchosen = true;
                change_settings::<G>(context, |settings| settings.set_game(&game));
            }
            StartAction::SetOpponent(opponent) => {
                state.current.is_outchosen = true;
                change_settings::<G>(context, |settings| {
                    settings.set_players(with_opponent(&settings.players(), 2, opponent));
                });
            }
            StartAction::Forget => {
                state.current.is_outchosen = true;
                change_settings::<G>(context, forget::<G>);
            }
        }
        None
    }
}

impl<G: OneLesson> Page for StartScreen<G> {
    const GAME: &'static str = G::ID;

    const HAS_START_PAGE: bool = G::START_PAGE.is_some();

    const HAS_LINE: bool = false;

    fn draw(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let Parts { preferences, graphics, notices, rooms, trainers, .. } = &*context.parts;
        let view = view(preferences, graphics, notices)?;
        let state = state::<G>(rooms);
        let (settings, message) = (view.settings.table(G::ID), state.message(view.words));
        let page = StartPage {
            game: &settings.game(),
            settings,
            resume: state.resume(view.words),
            is_outchosen: state.current.is_outchosen,
            is_taken_back: state.current.session().is_some_and(Session::is_taken_back),
            has_games: state.current.archive.is_some(),
            solved: trainers.training(G::ID).map_or(0, |training| training.counts().1),
            message: message.as_deref(),
        };
        let mut asked = page.show(ui, &view, &mut self.typing);
        if self.typing.take_refusal() {
            // A game does not begin without the number that the player has just entered.
            asked.retain(|action| !matches!(action, StartAction::Begin));
            context.parts.sound.mute_button();
            context.parts.sound.play(Sound::Refusal);
            context.ctx.request_repaint();
        }
        asked.into_iter().fold(None, |left, action| self.carry_out(action, context).or(left))
    }

    fn effect(&self, command: Command, _parts: &Parts) -> Option<PageEffect<Self>> {
        Some(match command {
            Command::NewGame => |_, context| begin_game::<G>(context),
            Command::NewGameForm => |_, context| {
                context.parts.dialogs.open(NewGameDialog::<G>::default());
            },
            Command::EditPosition if G::EDITOR.is_some() => |_, context| edit::<G>(None, context),
            Command::Games => |_, context| open_my_games::<G>(MyGamesPart::Games, context),
            Command::Achievements => {
                |_, context| open_my_games::<G>(MyGamesPart::Achievements, context)
            }
            _ => return None,
        })
    }

    /// Enter presses the first button, unless it presses another one.
    fn board_keys(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        let is_free = context.ctx.memory(|memory| memory.focused()).is_none();
        let enter = |input: &mut InputState| input.consume_key(Modifiers::NONE, Key::Enter);
        if !is_free || !context.ctx.input_mut(enter) {
            return None;
        }
        let current = &state::<G>(&context.parts.rooms).current;
        let continues = current.goes_on() && !current.is_outchosen;
        let asked = if continues { StartAction::Continue } else { StartAction::Begin };
        self.carry_out(asked, context)
    }

    fn escape(&mut self, _context: &mut ScreenContext<'_>) -> Option<Action> {
        Some(Action::Do(Command::OtherGames))
    }

    fn stays_under(&self, above: &dyn Screen) -> bool {
        !is::<Self>(above)
    }
}

/// Returns the start page of a game.
pub fn start_page<G: OneLesson>() -> Box<dyn Screen> {
    Box::new(StartScreen::<G>::default())
}
