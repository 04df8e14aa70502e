//! Words for clocks, resignations, offers and rematches.

use basics::Departure;
use words::part;

part!(OfferWords);

impl OfferWords {
    /// Returns the label of the rematch in which the next side starts.
    pub fn other_starts(&self, sides: usize) -> &'static str {
        if sides == 2 { self.other_side_starts } else { self.next_side_starts }
    }

    /// Returns a sentence about a departure of the player with this name.
    pub fn departure(&self, departure: Departure, name: &str) -> String {
        match departure {
            Departure::Resigned(_) => self.left_resigned(name),
            Departure::OutOfTime(_) => self.left_out_of_time(name),
            Departure::Gone(_) => self.left_gone(name),
            Departure::Stopped => self.all_agreed.to_owned(),
        }
    }

    /// Returns a line about a departure for the list of moves.
    pub fn listed_departure(&self, departure: Departure, name: &str) -> String {
        match departure {
            Departure::Resigned(_) => self.listed_resigned(name),
            Departure::OutOfTime(_) => self.listed_out_of_time(name),
            Departure::Gone(_) => self.listed_gone(name),
            Departure::Stopped => self.listed_all_agreed.to_owned(),
        }
    }

    /// Returns a suggestion to play the next game with a handicap.
    pub fn handicap_suggestion(&self, offer: &HandicapOffer) -> String {
        match offer.winner {
            Winner::You => self.handicap_for_you(offer.behind),
            Winner::Computer => self.handicap_for_computer(offer.name, offer.behind),
            Winner::Other => self.handicap_for_other(offer.name, offer.behind),
        }
    }
}

/// A handicap that would make the next game of two closer.
#[derive(Clone, Copy, Debug)]
pub struct HandicapOffer<'a> {
    /// The name of the winner, who gives it.
    pub name: &'a str,
    /// Who the winner is.
    pub winner: Winner,
    /// The points by which the winner's store would start behind the other.
    pub behind: i32,
}

/// The winner of a game, seen by the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// The reader.
    You,
    /// The reader's opponent, a computer.
    Computer,
    /// Somebody else.
    Other,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Words;
    use words::Language;

    #[test]
    fn a_handicap_is_suggested_to_the_reader_where_the_reader_plays() {
        let words = &Words::of(Language::English).offers;
        let suggestion =
            |winner| words.handicap_suggestion(&HandicapOffer { name: "An", winner, behind: 10 });
        assert_eq!(
            suggestion(Winner::You),
            "Too easy? With “Play with handicap”, you give 10 points."
        );
        assert_eq!(
            suggestion(Winner::Computer),
            "Want a head start? With “Play with handicap”, An gives you 10 points."
        );
        assert_eq!(
            suggestion(Winner::Other),
            "Closer next time? With “Play with handicap”, An gives 10 points."
        );
    }
}
