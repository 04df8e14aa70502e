//! Shorthand for tests of the rules.

// Each test program uses only some of these.
#![allow(dead_code)]

pub mod failures;
pub mod oracle;
pub mod random;
pub mod replay;

use o_an_quan::rules::{
    Cell, EmptyQuan, Ending, Event, FirstQuan, Game, GameEnd, Handicap, Move, Pile, Position,
    QuanStones, Refill, Rules, Side, Turn, TurnEnd, play,
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

/// Returns random two-sided rules with compatible options; classic values are frequent.
pub fn any_two_sided_rules(random: &mut fastrand::Rng) -> Rules {
    let mut rules = Rules::classic();
    let or_classic = |random: &mut fastrand::Rng, classic: u8, least: u8, most: u8| {
        if random.bool() { classic } else { random.u8(least..=most) }
    };
    if random.bool() {
        rules.empty_quan = EmptyQuan::Passes;
    }
    if random.bool() {
        rules.refill = Refill::End;
    }
    if random.bool() {
        rules.first_quan = FirstQuan::Forbidden;
    }
    rules.quan_value = or_classic(random, 10, 1, 50);
    rules.dan = or_classic(random, 5, 1, 20);
    rules.quan_dan = or_classic(random, 0, 0, 50);
    match random.u8(0..4) {
        0 => rules.quan = QuanStones::Dan,
        _ => {
            rules.young_quan = or_classic(random, 0, 0, 20);
            rules.ending = if random.bool() { Ending::Pieces } else { Ending::Cells };
        }
    }
    if random.u8(0..4) == 0 {
        let handicaps = ["0:1+5:0", "1::10", "0::3", "1:8+9+10+11:40"];
        let handicap = random.choice(handicaps).expect("a handicap");
        rules.handicap = Some(Handicap::parse(handicap).expect("a handicap"));
    }
    rules.validate().expect("options that fit together");
    rules
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
    vec![Event::Swept { cell: cell(from), dan }]
}

pub fn game_over(why: GameEnd) -> Vec<Event> {
    vec![Event::GameOver(why)]
}
