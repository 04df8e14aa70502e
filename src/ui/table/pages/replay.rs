//! The page of a replay as a screen, with the question who continues the game.

use eframe::egui::Ui;
use tabletop::{Entered, Played, Replay, Seat};

use super::super::form::{PlayOn, PlayOnAnswer, PlayOnView};
use super::super::game_page::BoardAction;
use super::super::numbering::moves_in;
use super::super::practice::{OpenPractice, ReviewedReplay};
use super::super::replay_page::ReplayPage;
use super::super::review::{ReviewAction, ReviewState};
use super::super::state::{board_view, state, state_mut};
use super::super::table_game::TableGame;
use super::game::turn_board;
use super::{Effect, Page, edit, go_on, is_editor, press, settings, view};
use crate::ui::app::{Parts, Screen, ScreenContext, is};
use crate::ui::command::Command;
use crate::ui::screens::Action;
use crate::ui::share::SharedGame;

/// The page.
pub(in crate::ui::table) struct ReplayScreen<G: TableGame> {
    page: ReplayPage<G>,
    /// The question who continues the game, while it is asked, and whether the rules had ended the
    /// game before the position in which it goes on.
    play_on: Option<(PlayOn<G>, bool)>,
}

impl<G: TableGame> ReplayScreen<G> {
    /// Opens the page.
    pub(in crate::ui::table) fn new(page: ReplayPage<G>) -> Self {
        ReplayScreen { page, play_on: None }
    }

    /// Carries out what the player asks for.
    fn carry_out(
        &mut self,
        action: BoardAction<G>,
        context: &mut ScreenContext<'_>,
    ) -> Option<Action> {
        match action {
            BoardAction::Do(command) => return press(self, command, context),
            BoardAction::SetPace(pace) => {
                context.parts.change_settings(context.ctx, |settings| {
                    settings.replay_pace = Some(pace);
                });
            }
            BoardAction::View(entries) => self.page.viewer.go_to(entries),
            BoardAction::Review(ReviewAction::Practise(whose)) => {
                let practice = OpenPractice::new(self, whose, false, context);
                context.open(Box::new(practice));
            }
            BoardAction::Review(action) => self.page.run_review(action, context.ctx),
            BoardAction::Press(_) | BoardAction::PlayAt(_) => {}
        }
        context.ctx.request_repaint();
        None
    }

    /// Asks who continues the replayed game. Its players are preselected.
    fn ask_who_plays_on(&mut self, context: &mut ScreenContext<'_>) {
        let game = self.page.replay().game_so_far();
        if game.to_move().is_none() {
            return;
        }
        let passed_end = game.entries().iter().any(|entry| entry.end().is_some());
        let own = game.game();
        let (others, usual) = (own.other_rules(), settings::<G>(context.parts).players());
        let question = PlayOn::new(usual, self.page.replay().setup(), own, others);
        let state = state_mut::<G>(&mut context.parts.rooms);
        state.questions += 1;
        self.play_on = Some((question, passed_end));
    }

    /// Draws that question while it is asked.
    fn show_question(&mut self, ui: &Ui, context: &mut ScreenContext<'_>) {
        let Some((question, passed_end)) = &mut self.play_on else { return };
        let parts = &*context.parts;
        let (words, language, state) = (parts.words(), parts.language(), state::<G>(&parts.rooms));
        let under_way = state.game_under_way(words);
        let replay = self.page.replay();
        let moves = moves_in::<G>(replay.game(), replay.shown());
        let look = settings::<G>(parts).look;
        let mut hint = words.replay.play_from_here_hint(moves);
        if *passed_end {
            hint = format!("{hint} {}", words.door.goes_on);
        }
        let (places, hint) = (&question.rules().places(words), &hint);
        let (name, opened) = (&|game: &G| G::words(language).summary(game, look), state.questions);
        let view = PlayOnView { words, places, hint, under_way, name, opened };
        match question.show(ui, &view) {
            Some(PlayOnAnswer::Begin) => self.play_on(context),
            Some(PlayOnAnswer::Close) => self.play_on = None,
            None => {}
        }
    }

    /// Starts a game from the position in the replay, between the chosen players.
    fn play_on(&mut self, context: &mut ScreenContext<'_>) {
        let Some((question, _)) = self.play_on.take() else { return };
        let game = self.page.replay().game_so_far();
        let game = game.under(question.rules()).unwrap_or(game);
        let first = self.page.replay().setup().first;
        go_on::<G>(game, &question.players, first, context);
    }
}

impl<G: TableGame> ReviewedReplay for ReplayScreen<G> {
    type Game = G;

    fn replay(&self) -> &Replay<G> {
        self.page.replay()
    }

    fn review(&self) -> &ReviewState<G> {
        self.page.review_state()
    }

    fn begin_review(&mut self, context: &ScreenContext<'_>) {
        self.page.begin_review(context.ctx);
    }

    fn poll_review(&mut self, context: &mut ScreenContext<'_>) {
        if let Some(review) = self.page.poll_review() {
            state_mut::<G>(&mut context.parts.rooms).keep_review(&self.page, review);
        }
    }

    fn show_first_fault(&mut self, context: &mut ScreenContext<'_>) {
        self.page.show_first_fault(context.ctx);
    }

    /// Leaves the page. The game takes its review back.
    fn close(&mut self, context: &mut ScreenContext<'_>) {
        state_mut::<G>(&mut context.parts.rooms).take_review_back(&mut self.page);
        context.leave();
    }
}

impl<G: TableGame> Page for ReplayScreen<G> {
    type Game = G;

    fn draw(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let Parts { preferences, graphics, notices, .. } = &*context.parts;
        let view = view(preferences, graphics, notices)?;
        let seen = board_view(self.page.replay().setup(), &view.settings.table(G::ID));
        let action = self.page.show(ui, seen, &view);
        self.show_question(ui, context);
        self.carry_out(action?, context)
    }

    fn effect(&self, command: Command, _parts: &Parts) -> Option<Effect<Self>> {
        Some(match command {
            Command::Back => |replay, context| replay.close(context),
            // The home and the page of the other games lead back to the game.
            Command::Menu => |replay, context| {
                replay.close(context);
                context.go_home();
            },
            Command::TurnBoard if G::HAS_SIDES => |_, context| turn_board::<G>(context),
            Command::PlayOn => |replay, context| replay.ask_who_plays_on(context),
            Command::EditPosition if G::EDITOR.is_some() => |replay, context| {
                let shown = replay.page.replay().game_so_far();
                edit(Some((shown.game(), shown.position().clone())), context);
            },
            Command::Review => |replay, context| replay.page.toggle_review(context.ctx),
            Command::ToStart => |replay, _| replay.page.run(Command::ToStart),
            Command::StepBack => |replay, _| replay.page.run(Command::StepBack),
            Command::StepForward => |replay, _| replay.page.run(Command::StepForward),
            Command::ToEnd => |replay, _| replay.page.run(Command::ToEnd),
            Command::Autoplay => |replay, _| replay.page.run(Command::Autoplay),
            _ => return None,
        })
    }

    fn tick(&mut self, seconds: f32, context: &mut ScreenContext<'_>) {
        let parts = &mut *context.parts;
        parts.sound.play_all(self.page.tick(context.ctx, seconds, &parts.preferences.settings));
        self.poll_review(context);
    }

    fn shared_game(&self, parts: &Parts) -> Option<SharedGame> {
        let replay = self.page.replay();
        let shown = (replay.shown(), settings::<G>(parts).look);
        Some(SharedGame::of(&self.page.record(), replay.setup().clone(), shown))
    }

    fn position_text(&self, _parts: &Parts) -> Option<String> {
        Some(self.page.replay().game_so_far().position().to_string())
    }

    fn is_asking(&self, _parts: &Parts) -> bool {
        self.play_on.is_some()
    }

    fn chosen_seats(&self) -> Option<[Seat; 4]> {
        self.play_on.as_ref().map(|(question, _)| question.players.seats)
    }

    fn stays_under(&self, above: &dyn Screen) -> bool {
        is_editor::<G>(above) || is::<OpenPractice<Self>>(above)
    }
}
