//! Reading the score: see the head of `tune.txt` for how it is written.

use std::collections::BTreeMap;

/// The scale, điệu bắc, as exact intervals above hò.
const SCALE: [(&str, f64); 5] =
    [("ho", 1.0), ("xu", 9.0 / 8.0), ("xang", 4.0 / 3.0), ("xe", 3.0 / 2.0), ("cong", 27.0 / 16.0)];
/// The pitch of hò in Hz, a C.
const HO: f64 = 261.626;

/// What a voice does in one step of the score.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// Nothing new; what sounds goes on.
    Hold,
    /// Silence.
    Rest,
    /// A note.
    Note(Note),
    /// A stroke of the percussion, with its strength.
    Stroke(f64),
}

/// A note with its ornaments.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// Degrees of the scale above hò; five are an octave.
    pub degree: i32,
    /// Swayed by the left hand.
    pub sway: bool,
    /// Pressed up into its pitch.
    pub pressed: bool,
    /// With the octave below.
    pub octave: bool,
    /// Reached by a run over the strings below it.
    pub run: bool,
}

/// The pitch of a degree of the scale in Hz; degree 0 is hò.
pub fn degree(degree: i32) -> f64 {
    let octave = f64::from_bits(((1023 + i64::from(degree.div_euclid(5))) as u64) << 52);
    HO * octave * SCALE[degree.rem_euclid(5) as usize].1
}

/// The voices of the whole tune, all of the same length in steps.
pub struct Score {
    /// What each voice does, step after step.
    pub voices: BTreeMap<String, Vec<Step>>,
    /// How many steps the tune has.
    pub steps: usize,
}

impl Score {
    /// Reads a score.
    ///
    /// # Panics
    /// With the line at fault when the text is not a score.
    pub fn parse(text: &str) -> Self {
        let mut sections: BTreeMap<&str, BTreeMap<&str, Vec<Step>>> = BTreeMap::new();
        let mut current = "";
        let mut form = Vec::new();
        for line in text.lines() {
            let mut words = line.split('#').next().unwrap_or("").split_whitespace();
            match words.next() {
                None => {}
                Some("form") => form = words.collect(),
                Some("section") => current = words.next().expect("a section has a name"),
                Some(voice) => {
                    let steps = words.filter(|&w| w != "|").map(|w| step(w, line));
                    sections.entry(current).or_default().entry(voice).or_default().extend(steps);
                }
            }
        }
        Self::join(&sections, &form)
    }

    /// Puts the sections one after another.
    fn join(sections: &BTreeMap<&str, BTreeMap<&str, Vec<Step>>>, form: &[&str]) -> Self {
        let names: Vec<&str> = sections.values().flat_map(|s| s.keys().copied()).collect();
        let mut voices: BTreeMap<String, Vec<Step>> =
            names.into_iter().map(|name| (name.to_string(), Vec::new())).collect();
        let mut steps = 0;
        for name in form {
            let section = &sections[name];
            let length = section.values().map(Vec::len).max().unwrap_or(0);
            for (voice, line) in &mut voices {
                match section.get(voice.as_str()) {
                    Some(part) if part.len() == length => line.extend(part),
                    Some(part) => panic!("{name}: {voice} has {} of {length} steps", part.len()),
                    None => line.extend(std::iter::repeat_n(Step::Rest, length)),
                }
            }
            steps += length;
        }
        Score { voices, steps }
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
    let (run, body) = word.strip_prefix('*').map_or((false, word), |rest| (true, rest));
    let end = body.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(body.len());
    let (name, marks) = body.split_at(end);
    let place = SCALE.iter().position(|(known, _)| *known == name);
    let mut note = Note {
        degree: place.unwrap_or_else(|| panic!("no such step: {word} in {line}")) as i32,
        sway: false,
        pressed: false,
        octave: false,
        run,
    };
    for mark in marks.chars() {
        match mark {
            '\'' => note.degree += 5,
            ',' => note.degree -= 5,
            '~' => note.sway = true,
            '/' => note.pressed = true,
            ':' => note.octave = true,
            other => panic!("no such mark: {other} in {line}"),
        }
    }
    Step::Note(note)
}
