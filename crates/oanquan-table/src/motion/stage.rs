//! The stage: heaps of stones, and the events still to be played out on it.

use std::collections::VecDeque;

use oanquan::{
    BySide, Cell, DepartureRecord, Direction, Event, Fields, Game, GameEntry, Pile, Position,
    Rules, SaleRecord, Side, Turn,
};

use super::count::Count;
use super::flight::{Flight, Hand, StonePlace};
use super::heaps::worth;
use super::pace::{self, Pace};
use super::phase::{self, Phase};
use super::put_back::PutBack;
use super::running::{Action, Running, receiver};
use super::{Beat, Heaps, Step, Stone, steps};

/// A capture that is pointed out on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointed {
    /// The empty cell before the captured one.
    pub gap: Cell,
    /// The captured cell.
    pub cell: Cell,
}

/// The dust that a captured quan leaves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dust {
    /// The cell of the quan.
    pub cell: Cell,
    /// The progress from the first puff to the settled dust, 0 to 1.
    pub progress: f32,
}

/// The animated state of a game: the heaps after the last event played out, and the events that follow.
pub struct Stage {
    rules: Rules,
    heaps: Heaps,
    /// The owners of the cells.
    fields: Fields,
    /// The heaps before the latest group of turns, and all steps of the group, to replay it.
    round: Option<(Heaps, Vec<(Step, Beat)>)>,
    waiting: VecDeque<(Step, Beat)>,
    running: Option<Running>,
    /// The points that each side has swept since the last turn began.
    swept: BySide<i32>,
    held: Vec<Stone>,
    hand_at: Option<Cell>,
    /// Whether the turn being played out has captured.
    captured: bool,
    phase: phase::Shown,
    refill_shown: bool,
    /// Whether the hand that sows is left out.
    without_hand: bool,
}

impl Stage {
    /// Creates the stage of `game` at its current position, at rest. The last turn can be
    /// replayed.
    pub fn new(game: &Game) -> Self {
        Self::with_round(game, 1)
    }

    /// Creates a stage on which the stones of `heaps` lie at rest.
    pub fn at_rest(rules: &Rules, heaps: Heaps) -> Self {
        Stage {
            rules: rules.clone(),
            heaps,
            fields: Fields::default(),
            round: None,
            waiting: VecDeque::new(),
            running: None,
            swept: BySide::from_fn(rules.sides, |_| 0),
            held: Vec::new(),
            hand_at: None,
            captured: false,
            phase: phase::Shown::default(),
            refill_shown: false,
            without_hand: false,
        }
    }

    /// Creates the stage of `game` at its current position, at rest. The last `round` turns form
    /// a group that can be replayed.
    pub fn with_round(game: &Game, round: usize) -> Self {
        let mut stage =
            Self::at_rest(game.rules(), Heaps::with_captured_quan(game.start(), game.rules()));
        stage.fields = game.start().fields();
        let mut older = game.turn_count().saturating_sub(round) + 1;
        for entry in game.entries() {
            match entry {
                GameEntry::Turn(turn) if older == 0 => stage.show_next(turn),
                GameEntry::Turn(turn) => {
                    older -= 1;
                    stage.show(turn);
                }
                GameEntry::Departure(departure) => stage.show_departure(departure),
                GameEntry::Sale(sale) => stage.show_sale(sale),
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
        self.round.get_or_insert_with(|| (self.heaps.clone(), Vec::new()));
        self.enqueue(&turn.events[shown..], &turn.after);
    }

    /// Plays out the events of a departure. They belong to the current group of turns.
    pub fn show_departure(&mut self, departure: &DepartureRecord) {
        self.finish();
        self.enqueue(&departure.events, &departure.after);
    }

    /// Shows the new owners of the cells after a sale, and puts the stones back for the next round.
    /// Nothing before the sale can be replayed any more.
    pub fn show_sale(&mut self, sale: &SaleRecord) {
        self.finish();
        (self.round, self.refill_shown) = (None, false);
        self.fields = sale.after.fields();
        let step = Step::PutBack(Box::new(sale.after.clone()));
        let beat = Pace::default().beat(&step);
        self.waiting.push_back((step, beat));
        self.forget_swept();
    }

    /// Plays out events that led to the position `after`. They belong to the current group.
    fn enqueue(&mut self, events: &[Event], after: &Position) {
        let steps = steps(events, after);
        if let Some((_, round)) = &mut self.round {
            round.extend(steps.iter().cloned());
        }
        self.waiting.extend(steps);
        self.forget_swept();
    }

    fn forget_swept(&mut self) {
        self.swept = BySide::from_fn(self.swept.sides(), |_| 0);
    }

    /// Plays out the refill at the start of the next turn of `side` in advance, so that a person
    /// can choose among the refilled cells.
    pub fn show_refill(&mut self, side: Side) {
        if !std::mem::replace(&mut self.refill_shown, true) {
            self.waiting.extend(pace::paced([&Event::Refilled { side }]));
        }
    }

    /// Returns whether a refill shown in advance is being played out.
    pub fn is_refilling(&self) -> bool {
        self.refill_shown && !self.is_idle()
    }

    /// Returns whether the stones are put back for the next round.
    fn is_putting_back(&self) -> bool {
        let running = self.running.as_ref().map(|running| &running.action);
        matches!(running, Some(Action::PutBack(_)))
            || matches!(self.waiting.front(), Some((Step::PutBack(_), _)))
    }

    /// Returns whether there is a turn to replay.
    pub fn can_show_again(&self) -> bool {
        self.round.is_some()
    }

    /// Returns the number of turns not yet completely played out.
    pub fn turns_left(&self) -> usize {
        let ends = |event: &&Event| matches!(event, Event::TurnEnded(_));
        let left = self.events_left().filter(ends).count();
        // After the last turn the rows may still be swept.
        let moving = !self.is_idle() && !self.is_refilling() && !self.is_putting_back();
        left.max(usize::from(moving))
    }

    /// Returns the points that the current turn has yet to capture on the screen.
    pub fn points_to_come(&self) -> i32 {
        let is_of_turn = |event: &&Event| !matches!(event, Event::TurnEnded(_));
        let turn = self.events_left().take_while(is_of_turn);
        let captured = turn.map(|event| match event {
            Event::Captured { pile, .. } => pile.points(&self.rules),
            _ => 0,
        });
        captured.sum()
    }

    /// Returns the event being played out and those that follow.
    fn events_left(&self) -> impl Iterator<Item = &Event> {
        let waiting = self.waiting.iter().filter_map(|(step, _)| match step {
            Step::Event(event) => Some(event),
            Step::Count(_) | Step::PutBack(_) => None,
        });
        self.running_event().map(|(event, _)| event).into_iter().chain(waiting)
    }

    /// Replays the latest group of turns.
    pub fn show_again(&mut self) {
        self.finish();
        if let Some((heaps, steps)) = &self.round {
            self.heaps = heaps.clone();
            self.waiting.extend(steps.iter().cloned());
            // A refill shown after those turns belongs to the next turn and will be shown again.
            self.refill_shown = false;
            self.forget_swept();
        }
    }

    /// Returns whether nothing moves.
    pub fn is_idle(&self) -> bool {
        self.running.is_none() && self.waiting.is_empty()
    }

    /// Returns the seconds until the current step, or else the next one, is complete; `None` at rest.
    pub fn until_landing(&self) -> Option<f32> {
        match (&self.running, self.waiting.front()) {
            (Some(running), _) => Some(running.beat.whole() - running.elapsed),
            (None, Some((_, beat))) => Some(beat.whole()),
            (None, None) => None,
        }
    }

    /// Advances by `seconds`, already scaled by the speed, and returns the events completed in
    /// that time.
    pub fn advance(&mut self, seconds: f32) -> Vec<Event> {
        let mut landed = Vec::new();
        let mut left = seconds;
        while let Some(mut running) = self.running.take().or_else(|| self.begin_next()) {
            let whole = running.beat.whole();
            if running.elapsed + left < whole {
                running.elapsed += left;
                self.running = Some(running);
                break;
            }
            left -= whole - running.elapsed;
            landed.extend(self.land(running.action));
        }
        if self.is_idle() {
            self.phase = phase::Shown::default();
        } else {
            self.phase.follow(seconds, self.phase_begun());
        }
        landed
    }

    /// Brings everything to rest at once and returns the events completed by that.
    pub fn finish(&mut self) -> Vec<Event> {
        self.advance(f32::INFINITY)
    }

    /// Returns the phase of the turn on the screen, or `None` at rest.
    pub fn phase(&self) -> Option<Phase> {
        self.phase.phase()
    }

    /// Returns whether the turn being played out has sown a cell before.
    pub(super) fn is_under_way(&self) -> bool {
        self.hand_at.is_some()
    }

    /// Returns whether the turn being played out has captured before.
    pub(super) fn has_captured(&self) -> bool {
        self.captured
    }

    /// Returns whether the last turn is over and the stones are counted or collected.
    pub fn is_counting(&self) -> bool {
        matches!(self.phase(), Some(Phase::Sweeps(_)))
    }

    /// Returns the steps not yet started, with their times.
    pub fn waiting(&self) -> impl Iterator<Item = &(Step, Beat)> {
        self.waiting.iter()
    }

    /// Returns the owners of the cells.
    pub fn fields(&self) -> Fields {
        self.fields
    }

    /// Returns the directions in which a side may sow.
    pub fn directions(&self) -> &'static [Direction] {
        self.rules.directions()
    }

    /// Returns the stones at rest.
    pub fn heaps(&self) -> &Heaps {
        &self.heaps
    }

    /// Returns the points of `side` counted so far. While stones arrive in its store, their points
    /// are counted one by one.
    pub fn counted(&self, side: Side) -> i32 {
        match &self.running {
            Some(Running { action: Action::Count(count), elapsed, .. }) => {
                count.counted(side, *elapsed)
            }
            _ => self.heaps.points(side) + self.arrived(side),
        }
    }

    /// Returns the points that `side` has swept since the last turn began, counted one by one.
    pub fn swept(&self, side: Side) -> i32 {
        let sweeps = matches!(self.running_event(), Some((Event::Swept { .. }, _)));
        self.swept[side] + if sweeps { self.arrived(side) } else { 0 }
    }

    /// Returns the points that have arrived in the store of `side` in the current step.
    fn arrived(&self, side: Side) -> i32 {
        let receiver = self.running_event().and_then(|(event, _)| receiver(event));
        let running = self.running.as_ref().filter(|_| receiver == Some(side));
        running.map_or(0, |running| running.arrived(&self.rules))
    }

    /// Leaves out the hand that sows from now on.
    pub fn leave_out_hand(&mut self) {
        self.without_hand = true;
    }

    /// Returns the hand, or `None` if no sowing is being played out or the hand is left out.
    pub fn hand(&self) -> Option<Hand> {
        let (event, stones) = self.running_event().filter(|_| !self.without_hand)?;
        let (from, to, stones) = match event {
            Event::Lifted { cell, .. } => (*cell, *cell, stones.to_vec()),
            Event::Dropped { cell } | Event::Ponded { cell, .. } => {
                (self.hand_at?, *cell, self.held.clone())
            }
            _ => return None,
        };
        Some(Hand { stones, from, to, progress: self.running.as_ref()?.progress() })
    }

    /// Returns the stones moved by the current step between cells and stores.
    pub fn flights(&self) -> Vec<Flight> {
        let Some(running) = &self.running else {
            return Vec::new();
        };
        let (event, stones) = match &running.action {
            Action::Event(event, stones) => (event, stones),
            Action::Count(count) => return count.flights(running.elapsed),
            Action::PutBack(put_back) => return put_back.flights(running.elapsed),
        };
        let seconds = running.moving_for();
        let fly = |(i, &stone): (usize, &Stone)| {
            let (from, to) = match *event {
                Event::Captured { cell, .. } | Event::Swept { cell, .. } => {
                    let side = receiver(event)?;
                    let slot = self.heaps.store(side).len() + i;
                    (StonePlace::Cell(cell, i), StonePlace::Store(side, slot))
                }
                Event::Refilled { side } => {
                    let cell = self.fields.own_cells(side).nth(i)?;
                    let slot = self.heaps.store(side).len() + i;
                    (StonePlace::Store(side, slot), StonePlace::Cell(cell, 0))
                }
                _ => return None,
            };
            let progress = pace::flight(event, i, stones.len(), seconds);
            Some(Flight { stone, from, to, progress })
        };
        stones.iter().enumerate().filter_map(fly).collect()
    }

    /// Returns the number of quan among the first `slot` stones of the store of `side`, even while
    /// the store is being counted.
    pub fn quan_before(&self, side: Side, slot: usize) -> usize {
        self.store(side).iter().take(slot).filter(|stone| stone.quan).count()
    }

    /// Returns the points that `side` borrowed: the value of the stones in its store beyond its
    /// points, even while the store is being counted.
    pub fn debt(&self, side: Side) -> i32 {
        (worth(self.store(side), &self.rules) - self.heaps.points(side)).max(0)
    }

    /// Returns the stones that `side` has captured, even while they are being counted or put back.
    fn store(&self, side: Side) -> &[Stone] {
        match &self.running {
            Some(Running { action: Action::Count(count), .. }) => count.store(side),
            Some(Running { action: Action::PutBack(put_back), .. }) => put_back.store(side),
            _ => self.heaps.store(side),
        }
    }

    /// Returns the visible contents of `cell`. A pile being captured still counts until its
    /// stones take off.
    pub fn pile(&self, cell: Cell) -> Pile {
        match (&self.running, self.running_event()) {
            (Some(running), Some((Event::Captured { cell: captured, pile, .. }, _)))
                if *captured == cell && running.moving_for() <= 0.0 =>
            {
                *pile
            }
            (Some(Running { action: Action::PutBack(put_back), elapsed, .. }), _) => {
                put_back.pile(cell, *elapsed)
            }
            _ => self.heaps.pile(cell),
        }
    }

    /// Returns the capture being pointed out or played out.
    pub fn pointed(&self) -> Option<Pointed> {
        let running = self.running.as_ref()?;
        match running.event()? {
            (&Event::Captured { gap, cell, .. }, _) if running.elapsed >= running.beat.breath => {
                Some(Pointed { gap, cell })
            }
            _ => None,
        }
    }

    /// Returns the dust of the quan being captured.
    pub fn dust(&self) -> Option<Dust> {
        let running = self.running.as_ref()?;
        let progress = running.moving_for() / pace::DUST;
        match running.event()? {
            (&Event::Captured { cell, pile: Pile { quan: true, .. }, .. }, _) => {
                (0.0..1.0).contains(&progress).then_some(Dust { cell, progress })
            }
            _ => None,
        }
    }

    /// Returns the event being played out and the stones that it moves.
    pub(super) fn running_event(&self) -> Option<(&Event, &[Stone])> {
        self.running.as_ref()?.event()
    }

    fn begin_next(&mut self) -> Option<Running> {
        let (step, beat) = self.waiting.pop_front()?;
        let action = match step {
            Step::Event(event) => {
                let refill = match event {
                    Event::Refilled { side } => self.fields.own_cells(side).count(),
                    _ => 0,
                };
                Action::Event(event, self.heaps.take(&event, refill))
            }
            Step::Count(points) => {
                let stores = self.heaps.take_stores();
                Action::Count(Count::new(stores, points, beat, &self.rules))
            }
            Step::PutBack(start) => {
                let none = Heaps::of(start.ring().cells().map(|_| Pile::default()), start.stores());
                let before = std::mem::replace(&mut self.heaps, none);
                Action::PutBack(PutBack::new(before, &start, beat))
            }
        };
        Some(Running { action, beat, elapsed: 0.0 })
    }

    /// Completes an action. Returns its event, if it is one.
    fn land(&mut self, action: Action) -> Option<Event> {
        let (event, stones) = match action {
            Action::Event(event, stones) => (event, stones),
            Action::Count(count) => {
                self.heaps.put_stores(count.into_stores());
                return None;
            }
            Action::PutBack(put_back) => {
                self.heaps = put_back.into_heaps();
                return None;
            }
        };
        match event {
            Event::Refilled { side } => {
                for (cell, stone) in self.fields.own_cells(side).zip(stones) {
                    self.heaps.put(cell, stone);
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
            Event::Ponded { side, cell } => {
                let stone = self.held.pop();
                self.heaps.bank(side, stone.into_iter().collect(), &self.rules);
                self.hand_at = Some(cell);
            }
            Event::Captured { side, .. } => {
                self.captured = true;
                self.heaps.bank(side, stones, &self.rules);
            }
            Event::Swept { side, dan, .. } => {
                self.heaps.bank(side, stones, &self.rules);
                self.swept[side] += i32::from(dan);
            }
            Event::LeftOver { .. } => {}
            Event::TurnEnded(_) | Event::GameOver(_) => {
                (self.hand_at, self.captured) = (None, false);
            }
        }
        Some(event)
    }

    /// Returns the phase that the event being played out begins, once the screen shows it.
    fn phase_begun(&self) -> Option<Phase> {
        match self.running.as_ref()?.action {
            Action::Count(_) => return Some(Phase::Sweeps(self.rules.remainder)),
            Action::PutBack(_) => return Some(Phase::PutsBack),
            Action::Event(..) => {}
        }
        match *self.running_event()?.0 {
            Event::Refilled { side } => {
                let cost = self.fields.own_cells(side).count() as i32;
                Some(Phase::Refills { side, before: self.heaps().points(side) + cost, cost })
            }
            Event::Lifted { cell, dan } => Some(match self.is_under_way() {
                true => Phase::SowsOn { cell },
                false => Phase::Sows { cell, dan },
            }),
            Event::Captured { pile, .. } => {
                let (points, again) = (pile.points(&self.rules), self.has_captured());
                self.pointed().map(|_| Phase::Captures { pile, points, again })
            }
            Event::Swept { .. } | Event::LeftOver { .. } | Event::GameOver(_) => {
                Some(Phase::Sweeps(self.rules.remainder))
            }
            Event::Dropped { .. } | Event::Ponded { .. } | Event::TurnEnded(_) => None,
        }
    }
}
