//! The lesson of a game at the plain table: steps, one after another, between which the learner goes back
//! and forth.

use eframe::egui::{Rect, Ui};
use live::PlainGame;
use settings::{Language, ONLY_LESSON, Settings};
use table::board::{Scene, Showing, look_choices};
use table::game::TableGame;
use table::page::BarButton;
use table::screens::{begin_game, change_settings, settings};
use tabletop::LessonTask;
use ui_kit::theme::sizes;
use window::{Command, ScreenContext};
use window_words::Words;

use super::lesson_ui::{LessonAction, LessonOf, LessonUi, LessonView};
use super::live_lesson::LiveLesson;
use super::screen::OpenLesson;
use super::told::LessonTold;
use crate::trial;
use crate::trial::{TrialAction, task_bar};

/// A game with one lesson, whose steps the learner goes through.
pub trait OneLesson: TableGame + PlainGame {
    /// The steps, as many as [`PageWords::lesson_steps`](table::words::PageWords) has.
    const LESSON: &'static [LessonTask<Self, Self::Spot>];

    /// Returns the look in which the lesson begins for a player who has chosen this look for games, if
    /// the learner may choose it there; `None` if each step has its own.
    fn lesson_look(_chosen: usize) -> Option<usize> {
        None
    }
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

/// Returns the lesson at the step with this number, from 0, or at its start if it has no such step.
/// `chosen` is the look of the player's games.
pub fn only_lesson<G: OneLesson>(step: usize, chosen: usize) -> LessonOf<G> {
    let step = if step < G::LESSON.len() { step } else { 0 };
    at(step, G::lesson_look(chosen))
}

fn at<G: OneLesson>(step: usize, look: Option<usize>) -> LessonOf<G> {
    let mut lesson = LessonOf::<G>::new((), G::LESSON.iter().collect());
    lesson.go_to(step);
    lesson.choose_look(look);
    lesson
}

impl<G: OneLesson> LessonUi for G {
    type Topic = ();
    type Link = LessonLink;

    fn lesson_number(number: usize) -> Option<LessonOf<G>> {
        (number == 1).then(|| only_lesson(0, USUAL_LOOK))
    }

    fn lesson_title(_lesson: &LessonOf<G>, language: Language) -> String {
        Words::of(language).rooms.lesson.to_owned()
    }

    /// The settings keep the step.
    const STAYS: bool = false;

    /// The learner looks at a wrong move and at the answer to it as long as it takes.
    const TAKES_BACK: bool = false;

    fn lesson_bar(
        ui: &mut Ui,
        rect: Rect,
        LessonView { room, live, seen }: LessonView<'_, G>,
    ) -> Option<TrialAction<G, LessonAction<LessonLink>>> {
        let (lesson, words) = (live.lesson(), &room.words.rooms);
        let buttons = [
            BarButton::new(Command::Back, true),
            BarButton::named(Command::StepBack, words.lesson_back, lesson.step() > 0),
            BarButton::named(Command::StepForward, words.lesson_forward, !lesson.is_last()),
        ];
        let step = words.lesson_step(lesson.step() + 1, G::LESSON.len());
        let title = format!("{} · {step}", words.lesson);
        // Beside the looks, a telephone has room for the numbers only.
        let is_narrow = rect.width() < sizes::NARROW && lesson.chosen_look().is_some();
        let numbers = format!("{}/{}", lesson.step() + 1, G::LESSON.len());
        let short = if is_narrow { &numbers } else { &step };
        let mut look = None;
        let looks = |ui: &mut Ui| {
            if lesson.chosen_look().is_some() {
                let scene = Scene::new(&room, seen, Showing::Live(live.live_game()), live.played());
                look = look_choices(ui, &room, &scene);
            }
        };
        let pressed = task_bar(ui, rect, &room, &buttons, Some([&title, short]), looks);
        let look = look.map(|look| TrialAction::Step(LessonAction::Link(LessonLink::Look(look))));
        look.or(pressed.map(TrialAction::from))
    }

    fn lesson_surface(lesson: &LessonOf<G>, _settings: &Settings) -> usize {
        lesson.look()
    }

    fn follow(open: &mut OpenLesson<G>, link: LessonLink, context: &mut ScreenContext<'_>) {
        let lesson = open.live().lesson();
        let (step, look) = (lesson.step(), lesson.chosen_look());
        match link {
            LessonLink::Back => open.begin(at::<G>(step.saturating_sub(1), look), context),
            LessonLink::Skip => {
                let next = (step + 1).min(G::LESSON.len() - 1);
                open.begin(at::<G>(next, look), context);
            }
            LessonLink::Look(look) => open.live_mut().lesson_mut().choose_look(Some(look)),
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
        let look = open.live().lesson().chosen_look();
        open.begin(at::<G>(0, look), context);
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
        let (step, is_over) = (lesson.step(), lesson.is_complete());
        change_settings::<G>(context, |settings| {
            // Who has not chosen a look keeps the pieces of the lesson in a game from the start page.
            if let Some(look) =
                lesson.chosen_look().filter(|_| step > 0 && settings.look == USUAL_LOOK)
            {
                settings.look = look;
            }
            settings.lesson_step = if is_over { 0 } else { step };
            if is_over {
                settings.learnt.insert(ONLY_LESSON.to_owned());
            }
        });
    }

    /// The signs would give the first try away.
    fn shows_previews(lesson: &LessonOf<G>) -> bool {
        lesson.has_missed()
    }

    fn task(told: &LessonTold<'_, G>) -> String {
        let [task, _] = G::pages(told.room.language).lesson_steps()[told.live.lesson().step()];
        task.to_owned()
    }

    /// Returns what the signs mean, too, which appear when the step is tried again.
    fn missed(told: &LessonTold<'_, G>) -> String {
        let (own, words) = (G::pages(told.room.language), told.room.words);
        let missed = own.lesson_missed(told.live.lesson().step(), told.live.played());
        let signs = own.lesson_signs().filter(|_| told.room.settings.previews(None));
        let text = [Some(missed.unwrap_or(words.rooms.lesson_missed)), signs];
        text.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn done(told: &LessonTold<'_, G>) -> String {
        let [_, done] = G::pages(told.room.language).lesson_steps()[told.live.lesson().step()];
        match told.live.lesson().is_last() {
            true => format!("{done} {}", told.room.words.rooms.lesson_over),
            false => done.to_owned(),
        }
    }

    fn steps(told: &LessonTold<'_, G>) -> Vec<(String, LessonAction<LessonLink>)> {
        let words = told.room.words;
        let steps = match told.live.lesson().is_last() {
            false => vec![(words.learn.next, LessonAction::Next)],
            true => vec![
                (words.rooms.play_now, LessonAction::Link(LessonLink::PlayNow)),
                (words.learn.restart, LessonAction::Next),
            ],
        };
        steps.into_iter().map(|(label, step)| (label.to_owned(), step)).collect()
    }
}

/// The look of games until the player chooses one.
const USUAL_LOOK: usize = 0;
