//! The speed of the search of cờ tướng: the depth that it reaches in a second, the time to depth 2,
//! which should stay below 1 ms, and the nodes a second.

use std::time::Duration;

use cotuong_board::{Board, Fen};
use cotuong_engine::{Analysis, Control, Limits, SEARCHES, Situation, analyze, bench};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    for (name, fen) in SEARCHES {
        let limits = Limits { time: Some(Duration::from_secs(1)), ..Limits::default() };
        let Analysis { depth, nodes, .. } = analyzed(&board(fen), &limits);
        println!("{name}: depth {depth} and {nodes} nodes in a second");
    }
    divan::main();
}

fn board(fen: &str) -> Board {
    fen.parse::<Fen>().expect("a position").board
}

fn analyzed(board: &Board, limits: &Limits<cotuong_board::Move>) -> Analysis {
    analyze(&Situation::new(board), limits, &Control::default()).expect("a move")
}

#[divan::bench(args = [0, 1, 2, 3])]
fn depth_2(bencher: Bencher<'_, '_>, number: usize) {
    let board = board(SEARCHES[number].1);
    let limits = Limits { depth: Some(2), ..Limits::default() };
    bencher.bench_local(|| analyzed(&board, &limits));
}

#[divan::bench(args = [0, 1, 2, 3], sample_count = 10)]
fn nodes(bencher: Bencher<'_, '_>, number: usize) {
    let nodes = bench(number);
    bencher.counter(ItemsCount::new(nodes)).bench_local(|| bench(number));
}
