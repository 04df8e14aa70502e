//! The puzzles of Ô ăn quan, their words, and the lessons beside them.

use eframe::egui::Ui;
use oanquan::{BySide, Event, Game, Move, Pile, Preset, Side, Turn};
use oanquan_engine::{Level, Puzzle, Theme};
use settings::{Language, Settings};
use study::puzzle::{PuzzleKey, PuzzleTexts, Puzzles, TryVerdict};
use study::training;
use table::game::EditorLink;
use table::words::{TableWords, Voice};
use tabletop::training::{PuzzleSet, STEPS};
use ui_kit::balanced::wrapped;
use ui_kit::theme::sizes;
use window::widgets::{button_width, strong, wide_button};
use window::{BesideStep, Command, ScreenContext};
use window_words::{MoveWords, Words};

use super::board_words::reason_of;
use super::lesson;
use super::settings::learnt;
use super::words::{OAnQuanWords, move_words};
use crate::OAnQuan;
use crate::controller::puzzles::PresetPuzzles;
use crate::controller::{Chapter, Hint, Seat, Setup, Topic};
use crate::room::OAnQuanSentences;

/// The presets with puzzles, in the order of the sets.
const PRESETS: [Preset; 2] = [Preset::Classic, Preset::Folk];

/// The group of the puzzles that a newcomer begins with.
const FIRST_STEPS: u32 = 0;
/// The way to the editor.
const EDITOR: EditorLink<OAnQuan> = study::editor::editor_of();
/// The captures of a long chain, as its task says.
const LONG_CHAIN: usize = 3;
/// The highest band whose tasks are named.
const NAMED_BAND: u8 = 2;

fn puzzle(key: PuzzleKey) -> Option<&'static Puzzle> {
    PresetPuzzles(PRESETS[key.set]).all().get(key.index)
}

fn theme_of(key: PuzzleKey) -> Theme {
    puzzle(key).map_or(Theme::ALL[0], |puzzle| puzzle.theme)
}

/// What is named as the task of an easy puzzle.
enum Task {
    /// What the theme is about.
    Theme(Theme),
    /// The largest capture of the turn.
    TakeMost,
}

impl Task {
    /// Returns the task of the puzzle, or `None` if it is too difficult to be named. *Easy*, which solves
    /// the first band, takes the most each turn.
    fn of(key: PuzzleKey) -> Option<Task> {
        let puzzle = puzzle(key).filter(|puzzle| puzzle.band <= NAMED_BAND)?;
        Some(match puzzle.theme {
            Theme::TakeQuan | Theme::LongChain => Task::Theme(puzzle.theme),
            _ if puzzle.band == 1 => Task::TakeMost,
            theme => Task::Theme(theme),
        })
    }
}

/// Returns what the try before the last `replies` lacks if the task is what the turn captures; `None` if it does that, or
/// if the task is about more than the turn.
fn short_of_task(words: &Words, key: PuzzleKey, played: &Game, replies: usize) -> Option<String> {
    let at = played.turn_count().checked_sub(replies + 1)?;
    let mut best = played.up_to(at);
    let right = OAnQuan::solution(key, &best)?;
    best.play(right).ok()?;
    let (tried, best, own) = (played.turn(at)?, best.turn(at)?, &words.puzzles);
    match Task::of(key)? {
        Task::TakeMost => (tried.captured < best.captured).then(|| own.took_less(tried.captured)),
        Task::Theme(Theme::TakeQuan) => {
            let has_quan = piles(tried).any(|pile| pile.quan);
            (!has_quan).then(|| own.took_no_quan.to_owned())
        }
        Task::Theme(Theme::LongChain) => {
            (piles(tried).count() < LONG_CHAIN).then(|| own.chain_too_short.to_owned())
        }
        Task::Theme(_) => None,
    }
}

/// Returns the piles that a turn captures.
fn piles(turn: &Turn) -> impl Iterator<Item = Pile> {
    turn.events.iter().filter_map(|event| match event {
        Event::Captured { pile, .. } => Some(*pile),
        _ => None,
    })
}

/// Returns the group of the puzzle at this index of a set.
fn group_of(set: &dyn PuzzleSet, index: usize) -> u32 {
    if set.is_first_step(index) { FIRST_STEPS } else { set.step(index)[0].into() }
}

/// Returns the name of the group of the puzzle at this index of a set.
pub(super) fn group_name(words: &Words, set: &dyn PuzzleSet, index: usize) -> String {
    PuzzleTexts::<OAnQuan>::group(words, set, group_of(set, index))
}

/// Shows the next puzzle of `theme` under the classic rules, or the page if none is left.
pub fn open_puzzles_of(theme: Theme, context: &mut ScreenContext<'_>) {
    let theme = Theme::ALL.iter().position(|other| *other == theme).unwrap_or_default();
    training::open_puzzles_of::<OAnQuan>(0, theme, context);
}

impl Puzzles for OAnQuan {
    fn puzzle_words(language: Language) -> &'static dyn PuzzleTexts<Self> {
        Words::of(language)
    }

    fn sets() -> &'static [&'static dyn PuzzleSet] {
        &[&PresetPuzzles(Preset::Classic), &PresetPuzzles(Preset::Folk)]
    }

    /// Returns the puzzles of the folk game if the next game has its rules.
    fn usual_set(settings: &Settings) -> usize {
        usize::from(settings.game::<OAnQuan>().0 == Preset::Folk.rules())
    }

    fn theme(key: PuzzleKey) -> usize {
        let theme = theme_of(key);
        Theme::ALL.iter().position(|other| *other == theme).unwrap_or_default()
    }

    fn puzzle(key: PuzzleKey) -> Option<Game> {
        Some(Game::new(PRESETS[key.set].rules(), puzzle(key)?.position.clone()))
    }

    /// Returns the player and the master, who poses puzzles.
    fn setup(_puzzle: &Game) -> Setup {
        let mut seats = BySide::from_fn(2, |_| Seat::Computer(Level::Master));
        seats[Side::NEAR] = Seat::Person;
        Setup { seats, names: Setup::no_names(2), first: Side::NEAR, seed: 0 }
    }

    fn judge_try(key: PuzzleKey, played: &Game) -> TryVerdict<Self> {
        let line = puzzle(key).map_or(&[][..], |puzzle| &puzzle.line);
        let turns = played.turn_count();
        let last = played.turns().next_back().map(|turn| turn.mv);
        match line.get(turns.wrapping_sub(1)) {
            Some(right) if Some(*right) == last => {
                line.get(turns).map_or(TryVerdict::Solved, |reply| TryVerdict::Reply(*reply))
            }
            _ => TryVerdict::Wrong,
        }
    }

    fn solution(key: PuzzleKey, played: &Game) -> Option<Move> {
        puzzle(key)?.line.get(played.turn_count()).copied()
    }

    /// Puzzles with refills and debts come after one of the lessons about them.
    fn is_taught(key: PuzzleKey, settings: &Settings) -> bool {
        const REFILLS: [Topic; 3] = [Topic::Refill, Topic::Borrow, Topic::LastRefill];
        let demands = PresetPuzzles(PRESETS[key.set]).demands(key.index);
        let learnt = || learnt(settings);
        demands.is_none_or(|demands| !demands.refills)
            || learnt().iter().any(|topic| REFILLS.contains(topic))
    }

    /// Those that a newcomer begins with are a group before the bands.
    fn group(key: PuzzleKey) -> u32 {
        group_of(key.set_in::<Self>(), key.index)
    }

    const PRINTS_PUZZLES: bool = true;
    const EXPLAINS_PUZZLES: bool = true;

    /// Draws the lessons, and the way to the editor of positions.
    fn beside_puzzles(ui: &mut Ui, words: &Words, settings: &Settings) -> Option<BesideStep> {
        let learnt = learnt(settings);
        let (done, all) = (learnt.len(), Topic::all().count());
        let mut step = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = sizes::GAP;
            ui.label(strong(words.puzzles.lessons).size(17.0));
            wrapped(ui, words.puzzles.lessons_completed(done, all));
        });
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = sizes::GAP;
            let tactics = words.oanquan().chapter(Chapter::Tactics);
            let steps: [(BesideStep, _); 3] = [
                (lesson::learn, words.learn.learn),
                (lesson::learn_tactics, tactics),
                (|context| (EDITOR.open)(None, context), Command::EditPosition.label(words)),
            ];
            for (pressed, label) in steps {
                let width = button_width(ui, label).min(ui.available_width());
                if wide_button(ui, label, width, false).clicked() {
                    step = Some(pressed);
                }
            }
        });
        step
    }

    /// The lessons come first until all are completed.
    fn begins_beside(settings: &Settings) -> Option<bool> {
        Some(learnt(settings).len() < Topic::all().count())
    }
}

impl PuzzleTexts<OAnQuan> for Words {
    fn heading(&self) -> Option<&'static str> {
        Some(self.puzzles.place)
    }

    fn game(&self) -> &'static str {
        self.title
    }

    fn set_names(&self) -> Option<(&'static str, Vec<&'static str>)> {
        let names = PRESETS.map(|preset| self.rules().preset_name(preset));
        Some((self.command_rules, names.to_vec()))
    }

    fn themes(&self) -> Vec<&'static str> {
        Theme::ALL.iter().map(|theme| self.oanquan().theme(*theme)).collect()
    }

    fn first_hint(&self, key: PuzzleKey) -> &'static str {
        match Task::of(key) {
            Some(Task::TakeMost) => self.puzzles.take_most_hint,
            _ => self.oanquan().theme_hint(theme_of(key)),
        }
    }

    fn group(&self, _set: &dyn PuzzleSet, group: u32) -> String {
        match group {
            FIRST_STEPS => self.puzzles.first_steps.to_owned(),
            step => self.puzzles.band(step, STEPS),
        }
    }

    /// Names the task of an easy puzzle. In a difficult one, finding out what is to be done is the task.
    fn task(&self, key: PuzzleKey, _played: &Game) -> String {
        let task = match Task::of(key) {
            Some(Task::Theme(theme)) => self.oanquan().theme_task(theme),
            Some(Task::TakeMost) => self.puzzles.take_most,
            None => self.puzzles.only_move,
        };
        task.to_owned()
    }

    fn second_hint_warns(&self, words: &'static Words) -> &'static str {
        words.puzzles.hint_warns
    }

    fn replied(&self, voice: &Voice<'_>, _puzzle: PuzzleKey, played: &Game) -> String {
        let Some(turn) = played.turns().next_back() else { return String::new() };
        let MoveWords { number, heading } = move_words(voice, turn.mv);
        self.puzzles.goes_on(&voice.name(turn.side), number, heading)
    }

    /// Says what the hint says of the first move of the line or, without one, what the line shows.
    fn why(
        &self,
        voice: &Voice<'_>,
        key: PuzzleKey,
        start: &Game,
        hint: Option<&Hint>,
    ) -> Option<String> {
        let line = puzzle(key)?.line.clone();
        let found = hint.filter(|hint| line.first() == Some(&hint.mv)).cloned();
        let hint = found.or_else(|| Hint::of_line(start, line))?;
        let reason = reason_of(&hint, voice.setup.sides(), |side| voice.within(side));
        self.why_right(move_words(voice, hint.mv), &reason)
    }

    /// Says what the move lacks where the task is what the turn captures, or else what it costs by the end.
    fn refuted(
        &self,
        voice: &Voice<'_>,
        key: PuzzleKey,
        played: &Game,
        lost: i32,
        replies: usize,
    ) -> String {
        let own = OAnQuanWords::new(self);
        match short_of_task(self, key, played, replies) {
            Some(lacks) => {
                let replies = own.replies(voice, played, replies);
                std::iter::once(lacks).chain(replies).collect::<Vec<_>>().join(" ")
            }
            None => own.refuted(voice, played, lost, replies),
        }
    }

    fn not_found(&self, voice: &Voice<'_>, _start: &Game, mv: Move, day: &str) -> String {
        let MoveWords { number, heading } = move_words(voice, mv);
        self.puzzles.not_found(number, heading, day)
    }
}
