//! The rules of Ô ăn quan: board, options, playing a turn, endings, notation.
//!
//! Nothing here does input or output, reads a clock, draws random numbers or
//! starts threads. One function, [`play`], turns a [`Position`] and a [`Move`]
//! into a [`Turn`]: the position after it, and the list of [`Event`]s that
//! drives animation, sound and narration. [`Game`] adds the history that
//! threefold repetition, growth and progress need, and departures (resignation, time, agreed end).
//! A game can be a match of several [`Round`]s, between which cells change hands.
//!
//! ```
//! use oanquan::{Event, Game, Position, Rules, Side};
//!
//! let rules = Rules::classic();
//! let start = Position::start(&rules, Side::NEAR);
//! assert_eq!(start.to_string(), "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0");
//!
//! let mut game = Game::new(rules, start);
//! let turn = game.play("3+".parse()?)?;
//! assert_eq!(turn.captured, 6);
//! assert!(matches!(turn.events[0], Event::Lifted { dan: 5, .. }));
//! assert_eq!(turn.after.to_string(), "Q1,6,6,0,0,6,Q1,6,6,0,6,6 1 6,0");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cell;
mod departure;
mod ending;
mod event;
mod fields;
mod game;
mod handicap;
mod legal;
mod matches;
mod moves;
mod notation;
mod notes;
mod option_error;
mod past;
mod perft;
mod position;
mod preset;
mod ranking;
mod record;
mod record_error;
mod rule_option;
mod rule_values;
mod rules;
mod rules_text;
mod sale;
mod turn;

pub use basics::{BySide, CannotDepart, Departure, ParseDepartureError, Side};
pub use cell::{Cell, Direction, NoSuchCell, Ring};
pub use departure::DepartureRecord;
pub use ending::{GameEnd, REFILL_DAN, growth_limit, idle_limit};
pub use event::{Event, TurnEnd};
pub use fields::{FieldState, Fields};
pub use game::{Game, GameEntry, IDLE_NOTICE, REPETITIONS};
pub use handicap::Handicap;
pub use legal::IllegalMove;
pub use matches::{MatchResult, Round};
pub use moves::{Move, MoveError};
pub use notation::PositionError;
pub use notes::{MAX_GAMES, Noted, claim, read_games};
pub use option_error::OptionError;
pub use perft::perft;
pub use position::{Pile, Position};
pub use preset::Preset;
pub use ranking::RankedSide;
pub use record::{MAX_TURNS, Record};
pub use record_error::{RecordError, RecordFlaw};
pub use rule_option::{
    DAN, FIELDS_LOST, OptionValue, QUAN_DAN, QUAN_VALUE, ROUNDS, RuleOption, SIDES, YOUNG_QUAN,
};
pub use rule_values::{
    Directions, EmptyQuan, Ending, FirstQuan, Half, OccupiedQuan, QuanStones, Refill, Remainder,
    Sale, Series, Sold,
};
pub use rules::Rules;
pub use sale::{FieldChange, RoundResult, SaleRecord};
pub use turn::{Turn, play, play_within};
