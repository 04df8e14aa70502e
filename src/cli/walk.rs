//! Steps through the positions of a game at a prompt.

use basics::Excerpt;
use tabletop::GameMatch;

use super::failure::Failure;
use super::game::CliGame;
use super::text::{Sentences, Terminal, View};

/// Shows the positions of a match one at a time, as requested at the prompt. Steps are moves,
/// departures and the beginnings of further rounds, numbered from 1.
pub(super) fn walk<G: CliGame>(
    played: &G::Match,
    view: &View,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    let (words, sentences) = (view.words, G::sentences(view.language));
    let last = played.entries().len();
    let position = |at| sentences.walked(view, played.position_after(at));
    let mut at = 0;
    let mut lines = position(at);
    lines.push(words.step_help.to_owned());
    loop {
        terminal.say_all(&lines)?;
        let prompt = words.step_at(played.turns_in(at), played.turns_in(last));
        let Some(line) = terminal.ask(&format!("{prompt}> "))? else { return Ok(()) };
        lines = match line.to_lowercase().as_str() {
            "n" if at == last => vec![words.step_last.to_owned()],
            "n" => {
                at += 1;
                [sentences.step(view, played, at), position(at)].concat()
            }
            "p" if at == 0 => vec![words.step_first.to_owned()],
            "p" => {
                at -= 1;
                position(at)
            }
            "s" => return Ok(()),
            _ => vec![words.step_unclear(&Excerpt::of(&line))],
        };
    }
}
