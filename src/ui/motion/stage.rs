//! The stage: heaps of stones, and the events still to be played out on it.

use std::collections::VecDeque;

use crate::rules::{Cell, DepartureRecord, Event, Game, GameEntry, Pile, Ring, Rules, Side, Turn};
use crate::ui::theme::durations;

use super::{Heaps, Stone};

/// The place of a stone: a cell or a store, and its index in the heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StonePlace {
    /// In a cell.
    Cell(Cell, usize),
    /// In the store of a side.
    Store(Side, usize),
}

/// A stone in flight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// The stone.
    pub stone: Stone,
    /// Where the stone comes from.
    pub from: StonePlace,
    /// Where the stone will lie.
    pub to: StonePlace,
    /// The progress of the flight, 0 to 1.
    pub progress: f32,
}

/// The hand that sows.
#[derive(Clone, Debug, PartialEq)]
pub struct Hand {
    /// The stones in the hand; the last one is dropped next.
    pub stones: Vec<Stone>,
    /// The cell the hand comes from.
    pub from: Cell,
    /// The cell the hand moves to.
    pub to: Cell,
    /// The progress between the two cells, 0 to 1.
    pub progress: f32,
}

/// A capture that is pointed out on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointed {
    /// The empty cell before the captured one.
    pub gap: Cell,
    /// The captured cell.
    pub cell: Cell,
}

/// The animated state of a game: the heaps after the last event played out, and the events that
/// follow.
pub struct Stage {
    rules: Rules,
    heaps: Heaps,
    /// The heaps before the latest group of turns, and all events of the group, to replay it.
    round: Option<(Heaps, Vec<Event>)>,
    waiting: VecDeque<Event>,
    /// The current event, the stones it moves, and its elapsed time in seconds.
    running: Option<(Event, Vec<Stone>, f32)>,
    held: Vec<Stone>,
    hand_at: Option<Cell>,
    refill_shown: bool,
}

impl Stage {
    /// Creates the stage of `game` at its current position, at rest. The last turn can be
    /// replayed.
    pub fn new(game: &Game) -> Self {
        Self::with_round(game, 1)
    }

    /// Creates the stage of `game` at its current position, at rest. The last `round` turns form
    /// a group that can be replayed.
    pub fn with_round(game: &Game, round: usize) -> Self {
        let mut stage = Stage {
            rules: game.rules().clone(),
            heaps: Heaps::new(game.start()),
            round: None,
            waiting: VecDeque::new(),
            running: None,
            held: Vec::new(),
            hand_at: None,
            refill_shown: false,
        };
        let mut older = game.turn_count().saturating_sub(round) + 1;
        for entry in game.entries() {
            match entry {
                GameEntry::Turn(turn) if older == 0 => stage.show_next(turn),
                GameEntry::Turn(turn) => {
                    older -= 1;
                    stage.show(turn);
                }
                GameEntry::Departure(departure) => stage.show_departure(departure),
            }
            stage.finish();
        }
        stage
    }

    /// Plays out a turn that begins a new group. Anything still moving comes to rest first.
    pub fn show(&mut self, turn: &Turn) {
        self.finish();
        self.round = None;
        self.show_next(turn);
    }

    /// Plays out a turn that belongs to the current group. Anything still moving comes to rest
    /// first.
    pub fn show_next(&mut self, turn: &Turn) {
        self.finish();
        let shown = usize::from(std::mem::take(&mut self.refill_shown));
        let events = &turn.events[shown..];
        let (_, round) = self.round.get_or_insert_with(|| (self.heaps.clone(), Vec::new()));
        round.extend(events);
        self.waiting.extend(events);
    }

    /// Plays out the events of a departure. They belong to the current group of turns.
    pub fn show_departure(&mut self, departure: &DepartureRecord) {
        self.finish();
        if let Some((_, round)) = &mut self.round {
            round.extend(&departure.events);
        }
        self.waiting.extend(&departure.events);
    }

    /// Plays out the refill at the start of the next turn of `side` in advance, so that a person
    /// can choose among the refilled cells.
    pub fn show_refill(&mut self, side: Side) {
        if !std::mem::replace(&mut self.refill_shown, true) {
            self.waiting.push_back(Event::Refilled { side });
        }
    }

    /// Returns whether a refill shown in advance is being played out.
    pub fn is_refilling(&self) -> bool {
        self.refill_shown && !self.is_idle()
    }

    /// Returns whether there is a turn to replay.
    pub fn can_show_again(&self) -> bool {
        self.round.is_some()
    }

    /// Returns the number of turns not yet completely played out.
    pub fn turns_left(&self) -> usize {
        let running = self.running.iter().map(|(event, ..)| event);
        let ends = |event: &&Event| matches!(event, Event::TurnEnded(_));
        let left = running.chain(&self.waiting).filter(ends).count();
        // After the last turn the rows may still be swept.
        let moving = !self.is_idle() && !self.is_refilling();
        left.max(usize::from(moving))
    }

    /// Returns the points that the current turn has yet to capture on the screen.
    pub fn points_to_come(&self) -> i32 {
        let running = self.running.iter().map(|(event, ..)| event);
        let is_of_turn = |event: &&Event| !matches!(event, Event::TurnEnded(_));
        let turn = running.chain(&self.waiting).take_while(is_of_turn);
        let captured = turn.map(|event| match event {
            Event::Captured { pile, .. } => pile.points(&self.rules),
            _ => 0,
        });
        captured.sum()
    }

    /// Replays the latest group of turns.
    pub fn show_again(&mut self) {
        self.finish();
        if let Some((heaps, events)) = &self.round {
            self.heaps = heaps.clone();
            self.waiting.extend(events);
            // A refill shown after those turns belongs to the next turn and will be shown again.
            self.refill_shown = false;
        }
    }

    /// Returns whether nothing moves.
    pub fn is_idle(&self) -> bool {
        self.running.is_none() && self.waiting.is_empty()
    }

    /// Advances by `seconds`, already scaled by the speed, and returns the events completed in
    /// that time.
    pub fn advance(&mut self, seconds: f32) -> Vec<Event> {
        let mut landed = Vec::new();
        let mut left = seconds;
        while let Some((event, stones, elapsed)) = self.running.take().or_else(|| self.begin_next())
        {
            let duration = durations::event(&event);
            if elapsed + left < duration {
                self.running = Some((event, stones, elapsed + left));
                break;
            }
            left -= duration - elapsed;
            self.land(event, stones);
            landed.push(event);
        }
        landed
    }

    /// Brings everything to rest at once and returns the events completed by that.
    pub fn finish(&mut self) -> Vec<Event> {
        self.advance(f32::INFINITY)
    }

    /// Returns the events not yet started.
    pub fn waiting(&self) -> impl Iterator<Item = &Event> {
        self.waiting.iter()
    }

    /// Returns the stones at rest.
    pub fn heaps(&self) -> &Heaps {
        &self.heaps
    }

    /// Returns the hand, or `None` if no sowing is being played out.
    pub fn hand(&self) -> Option<Hand> {
        let (event, stones, progress) = self.progress()?;
        let (from, to, stones) = match event {
            Event::Lifted { cell, .. } => (*cell, *cell, stones.clone()),
            Event::Dropped { cell } => (self.hand_at?, *cell, self.held.clone()),
            _ => return None,
        };
        Some(Hand { stones, from, to, progress })
    }

    /// Returns the stones in flight between cells and stores.
    pub fn flights(&self) -> Vec<Flight> {
        let Some((event, stones, progress)) = self.progress() else {
            return Vec::new();
        };
        let fly = |(i, &stone): (usize, &Stone)| {
            let (from, to, progress) = match *event {
                Event::Captured { side, cell, .. } => {
                    let pause = durations::POINT_SHARE;
                    let progress = ((progress - pause) / (1.0 - pause)).clamp(0.0, 1.0);
                    let slot = self.heaps.store(side).len() + i;
                    (StonePlace::Cell(cell, i), StonePlace::Store(side, slot), progress)
                }
                Event::Swept { cell, .. } => {
                    let side = cell.owner()?;
                    let slot = self.heaps.store(side).len() + i;
                    (StonePlace::Cell(cell, i), StonePlace::Store(side, slot), progress)
                }
                Event::Refilled { side } => {
                    let cell = refill_cell(side, i);
                    let slot = self.heaps.store(side).len() + i;
                    (StonePlace::Store(side, slot), StonePlace::Cell(cell, 0), progress)
                }
                _ => return None,
            };
            Some(Flight { stone, from, to, progress })
        };
        stones.iter().enumerate().filter_map(fly).collect()
    }

    /// Returns the visible contents of `cell`. A pile being captured still counts until its
    /// stones take off.
    pub fn pile(&self, cell: Cell) -> Pile {
        match self.progress() {
            Some((Event::Captured { cell: captured, pile, .. }, _, progress))
                if *captured == cell && progress < durations::POINT_SHARE =>
            {
                *pile
            }
            _ => self.heaps.pile(cell),
        }
    }

    /// Returns whether the remaining stones are being collected at the end of the game.
    pub fn is_sweeping(&self) -> bool {
        matches!(self.running, Some((Event::Swept { .. } | Event::GameOver(_), ..)))
    }

    /// Returns the capture being played out.
    pub fn pointed(&self) -> Option<Pointed> {
        match self.running {
            Some((Event::Captured { gap, cell, .. }, ..)) => Some(Pointed { gap, cell }),
            _ => None,
        }
    }

    fn progress(&self) -> Option<(&Event, &Vec<Stone>, f32)> {
        let (event, stones, elapsed) = self.running.as_ref()?;
        Some((event, stones, elapsed / durations::event(event)))
    }

    fn begin_next(&mut self) -> Option<(Event, Vec<Stone>, f32)> {
        let event = self.waiting.pop_front()?;
        let stones = self.heaps.take(&event);
        Some((event, stones, 0.0))
    }

    fn land(&mut self, event: Event, stones: Vec<Stone>) {
        match event {
            Event::Refilled { side } => {
                for (i, stone) in stones.into_iter().enumerate() {
                    self.heaps.put(refill_cell(side, i), stone);
                }
            }
            Event::Lifted { cell, .. } => {
                self.held = stones;
                self.hand_at = Some(cell);
            }
            Event::Dropped { cell } => {
                if let Some(stone) = self.held.pop() {
                    self.heaps.put(cell, stone);
                }
                self.hand_at = Some(cell);
            }
            Event::Captured { side, .. } => self.heaps.bank(side, stones, &self.rules),
            Event::Swept { cell, .. } => {
                if let Some(side) = cell.owner() {
                    self.heaps.bank(side, stones, &self.rules);
                }
            }
            Event::TurnEnded(_) | Event::GameOver(_) => self.hand_at = None,
        }
    }
}

/// Returns the cell that the `i`-th stone of a refill goes to.
fn refill_cell(side: Side, i: usize) -> Cell {
    Ring::new(4).own_cells(side).nth(i).expect("a refill has five stones")
}
