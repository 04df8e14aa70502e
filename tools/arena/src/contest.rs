//! A match of pairs of games, on any number of threads.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use basics::platform::start_scoped_thread;
use tabletop::{GameMatch, Openings, Side};

use super::contender::Contender;
use super::fault::Fault;
use super::games::ArenaGame;
use super::journal::Games;
use super::protocol::Table;
use super::referee::{Conditions, Finished, Player, play};

/// The seats of a pair.
const SEATS: [Side; 2] = [Side::NEAR, Side::FAR];

/// The openings of a match: those of a list, then random ones.
#[derive(Clone, Debug)]
pub struct Starts<G: ArenaGame> {
    /// The list.
    pub listed: Vec<G::Match>,
    /// The random ones.
    pub random: Openings<G>,
}

impl<G: ArenaGame> Starts<G> {
    /// Returns the openings, the first of which are the lines of `list`; what follows `#` is a comment.
    ///
    /// # Errors
    /// Returns a sentence about the first line that is no opening.
    pub fn new(list: &str, random: Openings<G>) -> Result<Self, String> {
        let lines = (1..).zip(list.lines().map(|line| line.split('#').next().unwrap_or("").trim()));
        let listed = lines.filter(|(_, line)| !line.is_empty()).map(|(number, line)| {
            let wrong = |why: String| format!("line {number} of the openings: {why}");
            let start = random.game.start(Side::NEAR);
            let mut played = G::Match::begin(random.game.clone(), start);
            for word in line.split_whitespace() {
                let mv = word.parse::<G::Move>().map_err(|why| wrong(why.to_string()))?;
                played.play(mv).map_err(|why| wrong(format!("{mv}: {why}")))?;
            }
            match played.to_move() {
                Some(_) => Ok(played),
                None => Err(wrong("it ends the game".to_owned())),
            }
        });
        Ok(Starts { listed: listed.collect::<Result<_, _>>()?, random })
    }

    /// Returns the opening of the pair with this number, from 0; `None` if none was found.
    fn opening(&self, pair: u64) -> Option<G::Match> {
        let listed = usize::try_from(pair).ok().and_then(|at| self.listed.get(at)).cloned();
        listed.or_else(|| self.random.opening(pair))
    }
}

/// A match between two programs.
pub struct Contest<G: ArenaGame> {
    /// The programs.
    pub contenders: [Contender; 2],
    /// The game.
    pub table: Table,
    /// The conditions.
    pub conditions: Conditions,
    /// The openings.
    pub starts: Starts<G>,
    /// The number of games at the same time, at least 1.
    pub threads: usize,
}

/// A game with its number, or a sentence about why there is none.
type Delivered = Result<(u64, Finished), String>;

impl<G: ArenaGame> Contest<G> {
    /// Checks that both programs are ready to play, so that a wrong path is not a lost match.
    ///
    /// # Errors
    /// Returns a sentence about the program that is not.
    pub fn check(&self) -> Result<(), String> {
        for contender in &self.contenders {
            contender.protocol.check(&self.table, self.conditions.budget)?;
            let begun = Player::new(contender).begin(&self.table);
            begun.map_err(|why: Fault| format!("{} {why}", contender.text))?;
        }
        Ok(())
    }

    /// Plays so many pairs, if `pairs` says how many, until `report` breaks. `done` are games that have been
    /// played before. Every other game is passed to `keep`, and every pair to `report`, in order.
    ///
    /// # Errors
    /// Returns a sentence if no thread can be started, no opening is found, or `keep` or `report` fails.
    pub fn play(
        &self,
        pairs: Option<u64>,
        done: &Games,
        mut keep: impl FnMut(u64, &Finished) -> Result<(), String>,
        mut report: impl FnMut(u64, &[Finished; 2]) -> Result<ControlFlow<()>, String>,
    ) -> Result<(), String> {
        let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
        let (sender, played) = channel::<Delivered>();
        thread::scope(|scope| {
            for number in 0..self.threads {
                let (sender, next, stop) = (sender.clone(), &next, &stop);
                let work = move || self.work(pairs, done, next, stop, &sender);
                let started = start_scoped_thread(scope, &format!("games {number}"), work);
                if let Err(why) = started {
                    stop.store(true, Ordering::Relaxed);
                    return Err(format!("no thread can be started to play the games: {why}"));
                }
            }
            drop(sender);
            let mut waiting: BTreeMap<u64, Finished> = BTreeMap::new();
            let mut pair = 0;
            let mut take = |game: Delivered| -> Result<ControlFlow<()>, String> {
                let (number, game) = game?;
                if !done.contains_key(&number) {
                    keep(number, &game)?;
                }
                waiting.insert(number, game);
                while waiting.contains_key(&(2 * pair)) && waiting.contains_key(&(2 * pair + 1)) {
                    let both = [2 * pair, 2 * pair + 1].map(|number| waiting.remove(&number));
                    let [Some(first), Some(second)] = both else { break };
                    if report(pair, &[first, second])?.is_break() {
                        return Ok(ControlFlow::Break(()));
                    }
                    pair += 1;
                }
                Ok(ControlFlow::Continue(()))
            };
            let ended = played.iter().find_map(|game| match take(game) {
                Ok(ControlFlow::Continue(())) => None,
                Ok(ControlFlow::Break(())) => Some(Ok(())),
                Err(why) => Some(Err(why)),
            });
            // The games that are being played end with their current moves.
            stop.store(true, Ordering::Relaxed);
            ended.unwrap_or(Ok(()))
        })
    }

    /// Plays pairs until all are taken or `stop` is set.
    fn work(
        &self,
        pairs: Option<u64>,
        done: &Games,
        next: &AtomicU64,
        stop: &AtomicBool,
        sender: &Sender<Delivered>,
    ) {
        let mut players = self.contenders.each_ref().map(Player::new);
        while !stop.load(Ordering::Relaxed) {
            let pair = next.fetch_add(1, Ordering::Relaxed);
            if pairs.is_some_and(|pairs| pair >= pairs) {
                return;
            }
            for (number, seat) in (2 * pair..).zip(SEATS) {
                let game = match done.get(&number) {
                    Some(game) => Ok((number, game.clone())),
                    None => match self.game(pair, seat, &mut players, stop) {
                        Ok(Some(game)) => Ok((number, game)),
                        Ok(None) => return,
                        Err(why) => Err(why),
                    },
                };
                let failed = game.is_err();
                if sender.send(game).is_err() || failed {
                    return;
                }
            }
        }
    }

    fn game(
        &self,
        pair: u64,
        seat: Side,
        players: &mut [Player; 2],
        stop: &AtomicBool,
    ) -> Result<Option<Finished>, String> {
        let opening = self.starts.opening(pair).ok_or_else(|| {
            let plies = self.starts.random.plies;
            format!("no balanced opening of {plies} turns was found: allow more with --balanced")
        })?;
        Ok(play::<G>(&opening, players, seat, &self.table, &self.conditions, stop))
    }
}
