//! Firefox, by WebDriver BiDi: Debian has no driver for it.

use std::fs;
use std::process::Command;

use super::Browser;
use super::bidi::BiDi;
use super::running::{Profile, Running, Screen};

/// A window of Firefox.
pub struct Firefox {
    bidi: BiDi,
    program: Running,
    // Without a screen, Firefox has no WebGL. Ended after the program.
    _screen: Screen,
}

impl Browser for Firefox {
    fn open(size: [u32; 2], language: &str, profile: &Profile) -> Firefox {
        let settings = [
            ("intl.accept_languages", format!("'{language}'")),
            ("browser.aboutwelcome.enabled", "false".to_owned()),
            ("browser.shell.checkDefaultBrowser", "false".to_owned()),
            ("datareporting.policy.dataSubmissionEnabled", "false".to_owned()),
        ];
        let settings = settings.map(|(name, value)| format!("user_pref('{name}', {value});\n"));
        fs::write(profile.path().join("user.js"), settings.concat()).unwrap();
        let screen = Screen::open(size);
        let mut program = Command::new("firefox-esr");
        program.args(["--no-remote", "--remote-debugging-port", "0", "--profile"]);
        program.arg(profile.path()).arg("about:blank").env("MOZ_X11_EGL", "1");
        profile.hold(&mut program);
        screen.show(&mut program);
        let mut program = Running::start(&mut program, "firefox-esr");
        let port = program.number_after("BiDi listening on ws://127.0.0.1:");
        let bidi = BiDi::connect(port);
        bidi.resize(size);
        Firefox { bidi, program, _screen: screen }
    }

    fn navigate(&self, address: &str) {
        self.bidi.navigate(address);
    }

    fn keep(&self, promise: &str) -> Result<String, String> {
        self.bidi.keep(promise)
    }

    fn messages(&self) -> String {
        self.bidi.events()
    }
}

impl Drop for Firefox {
    fn drop(&mut self) {
        self.bidi.close();
        self.program.wait_for_end();
    }
}
