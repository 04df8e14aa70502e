//! The rules, as a game at the table.

use basics::Excerpt;
use serde::{Deserialize, Serialize};
use tabletop::archive::PlainlyStored;
use tabletop::{Entry, Game, GameMatch, Match, Outcome, Rules, Side, Standing};

use super::position::number;
use super::{CannotTake, HEAP, Heap, MAX, Malformed, Take};

/// The pebble game with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Options")]
pub struct Pebbles {
    pebbles: u16,
    most: u8,
}

/// The options as a file has them.
#[derive(Deserialize)]
struct Options {
    pebbles: u16,
    most: u8,
}

impl TryFrom<Options> for Pebbles {
    type Error = String;

    fn try_from(Options { pebbles, most }: Options) -> Result<Self, String> {
        Pebbles::new(pebbles, most).ok_or_else(|| {
            let (heap, takes) = (HEAP, MAX);
            format!(
                "a heap has {} to {} pebbles, and a turn takes at most {} to {}",
                heap.start(),
                heap.end(),
                takes.start(),
                takes.end()
            )
        })
    }
}

impl Pebbles {
    /// Returns the number of pebbles at the start.
    pub fn pebbles(&self) -> u16 {
        self.pebbles
    }

    /// Returns the most pebbles that a turn may take.
    pub fn most(&self) -> u8 {
        self.most
    }

    /// Returns the pebble game that starts with `pebbles` pebbles, of which a turn takes at most
    /// `most`. Returns `None` outside [`HEAP`] and [`MAX`].
    pub fn new(pebbles: u16, most: u8) -> Option<Self> {
        let fits = HEAP.contains(&pebbles) && MAX.contains(&most);
        fits.then_some(Pebbles { pebbles, most })
    }
}

impl PlainlyStored for Pebbles {}

impl Game for Pebbles {
    const ID: &'static str = "pebbles";

    type Match = Match<Self>;
    type Entry = Entry<Self>;
    type Turn = Entry<Self>;
    type Position = Heap;
    type Move = Take;
    type Illegal = CannotTake;
    type Malformed = Malformed;

    /// The printed table of the chapter has 12 rows and 4 columns.
    fn usual() -> Self {
        Pebbles { pebbles: 12, most: 4 }
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        vec![("pebbles", self.pebbles.to_string()), ("most", self.most.to_string())]
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), Malformed> {
        match name {
            "pebbles" => self.pebbles = number("pebbles", value, HEAP)?,
            "most" => self.most = number("most", value, MAX)?,
            _ => return Err(Malformed::Option(Excerpt::of(name))),
        }
        Ok(())
    }

    fn start(&self, first: Side) -> Heap {
        let Pebbles { pebbles, most } = *self;
        Heap { pebbles, most, last: 0, side: first }
    }

    fn to_move(&self, heap: &Heap) -> Option<Side> {
        heap.takes().next().map(|_| heap.side)
    }

    /// The position fixes the most that a turn may take.
    fn parse_position(&self, text: &str) -> Result<(Self, Heap), Malformed> {
        let heap: Heap = text.parse()?;
        Ok((Pebbles { most: heap.most, ..*self }, heap))
    }
}

impl Rules for Pebbles {
    /// A turn says it all.
    type Event = ();
    type End = &'static str;

    fn legal_moves(&self, heap: &Heap) -> Vec<Take> {
        heap.takes().collect()
    }

    fn play(played: &Match<Self>, take: Take) -> Result<Outcome<Self>, CannotTake> {
        let heap = played.position();
        if played.to_move().is_none() {
            return Err(CannotTake::GameOver(take));
        }
        if take.count() > heap.most {
            return Err(CannotTake::MoreThanMost(take, heap.most));
        }
        if u16::from(take.count()) > heap.pebbles {
            return Err(CannotTake::MoreThanHeap(take, heap.pebbles));
        }
        if take.count() == heap.last {
            return Err(CannotTake::SameAsBefore(take));
        }
        let after = heap.after(take);
        let is_stuck = after.takes().next().is_none();
        Ok(Outcome { events: Vec::new(), after, end: is_stuck.then_some("cannot-move") })
    }

    fn standing(played: &Match<Self>, side: Side) -> Standing {
        let loser = match played.departures().last() {
            Some(departure) => departure.side(),
            None => played.to_move().is_none().then_some(played.position().side),
        };
        Standing::after_loss(loser, side)
    }
}
