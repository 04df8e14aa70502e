//! `picture`: draws a position or a game.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::failure::Failure;
use super::numbers::number;
use super::record_file::{read_record, refusal};
use super::rule_args::RuleArgs;
use super::text::language;
use crate::link;
use crate::rules::{Game, Position, Record, Rules};
use crate::settings::{BoardLook, Language, Surrounding};
use crate::ui::picture::{PictureLook, png, still};

pub(super) const HELP: &str = "\
Draws the position, or the last one of a game with the names and the points, as the window does; no \
window opens. FILE is a record, a saved game or a link. The picture is 640 points wide.";

/// The look of the board.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Look {
    /// Chalk lines on a brick yard.
    Yard,
    /// Hollows carved into wood.
    Wood,
    /// Black and white.
    Contrast,
}

/// The arguments of `picture`.
#[derive(Debug, Args)]
pub struct PictureArgs {
    /// The game, or the position to draw.
    #[arg(value_name = "FILE|POSITION", value_hint = clap::ValueHint::FilePath)]
    source: PathBuf,
    /// The file to write, which ends in .png.
    #[arg(value_hint = clap::ValueHint::FilePath)]
    out: PathBuf,
    /// The look of the board.
    #[arg(long, value_enum, default_value = "yard")]
    look: Look,
    /// Draw it dark.
    #[arg(long)]
    dark: bool,
    /// The pixels per point.
    #[arg(long, value_parser = number(1..=4u8), default_value = "1")]
    scale: u8,
    /// The language; by default that of the system, or Vietnamese.
    #[arg(long, value_name = "LANGUAGE", value_parser = language())]
    lang: Option<Language>,
    /// The rules to play by.
    #[command(flatten)]
    rules: RuleArgs,
}

/// Writes the picture.
pub(super) fn run(args: &PictureArgs) -> Result<(), Failure> {
    let record = record(&args.source, &args.rules.resolve()?)?;
    let look = PictureLook {
        board: match args.look {
            Look::Yard => BoardLook::Yard,
            Look::Wood => BoardLook::Wood,
            Look::Contrast => BoardLook::Contrast,
        },
        surrounding: if args.dark { Surrounding::Dark } else { Surrounding::Light },
        language: args.lang.unwrap_or_else(super::words::system_language),
        scale: args.scale,
    };
    let bytes = png(&still(&record, &look)).map_err(Failure::Refused)?;
    std::fs::write(&args.out, bytes).map_err(|why| Failure::Refused(refusal(&args.out, &why)))
}

/// Returns the game in a file or a link, or one that begins with a position.
fn record(game: &Path, rules: &Rules) -> Result<Record, Failure> {
    let text = game.to_str().filter(|text| !game.exists() && !link::is_link(text));
    match text.filter(|text| text.contains(',')) {
        Some(text) => Ok(Record::of(Game::new(rules.clone(), Position::parse(text, rules)?))),
        None => read_record(game, rules).map_err(Failure::Refused),
    }
}
