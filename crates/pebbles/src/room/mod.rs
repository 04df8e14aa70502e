//! The pebble games at the table: the heap, the strip and the table, three looks of one game.

mod cells;
mod heap;
mod heap_table;
mod pile;
mod strip;
mod words;

use eframe::egui::{Key, Painter, Rect, Ui};
use frame::start_page;
use settings::{Language, Settings};
use study::lesson::OneLesson;
use table::board::{
    BoardUi, Pressed, Scene, Touched, TypedMove, Typing, move_button, show_values, step_in_list,
};
use table::form::{OptionsForm, SetupUi};
use table::game::TableGame;
use table::words::{GameText, PageWords, TableWords, Viewpoint};
use tabletop::LessonTask;
use tabletop::{Game as _, GameMatch, Match};
use ui_kit::sprites::Sprites;
use window::rules::{RulesSection, RulesUi, RulesView, pictures};
use window::{LessonsLink, Screen};

use self::words::beyond_the_heap;
use crate::words::Look;
use crate::{HEAP, Heap, MAX, Pebbles, Take, Verdict};

pub use self::words::BoardWords;

/// The heap in the rules, and the height of its picture.
const RULES_HEAP: u16 = 12;
const RULES_HEIGHT: f32 = 108.0;

impl GameText for Pebbles {
    fn words(language: Language) -> &'static dyn TableWords<Self> {
        BoardWords::of(language)
    }

    const HAS_DRAWS: bool = false;
}

/// The points by which the value of a move is above the edge of its button, away from the number there.
const VALUE_ABOVE: f32 = 11.0;

impl BoardUi for Pebbles {
    const VALUES: usize = usize::MAX;

    fn board(ui: &mut Ui, rect: Rect, scene: &Scene<'_, Self>) -> Touched<Self> {
        let take = match Look::of(scene.look) {
            Look::Heap => heap::board(ui, rect, scene),
            Look::Strip => strip::board(ui, rect, scene),
            Look::Table => heap_table::board(ui, rect, scene),
        };
        show_values(ui, scene, VALUE_ABOVE);
        take.map(Pressed::Move).into()
    }

    fn picture(
        painter: &Painter,
        sprites: &Sprites,
        rect: Rect,
        shown: Option<(&Match<Self>, Viewpoint)>,
    ) {
        heap::picture(painter, sprites, rect, shown.map(|(played, _)| played.position().pebbles()));
    }

    fn move_of_hint(hint: &Verdict) -> Take {
        hint.take
    }

    const TYPING: Typing = Typing::Number;

    fn typed_move(_played: &Match<Self>, text: &str) -> TypedMove<Self> {
        let take = text.parse().ok().and_then(Take::new);
        take.map_or(TypedMove::Unknown, TypedMove::Move)
    }

    fn next_choice(
        played: &Match<Self>,
        view: Viewpoint,
        arrow: Key,
        from: Option<Take>,
    ) -> Option<Take> {
        let forward = match arrow {
            // The piece goes to the left on the strip.
            Key::ArrowLeft | Key::ArrowRight if Look::of(view.look) == Look::Strip => {
                arrow == Key::ArrowLeft
            }
            _ => matches!(arrow, Key::ArrowUp | Key::ArrowRight),
        };
        step_in_list(&played.legal_moves(), forward, from)
    }
}

impl SetupUi for Pebbles {
    fn options_form(&self, ui: &mut Ui, form: &mut OptionsForm<'_>) -> Option<Self> {
        let (words, look) = (BoardWords::of(form.language), Look::of(form.look));
        let beyond = i32::from(beyond_the_heap(look));
        let range = 1 + beyond..=i32::from(*HEAP.end()) + beyond;
        let size = i32::from(self.pebbles()) + beyond;
        let size = form.number(ui, words.size(look), size, &range);
        let range = i32::from(*MAX.start())..=i32::from(*MAX.end());
        let most = form.number(ui, words.most, self.most().into(), &range);
        if size.is_none() && most.is_none() {
            return None;
        }
        let size = size.map_or(Some(self.pebbles()), |size| u16::try_from(size - beyond).ok())?;
        let most = most.map_or(Some(self.most()), |most| u8::try_from(most).ok())?;
        Pebbles::new(size, most)
    }
}

impl RulesUi for Pebbles {
    fn sections(language: Language) -> Vec<RulesSection> {
        let words = BoardWords::of(language);
        RulesSection::plain([
            words.rules_heap,
            words.rules_strip,
            words.rules_table,
            words.rules_end,
            words.rules_hands,
            words.rules_source,
        ])
    }

    fn by_keys(language: Language) -> Option<&'static str> {
        Some(BoardWords::of(language).rules_keys)
    }

    fn figure(ui: &mut Ui, place: usize, view: &RulesView<'_>) {
        let heaps = if place == 0 { &[RULES_HEAP][..] } else { &[] };
        pictures(ui, RULES_HEIGHT, heaps, |ui, rect, heap| {
            heap::picture(ui.painter(), view.sprites, rect, Some(*heap));
        });
    }
}

impl TableGame for Pebbles {
    const FILE_TITLE: &str = "Bốc sỏi";

    const LESSONS: Option<LessonsLink> = Some(study::lesson::lessons_of::<Self>());

    fn pages(language: Language) -> &'static dyn PageWords<Self> {
        BoardWords::of(language)
    }

    fn surface(settings: &Settings) -> usize {
        settings.table(Self::ID).look
    }

    const START_PAGE: Option<fn() -> Box<dyn Screen>> = Some(start_page::<Self>);
}

impl OneLesson for Pebbles {
    /// Each turn makes the heap smaller, and the side that cannot move loses: every game has a winner.
    const LESSON: &'static [LessonTask<Self, Take>] = &[
        // What a turn may take.
        LessonTask::play("9 4 3 0", |_| true),
        // How a game ends: an empty heap, or one pebble where one was just taken.
        LessonTask::play("4 4 3 0", is_won_by_the_learner),
        // Row 6: five pebbles, four at most. Every move loses, as the reply shows.
        LessonTask::play("5 4 0 0", |_| true).in_look(2).answered(),
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

/// Returns why `take` is refused now: it is the number that the last turn took.
fn barred(scene: &Scene<'_, Pebbles>, take: Take) -> Option<String> {
    let heap = scene.played.position();
    let words = BoardWords::of(scene.language);
    let is_barred = scene.can_play && take.count() == heap.last();
    is_barred.then(|| words.shared.same_as_before(Look::of(scene.look), take.count()))
}

/// Returns the numbers that a turn may take at most, those that are refused now included.
fn takes(heap: &Heap) -> impl Iterator<Item = Take> {
    (1..=heap.most()).filter_map(Take::new)
}
