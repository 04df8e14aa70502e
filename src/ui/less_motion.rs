//! Whether the desktop requests less motion. There is no common interface for this, but the
//! settings that desktops write for GTK programs contain it and are quick to read.

use std::path::Path;

use directories::BaseDirs;

use crate::storage::read_bytes;

/// Returns whether the settings of the desktop turn animations off.
pub fn is_wanted() -> bool {
    let Some(folders) = BaseDirs::new() else {
        return false;
    };
    let files =
        ["gtk-4.0", "gtk-3.0"].map(|gtk| folders.config_dir().join(gtk).join("settings.ini"));
    files.iter().any(|file| file_means_no_animations(file))
}

/// Returns whether a GTK settings file exists at `path` and turns animations off.
fn file_means_no_animations(path: &Path) -> bool {
    let bytes = read_bytes(path).ok().flatten().unwrap_or_default();
    means_no_animations(&String::from_utf8_lossy(&bytes))
}

/// Returns whether the text of a GTK settings file turns animations off.
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

    #[cfg(unix)]
    #[test]
    fn a_pipe_instead_of_the_settings_file_is_not_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ini");
        std::fs::write(&path, "gtk-enable-animations=0\n").unwrap();
        assert!(file_means_no_animations(&path));
        std::fs::remove_file(&path).unwrap();
        assert!(std::process::Command::new("mkfifo").arg(&path).status().unwrap().success());
        // If reading waited for the pipe, this write would end the wait, so that the test fails
        // instead of hanging.
        let pipe = path.clone();
        std::thread::spawn(move || std::fs::write(pipe, "gtk-enable-animations=0\n"));
        assert!(!file_means_no_animations(&path));
    }
}
