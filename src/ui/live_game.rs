//! The game of Ô ăn quan on the screen: what it has besides any other game.

use crate::controller::{Refusal, Session, depends_on_empty_quan, with_empty_quan};
use crate::games::OAnQuan;
use crate::rules::{Cell, Direction, EmptyQuan, Game, IllegalMove, Move};
use crate::settings::{Settings, Speed};

use super::live::{self, TickOutcome};
use super::shown::{Begun, Shown};

/// A game of Ô ăn quan on the screen.
pub type LiveGame = live::LiveGame<OAnQuan>;
/// What the window shows of such a game.
pub type Presenter = live::Presenter<OAnQuan>;
/// A replay of such a game.
pub type Viewer = live::Viewer<OAnQuan>;
/// Why a choice is refused in such a game.
pub type Refused = live::Refused<IllegalMove>;

/// Returns whether the player is still to choose what an empty quan cell does in this game: a game
/// with a person, under the rule that nobody has chosen.
pub fn is_empty_quan_open(settings: &Settings, session: &Session) -> bool {
    let rules = session.game().rules();
    !settings.rules_asked
        && rules.empty_quan == EmptyQuan::Stops
        && *rules == settings.rules
        && session.setup().persons() > 0
}

impl LiveGame {
    /// Advances the game by `seconds`. If the player is still `to_choose` what an empty quan cell
    /// does, a computer's move that depends on it is not played.
    pub fn tick(&mut self, seconds: f32, speed: Speed, to_choose: bool) -> TickOutcome {
        self.advance(seconds, speed, |session, mv| !to_choose || !is_undecided(session.game(), mv))
    }

    /// Returns the game as far as the window shows it, with the last [group](Self::group) of turns
    /// marked.
    pub fn shown(&self) -> Shown<'_> {
        let game = self.session().game();
        let stage = self.presenter().motion().stage();
        let turns = game.turn_count();
        let steps_at_rest = game.entries_before_turn(turns.saturating_sub(stage.turns_left()) + 1);
        let begun = Begun { turns, steps_at_rest, turns_seen: 0 };
        Shown::new(game, stage, begun, self.group(), past(self.presenter()))
    }

    /// Returns the cells that the person to move may lift.
    pub fn playable(&self) -> Vec<Cell> {
        if !self.can_play() {
            return Vec::new();
        }
        let moves = self.session().game().legal_moves();
        let mut cells: Vec<Cell> = moves.iter().map(|mv| mv.cell).collect();
        cells.dedup();
        cells
    }

    /// Chooses `cell`, or shows why it is refused.
    pub fn press(&mut self, cell: Cell) {
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

    /// Returns whether `mv` is the first move of the game that depends on what an empty quan cell
    /// does, so that the rule can still be chosen.
    pub fn is_undecided(&self, mv: Move) -> bool {
        is_undecided(self.session().game(), mv)
    }

    /// Goes on under another rule of empty quan cells. A computer to move thinks again.
    pub fn set_empty_quan(&mut self, empty_quan: EmptyQuan) {
        let game = self.session().game();
        if game.rules().empty_quan != empty_quan
            && let Some(game) = with_empty_quan(game, empty_quan)
        {
            self.change(|session| session.replace_game(game));
        }
    }
}

impl Viewer {
    /// Returns the game as far as the window shows it. The last turn is marked unless a player has
    /// left since.
    pub fn shown(&self) -> Shown<'_> {
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

fn past(presenter: &Presenter) -> Option<(usize, &super::motion::Stage)> {
    presenter.past().map(|(turns, motion)| (turns, motion.stage()))
}

fn is_undecided(game: &Game, mv: Move) -> bool {
    depends_on_empty_quan(game, mv) && with_empty_quan(game, EmptyQuan::Passes).is_some()
}
