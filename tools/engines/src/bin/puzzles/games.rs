//! The games that the positions of puzzles come from.

use oanquan::{Game, Position, Rules, Side};

use crate::search;

/// The random turns at the start of a game, at least and at most.
const OPENING: [usize; 2] = [2, 8];
/// The nodes of the searches that play a game, one of these for each turn: players of changing
/// strength make the mistakes that puzzles punish.
const STRENGTHS: [u64; 4] = [100, 500, 2_000, 5_000];

/// Returns the positions of a game of changing strength, in random order, seen by the side to move.
pub fn positions(rules: &Rules, random: &mut fastrand::Rng) -> Vec<Position> {
    let mut game = Game::new(rules.clone(), Position::start(rules, Side::NEAR));
    for _ in 0..random.usize(OPENING[0]..=OPENING[1]) {
        if let Some(mv) = random.choice(game.legal_moves()) {
            game.play(mv).expect("a listed move is legal");
        }
    }
    let mut positions = Vec::new();
    loop {
        let nodes = *random.choice(&STRENGTHS).expect("there are strengths");
        let Some(found) = search(&game, nodes, None) else { break };
        positions.extend(seen_by_mover(rules, game.position()));
        game.play(found.best()).expect("a search finds a legal move");
    }
    random.shuffle(&mut positions);
    positions
}

/// Returns the position with the side to move as the near side, or `None` if the game is over.
fn seen_by_mover(rules: &Rules, position: &Position) -> Option<Position> {
    if position.to_move()? == Side::NEAR {
        return Some(position.clone());
    }
    let text = position.to_string();
    let mut fields = text.split(' ');
    let mut list = || Some(fields.next()?.split(',').collect::<Vec<_>>());
    let (mut cells, _, mut stores) = (list()?, list()?, list()?);
    let half = cells.len() / 2;
    cells.rotate_left(half);
    stores.reverse();
    Position::parse(&format!("{} 0 {}", cells.join(","), stores.join(",")), rules).ok()
}
