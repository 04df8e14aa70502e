//! The cues of a turn: which sound effect follows which event, when, and from where.

use std::borrow::Borrow;

use audio::{Cue, Sound, Start, Surface, TimedCue};
use oanquan::{BySide, Cell, Event, Pile, Ring, Side};

use super::{Beat, Step};

/// The context that determines how events sound.
#[derive(Clone, Debug)]
pub struct CueContext {
    /// The board.
    pub ring: Ring,
    /// The side at the bottom of the board.
    pub near: Side,
    /// The surface of empty cells.
    pub surface: Surface,
    /// The contents of the cells before the events, in ring order.
    pub piles: Vec<Pile>,
}

/// The number of dân from which a capture counts as large.
const MANY: u16 = 5;
/// The stereo position of the outermost cell.
const WIDTH: f32 = 0.65;
/// The gain at the far edge of the board relative to the near edge.
const FAR: f32 = 0.8;
/// The pitch factor for each stone in a heap, and the lowest pitch.
const HEAP: (f32, f32) = (0.012, 0.86);
/// The pitches of a chain of captures, relative to the first: the five strings of a zither.
const STRINGS: [f32; 5] = [1.0, 9.0 / 8.0, 4.0 / 3.0, 3.0 / 2.0, 27.0 / 16.0];
/// The highest pitch of a chain: two octaves up.
const HIGHEST_STEP: usize = 10;

/// The pitch of the string below the tones: where a capture resolves.
const GROUND: f32 = 0.5;

/// The time between two sounds of a count, their gain, and the range of their pitch, which rises.
const COUNT_APART: f32 = 0.075;
const COUNT_LEVEL: f32 = 0.6;
const COUNT_PITCH: [f32; 2] = [0.88, 1.12];

/// Returns the cues of steps that are animated one after another, in order of time. Excludes the
/// end of a game, whose sound depends on the listener.
pub fn cues(
    scene: &CueContext,
    steps: impl IntoIterator<Item = impl Borrow<(Step, Beat)>>,
) -> Vec<TimedCue> {
    let mut scene = scene.clone();
    let mut captures = 0;
    let mut begins = 0.0;
    let mut heard = Vec::new();
    for step in steps {
        let (step, beat) = step.borrow();
        match step {
            Step::Event(event) => {
                captures += usize::from(matches!(event, Event::Captured { .. }));
                let cues = scene.sounds(event, captures).into_iter();
                heard.extend(cues.map(|cue| TimedCue { at: begins + start(cue, *beat), cue }));
                scene.apply(event);
            }
            Step::Count(points) => {
                let from = begins + beat.before_motion();
                heard.extend(
                    scene
                        .count(points, beat.motion)
                        .map(|timed| TimedCue { at: from + timed.at, ..timed }),
                );
            }
            Step::PutBack(start) => {
                let from = begins + beat.before_motion();
                let one = BySide::from_fn(start.ring().sides(), |_| 1);
                let heard_then = scene.count(&one, beat.motion);
                heard.extend(heard_then.map(|timed| TimedCue { at: from + timed.at, ..timed }));
                scene.piles = start.ring().cells().map(|cell| start.pile(cell)).collect();
            }
        }
        begins += beat.whole();
    }
    heard.sort_by(|a, b| a.at.total_cmp(&b.at));
    heard
}

/// Returns when a cue of a step starts after the step began.
fn start(cue: Cue, beat: Beat) -> f32 {
    match cue.sound.start() {
        Start::AtOnce => beat.breath,
        Start::Moved(share) => beat.before_motion() + share * beat.motion,
    }
}

impl CueContext {
    /// Returns the cues of an event; `captures` counts the captures of its turn so far.
    fn sounds(&self, event: &Event, captures: usize) -> Vec<Cue> {
        match *event {
            Event::Lifted { cell, .. } => vec![self.at(Sound::Lift, cell)],
            Event::Dropped { cell } if self.pile(cell).is_empty() => {
                vec![self.at(self.surface.sound(), cell), self.tone(cell)]
            }
            Event::Dropped { cell } => vec![self.drop_cue(cell), self.tone(cell)],
            Event::Ponded { side, .. } => vec![self.cue_at(Sound::OnHeap, self.middle(side))],
            Event::Captured { cell, pile, .. } => {
                let taken = match pile {
                    Pile { quan: true, .. } => Sound::CaptureQuan,
                    Pile { dan, .. } => capture_sound(dan),
                };
                let step = (captures >= 2).then(|| self.step(captures - 2, cell));
                let ground = Cue { pitch: GROUND, ..self.at(Sound::Tone, cell) };
                step.into_iter().chain([self.at(taken, cell), ground]).collect()
            }
            Event::Refilled { side } => {
                vec![self.cue_at(Sound::Refill, self.middle(side))]
            }
            Event::Swept { cell, dan, .. } if dan > 0 => vec![self.at(capture_sound(dan), cell)],
            Event::Swept { .. }
            | Event::LeftOver { .. }
            | Event::TurnEnded(_)
            | Event::GameOver(_) => Vec::new(),
        }
    }

    /// Returns the cues of a count of `points` that lasts `seconds`: stones fall onto heaps, on each
    /// side in turn as long as its count lasts.
    fn count(&self, points: &BySide<i32>, seconds: f32) -> impl Iterator<Item = TimedCue> {
        let most = points.iter().map(|(_, &points)| points).max().unwrap_or(0).max(1);
        (0..=(seconds / COUNT_APART) as usize).filter_map(move |tick| {
            let at = tick as f32 * COUNT_APART;
            let share = at / seconds.max(COUNT_APART);
            let counted = share * most as f32;
            let counting = points.iter().filter(|(_, points)| **points as f32 > counted);
            let counting: Vec<Side> = counting.map(|(side, _)| side).collect();
            let side = *counting.get(tick % counting.len().max(1))?;
            let cue = self.cue_at(Sound::OnHeap, self.middle(side));
            let pitch = COUNT_PITCH[0] + (COUNT_PITCH[1] - COUNT_PITCH[0]) * share;
            let cue = Cue { pitch, level: COUNT_LEVEL * cue.level, ..cue };
            Some(TimedCue { at, cue })
        })
    }

    /// Updates the contents of the cells after an event.
    fn apply(&mut self, event: &Event) {
        match *event {
            Event::Lifted { cell, dan } | Event::Swept { cell, dan, .. } => {
                let pile = &mut self.piles[cell.index()];
                pile.dan = pile.dan.saturating_sub(dan);
            }
            Event::Dropped { cell } => self.piles[cell.index()].dan += 1,
            Event::LeftOver { cell } => self.piles[cell.index()].dan -= 1,
            Event::Captured { cell, .. } => self.piles[cell.index()] = Pile::default(),
            Event::Refilled { side } => {
                for cell in self.ring.own_cells(side) {
                    self.piles[cell.index()].dan += 1;
                }
            }
            Event::Ponded { .. } | Event::TurnEnded(_) | Event::GameOver(_) => {}
        }
    }

    fn pile(&self, cell: Cell) -> Pile {
        self.piles[cell.index()]
    }

    /// Returns the sound of a pebble falling on others: the more there are, the lower.
    fn drop_cue(&self, cell: Cell) -> Cue {
        let (each, lowest) = HEAP;
        let pitch = (1.0 - each * f32::from(self.pile(cell).dan)).max(lowest);
        Cue { pitch, ..self.at(Sound::OnHeap, cell) }
    }

    /// Returns the sound of a step in a chain; 0 is the first after the initial capture.
    fn step(&self, step: usize, cell: Cell) -> Cue {
        let step = step.min(HIGHEST_STEP);
        let octave = 1 << (step / STRINGS.len());
        let pitch = STRINGS[step % STRINGS.len()] * octave as f32;
        Cue { pitch, ..self.at(Sound::Chain, cell) }
    }

    /// Returns the tone of a cell: a row has the five tones, which rise along one side of the board and fall along the
    /// next, so that each lap is a line of a tune; a quan cell has the octave of where it comes.
    fn tone(&self, cell: Cell) -> Cue {
        let per_side = self.ring.len() / self.ring.sides();
        let (side, along) = (cell.index() / per_side, cell.index() % per_side);
        let rises = side % 2 == 0;
        let pitch = match along {
            0 if rises => GROUND,
            0 => 2.0,
            _ => STRINGS[(if rises { along } else { per_side - along } - 1) % STRINGS.len()],
        };
        Cue { pitch, ..self.at(Sound::Tone, cell) }
    }

    /// Returns an effect positioned at a cell.
    fn at(&self, sound: Sound, cell: Cell) -> Cue {
        self.cue_at(sound, self.place(cell))
    }

    /// Returns an effect at a position.
    fn cue_at(&self, sound: Sound, (x, y): (f32, f32)) -> Cue {
        Cue { pan: WIDTH * x, level: self.level(y), ..Cue::from(sound) }
    }

    /// Returns the gain at `y`, which is -1 at the far edge and 1 at the near edge.
    fn level(&self, y: f32) -> f32 {
        1.0 - (1.0 - FAR) * (1.0 - y) / 2.0
    }

    /// Returns the position of a cell, from -1 to 1 to the right and towards the player. Quan
    /// cells are corners, and a side lies between two of them.
    fn place(&self, cell: Cell) -> (f32, f32) {
        let per_side = self.ring.len() / self.ring.sides();
        let along = (cell.index() % per_side) as f32 / per_side as f32;
        match cell.owner() {
            Some(side) => self.on_side(side, along),
            None => self.corner(cell.index() / per_side),
        }
    }

    /// Returns the position of the middle of a side.
    fn middle(&self, side: Side) -> (f32, f32) {
        self.on_side(side, 0.5)
    }

    /// Returns a position on a side; `along` is 0 at its first corner and 1 at the next.
    fn on_side(&self, side: Side, along: f32) -> (f32, f32) {
        let (from, to) = (self.corner(side.index()), self.corner(side.index() + 1));
        let between = |from: f32, to: f32| from + (to - from) * along;
        let x = between(from.0, to.0);
        match self.ring.sides() {
            // With two sides, the rows lie on either side of the line between the corners.
            2 if side == self.near => (x, 1.0),
            2 => (x, -1.0),
            _ => (x, between(from.1, to.1)),
        }
    }

    /// Returns the position of the first corner of the side with this number.
    fn corner(&self, side: usize) -> (f32, f32) {
        let corners: &[(f32, f32)] = match self.ring.sides() {
            2 => &[(-1.0, 0.0), (1.0, 0.0)],
            3 => &[(-1.0, 1.0), (1.0, 1.0), (0.0, -1.0)],
            _ => &[(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)],
        };
        // Anticlockwise from the lower left, as on the screen.
        corners[(side + corners.len() - self.near.index()) % corners.len()]
    }
}

/// Returns the sound of a hand lifting this many dân.
fn capture_sound(dan: u16) -> Sound {
    if dan >= MANY { Sound::CaptureLarge } else { Sound::CaptureSmall }
}
