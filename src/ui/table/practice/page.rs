//! The page of the practice: the task or the verdict, and the steps that lead on.

use eframe::egui::Ui;
use tabletop::{Analyzed, Entered, Played, Practice, Solved, Step};

use super::super::drawn::{Scene, Showing};
use super::super::game_page::refusal;
use super::super::parts::BarButton;
use super::super::replay_page::Waiting;
use super::super::spoken::{BoardView, Voice};
use super::super::table_game::TableGame;
use super::super::task_page::{TaskAction, TaskPage};
use super::{PracticePage, PracticeStep};
use crate::ui::command::Command;
use crate::ui::live::TryStage;
use crate::ui::players::player_name;
use crate::ui::rooms::RoomView;

impl<G: TableGame> PracticePage<G> {
    /// Draws the page. `typed` says what is being typed. Returns what the player asks for.
    pub(in crate::ui::table) fn show(
        &self,
        ui: &mut Ui,
        board: BoardView,
        chosen: Option<G::Spot>,
        typed: Option<String>,
        view: &RoomView<'_>,
    ) -> Option<TaskAction<G, PracticeStep>> {
        let look = board.look;
        let words = &view.words.practice;
        let is_open = self.may_try() || self.live.can_try_again();
        let number = (!self.awaits_review).then(|| self.practice().progress());
        let title = match (number, self.live.fault()) {
            (Some((number, all)), Some(_)) => words.heading(number, all),
            _ => words.learn.to_owned(),
        };
        let short = match (number, self.live.fault()) {
            (Some((number, all)), Some(_)) => words.count(number, all),
            _ => title.clone(),
        };
        let (text, warns) = self.text(board, view);
        let shown = self.game().shown_game();
        let bar = [
            BarButton::new(Command::Back, true),
            BarButton::new(Command::Hint, is_open),
            BarButton::new(Command::Solution, is_open),
        ];
        let practice = Some(self.practice()).filter(|_| self.may_try());
        let hinted = practice.filter(|practice| self.shows_move(practice.hints(), view));
        let scene = Scene {
            can_play: self.may_try() && self.game().can_play(),
            chosen,
            hinted: hinted.and_then(|practice| Some(practice.fault()?.better.mv)),
            ..Scene::new(view, board, Showing::Live(self.game()), &shown)
        };
        let line = match shown.to_move() {
            Some(_) if self.may_try() => {
                G::words(view.language).shared().position(shown.position(), look)
            }
            _ => String::new(),
        };
        let refused =
            self.game().presenter().refusal().map(|refused| refusal::<G>(refused, look, view));
        let is_refused = refused.is_some();
        let said = refused.or(typed).unwrap_or(line);
        let page = TaskPage {
            title: [&title, &short],
            text: &text,
            warns,
            steps: self.steps(view),
            bar: &bar,
            looks: None,
            scene,
            line: (&said, is_refused),
            occasion: format!("{number:?} {:?}", self.live.stage()),
        };
        page.show(ui, view)
    }

    fn practice(&self) -> &Practice<G> {
        self.live.practice()
    }

    /// Returns whether this number of hints shows the move.
    fn shows_move(&self, hints: usize, view: &RoomView<'_>) -> bool {
        hints > usize::from(self.first_hint(view).is_some())
    }

    /// Returns the hint before the one that shows the move, if there is one.
    fn first_hint(&self, view: &RoomView<'_>) -> Option<String> {
        let mv = self.live.fault()?.better.mv;
        G::words(view.language).hint_of_part(self.game().session().game(), mv)
    }

    /// Returns what is said, and whether it is a warning.
    fn text(&self, board: BoardView, view: &RoomView<'_>) -> (String, bool) {
        let (general, words) = (&view.words.practice, &view.words.rooms);
        if self.awaits_review {
            return match self.replay.waiting() {
                Waiting::For(done, all) => (general.looking(done, all), false),
                Waiting::Failed => (general.failed.to_owned(), true),
            };
        }
        let named = |mv| self.name_of(mv, board, view);
        match self.live.stage() {
            TryStage::Asked if self.live.fault().is_none() => (self.closing(view), false),
            TryStage::Asked => (self.task(board, view), false),
            TryStage::Tried(_) => (general.checking.to_owned(), false),
            TryStage::Replying(_) => (general.watch_reply.to_owned(), true),
            TryStage::Worse(worse) => (self.why(worse.replies.len(), board, view), true),
            TryStage::Unchecked => (general.unchecked.to_owned(), true),
            TryStage::Right(mv) => (words.practice_right(&named(*mv)), false),
            TryStage::Solution(mv) => (words.practice_solution(&named(*mv)), false),
        }
    }

    /// Returns the task or, after a hint, the hint.
    fn task(&self, board: BoardView, view: &RoomView<'_>) -> String {
        let (practice, Some(fault), Some(kind)) = (self.practice(), self.live.fault(), self.kind())
        else {
            return String::new();
        };
        let words = &view.words.rooms;
        match practice.hints() {
            0 => {
                let played = self.replay.entry(&fault);
                let name = played.map(|entry| G::words(view.language).move_name(entry, board));
                let setup = self.replay.replay().setup();
                let by = played.and_then(Entered::side);
                let by = by.map(|side| player_name(view.words, setup, side)).unwrap_or_default();
                words.practice_asked(words.fault_kind(kind), &by, &name.unwrap_or_default())
            }
            hints if self.shows_move(hints, view) => {
                words.practice_hint(&self.name_of(fault.better.mv, board, view))
            }
            _ => self.first_hint(view).unwrap_or_default(),
        }
    }

    /// Returns the name of a move in the current position.
    fn name_of(&self, mv: G::Move, board: BoardView, view: &RoomView<'_>) -> String {
        let mut game = self.practice().before();
        let played = game.play(mv).is_ok();
        let entry = game.entries().last().filter(|_| played);
        entry.map_or_else(String::new, |entry| G::words(view.language).move_on_board(entry, board))
    }

    /// Returns why a try is not the best: the replies to it, and what they lead to.
    fn why(&self, replies: usize, board: BoardView, view: &RoomView<'_>) -> String {
        let game = self.game().session().game();
        let setup = self.replay.replay().setup();
        let voice = Voice { words: view.words, setup, view: board };
        let own = G::words(view.language);
        let first = game.entries().len().saturating_sub(replies);
        let is_move = |entry: &usize| matches!(game.entries()[*entry].step(), Step::Move(_));
        let replies = (first..game.entries().len()).filter(is_move);
        let mut said = vec![view.words.rooms.practice_wrong.to_owned()];
        said.extend(replies.map(|entry| own.happened(&voice, game, entry)));
        if game.to_move().is_none() {
            said.push(own.end(&voice, game));
        }
        if let Some(found) = self.game().session().help().evaluation().filter(|it| it.is_current) {
            let (score, proven) = (found.analysis.score(), found.analysis.is_proven());
            said.push(own.expected(&voice, found.side, score, proven));
        }
        said.join(" ")
    }

    /// Returns what is said after the last position.
    fn closing(&self, view: &RoomView<'_>) -> String {
        let practice = self.practice();
        let words = &view.words.practice;
        let (all, at_once) = (practice.total(), practice.count(Solved::AtOnce));
        let later = practice.count(Solved::Later);
        if all == 0 {
            let only = self.replay.replay().setup().persons() == 1;
            let rooms = &view.words.rooms;
            let why = if only { rooms.practice_flawless } else { rooms.practice_flawless_all };
            return format!("{}. {why}", words.flawless);
        }
        let verdict = match () {
            () if at_once == all => words.all_found,
            () if at_once + later == 0 => words.none_found,
            () => words.some_found,
        };
        let missed = practice.count(Solved::No);
        let mut said = vec![format!("{}.", words.over), verdict.to_owned()];
        said.push(words.found_at_once(at_once, all) + ".");
        said.extend((later > 0).then(|| words.found_later(later) + "."));
        said.extend((missed > 0).then(|| words.not_found(missed) + "."));
        said.join(" ")
    }

    /// Returns the steps that lead on, the main one first.
    fn steps<'a>(&self, view: &RoomView<'a>) -> Vec<(&'a str, PracticeStep)> {
        let words = &view.words.practice;
        let practice = self.practice();
        if self.awaits_review || self.game().presenter().is_moving() {
            return Vec::new();
        }
        if practice.fault().is_none() {
            let missed = practice.total() > practice.count(Solved::AtOnce);
            let repeat = missed.then_some((words.repeat, PracticeStep::Repeat));
            let review = (view.words.review.heading, PracticeStep::Review);
            let leave = (words.leave, PracticeStep::Leave);
            return repeat.into_iter().chain([review, leave]).collect();
        }
        let (number, all) = practice.progress();
        let next = if number == all { words.finish } else { words.next };
        match self.live.stage() {
            TryStage::Right(_) | TryStage::Solution(_) | TryStage::Asked => {
                vec![(next, PracticeStep::Next)]
            }
            TryStage::Worse(_) | TryStage::Unchecked => {
                vec![(words.try_again, PracticeStep::TryAgain), (next, PracticeStep::Next)]
            }
            TryStage::Tried(_) | TryStage::Replying(_) => Vec::new(),
        }
    }
}
