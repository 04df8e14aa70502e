//! Reads scores; `scores/README.md` describes their notation.

use std::collections::BTreeMap;

use crate::math::samples;
use crate::scale::{Mode, NAMES};

/// A step of a voice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// The previous note continues.
    Hold,
    /// Silence.
    Rest,
    /// A note.
    Note(Note),
    /// A percussion stroke with its strength.
    Stroke(f64),
}

/// A note with its ornaments.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Note {
    /// The number of degrees above hò; five are an octave.
    pub degree: i32,
    /// Whether the left hand gives it a vibrato (rung).
    pub sway: bool,
    /// Whether it is bent up from the degree below (nhấn).
    pub up: bool,
    /// Whether it is bent down from the degree above.
    pub down: bool,
    /// Whether it is ornamented once with the degree above.
    pub touch: bool,
    /// Whether it is doubled an octave lower.
    pub octave: bool,
    /// Whether it is approached by a run over the strings below it (á).
    pub run: bool,
    /// Whether it is played as a tremolo (vê).
    pub tremolo: bool,
    /// Whether it is slurred: no new stroke or breath.
    pub slide: bool,
}

/// A step of a voice in its context.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// The time, in samples from the first beat.
    pub at: usize,
    /// The length of the step in samples.
    pub length: usize,
    /// The number of the step in its bar.
    pub in_bar: usize,
    /// The loudness.
    pub level: f64,
    /// The scale of the section.
    pub mode: Mode,
    /// The step.
    pub step: Step,
}

/// A piece.
pub struct Score {
    /// The title.
    pub title: String,
    /// The loudness in LUFS.
    pub loudness: f64,
    /// The steps of each voice.
    pub voices: BTreeMap<String, Vec<Moment>>,
    /// The length in samples.
    pub length: usize,
}

/// A section of a score.
#[derive(Clone)]
struct Section {
    voices: BTreeMap<String, Vec<Step>>,
    /// The voices inherited from another section, which a line in this one replaces.
    inherited: Vec<String>,
    tempo: f64,
    level: f64,
    mode: Mode,
    breath: f64,
    ritard: f64,
    /// The relative loudness of the voices for which it is not 1.
    mix: BTreeMap<String, f64>,
}

/// The number of steps in a bar; two steps are a beat.
const BAR: usize = 8;

impl Score {
    /// Reads a score.
    ///
    /// # Panics
    /// If the text is not a score; the message contains the invalid line.
    pub fn parse(text: &str) -> Self {
        let mut score =
            Score { title: String::new(), loudness: -20.0, voices: BTreeMap::new(), length: 0 };
        let mut sections: BTreeMap<String, Section> = BTreeMap::new();
        let mut current = Section {
            voices: BTreeMap::new(),
            inherited: Vec::new(),
            tempo: 75.0,
            level: 1.0,
            mode: Mode::Bac,
            breath: 0.0,
            ritard: 0.0,
            mix: BTreeMap::new(),
        };
        let plain = current.clone();
        let mut name = String::new();
        let mut form: Vec<&str> = Vec::new();
        for line in text.lines() {
            let line = line.split('#').next().unwrap_or("");
            let Some((key, rest)) = line.trim().split_once(char::is_whitespace) else {
                assert!(line.trim().is_empty(), "what is this: {line}");
                continue;
            };
            let rest = rest.trim();
            let number = || rest.parse::<f64>().unwrap_or_else(|_| panic!("no number: {line}"));
            match key {
                "title" => score.title = rest.to_string(),
                "loudness" => score.loudness = number(),
                "form" => form.extend(rest.split_whitespace()),
                "section" => {
                    sections.insert(std::mem::take(&mut name), current);
                    let (new, like) = rest.split_once(" like ").unwrap_or((rest, ""));
                    name = new.to_string();
                    // Every section inherits the head of the score.
                    current = sections.get(like).unwrap_or_else(|| panic!("{line}")).clone();
                    current.inherited = current.voices.keys().cloned().collect();
                }
                "tempo" => current.tempo = number(),
                "level" => current.level = number(),
                "breath" => current.breath = number(),
                "ritard" => current.ritard = number(),
                "mix" => current.set_mix(rest, line),
                "scale" if rest == "bac" => current.mode = Mode::Bac,
                "scale" if rest == "nam" => current.mode = Mode::Nam,
                "silent" => current.voices.retain(|voice, _| !rest.contains(voice.as_str())),
                voice => current.take(voice, rest, line),
            }
        }
        sections.insert(name, current);
        assert!(plain.voices.is_empty());
        for name in form {
            let section = sections.get(name).unwrap_or_else(|| panic!("no section {name}"));
            score.append(name, section);
        }
        score
    }

    /// Appends a section.
    fn append(&mut self, name: &str, section: &Section) {
        let steps = section.voices.values().map(Vec::len).max().unwrap_or(0);
        let mut starts = vec![self.length];
        for n in 0..steps {
            // The last bar may slow down increasingly towards its end.
            let late = (n + 1 + BAR).saturating_sub(steps) as f64 / BAR as f64;
            let step = 30.0 / section.tempo * (1.0 + section.ritard * late * late);
            starts.push(starts[n] + samples(step));
        }
        for (voice, line) in &section.voices {
            assert!(line.len() == steps, "{name}: {voice} has {} of {steps} steps", line.len());
            let mix = section.mix.get(voice).copied().unwrap_or(1.0);
            let moments = line.iter().enumerate().map(|(n, &what)| Moment {
                at: starts[n],
                length: starts[n + 1] - starts[n],
                in_bar: n % BAR,
                level: section.level * mix * arc(n as f64 / steps as f64),
                mode: section.mode,
                step: what,
            });
            self.voices.entry(voice.clone()).or_default().extend(moments);
        }
        self.length = starts[steps] + samples(section.breath);
    }
}

/// Returns the loudness within a phrase, which rises until its third quarter and falls at its end.
fn arc(part: f64) -> f64 {
    let far = (part - 0.65) / 0.65;
    1.05 - 0.17 * far * far
}

impl Section {
    /// Sets the relative loudness of a voice.
    fn set_mix(&mut self, text: &str, line: &str) {
        let (voice, level) = text.split_once(' ').unwrap_or_else(|| panic!("{line}"));
        let level = level.trim().parse().unwrap_or_else(|_| panic!("no number: {line}"));
        self.mix.insert(voice.to_string(), level);
    }

    /// Reads a line of a voice.
    fn take(&mut self, voice: &str, text: &str, line: &str) {
        if let Some(place) = self.inherited.iter().position(|known| known == voice) {
            self.inherited.remove(place);
            self.voices.remove(voice);
        }
        let steps = self.voices.entry(voice.to_string()).or_default();
        for bar in text.split('|').filter(|bar| !bar.trim().is_empty()) {
            let before = steps.len();
            for word in bar.split_whitespace() {
                match word.strip_prefix('.').and_then(|count| count.parse().ok()) {
                    Some(count) => steps.extend(std::iter::repeat_n(Step::Rest, count)),
                    None => steps.push(step(word, line)),
                }
            }
            assert!(
                (steps.len() - before).is_multiple_of(BAR),
                "a bar of 8 steps: {bar} in {line}"
            );
        }
    }
}

/// Reads one step.
fn step(word: &str, line: &str) -> Step {
    match word {
        "-" => return Step::Hold,
        "." => return Step::Rest,
        "o" => return Step::Stroke(0.6),
        "O" => return Step::Stroke(1.0),
        _ => {}
    }
    let start = word.find(|c: char| c.is_ascii_lowercase()).unwrap_or(0);
    let (before, body) = word.split_at(start);
    let end = body.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(body.len());
    let (name, after) = body.split_at(end);
    let place = NAMES.iter().position(|known| *known == name);
    let degree = place.unwrap_or_else(|| panic!("no such step: {word} in {line}")) as i32;
    let mut note = Note { degree, ..Note::default() };
    for mark in before.chars().chain(after.chars()) {
        match mark {
            '\'' => note.degree += 5,
            ',' => note.degree -= 5,
            '~' => note.sway = true,
            '/' => note.up = true,
            '\\' => note.down = true,
            '^' => note.touch = true,
            ':' => note.octave = true,
            '*' => note.run = true,
            '%' => note.tremolo = true,
            '=' => note.slide = true,
            other => panic!("no such mark: {other} in {line}"),
        }
    }
    Step::Note(note)
}
