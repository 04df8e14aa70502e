//! How a replayed game goes on.

use eframe::egui::Ui;
use tabletop::archive::Label;
use tabletop::{Entered, Played, Session, Setup};

use super::super::numbering::moves_in;
use super::super::play::{Play, waker};
use super::super::play_on::{PlayOn, PlayOnAnswer};
use super::super::table_game::TableGame;
use super::{Current, Page, TableRoom};
use crate::platform;
use crate::ui::rooms::RoomView;

impl<G: TableGame> TableRoom<G> {
    /// Asks who continues the replayed game. Its players are preselected.
    pub(super) fn ask_who_plays_on(&mut self) {
        if let Page::Replay(page, _) = &self.page
            && page.replay().game_so_far().to_move().is_some()
        {
            let game = page.replay().game_so_far();
            let passed_end = game.entries().iter().any(|entry| entry.end().is_some());
            let own = game.game();
            let rules = std::iter::once(own.clone()).chain(own.other_rules()).collect();
            self.questions += 1;
            self.play_on = Some(PlayOn {
                seats: page.seats(),
                rules,
                chosen: 0,
                passed_end,
                opened: self.questions,
            });
        }
    }

    /// Draws that question while it is asked.
    pub(super) fn play_on_dialog(&mut self, ui: &Ui, view: &RoomView<'_>) {
        let words = view.words;
        let (Some(question), Page::Replay(page, _)) = (&mut self.play_on, &self.page) else {
            return;
        };
        let is_under_way = |current: &Current<G>| current.play.session().is_under_way();
        let under_way =
            self.current.as_ref().is_some_and(is_under_way).then_some(match self.archive {
                Some(_) => words.replay.current_game_kept,
                None => words.replay.current_game_lost,
            });
        let moves = moves_in::<G>(page.replay().game(), page.replay().shown());
        let look = self.settings.look;
        let name = |game: &G| G::words(view.language).summary(game, look);
        match question.show(ui, words, moves, under_way, name) {
            Some(PlayOnAnswer::Begin) => self.play_on(),
            Some(PlayOnAnswer::Close) => self.play_on = None,
            None => {}
        }
    }

    /// Starts a game from the position in the replay, between the chosen players.
    fn play_on(&mut self) {
        let (Some(question), Page::Replay(page, _)) = (self.play_on.take(), &self.page) else {
            return;
        };
        let seats = self.fitted(question.seats);
        let game = page.replay().game_so_far();
        let Some(rules) = question.rules.get(question.chosen) else { return };
        let game = game.under(rules).unwrap_or(game);
        let given = game.turn_count();
        let (seats, names) = (seats.into(), Setup::no_names(2));
        let first = page.replay().setup().first;
        let setup = Setup { seats, names, first, seed: self.random.u64(..) };
        let engine = tabletop::default_move_engine::<G>();
        let session = Session::from_game(setup, game, waker(&self.ctx), engine);
        let label = Label { given, ..Label::new(platform::now()) };
        self.show(Play::new(session, self.settings.look), label);
    }
}
