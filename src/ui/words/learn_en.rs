//! The lessons in English.

use super::learn::LearnWords;
use crate::controller::{Exercise, Topic};

pub(super) const LEARN: LearnWords = LearnWords {
    learn: "Learn to play",
    learn_first: "Show me how to play first",
    topic: |topic| match topic {
        Topic::Board => "The board",
        Topic::Sow => "Sow",
        Topic::GoOn => "Go on",
        Topic::Capture => "Capture",
        Topic::Chain => "Chains",
        Topic::Refill => "Refill and debt",
        Topic::End => "The end",
    },
    heading: |number, of, topic| format!("Lesson {number} of {of}: {topic}"),
    lesson: |number, topic, learnt| {
        format!("Lesson {number}, {topic}{}", if learnt { ", learnt" } else { "" })
    },
    again: "Start the lesson again",
    go_on: "Go on",
    play_now: "Play a game",
    other_side: "The other side",
    no_arrow_yet: "Now choose an arrow: that is where the stones will go.",
    ask: |exercise| match exercise {
        Exercise::OwnCell => {
            "You sit at the near row: its five square cells are yours. Press one of them."
        }
        Exercise::QuanCell => {
            "The two round cells at the ends belong to nobody. In each lies a quan, a big stone \
             worth 10 points. Press one of them."
        }
        Exercise::Sow => "Sow the dân of cell 3: press the cell, then one of the two arrows.",
        Exercise::SowQuan => {
            "Quan cells and the other row get their dân too. Sow cell 4 so that one falls into the \
             quan cell on the right."
        }
        Exercise::GoOn => {
            "If the cell after your last dân is a square one with dân in it, you lift those and sow \
             on. Find the direction in which that happens."
        }
        Exercise::Capture => {
            "If after your last dân comes one empty cell and then a cell with stones, you capture \
             all of these. Find the move that captures."
        }
        Exercise::CaptureQuan => {
            "A quan is captured in the same way. Capture the quan on the right."
        }
        Exercise::Chain => {
            "If another empty cell and another pile come after a capture, you capture that as well. \
             Find the move that captures two piles."
        }
        Exercise::Refill => {
            "Your whole row was empty, so five dân from your store were put back, one in each cell. \
             Play on: any move will do."
        }
        Exercise::Debt => {
            "Empty again, and the store held only 3. You borrowed the rest, so it shows −2. Play \
             on: any move will do."
        }
        Exercise::End => {
            "When both quan cells are empty the game is over, and each side collects the dân left \
             in its row. Capture the last quan."
        }
    },
    done: |exercise| match exercise {
        Exercise::OwnCell => {
            "Right. The number in the corner counts the small stones in a cell. They are called \
             dân and are worth 1 point each."
        }
        Exercise::QuanCell => {
            "Right. Whoever has most points at the end wins, so everybody is after the two quan."
        }
        Exercise::Sow => {
            "One dân fell into each of the next cells. Then came a quan cell, and that ends a turn."
        }
        Exercise::SowQuan => {
            "Sowing follows the ring, round the corner into the other row. Two empty cells came \
             next, and that ends a turn too."
        }
        Exercise::GoOn => {
            "You sowed on twice, always in the same direction. It goes on until a quan cell or an \
             empty cell comes next."
        }
        Exercise::Capture => {
            "You captured 4 dân. They lie in your store beside your name: 4 points."
        }
        Exercise::CaptureQuan => "The quan is yours: 10 points at once!",
        Exercise::Chain => {
            "Two captures, 4 and 3, in one turn. There is no sowing after a capture: then it is the \
             other side's turn."
        }
        Exercise::Refill => "The five dân were taken from your points.",
        Exercise::Debt => "What you owe is taken off your points when the game is over.",
        Exercise::End => "40 to 30: you win! Every dân counted 1 and every quan 10.",
    },
    missed: |exercise| match exercise {
        Exercise::OwnCell => {
            "Not that one. Your cells are the five square ones in the row nearest to you."
        }
        Exercise::QuanCell => {
            "Not that one. The quan lie in the round cells, far left and far right."
        }
        Exercise::Sow | Exercise::Refill | Exercise::Debt => "Try once more.",
        Exercise::SowQuan => {
            "That way no dân came to the quan cell on the right. The stones are back: try the other \
             arrow."
        }
        Exercise::GoOn => {
            "A quan cell came next, so the turn was over. The stones are back: try the other arrow."
        }
        Exercise::Capture => {
            "That captured nothing. The stones are back: count to where the last dân will fall. An \
             empty cell must come after it."
        }
        Exercise::CaptureQuan => {
            "The quan is still there. The stones are back: the last dân must fall just before the \
             empty cell beside the quan."
        }
        Exercise::Chain => {
            "Those were not two piles. The stones are back: look for a pile, an empty cell and \
             another pile."
        }
        Exercise::End => {
            "The quan is still there, so the game goes on. The stones are back: the last dân must \
             fall just before the empty cell beside the quan."
        }
    },
    all_learnt: "That was all: you know the game now.",
};
