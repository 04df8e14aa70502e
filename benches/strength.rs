//! Compares the strength of two ways of playing with three or four sides. Without arguments, it prints its
//! usage. The crate `arena` compares programs in games of two.

use std::process::ExitCode;
use std::str::FromStr;
use std::time::{Duration, Instant};

use o_an_quan::ai::{Control, LEVELS, Level, Limits, ManySides, Model, choose};
use o_an_quan::rules::{Game, Move, Position, Preset, Rules, Side};

const USAGE: &str = "\
Plays one player among copies of another, from every seat, and the reverse.
Players are
  paranoid, maxn    search; :N lets a dân in an own cell count N/1024 points
  beginner … master a level
  cargo bench --bench strength --no-default-features -- paranoid maxn --nodes 3000
  cargo bench --bench strength --no-default-features -- hard medium
  cargo bench --bench strength --no-default-features -- ladder
The ladder is each level among copies of the one below.
Options: --sides 3|4 (both), --games (200, at least), --nodes N or --ms N
or --depth N (what a search may use for a move), --seed N, --rules PRESET.";

/// A player.
#[derive(Clone, Copy, PartialEq)]
enum Player {
    Search(ManySides),
    Level(Level),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, own_dan) = text.split_once(':').unwrap_or((text, ""));
        let model = match name {
            "paranoid" => Model::Paranoid,
            "maxn" => Model::MaxN,
            _ => return text.parse().map(Player::Level).map_err(|error| format!("{error}")),
        };
        let own_dan = match own_dan {
            "" => ManySides::strongest(3).own_dan,
            number => number.parse().map_err(|_| format!("{number:?} is not a number"))?,
        };
        Ok(Player::Search(ManySides { model, own_dan }))
    }
}

/// The match described by the command line.
struct Match {
    sides: Vec<usize>,
    games: usize,
    limits: Limits,
    seed: u64,
    rules: Rules,
}

/// The results of the player in one seat against the others, over many games.
#[derive(Clone, Default)]
struct Tally {
    games: usize,
    /// The games won; a shared win counts as a fraction.
    wins: f64,
    /// The sum of its ranks, where 1 is first; equal sides get the mean of their ranks.
    ranks: f64,
    /// The sum of its leads over the mean of the others, in points.
    lead: f64,
    turns: usize,
    moves: usize,
    thought: Duration,
    longest: Duration,
}

impl Tally {
    fn add(&mut self, points: &[i32], seat: usize) {
        let own = points[seat];
        let better = points.iter().filter(|&&other| other > own).count() as f64;
        let equal = points.iter().filter(|&&other| other == own).count() as f64;
        let others = f64::from(points.iter().sum::<i32>() - own) / (points.len() - 1) as f64;
        self.games += 1;
        self.wins += if better == 0.0 { 1.0 / equal } else { 0.0 };
        self.ranks += better + (equal + 1.0) / 2.0;
        self.lead += f64::from(own) - others;
    }

    fn report(&self, name: &str, sides: usize) {
        let (games, fair) = (self.games as f64, 1.0 / sides as f64);
        let share = self.wins / games;
        println!(
            "  {name}: {:4} games, wins {:5.1}% ± {:.1} (fair {:4.1}%), mean rank {:.2} (fair \
             {:.2}), lead {:+5.1}, {:.0} turns a game, {:5.1} ms a move, longest {:.0} ms",
            self.games,
            100.0 * share,
            100.0 * (share * (1.0 - share) / games).sqrt(),
            100.0 * fair,
            self.ranks / games,
            (sides + 1) as f64 / 2.0,
            self.lead / games,
            self.turns as f64 / games,
            1000.0 * self.thought.as_secs_f64() / self.moves.max(1) as f64,
            1000.0 * self.longest.as_secs_f64(),
        );
    }
}

impl Match {
    /// Plays the first player in every seat against the second in the others and, `with_reverse`,
    /// the second against the first, from the same random openings.
    fn play(&self, names: [&str; 2], players: [Player; 2], with_reverse: bool) {
        for &sides in &self.sides {
            let mut tallies = vec![Tally::default(); 1 + usize::from(with_reverse)];
            let mut random = fastrand::Rng::with_seed(self.seed);
            while tallies.iter().map(|tally| tally.games).sum::<usize>() < self.games {
                let opening = self.opening(sides, &mut random);
                let seed = random.u64(..);
                for seat in 0..sides {
                    for (lone, tally) in tallies.iter_mut().enumerate() {
                        let (lone, rest) = (players[lone], players[1 - lone]);
                        self.game(opening.clone(), seat, lone, rest, seed, tally);
                    }
                }
            }
            println!("{sides} sides, {} and {}:", names[0], names[1]);
            for (i, tally) in tallies.iter().enumerate() {
                tally.report(&format!("one {} among {}", names[i], names[1 - i]), sides);
            }
        }
    }

    /// Returns a game after four to six random turns.
    fn opening(&self, sides: usize, random: &mut fastrand::Rng) -> Game {
        let rules = Rules { sides, ..self.rules.clone() };
        loop {
            let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
            for _ in 0..random.usize(4..=6) {
                if let Some(mv) = random.choice(game.legal_moves()) {
                    game.play(mv).expect("a listed move is legal");
                }
            }
            if game.end().is_none() {
                return game;
            }
        }
    }

    fn game(
        &self,
        mut game: Game,
        seat: usize,
        lone: Player,
        rest: Player,
        seed: u64,
        tally: &mut Tally,
    ) {
        while let Some(side) = game.position().to_move() {
            let started = Instant::now();
            let is_lone = side.index() == seat;
            let player = if is_lone { lone } else { rest };
            let mv = self.choose(player, &game, seed.wrapping_add(game.turn_count() as u64));
            if is_lone {
                tally.moves += 1;
                tally.thought += started.elapsed();
                tally.longest = tally.longest.max(started.elapsed());
            }
            game.play(mv).expect("a legal move");
        }
        tally.turns += game.turn_count();
        let points: Vec<i32> = game.position().stores().iter().map(|(_, points)| *points).collect();
        tally.add(&points, seat);
    }

    fn choose(&self, player: Player, game: &Game, seed: u64) -> Move {
        let control = Control::default();
        let found = match player {
            Player::Search(search) => {
                search.analyze(game, &self.limits, &control).map(|found| found.best())
            }
            Player::Level(level) => choose(level, game, seed, &control),
        };
        found.expect("a side that is to move has a move")
    }
}

fn number<T: FromStr>(option: &str, text: Option<String>) -> Result<T, String> {
    let text = text.ok_or_else(|| format!("{option} needs a value"))?;
    text.parse().map_err(|_| format!("{option} cannot be {text:?}"))
}

fn run() -> Result<(), String> {
    let mut asked = Match {
        sides: vec![3, 4],
        games: 200,
        limits: Limits { nodes: Some(3_000), ..Limits::default() },
        seed: 1,
        rules: Rules::classic(),
    };
    let mut players = Vec::new();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut limit = |limits| asked.limits = limits;
        let none = Limits::default();
        match argument.as_str() {
            // `cargo bench` adds this argument.
            "--bench" => {}
            "--nodes" => {
                limit(Limits { nodes: Some(number(&argument, arguments.next())?), ..none })
            }
            "--depth" => {
                limit(Limits { depth: Some(number(&argument, arguments.next())?), ..none })
            }
            "--ms" => {
                let time = Duration::from_millis(number(&argument, arguments.next())?);
                limit(Limits { time: Some(time), ..none });
            }
            "--sides" => match number(&argument, arguments.next())? {
                sides @ 3..=4 => asked.sides = vec![sides],
                _ => return Err("--sides is 3 or 4: see the crate arena for two".to_owned()),
            },
            "--games" => asked.games = number(&argument, arguments.next())?,
            "--seed" => asked.seed = number(&argument, arguments.next())?,
            "--rules" => {
                let name: String = number(&argument, arguments.next())?;
                asked.rules = Preset::named(&name).map_err(|error| error.to_string())?.rules();
            }
            _ => players.push(argument),
        }
    }
    match players.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => println!("{USAGE}"),
        ["ladder"] => {
            for pair in LEVELS.windows(2) {
                let levels = [Player::Level(pair[1].level), Player::Level(pair[0].level)];
                asked.play([pair[1].level.into(), pair[0].level.into()], levels, false);
            }
        }
        [a, b] => {
            asked.play([a, b], [a.parse()?, b.parse()?], true);
        }
        _ => return Err("two players are needed".to_owned()),
    }
    Ok(())
}

fn main() -> ExitCode {
    run().map_or_else(
        |error| {
            eprintln!("{error}\n\n{USAGE}");
            ExitCode::FAILURE
        },
        |()| ExitCode::SUCCESS,
    )
}
