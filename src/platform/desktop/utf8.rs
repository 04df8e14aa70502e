//! The encoding of what people type into the window, on Linux.
//!
//! Under X11, an input method hands over nothing but ASCII if the locale that the environment names is not
//! installed, as in small images and under WSL, or has another encoding than UTF-8. So the program starts
//! again with a locale that every system has, for characters only: the language of the window stays.

use std::process::{Command, Stdio};

/// The variable that names the locale that was given up, so that the new start can log it.
const GIVEN_UP: &str = "O_AN_QUAN_LOCALE";
/// The locale for characters; the C library contains it.
const FALLBACK: &str = "C.UTF-8";
const UTF_8: &str = "UTF-8";

/// Starts the program again, in this process, if typed text would be lost otherwise. Returns if that is not
/// so, or not possible.
pub fn ensure_utf8() {
    let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    // Wayland has its own input methods, whose texts are always UTF-8.
    if !cfg!(target_os = "linux") || variable("DISPLAY").is_none() || variable(GIVEN_UP).is_some() {
        return;
    }
    let changes = fallback(variable, charmap);
    if !changes.is_empty() {
        restart(&changes);
    }
}

/// Logs that the locale of the environment was given up, if it was.
pub fn log_fallback() {
    if let Ok(locale) = std::env::var(GIVEN_UP) {
        log::warn!(
            "the locale \"{locale}\" is not installed or has no UTF-8; typed text is read as {FALLBACK}"
        );
    }
}

/// Returns the variables to set so that characters are UTF-8, with their values; an empty value removes
/// one. Returns none if nothing has to change or would help. `variable` returns a variable that is not empty,
/// `charmap` the name of the encoding under a locale for characters, or under that of the environment.
fn fallback(
    variable: impl Fn(&str) -> Option<String>,
    charmap: impl Fn(Option<&str>) -> Option<String>,
) -> Vec<(&'static str, String)> {
    let is_utf8 = |locale| charmap(locale).map(|charmap| charmap.eq_ignore_ascii_case(UTF_8));
    // Without an answer, nothing is known to be wrong.
    if is_utf8(None) != Some(false) || is_utf8(Some(FALLBACK)) != Some(true) {
        return Vec::new();
    }
    let of_all = variable("LC_ALL");
    let names = ["LC_ALL", "LC_CTYPE", "LANG"];
    let given_up = names.iter().find_map(|name| variable(name)).unwrap_or_else(|| "C".to_owned());
    let mut changes = vec![("LC_CTYPE", FALLBACK.to_owned()), (GIVEN_UP, given_up)];
    if let Some(locale) = of_all {
        // It has precedence over the locale for characters; its language stays.
        changes.extend([("LC_ALL", String::new()), ("LC_MESSAGES", locale)]);
    }
    changes
}

/// Returns the name of the encoding under a locale for characters, or under that of the environment; `None` if
/// the system has no program that knows.
fn charmap(locale: Option<&str>) -> Option<String> {
    let mut command = Command::new("locale");
    command.arg("charmap").stdin(Stdio::null()).stderr(Stdio::null());
    if let Some(locale) = locale {
        command.env("LC_ALL", locale);
    }
    let output = command.output().ok()?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Starts the program again with these variables. Returns only if that fails.
#[cfg(unix)]
fn restart(changes: &[(&str, String)]) {
    use std::os::unix::process::CommandExt;
    let Ok(program) = std::env::current_exe() else { return };
    let mut command = Command::new(program);
    command.args(std::env::args_os().skip(1));
    for (name, value) in changes {
        match value.as_str() {
            "" => command.env_remove(name),
            value => command.env(name, value),
        };
    }
    let _ = command.exec();
}

#[cfg(not(unix))]
fn restart(_changes: &[(&str, String)]) {}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns what changes under these variables on a system that has only these locales.
    fn changes(variables: &[(&str, &str)], installed: &[&str]) -> Vec<(&'static str, String)> {
        let variable = |name: &str| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        let charmap = |locale: Option<&str>| {
            let of_environment =
                ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(|name| variable(name));
            let locale = locale.map(str::to_owned).or(of_environment).unwrap_or_default();
            let is_utf8 = installed.contains(&locale.as_str()) && locale.ends_with(UTF_8);
            Some(if is_utf8 { UTF_8 } else { "ANSI_X3.4-1968" }.to_owned())
        };
        fallback(variable, charmap)
    }

    fn set<'a>(changes: &'a [(&'static str, String)], name: &str) -> Option<&'a str> {
        changes.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
    }

    #[test]
    fn an_installed_locale_with_utf8_stays() {
        assert!(changes(&[("LANG", "vi_VN.UTF-8")], &["vi_VN.UTF-8", FALLBACK]).is_empty());
        assert!(changes(&[("LC_ALL", FALLBACK)], &[FALLBACK]).is_empty());
    }

    #[test]
    fn without_the_locale_characters_are_utf8_and_the_language_stays() {
        for variables in [&[("LANG", "vi_VN.UTF-8")][..], &[("LANG", "C")], &[]] {
            let changes = changes(variables, &[FALLBACK]);
            assert_eq!(set(&changes, "LC_CTYPE"), Some(FALLBACK), "{variables:?}");
            for language in ["LANG", "LC_ALL", "LC_MESSAGES"] {
                assert_eq!(set(&changes, language), None, "{variables:?}");
            }
            let given_up = variables.first().map_or("C", |(_, value)| *value);
            assert_eq!(set(&changes, GIVEN_UP), Some(given_up));
        }
        let changes = changes(&[("LC_ALL", "vi_VN.UTF-8"), ("LANG", "en_GB.UTF-8")], &[FALLBACK]);
        assert_eq!(set(&changes, "LC_ALL"), Some(""), "it would hide the locale for characters");
        assert_eq!(set(&changes, "LC_MESSAGES"), Some("vi_VN.UTF-8"));
    }

    #[test]
    fn nothing_changes_where_nothing_would_help() {
        assert!(changes(&[("LANG", "vi_VN.UTF-8")], &[]).is_empty());
        assert!(fallback(|_| None, |_| None).is_empty());
    }
}
