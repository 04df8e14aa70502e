//! Whose faults a review lists.

use eframe::egui::Ui;

use super::ReviewView;
use crate::controller::{Fault, Seat};
use crate::rules::Side;
use crate::ui::choices::choices;

/// Whose faults are listed or practised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Those of the persons; in a list, there is only one.
    Persons,
    /// Those of all players.
    All,
}

/// Returns the side of the only person who played against computers.
pub fn own_side(review_view: &ReviewView<'_>) -> Option<Side> {
    let seats = &review_view.setup.seats;
    let mut persons = seats.iter().filter(|(_, seat)| **seat == Seat::Person);
    let (side, _) = persons.next()?;
    persons.next().is_none().then_some(side)
}

/// Draws the choice between the faults of the only person and those of all players, if there is
/// something to choose. Returns the faults to list, which are at first those of the only person,
/// and whose they are.
pub fn chosen<'a>(
    ui: &mut Ui,
    review_view: &ReviewView<'_>,
    faults: &'a [Fault],
) -> (Vec<&'a Fault>, Whose) {
    let Some(mine) = own_side(review_view) else {
        return (faults.iter().collect(), Whose::All);
    };
    let is_mine = |fault: &&Fault| review_view.side_of(fault) == Some(mine);
    if faults.iter().all(|fault| is_mine(&fault)) {
        return (faults.iter().collect(), Whose::All);
    }
    let key = ui.scope_id().with("whose faults");
    let now = ui.data(|data| data.get_temp(key)).unwrap_or(Whose::Persons);
    let words = &review_view.words.review;
    let options = [(Whose::Persons, words.mine), (Whose::All, words.both)];
    let now = choices(ui, words.whose, &options, now).inspect(|next| {
        ui.data_mut(|data| data.insert_temp(key, *next));
    });
    let now = now.unwrap_or_else(|| ui.data(|data| data.get_temp(key)).unwrap_or(Whose::Persons));
    (faults.iter().filter(|fault| now == Whose::All || is_mine(fault)).collect(), now)
}
