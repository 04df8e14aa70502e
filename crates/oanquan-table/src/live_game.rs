//! The game of Ô ăn quan on the screen: what it has besides any other game.

use oanquan::{Cell, Direction, EmptyQuan, Game, IllegalMove, Move};

use crate::OAnQuan;
use crate::controller::{Refusal, depends_on_empty_quan, with_empty_quan};
use crate::motion::Stage;
use crate::shown::{Begun, Shown};

/// A game of Ô ăn quan on the screen.
pub type LiveGame = live::LiveGame<OAnQuan>;
/// What the window shows of such a game.
pub type Presenter = live::Presenter<OAnQuan>;
/// A replay of such a game.
pub type Viewer = live::Viewer<OAnQuan>;
/// Why a choice is refused in such a game.
pub type Refused = live::Refused<IllegalMove>;

/// A game of Ô ăn quan in which people play.
pub trait PlayedOAnQuan {
    /// Returns the game as far as the window shows it, with the last [group](live::LiveGame::group) of turns
    /// marked.
    fn shown(&self) -> Shown<'_>;

    /// Returns the cells that the person to move may lift.
    fn playable(&self) -> Vec<Cell>;

    /// Chooses `cell`, or shows why it is refused.
    fn press(&mut self, cell: Cell);

    /// Returns whether `mv` is the first move of the game that depends on what an empty quan cell
    /// does, so that the rule can still be chosen.
    fn is_undecided(&self, mv: Move) -> bool;

    /// Goes on under another rule of empty quan cells. A computer to move thinks again.
    fn set_empty_quan(&mut self, empty_quan: EmptyQuan);
}

impl PlayedOAnQuan for LiveGame {
    fn shown(&self) -> Shown<'_> {
        let game = self.session().game();
        let stage = self.presenter().motion().stage();
        let turns = game.turn_count();
        let steps_at_rest = game.entries_before_turn(turns.saturating_sub(stage.turns_left()) + 1);
        let begun = Begun { turns, steps_at_rest, turns_seen: 0 };
        Shown::new(game, stage, begun, self.group(), past(self.presenter()))
    }

    fn playable(&self) -> Vec<Cell> {
        if !self.can_play() {
            return Vec::new();
        }
        let moves = self.session().game().legal_moves();
        let mut cells: Vec<Cell> = moves.iter().map(|mv| mv.cell).collect();
        cells.dedup();
        cells
    }

    fn press(&mut self, cell: Cell) {
        self.chosen = None;
        if self.is_over() && self.presenter().viewed_turn().is_none() {
            // The result stays in view.
            return;
        }
        let any_direction = Move { cell, direction: Direction::Plus };
        let game = self.session().game();
        let illegal = || game.position().check(game.rules(), any_direction).err();
        let refused = self
            .refusal_of_all()
            .or_else(|| illegal().map(|why| Refused::Move(Refusal::Illegal(why))));
        match refused {
            Some(refused) => self.presenter_mut().refuse(refused, Some(cell)),
            None => {
                log::debug!("chosen: cell {cell}");
                self.presenter_mut().clear_refusal();
                self.chosen = Some(cell);
            }
        }
    }

    fn is_undecided(&self, mv: Move) -> bool {
        is_undecided(self.session().game(), mv)
    }

    fn set_empty_quan(&mut self, empty_quan: EmptyQuan) {
        let game = self.session().game();
        if game.rules().empty_quan != empty_quan
            && let Some(game) = with_empty_quan(game, empty_quan)
        {
            self.change(|session| session.replace_game(game));
        }
    }
}

/// A replay of a game of Ô ăn quan.
pub trait ReplayedOAnQuan {
    /// Returns the game as far as the window shows it. The last turn is marked unless a player has
    /// left since.
    fn shown(&self) -> Shown<'_>;
}

impl ReplayedOAnQuan for Viewer {
    fn shown(&self) -> Shown<'_> {
        let begun = Begun {
            turns: self.replay().turns(),
            steps_at_rest: self.steps_at_rest(),
            turns_seen: self.turns_seen(),
        };
        let marked = usize::from(self.replay().last().is_some_and(|last| last.turn().is_some()));
        let stage = self.presenter().motion().stage();
        Shown::new(self.replay().game(), stage, begun, marked, past(self.presenter()))
    }
}

fn past(presenter: &Presenter) -> Option<(usize, &Stage)> {
    presenter.past().map(|(turns, motion)| (turns, motion.stage()))
}

/// Returns whether `mv` is the first move of a game that depends on what an empty quan cell does, so that the
/// rule can still be chosen.
pub fn is_undecided(game: &Game, mv: Move) -> bool {
    depends_on_empty_quan(game, mv) && with_empty_quan(game, EmptyQuan::Passes).is_some()
}
