//! A transcript: the keys that are pressed, and what a screen reader says to its end after each.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use crate::session::Heard;

/// A key, or the start of the program, and what is said after it.
struct Step {
    key: Option<String>,
    said: Vec<String>,
}

/// A transcript in the folder `transcripts`. A line that begins with `>` names a key, `#` begins a comment, and each other
/// line is said to its end.
pub struct Transcript {
    path: PathBuf,
    steps: Vec<Step>,
}

impl Transcript {
    /// Reads the transcript of this name.
    pub fn read(name: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/listening/transcripts");
        let path = folder.join(format!("{name}.txt"));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        let mut steps = vec![Step { key: None, said: Vec::new() }];
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
            match line.strip_prefix("> ") {
                Some(key) => steps.push(Step { key: Some(key.to_owned()), said: Vec::new() }),
                None => steps.last_mut().expect("the start").said.push(line.to_owned()),
            }
        }
        Transcript { path, steps }
    }

    /// Presses the keys, each as soon as all that is expected after the one before has been said.
    ///
    /// # Errors
    /// Says what is heard instead, and where. With `TRANSCRIBE`, it is written into the file, and nothing differs.
    pub fn compare(&self, heard: &mut Heard<'_>) -> Result<(), String> {
        let writes = std::env::var_os("TRANSCRIBE").is_some();
        let mut written = self.comments();
        for step in &self.steps {
            if let Some(key) = &step.key {
                heard.key(key);
                let _ = writeln!(written, "> {key}");
            }
            if writes {
                let said = heard.hear_until_silence();
                said.iter().for_each(|line| written.extend([line, "\n"]));
                continue;
            }
            let said = heard.hear_lines(&step.said);
            if said != step.said {
                let key = step.key.as_deref().unwrap_or("the start");
                let (path, expected) = (self.path.display(), step.said.join("\n  "));
                let said = said.join("\n  ");
                return Err(format!("{path}, after {key}:\n  {expected}\nbut heard:\n  {said}"));
            }
        }
        if writes {
            fs::write(&self.path, written).expect("written");
        }
        Ok(())
    }

    /// Returns the comment at the beginning of the file.
    fn comments(&self) -> String {
        let text = fs::read_to_string(&self.path).expect("it has been read");
        text.lines()
            .take_while(|line| line.starts_with('#'))
            .flat_map(|line| [line, "\n"])
            .collect()
    }
}
