//! Shorthand for tests of the rules.

// Each test program uses only some of these.
#![allow(dead_code)]

pub mod borrowers;
pub mod failures;
pub mod oracle;
pub mod random;
// The crate of the engines needs this file too, and is published without the other crates.
#[path = "../../crates/oanquan-engine/src/random_rules.rs"]
pub mod random_rules;
pub mod replay;

use o_an_quan::rules::{
    Cell, Event, Game, GameEnd, Move, Pile, Position, Rules, Side, Turn, TurnEnd, play,
};

/// Returns the classic rules with these options set, for example `&["young_quan=5"]`.
pub fn classic_with(options: &[&str]) -> Rules {
    let mut rules = Rules::classic();
    for option in options {
        let (name, value) = option.split_once('=').expect("NAME=VALUE");
        rules.set(name, value).expect("a rule option");
    }
    rules.validate().expect("options that fit together");
    rules
}

pub fn at(position: &str, rules: &Rules) -> Position {
    Position::parse(position, rules).expect("a legal position")
}

pub fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

/// Plays the move `text` from `position`.
pub fn turn(position: &str, text: &str, rules: &Rules) -> Turn {
    play(rules, &at(position, rules), mv(text)).expect("a legal move")
}

/// Returns a game from `position` after the moves in `moves`.
pub fn game(position: &str, moves: &str, rules: &Rules) -> Game {
    let mut game = Game::new(rules.clone(), at(position, rules));
    for text in moves.split_whitespace() {
        game.play(mv(text)).expect("a legal move");
    }
    game
}

pub fn cell(index: usize) -> Cell {
    Cell::new(index)
}

pub fn side(index: usize) -> Side {
    Side::new(index)
}

pub fn dan(dan: u16) -> Pile {
    Pile { dan, quan: false }
}

pub fn quan_with(dan: u16) -> Pile {
    Pile { dan, quan: true }
}

// Parts of an expected list of events, to be joined with `concat`.

pub fn refilled(of: usize) -> Vec<Event> {
    vec![Event::Refilled { side: side(of) }]
}

/// Returns the events of lifting `from` and dropping one dân into each cell of `into`.
pub fn lap(from: usize, into: &[usize]) -> Vec<Event> {
    let lifted = Event::Lifted { cell: cell(from), dan: into.len() as u16 };
    let dropped = into.iter().map(|&index| Event::Dropped { cell: cell(index) });
    std::iter::once(lifted).chain(dropped).collect()
}

pub fn captured(by: usize, gap: usize, from: usize, pile: Pile) -> Vec<Event> {
    vec![Event::Captured { side: side(by), gap: cell(gap), cell: cell(from), pile }]
}

pub fn turn_ended(why: TurnEnd) -> Vec<Event> {
    vec![Event::TurnEnded(why)]
}

pub fn swept(from: usize, dan: u16) -> Vec<Event> {
    let owner = cell(from).owner().expect("a dân cell");
    vec![Event::Swept { side: owner, cell: cell(from), dan }]
}

pub fn game_over(why: GameEnd) -> Vec<Event> {
    vec![Event::GameOver(why)]
}
