//! How a game of ô ăn quan ended for its players.

use oanquan::{Game, GameEnd, MatchResult, RankedSide, Side};
use table::result::CLOSE;
use table::words::{is_you, players};
use tabletop::Advisor as _;
use window_words::Words;

use crate::OAnQuan;
use crate::controller::{Seat, Setup};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOutcome {
    ranking: Vec<RankedSide>,
    /// Whether the players agreed to end the game while it could still go either way. Nobody has won it then.
    agreed: bool,
}

/// How a game ended for the persons in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutcomeForPersons {
    /// A player won. If there is only one person, it is that person.
    Won,
    /// The only person is not in first place.
    Lost,
    /// First place is shared. If there is only one person, that person shares it.
    Shared,
}

impl GameOutcome {
    /// Returns the outcome of `game`, or of the current round of a match, which must be over.
    pub fn of(game: &Game) -> Self {
        let agreed = game.end() == Some(GameEnd::Stopped) && !was_decided(game);
        GameOutcome { ranking: game.position().ranking(), agreed }
    }

    /// Returns the outcome of a match of several rounds, or `None` if it is not over or `game` is no
    /// match.
    pub fn of_match(game: &Game) -> Option<Self> {
        let result = game.match_result()?;
        let points = game.match_points();
        let ranked = |side: Side| {
            let is_behind = matches!(result, MatchResult::Won(winner) if winner != side);
            RankedSide { rank: 1 + usize::from(is_behind), side, points: points[side] }
        };
        let mut ranking = [Side::NEAR, Side::FAR].map(ranked);
        ranking.sort_by_key(|ranked| ranked.rank);
        Some(GameOutcome { ranking: ranking.to_vec(), agreed: false })
    }

    /// Returns whether the players agreed to end the game while it could still go either way, as the headline says.
    pub fn is_agreed(&self) -> bool {
        self.agreed
    }

    /// Returns all players, the best first.
    pub fn ranking(&self) -> &[RankedSide] {
        &self.ranking
    }

    /// Returns whether `side` has more points than every other side.
    pub fn is_won_by(&self, side: Side) -> bool {
        self.winners().eq([side])
    }

    /// Returns how the game ended for the persons in it.
    pub fn ending(&self, setup: &Setup) -> OutcomeForPersons {
        let alone = setup.persons() == 1;
        if alone && self.winners().all(|side| setup.seats[side] != Seat::Person) {
            OutcomeForPersons::Lost
        } else if self.winners().count() > 1 {
            OutcomeForPersons::Shared
        } else {
            OutcomeForPersons::Won
        }
    }

    /// Returns the headline of the result.
    pub fn headline(&self, words: &Words, setup: &Setup) -> String {
        let (players, sides) = (players::<OAnQuan>(words, setup), self.ranking.len());
        let winners: Vec<Side> = self.winners().collect();
        if self.agreed {
            return match winners.as_slice() {
                all if all.len() == sides => words.offers.ended_all_equal.to_owned(),
                [side] if is_you(setup, *side) => words.offers.ended_you_lead(sides),
                [side] => words.offers.ended_one_leads(&players[*side].within(words), sides),
                several => {
                    let names = several.iter().map(|side| players[*side].within(words));
                    let names = words.lists.all_of(&names.collect::<Vec<_>>());
                    words.offers.ended_several_lead(&names, sides)
                }
            };
        }
        match winners.as_slice() {
            all if all.len() == sides => words.common.draw.to_owned(),
            [side] if is_you(setup, *side) => words.you_win.to_owned(),
            [side] if self.is_lost(setup) => words.loses_to(&players[*side].name),
            [side] => words.wins(&players[*side].name),
            [first, others @ ..] => {
                let others = others.iter().map(|side| players[*side].within(words));
                let names = std::iter::once(players[*first].name.clone()).chain(others);
                words.shared_first_place(&words.lists.all_of(&names.collect::<Vec<_>>()))
            }
            [] => String::new(),
        }
    }

    /// Returns the heading of the result: the winner and the margin in a game of two that points
    /// decided, otherwise the headline. `end` is the reason why the game is over.
    pub fn heading(&self, words: &Words, setup: &Setup, end: GameEnd) -> String {
        let by_points = match end {
            GameEnd::Stopped => !self.agreed,
            end => !end.is_by_leaving(),
        };
        let [first, second] = self.ranking.as_slice() else {
            return self.headline(words, setup);
        };
        let winner = &players::<OAnQuan>(words, setup)[first.side];
        let margin = first.points - second.points;
        let close = margin <= CLOSE;
        match margin {
            _ if !by_points => self.headline(words, setup),
            0 => words.draw_at(first.points),
            _ if is_you(setup, first.side) => words.you_win_by(margin, close),
            _ if self.is_lost(setup) => words.loses_by(&winner.name, margin, close),
            _ => words.wins_by(&winner.name, margin, close),
        }
    }

    /// Returns whether the winner has not more points than another side, because that one resigned or ran out of time.
    pub fn is_against_points(&self) -> bool {
        match self.ranking.as_slice() {
            [first, others @ ..] => {
                others.iter().any(|other| other.rank > first.rank && other.points >= first.points)
            }
            [] => false,
        }
    }

    /// Returns whether the only person in a game of two lost to the computer.
    fn is_lost(&self, setup: &Setup) -> bool {
        self.ranking.len() == 2 && self.ending(setup) == OutcomeForPersons::Lost
    }

    /// Returns the sides with the most points.
    fn winners(&self) -> impl Iterator<Item = Side> {
        self.ranking.iter().filter(|ranked| ranked.rank == 1).map(|ranked| ranked.side)
    }
}

/// Returns whether nobody could have changed any more who wins a game that the players then agreed to end.
fn was_decided(game: &Game) -> bool {
    let mut before = game.clone();
    before.undo();
    OAnQuan::is_decided(&before)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::controller::Name;
    use oanquan::{Departure, Position, Rules};
    use oanquan_engine::Level;
    use settings::Language;
    use tabletop::BySide;

    const COMPUTER: Seat = Seat::Computer(Level::Easy);

    fn setup(seats: &[Seat]) -> Setup {
        let names = Setup::no_names(seats.len());
        let seats = BySide::from(seats.to_vec());
        Setup { seats, names, first: Side::NEAR, seed: 0 }
    }

    /// Returns a setup with these names.
    fn named(seats: &[Seat], names: &[&str]) -> Setup {
        let names = names.iter().map(|name| Name::new(name)).collect::<Vec<_>>();
        Setup { names: BySide::from(names), ..setup(seats) }
    }

    /// Returns the outcome of a finished game with these stores.
    fn outcome(points: &[i32]) -> GameOutcome {
        let cells = vec!["0"; 6 * points.len()].join(",");
        let stores: Vec<String> = points.iter().map(i32::to_string).collect();
        let text = format!("{cells} - {}", stores.join(","));
        let rules = Rules::classic().for_sides(points.len()).expect("2 to 4 sides");
        let position = Position::parse(&text, &rules).expect("a finished position");
        GameOutcome::of(&Game::new(rules, position))
    }

    /// Returns the headline of a game ended by agreement with these stores and empty rows.
    fn stopped(points: &[i32], seats: &[Seat], language: Language) -> String {
        let cells = vec!["Q,0,0,0,0,0"; points.len()].join(",");
        let stores: Vec<String> = points.iter().map(i32::to_string).collect();
        let rules = Rules::classic().for_sides(points.len()).expect("2 to 4 sides");
        let text = format!("{cells} 0 {}", stores.join(","));
        let position = Position::parse(&text, &rules).expect("a position");
        let mut game = Game::new(rules, position);
        game.depart(Departure::Stopped).expect("a game under way");
        GameOutcome::of(&game).headline(Words::of(language), &setup(seats))
    }

    #[test]
    fn the_headline_of_a_game_ended_by_agreement_says_who_has_more_points() {
        let (me, it) = (Seat::Person, COMPUTER);
        let english = |points: &[i32], seats: &[Seat]| stopped(points, seats, Language::English);
        let ended = "Ended by agreement – ";
        for (points, seats, leads) in [
            (&[29, 18][..], &[me, it][..], "you have more points"),
            (&[18, 29], &[me, it], "Tèo has more points"),
            (&[18, 29], &[me, me], "Player 2 has more points"),
            (&[9, 9], &[me, it], "points are equal"),
            (&[9, 12, 4], &[me, it, it], "Tèo has the most points"),
            (&[12, 12, 4], &[me, it, it], "You and Tèo have the most points"),
        ] {
            assert_eq!(english(points, seats), format!("{ended}{leads}"));
        }
        let vietnamese = stopped(&[18, 29], &[me, it], Language::Vietnamese);
        assert_eq!(vietnamese, "Dừng ván theo thoả thuận – Tèo nhiều điểm hơn");
    }

    #[test]
    fn a_game_that_was_decided_when_the_players_agreed_to_end_it_is_won_by_its_points() {
        let rules = Rules::classic();
        let position =
            Position::parse("0,1,0,0,1,0,1,0,2,0,0,0 0 40,25", &rules).expect("a position");
        let mut game = Game::new(rules, position);
        game.depart(Departure::Stopped).expect("a game under way");
        let outcome = GameOutcome::of(&game);
        let setup = setup(&[Seat::Person, COMPUTER]);
        for (language, headline, heading) in [
            (Language::English, "You win!", "You win by 15 points!"),
            (Language::Vietnamese, "Bạn thắng rồi!", "Bạn thắng rồi, cách biệt 15 điểm!"),
        ] {
            let words = Words::of(language);
            assert_eq!(outcome.headline(words, &setup), headline);
            assert_eq!(outcome.heading(words, &setup, GameEnd::Stopped), heading);
        }
    }

    #[test]
    fn a_loser_may_have_more_points() {
        let lost = |text: &str, departure| {
            let rules = Rules::classic();
            let position = Position::parse(text, &rules).expect("a position");
            let mut game = Game::new(rules, position);
            game.depart(departure).expect("a game under way");
            GameOutcome::of(&game).is_against_points()
        };
        let ahead = "Q,1,0,0,1,0,Q,0,2,0,0,0 0 30,16";
        assert!(lost(ahead, Departure::Resigned(Side::NEAR)));
        assert!(lost(ahead, Departure::OutOfTime(Side::NEAR)));
        assert!(!lost(ahead, Departure::Resigned(Side::FAR)));
        assert!(!lost(ahead, Departure::Stopped));
    }

    fn headline(points: &[i32], seats: &[Seat]) -> String {
        outcome(points).headline(Words::of(Language::English), &setup(seats))
    }

    #[test]
    fn equal_points_share_a_rank_and_the_next_rank_is_skipped() {
        let outcome = outcome(&[20, 45, 20, 35]);
        let ranks: Vec<_> = outcome.ranking().iter().map(|r| (r.rank, r.side.index())).collect();
        assert_eq!(ranks, [(1, 1), (2, 3), (3, 0), (3, 2)]);
        assert!(outcome.is_won_by(Side::FAR) && !outcome.is_won_by(Side::NEAR));
    }

    #[test]
    fn the_headline_names_the_winners() {
        let (me, it) = (Seat::Person, COMPUTER);
        assert_eq!(headline(&[40, 30], &[me, it]), "You win!");
        assert_eq!(headline(&[30, 40], &[me, it]), "Tèo wins");
        assert_eq!(headline(&[30, 30], &[me, it]), "It's a draw");
        assert_eq!(headline(&[30, 40], &[me, me]), "Player 2 wins!");
        assert_eq!(headline(&[35, 35, 35], &[me, it, it]), "It's a draw");
        assert_eq!(headline(&[30, 35, 40], &[me, it, it]), "Tèo 2 wins!");
        let shared = headline(&[40, 40, 25], &[me, it, it]);
        assert_eq!(shared, "You and Tèo share first place");
    }

    #[test]
    fn the_heading_of_a_game_of_two_names_the_margin() {
        let (me, it) = (Seat::Person, COMPUTER);
        let heading = |points: &[i32], seats: &[Seat], language| {
            outcome(points).heading(Words::of(language), &setup(seats), GameEnd::QuanEmpty)
        };
        for (points, seats, expected) in [
            ([51, 19], [me, it], ["You win by 32 points!", "Bạn thắng rồi, cách biệt 32 điểm!"]),
            (
                [37, 33],
                [me, it],
                ["You win by 4 points, a close game!", "Bạn thắng sát nút, cách biệt 4 điểm!"],
            ),
            ([15, 55], [me, it], ["Tèo wins by 40 points.", "Tèo thắng rồi, cách biệt 40 điểm."]),
            (
                [34, 35],
                [me, it],
                [
                    "Tèo wins by only 1 point. Rematch?",
                    "Tèo thắng rồi, chỉ hơn 1 điểm. Phục thù nhé?",
                ],
            ),
            (
                [15, 55],
                [me, me],
                ["Player 2 wins by 40 points!", "Người chơi 2 thắng, cách biệt 40 điểm!"],
            ),
            (
                [38, 32],
                [me, me],
                [
                    "Player 1 wins by 6 points, a close game!",
                    "Người chơi 1 thắng sát nút, cách biệt 6 điểm!",
                ],
            ),
            ([35, 35], [me, it], ["It's a draw, 35 points each", "Hoà nhau, mỗi bên 35 điểm"]),
        ] {
            assert_eq!(heading(&points, &seats, Language::English), expected[0]);
            assert_eq!(heading(&points, &seats, Language::Vietnamese), expected[1]);
        }
    }

    #[test]
    fn the_heading_names_no_margin_if_points_did_not_decide() {
        let alone = setup(&[Seat::Person, COMPUTER]);
        for end in [GameEnd::Resigned, GameEnd::OutOfTime, GameEnd::Gone] {
            let heading = outcome(&[30, 40]).heading(Words::of(Language::English), &alone, end);
            assert_eq!(heading, "Tèo wins");
        }
        let named = named(&[Seat::Person, COMPUTER], &["", "Bà Tư"]);
        let words = Words::of(Language::Vietnamese);
        let heading = outcome(&[30, 40]).heading(words, &named, GameEnd::QuanEmpty);
        assert_eq!(heading, "Bà Tư thắng rồi, chỉ hơn 10 điểm. Phục thù nhé?");
    }

    #[test]
    fn the_headline_uses_given_names() {
        let words = Words::of(Language::Vietnamese);
        let headline_of = |points: &[i32], setup: &Setup| outcome(points).headline(words, setup);
        let alone = named(&[Seat::Person, COMPUTER], &["An", "Bà Tư"]);
        assert_eq!(headline_of(&[40, 30], &alone), "An thắng!");
        assert_eq!(headline_of(&[30, 40], &alone), "Bà Tư thắng");
        let four = named(&[Seat::Person; 4], &["", "Bình", "", "Ánh"]);
        assert_eq!(headline_of(&[20, 40, 10, 40], &four), "Bình và Ánh đồng hạng nhất");
        assert_eq!(
            headline_of(&[40, 10, 40, 20], &four),
            "Người chơi 1 và người chơi 3 đồng hạng nhất"
        );
    }

    #[test]
    fn a_lone_person_wins_when_alone_first_and_shares_when_not() {
        let setup = setup(&[COMPUTER, Seat::Person, COMPUTER]);
        assert_eq!(outcome(&[30, 45, 30]).ending(&setup), OutcomeForPersons::Won);
        assert_eq!(outcome(&[40, 40, 25]).ending(&setup), OutcomeForPersons::Shared);
        assert_eq!(outcome(&[40, 25, 40]).ending(&setup), OutcomeForPersons::Lost);
    }

    #[test]
    fn the_points_say_who_is_glad_that_a_game_was_ended_by_agreement() {
        let setup = setup(&[Seat::Person, COMPUTER]);
        let ended = |points: &[i32]| GameOutcome { agreed: true, ..outcome(points) }.ending(&setup);
        assert_eq!(ended(&[40, 23]), OutcomeForPersons::Won);
        assert_eq!(ended(&[23, 40]), OutcomeForPersons::Lost);
        assert_eq!(ended(&[35, 35]), OutcomeForPersons::Shared);
    }
}
