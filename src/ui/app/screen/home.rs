//! The home: its board, and what it says about the game under way.

use crate::audio::Surface;
use crate::controller::Session;
use crate::rules::{Game, Position, Rules};
use crate::settings::{Settings, Speed};
use crate::ui::players::{is_you, players};
use crate::ui::screens::HomeBoard;
use crate::ui::words::Words;

/// The home while it is on the screen.
#[derive(Default)]
pub struct OpenHome {
    /// Whether the board plays out a turn when it appears.
    moves: bool,
    board: Option<Box<(Subject, HomeBoard)>>,
}

/// What the board shows.
#[derive(PartialEq)]
enum Subject {
    /// The game under way, at this revision.
    GoingOn(u64),
    /// The next game.
    Next(Box<Rules>),
}

impl OpenHome {
    /// Returns the home of a program that has just started. Its board plays out a turn if it
    /// `moves`.
    pub fn at_start(moves: bool) -> Self {
        OpenHome { moves, board: None }
    }

    /// Returns the board, of the game under way or else of the next game.
    pub fn board(
        &mut self,
        going_on: Option<&Session>,
        settings: &Settings,
        surface: Surface,
    ) -> &HomeBoard {
        let subject = match going_on {
            Some(session) => Subject::GoingOn(session.revision()),
            None => Subject::Next(Box::new(settings.rules.clone())),
        };
        self.board.take_if(|shown| shown.0 != subject);
        let moves = std::mem::take(&mut self.moves);
        let shown = self.board.get_or_insert_with(|| {
            let board = match going_on {
                Some(session) => HomeBoard::new(session.setup(), session.game(), surface, moves),
                None => {
                    let (setup, rules) = (settings.setup(0), settings.rules.clone());
                    let start = Position::start(&rules, setup.first);
                    HomeBoard::new(&setup, &Game::new(rules, start), surface, moves)
                }
            };
            Box::new((subject, board))
        });
        &shown.1
    }

    /// Advances the motion on the board. Returns whether stones are moving.
    pub fn advance(&mut self, seconds: f32, speed: Speed) -> bool {
        self.board.as_mut().is_some_and(|shown| shown.1.advance(seconds, speed))
    }
}

/// Returns the score of the game under way and whose turn it is.
pub fn going_on(words: &Words, session: &Session) -> String {
    let (setup, position) = (session.setup(), session.position());
    let players = players(words, setup);
    let score = |(side, points)| words.home.score(&players[side].name, points);
    let scores = position.stores().iter().map(|(side, store)| score((side, *store)));
    let scores = scores.collect::<Vec<_>>().join(", ");
    let turn = match position.to_move() {
        Some(side) if is_you(setup, side) => words.your_turn.to_owned(),
        Some(side) => words.turn_of(&players[side].within(words)),
        None => words.game_over.to_owned(),
    };
    words.home.going_on(&scores, &turn)
}
