//! Draws the pictures of `picture`.

use std::io::{self, IsTerminal, Write};
use std::path::Path;

use basics::shown_path;
use oanquan_table::room::pictured;
use share::{Format, png};
use tabletop::{Control, Record};
use window::share::{Film as _, Part, PictureLook};

use super::failure::Failure;
use super::game::CliGame;
use super::new_file::{check_unless, unwritten};
use super::picture::{Look, PictureArgs};
use super::record_file::{link_in, read_record};
use super::rule_args::RuleArgs;
use crate::games::OAnQuan;
use crate::settings::{BoardLook, Surrounding};
use crate::storage::write_bytes;

/// Writes the picture.
pub(super) fn run(args: &PictureArgs) -> Result<(), Failure> {
    let PictureArgs { source, out, force, last, .. } = args;
    let format = Format::of(out).ok_or_else(|| {
        refused(format!("{}: name a file that ends in .png or .gif", shown_path(out)))
    })?;
    let film = pictured(&record(source, &args.rules)?);
    let steps = film.steps();
    if *last && format == Format::Png {
        return Err(refused(
            "--last belongs to an animation: name a file that ends in .gif".into(),
        ));
    }
    if steps == 0 && format == Format::Gif {
        return Err(refused("there are no turns to animate: name a file that ends in .png".into()));
    }
    check_unless(*force, out)?;
    let look = look(args);
    let bytes = match format {
        Format::Png => png(&film.still(steps, &look)).map_err(Failure::Refused)?,
        Format::Gif => {
            let part = if *last { Part::Step { steps } } else { Part::Whole };
            film.gif(part, &look, &Control::default(), &progress)
                .expect("nothing cancels the drawing")
        }
    };
    write_bytes(out, &bytes, *force).map_err(|why| unwritten("picture", &why))
}

fn refused(why: String) -> Failure {
    Failure::Refused(why)
}

fn look(args: &PictureArgs) -> PictureLook {
    PictureLook {
        board: match args.look {
            Look::Yard => BoardLook::Yard,
            Look::Wood => BoardLook::Wood,
            Look::Contrast => BoardLook::Contrast,
            Look::Projector => BoardLook::Projector,
        },
        surrounding: if args.dark { Surrounding::Dark } else { Surrounding::Light },
        language: args.lang.unwrap_or_else(super::words::system_language),
        scale: args.scale,
    }
}

/// Reports in a terminal how many turns have been drawn.
fn progress(done: usize, all: usize) {
    let mut terminal = io::stderr();
    if terminal.is_terminal() {
        let end = if done == all { "\n" } else { "" };
        // A failure to write here cannot be reported anywhere else.
        let _ = write!(terminal, "\rdrawn={done} of={all}{end}");
    }
}

/// Returns the game in a file or a link, or one that begins with a position.
fn record(source: &Path, rules: &RuleArgs) -> Result<Record<OAnQuan>, Failure> {
    let game = OAnQuan::with_options(rules)?;
    let text = source.to_str().filter(|_| !source.exists() && link_in(source).is_none());
    match text.filter(|text| text.contains(',')) {
        Some(text) => Ok(Record::of(game.begin_at(text, rules)?)),
        None => Ok(read_record(source, &game)?),
    }
}
