//! Whose faults a review lists.

use eframe::egui::{Id, Ui};
use tabletop::{Fault, Seat, Side};
use ui_kit::choices::choices;

use super::ReviewView;
use crate::words::GameText;

/// Whose faults are listed or practised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Those of the persons; in a list, there is only one.
    Persons,
    /// Those of all players.
    All,
}

/// Returns the side of the only person who played against computers.
pub fn own_side<G: GameText>(review_view: &ReviewView<'_, G>) -> Option<Side> {
    let seats = &review_view.voice.setup.seats;
    let mut persons = seats.iter().filter(|(_, seat)| **seat == Seat::Person);
    let (side, _) = persons.next()?;
    persons.next().is_none().then_some(side)
}

/// Returns whose faults are listed, which are at first those of the only person; `None` if there is nothing
/// to choose.
pub fn listed<G: GameText>(
    ui: &Ui,
    review_view: &ReviewView<'_, G>,
    faults: &[Fault<G::Move>],
) -> Option<Whose> {
    let mine = own_side(review_view)?;
    let is_mine = |fault: &Fault<G::Move>| review_view.side_of(fault) == Some(mine);
    if faults.iter().all(is_mine) {
        return None;
    }
    Some(ui.data(|data| data.get_temp(key(ui))).unwrap_or(Whose::Persons))
}

/// Draws the choice between the faults of the only person and those of all players, of which `now` are
/// listed.
pub fn choice<G: GameText>(ui: &mut Ui, review_view: &ReviewView<'_, G>, now: Whose) {
    let key = key(ui);
    let words = &review_view.voice.words.review;
    let label = match review_view.counts_points() {
        true => words.whose,
        false => review_view.voice.words.rooms.whose_faults,
    };
    let options = [(Whose::Persons, words.mine), (Whose::All, words.both)];
    if let Some(next) = ui.scope(|ui| choices(ui, label, &options, now)).inner {
        ui.data_mut(|data| data.insert_temp(key, next));
        ui.ctx().request_repaint();
    }
}

/// Returns where the choice is kept.
fn key(ui: &Ui) -> Id {
    ui.scope_id().with("whose faults")
}
