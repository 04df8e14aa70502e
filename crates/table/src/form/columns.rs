//! The two columns of the choices for the next game: players and time, and options.

use eframe::egui::Ui;
use settings::{Language, Players, Starter};
use ui_kit::sprites::Sprites;
use ui_kit::typing::Typing;
use window::Command;
use window::widgets::choices;
use window_words::Words;

use super::options::OptionsForm;
use super::players::{PlayersForm, with_sides};
use super::{NextGame, SetupUi};

/// The choices while they are drawn.
pub struct NextGameForm<'a, G> {
    /// The current language.
    pub language: Language,
    /// The texts in it.
    pub words: &'a Words,
    /// The textures.
    pub sprites: &'a Sprites,
    /// The look of the next game.
    pub look: usize,
    /// The choices so far.
    pub next: &'a NextGame<G>,
    /// The text being typed.
    pub typing: &'a mut Typing,
    /// The choices after a change.
    pub made: Option<NextGame<G>>,
    /// The command of a button that leaves the form.
    pub command: Option<Command>,
}

impl<'a, G: SetupUi> NextGameForm<'a, G> {
    /// Draws the choices of players, starter and time.
    pub fn players(&mut self, ui: &mut Ui) {
        self.sides(ui);
        let (words, next) = (self.words, self.next);
        let places = next.game.places(words);
        let (places, now, typing) = (&places, &next.players, &mut *self.typing);
        let mut form = PlayersForm { words, places, now, typing, made: None };
        form.kind(ui);
        form.each_side(ui);
        form.starter(ui, G::starter(self.language).unwrap_or(words.starter));
        form.time(ui);
        if let Some(players) = form.made {
            self.set_players(players);
        }
    }

    /// Draws the choice of the number of sides, if there is one.
    fn sides(&mut self, ui: &mut Ui) {
        let (next, before) = (self.next, self.next.game.sides());
        let names: Vec<_> = G::SIDES.map(|sides| (sides, self.words.sides(sides))).collect();
        if names.len() < 2 {
            return;
        }
        if let Some(sides) = choices(ui, self.words.board, &names, before) {
            self.typing.accept();
            if let Some(lost) = next.game.lost_with(sides, self.words) {
                self.typing.note(lost);
            }
            let players = with_sides(&next.players, before, sides);
            self.made = Some(NextGame { game: next.game.with_sides(sides), players });
        }
    }

    /// Returns what has been made of the choices in this frame, to add a change to it.
    fn changed(&mut self) -> &mut NextGame<G> {
        self.made.get_or_insert_with(|| self.next.clone())
    }

    fn set_players(&mut self, players: Players) {
        self.changed().players = players;
    }

    /// Draws the options and the handicap.
    pub fn options(&mut self, ui: &mut Ui) {
        let next = self.next;
        let setup = next.players.setup(next.game.sides(), 0);
        let first = (next.players.starter != Starter::Lot).then_some(setup.first);
        let mut form = OptionsForm {
            language: self.language,
            words: self.words,
            sprites: self.sprites,
            look: self.look,
            setup: &setup,
            first,
            typing: &mut *self.typing,
            command: None,
        };
        let game = next.game.options_form(ui, &mut form);
        self.command = self.command.or(form.command);
        if let Some(game) = game {
            self.typing.accept();
            self.changed().game = game;
        }
    }
}
