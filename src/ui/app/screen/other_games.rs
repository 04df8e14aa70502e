//! The list of the other games.

use eframe::egui::{InputState, Key, Modifiers, Ui};
use window::{Action, Command, Screen, ScreenContext};

use super::room::{continue_room, keep_room, open_room};
use crate::ui::rooms::{home_room, other_rooms};
use crate::ui::screens::{self, OtherGames, OtherGamesAction};

/// The list while it is open.
struct OpenOtherGames;

/// Shows the list of the other games, and opens their rooms, which know of unfinished games.
pub fn open(context: &mut ScreenContext<'_>) {
    for entry in other_rooms() {
        keep_room(entry, context);
    }
    context.open(Box::new(OpenOtherGames));
    context.parts.dialogs.close();
}

impl Screen for OpenOtherGames {
    fn game(&self) -> &'static str {
        home_room().id
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let parts = &*context.parts;
        let (words, language) = (parts.words(), parts.language());
        let unfinished = other_rooms().iter().map(|entry| {
            let game = parts.rooms.unfinished_game(entry.id, words, language, parts.settings());
            let game = game?;
            Some((game.in_list(words), game.resume))
        });
        let unfinished: Vec<_> = unfinished.collect();
        let page =
            OtherGames { words, language, sprites: parts.sprites()?, unfinished: &unfinished };
        match screens::other_games(ui, &page)? {
            OtherGamesAction::Do(command) => return Some(Action::Do(command)),
            OtherGamesAction::Open(index) => open_room(&other_rooms()[index], context),
            OtherGamesAction::Continue(index) => continue_room(&other_rooms()[index], context),
        }
        context.ctx.request_repaint();
        None
    }

    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        let escape = |input: &mut InputState| input.consume_key(Modifiers::NONE, Key::Escape);
        let is_left = context.ctx.input_mut(escape);
        is_left.then_some(Action::Do(Command::Menu))
    }
}
