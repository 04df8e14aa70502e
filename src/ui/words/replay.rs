//! Words for a replay.

use crate::rules::GameEnd;
use crate::words::words;

words! {
    /// The words of one language for a replay.
    pub struct ReplayWords("replay-") {
        // Commands.
        replay,
        back,
        to_start,
        step_back,
        autoplay,
        step_forward,
        to_end,
        play_from_here,
        save,

        not_saved_yet,
        saved,

        speed,
        slider,
        count(shown: usize, all: usize),
        at_start,
        replay_only,

        play_from_here_hint(turns: usize),
        current_game_kept,
        current_game_lost,

        ended[GameEnd](sides: usize),
    }
}
