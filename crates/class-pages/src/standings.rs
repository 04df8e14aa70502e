//! The standings of the rounds of a class, as those of a tournament.

use client::InClass;
use eframe::egui::{Label, Ui};
use swiss::Tournament;
use tournament_pages::{SaveSheet, SheetTitles, Texts, TournamentView, of_class};
use window::{Parts, RoomEntry, title_of_game};
use window_words::TournamentSheet;

/// The standings after the event with this number; none before the first round.
#[derive(Default)]
pub struct ClassStandings {
    event: u64,
    shown: Option<(Tournament, TournamentView)>,
    game: String,
}

impl ClassStandings {
    /// Follows what has happened in the class.
    pub(crate) fn follow(&mut self, class: &InClass) {
        let state = &class.state;
        if self.event == state.event {
            return;
        }
        self.event = state.event;
        let tournament = || class::played(state, &class.presence.here);
        let rounds = (!state.rounds.is_empty()).then(tournament).flatten();
        self.shown = rounds.map(|rounds| {
            let view = TournamentView::of_rounds(&rounds);
            (rounds, view)
        });
        if let Some(current) = &state.current {
            self.game.clone_from(&current.setup.game);
        }
    }

    /// Draws the standings. Returns the sheet that the teacher asks for.
    pub(crate) fn show(&mut self, ui: &mut Ui, texts: Texts<'_>) -> Option<TournamentSheet> {
        match &mut self.shown {
            Some((tournament, view)) => of_class(ui, texts, tournament, view),
            None => {
                ui.add(Label::new(texts.words.class.no_rounds).wrap());
                None
            }
        }
    }

    /// Returns the dialog that saves a sheet.
    pub(crate) fn dialog(
        &self,
        sheet: TournamentSheet,
        title: &str,
        rooms: &[RoomEntry],
        parts: &Parts,
    ) -> Option<SaveSheet> {
        let (tournament, view) = self.shown.as_ref()?;
        let game = title_of_game(rooms, &self.game, parts.language());
        Some(SaveSheet::of(sheet, SheetTitles { title, game }, (tournament, view.round), parts))
    }
}
