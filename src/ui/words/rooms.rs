//! Words for the rooms of the other games, whatever the game.

use crate::words::words;

words! {
    /// The words of one language for the rooms of the other games.
    pub struct RoomWords("room-") {
        continue_game,
        game_count(games: usize),
        no_games,
        play_on,
        unfinished,
        listed(players: &str, moves: usize),
        won_by(name: &str),
        winner,
        drawn,
        delete,
        bring_back,
        deleted,
        damaged(why: &str),
        not_saved(why: &str),
        reviewing(done: usize, all: usize),
        review_failed,
        faults(faults: usize),
        accuracy(name: &str, percent: u8),
        results(games: u32, won: u32, helped: u32, drawn: u32, lost: u32, streak: u32),
        no_results,
        lesson_step(step: usize, all: usize),
        next_step,
        try_again,
        show_again,
    }
}
