//! One game between two programs, by the rules of this project.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use basics::Excerpt;
use tabletop::{Departure, GameEntry, GameMatch, PATIENCE, Side, Step};

use super::contender::Contender;
use super::effort::{Budget, Effort};
use super::fault::Fault;
use super::games::ArenaGame;
use super::protocol::{Choice, Driver, Moment, Table};

/// The conditions under which every move is made.
#[derive(Clone, Copy, Debug)]
pub struct Conditions {
    /// What a program may use for a move.
    pub budget: Budget,
    /// By how much a move may exceed its time without being counted as over time.
    pub margin: Duration,
    /// The time without an answer after which a program has lost.
    pub patience: Duration,
}

impl Conditions {
    /// Returns the longest time of a move that is not over time.
    fn longest(&self) -> Option<Duration> {
        match self.budget {
            Budget::Time(time) => Some(time + self.margin),
            Budget::Nodes(_) => None,
        }
    }
}

/// A program at the table.
pub struct Player {
    contender: Contender,
    driver: Box<dyn Driver>,
}

impl Player {
    /// Returns the player; the program starts with the first game.
    pub fn new(contender: &Contender) -> Self {
        let driver = contender.protocol.driver(contender.words.clone());
        Player { contender: contender.clone(), driver }
    }

    /// Begins a game.
    ///
    /// # Errors
    /// Returns what the program did wrong.
    pub fn begin(&mut self, table: &Table) -> Result<(), Fault> {
        self.driver.begin(table)
    }

    /// Ends the program: it starts anew with the next game.
    fn restart(&mut self) {
        self.driver = self.contender.protocol.driver(self.contender.words.clone());
    }
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The points of the first player, in halves: 0, 1 or 2.
    pub halves: u8,
    /// The name of the reason for the end: that of the rules, or `claimed`, `resign`, `fault`, `patience`.
    pub end: String,
    /// The moves, those of the opening included.
    pub moves: Vec<String>,
    /// What each player used.
    pub efforts: [Effort; 2],
    /// Which player, 0 or 1, did something wrong, and a sentence about it.
    pub fault: Option<(usize, String)>,
}

/// Returns the moves of a match.
pub fn moves_of<G: ArenaGame>(played: &G::Match) -> Vec<String> {
    let steps = played.entries().iter().filter_map(|entry| match entry.step() {
        Step::Move(mv) => Some(mv.to_string()),
        Step::Departure(_) | Step::Round => None,
    });
    steps.collect()
}

/// Plays a game to its end after `opening`, with the first player in `seat`. Returns `None` if `stop` was set
/// meanwhile.
pub fn play<G: ArenaGame>(
    opening: &G::Match,
    players: &mut [Player; 2],
    seat: Side,
    table: &Table,
    conditions: &Conditions,
    stop: &AtomicBool,
) -> Option<Finished> {
    let mut game = InPlay::<G> {
        start: opening.start().to_string(),
        moves: moves_of::<G>(opening),
        played: opening.clone(),
        efforts: [Effort::default(); 2],
    };
    for (number, player) in players.iter_mut().enumerate() {
        if let Err(why) = player.begin(table) {
            player.restart();
            return Some(game.lost(number, &why));
        }
    }
    while let Some(side) = game.played.to_move() {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        if game.played.turn_count() >= PATIENCE {
            game.played.depart(Departure::Stopped).expect("a side is to move");
            return Some(game.ended(seat, "patience"));
        }
        let number = usize::from(side != seat);
        match game.turn(&mut players[number], number, conditions) {
            Ok(None) => {}
            Ok(Some(Choice::Draw)) => return Some(game.finished(1, "claimed", None)),
            Ok(Some(_)) => return Some(game.finished(2 * number as u8, "resign", None)),
            Err(why) => {
                players[number].restart();
                return Some(game.lost(number, &why));
            }
        }
    }
    let end = game.played.end().unwrap_or_else(|| "over".to_owned());
    Some(game.ended(seat, &end))
}

/// A game in play.
struct InPlay<G: ArenaGame> {
    start: String,
    moves: Vec<String>,
    played: G::Match,
    efforts: [Effort; 2],
}

impl<G: ArenaGame> InPlay<G> {
    /// Lets a player move. Returns its choice if that ends the game.
    fn turn(
        &mut self,
        player: &mut Player,
        number: usize,
        conditions: &Conditions,
    ) -> Result<Option<Choice>, Fault> {
        let position = self.played.position().to_string();
        let moment = Moment { start: &self.start, moves: &self.moves, position: &position };
        let answer = player.driver.choose(moment, conditions.budget, conditions.patience)?;
        let nodes = answer.nodes.unwrap_or(0);
        self.efforts[number].add(answer.time, conditions.longest(), nodes, answer.depth);
        let Choice::Move(text) = answer.choice else { return Ok(Some(answer.choice)) };
        let quoted = || Excerpt::of(&text);
        let mv: G::Move =
            text.parse::<G::Move>().map_err(|why| Fault::Unreadable(quoted(), why.to_string()))?;
        self.played.play(mv).map_err(|why| Fault::Illegal(quoted(), why.to_string()))?;
        self.moves.push(mv.to_string());
        Ok(None)
    }

    /// Returns the game as one that a player has lost by a fault.
    fn lost(self, number: usize, why: &Fault) -> Finished {
        let position = self.played.position().to_string();
        let place = format!("{why} (move {}, at {position})", self.moves.len() + 1);
        self.finished(2 * number as u8, "fault", Some((number, place)))
    }

    /// Returns the game as one that the rules have ended.
    fn ended(self, seat: Side, end: &str) -> Finished {
        let halves = match G::result(&self.played, seat).name() {
            "win" => 2,
            "draw" => 1,
            _ => 0,
        };
        self.finished(halves, end, None)
    }

    fn finished(self, halves: u8, end: &str, fault: Option<(usize, String)>) -> Finished {
        let InPlay { moves, efforts, .. } = self;
        Finished { halves, end: end.to_owned(), moves, efforts, fault }
    }
}
