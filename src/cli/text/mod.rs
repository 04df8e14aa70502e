//! `text`: plays a game in the terminal.

mod board;
mod canvas;
mod line;
mod menu;
mod narration;
mod terminal_game;
mod view;

use std::io::{self, BufRead, IsTerminal, Write};

use clap::Args;

use super::command_rules::CommandRules;
use super::failure::Failure;
use super::level_arg::level;
use super::numbers::number;
use super::rule_args::RuleArgs;
use crate::ai::Level;
use crate::controller::{NewGame, Seat, Setup};
use crate::rules::{BySide, SIDES};
use menu::MenuChoice;
use terminal_game::TerminalGame;

pub(super) use board::lines as board_lines;
pub(super) use line::{Request, read as read_line, request_by};
pub(super) use menu::TextMenu;
pub(super) use narration::{
    departure as departure_lines, round as round_lines, turn as turn_lines,
};
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
    pub(super) level: Option<Level>,
    /// Your side, counted from 0; by default 0. Its cells are at the bottom.
    #[arg(long, value_name = "S")]
    pub(super) side: Option<String>,
    /// The number of sides, 2 to 4; the same as --rule sides=N.
    #[arg(long, value_name = "N", value_parser = number(SIDES))]
    pub(super) sides: Option<u8>,
    /// The side that moves first, counted from 0; by default 0.
    #[arg(long, value_name = "S")]
    pub(super) first: Option<String>,
    /// The seed for choices among equal moves; by default a random one.
    #[arg(long, value_name = "N", value_parser = number(0..=u64::MAX))]
    pub(super) seed: Option<u64>,
    #[command(flatten)]
    pub(super) view: ViewArgs,
    /// The rules to play by.
    #[command(flatten)]
    pub(super) rules: RuleArgs,
}

impl TextArgs {
    /// Returns whether no argument describes the game.
    fn are_bare(&self) -> bool {
        let TextArgs { level, side, sides, first, seed, view: _, rules } = self;
        let unsaid = level.is_none() && side.is_none() && sides.is_none();
        unsaid && first.is_none() && seed.is_none() && rules.are_bare()
    }

    /// Returns whether an argument says who plays.
    pub(in crate::cli) fn describe_seats(&self) -> bool {
        self.level.is_some() || self.side.is_some() || self.first.is_some()
    }

    /// Returns the game that the arguments describe.
    fn choice(&self) -> Result<MenuChoice, Failure> {
        let command_rules = CommandRules::on_board(&self.rules, self.sides.map(usize::from))?;
        let side = command_rules.side(self.side.as_deref().unwrap_or("0"), "does not play")?;
        Ok(MenuChoice { rules: command_rules.rules()?, level: self.level, side })
    }
}

/// Plays a game with the people who type on `input`.
pub(super) fn run(
    args: &TextArgs,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let words = args.view.words();
    let on_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let choice = if args.are_bare() && on_terminal {
        menu::ask(words, input, out)?
    } else {
        Some(args.choice()?)
    };
    let Some(MenuChoice { rules, level, side: own }) = choice else {
        return Ok(());
    };
    let first = args.first.as_deref().unwrap_or("0");
    let first = CommandRules::of(rules.clone()).first_mover(first)?;
    let seat = |side| match level {
        Some(level) if side != own => Seat::Computer(level),
        _ => Seat::Person,
    };
    let setup = Setup {
        seats: BySide::from_fn(rules.sides, seat),
        names: Setup::no_names(rules.sides),
        first,
        seed: args.seed.unwrap_or_else(|| fastrand::u64(..)),
    };
    let who = BySide::from_fn(setup.sides(), |side| match level {
        Some(_) if side == own => words.you.to_owned(),
        Some(level) => words.computer_at(level),
        None => String::new(),
    });
    let view = args.view.view(own, &who);
    TerminalGame::new(NewGame { rules, setup }, view, on_terminal, input, out).play()
}
