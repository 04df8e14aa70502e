//! The text about the puzzle of a day that a player shares.

use jiff::civil::Date;

use super::DayResult;
use crate::ai::BANDS;
use crate::rules::Preset;

/// Returns a text about the result of the puzzle of a day, in no language. It does not give the
/// puzzle away: the date, the preset, the band and a tick or a cross.
pub fn share_text(preset: Preset, day: Date, band: u8, result: DayResult) -> String {
    let stars: String = BANDS.map(|step| if step <= band { '★' } else { '☆' }).collect();
    let mark = if result.solved { '✓' } else { '✗' };
    format!("Ô ăn quan · {preset} · {day}\n{stars} {mark}")
}
