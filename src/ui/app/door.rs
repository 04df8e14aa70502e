//! Games from texts and files, whichever game they are: opening them, choosing one of several, and saying
//! why a text contains none.

use std::path::Path;

use basics::shown_path;
use eframe::egui::Context;
use tabletop::Game;

use super::App;
use super::screen::Screen;
use crate::audio::Sound;
use crate::door::{Door, Found, FoundGame, GuestGame, Refused, Why};
use crate::games::OAnQuan;
use crate::storage::ReadProblem;
use crate::ui::dialogs::{Dialog, title};
use crate::ui::drawn::readable;
use crate::ui::rooms::ROOMS;

impl App {
    /// Returns the door at which texts and files come in on this page.
    pub(super) fn door(&self) -> Door {
        let settings = &self.preferences.settings;
        let here = match &self.screen {
            Screen::Room(room) => room.id(),
            _ => OAnQuan::ID,
        };
        let mut door = Door::new(settings.rules.clone(), here);
        for entry in ROOMS.iter().filter(|entry| entry.has_lasting_options) {
            door = door.with_options(entry.id, settings.table(entry.id).options.clone());
        }
        door
    }

    /// Opens the game that was found in a text or a file, or asks which one.
    pub(super) fn take_games(&mut self, ctx: &Context, mut games: Vec<Found>) {
        match games.pop() {
            Some(found) if games.is_empty() => self.open_found(ctx, found),
            Some(found) => {
                games.push(found);
                self.dialogs.open(Dialog::Games(games));
            }
            None => {}
        }
    }

    /// Opens the game named on the command line, or asks which one. No other game is on the screen yet.
    pub(super) fn open_at_start(&mut self, ctx: &Context, mut games: Vec<Found>) {
        match (games.len(), games.pop()) {
            (1, Some(Found { game: FoundGame::OAnQuan(game), .. })) => self.open_now(ctx, *game),
            (_, Some(found)) => {
                games.push(found);
                self.take_games(ctx, games);
            }
            (_, None) => {}
        }
    }

    /// Opens a game, whichever page is shown, and says what was read.
    pub(super) fn open_found(&mut self, ctx: &Context, found: Found) {
        let words = self.preferences.words();
        let read = words.door.read(self.title_of(found.id()), &found);
        let is_whole = found.passed_over.counts().next().is_none();
        match found.game {
            FoundGame::OAnQuan(game) => {
                self.open_game(ctx, *game);
                if !is_whole {
                    self.notices.show(ctx, read);
                }
            }
            FoundGame::Guest(guest) => {
                self.open_guest(ctx, &guest);
                self.notices.show(ctx, read);
            }
        }
    }

    /// Shows a game of another kind in its room.
    fn open_guest(&mut self, ctx: &Context, guest: &GuestGame) {
        let Some(index) = ROOMS.iter().position(|entry| entry.id == guest.id()) else { return };
        self.dialogs.close();
        let is_here = matches!(&self.screen, Screen::Room(room) if room.id() == guest.id());
        if !is_here {
            self.open_room(ctx, index);
        }
        if let Screen::Room(room) = &mut self.screen {
            room.open_game(guest);
        }
        ctx.request_repaint();
    }

    /// Returns the title of the game with this name.
    fn title_of(&self, id: &str) -> &'static str {
        title(id, self.preferences.words(), self.preferences.language())
    }

    /// Shows why a text or the file at this path contains no game.
    pub(super) fn refuse_game(&mut self, file: Option<&Path>, refused: &Refused) {
        let (words, language) = (self.preferences.words(), self.preferences.language());
        let guest = || match &*refused.0 {
            Why::Guest(why) => {
                let room = ROOMS.iter().find(|entry| entry.id == why.id)?;
                Some((room.unread)(why, language))
            }
            Why::GuestSaved { why, .. } => Some(words.rooms.damaged(why)),
            _ => None,
        };
        let why = words.door.no_game(refused).or_else(guest);
        let why = why.unwrap_or_else(|| words.files.not_a_game(refused));
        let seems = refused.game().map(|id| words.door.seems(self.title_of(id)));
        let file = file.map(shown_path);
        let lines =
            [file, Some([seems, Some(why)].into_iter().flatten().collect::<Vec<_>>().join(" "))];
        let why = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
        let is_read =
            !matches!(*refused.0, Why::File(ReadProblem::Missing | ReadProblem::Unreadable(_)));
        self.dialogs.open(Dialog::NotAGame { is_read, why: readable(&why) });
        self.sound.play(Sound::Refusal);
    }
}
