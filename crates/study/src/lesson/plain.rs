//! The lesson of a game at the plain table: steps, one after another, between which the learner goes back
//! and forth.

use std::marker::PhantomData;

use eframe::egui::{Rect, Ui};
use live::PlainGame;
use settings::{ONLY_LESSON, Settings};
use table::board::{Scene, Showing, look_choices};
use table::game::TableGame;
use table::page::BarButton;
use table::screens::{begin_game, change_settings, settings};
use tabletop::{GameMatch, LessonStep, TaskProgress, TaskTries};
use ui_kit::theme::sizes;
use window::{Command, ScreenContext};

use super::live_lesson::LiveLesson;
use super::screen::OpenLesson;
use super::taught::{LessonAction, LessonUi, LessonView, Teaching};
use super::told::LessonTold;
use crate::trial;
use crate::trial::{TrialAction, task_bar};

/// A game with one lesson, whose steps the learner goes through.
pub trait OneLesson: TableGame + PlainGame {
    /// The steps, as many as [`PageWords::lesson_steps`](table::words::PageWords) has.
    const LESSON: &'static [LessonStep<Self>];

    /// Returns the look in which the lesson begins for a player who has chosen this look for games, if
    /// the learner may choose it there; `None` if each step has its own.
    fn lesson_look(_chosen: usize) -> Option<usize> {
        None
    }
}

/// The lesson at one of its steps.
pub struct PlainLesson<G> {
    step: usize,
    /// The look that the learner may choose, in a game whose lesson is seen in every look.
    look: Option<usize>,
    tries: TaskTries,
    game: PhantomData<G>,
}

/// Where a step leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonLink {
    /// To the step before.
    Back,
    /// To the step after, done or not.
    Skip,
    /// The lesson in another look.
    Look(usize),
    /// A game.
    PlayNow,
}

impl<G: OneLesson> PlainLesson<G> {
    /// Returns the lesson at the step with this number, from 0, or at its start if it has no such step.
    /// `chosen` is the look of the player's games.
    pub fn new(step: usize, chosen: usize) -> Self {
        let step = if step < G::LESSON.len() { step } else { 0 };
        PlainLesson::at(step, G::lesson_look(chosen))
    }

    fn at(step: usize, look: Option<usize>) -> Self {
        PlainLesson { step, look, tries: TaskTries::default(), game: PhantomData }
    }

    fn now(&self) -> &'static LessonStep<G> {
        &G::LESSON[self.step]
    }

    fn is_last(&self) -> bool {
        self.step + 1 == G::LESSON.len()
    }
}

impl<G: OneLesson> Teaching<G> for PlainLesson<G> {
    /// The learner looks at a wrong move and at the answer to it as long as it takes.
    const TAKES_BACK: bool = false;

    fn start(&self) -> G::Match {
        let position = G::usual().parse_position(self.now().position);
        let (game, position) = position.expect("a lesson begins at a position");
        G::Match::begin(game, position)
    }

    fn name(&self) -> String {
        self.step.to_string()
    }

    fn look(&self) -> Option<usize> {
        Some(self.look.unwrap_or(self.now().look))
    }

    /// The signs would give the first try away.
    fn previews(&self) -> bool {
        self.tries.has_missed()
    }

    fn progress(&self) -> TaskProgress {
        self.tries.progress()
    }

    fn expects_move(&self) -> bool {
        self.progress() == TaskProgress::Asked
    }

    fn played(&mut self, played: &G::Match) {
        self.tries.judge((self.now().solves)(played));
    }

    fn ask_again(&mut self) {
        self.tries.ask_again();
    }

    fn solution(&self) -> Option<G::Move> {
        let start = self.start();
        let solves = |mv: &G::Move| {
            let mut played = start.clone();
            played.play(*mv).is_ok() && (self.now().solves)(&played)
        };
        let moves = if self.tries.offers_solution() { start.legal_moves() } else { Vec::new() };
        moves.into_iter().find(solves)
    }

    fn advance(&mut self) -> bool {
        let goes_on = self.progress() == TaskProgress::Done && !self.is_last();
        if goes_on {
            *self = PlainLesson::at(self.step + 1, self.look);
        }
        goes_on
    }

    fn is_complete(&self) -> bool {
        self.is_last() && self.progress() == TaskProgress::Done
    }

    fn answers(&self) -> bool {
        self.now().answers
    }

    fn task(&self, told: &LessonTold<'_, G>) -> String {
        let [task, _] = G::pages(told.room.language).lesson_steps()[self.step];
        task.to_owned()
    }

    /// Returns what the signs mean, too, which appear when the step is tried again.
    fn missed(&self, told: &LessonTold<'_, G>) -> String {
        let (own, words) = (G::pages(told.room.language), told.room.words);
        let missed = own.lesson_missed(self.step, told.live.played());
        let signs = own.lesson_signs().filter(|_| told.room.settings.previews(None));
        let text = [Some(missed.unwrap_or(words.rooms.lesson_missed)), signs];
        text.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn done(&self, told: &LessonTold<'_, G>) -> String {
        let [_, done] = G::pages(told.room.language).lesson_steps()[self.step];
        match self.is_last() {
            true => format!("{done} {}", told.room.words.rooms.lesson_over),
            false => done.to_owned(),
        }
    }

    fn steps(&self, told: &LessonTold<'_, G>) -> Vec<(String, LessonAction<LessonLink>)> {
        let words = told.room.words;
        let steps = match self.is_last() {
            false => vec![(words.learn.next, LessonAction::Next)],
            true => vec![
                (words.rooms.play_now, LessonAction::Link(LessonLink::PlayNow)),
                (words.learn.restart, LessonAction::Next),
            ],
        };
        steps.into_iter().map(|(label, step)| (label.to_owned(), step)).collect()
    }
}

impl<G: OneLesson> LessonUi for G {
    type Lesson = PlainLesson<G>;
    type Link = LessonLink;

    /// The settings keep the step.
    const STAYS: bool = false;

    fn lesson_bar(
        ui: &mut Ui,
        rect: Rect,
        LessonView { room, live, seen }: LessonView<'_, G>,
    ) -> Option<TrialAction<G, LessonAction<LessonLink>>> {
        let (lesson, words) = (live.lesson(), &room.words.rooms);
        let buttons = [
            BarButton::new(Command::Back, true),
            BarButton::named(Command::StepBack, words.lesson_back, lesson.step > 0),
            BarButton::named(Command::StepForward, words.lesson_forward, !lesson.is_last()),
        ];
        let step = words.lesson_step(lesson.step + 1, G::LESSON.len());
        let title = format!("{} · {step}", words.lesson);
        // Beside the looks, a telephone has room for the numbers only.
        let is_narrow = rect.width() < sizes::NARROW && lesson.look.is_some();
        let numbers = format!("{}/{}", lesson.step + 1, G::LESSON.len());
        let short = if is_narrow { &numbers } else { &step };
        let mut look = None;
        let looks = |ui: &mut Ui| {
            if lesson.look.is_some() {
                let scene = Scene::new(&room, seen, Showing::Live(live.live_game()), live.played());
                look = look_choices(ui, &room, &scene);
            }
        };
        let pressed = task_bar(ui, rect, &room, &buttons, Some([&title, short]), looks);
        let look = look.map(|look| TrialAction::Step(LessonAction::Link(LessonLink::Look(look))));
        look.or(pressed.map(TrialAction::from))
    }

    fn lesson_surface(lesson: &PlainLesson<G>, settings: &Settings) -> usize {
        lesson.look().unwrap_or_else(|| G::surface(settings))
    }

    fn follow(open: &mut OpenLesson<G>, link: LessonLink, context: &mut ScreenContext<'_>) {
        let lesson = open.live().lesson();
        let (step, look) = (lesson.step, lesson.look);
        match link {
            LessonLink::Back => open.begin(PlainLesson::at(step.saturating_sub(1), look), context),
            LessonLink::Skip => {
                let next = (step + 1).min(G::LESSON.len() - 1);
                open.begin(PlainLesson::at(next, look), context);
            }
            LessonLink::Look(look) => open.live_mut().lesson_mut().look = Some(look),
            LessonLink::PlayNow => {
                // The pieces stay those that the learner knows.
                let look = look.unwrap_or(settings::<G>(context.parts).look);
                change_settings::<G>(context, |settings| settings.look = look);
                begin_game::<G>(context);
            }
        }
    }

    /// Begins again.
    fn go_on(open: &mut OpenLesson<G>, context: &mut ScreenContext<'_>) {
        let look = open.live().lesson().look;
        open.begin(PlainLesson::at(0, look), context);
    }

    fn link_of(command: Command) -> Option<LessonLink> {
        match command {
            Command::StepBack => Some(LessonLink::Back),
            Command::StepForward => Some(LessonLink::Skip),
            _ => None,
        }
    }

    fn lesson_key(command: Command) -> bool {
        trial::handles_key(command) && command != Command::Hint || command == Command::Back
    }

    fn remember(lesson: &LiveLesson<G>, context: &mut ScreenContext<'_>) {
        let lesson = lesson.lesson();
        let (step, is_over) = (lesson.step, lesson.is_complete());
        change_settings::<G>(context, |settings| {
            // Who has not chosen a look keeps the pieces of the lesson in a game from the start page.
            if let Some(look) = lesson.look.filter(|_| step > 0 && settings.look == USUAL_LOOK) {
                settings.look = look;
            }
            settings.lesson_step = if is_over { 0 } else { step };
            if is_over {
                settings.learnt.insert(ONLY_LESSON.to_owned());
            }
        });
    }
}

/// The look of games until the player chooses one.
const USUAL_LOOK: usize = 0;
