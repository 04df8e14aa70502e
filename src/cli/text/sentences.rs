//! What the terminal says about a game.

use basics::{Excerpt, Side};
use tabletop::{Control, Entry, Game, GameEntry, GameMatch, Level, Limits, Match, Rules};

use super::view::View;
use crate::cli::game::CliGame;
use crate::words::{Declared, DeclaredVariable, Entry as WordsEntry, GameWords, Source};

/// The level whose move is a hint.
const ADVISER: Level = Level::Master;
/// The nodes of the search that says what a hint leads to.
const HINT_NODES: u64 = 100_000;
/// The look of a game in the terminal.
pub(in crate::cli) const LOOK: usize = 0;

/// The sentences about a game in one language.
pub(in crate::cli) trait Sentences<G: Game> {
    /// Returns the first line of a game.
    fn welcome(&self) -> String;

    /// Returns the title of the menu.
    fn menu_title(&self) -> String {
        self.welcome()
    }

    /// Returns the commands at the prompt.
    fn help(&self) -> &'static str;

    /// Returns that a line is not a command.
    fn unclear(&self, view: &View, line: &Excerpt) -> String;

    /// Returns the name of a side in a match that begins at `start`; `None` if it has only its
    /// number.
    fn side_name(&self, _start: &G::Position, _side: Side) -> Option<&'static str> {
        None
    }

    /// Returns what a person has typed, if the game repeats that.
    fn chosen(&self, _mv: G::Move) -> Option<String> {
        None
    }

    /// Returns why a move is refused.
    fn refused(&self, view: &View, why: &G::Illegal) -> String;

    /// Returns why a text is not a position.
    fn malformed(&self, why: &G::Malformed) -> String {
        why.to_string()
    }

    /// Returns the lines that describe a turn.
    fn turn(&self, view: &View, turn: &G::Turn) -> Vec<String>;

    /// Returns the lines that show the board and, at the end, the result.
    fn board(&self, view: &View, played: &G::Match) -> Vec<String>;

    /// Returns the lines that follow the board after a turn.
    fn outlook(&self, _view: &View, _played: &G::Match) -> Vec<String> {
        Vec::new()
    }

    /// Returns the lines that announce the round that has just begun.
    fn round(&self, _view: &View, _played: &G::Match) -> Vec<String> {
        Vec::new()
    }

    /// Returns the result of a match of several rounds.
    fn verdict(&self, _view: &View, _played: &G::Match) -> Option<String> {
        None
    }

    /// Returns a good move at the end of `played` and what it leads to; `None` if the game is over.
    fn hint(&self, played: &G::Match, seed: u64) -> Option<String>;

    /// Returns the lines that show a position on a walk through a match.
    fn walked(&self, view: &View, position: &G::Position) -> Vec<String>;

    /// Returns the lines about the step with this number on a walk, counted from 1.
    fn step(&self, view: &View, played: &G::Match, number: usize) -> Vec<String>;
}

/// The words that a game shares with the window, and what the terminal needs besides.
pub(in crate::cli) trait SharedWords<G: CliGame + Rules>: GameWords<G> {
    /// Returns what to type, in a sentence.
    fn prompt(&self) -> &'static str;

    /// Returns the commands at the prompt.
    fn help(&self) -> &'static str;

    /// Returns a hint in a sentence.
    fn advice(&self, hint: &G::Hint) -> String;

    /// Returns the name of a side; see [`Sentences::side_name`].
    fn side(&self, _start: &G::Position, _side: Side) -> Option<&'static str> {
        None
    }
}

/// The sentences about a game from the words `W` that it shares with the window.
pub(in crate::cli) struct PromptWords<W>(W);

impl<W: WordsEntry> WordsEntry for PromptWords<W> {
    fn find(source: &Source, key: &str, variables: &[&str]) -> Self {
        PromptWords(W::find(source, key, variables))
    }

    fn declare(key: &str, variables: &[DeclaredVariable], declared: &mut Vec<Declared>) {
        W::declare(key, variables, declared);
    }
}

impl<G: CliGame + Rules, W: SharedWords<G>> Sentences<G> for PromptWords<W> {
    fn welcome(&self) -> String {
        format!("{} {}", self.menu_title(), self.0.prompt())
    }

    fn menu_title(&self) -> String {
        format!("{}. {}", self.0.title(), self.0.subtitle())
    }

    fn help(&self) -> &'static str {
        self.0.help()
    }

    fn unclear(&self, view: &View, line: &Excerpt) -> String {
        format!("{} {}", view.words.not_understood(line), self.0.prompt())
    }

    fn side_name(&self, start: &G::Position, side: Side) -> Option<&'static str> {
        self.0.side(start, side)
    }

    fn refused(&self, view: &View, why: &G::Illegal) -> String {
        view.words.refused_in_game(&self.0.illegal(why, LOOK))
    }

    fn malformed(&self, why: &G::Malformed) -> String {
        self.0.malformed(why)
    }

    fn turn(&self, view: &View, turn: &Entry<G>) -> Vec<String> {
        let name = turn.side.map_or("", |side| &view.names[side]);
        vec![self.0.played(turn, name, LOOK)]
    }

    fn board(&self, view: &View, played: &Match<G>) -> Vec<String> {
        let mut lines = if view.plain { Vec::new() } else { G::drawing(played.position()) };
        lines.push(match played.to_move() {
            Some(_) => self.0.position(played.position(), LOOK),
            None => {
                let wins = |side: &Side| played.standing(*side).is_win();
                let winner = (0..view.names.sides()).map(Side::new).find(wins);
                let result = match winner {
                    Some(winner) => view.words.won(&view.names[winner]),
                    None => format!("{}.", view.words.common.draw),
                };
                format!("{} {result}", self.0.end(played, LOOK))
            }
        });
        lines
    }

    fn hint(&self, played: &Match<G>, seed: u64) -> Option<String> {
        let mv = G::choose(ADVISER, played, seed, &Control::default())?;
        let limits = Limits { nodes: Some(HINT_NODES), only: Some(mv), ..Limits::default() };
        let found = G::analyze(played, &limits, &Control::default());
        let hint = found.and_then(|found| G::hint(played.clone(), found, None));
        Some(hint.map_or_else(String::new, |hint| self.0.advice(&hint)))
    }

    fn walked(&self, _view: &View, position: &G::Position) -> Vec<String> {
        match G::drawing(position) {
            drawing if drawing.is_empty() => vec![G::text_of(position)],
            drawing => drawing,
        }
    }

    fn step(&self, _view: &View, played: &Match<G>, number: usize) -> Vec<String> {
        vec![played.entries()[number - 1].step().to_string()]
    }
}
