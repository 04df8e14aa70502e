//! Plays the games of a match on all cores.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, Builder};

use tabletop::{Departure, GameMatch, Openings, PATIENCE, Side, Standing};

use super::openings::refusal;
use super::player::Player;
use crate::ai::threads_with_room;
use crate::cli::failure::{CliRefusal, Failure};
use crate::cli::game::CliGame;
use crate::cli::numbers::cores;

/// A finished game of the match.
pub(super) struct PlayedGame<M> {
    pub(super) played: M,
    /// The seat of the first player.
    pub(super) seat: Side,
    pub(super) result: Standing,
}

/// The description of a match.
pub(super) struct Contest<G> {
    /// The player whose results are counted, and the player in all other seats.
    pub(super) players: [Player; 2],
    pub(super) openings: Openings<G>,
    pub(super) games: u64,
}

/// The games from one opening, or `None` if no opening was found.
type Round<M> = Option<Vec<PlayedGame<M>>>;

impl<G: CliGame> Contest<G> {
    /// Plays every game and passes each to `report` in order, with its number counted from 0.
    ///
    /// # Errors
    /// Returns [`Failure`] if no thread can be started, no opening is found, or `report` fails.
    pub(super) fn play(
        &self,
        mut report: impl FnMut(u64, &PlayedGame<G::Match>) -> io::Result<()>,
    ) -> Result<(), Failure> {
        let rounds = self.games.div_ceil(self.seats());
        let next = AtomicU64::new(0);
        // The channel only wakes: one for rounds would be in the program once for every game.
        let (sender, played) = channel::<()>();
        let waiting = Mutex::new(BTreeMap::new());
        thread::scope(|scope| {
            let start = |number: usize| {
                let (sender, next, waiting) = (sender.clone(), &next, &waiting);
                let thread = Builder::new().name(format!("match {number}"));
                thread
                    .spawn_scoped(scope, move || self.work(rounds, next, waiting, &sender))
                    .map(drop)
            };
            let most = cores().min(usize::try_from(rounds).unwrap_or(usize::MAX));
            start(0).map_err(CliRefusal::NoThread)?;
            // With fewer threads, the match only takes longer.
            let others = 1..=threads_with_room(most - 1);
            others.map(start).take_while(Result::is_ok).for_each(drop);
            drop(sender);
            // Rounds finish in any order but are reported in ascending order.
            let ready = |round: u64| lock(&waiting).remove(&round);
            let mut number = 0;
            let mut reported = Ok(());
            for () in played {
                while reported.is_ok()
                    && let Some(games) = ready(number / self.seats())
                {
                    reported = self.report_ready(&mut number, games, &mut report);
                }
                if reported.is_err() {
                    // The threads finish their rounds but start no others.
                    next.store(rounds, Ordering::Relaxed);
                }
            }
            reported
        })
    }

    fn report_ready(
        &self,
        number: &mut u64,
        games: Round<G::Match>,
        report: &mut impl FnMut(u64, &PlayedGame<G::Match>) -> io::Result<()>,
    ) -> Result<(), Failure> {
        for game in games.ok_or_else(|| refusal(&self.openings))? {
            report(*number, &game).map_err(Failure::Output)?;
            *number += 1;
        }
        Ok(())
    }

    /// Plays rounds until all are taken. Each waits under its number to be reported.
    fn work(
        &self,
        rounds: u64,
        next: &AtomicU64,
        waiting: &Mutex<BTreeMap<u64, Round<G::Match>>>,
        sender: &Sender<()>,
    ) {
        loop {
            let round = next.fetch_add(1, Ordering::Relaxed);
            if round >= rounds {
                return;
            }
            let games = self.round(round);
            lock(waiting).insert(round, games);
            if sender.send(()).is_err() {
                return;
            }
        }
    }

    /// Plays the games from one opening, one for each seat of the first player.
    fn round(&self, round: u64) -> Round<G::Match> {
        let opening = self.openings.opening(round)?;
        let first = round * self.seats();
        let numbers = first..self.games.min(first + self.seats());
        Some(numbers.map(|number| self.game(&opening, number)).collect())
    }

    fn game(&self, opening: &G::Match, number: u64) -> PlayedGame<G::Match> {
        let seat = Side::new((number % self.seats()) as usize);
        // Inverted, so that it differs from the numbers of the openings.
        let mut random = self.openings.random(!number);
        let mut played = opening.clone();
        while let Some(side) = played.to_move() {
            if played.turn_count() >= PATIENCE {
                played.depart(Departure::Stopped).expect("a side is to move");
                break;
            }
            let player = self.players[usize::from(side != seat)];
            let mv = player.choose::<G>(&played, &mut random);
            played.play(mv).expect("a player chooses legal moves");
        }
        let result = G::result(&played, seat);
        PlayedGame { played, seat, result }
    }

    fn seats(&self) -> u64 {
        self.openings.game.sides() as u64
    }
}

/// Locks the rounds. No thread panics while it holds the lock.
fn lock<T>(waiting: &Mutex<T>) -> MutexGuard<'_, T> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner)
}
