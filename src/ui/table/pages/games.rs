//! The page of the games and achievements as a screen.

use std::ffi::OsString;
use std::marker::PhantomData;

use eframe::egui::Ui;
use tabletop::archive::SavedGame;
use tabletop::{Record, Replay, SessionState};

use super::super::archive::Archive;
use super::super::games_page::{GamesAction, GamesPage};
use super::super::play::Play;
use super::super::replay_page::ReplayPage;
use super::super::state::{Message, heading_of, state, state_mut};
use super::super::table_game::TableGame;
use super::game::GameScreen;
use super::replay::ReplayScreen;
use super::{Effect, Page, press, settings, view};
use crate::ui::app::{Parts, ScreenContext, copy_texts};
use crate::ui::command::Command;
use crate::ui::screens::Action;
use crate::ui::share::texts;

/// The page.
pub(super) struct GamesScreen<G> {
    page: GamesPage,
    game: PhantomData<G>,
}

/// Shows the games, or in a narrow window the achievements, unless games are not saved.
pub(super) fn open<G: TableGame>(shows_achievements: bool, context: &mut ScreenContext<'_>) {
    let state = state_mut::<G>(&mut context.parts.rooms);
    state.save(context.ctx);
    if let Some(archive) = &mut state.archive {
        archive.refresh(context.ctx);
        let page = GamesPage::new(shows_achievements);
        context.open(Box::new(GamesScreen::<G> { page, game: PhantomData }));
    }
}

impl<G: TableGame> GamesScreen<G> {
    /// Carries out what the player asks for.
    fn carry_out(
        &mut self,
        action: GamesAction,
        context: &mut ScreenContext<'_>,
    ) -> Option<Action> {
        let state = state_mut::<G>(&mut context.parts.rooms);
        state.message = None;
        let archive = state.archive.as_mut()?;
        match action {
            GamesAction::Back => return press(self, Command::Back, context),
            GamesAction::Delete(file) => archive.delete(context.ctx, file),
            GamesAction::BringBack => archive.bring_back(context.ctx),
            GamesAction::Copy(file) => {
                if let Some((saved, game)) = Self::read(&file, context) {
                    let heading = heading_of(game.setup(), &saved.title);
                    let record = Record::<G> { game: game.game().clone(), heading };
                    copy_texts(G::ID, texts(&record), context);
                }
            }
            GamesAction::Open(file) | GamesAction::Replay(file) => {
                if let Some((saved, game)) = Self::read(&file, context) {
                    Self::open_game(saved, game, context);
                }
            }
        }
        context.ctx.request_repaint();
        None
    }

    /// Reads a game, or reports that the file contains none.
    fn read(
        file: &OsString,
        context: &mut ScreenContext<'_>,
    ) -> Option<(SavedGame<G>, SessionState<G>)> {
        let state = state_mut::<G>(&mut context.parts.rooms);
        match state.archive.as_ref()?.read(file) {
            Ok(read) => Some(read),
            Err(why) => {
                state.message = Some(Message::Damaged(why.to_string()));
                None
            }
        }
    }

    /// Continues a game, or replays it if it is over.
    fn open_game(saved: SavedGame<G>, game: SessionState<G>, context: &mut ScreenContext<'_>) {
        if saved.result.is_none() {
            let look = settings::<G>(context.parts).look;
            let play = Play::resume(context.ctx, game, look);
            state_mut::<G>(&mut context.parts.rooms).put_on(play, saved.label());
            context.open(Box::new(GameScreen::<G>::default()));
        } else {
            let review = saved.review(game.game()).unwrap_or_default();
            let page = ReplayPage::new(Replay::from(&game), Some(saved.id), review);
            context.open(Box::new(ReplayScreen::new(page)));
        }
    }
}

impl<G: TableGame> Page for GamesScreen<G> {
    type Game = G;

    const HAS_LINE: bool = false;

    fn draw(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let Parts { preferences, graphics, notices, rooms, .. } = &*context.parts;
        let view = view(preferences, graphics, notices)?;
        let state = state::<G>(rooms);
        let (look, message) = (view.settings.table(G::ID).look, state.message(view.words));
        let archive = state.archive.as_ref()?;
        let action = self.page.show(ui, archive, (look, message.as_deref()), &view)?;
        self.carry_out(action, context)
    }

    fn effect(&self, command: Command, parts: &Parts) -> Option<Effect<Self>> {
        let can_bring_back =
            || state::<G>(&parts.rooms).archive.as_ref().is_some_and(Archive::can_bring_back);
        Some(match command {
            Command::Back => |_, context| context.leave(),
            Command::Undo if can_bring_back() => |page, context| {
                page.carry_out(GamesAction::BringBack, context);
            },
            _ => return None,
        })
    }
}
