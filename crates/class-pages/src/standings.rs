//! The standings of the rounds of a class, as those of a tournament.

use client::InClass;
use eframe::egui::{Label, Ui};
use messages::{ClassAct, TableResult};
use swiss::{Outcome, Tournament};
use tournament_pages::{SaveSheet, SheetTitles, Texts, TournamentAction, TournamentView, of_class};
use window::{Parts, RoomEntry, title_of_game};
use window_words::TournamentSheet;

use crate::page::TeacherAction;
use crate::tally;

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
        let [before, now] = [self.shown.as_ref().map(|(known, _)| known), rounds.as_ref()]
            .map(|rounds| rounds.map(|rounds| rounds.rounds().len()));
        if before != now {
            self.shown = rounds.map(|rounds| {
                let view = TournamentView::of_rounds(&rounds);
                (rounds, view)
            });
        } else if let (Some((known, view)), Some(rounds)) = (&mut self.shown, rounds) {
            // What the teacher looks at stays, whatever else happens in the class.
            if *known != rounds {
                view.follow_rounds(&rounds);
                *known = rounds;
            }
        }
        if let Some(current) = &state.current {
            self.game.clone_from(&current.setup.game);
        }
    }

    /// Draws the standings, and the games whose results the teacher can correct. Returns what the teacher asks for.
    pub(crate) fn show(
        &mut self,
        ui: &mut Ui,
        texts: Texts<'_>,
        class: &InClass,
    ) -> Option<TeacherAction> {
        let Some((tournament, view)) = &mut self.shown else {
            ui.add(Label::new(texts.words.class.no_rounds).wrap());
            return None;
        };
        let said = |round: usize, table: usize| {
            let game = class.state.rounds.get(round)?.games.get(table)?;
            let [points, others] = game.points?;
            let [first, second] = game.seats.map(|seat| tally::name(class, seat));
            Some(texts.words.class.board_points(&first, points, others, &second))
        };
        match of_class(ui, texts, tournament, view, &said)? {
            TournamentAction::AskSheet(sheet) => Some(TeacherAction::Sheet(sheet)),
            TournamentAction::SetOutcome { round, table, outcome } => {
                let room = class.state.rounds.get(round)?.games.get(table)?.room;
                let result = match outcome? {
                    Outcome::FirstWon => TableResult::FirstWon,
                    Outcome::Draw => TableResult::Draw,
                    Outcome::SecondWon => TableResult::SecondWon,
                    _ => return None,
                };
                Some(TeacherAction::Act(ClassAct::Result { room, result }))
            }
            _ => None,
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
