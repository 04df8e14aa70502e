//! The board of a puzzle of Ô ăn quan, and the sentences that name its cells.

use eframe::egui::{Context, Ui};
use tabletop::Setup;

use crate::ai::Level;
use crate::audio::Surface;
use crate::controller::{AnalysisEngine, Seat};
use crate::games::OAnQuan;
use crate::rules::{BySide, Cell, Game, Move, Side};
use crate::settings::Settings;
use crate::ui::app::parts::{Parts, surface_of};
use crate::ui::app::screen::board_keys::keys_of_tries;
use crate::ui::board::{Seating, seating_shown};
use crate::ui::command::Command;
use crate::ui::live_game::{LiveGame, Refused};
use crate::ui::players::players;
use crate::ui::screens::tries::{self, Bar, BarButton, Said};
use crate::ui::screens::{Action, FrameContents, GameFrame, OnBoard, refusal};
use crate::ui::table::{LivePuzzle, PuzzleAction, PuzzleBoard, PuzzleStep, PuzzleView, Told};

impl PuzzleBoard for OAnQuan {
    type Typed = ();

    fn surface(settings: &Settings) -> Surface {
        surface_of(settings)
    }

    /// Returns the player and the master, who poses puzzles.
    fn setup(_puzzle: &Game) -> Setup {
        let mut seats = BySide::from_fn(2, |_| Seat::Computer(Level::Master));
        seats[Side::NEAR] = Seat::Person;
        Setup { seats, names: Setup::no_names(2), first: Side::NEAR, seed: 0 }
    }

    fn analysis_engine(parts: &Parts) -> AnalysisEngine {
        parts.engines.analysis.clone()
    }

    fn show_puzzle(
        ui: &mut Ui,
        view: &PuzzleView<'_, Self>,
        _typed: &mut (),
    ) -> (Option<PuzzleAction<Self>>, [Option<Cell>; 2]) {
        let PuzzleView { words, settings, sprites, puzzle, toast, letters, .. } = *view;
        let (setup, live_game) = (puzzle.setup(), puzzle.live_game());
        let (shown, presenter) = (live_game.shown(), live_game.presenter());
        let contents = FrameContents { words, sprites, setup, presenter, shown, toast, letters };
        let (areas, panel) = tries::areas(ui.max_rect(), setup.sides());
        let frame = GameFrame::new(areas, contents);
        let is_open = puzzle.may_try() || puzzle.can_try_again();
        let heading = Some(view.heading.clone());
        let bar = Bar { words, settings, is_open, heading };
        let pressed = frame.toolbar(ui, |ui| bar.show(ui, frame.width()));
        let mut action = pressed.map(|button| match button {
            BarButton::Back => PuzzleAction::Step(PuzzleStep::Leave),
            BarButton::Hint => PuzzleAction::Step(PuzzleStep::Hint),
            BarButton::Solution => PuzzleAction::Step(PuzzleStep::Solution),
            BarButton::Do(command) => PuzzleAction::Leave(Action::Do(command)),
        });
        frame.bed(ui);
        let stores = frame.seats(ui, |_, _| (false, None));
        let on_board = OnBoard {
            playable: if puzzle.may_try() { live_game.playable() } else { Vec::new() },
            chosen: live_game.chosen,
            hot: live_game.hot(),
            ..OnBoard::default()
        };
        let (state, pressed) = frame.board(ui, &stores, on_board);
        action = pressed.map(on_puzzle).or(action);
        let said = match toast {
            Some(toast) => Said { text: toast, warns: false, letters },
            None => Said { text: &view.said.0, warns: view.said.1, letters },
        };
        let (steps, when) = (view.steps.clone(), view.when.clone());
        let step = tries::panel(ui, panel, &said, |ui| tries::steps(ui, steps, true, when));
        (step.map(PuzzleAction::Step).or(action), [state.hot, state.armed])
    }

    fn puzzle_keys(
        ctx: &Context,
        puzzle: &mut LivePuzzle<Self>,
        _typed: &mut (),
        _settings: &Settings,
    ) -> Option<PuzzleAction<Self>> {
        let leave = Action::Do(Command::Back);
        let action = keys_of_tries(ctx, puzzle.live_game_mut(), leave).into_iter().next()?;
        Some(PuzzleAction::Leave(action))
    }

    fn press(live_game: &mut LiveGame, cell: Cell) -> bool {
        live_game.press(cell);
        live_game.presenter().refusal().is_some()
    }

    fn second_hint(told: &Told<'_, Self>, mv: Move) -> String {
        told.words.practice.hint_cell(seating(told).move_words(mv).number)
    }

    fn second_hint_warns(told: &Told<'_, Self>) -> &'static str {
        told.words.puzzles.hint_warns
    }

    fn replied(told: &Told<'_, Self>) -> String {
        let Some(turn) = told.puzzle.played().turns().next_back() else { return String::new() };
        let mv = seating(told).move_words(turn.mv);
        let name = &players(told.words, told.puzzle.setup())[turn.side].name;
        told.words.puzzles.goes_on(name, mv.number, mv.heading)
    }

    fn refuted(told: &Told<'_, Self>, lost: i32, replies: usize) -> String {
        let players = players(told.words, told.puzzle.setup());
        let game = told.puzzle.played();
        tries::refutation(told.words, &players, seating(told), game, (lost, replies))
    }

    fn not_found(told: &Told<'_, Self>, mv: Move, day: &str) -> String {
        let mv = seating(told).move_words(mv);
        told.words.puzzles.not_found(mv.number, mv.heading, day)
    }

    fn refusal(told: &Told<'_, Self>, refused: &Refused) -> Option<String> {
        Some(refusal(told.words, refused, told.puzzle.setup().sides()))
    }
}

fn seating(told: &Told<'_, OAnQuan>) -> Seating {
    seating_shown(told.ctx, told.puzzle.setup())
}

/// Returns what an action of the board means in a puzzle.
fn on_puzzle(action: Action) -> PuzzleAction<OAnQuan> {
    match action {
        Action::Press(cell) => PuzzleAction::Choose(Some(cell)),
        Action::Play(mv) => PuzzleAction::Play(mv),
        action => PuzzleAction::Leave(action),
    }
}
