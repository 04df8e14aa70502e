//! English.

use super::Words;
use crate::ai::Level;
use crate::cli::verb::Verb;
use crate::rules::{Departure, GameEnd, IllegalMove, Pile, TurnEnd};
use crate::storage::SaveProblem;
use basics::shown_path;

pub(super) const WORDS: Words = Words {
    verbs: &[("h", Verb::Help), ("u", Verb::Undo), ("r", Verb::Redo)],

    side: |side| format!("Side {side}"),
    you: "you",
    computer: |level| format!("computer, {}", (WORDS.level_name)(level)),
    level_name: |level| match level {
        Level::Beginner => "beginner",
        Level::Easy => "easy",
        Level::Medium => "medium",
        Level::Hard => "hard",
        Level::Expert => "expert",
        Level::Master => "master",
    },

    owner: |name, first, last, store| {
        format!("{name}, cells {first} to {last}: {}", score_text(store))
    },
    row: |owner, piles| format!("{owner}; its cells hold {piles}."),
    quan_cell: |cell, pile| format!("Quan cell {cell}: {}.", pile_text(pile)),

    played: |name, mv, laps| format!("{name} plays {mv}: sows {laps}."),
    refilled: |name| format!("{name} had an empty row: five dân from the store refilled it."),
    lap: |dan, cell| format!("{dan} from cell {cell}"),
    nothing_captured: "Captures nothing.",
    captured: |points, captures| format!("Captures {}: {captures}.", points_of(points)),
    capture: |pile, cell| format!("{} from cell {cell}", pile_text(pile)),
    turn_end: |why| match why {
        TurnEnd::AtQuanCell(cell) => format!("The turn ends: quan cell {cell} comes next."),
        TurnEnd::TwoEmptyCells => "The turn ends: the next two cells are empty.".into(),
        TurnEnd::ChainOver => "Nothing more can be captured.".into(),
        TurnEnd::YoungQuan(cell) => {
            format!("The turn ends: the quan in cell {cell} is still too young to be captured.")
        }
        TurnEnd::FirstTurnQuan(cell) => {
            format!("The turn ends: the first turn may not capture the quan in cell {cell}.")
        }
        TurnEnd::EndlessSowing => "The turn ends: the sowing would never end.".into(),
    },
    game_end: |why, sides| match why {
        GameEnd::QuanEmpty if sides == 2 => "The game is over: both quan cells are empty.".into(),
        GameEnd::QuanEmpty => "The game is over: every quan cell is empty.".into(),
        GameEnd::QuanCaptured => "The game is over: the last quan has been captured.".into(),
        GameEnd::CannotRefill => {
            "The game is over: the next side has an empty row and fewer than five points.".into()
        }
        GameEnd::Repetition => {
            "The game is over: the same position came up for the third time.".into()
        }
        GameEnd::Stopped => "The game is over: the players agreed to end it.".into(),
        GameEnd::Resigned | GameEnd::OutOfTime => "The game is over: only one side is left.".into(),
    },
    left: |departure, name| match departure {
        Departure::Resigned(_) => format!("{name} resigns."),
        Departure::OutOfTime(_) => format!("{name} runs out of time."),
        Departure::Stopped => "The players agree to end the game.".into(),
    },
    collected: |name, dan| format!("{name} collects {dan} dân from its cells."),
    ranking: "Ranking:",
    ranked: |rank, name, points| format!("{rank}. {name}: {}", points_of(points)),

    welcome: "Type a cell and a direction, as in 3+, or help.",
    over_prompt: "Game over",
    after_end: "Type undo, save FILE or quit.",
    chosen: |mv| format!("You chose {mv}."),
    refused: |illegal| match illegal {
        IllegalMove::GameOver(mv) => {
            format!("{mv} cannot be played: the game is over. Type undo to go back.")
        }
        IllegalMove::NoSuchCell(mv) => format!(
            "{mv} cannot be played: the board has no cell {}. Choose one of your own cells and \
             try again.",
            mv.cell
        ),
        IllegalMove::QuanCell(mv) => format!(
            "{mv} cannot be played: cell {} is a quan cell, which cannot be sown. Choose one of \
             your own cells and try again.",
            mv.cell
        ),
        IllegalMove::NotYours(mv, owner) => format!(
            "{mv} cannot be played: cell {} belongs to side {owner}. Choose one of your own cells \
             and try again.",
            mv.cell
        ),
        IllegalMove::EmptyCell(mv) => format!(
            "{mv} cannot be played: cell {} is empty. Choose a cell that holds dân and try again.",
            mv.cell
        ),
    },
    unclear: |line| {
        format!("{line:?} is not a command. Type a move, such as 3+, or help to see all commands.")
    },
    thinking: "The computer is thinking…",
    thinking_broke: "The computer couldn't find a move. Type undo to go back, or save FILE.",
    computers_turn: "It is the computer's turn. Type undo to go back.",
    undone: |turns| match turns {
        1 => "1 turn undone.".into(),
        _ => format!("{turns} turns undone."),
    },
    nothing_to_undo: "There is nothing to undo.",
    redone: |turns| match turns {
        1 => "1 turn redone.".into(),
        _ => format!("{turns} turns redone."),
    },
    nothing_to_redo: "There is nothing to redo.",
    moves: |moves| format!("You can play {moves}."),
    no_moves: "There is no move: the game is over.",
    hint: |mv, captured, margin, turns| {
        let captures = match captured {
            0 => "captures nothing".to_owned(),
            _ => format!("captures {}", points_of(captured)),
        };
        let ends = match margin {
            0 => "draw".to_owned(),
            1.. => format!("end {} ahead", points_of(margin)),
            _ => format!("end {} behind", points_of(-margin)),
        };
        match turns {
            Some(1) => {
                format!("Hint: {mv} {captures}. With best play you {ends}, in 1 turn (proven).")
            }
            Some(turns) => format!(
                "Hint: {mv} {captures}. With best play you {ends}, in {turns} turns (proven)."
            ),
            None => format!("Hint: {mv} {captures}. After that, you are expected to {ends}."),
        }
    },
    save_where: "Give a file name, as in save game.txt.",
    saved: |path| format!("Game saved as {path}."),
    not_saved: |problem| match problem {
        SaveProblem::Refused { path } => format!(
            "{0} already exists and was not changed. Give another name, or type save! {0} to \
             replace it.",
            shown_path(path)
        ),
        SaveProblem::Folder { folder, error } => format!(
            "The game was not saved: the folder {} cannot be written to ({error}). Try another \
             name.",
            shown_path(folder)
        ),
        SaveProblem::File { path, error } => format!(
            "The game was not saved: {} cannot be written ({error}). Try another name.",
            shown_path(path)
        ),
        SaveProblem::Value { path, why } => {
            format!("The game was not saved: {} cannot be written ({why}).", shown_path(path))
        }
    },
    help: "\
3+ or 3 +     sow cell 3 towards higher cell numbers, anticlockwise
3- or 3 -     sow cell 3 towards lower cell numbers, clockwise
undo          go back to your own last decision
redo          play what you have undone
hint          show a good move and what it leads to
moves         list the moves you can play
board         show the board again
save FILE     write the game to a new file; save! FILE also replaces an existing one
quit          leave the game",
    goodbye: "Goodbye.",

    menu_title: "Ô Ăn Quan. Type the number of your choice, or Enter for the one in brackets; q quits.",
    menu_sides: "How many sides play?",
    menu_boards: ["two, in two rows", "three, around a triangle", "four, around a square"],
    menu_rules: "Which rules?",
    preset_hints: [
        "classic: an empty quan cell ends the turn",
        "folk: an empty quan cell may be jumped, a quan with fewer than 5 dân is safe",
        "report: classic, but the game ends when a side cannot refill its row",
        "rich: classic, with ten dân in each cell",
        "bigquan: classic, with twenty dân beside each quan",
    ],
    menu_opponent: "Who plays the other sides?",
    menu_persons: "people, taking turns at this keyboard",
    menu_seat: "Which side is yours? Side 0 moves first.",
    menu_refused: |line, first, last| {
        format!("{line:?} is not one of the choices: type a number from {first} to {last}.")
    },

    step_help: "Type n for the next position, p for the previous one, s to stop.",
    step_at: |turn, turns| match turn {
        0 => format!("Start, turn 0 of {turns}"),
        _ => format!("After turn {turn} of {turns}"),
    },
    step_first: "This is the start of the game.",
    step_last: "This is the end of the record.",
    step_unclear: |line| {
        format!("{line:?} is not a command. Type n (next), p (previous) or s (stop).")
    },
};

fn points_of(points: i32) -> String {
    if points == 1 { "1 point".into() } else { format!("{points} points") }
}

fn score_text(store: i32) -> String {
    if store < 0 { format!("owes {}", points_of(-store)) } else { points_of(store) }
}

fn pile_text(pile: Pile) -> String {
    match (pile.quan, pile.dan) {
        (true, 0) => "the quan".into(),
        (true, dan) => format!("the quan and {dan} dân"),
        (false, 0) => "empty".into(),
        (false, dan) => format!("{dan} dân"),
    }
}
