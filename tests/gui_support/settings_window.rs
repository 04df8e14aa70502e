//! A window whose settings are looked at in their file.

use std::path::{Path, PathBuf};

use o_an_quan::rules::Rules;

use super::{Opening, Window};

/// A window with settings of its own, and their file.
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

    /// The value of an option of the rules.
    pub fn value(&self, option: &str) -> String {
        rules_in(&self.file).value(option).expect("an option")
    }

    /// What is written after `field`, without blanks and commas at the end of lists.
    pub fn written(&self, field: &str) -> String {
        let text = std::fs::read_to_string(&self.file).expect("kept settings");
        let rest = text.split(&format!("{field}:")).nth(1);
        let rest: String = rest.expect("the field").split_whitespace().collect();
        rest.replace(",)", ")")
    }
}

pub fn rules_in(file: &Path) -> Rules {
    let text = std::fs::read_to_string(file).expect("kept settings");
    let rules = text.split("rules: \"").nth(1).and_then(|rest| rest.split('"').next());
    rules.expect("rules in the settings").parse().expect("rules")
}
