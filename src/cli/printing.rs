//! Writes the sheets of `print`.

use basics::shown_path;
use jiff::ZonedDateTime;
use oanquan_table::room::paper;
use share::paper::Paper;

use super::failure::Failure;
use super::game::CliGame;
use super::games::preset_with_puzzles;
use super::new_file::{check_unless, unwritten};
use super::print::{PaperSize, PrintArgs, Sheet};
use super::puzzles::date;
use crate::games::OAnQuan;
use crate::storage::write_bytes;

/// Writes the sheet.
pub(super) fn run(args: &PrintArgs) -> Result<(), Failure> {
    let PrintArgs { sheet, out, force, day, .. } = args;
    if !out.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pdf")) {
        let why = format!("{}: name a file that ends in .pdf", shown_path(out));
        return Err(Failure::Refused(why));
    }
    if day.is_some() && *sheet != Sheet::Puzzles {
        return Err(Failure::Refused("--day belongs to print puzzles".to_owned()));
    }
    check_unless(*force, out)?;
    let paper = match args.paper {
        PaperSize::A4 => Paper::A4,
        PaperSize::A3 => Paper::A3,
    };
    let language = args.lang.unwrap_or_else(super::words::system_language);
    let bytes = match sheet {
        Sheet::Board => paper::board(paper, language),
        Sheet::Rules => paper::rules(paper, language),
        Sheet::Puzzles => {
            let preset = preset_with_puzzles(&OAnQuan::on_board(&args.rules, None)?.0)?;
            let day = match day {
                Some(day) => date(day)?,
                None => ZonedDateTime::now().date(),
            };
            paper::puzzle_sheet(paper, language, preset, day).expect("the preset has puzzles")
        }
    };
    write_bytes(out, &bytes, *force).map_err(|why| unwritten("sheet", &why))
}
