//! Words for clocks, resignations, offers and rematches.

use crate::rules::Departure;
use crate::words::words;

words! {
    /// The words of one language for clocks, resignations, offers and rematches.
    pub struct OfferWords("offers-") {
        // Commands.
        resign,
        offer_end,
        new_with_seats_swapped,
        new_with_other_starting,
        swap_seats,
        you_start,
        starts(name: &str),
        other_side_starts,
        next_side_starts,

        // Questions and answers.
        resign_heading,
        resign_question,
        resign_question_between(name: &str, other: &str),
        resign_question_many,
        resign_question_match(points: i32),
        offer_heading,
        offer_question(result: &str, of_match: bool),
        offer,
        end_question(name: &str, result: &str, of_match: bool),
        agree,
        // What the computers do about an offer: their names, and how many they are.
        considering(names: &str, computers: usize),
        computers_accept(names: &str, computers: usize),
        computers_decline(names: &str, computers: usize),
        offer_failed,
        ended_you_lead(sides: usize),
        ended_one_leads(name: &str, sides: usize),
        ended_several_lead(names: &str, sides: usize),
        ended_all_equal,
        swap_question,
        rematch_question,

        // What happened.
        left_resigned(name: &str),
        left_out_of_time(name: &str),
        all_agreed,
        listed_resigned(name: &str),
        listed_out_of_time(name: &str),
        listed_all_agreed,
        time_low(name: &str),
        time_up(name: &str),

        clock_name(name: &str, minutes: u64, seconds: u64),

        // The handicap.
        handicap_for_you(points: i32),
        handicap_for_computer(name: &str, points: i32),
        handicap_for_other(name: &str, points: i32),
        give,
    }
}

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
            Departure::Stopped => self.all_agreed.to_owned(),
        }
    }

    /// Returns a line about a departure for the list of moves.
    pub fn listed_departure(&self, departure: Departure, name: &str) -> String {
        match departure {
            Departure::Resigned(_) => self.listed_resigned(name),
            Departure::OutOfTime(_) => self.listed_out_of_time(name),
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
    use crate::settings::Language;
    use crate::ui::words::Words;

    #[test]
    fn a_handicap_is_suggested_to_the_reader_where_the_reader_plays() {
        let words = &Words::of(Language::English).offers;
        let suggestion =
            |winner| words.handicap_suggestion(&HandicapOffer { name: "An", winner, behind: 10 });
        assert_eq!(suggestion(Winner::You), "Too easy? Next time, try giving 10 points.");
        assert_eq!(
            suggestion(Winner::Computer),
            "Want a head start? Next time An gives you 10 points."
        );
        assert_eq!(suggestion(Winner::Other), "Next time, how about An giving 10 points?");
    }
}
