//! The pebble games at the table: the heap, the strip and the table, three looks of one game.

mod cells;
mod heap;
mod strip;
mod table;
pub(super) mod words;

use ::pebbles::{HEAP, Heap, MOST, Pebbles, Take, Verdict};
use eframe::egui::{Rect, Ui};
use tabletop::{Entry, Match, Played, Step};

use super::table::{LessonStep, Scene, TableGame, TableWords};
use crate::audio::{Sound, TimedCue};
use crate::settings::Language;
use crate::ui::typing::{Typing, stepper};
use crate::ui::widgets::row_label;
use crate::ui::words::Words;
use words::PebbleWords;

/// A look of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui::rooms) enum Look {
    /// A heap of pebbles.
    Heap,
    /// A piece beside a strip of cells.
    Strip,
    /// A piece on a table.
    Table,
}

impl Look {
    /// All looks, in the order of their choice.
    const ALL: [Look; 3] = [Look::Heap, Look::Strip, Look::Table];

    /// Returns the look with this number; a heap for unknown numbers.
    fn of(number: usize) -> Self {
        Look::ALL.get(number).copied().unwrap_or(Look::Heap)
    }
}

/// The seconds that a turn moves.
const MOTION: f32 = 0.6;

impl TableGame for Pebbles {
    fn words(language: Language) -> &'static dyn TableWords<Self> {
        PebbleWords::of(language)
    }

    fn options_form(
        &self,
        ui: &mut Ui,
        language: Language,
        words: &Words,
        typing: &mut Typing,
    ) -> Option<Self> {
        let own = PebbleWords::of(language);
        let (size, most) = (own.at_start, own.at_most);
        let mut next = None;
        let range = 1..=i32::from(*HEAP.end());
        row_label(ui, size);
        ui.horizontal(|ui| {
            let pebbles = stepper(ui, words, typing, size, self.pebbles().into(), &range);
            next = pebbles.and_then(|count| Pebbles::new(count as u16, self.most()));
        });
        let range = i32::from(*MOST.start())..=i32::from(*MOST.end());
        row_label(ui, most);
        ui.horizontal(|ui| {
            let taken = stepper(ui, words, typing, most, self.most().into(), &range);
            next = next.or(taken.and_then(|count| Pebbles::new(self.pebbles(), count as u8)));
        });
        if let Some(refused) = typing.refused() {
            let palette = crate::ui::theme::Palette::current(ui.ctx());
            ui.colored_label(palette.warning, refused);
        }
        next
    }

    fn board(ui: &mut Ui, rect: Rect, scene: &Scene<'_, Self>) -> Option<Take> {
        match Look::of(scene.look) {
            Look::Heap => heap::board(ui, rect, scene),
            Look::Strip => strip::board(ui, rect, scene),
            Look::Table => table::board(ui, rect, scene),
        }
    }

    fn move_of_hint(hint: &Verdict) -> Take {
        hint.take
    }

    fn duration(entry: &Entry<Self>) -> f32 {
        match entry.step {
            Step::Move(_) => MOTION,
            Step::Departure(_) => 0.0,
        }
    }

    fn cues(entry: &Entry<Self>) -> Vec<TimedCue> {
        let Step::Move(take) = entry.step else {
            return Vec::new();
        };
        let sound = if take.count() > 4 { Sound::CaptureLarge } else { Sound::CaptureSmall };
        vec![
            TimedCue { at: 0.0, cue: Sound::Lift.into() },
            TimedCue { at: MOTION * 0.5, cue: sound.into() },
        ]
    }

    fn move_of_digit(digit: u8) -> Option<Take> {
        Take::new(digit)
    }

    const LESSON: &'static [LessonStep<Self>] = &[
        // What a turn may take.
        LessonStep { position: "9 4 3 0", solves: |_| true, look: 0, answers: false },
        // How a game ends: an empty heap, or one pebble where one was just taken.
        LessonStep { position: "4 4 3 0", solves: is_won_by_the_learner, look: 0, answers: false },
        // Row 6: five pebbles, four at most. Every move loses, as the reply shows.
        LessonStep { position: "5 4 0 0", solves: |_| true, look: 2, answers: true },
    ];
}

fn is_won_by_the_learner(played: &Match<Pebbles>) -> bool {
    played.to_move().is_none()
}

/// Returns the position before the last move of a scene, and after it.
fn before_and_after(played: &Match<Pebbles>) -> (Heap, Heap) {
    let entries = played.entries().len();
    (*played.position_after(entries.saturating_sub(1)), *played.position())
}

/// Returns the takes that `heap` allows, or none if the player may not choose a move.
fn choices(scene: &Scene<'_, Pebbles>) -> Vec<Take> {
    if scene.can_play { scene.played.legal_moves() } else { Vec::new() }
}
