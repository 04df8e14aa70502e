//! From what happens to what is heard: which effect, when, from where.

use crate::rules::{Cell, Event, Pile, Ring, Side};

use super::Sound;

/// An effect to be played, as it sounds from one place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// The effect.
    pub sound: Sound,
    /// Where it comes from: -1 is left, 1 is right.
    pub pan: f32,
    /// How much higher it is than its recording, as a factor.
    pub pitch: f32,
    /// How loud it is, 1 as recorded.
    pub level: f32,
}

impl From<Sound> for Cue {
    /// The effect from the middle, as recorded.
    fn from(sound: Sound) -> Self {
        Cue { sound, pan: 0.0, pitch: 1.0, level: 1.0 }
    }
}

/// A cue and when it is due, in seconds of motion at normal speed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TimedCue {
    /// When.
    pub at: f32,
    /// What.
    pub cue: Cue,
}

/// What the stones fall on where a cell is bare.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Surface {
    /// The brick of a yard.
    #[default]
    Brick,
    /// A wooden board.
    Wood,
}

impl Surface {
    /// A pebble that falls on it.
    pub fn sound(self) -> Sound {
        match self {
            Surface::Brick => Sound::OnBrick,
            Surface::Wood => Sound::OnWood,
        }
    }
}

/// What must be known beside the events to say how they sound.
#[derive(Clone, Debug)]
pub struct CueContext {
    /// The board.
    pub ring: Ring,
    /// The side at the lower edge of the board.
    pub near: Side,
    /// What the stones fall on.
    pub surface: Surface,
    /// What lies in each cell before the events, in ring order.
    pub piles: Vec<Pile>,
}

/// A capture of so many dân is a large one.
const MANY: u16 = 5;
/// How far to the side the outermost cell is heard.
const WIDTH: f32 = 0.65;
/// How loud the far edge of the board is, beside the near one.
const FAR: f32 = 0.8;
/// How much lower each stone makes a heap, and how low that goes.
const HEAP: (f32, f32) = (0.012, 0.86);
/// The steps of a chain climb the five strings of a zither: how much higher
/// each is than the first.
const STRINGS: [f32; 5] = [1.0, 9.0 / 8.0, 4.0 / 3.0, 3.0 / 2.0, 27.0 / 16.0];
/// Two octaves up it stays.
const HIGHEST_STEP: usize = 10;

/// What is heard of events played out one after another, each for as long as
/// `duration` says, in order of time. What a game's end sounds like depends on
/// who listens and is not said here.
pub fn cues<'a>(
    scene: &CueContext,
    events: impl IntoIterator<Item = &'a Event>,
    duration: impl Fn(&Event) -> f32,
) -> Vec<TimedCue> {
    let mut scene = scene.clone();
    let mut captures = 0;
    let mut start = 0.0;
    let mut heard = Vec::new();
    for event in events {
        captures += usize::from(matches!(event, Event::Captured { .. }));
        let length = duration(event);
        for cue in scene.sounds(event, captures) {
            heard.push(TimedCue { at: start + length * cue.sound.spec().at, cue });
        }
        scene.apply(event);
        start += length;
    }
    heard.sort_by(|a, b| a.at.total_cmp(&b.at));
    heard
}

impl CueContext {
    /// The table of the board: what an event sounds like, `captures` counting
    /// those of its turn.
    fn sounds(&self, event: &Event, captures: usize) -> Vec<Cue> {
        match *event {
            Event::Lifted { cell, .. } => vec![self.at(Sound::Lift, cell)],
            Event::Dropped { cell } if self.pile(cell).is_empty() => {
                vec![self.at(self.surface.sound(), cell)]
            }
            Event::Dropped { cell } => vec![self.drop_cue(cell)],
            Event::Captured { cell, pile, .. } => {
                let taken = match pile {
                    Pile { quan: true, .. } => Sound::CaptureQuan,
                    Pile { dan, .. } => capture_sound(dan),
                };
                let step = (captures >= 2).then(|| self.step(captures - 2, cell));
                step.into_iter().chain([self.at(taken, cell)]).collect()
            }
            Event::Refilled { side } => {
                vec![self.cue_at(Sound::Refill, self.middle(side))]
            }
            Event::Swept { cell, dan } if dan > 0 => vec![self.at(capture_sound(dan), cell)],
            Event::Swept { .. } | Event::TurnEnded(_) | Event::GameOver(_) => Vec::new(),
        }
    }

    /// Follows an event, as far as it changes what stones fall on.
    fn apply(&mut self, event: &Event) {
        match *event {
            Event::Lifted { cell, .. } | Event::Swept { cell, .. } => {
                self.piles[cell.index()].dan = 0;
            }
            Event::Dropped { cell } => self.piles[cell.index()].dan += 1,
            Event::Captured { cell, .. } => self.piles[cell.index()] = Pile::default(),
            Event::Refilled { side } => {
                for cell in self.ring.own_cells(side) {
                    self.piles[cell.index()].dan += 1;
                }
            }
            Event::TurnEnded(_) | Event::GameOver(_) => {}
        }
    }

    fn pile(&self, cell: Cell) -> Pile {
        self.piles[cell.index()]
    }

    /// A pebble on others: the more of them, the lower.
    fn drop_cue(&self, cell: Cell) -> Cue {
        let (each, lowest) = HEAP;
        let pitch = (1.0 - each * f32::from(self.pile(cell).dan)).max(lowest);
        Cue { pitch, ..self.at(Sound::OnHeap, cell) }
    }

    /// A step of a chain, 0 for the first that follows a capture.
    fn step(&self, step: usize, cell: Cell) -> Cue {
        let step = step.min(HIGHEST_STEP);
        let octave = 1 << (step / STRINGS.len());
        let pitch = STRINGS[step % STRINGS.len()] * octave as f32;
        Cue { pitch, ..self.at(Sound::Chain, cell) }
    }

    /// An effect at the place of a cell.
    fn at(&self, sound: Sound, cell: Cell) -> Cue {
        self.cue_at(sound, self.place(cell))
    }

    /// An effect at a place.
    fn cue_at(&self, sound: Sound, (x, y): (f32, f32)) -> Cue {
        Cue { pan: WIDTH * x, level: self.level(y), ..Cue::from(sound) }
    }

    /// How loud something is: `y` is -1 at the far edge, 1 at the near one.
    fn level(&self, y: f32) -> f32 {
        1.0 - (1.0 - FAR) * (1.0 - y) / 2.0
    }

    /// Where a cell is, from -1 to 1 to the right and towards the player: the
    /// quan cells are corners, a side lies between two of them.
    fn place(&self, cell: Cell) -> (f32, f32) {
        let per_side = self.ring.len() / self.ring.sides();
        let along = (cell.index() % per_side) as f32 / per_side as f32;
        match cell.owner() {
            Some(side) => self.on_side(side, along),
            None => self.corner(cell.index() / per_side),
        }
    }

    /// Where the middle of a side is.
    fn middle(&self, side: Side) -> (f32, f32) {
        self.on_side(side, 0.5)
    }

    /// A place on a side, `along` being 0 at its first corner and 1 at the next.
    fn on_side(&self, side: Side, along: f32) -> (f32, f32) {
        let (from, to) = (self.corner(side.index()), self.corner(side.index() + 1));
        let between = |from: f32, to: f32| from + (to - from) * along;
        let x = between(from.0, to.0);
        match self.ring.sides() {
            // Two sides lie beside the line from one corner to the other.
            2 if side == self.near => (x, 1.0),
            2 => (x, -1.0),
            _ => (x, between(from.1, to.1)),
        }
    }

    /// Where the corner is that the side of this number begins with.
    fn corner(&self, side: usize) -> (f32, f32) {
        let corners: &[(f32, f32)] = match self.ring.sides() {
            2 => &[(-1.0, 0.0), (1.0, 0.0)],
            3 => &[(-1.0, 1.0), (1.0, 1.0), (0.0, -1.0)],
            _ => &[(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)],
        };
        // Counted anticlockwise from the lower left, as the screen shows them.
        corners[(side + corners.len() - self.near.index()) % corners.len()]
    }
}

/// So many dân taken by a hand.
fn capture_sound(dan: u16) -> Sound {
    if dan >= MANY { Sound::CaptureLarge } else { Sound::CaptureSmall }
}
