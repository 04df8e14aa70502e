//! Words for the tournaments of a class.

use super::files::{Trouble, trouble};
use crate::storage::LoadProblem;
use crate::words::{choices, words};
use swiss::{CannotPair, MAX_PLAYERS, Outcome, PassedOver, PlayerName, Refused, Score};

words! {
    /// The words of one language for the tournaments of a class.
    pub struct TournamentWords("tournament-") {
        place,
        goal,

        // The list.
        new,
        untitled(day: &str),
        players(count: usize),
        names_so_far(count: usize),
        under_way(players: &str, number: usize, rounds: usize),
        over(players: &str),
        delete(title: &str),
        delete_heading,
        delete_question(title: &str),
        deleted,
        unreadable(why: &str),
        damaged(moved: &str),
        newer(moved: &str),
        stuck(path: &str),

        // The names.
        class,
        names,
        names_hint,
        counter(count: usize, most: usize),
        line(number: usize, why: &str),
        nameless,
        not_shown,
        too_long(name: &str, length: usize, most: usize),
        twice(name: &str),
        too_few(count: usize),
        too_many(count: usize, most: usize),
        rounds_range(rounds: usize, least: usize, most: usize),
        rounds,
        rounds_hint(usual: usize, most: usize),
        begin,
        understood,
        listed(number: usize, name: &str),
        passed[PassedOver],
        more_lines(count: usize),
        without_heading,
        begin_without(count: usize),
        correct_names,
        list_unreadable(file: &str, why: &str),
        list_no_text(file: &str),

        // The parts of a tournament.
        part[TournamentPart],
        list,

        // A round.
        round(number: usize, rounds: usize),
        earlier,
        later,
        table(number: usize),
        first,
        second,
        draw,
        won(table: usize, name: &str),
        drawn(table: usize),
        other_result(table: usize),
        outcome[Outcome],
        no_result,
        free(name: &str),
        absent(names: &str),
        results_in(done: usize, all: usize),
        keys,
        next(number: usize),
        missing(count: usize),
        too_few_present(count: usize),
        none_left,
        all_over,
        dissolve,
        dissolve_hint,
        correct_hint,

        // The standings.
        rank,
        player,
        points,
        buchholz,
        sonneborn_berger,
        standings_after(number: usize),
        standings_during(number: usize),
        line_of(rank: usize, name: &str, points: &str, buchholz: &str, sonneborn: &str),
        podium(rank: usize, names: &str, points: &str),
        explain_points,
        explain_buchholz,
        explain_sonneborn_berger,
        explain_direct,
        explain_pairing,

        // All rounds.
        number,
        cross_round(number: usize),
        cross_hint,
        cross_free,
        cross_of(name: &str, rounds: &str),

        // The players.
        correct_name(name: &str),
        take_over,
        takes_part(name: &str),
        players_hint,
        late,
        add,
        added(name: &str),

        // Sheets to print.
        save_sheet,
        pairings_sheet(number: usize, rounds: usize),
        standings_sheet(number: usize, rounds: usize),
        standings_sheet_during(number: usize, rounds: usize),
        result_box,
        file[TournamentSheet],
    }
}

/// A part of the page of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentPart {
    /// The games of a round.
    Round,
    /// The standings.
    Standings,
    /// All rounds in a table.
    Rounds,
    /// The players, and the number of rounds.
    Players,
}

/// A sheet of a tournament to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentSheet {
    /// The games of a round.
    Pairings,
    /// The standings.
    Standings,
}

choices! {
    TournamentPart {
        TournamentPart::Round => "round",
        TournamentPart::Standings => "standings",
        TournamentPart::Rounds => "rounds",
        TournamentPart::Players => "players",
    }
    TournamentSheet {
        TournamentSheet::Pairings => "pairings",
        TournamentSheet::Standings => "standings",
    }
    PassedOver {
        PassedOver::Headings => "headings",
        PassedOver::Title => "title",
        PassedOver::Nothing => "nothing",
    }
    Outcome {
        Outcome::FirstWon => "first-won",
        Outcome::Draw => "draw",
        Outcome::SecondWon => "second-won",
        Outcome::FirstAbsent => "first-absent",
        Outcome::SecondAbsent => "second-absent",
        Outcome::BothAbsent => "both-absent",
    }
}

/// The quarters of a point as text.
const QUARTERS: [&str; 4] = ["", "¼", "½", "¾"];

/// Returns a score as text, such as "2½".
pub fn score_text(score: Score) -> String {
    match (score.quarters() / 4, score.quarters() as usize % 4) {
        (0, part @ 1..) => QUARTERS[part].to_owned(),
        (whole, part) => format!("{whole}{}", QUARTERS[part]),
    }
}

impl TournamentWords {
    /// Returns why a file with a tournament cannot be read.
    pub fn unusable(&self, problem: &LoadProblem) -> String {
        match trouble(problem) {
            (Trouble::Newer, path) => self.newer(&path),
            (Trouble::Damaged, path) => self.damaged(&path),
            (Trouble::Stuck, path) => self.stuck(&path),
        }
    }

    /// Returns why a name or a number of rounds was refused.
    pub fn refused(&self, why: &Refused) -> String {
        match why {
            Refused::Nameless => self.nameless.to_owned(),
            Refused::NotShown => self.not_shown.to_owned(),
            Refused::TooLong(name, length) => {
                self.too_long(name.as_str(), *length, PlayerName::MAX)
            }
            Refused::Twice(name) => self.twice(name.as_str()),
            Refused::TooFew(count) => self.too_few(*count),
            Refused::TooMany(count) => self.too_many(*count, MAX_PLAYERS),
            Refused::Rounds(rounds, least, most) => self.rounds_range(*rounds, *least, *most),
        }
    }

    /// Returns why the next round cannot be paired.
    pub fn cannot_pair(&self, why: CannotPair) -> String {
        match why {
            CannotPair::ResultsMissing(count) => self.missing(count),
            CannotPair::Ended => self.all_over.to_owned(),
            CannotPair::TooFewPresent(count) => self.too_few_present(count),
            CannotPair::NoneLeft => self.none_left.to_owned(),
        }
    }
}
