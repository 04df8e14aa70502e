//! `text`: plays a game in the terminal.

mod history_menu;
mod line;
mod sentences;
mod table;
mod terminal;
mod view;

use basics::Side;
use clap::Args;
use tabletop::Level;

use super::failure::Failure;
use super::game::{CliGame, side};
use super::level_arg::level;
use super::numbers::number;
use super::rule_args::RuleArgs;
use crate::rules::SIDES;
use history_menu::HistoryMenu;
use table::play_at_prompt;

#[cfg(not(target_family = "wasm"))]
pub(super) use line::{Request, read as read_line_of, request};
pub(super) use sentences::{LOOK, PromptWords, Sentences, SharedWords};
pub(super) use terminal::Terminal;
pub(super) use view::{View, ViewArgs, language};

/// The text that follows the options in `help text`.
pub(super) const HELP: &str = "\
At the prompt:
  3+ or 3 +   sow cell 3 towards higher cell numbers; 3- towards lower ones
  undo, redo  go back to your own last decision, play what you have undone
  hint        show a good move and what it leads to
  moves       list the moves you can play
  board       show the board again
  save FILE   write the game to a new file; save! FILE also replaces an existing one
  quit        leave the game; the end of the input leaves too

Q is a quan, Q3 a quan with 3 dân. The number of a cell is in its upper left corner.";

/// The arguments of `text`.
#[derive(Debug, Args)]
pub struct TextArgs {
    /// Let the computer play all sides but yours, at this level.
    #[arg(long, value_name = "L", value_parser = level())]
    level: Option<Level>,
    /// Your side: 0 is player 1, who is meant by default, 1 is player 2. Its cells are at the bottom.
    #[arg(long, value_name = "S")]
    side: Option<String>,
    /// The number of sides, 2 to 4; the same as --rule sides=N.
    #[arg(long, value_name = "N", value_parser = number(SIDES))]
    sides: Option<u8>,
    /// The side that moves first, counted from 0; by default 0.
    #[arg(long, value_name = "S")]
    first: Option<String>,
    /// The seed for choices among equal moves; by default a random one.
    #[arg(long, value_name = "N", value_parser = number(0..=u64::MAX))]
    seed: Option<u64>,
    #[command(flatten)]
    pub(super) view: ViewArgs,
    /// The rules to play by.
    #[command(flatten)]
    rules: RuleArgs,
}

impl TextArgs {
    /// Returns whether no argument describes the game.
    pub(super) fn are_bare(&self) -> bool {
        let TextArgs { level, side, sides, first, seed, view: _, rules } = self;
        let unsaid = level.is_none() && side.is_none() && sides.is_none();
        unsaid && first.is_none() && seed.is_none() && rules.are_bare()
    }

    /// Returns whether an argument says who plays.
    fn describe_seats(&self) -> bool {
        self.level.is_some() || self.side.is_some() || self.first.is_some()
    }
}

/// What to play at the prompt.
pub(super) struct TextSetup<G> {
    pub(super) game: G,
    /// The side that moves first.
    pub(super) first: Side,
    /// The level of the computer; `None` if people play all sides.
    pub(super) level: Option<Level>,
    /// The side of the person who plays against the computer, at the bottom of the board.
    pub(super) own: Side,
}

/// Plays a game with the people at the terminal.
pub(super) fn run<G: CliGame>(args: &TextArgs, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let Some(setup) = G::setup(args, terminal)? else { return Ok(()) };
    play_at_prompt(setup, args, terminal)?;
    terminal.say(terminal.words.goodbye)
}

/// Returns the game that the arguments describe. A game with an example of a history has a menu
/// instead, unless the arguments say who plays; returns `None` once the player has left it.
pub(super) fn described_setup<G: CliGame>(
    args: &TextArgs,
    terminal: &mut Terminal<'_>,
) -> Result<Option<TextSetup<G>>, Failure> {
    let game = G::on_board(&args.rules, args.sides.map(usize::from))?;
    if let Some(example) = G::EXAMPLE.filter(|_| !args.describe_seats()) {
        HistoryMenu { game, args, example, terminal }.run()?;
        return Ok(None);
    }
    let own = side(&game, args.side.as_deref().unwrap_or("0"), "does not play")?;
    let first = side(&game, args.first.as_deref().unwrap_or("0"), "cannot move first")?;
    Ok(Some(TextSetup { game, first, level: args.level, own }))
}
