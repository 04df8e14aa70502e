//! Who plays the next game of a table, and how long the players may think.

use std::fmt;

use basics::{BySide, Level, Side, chance};
use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use tabletop::{Name, Seat, Setup, TimeControl};

/// The players of a new table: a person against computers that newcomers beat.
pub(crate) const USUAL_SEATS: [Seat; 4] = [
    Seat::Person,
    Seat::Computer(Level::Beginner),
    Seat::Computer(Level::Beginner),
    Seat::Computer(Level::Beginner),
];

/// Who plays the next game, who begins, and how long the players may think.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Players {
    /// The player of each side; extra entries are for games with more sides.
    pub seats: [Seat; 4],
    /// The names of the players.
    pub names: SeatNames,
    /// The side that moves first.
    pub starter: Starter,
    /// The time control.
    pub time: TimeControl,
}

impl Players {
    /// Returns the setup of a game of `sides` sides; `seed` decides random choices.
    pub fn setup(&self, sides: usize, seed: u64) -> Setup {
        let first = match self.starter_of(sides) {
            Starter::Side(index) => usize::from(index),
            Starter::Lot => chance::below(&mut fastrand::Rng::with_seed(seed), sides),
        };
        let seats = BySide::from_fn(sides, |side| self.seats[side.index()]);
        let name = |side: Side| self.names.of(side.index(), seats[side]).clone();
        let names = BySide::from_fn(sides, name);
        Setup { seats, names, first: Side::new(first), seed }
    }

    /// Returns the starter of a game of `sides` sides: side 0 if the chosen side does not play.
    pub fn starter_of(&self, sides: usize) -> Starter {
        match self.starter {
            Starter::Side(side) if usize::from(side) >= sides => Starter::Side(0),
            starter => starter,
        }
    }

    /// Returns these choices with the players of a game.
    pub fn with_players_of(mut self, setup: &Setup) -> Self {
        for (side, &seat) in setup.seats.iter() {
            self.seats[side.index()] = seat;
            *self.names.of_mut(side.index(), seat) = setup.names[side].clone();
        }
        self
    }
}

/// The names of the players at each seat, separately for persons and computers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatNames {
    /// The names of persons.
    pub persons: [Name; 4],
    /// The names of computers.
    pub computers: [Name; 4],
}

impl SeatNames {
    /// Returns the name of `seat` at the side with number `side`, 0 to 3.
    pub fn of(&self, side: usize, seat: Seat) -> &Name {
        match seat {
            Seat::Person => &self.persons[side],
            Seat::Computer(_) | Seat::Fitting(_) | Seat::Away => &self.computers[side],
        }
    }

    /// Returns that name for modification.
    pub fn of_mut(&mut self, side: usize, seat: Seat) -> &mut Name {
        match seat {
            Seat::Person => &mut self.persons[side],
            Seat::Computer(_) | Seat::Fitting(_) | Seat::Away => &mut self.computers[side],
        }
    }
}

/// The choice of the side that moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Starter {
    /// The side with this number, or side 0 if the game does not have that side.
    Side(u8),
    /// A random side for each game.
    Lot,
}

/// Reads the players of a table. Files of earlier versions have those of two sides.
pub(crate) fn read_seats<'de, D: Deserializer<'de>>(file: D) -> Result<[Seat; 4], D::Error> {
    file.deserialize_tuple(4, Up(USUAL_SEATS))
}

/// Reads the names at a table. Files of earlier versions have those of two persons.
pub(crate) fn read_names<'de, D: Deserializer<'de>>(file: D) -> Result<SeatNames, D::Error> {
    file.deserialize_any(Names)
}

/// Reads up to four values; those that are missing are as given.
struct Up<T>([T; 4]);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Up<T> {
    type Value = [T; 4];

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("the values of up to four sides")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<[T; 4], A::Error> {
        let Up(mut all) = self;
        for value in &mut all {
            match values.next_element()? {
                Some(next) => *value = next,
                None => break,
            }
        }
        Ok(all)
    }
}

/// Reads names: those of the persons alone, or all.
struct Names;

impl<'de> Visitor<'de> for Names {
    type Value = SeatNames;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("the names of the players")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, names: A) -> Result<SeatNames, A::Error> {
        let persons = Up(Default::default()).visit_seq(names)?;
        Ok(SeatNames { persons, ..SeatNames::default() })
    }

    fn visit_map<A: MapAccess<'de>>(self, names: A) -> Result<SeatNames, A::Error> {
        SeatNames::deserialize(MapAccessDeserializer::new(names))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Settings, TableSettings};

    #[test]
    fn a_table_of_two_sides_in_an_earlier_file_is_read() {
        let file = "(tables: {\"caro\": (
            seats: (Person, Computer(Master)), names: (\"An\", \"Bình\"), starter: Lot,
        )})";
        let settings: Settings = ron::from_str(file).expect("settings");
        let table = settings.table("caro");
        let master = Seat::Computer(Level::Master);
        assert_eq!(table.seats, [Seat::Person, master, USUAL_SEATS[2], USUAL_SEATS[3]]);
        assert_eq!(table.names.persons.each_ref().map(Name::as_str), ["An", "Bình", "", ""]);
        assert_eq!(table.names.computers, <[Name; 4]>::default());
        assert_eq!(table.starter, Starter::Lot);
    }

    #[test]
    fn the_names_at_a_table_are_written_and_read() {
        let mut table = TableSettings::default();
        table.names.persons[1] = Name::new("An");
        table.names.computers[0] = Name::new("Bà Tư");
        table.seats[3] = Seat::Fitting(basics::Strength::of(Level::Hard));
        let text = ron::ser::to_string_pretty(&table, ron::ser::PrettyConfig::default());
        assert_eq!(ron::from_str::<TableSettings>(&text.expect("text")), Ok(table));
    }
}
