//! The lessons in English.

use super::learn::LearnWords;
use crate::controller::{Exercise, Topic};

pub(super) const LEARN: LearnWords = LearnWords {
    learn: "Learn to play",
    learn_first: "New here? Learn in 3 minutes",
    topic: |topic| match topic {
        Topic::Board => "The board",
        Topic::Sow => "Sowing",
        Topic::GoOn => "Keep sowing",
        Topic::Capture => "Capturing",
        Topic::Chain => "Chain captures",
        Topic::Refill => "Refill and debt",
        Topic::End => "End of the game",
    },
    heading: |number, of, topic| format!("Lesson {number} of {of}: {topic}"),
    lesson: |number, topic, learnt| {
        format!("Lesson {number}, {topic}{}", if learnt { ", completed" } else { "" })
    },
    restart: "Restart the lesson",
    next: "Continue",
    play_now: "Play a game",
    other_side: "The other side",
    choose_arrow: "Which way should they go? Choose an arrow.",
    task: |exercise| match exercise {
        Exercise::OwnCell => "The bottom row is yours: five square cells. Press one of them.",
        Exercise::QuanCell => {
            "The two round cells at the ends belong to nobody. Each holds a quan, a big stone worth \
             10 points. Press one of them."
        }
        Exercise::Sow => "Sow the dân in cell 3: press the cell, then one of the two arrows.",
        Exercise::SowQuan => {
            "You also drop dân into quan cells and into the other row. Sow cell 4 so that one dân \
             lands in the quan cell on the right."
        }
        Exercise::GoOn => {
            "If the cell after your last dân is a square cell that is not empty, you lift its dân and \
             keep sowing. Find the direction in which that happens."
        }
        Exercise::Capture => {
            "If the cell after your last dân is empty and the one after that holds stones, you \
             capture all of those stones. Find the move that captures."
        }
        Exercise::CaptureQuan => {
            "You capture a quan in the same way. Capture the quan on the right."
        }
        Exercise::Chain => {
            "If another empty cell and another cell with stones follow a capture, you capture those \
             stones too. Find the move that captures from two cells."
        }
        Exercise::Refill => {
            "Your row was empty, so five dân from your store refilled it, one in each cell. Play any \
             move."
        }
        Exercise::Debt => {
            "Your row was empty again, but your store held only 3 points. You borrowed 2, so your \
             store now shows −2. Play any move."
        }
        Exercise::End => {
            "The game is over when both quan cells are empty. Each side then collects the dân left \
             in its row. Capture the last quan."
        }
    },
    done: |exercise| match exercise {
        Exercise::OwnCell => {
            "Right. The small stones are called dân and are worth 1 point each. The number in the \
             corner of a cell counts them."
        }
        Exercise::QuanCell => {
            "Right. The side with the most points wins, so everyone is after the two quan."
        }
        Exercise::Sow => {
            "You dropped one dân into each of the cells that followed. A quan cell came next, which \
             ends your turn."
        }
        Exercise::SowQuan => {
            "Sowing follows the ring, round the corner and into the other row. Two empty cells came \
             next, which also ends your turn."
        }
        Exercise::GoOn => {
            "You sowed two more laps, always in the same direction. You keep sowing until a quan cell \
             or an empty cell comes next."
        }
        Exercise::Capture => {
            "You captured 4 dân. They are now in your store, beside your name: 4 points."
        }
        Exercise::CaptureQuan => "The quan is yours: 10 points at once!",
        Exercise::Chain => {
            "Two captures, 4 and 3, in one turn. You never sow again after a capture: it is now the \
             other side's turn."
        }
        Exercise::Refill => "The refill cost you 5 points: the dân came from your store.",
        Exercise::Debt => {
            "You now owe 2 points. A debt is subtracted from your points when the game ends."
        }
        Exercise::End => "40 to 30: you win! Each dân counted 1 point and each quan 10.",
    },
    missed: |exercise| match exercise {
        Exercise::OwnCell => "Not that one. Your cells are the five square ones in the bottom row.",
        Exercise::QuanCell => {
            "Not that one. The quan are in the round cells, at the far left and far right."
        }
        Exercise::Sow | Exercise::Refill | Exercise::Debt => "Try again.",
        Exercise::SowQuan => {
            "That way, no dân reached the quan cell on the right. The stones are back: try the other \
             arrow."
        }
        Exercise::GoOn => {
            "A quan cell came next, so your turn ended. The stones are back: try the other arrow."
        }
        Exercise::Capture => {
            "That captured nothing. The stones are back: count where the last dân will land. The next \
             cell must be empty."
        }
        Exercise::CaptureQuan => {
            "The quan is still there. The stones are back: the last dân must land just before the \
             empty cell beside the quan."
        }
        Exercise::Chain => {
            "That did not capture from two cells. The stones are back: the last dân must land just \
             before an empty cell, a cell with stones, an empty cell and a cell with stones."
        }
        Exercise::End => {
            "The quan is still there, so the game is not over. The stones are back: the last dân must \
             land just before the empty cell beside the quan."
        }
    },
    all_completed: "That's it: you can play Ô ăn quan!",
};
