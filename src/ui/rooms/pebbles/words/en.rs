//! English.

use ::pebbles::{CannotTake, Pebbles};
use tabletop::{Played, Step};

use super::{before, by_look, moves_to_win};
use crate::ui::rooms::table::{LessonWords, TableWords};

pub(super) const WORDS: TableWords<Pebbles> = TableWords {
    title: "Pebbles",
    subtitle: "Take pebbles in turn, but never as many as the turn before. Whoever cannot move \
               loses.",
    looks: ("Look", &["Heap", "Strip", "Table"]),
    lesson: "Lesson",
    lesson_steps: &[
        LessonWords {
            task: "Nine pebbles are left. A turn takes 1 to 4 of them, but never as many as the \
                   turn before took, and that was 3. Take some.",
            done: "Right. Now the other player may take anything but the number that you took.",
        },
        LessonWords {
            task: "Whoever cannot move loses. Four pebbles are left. Win at once.",
            done: "The heap is empty, and the other player is stuck. One pebble that is left \
                   where one was just taken ends the game, too.",
        },
        LessonWords {
            task: "Row 6 of the table: five pebbles, at most four in a turn. Take any number and \
                   watch the reply.",
            done: "Whatever you take from five, the other player takes the rest: it is 1 to 4, and \
                   it is never the number you took, because 5 is odd. So row 6 is lost. Leave five \
                   pebbles to the other player, and you win.",
        },
    ],
    lesson_missed: "That lets the other player win. Try again.",
    lesson_over: "That was the whole lesson.",
    rules: &[
        "The heap (bốc sỏi): take 1 or more pebbles from the heap, at most as many as agreed, but \
         not as many as the other player has just taken.",
        "The strip (cờ đẩy): push the piece along the strip towards cell 1, under the same rule. \
         The piece beside cell 7 is a heap of 6 pebbles.",
        "The table (cờ bảng): move the piece up as many rows as the number of the column that you \
         move it to. The column shows the turn before, so you may not stay in it. Row 7 is a heap \
         of 6 pebbles.",
        "A player who cannot move loses. That happens when nothing is left, or when one is left \
         and the turn before took one. There is no draw.",
        "Press a pebble, a cell or a number, or type a digit. A hint shows the best move and says \
         in how many moves it wins; the moves of both players count.",
        "Source: the chapter on games in a Vietnamese book of mathematical problems (problems 3.12 \
         to 3.14).",
    ],
    position: |heap, look| {
        let pebbles = match heap.pebbles() {
            1 => "1 pebble is left.".to_owned(),
            count => format!("{count} pebbles are left."),
        };
        let place = heap.pebbles() + 1;
        let most = heap.pebbles().min(heap.most().into());
        let text = by_look(
            look,
            [
                format!("{pebbles} Take 1 to {}", most),
                format!("The piece is beside cell {place}. Push it 1 to {} cells", most),
                format!("The piece is in row {place}. Move it up 1 to {} rows", most),
            ],
        );
        match heap.last() {
            0 => format!("{text}."),
            last => format!("{text}, but not {last}."),
        }
    },
    move_name: |_, entry, look| {
        let place = entry.outcome.after.pebbles() + 1;
        match entry.step {
            Step::Departure(_) => "resigns".to_owned(),
            Step::Move(take) => by_look(
                look,
                [
                    format!("takes {take}"),
                    format!("{take}, to cell {place}"),
                    format!("row {place}, col {take}"),
                ],
            ),
        }
    },
    played: |played, name, look| match played.entries().last().map(|entry| entry.step) {
        Some(Step::Move(take)) => {
            let place = played.position().pebbles() + 1;
            by_look(
                look,
                [
                    format!("{name} took {take}."),
                    format!("{name} pushed the piece {take} to cell {place}."),
                    format!("{name} moved to row {place}, column {take}."),
                ],
            )
        }
        Some(Step::Departure(_)) => format!("{name} resigned."),
        None => String::new(),
    },
    illegal: |why| match why {
        CannotTake::GameOver(_) => "The game is over.".to_owned(),
        CannotTake::MoreThanMost(_, most) => format!("A turn takes at most {most}."),
        CannotTake::MoreThanHeap(_, left) => format!("Only {left} left."),
        CannotTake::SameAsBefore(take) => {
            format!("The last turn was {take}, so this one cannot be.")
        }
    },
    hint: |_, verdict, look| {
        let take = verdict.take;
        let act = by_look(
            look,
            [format!("take {take}"), format!("push by {take}"), format!("go up {take}")],
        );
        match verdict.value {
            1 => format!("Hint: {act}. It wins at once."),
            moves @ 2.. => format!("Hint: {act}. It wins in {moves}."),
            moves => format!(
                "Hint: {act}. Every move loses, and this one holds out the longest: {} moves.",
                moves.unsigned_abs()
            ),
        }
    },
    expected: |name, value| match value {
        1.. => format!("{name}: wins in {value}."),
        _ => format!("{name}: loses in {}.", value.unsigned_abs()),
    },
    fault: |played, name, better, _| {
        let took = match played.entries().last().map(|entry| entry.step) {
            Some(Step::Move(take)) => take.to_string(),
            _ => String::new(),
        };
        let moves = moves_to_win(before(played), better);
        format!("{name}: {took} gave the win away. {better} wins in {moves}.")
    },
    end: |played, look| {
        let heap = played.position();
        if heap.takes().next().is_some() {
            return String::new();
        }
        let is_empty = heap.pebbles() == 0;
        let texts = if is_empty {
            ["The heap is empty.", "The piece is at cell 1.", "The piece is in row 1."]
        } else {
            [
                "One pebble is left where one was just taken.",
                "One cell is left where the piece was just pushed by one.",
                "One row is left where the piece just moved up by one.",
            ]
        };
        by_look(look, texts).to_owned()
    },
    options: |game| match game.pebbles() {
        1 => format!("1 pebble, at most {}", game.most()),
        count => format!("{count} pebbles, at most {}", game.most()),
    },
};
