//! Whose faults a review lists.

use eframe::egui::Ui;
use tabletop::{Fault, Seat, Side};
use ui_kit::choices::choices;

use super::super::spoken::Spoken;
use super::ReviewView;

/// Whose faults are listed or practised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Those of the persons; in a list, there is only one.
    Persons,
    /// Those of all players.
    All,
}

/// Returns the side of the only person who played against computers.
pub fn own_side<G: Spoken>(review_view: &ReviewView<'_, G>) -> Option<Side> {
    let seats = &review_view.voice.setup.seats;
    let mut persons = seats.iter().filter(|(_, seat)| **seat == Seat::Person);
    let (side, _) = persons.next()?;
    persons.next().is_none().then_some(side)
}

/// Draws the choice between the faults of the only person and those of all players, if there is
/// something to choose. Returns the faults to list, which are at first those of the only person,
/// and whose they are.
pub fn chosen<'a, G: Spoken>(
    ui: &mut Ui,
    review_view: &ReviewView<'_, G>,
    faults: &'a [Fault<G::Move>],
) -> (Vec<&'a Fault<G::Move>>, Whose) {
    let Some(mine) = own_side(review_view) else {
        return (faults.iter().collect(), Whose::All);
    };
    let is_mine = |fault: &&Fault<G::Move>| review_view.side_of(fault) == Some(mine);
    if faults.iter().all(|fault| is_mine(&fault)) {
        return (faults.iter().collect(), Whose::All);
    }
    let key = ui.scope_id().with("whose faults");
    let now = ui.data(|data| data.get_temp(key)).unwrap_or(Whose::Persons);
    let words = &review_view.voice.words.review;
    let label = match review_view.counts_points() {
        true => words.whose,
        false => review_view.voice.words.rooms.whose_faults,
    };
    let options = [(Whose::Persons, words.mine), (Whose::All, words.both)];
    let now = choices(ui, label, &options, now).inspect(|next| {
        ui.data_mut(|data| data.insert_temp(key, *next));
    });
    let now = now.unwrap_or_else(|| ui.data(|data| data.get_temp(key)).unwrap_or(Whose::Persons));
    (faults.iter().filter(|fault| now == Whose::All || is_mine(fault)).collect(), now)
}
