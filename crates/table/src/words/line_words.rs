//! The words for the turns that a hint expects.

use live::LiveGame;
use tabletop::{GameEntry, GameMatch};

use super::game_text::{GameText, TableWords, Voice};

/// Between two moves of a list.
const BETWEEN: &str = "; ";

/// Returns what is said while the turns that a hint expects are on the screen; `None` while they are not.
pub fn words_of_line<G: GameText>(
    voice: &Voice<'_>,
    own: &dyn TableWords<G>,
    live: &LiveGame<G>,
) -> Option<String> {
    let (words, line) = (&voice.words.help, live.line()?);
    let replay = line.viewer().replay();
    let (game, first) = (replay.game(), line.first());
    let part = |entry: &G::Entry| {
        let name = entry.side().map(|side| voice.name(side)).unwrap_or_default();
        words.line_part(&name, &own.move_name(entry, voice.view))
    };
    let entries = &game.entries()[first..];
    if line.is_over() {
        let after = own.after_line(voice, game, first);
        if line.is_played() {
            return Some(after);
        }
        let moves: Vec<String> = entries.iter().map(part).collect();
        return Some(format!("{} {after}", words.line_moves(&moves.join(BETWEEN))));
    }
    let shown = replay.shown() - first;
    let Some(last) = shown.checked_sub(1) else { return Some(words.show_line.to_owned()) };
    // The board shows the captures of a turn before the sentence names them.
    let what = match line.viewer().presenter().is_moving() {
        true => part(&entries[last]) + ".",
        false => own.happened(voice, game, first + last),
    };
    Some(words.line_move(shown, entries.len(), &what))
}

/// Returns whether the hint on the screen expects more than its own move.
pub(crate) fn has_line<G: GameText>(live: &LiveGame<G>) -> bool {
    live.hint().is_some() && live.session().help().line().len() > 1
}
