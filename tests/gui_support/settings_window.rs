//! A window whose settings file the tests read.

use std::path::{Path, PathBuf};

use o_an_quan::games::OAnQuan;
use o_an_quan::rules::Rules;
use o_an_quan::settings::{Settings, VERSION};
use o_an_quan::storage::read_ron;

use super::{Opening, Window};

/// A window with its own settings file.
pub struct SettingsWindow {
    pub window: Window,
    pub file: PathBuf,
    _folder: tempfile::TempDir,
}

impl SettingsWindow {
    pub fn open() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("settings.ron");
        let window = Opening { settings: Some(file.clone()), ..Opening::default() }.open();
        SettingsWindow { window, file, _folder: folder }
    }

    /// Returns the saved value of an option of the rules.
    pub fn value(&self, option: &str) -> String {
        rules_in(&self.file).value(option.parse().expect("an option")).to_string()
    }

    /// Returns the text after `field` in the file, without white space and trailing commas.
    pub fn written(&self, field: &str) -> String {
        let text = std::fs::read_to_string(&self.file).expect("kept settings");
        let rest = text.split(&format!("{field}:")).nth(1);
        let rest: String = rest.expect("the field").split_whitespace().collect();
        rest.replace(",)", ")")
    }
}

/// Returns the rules of ô ăn quan in a settings file.
pub fn rules_in(file: &Path) -> Rules {
    let settings: Settings = read_ron(file, VERSION).expect("kept settings");
    settings.game::<OAnQuan>().0
}
