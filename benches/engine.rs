//! Searches to a fixed depth: the engine and plain alpha-beta, on one thread each. Also measures the
//! engine on two threads, a proof, and the time that the engine takes to stop.

use std::thread::{JoinHandle, sleep, spawn};
use std::time::Duration;

use divan::Bencher;
use o_an_quan::ai::solve::{SolveRequest, Verdict, solve};
use o_an_quan::ai::{Control, Limits, alpha_beta, analyze};
use o_an_quan::rules::{Game, Position, Rules, Side};

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
