//! What a game adds to the headless commands.

use std::io::Write;
use std::str::FromStr;

use basics::Excerpt;
use tabletop::archive::Stored;
use tabletop::{BalancedOpenings, Game, GameEntry, GameMatch, Notation, Side, Step};

use super::analyze::AnalyzeArgs;
use super::args::CliCommand;
use super::bench::Search;
use super::errors::Entry as ErrorEntry;
use super::failure::{CliRefusal, Failure};
use super::fields::Fields;
use super::puzzles::PuzzleArgs;
use super::record_file::linked_match;
use super::rule_args::RuleArgs;
use super::text::{Sentences, Terminal, TextArgs, TextSetup, described_setup};
use crate::door::Door;
use crate::settings::Language;
use crate::words::{ByLanguage, Entry, Source, kept};

/// What the commands need to know about a game. What only some games have has a default. A method that
/// can fail refuses what is malformed or has no meaning for the game.
pub(super) trait CliGame: Stored + BalancedOpenings + Notation {
    /// The sentences about the game in one language.
    type Sentences: Sentences<Self> + Entry + Send + Sync + 'static;

    /// A history that `text` shows as an example, for a game whose positions are histories. The
    /// terminal then offers to go through one.
    const EXAMPLE: Option<&'static str> = None;

    /// Whether `text` narrates the turns that `redo` plays again, and not only shows the board.
    const RETELLS: bool = false;

    /// Whether `text` names the computers in the games that it saves.
    const NAMES_COMPUTERS: bool = false;

    /// Returns the game with the options in `args`: the preset, changed by each option in the order
    /// given.
    fn with_options(args: &RuleArgs) -> Result<Self, Failure> {
        let mut game = match args.preset() {
            None => Self::usual(),
            Some(name) => Self::preset(name).ok_or_else(|| no_preset::<Self>(name))?,
        };
        for (name, value) in args.pairs()? {
            game.set_option(name, value).map_err(Failure::refused)?;
        }
        Ok(game)
    }

    /// Returns the game with the options in `args` for a match from the start, with this number of sides
    /// if `text` names one.
    fn on_board(args: &RuleArgs, sides: Option<usize>) -> Result<Self, Failure> {
        match sides {
            Some(_) => Err(CliRefusal::FixedSides(Self::ID).into()),
            None => Self::with_options(args),
        }
    }

    /// Returns a match that begins at the position in `text`. `args` are those of the game.
    fn begin_at(&self, text: &str, _args: &RuleArgs) -> Result<Self::Match, Failure> {
        let (game, start) = self.parse_position(text).map_err(Failure::refused)?;
        Ok(Self::Match::begin(game, start))
    }

    /// Returns a match that begins at the position in `text`, or that of the link which stands there.
    fn match_at(&self, text: &str, args: &RuleArgs) -> Result<Self::Match, Failure> {
        match linked_match(text, self) {
            Some(played) => Ok(played?),
            None => self.begin_at(text, args),
        }
    }

    /// Returns a match that ends at `position`, with its history if the position holds one.
    fn replayed(self, position: Self::Position) -> Self::Match {
        Self::Match::begin(self, position)
    }

    /// Returns a door at which texts that name no options have those of this game.
    fn at_door(&self, door: Door) -> Door {
        door.with_options(Self::ID, self.options_text())
    }

    /// Returns the text of a position in the lines of `play` and `replay`.
    fn text_of(position: &Self::Position) -> String {
        position.to_string()
    }

    /// Reads a move at the end of `played`, which need not be legal.
    fn read_move(_played: &Self::Match, text: &str) -> Result<Self::Move, Failure> {
        text.parse().map_err(|why: <Self::Move as FromStr>::Err| Failure::refused(why))
    }

    /// Returns the field between the position and the end in a line of `play`, as in `taken=2`.
    fn turn_field(entry: &Self::Entry) -> String;

    /// Returns the line of `play` about the round that ended with the last turn, if one did.
    fn round_line(_played: &Self::Match) -> Option<String> {
        None
    }

    /// Returns the number of sequences of `depth` moves from the end of `played`.
    fn perft(_played: &Self::Match, _depth: u32) -> Result<u64, Failure> {
        Err(meaningless::<Self>("perft"))
    }

    /// Returns the fields of a line of `analyze`.
    fn analysis(played: &Self::Match, args: &AnalyzeArgs) -> Result<Fields, Failure>;

    /// Returns the fixed searches of `bench`; none by default.
    fn searches() -> Vec<Search> {
        Vec::new()
    }

    /// Returns the legal moves of which a newcomer in `match` looks at a few, each with what it gains at
    /// once: what it captures, in a game of captures.
    fn glance(played: &Self::Match) -> Vec<(Self::Move, i32)>;

    /// Returns why `match` has found no opening in `draws` draws.
    fn no_opening(plies: u32, _balanced: Option<i32>, _draws: u32) -> CliRefusal {
        CliRefusal::NoBalancedOpening(plies)
    }

    /// Returns the fields about the result in a line of `match`, behind the end.
    fn result_fields(_played: &Self::Match) -> Fields {
        Vec::new()
    }

    /// Returns the lines of `puzzles`.
    fn puzzles(_args: &PuzzleArgs) -> Result<Vec<String>, Failure> {
        Err(meaningless::<Self>("puzzles"))
    }

    /// Runs `solve`, `picture` or `print`, which only some games have.
    fn special(command: &CliCommand, _out: &mut dyn Write) -> Result<(), Failure> {
        Err(meaningless::<Self>(command.noun()))
    }

    /// Returns what `errors.vi.po` need not say, because the words of the game do.
    fn errors() -> Vec<ErrorEntry> {
        Vec::new()
    }

    /// Returns the sentences about the game in a language.
    fn sentences(language: Language) -> &'static Self::Sentences {
        let find = || Entry::find(Source::of(language), "", &[]);
        kept(ByLanguage::new).get(language, find)
    }

    /// Returns a drawing of the board, line by line; empty for games that have none.
    fn drawing(_position: &Self::Position) -> Vec<String> {
        Vec::new()
    }

    /// Returns the game to play in the terminal, which the player may have chosen from a menu; `None`
    /// if the player has left the menu.
    fn setup(
        args: &TextArgs,
        terminal: &mut Terminal<'_>,
    ) -> Result<Option<TextSetup<Self>>, Failure> {
        described_setup(args, terminal)
    }
}

/// Returns the refusal of a command that has no meaning for a game.
pub(super) fn meaningless<G: Game>(what: &'static str) -> Failure {
    CliRefusal::Meaningless(G::ID, what).into()
}

/// Returns the refusal of a preset.
fn no_preset<G: CliGame>(name: &str) -> Failure {
    let presets = G::presets();
    let refusal = match presets.is_empty() {
        true => CliRefusal::NoPresets(G::ID),
        false => CliRefusal::NoSuchPreset(Excerpt::of(name), presets.join(", ")),
    };
    refusal.into()
}

/// Returns the side whose number is in `text`.
///
/// # Errors
/// Returns [`Failure::Refused`] if there is no such side; `cannot` completes the sentence
/// "side 7 …".
pub(super) fn side<G: Game>(game: &G, text: &str, cannot: &'static str) -> Result<Side, Failure> {
    let side = (0..game.sides()).find(|side| side.to_string() == text);
    side.map(Side::new).ok_or_else(|| {
        let (text, last) = (Excerpt::of(text), game.sides() - 1);
        CliRefusal::NoSuchSide(text, cannot, last).into()
    })
}

/// Returns the name of the reason for the end of the game or its round; `-` if it goes on.
pub(super) fn end_name<G: Game>(played: &G::Match) -> String {
    let end = played.end().or_else(|| played.entries().last().and_then(GameEntry::end));
    end.unwrap_or_else(|| "-".to_owned())
}

/// Returns the moves of a match as words.
pub(super) fn moves<G: Game>(played: &G::Match) -> Vec<String> {
    let moves = played.entries().iter().filter_map(|entry| match entry.step() {
        Step::Move(mv) => Some(mv.to_string()),
        Step::Departure(_) | Step::Round => None,
    });
    moves.collect()
}
