//! Whether the desktop asks programs for less motion. There is no common way to
//! ask; what desktops write for GTK programs can be read at once, and says it.

use std::fs;

use directories::BaseDirs;

/// Whether the settings of the desktop say that nothing shall move.
pub fn is_wanted() -> bool {
    let Some(folders) = BaseDirs::new() else {
        return false;
    };
    let files =
        ["gtk-4.0", "gtk-3.0"].map(|gtk| folders.config_dir().join(gtk).join("settings.ini"));
    files.iter().any(|file| fs::read_to_string(file).is_ok_and(|text| means_no_animations(&text)))
}

/// Whether the text of such a file switches animations off.
fn means_no_animations(text: &str) -> bool {
    text.lines().filter_map(|line| line.split_once('=')).any(|(name, value)| {
        name.trim() == "gtk-enable-animations" && ["0", "false"].contains(&value.trim())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn disabled_system_animations_mean_less_motion() {
        assert!(means_no_animations("[Settings]\ngtk-enable-animations = false\n"));
        assert!(means_no_animations("gtk-enable-animations=0"));
        assert!(!means_no_animations("[Settings]\ngtk-enable-animations=true\n"));
        assert!(!means_no_animations("gtk-font-name=0"));
    }
}
