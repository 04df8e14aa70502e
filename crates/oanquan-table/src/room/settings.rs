//! What the settings say of ô ăn quan, today and in files of version 1.

use std::collections::BTreeSet;
use std::path::Path;

use oanquan::Rules;
use serde::Deserialize;
use settings::{Settings, TableSettings, VERSION};
use tabletop::storage::{LoadProblem, ReadProblem, RonFile, read_ron};
use tabletop::{Level, Seat};
use window::SettingsReader;

use crate::OAnQuan;
use crate::controller::Topic;

/// Returns the completed lessons.
pub fn learnt(settings: &Settings) -> BTreeSet<Topic> {
    let names = settings.of::<OAnQuan>().learnt.iter();
    names.filter_map(|name| Topic::kept_as(name)).collect()
}

/// What a file of version 1 says of ô ăn quan outside the tables, besides fields that a table has, too.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Earlier {
    rules: Rules,
    rules_asked: bool,
    lessons: BTreeSet<Topic>,
}

/// The players of a new table at the time of those files.
const USUAL_SEATS: [Seat; 4] = [
    Seat::Person,
    Seat::Computer(Level::Easy),
    Seat::Computer(Level::Easy),
    Seat::Computer(Level::Easy),
];

impl Earlier {
    /// Returns the settings of a file with ô ăn quan's choices on its table. `outside` are the fields of a
    /// table outside the tables of the file. A file of today has none of them.
    fn moved(self, mut settings: Settings, outside: TableSettings) -> Settings {
        let Earlier { rules, rules_asked, lessons } = self;
        let learnt = lessons.into_iter().map(Topic::kept_name).collect();
        let mut earlier = TableSettings { options_chosen: rules_asked, learnt, ..outside };
        if rules != Rules::default() {
            earlier.set_game(&OAnQuan(rules));
        }
        let usual = TableSettings::default();
        if earlier != usual {
            let table = settings.of_mut::<OAnQuan>();
            let mut inside = std::mem::take(table);
            if inside.seats == USUAL_SEATS {
                inside.seats = usual.seats;
            }
            *table = inside.over(&usual, earlier);
        }
        settings
    }
}

/// Reads the settings, and takes over what files of version 1 say of ô ăn quan outside the tables.
pub const READER: SettingsReader = SettingsReader { load, read };

/// Loads the settings from their file, of this version or an earlier one.
fn load(file: &mut RonFile) -> Result<Option<Settings>, LoadProblem> {
    let Some(settings) = file.load()? else { return Ok(None) };
    let earlier: Earlier = file.load()?.unwrap_or_default();
    Ok(Some(earlier.moved(settings, file.load()?.unwrap_or_default())))
}

/// Reads the settings in the file at `path` without a change of the file.
fn read(path: &Path) -> Result<Settings, ReadProblem> {
    let earlier: Earlier = read_ron(path, VERSION)?;
    Ok(earlier.moved(read_ron(path, VERSION)?, read_ron(path, VERSION)?))
}

#[cfg(test)]
mod tests;
