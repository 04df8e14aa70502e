//! What the documents for players say about the window is what the window has.

use o_an_quan::ai::{Level, puzzles};
use o_an_quan::controller::{Chapter, Topic};
use o_an_quan::rules::Preset;

const ENGLISH: &str = include_str!("../../README.md");
const VIETNAMESE: &str = include_str!("../../README.vi.md");
const HANDBOOK: &str = include_str!("../../docs/playing.md");

/// Returns what a document has in italics and begins with a capital, as the names of buttons and pages do.
fn names(document: &str) -> impl Iterator<Item = String> {
    let italics = document.split('*').skip(1).step_by(2);
    let names = italics.map(|name| name.split_whitespace().collect::<Vec<_>>().join(" "));
    names.filter(|name| name.starts_with(char::is_uppercase))
}

/// Returns whether a text of the window, in which `{ … }` stands for anything, can read `name`. The three dots at
/// its end may be left out.
fn can_read(text: &str, name: &str) -> bool {
    let mut parts = text.trim_end_matches('…').split(['{', '}']).step_by(2);
    let begin = parts.next().unwrap_or_default();
    let Some(mut rest) = name.trim_end_matches('…').strip_prefix(begin) else { return false };
    let mut is_open = false;
    for part in parts {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
        is_open = part.is_empty();
    }
    !begin.is_empty() && (rest.is_empty() || is_open)
}

/// Names that are in no file of words: pieces of music, the number of a chapter, and a saying.
const OTHERS: [&str; 5] =
    ["Chiều sân đình", "Sân gạch", "Bờ tre", "II", "Hết quan, tàn dân, thu quân, bán ruộng"];

/// Checks that the names in a document are texts of the file of words, and returns how many names there are.
fn check_names(document: &str, words: &str) -> usize {
    let lines = words.lines().filter(|line| !line.starts_with('#'));
    let value = |line| str::split_once(line, ['=', ']']).map_or(line, |(_, value)| value).trim();
    let texts: Vec<&str> = lines.map(value).collect();
    let known =
        |name: &str| OTHERS.contains(&name) || texts.iter().any(|text| can_read(text, name));
    let unknown: Vec<String> = names(document).filter(|name| !known(name)).collect();
    assert!(unknown.is_empty(), "the window has no {unknown:?}");
    names(document).count()
}

#[test]
fn every_name_in_italics_is_in_the_window() {
    let [english, vietnamese] =
        [include_str!("../../assets/words/en.ftl"), include_str!("../../assets/words/vi.ftl")];
    // What comes before names the buttons of other systems.
    let playing = |readme, heading| str::split_once(readme, heading).expect("a heading").1;
    assert!(check_names(playing(ENGLISH, "\n## How to play\n"), english) >= 9);
    assert!(check_names(playing(VIETNAMESE, "\n## Cách chơi\n"), vietnamese) >= 9);
    assert!(check_names(HANDBOOK, english) >= 90);
}

#[test]
fn the_readme_counts_lessons_puzzles_and_levels() {
    let lessons = |chapter| Topic::all().filter(|topic| topic.chapter() == chapter).count();
    assert_eq!([Chapter::Basics, Chapter::Tactics].map(lessons), [7, 7]);
    let lengths = [Preset::Classic, Preset::Folk].map(|preset| puzzles(preset).unwrap().len());
    assert_eq!(lengths.iter().sum::<usize>(), 1_300);
    assert_eq!(Level::ALL.len(), 6);
    let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let english = one_line(ENGLISH);
    for counted in
        ["seven short lessons", "seven more", "1,300 puzzles", "The computer's six levels"]
    {
        assert!(english.contains(counted), "{counted}");
    }
    let vietnamese = one_line(VIETNAMESE);
    for counted in ["bảy bài ngắn", "bảy bài mẹo chơi", "1.300 câu đố", "Sáu trình độ của máy"]
    {
        assert!(vietnamese.contains(counted), "{counted}");
    }
    for level in Level::ALL {
        let row = format!("| {level} |");
        assert!(ENGLISH.to_lowercase().contains(&row), "{row}");
    }
}
