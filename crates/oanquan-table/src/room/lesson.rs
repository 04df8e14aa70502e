//! The lessons of Ô ăn quan: what the teacher says, and which lesson comes next.

use audio::Surface;
use eframe::egui::{Context, Rect, Ui, Vec2};
use oanquan::{BySide, Cell, REFILL_DAN, Side};
use settings::{Language, Settings};
use study::lesson::{LessonAction, LessonTold, LessonUi, LessonView, LiveLesson, OpenLesson};
use study::trial::TrialAction;
use table::form::settings_against;
use table::screens::{begin_game, go_to_game};
use tabletop::{Mark, Name, TaskProgress};
use ui_kit::faces::Portrait;
use ui_kit::theme::durations;
use window::{Command, Parts, ScreenContext, surface_of};
use window_words::Words;

use super::game_line::narrate_motion;
use super::lesson_bar::{self, LessonLink};
use super::open_puzzles_of;
use super::settings::learnt;
use crate::OAnQuan;
use crate::controller::{
    Chapter, Exercise, Goal, Lesson, Seat, Setup, Topic, lesson_about, named, target_cells, task_of,
};
use crate::room::live_game::LiveGame;
use crate::room::{FIRST_LEVEL, OAnQuanSentences, own};

/// Resumes the lesson in progress. Without one, starts the first lesson not yet learnt, or the very
/// first if all are learnt.
pub fn learn(context: &mut ScreenContext<'_>) {
    match context.take_kept::<OpenLesson<OAnQuan>>() {
        Some(lesson) => context.open(lesson),
        None => begin(next_topic(context.parts), context),
    }
    context.parts.dialogs.close();
}

/// Stays with an open lesson, or starts the next one if it is complete.
pub fn stay(open: &mut OpenLesson<OAnQuan>, context: &mut ScreenContext<'_>) {
    if open.is_complete() {
        open.begin(lesson_about(next_topic(context.parts)), context);
    }
    context.parts.dialogs.close();
}

/// Starts the next lesson about tactics.
pub fn learn_tactics(context: &mut ScreenContext<'_>) {
    begin(Chapter::Tactics.next(&learnt(context.parts.settings())), context);
}

/// Starts the lesson about `topic`.
fn begin(topic: Topic, context: &mut ScreenContext<'_>) {
    // An unfinished lesson is not resumed once another one begins.
    context.take_kept::<OpenLesson<OAnQuan>>();
    let lesson = OpenLesson::<OAnQuan>::new(lesson_about(topic), context);
    context.open(Box::new(lesson));
}

fn next_topic(parts: &Parts) -> Topic {
    let learnt = learnt(parts.settings());
    let next = Topic::all().find(|topic| !learnt.contains(topic));
    next.unwrap_or(Topic::Board)
}

/// Starts the game that the lessons lead to, against the weakest computer. It stays the opponent of
/// later games.
fn first_game(context: &mut ScreenContext<'_>) {
    let opponent = Portrait::Level(FIRST_LEVEL);
    let settings = settings_against::<OAnQuan>(context.parts.settings(), opponent);
    context.parts.set(context.ctx, settings);
    begin_game::<OAnQuan>(context);
}

impl LessonUi for OAnQuan {
    type Topic = Topic;
    type Link = LessonLink;

    fn lesson_number(number: usize) -> Option<Lesson> {
        Topic::all().nth(number.checked_sub(1)?).map(lesson_about)
    }

    fn lesson_title(lesson: &Lesson, language: Language) -> String {
        Words::of(language).oanquan().topic(lesson.topic()).to_owned()
    }

    const STAYS: bool = true;

    const TAKES_BACK: bool = true;

    fn lesson_rows(ctx: &Context, lesson: &Lesson, room: Vec2) -> usize {
        lesson_bar::rows(ctx, lesson, room)
    }

    fn lesson_bar(
        ui: &mut Ui,
        rect: Rect,
        view: LessonView<'_, Self>,
    ) -> Option<TrialAction<Self, LessonAction<LessonLink>>> {
        lesson_bar::lesson_bar(ui, rect, &view)
    }

    fn lesson_surface(_lesson: &Lesson, settings: &Settings) -> Surface {
        surface_of(settings)
    }

    fn follow(lesson: &mut OpenLesson<Self>, link: LessonLink, context: &mut ScreenContext<'_>) {
        match link {
            LessonLink::Topic(topic) => lesson.begin(lesson_about(topic), context),
            LessonLink::Puzzles(theme) => open_puzzles_of(theme, context),
            LessonLink::FirstGame => first_game(context),
            LessonLink::Learn => stay(lesson, context),
        }
    }

    /// Starts the next lesson. The last one of a chapter leads to the game that waits, or home.
    fn go_on(lesson: &mut OpenLesson<Self>, context: &mut ScreenContext<'_>) {
        match lesson.live().lesson().topic().next() {
            Some(topic) => lesson.begin(lesson_about(topic), context),
            None if Self::game_waits(context.parts) => go_to_game::<OAnQuan>(context),
            None => context.go_home(),
        }
    }

    fn link_of(command: Command) -> Option<LessonLink> {
        (command == Command::Learn).then_some(LessonLink::Learn)
    }

    fn lesson_key(command: Command) -> bool {
        !command.works_in_replay()
    }

    fn remember(lesson: &LiveLesson<Self>, context: &mut ScreenContext<'_>) {
        let (topic, parts) = (lesson.lesson().topic(), &mut *context.parts);
        let is_done = lesson.lesson().is_complete() && lesson.progress() == TaskProgress::Done;
        if is_done && !learnt(parts.settings()).contains(&topic) {
            parts.change_settings(context.ctx, |settings| {
                let learnt = &mut settings.of_mut::<OAnQuan>().learnt;
                learnt.insert(topic.kept_name());
            });
        }
    }

    fn game_waits(parts: &Parts) -> bool {
        own(parts).current.is_under_way()
    }

    /// An empty row stands still before its refill.
    fn stands_still(live_game: &LiveGame) -> f32 {
        match live_game.session().position().needs_refill() {
            true => durations::BEFORE_REFILL,
            false => 0.0,
        }
    }

    fn is_preparing(live_game: &LiveGame) -> bool {
        live_game.presenter().motion().stage().is_refilling()
    }

    fn players(words: &Words) -> Option<Setup> {
        let names = BySide::from(vec![Name::default(), Name::new(words.learn.other_side)]);
        let seats = BySide::from(vec![Seat::Person, Seat::Away]);
        Some(Setup { seats, names, first: Side::NEAR, seed: 0 })
    }

    fn marks(live: &LiveLesson<Self>) -> Vec<Mark<Cell>> {
        named(live.lesson(), live.played())
    }

    fn targets(lesson: &Lesson) -> Option<Vec<Cell>> {
        let asks = lesson.progress() != TaskProgress::Done;
        let Goal::Press(_) = lesson.task().goal else { return None };
        Some(if asks { target_cells(lesson) } else { Vec::new() })
    }

    fn task(told: &LessonTold<'_, OAnQuan>) -> String {
        told.room.words.oanquan().task(exercise(told)).to_owned()
    }

    fn missed(told: &LessonTold<'_, OAnQuan>) -> String {
        told.room.words.oanquan().task_missed(exercise(told)).to_owned()
    }

    fn done(told: &LessonTold<'_, OAnQuan>) -> String {
        let words = &told.room.words.learn;
        let shown = told.room.words.oanquan().task_done(exercise(told));
        match told.live.lesson().topic() {
            Topic::Opening if is_at_end(told.live.lesson()) => {
                format!("{shown} {}", words.tactics_completed)
            }
            _ if is_at_end(told.live.lesson()) => format!("{shown} {}", words.all_completed),
            Topic::Capture if offers_game(told.live.lesson(), told) => words.enough.to_owned(),
            _ => shown.to_owned(),
        }
    }

    /// Returns what the refill costs.
    fn preparing(told: &LessonTold<'_, OAnQuan>) -> String {
        let words = &told.room.words.learn;
        let paid = told.live.played().position().store(Side::NEAR).clamp(0, REFILL_DAN);
        match REFILL_DAN - paid {
            0 => words.refilling.to_owned(),
            borrowed => words.refilling_on_credit(paid, borrowed),
        }
    }

    fn moving(told: &LessonTold<'_, OAnQuan>) -> Option<String> {
        let live_game = told.live.live_game();
        if !live_game.presenter().is_moving() {
            return None;
        }
        // The sentences speak to the only person.
        let seats = BySide::from(vec![Seat::Person, Seat::Computer(FIRST_LEVEL)]);
        let setup = Setup { seats, ..told.voice.setup.clone() };
        narrate_motion(told.room.words, &setup, live_game)
    }

    /// Returns the goal, and that an arrow is to be chosen.
    fn begun(told: &LessonTold<'_, OAnQuan>) -> Option<String> {
        told.live.live_game().chosen?;
        let words = &told.room.words.learn;
        let goal = goal(told.room.words.oanquan().task(exercise(told)));
        Some(match exercise(told) {
            // The cell that its goal speaks of is chosen already.
            Exercise::Sow => words.choose_arrow_to_quan.to_owned(),
            _ => format!("{goal} {}", words.choose_arrow),
        })
    }

    fn steps(told: &LessonTold<'_, OAnQuan>) -> Vec<(String, LessonAction<LessonLink>)> {
        let all_words = told.room.words;
        let words = &all_words.learn;
        let next = match is_at_end(told.live.lesson()) {
            true if told.game_waits => all_words.resume,
            true => all_words.menu,
            false => words.next,
        };
        let next = (next.to_owned(), LessonAction::Next);
        let first_game = || {
            let label = words.play_now(all_words.home.character(FIRST_LEVEL));
            (label, LessonAction::Link(LessonLink::FirstGame))
        };
        if is_at_end(told.live.lesson()) && told.live.lesson().topic().chapter() == Chapter::Basics
        {
            let game = if offers_game(told.live.lesson(), told) { first_game() } else { next };
            let tactics = LessonAction::Link(LessonLink::Topic(Topic::Count));
            return vec![game, (words.to_tactics.to_owned(), tactics)];
        }
        if offers_game(told.live.lesson(), told) {
            let left = told.live.lesson().topic().chapter().topics().len()
                - told.live.lesson().topic().number();
            return vec![first_game(), (words.rest(left), next.1)];
        }
        let theme = told.live.lesson().topic().theme().filter(|_| told.live.lesson().is_complete());
        let puzzles = theme.map(|theme| LessonAction::Link(LessonLink::Puzzles(theme)));
        let puzzles = puzzles.map(|way| (words.puzzles.to_owned(), way));
        std::iter::once(next).chain(puzzles).collect()
    }
}

/// Returns the task on the board, which selects the words.
fn exercise(told: &LessonTold<'_, OAnQuan>) -> Exercise {
    task_of(told.live.lesson()).exercise
}

/// Returns whether the last lesson of a chapter is completed.
fn is_at_end(lesson: &Lesson) -> bool {
    lesson.is_complete() && lesson.topic().next().is_none()
}

/// Returns whether the player may leave the lessons for a first game now.
fn offers_game(lesson: &Lesson, told: &LessonTold<'_, OAnQuan>) -> bool {
    lesson.is_complete() && lesson.topic().leads_to_a_game() && !told.game_waits
}

/// Returns the last sentence of a task, which says what to do.
fn goal(task: &str) -> &str {
    task.rsplit(". ").next().unwrap_or(task)
}
