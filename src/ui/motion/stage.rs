//! The stage: heaps of stones, and the events still to be played out on it.

use std::collections::VecDeque;

use crate::rules::{Cell, DepartureRecord, Event, Game, GameEntry, Pile, Ring, Rules, Side, Turn};
use crate::ui::theme::durations;

use super::{Heaps, Stone};

/// Where a stone lies or will lie: a cell or a store, and its place in the heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StonePlace {
    /// In a cell.
    Cell(Cell, usize),
    /// In the store of a side.
    Store(Side, usize),
}

/// A stone on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// The stone.
    pub stone: Stone,
    /// Where it came from.
    pub from: StonePlace,
    /// Where it will lie.
    pub to: StonePlace,
    /// How far it is, 0 to 1.
    pub progress: f32,
}

/// The hand that sows.
#[derive(Clone, Debug, PartialEq)]
pub struct Hand {
    /// What it holds; the last one is dropped next.
    pub stones: Vec<Stone>,
    /// The cell it comes from.
    pub from: Cell,
    /// The cell it goes to.
    pub to: Cell,
    /// How far it is between them, 0 to 1.
    pub progress: f32,
}

/// A capture being shown before the stones fly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointed {
    /// The empty cell that was jumped.
    pub gap: Cell,
    /// The cell that is captured.
    pub cell: Cell,
}

/// What the screen shows: the game as it was when the last event was played out.
pub struct Stage {
    rules: Rules,
    heaps: Heaps,
    /// The heaps before the turns that belong together and were shown last, and
    /// all their events, for showing them again.
    round: Option<(Heaps, Vec<Event>)>,
    waiting: VecDeque<Event>,
    /// The event being played out, the stones it took, and the seconds it has run.
    running: Option<(Event, Vec<Stone>, f32)>,
    held: Vec<Stone>,
    hand_at: Option<Cell>,
    refill_shown: bool,
}

impl Stage {
    /// The stage of `game` as it is now, at rest; its last turn can be shown again.
    pub fn new(game: &Game) -> Self {
        Self::with_round(game, 1)
    }

    /// The stage of `game` as it is now, at rest; its last `round` turns belong
    /// together.
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
        let mut older = game.turns().len().saturating_sub(round) + 1;
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

    /// Plays out the events of a turn; whatever still moves comes to rest.
    pub fn show(&mut self, turn: &Turn) {
        self.finish();
        self.round = None;
        self.show_next(turn);
    }

    /// The same for a turn that belongs together with those shown before it.
    pub fn show_next(&mut self, turn: &Turn) {
        self.finish();
        let shown = usize::from(std::mem::take(&mut self.refill_shown));
        let events = &turn.events[shown..];
        let (_, round) = self.round.get_or_insert_with(|| (self.heaps.clone(), Vec::new()));
        round.extend(events);
        self.waiting.extend(events);
    }

    /// Plays out what follows when a side leaves, or all stop. It belongs together
    /// with the turns shown before it.
    pub fn show_departure(&mut self, departure: &DepartureRecord) {
        self.finish();
        if let Some((_, round)) = &mut self.round {
            round.extend(&departure.events);
        }
        self.waiting.extend(&departure.events);
    }

    /// Plays out the refill that the next turn of `side` begins with, so that a
    /// person can choose among the refilled cells.
    pub fn show_refill(&mut self, side: Side) {
        if !std::mem::replace(&mut self.refill_shown, true) {
            self.waiting.push_back(Event::Refilled { side });
        }
    }

    /// Whether what moves is a refill shown before the choice.
    pub fn is_refilling(&self) -> bool {
        self.refill_shown && !self.is_idle()
    }

    /// Whether there is a turn to show again.
    pub fn can_show_again(&self) -> bool {
        self.round.is_some()
    }

    /// How many turns are not yet played out to their end.
    pub fn turns_left(&self) -> usize {
        let running = self.running.iter().map(|(event, ..)| event);
        let ends = |event: &&Event| matches!(event, Event::TurnEnded(_));
        let left = running.chain(&self.waiting).filter(ends).count();
        // After the end of the last turn the rows may still be swept.
        let moving = !self.is_idle() && !self.is_refilling();
        left.max(usize::from(moving))
    }

    /// The points that the turn being played out has yet to capture here.
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

    /// Plays out the turns that belong together once more.
    pub fn show_again(&mut self) {
        self.finish();
        if let Some((heaps, events)) = &self.round {
            self.heaps = heaps.clone();
            self.waiting.extend(events);
            // A refill shown after those turns belongs to the next one, and will
            // be shown again.
            self.refill_shown = false;
        }
    }

    /// Whether nothing moves.
    pub fn is_idle(&self) -> bool {
        self.running.is_none() && self.waiting.is_empty()
    }

    /// Lets `seconds` pass, already scaled by the speed, and returns the events
    /// whose stones came to rest.
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

    /// Brings everything to rest at once and returns the events that had not
    /// been played out.
    pub fn finish(&mut self) -> Vec<Event> {
        self.advance(f32::INFINITY)
    }

    /// The events whose playing out has not begun.
    pub fn waiting(&self) -> impl Iterator<Item = &Event> {
        self.waiting.iter()
    }

    /// The stones at rest.
    pub fn heaps(&self) -> &Heaps {
        &self.heaps
    }

    /// The hand, while a sowing is played out.
    pub fn hand(&self) -> Option<Hand> {
        let (event, stones, progress) = self.progress()?;
        let (from, to, stones) = match event {
            Event::Lifted { cell, .. } => (*cell, *cell, stones.clone()),
            Event::Dropped { cell } => (self.hand_at?, *cell, self.held.clone()),
            _ => return None,
        };
        Some(Hand { stones, from, to, progress })
    }

    /// The stones flying between cells and stores.
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
                    let cell = refilled_cell(side, i);
                    let slot = self.heaps.store(side).len() + i;
                    (StonePlace::Store(side, slot), StonePlace::Cell(cell, 0), progress)
                }
                _ => return None,
            };
            Some(Flight { stone, from, to, progress })
        };
        stones.iter().enumerate().filter_map(fly).collect()
    }

    /// What is seen to lie in `cell`, counted: a pile that is only pointed at
    /// still lies there.
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

    /// Whether the stones left at the end of the game are being collected.
    pub fn is_sweeping(&self) -> bool {
        matches!(self.running, Some((Event::Swept { .. } | Event::GameOver(_), ..)))
    }

    /// The capture being pointed at.
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
                    self.heaps.put(refilled_cell(side, i), stone);
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

/// The cell that the `i`-th stone of a refill goes to.
fn refilled_cell(side: Side, i: usize) -> Cell {
    Ring::new(4).own_cells(side).nth(i).expect("a refill is five stones")
}
