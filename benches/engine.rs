//! Searches to a fixed depth: the engine, plain alpha-beta, and the iterative search of the crate
//! `minimax`, its peer, with the same rules and one thread each. Also measures the engine on two
//! threads, a proof, and the time that the engine takes to stop.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::Duration;

use divan::Bencher;
use minimax::{Evaluation, Evaluator, IterativeOptions, IterativeSearch, Strategy, Winner};
use o_an_quan::ai::packed::{Choice, Packed, PackedRules};
use o_an_quan::ai::solve::{SolveRequest, Verdict, solve};
use o_an_quan::ai::{Control, Limits, alpha_beta, analyze, margin};
use o_an_quan::rules::{Game, Move, Position, Rules, Side, play};

fn main() {
    divan::main();
}

fn start() -> Game {
    let rules = Rules::classic();
    let position = Position::start(&rules, Side::NEAR);
    Game::new(rules, position)
}

#[divan::bench(args = [6, 10, 12], sample_count = 10)]
fn engine(bencher: Bencher<'_, '_>, depth: u32) {
    let (game, control) = (start(), Control::default());
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    bencher.bench_local(|| analyze(&game, &limits, &control));
}

/// The same search on one and on two threads.
#[divan::bench(args = [1, 2], sample_count = 10)]
fn engine_on_threads(bencher: Bencher<'_, '_>, threads: usize) {
    let (game, control) = (start(), Control::default());
    let limits = Limits { depth: Some(18), threads, ..Limits::default() };
    bencher.bench_local(|| analyze(&game, &limits, &control));
}

/// A proof in mid-game, eleven turns after the start.
#[divan::bench(sample_count = 10)]
fn solve_the_middle(bencher: Bencher<'_, '_>) {
    let rules = Rules::classic();
    let position = "Q13,0,2,2,1,1,8,2,1,3,0,0 1 22,5";
    let position = Position::parse(position, &rules).expect("a position");
    let question = SolveRequest {
        rules: &rules,
        position: &position,
        at_least: 10,
        memory: 1 << 28,
        nodes: None,
        threads: 1,
        with_proof: false,
    };
    bencher.bench_local(|| {
        let solution = solve(&question, &Control::default(), &mut |_| {});
        assert!(solution.is_some_and(|solution| solution.verdict == Verdict::Refuted));
    });
}

#[divan::bench(args = [6], sample_count = 10)]
fn plain_alpha_beta(bencher: Bencher<'_, '_>, depth: u32) {
    let (game, control) = (start(), Control::default());
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    bencher.bench_local(|| alpha_beta(&game, &limits, &control));
}

/// The time from cancelling a search until its thread ends. The slowest of 50 samples should take
/// at most 20 ms on an idle machine.
#[divan::bench(sample_count = 50, sample_size = 1)]
fn cancel(bencher: Bencher<'_, '_>) {
    let mut random = fastrand::Rng::with_seed(1);
    let searching = || {
        let control = Control::default();
        let thread = {
            let control = control.clone();
            spawn(move || assert_eq!(analyze(&start(), &Limits::default(), &control), None))
        };
        sleep(Duration::from_millis(random.u64(10..1_500)));
        (control, thread)
    };
    let stop = |(control, thread): (Control, JoinHandle<()>)| {
        control.cancel();
        thread.join().expect("a search without an answer");
    };
    bencher.with_inputs(searching).bench_local_values(stop);
}

/// A position with its rules, for the peer.
#[derive(Clone)]
struct State {
    rules: &'static PackedRules,
    position: Packed,
    over: bool,
}

struct Peer;

impl minimax::Game for Peer {
    type S = State;
    type M = Choice;

    fn generate_moves(state: &State, moves: &mut Vec<Choice>) -> Option<Winner> {
        let winner = Self::get_winner(state);
        if winner.is_none() {
            moves.extend(state.rules.choices(&state.position));
        }
        winner
    }

    fn apply(state: &mut State, choice: Choice) -> Option<State> {
        let turn = state.rules.play(&state.position, choice);
        Some(State { rules: state.rules, position: turn.after, over: turn.over })
    }

    fn get_winner(state: &State) -> Option<Winner> {
        state.over.then(|| match state.rules.swept_margin(&state.position) {
            1.. => Winner::PlayerToMove,
            0 => Winner::Draw,
            _ => Winner::PlayerJustMoved,
        })
    }

    fn zobrist_hash(state: &State) -> u64 {
        let key = state.position.key() ^ (state.position.margin() as u128) << 100;
        let mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835);
        (mixed >> 64) as u64 ^ mixed as u64
    }
}

struct Margin;

impl Evaluator for Margin {
    type G = Peer;

    fn evaluate(&self, state: &State) -> Evaluation {
        state.position.margin() as Evaluation
    }
}

#[divan::bench(args = [6, 10], sample_count = 3)]
fn peer_on_the_packed_board(bencher: Bencher<'_, '_>, depth: u8) {
    let game = start();
    let (rules, position) = PackedRules::pack(game.rules(), game.position()).expect("it fits");
    let state = State { rules: Box::leak(Box::new(rules)), position, over: false };
    bencher.bench_local(|| {
        let mut search = IterativeSearch::new(Margin, IterativeOptions::new());
        search.set_max_depth(depth);
        search.choose_move(&state)
    });
}

/// The peer on the plain board.
struct PlainPeer;

impl minimax::Game for PlainPeer {
    type S = Position;
    type M = Move;

    fn generate_moves(position: &Position, moves: &mut Vec<Move>) -> Option<Winner> {
        moves.extend(position.legal_moves(&Rules::classic()));
        Self::get_winner(position)
    }

    fn apply(position: &mut Position, mv: Move) -> Option<Position> {
        Some(play(&Rules::classic(), position, mv).expect("a listed move is legal").after)
    }

    fn get_winner(position: &Position) -> Option<Winner> {
        // The winner is unknown here, but within ten turns a game hardly ever ends.
        position.to_move().is_none().then_some(Winner::Draw)
    }

    fn zobrist_hash(position: &Position) -> u64 {
        let mut hasher = DefaultHasher::new();
        position.hash(&mut hasher);
        hasher.finish()
    }
}

struct PlainMargin;

impl Evaluator for PlainMargin {
    type G = PlainPeer;

    fn evaluate(&self, position: &Position) -> Evaluation {
        position.to_move().map_or(0, |side| margin(position, side)) as Evaluation
    }
}

#[divan::bench(args = [6, 10], sample_count = 3)]
fn peer(bencher: Bencher<'_, '_>, depth: u8) {
    let game = start();
    bencher.bench_local(|| {
        let mut search = IterativeSearch::new(PlainMargin, IterativeOptions::new());
        search.set_max_depth(depth);
        search.choose_move(game.position())
    });
}
