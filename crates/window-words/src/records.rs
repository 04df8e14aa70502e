//! Words for texts that are not games. They say the same as the errors of the rules, in each
//! language.

use basics::{CannotDepart, Excerpt};
use game_words::GameWords;
use strum::VariantArray;
use tabletop::Rules;
use words::part;

part!(RecordWords);

/// Whose move of a pair it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum PairMover {
    /// That of the side that moved first in the game.
    First,
    /// That of the other side.
    Second,
}

impl RecordWords {
    /// Returns the flaw `why` with its place in a text. If the game `counts_pairs`, a move of each side has one number.
    pub fn place(&self, line: usize, turn: Option<usize>, counts_pairs: bool, why: &str) -> String {
        match turn {
            Some(turn) if counts_pairs => {
                let mover = if turn % 2 == 1 { PairMover::First } else { PairMover::Second };
                self.fault_in_pair(line, turn.div_ceil(2), mover, why)
            }
            Some(turn) => self.fault_turn(line, turn, why),
            None => self.fault(line, why),
        }
    }

    /// Returns what is wrong with a record of another game, with these words, without a full stop.
    pub fn flaw_of<G: Rules>(
        &self,
        flaw: &tabletop::RecordFlaw<G>,
        words: &dyn GameWords<G>,
        look: usize,
    ) -> String {
        use tabletop::RecordFlaw as Flaw;

        match flaw {
            Flaw::TooLong(most) => self.too_long(*most),
            Flaw::TooManyMoves(most) => self.too_many_moves(*most),
            Flaw::TooManyGames(most) => self.too_many_games(*most),
            Flaw::Unclosed(bracket) => self.unclosed(&bracket.to_string()),
            Flaw::Empty => self.empty.to_owned(),
            Flaw::NotATag => self.guest_not_a_tag.to_owned(),
            Flaw::SecondTag(name) => self.second_tag(&name.to_string()),
            Flaw::OtherGame(found) => self.guest_other_game(found, words.title()),
            Flaw::Malformed(why) => words.malformed(why),
            Flaw::NotAnOption(text) => self.guest_not_an_option(text),
            Flaw::NotAMove(text) => self.guest_not_a_move(text),
            Flaw::Illegal(why) => words.illegal(why, look).trim_end_matches('.').to_owned(),
            Flaw::Departure(why) => self.cannot_depart(*why),
            Flaw::OtherResult { claimed, reached } => self.other_result(claimed, reached),
        }
    }

    /// Returns why a side cannot leave, without a full stop.
    pub fn cannot_depart(&self, why: CannotDepart) -> String {
        match why {
            CannotDepart::GameOver(departure) => self.departure_game_over(departure),
            CannotDepart::NoSuchSide(departure) => self.departure_no_such_side(departure),
            CannotDepart::AlreadyDeparted(departure) => self.departure_already_departed(departure),
            CannotDepart::NotToMove(departure, side) => self.departure_not_to_move(departure, side),
        }
    }
}
