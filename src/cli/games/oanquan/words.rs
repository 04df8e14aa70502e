//! The sentences about Ô ăn quan in the terminal.

use basics::Excerpt;

use super::{board, narration};
use crate::ai::{Control, Level, analyze_at};
use crate::cli::text::{Sentences, View};
use crate::cli::words::names_a_move;
use crate::games::OAnQuan;
use crate::rules::{
    Cell, Departure, Game, GameEnd, GameEntry, IllegalMove, MatchResult, Move, Position, Preset,
    Turn, TurnEnd, play,
};
use crate::words::{Lead, part};

/// The level whose search gives hints.
const ADVISER: Level = Level::Expert;

part!(OAnQuanWords);

impl OAnQuanWords {
    /// Returns the name, the cells and the points of a side.
    pub(super) fn owner_line(&self, name: &str, first: Cell, last: Cell, store: i32) -> String {
        self.owner(name, first, last, Lead::of(store), store.abs())
    }

    /// Returns why a turn ended.
    pub(super) fn turn_end(&self, why: TurnEnd) -> String {
        match why {
            TurnEnd::AtQuanCell(cell) => self.turn_end_at_quan_cell(cell),
            TurnEnd::TwoEmptyCells => self.turn_end_two_empty_cells.to_owned(),
            TurnEnd::ChainOver => self.turn_end_chain_over.to_owned(),
            TurnEnd::YoungQuan(cell) => self.turn_end_young_quan(cell),
            TurnEnd::FirstTurnQuan(cell) => self.turn_end_first_turn_quan(cell),
            TurnEnd::EndlessSowing => self.turn_end_endless_sowing.to_owned(),
        }
    }

    /// Returns how the side with this name left the game.
    pub(super) fn left(&self, departure: Departure, name: &str) -> String {
        match departure {
            Departure::Resigned(_) => self.left_resigned(name),
            Departure::OutOfTime(_) => self.left_out_of_time(name),
            Departure::Gone(_) => self.left_gone(name),
            Departure::Stopped => self.left_all_agreed.to_owned(),
        }
    }

    /// Returns why a move is refused, and what to do.
    pub(super) fn refusal(&self, illegal: IllegalMove) -> String {
        match illegal {
            IllegalMove::GameOver(mv) => self.refused_game_over(mv),
            IllegalMove::NoSuchCell(mv) => self.refused_no_such_cell(mv, mv.cell),
            IllegalMove::QuanCell(mv) => self.refused_quan_cell(mv, mv.cell),
            IllegalMove::NotYours(mv, _) => self.refused_not_yours(mv, mv.cell),
            IllegalMove::Pond(mv) => self.refused_pond(mv, mv.cell),
            IllegalMove::EmptyCell(mv) => self.refused_empty_cell(mv, mv.cell),
            IllegalMove::WrongDirection(mv) => self.refused_wrong_direction(mv),
        }
    }
}

impl Sentences<OAnQuan> for OAnQuanWords {
    fn welcome(&self) -> String {
        self.welcome.to_owned()
    }

    fn help(&self) -> &'static str {
        self.help
    }

    fn unclear(&self, _view: &View, line: &Excerpt) -> String {
        match names_a_move(line) {
            true => self.unclear_move(line),
            false => self.unclear(line),
        }
    }

    fn chosen(&self, mv: Move) -> Option<String> {
        Some(self.chosen(mv))
    }

    fn refused(&self, _view: &View, why: &IllegalMove) -> String {
        self.refusal(*why)
    }

    fn turn(&self, view: &View, turn: &Turn) -> Vec<String> {
        narration::turn(self, view, turn)
    }

    fn board(&self, view: &View, game: &Game) -> Vec<String> {
        board::lines(self, view, game.position())
    }

    fn outlook(&self, view: &View, game: &Game) -> Vec<String> {
        match game.position().to_move() {
            Some(_) => {
                let idle = game.idle_turns_left().map(|left| self.idle_turns_left(left));
                let growth =
                    game.growth_near().map(|dan| self.growth_near(dan, game.growth_limit()));
                idle.into_iter().chain(growth).collect()
            }
            None => narration::result(self, view, game.position()),
        }
    }

    fn round(&self, view: &View, game: &Game) -> Vec<String> {
        let sale = game.last_entry().and_then(GameEntry::sale);
        let lines = sale.map(|sale| narration::round(self, view, game.round_number(), sale));
        lines.unwrap_or_default()
    }

    fn verdict(&self, view: &View, game: &Game) -> Option<String> {
        Some(match game.match_result()? {
            MatchResult::Won(side) => self.match_won(&view.names[side]),
            MatchResult::Drawn => self.match_drawn.to_owned(),
        })
    }

    /// A good move, the points it captures, the expected margin and, if that is proven, the number
    /// of turns to the end.
    fn hint(&self, game: &Game, _seed: u64) -> Option<String> {
        let found = analyze_at(ADVISER, game, &Control::default())?;
        let (mv, lead, points) = (found.best(), Lead::of(found.score), found.score.abs());
        let turn = play(game.rules(), game.position(), mv);
        let captured = turn.expect("an analysis finds legal moves").captured;
        Some(match found.turns {
            Some(turns) => self.hint_proven(mv, captured, lead, points, turns),
            None => self.hint(mv, captured, lead, points),
        })
    }

    fn walked(&self, view: &View, position: &Position) -> Vec<String> {
        board::lines(self, view, position)
    }

    fn step(&self, view: &View, game: &Game, number: usize) -> Vec<String> {
        match &game.entries()[number - 1] {
            GameEntry::Turn(turn) => narration::turn(self, view, turn),
            GameEntry::Departure(departure) => narration::departure(self, view, departure),
            GameEntry::Sale(sale) => narration::round(self, view, game.round_after(number), sale),
        }
    }
}
