//! The choices of the player for one game.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Deserializer, Serialize};
use tabletop::{Game, Seat, TimeControl};

use crate::players::{self, Players, SeatNames, Starter, USUAL_SEATS};

/// The name of the lesson of a game that has only one.
pub const ONLY_LESSON: &str = "lesson";

/// The choices of the player for one game. A field missing from a file has its default. It has a field for
/// each choice, as the file has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TableSettings {
    /// The options of the next game, such as `pebbles=12 most=4`; empty for the default ones.
    pub options: String,
    /// The options that the player usually plays by, while the next game differs in what is meant for a single game: a
    /// handicap, more than two sides. `None` if they are those of the next game.
    pub usual: Option<String>,
    /// Whether the player has chosen the options, so that the game need not ask for any.
    pub options_chosen: bool,
    /// The look of the board, from 0.
    pub look: usize,
    /// The player of each side of the next game; extra entries are for games with more sides.
    #[serde(deserialize_with = "players::read_seats")]
    pub seats: [Seat; 4],
    /// The side that moves first in the next game.
    pub starter: Starter,
    /// The names of the players.
    #[serde(deserialize_with = "players::read_names")]
    pub names: SeatNames,
    /// The time control of the next game.
    pub time: TimeControl,
    /// Whether the board shows its coordinates, if it has any.
    pub coordinates: bool,
    /// Whether a bar beside the board shows the expected result, if the game has one.
    pub evaluation: bool,
    /// Whether the board is seen from the other side.
    pub turned: bool,
    /// The names of the completed lessons.
    #[serde(alias = "lesson_done", deserialize_with = "read_learnt")]
    pub learnt: BTreeSet<String>,
    /// The step with which the lesson goes on, from 0.
    pub lesson_step: usize,
    /// The form in which games are copied and saved as text, by its name; `None` for the usual one.
    pub form: Option<String>,
    /// The numbers of the puzzles that are solved.
    pub solved: BTreeSet<usize>,
    /// The numbers of the puzzles that were tried without success and are not solved since.
    pub missed: BTreeSet<usize>,
}

impl Default for TableSettings {
    fn default() -> Self {
        TableSettings {
            options: String::new(),
            usual: None,
            options_chosen: false,
            look: 0,
            seats: USUAL_SEATS,
            starter: Starter::Side(0),
            names: SeatNames::default(),
            time: TimeControl::default(),
            coordinates: true,
            // The bar would reveal what the player wants to find out.
            evaluation: false,
            turned: false,
            learnt: BTreeSet::new(),
            lesson_step: 0,
            form: None,
            solved: BTreeSet::new(),
            missed: BTreeSet::new(),
        }
    }
}

impl TableSettings {
    /// Returns the game with the chosen options.
    pub fn game<G: Game>(&self) -> G {
        G::from_options(&self.options)
    }

    /// Chooses the options of a game.
    pub fn set_game<G: Game>(&mut self, game: &G) {
        self.options = game.options_text();
    }

    /// Returns who plays the next game.
    pub fn players(&self) -> Players {
        let TableSettings { seats, names, starter, time, .. } = self.clone();
        Players { seats, names, starter, time }
    }

    /// Chooses other players for the next game.
    pub fn set_players(&mut self, players: Players) {
        let Players { seats, names, starter, time } = players;
        (self.seats, self.names, self.starter, self.time) = (seats, names, starter, time);
    }

    /// Returns these choices with every field that is unchanged since `before` taken from `there`.
    pub fn over(self, before: &TableSettings, there: TableSettings) -> TableSettings {
        crate::changed_or_there!(
            TableSettings { self, before, there };
            options, usual, options_chosen, look, seats, starter, names, time, coordinates, evaluation,
            turned, learnt, lesson_step, form, solved, missed
        )
    }
}

/// Returns the choices for all games with what is unchanged since `before` taken from `there`. A window of
/// version 0.1.0 leaves other games out.
pub(crate) fn tables_over(
    mut own: BTreeMap<String, TableSettings>,
    before: &BTreeMap<String, TableSettings>,
    there: BTreeMap<String, TableSettings>,
) -> BTreeMap<String, TableSettings> {
    for (id, there) in there {
        let before = before.get(&id).cloned().unwrap_or_default();
        let table = own.remove(&id).unwrap_or_default().over(&before, there);
        own.insert(id, table);
    }
    own
}

/// Reads the names of the completed lessons, or whether the only lesson is completed, which is what
/// earlier files say.
fn read_learnt<'de, D: Deserializer<'de>>(file: D) -> Result<BTreeSet<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Learnt {
        Only(bool),
        All(BTreeSet<String>),
    }
    Ok(match Learnt::deserialize(file)? {
        Learnt::Only(true) => [ONLY_LESSON.to_owned()].into(),
        Learnt::Only(false) => BTreeSet::new(),
        Learnt::All(names) => names,
    })
}
