//! `picture`: draws a position or a game.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::failure::Failure;
use super::numbers::number;
use super::rule_args::RuleArgs;
use super::text::language;
use crate::settings::Language;

pub(super) const HELP: &str = "\
OUT ends in .png or .gif. PNG shows the position, or the last one of a game with the names and the \
points, as the window does; GIF plays the game or, with --last, its last turn. No window opens. \
FILE is a record, a saved game or a link. The picture is 640 points wide; with more than two sides, \
it is square. --rules and --rule set the rules if the record has none.";

/// The look of the board.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Look {
    /// Chalk lines on a brick yard.
    Yard,
    /// Hollows carved into wood.
    Wood,
    /// Black and white.
    Contrast,
    /// Thick, large and plain, for a projector.
    Projector,
}

/// The arguments of `picture`.
#[derive(Debug, Args)]
pub struct PictureArgs {
    /// The game, or the position to draw.
    #[arg(value_name = "FILE|POSITION", value_hint = clap::ValueHint::FilePath)]
    pub(super) source: PathBuf,
    /// The file to write, which ends in .png or .gif.
    #[arg(value_hint = clap::ValueHint::FilePath)]
    pub(super) out: PathBuf,
    /// The look of the board.
    #[arg(long, value_enum, default_value = "yard")]
    pub(super) look: Look,
    /// Draw it dark.
    #[arg(long)]
    pub(super) dark: bool,
    /// The pixels per point.
    #[arg(long, value_parser = number(1..=4u8), default_value = "1")]
    pub(super) scale: u8,
    /// The language; by default Vietnamese if the system speaks it, otherwise English.
    #[arg(long, value_name = "LANGUAGE", value_parser = language())]
    pub(super) lang: Option<Language>,
    /// Animate only the last turn of the game.
    #[arg(long)]
    pub(super) last: bool,
    /// Replace OUT if it exists.
    #[arg(long)]
    pub(super) force: bool,
    /// The rules to play by.
    #[command(flatten)]
    pub(super) rules: RuleArgs,
}

/// Writes the picture.
#[cfg(feature = "gui")]
pub(super) fn run(args: &PictureArgs) -> Result<(), Failure> {
    super::drawing::run(args)
}

/// Refuses: the painter belongs to the window.
#[cfg(not(feature = "gui"))]
pub(super) fn run(_: &PictureArgs) -> Result<(), Failure> {
    let why = "this program was built without the window, whose painter draws the pictures";
    Err(Failure::Refused(format!("{why}; build it with the feature gui")))
}
