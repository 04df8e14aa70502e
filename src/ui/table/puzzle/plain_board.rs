//! The page of a puzzle of a game at the plain table.

use eframe::egui::{Context, Key, Modifiers, Ui};
use tabletop::{AnalysisEngine, BySide, Played, Seat, Setup, Side};

use super::live_puzzle::PuzzleStage;
use super::{LivePuzzle, PuzzleAction, PuzzleBoard, PuzzleStep, PuzzleView, Told};
use crate::settings::Settings;
use crate::ui::app::parts::Parts;
use crate::ui::command::Command;
use crate::ui::live::{LiveGame, Refused};
use crate::ui::rooms::RoomView;
use crate::ui::screens::Action;
use crate::ui::table::drawn::{Pressed, Scene, Showing};
use crate::ui::table::game_page::refusal;
use crate::ui::table::keyboard::{BoardKey, Keyboard};
use crate::ui::table::parts::BarButton;
use crate::ui::table::puzzles::Puzzles;
use crate::ui::table::spoken::BoardView;
use crate::ui::table::table_game::TableGame;
use crate::ui::table::task_page::{TaskAction, TaskPage};

/// Returns how the board is seen: from the side that has the task.
fn seen<G: TableGame + Puzzles>(puzzle: &LivePuzzle<G>, settings: &Settings) -> BoardView {
    let near = puzzle.played().up_to(0).to_move().unwrap_or(Side::NEAR);
    BoardView::lying(G::surface(settings), near)
}

impl<G: TableGame + Puzzles> PuzzleBoard for G {
    type Typed = Keyboard;

    fn surface(settings: &Settings) -> usize {
        settings.tables.get(G::ID).map_or(0, |table| table.look)
    }

    fn setup(puzzle: &G::Match) -> Setup {
        let sides = puzzle.game().sides();
        let seats = BySide::from_fn(sides, |_| Seat::Person);
        Setup { seats, names: Setup::no_names(sides), first: Side::NEAR, seed: 0 }
    }

    fn analysis_engine(_parts: &Parts) -> AnalysisEngine<G> {
        tabletop::default_analysis_engine::<G>()
    }

    fn show_puzzle(
        ui: &mut Ui,
        view: &PuzzleView<'_, G>,
        typed: &mut Keyboard,
    ) -> (Option<PuzzleAction<G>>, [Option<G::Spot>; 2]) {
        let room = RoomView {
            language: view.language,
            words: view.words,
            settings: view.settings,
            sprites: view.sprites,
            toast: view.toast,
            letters: view.letters,
        };
        let (puzzle, own) = (view.puzzle, G::words(view.language));
        let look = seen(puzzle, view.settings).look;
        let (live, played) = (puzzle.live_game(), puzzle.played());
        let can_play = puzzle.may_try() && live.can_play();
        let scene: Scene<'_, G> = Scene {
            can_play,
            chosen: live.chosen,
            ..Scene::new(&room, seen(puzzle, view.settings), Showing::Live(live), played)
        };
        let position = match played.to_move() {
            Some(_) if !can_play => String::new(),
            Some(_) => own.shared().position(played.position(), look),
            None => own.shared().end(played, look),
        };
        let typed = typed.shown::<G>(ui.ctx(), played.entries().len(), view.words);
        let refused = live.presenter().refusal().map(|why| refusal::<G>(why, look, &room));
        let line = refused.clone().or(typed).unwrap_or(position);
        let is_open = puzzle.may_try() || puzzle.can_try_again();
        let bar = [
            BarButton::new(Command::Back, true),
            BarButton::new(Command::Hint, is_open),
            BarButton::new(Command::Solution, is_open),
        ];
        let page = TaskPage {
            title: view.heading.each_ref().map(String::as_str),
            text: &view.said.0,
            warns: view.said.1,
            steps: view.steps.clone(),
            bar: &bar,
            looks: None,
            scene,
            line: (&line, refused.is_some()),
            occasion: view.when.clone().unwrap_or_default(),
        };
        let action = page.show(ui, &room).map(|action| match action {
            TaskAction::Step(step) => PuzzleAction::Step(step),
            TaskAction::Press(Pressed::Move(mv)) => PuzzleAction::Play(mv),
            TaskAction::Press(Pressed::Choice(spot)) => PuzzleAction::Choose(spot),
            TaskAction::Press(Pressed::Rest) => PuzzleAction::Leave(Action::FinishMotion),
            TaskAction::Do(Command::Back) => PuzzleAction::Step(PuzzleStep::Leave),
            TaskAction::Do(Command::Hint) => PuzzleAction::Step(PuzzleStep::Hint),
            TaskAction::Do(Command::Solution) => PuzzleAction::Step(PuzzleStep::Solution),
            TaskAction::Do(command) => PuzzleAction::Leave(Action::Do(command)),
        });
        (action, [None; 2])
    }

    fn puzzle_keys(
        ctx: &Context,
        puzzle: &mut LivePuzzle<G>,
        typed: &mut Keyboard,
        settings: &Settings,
    ) -> Option<PuzzleAction<G>> {
        let entries = puzzle.played().entries().len();
        if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            let live_game = puzzle.live_game_mut();
            if typed.clear(ctx, entries) || live_game.chosen.take().is_some() {
                return None;
            }
            return Some(PuzzleAction::Step(PuzzleStep::Leave));
        }
        let can_play = puzzle.may_try() && puzzle.live_game().can_play();
        let key = typed.keys::<G>(ctx, puzzle.played(), seen(puzzle, settings), can_play)?;
        Some(match key {
            BoardKey::Play(mv) => PuzzleAction::Play(mv),
            BoardKey::RefuseMove(why) => {
                PuzzleAction::Refuse(Refused::Move(tabletop::Refusal::Illegal(why)))
            }
            BoardKey::Refuse(text) => PuzzleAction::Refuse(Refused::Unknown(text)),
            BoardKey::AfterCommand => PuzzleAction::Refuse(Refused::AfterCommand),
            BoardKey::Choose => {
                puzzle.live_game_mut().presenter_mut().clear_refusal();
                ctx.request_repaint();
                return None;
            }
        })
    }

    fn press(live_game: &mut LiveGame<G>, spot: G::Spot) -> bool {
        live_game.presenter_mut().clear_refusal();
        live_game.chosen = Some(spot);
        false
    }

    fn second_hint(told: &Told<'_, G>, mv: G::Move) -> String {
        let part = G::words(told.language).hint_of_part(told.puzzle.played(), mv);
        part.unwrap_or_else(|| told.words.rooms.practice_hint(&name_of(told, mv)))
    }

    fn second_hint_warns(told: &Told<'_, G>) -> &'static str {
        told.words.puzzles.hint_of_piece_warns
    }

    fn replied(told: &Told<'_, G>) -> String {
        let own = G::puzzle_words(told.language);
        let task = own.task(told.puzzle.key(), told.puzzle.played());
        format!("{} {task}", told.words.puzzles.right)
    }

    fn refuted(told: &Told<'_, G>, _lost: i32, _replies: usize) -> String {
        told.words.rooms.puzzle_missed.to_owned()
    }

    fn not_found(told: &Told<'_, G>, mv: G::Move, day: &str) -> String {
        told.words.puzzles.move_not_found(&name_of(told, mv), day)
    }

    /// The line below the board says why.
    fn refusal(_told: &Told<'_, G>, _refused: &Refused<G::Illegal>) -> Option<String> {
        None
    }
}

/// Returns the name of a move from the start of the puzzle, or from the position on the board while it
/// is asked for.
fn name_of<G: TableGame + Puzzles>(told: &Told<'_, G>, mv: G::Move) -> String {
    let puzzle = told.puzzle;
    let is_over = *puzzle.stage() == PuzzleStage::Over;
    let mut played = if is_over { puzzle.played().up_to(0) } else { puzzle.played().clone() };
    // The puzzle says that the move is legal.
    let _ = played.play(mv);
    let view = seen(puzzle, told.settings);
    let last = played.entries().last();
    last.map_or_else(String::new, |entry| G::words(told.language).move_on_board(entry, view))
}
