//! The words of the pebble games.

mod en;
mod vi;

use ::pebbles::{Heap, Pebbles, Take, Verdict};
use tabletop::{Match, Played};

use super::{HEAP_LOOK, STRIP_LOOK};
use crate::settings::Language;
use crate::ui::rooms::table::TableWords;

/// Returns the words in `language`.
pub(super) fn of(language: Language) -> &'static TableWords<Pebbles> {
    match language {
        Language::English => &en::WORDS,
        Language::Vietnamese => &vi::WORDS,
    }
}

/// Returns the labels of the options.
pub(super) fn options(language: Language) -> [&'static str; 2] {
    match language {
        Language::English => ["Pebbles at the start", "Most in a turn"],
        Language::Vietnamese => ["Số sỏi lúc đầu", "Mỗi lượt nhiều nhất"],
    }
}

/// Returns the name of the button for a number to take.
pub(super) fn take(language: Language, take: Take) -> String {
    match language {
        Language::English => format!("Take {take}"),
        Language::Vietnamese => format!("Bốc {take} viên"),
    }
}

/// Returns the name of the cell of the strip to which a push leads.
pub(super) fn push(language: Language, take: Take, cell: u16) -> String {
    match language {
        Language::English => format!("Push by {take} to cell {cell}"),
        Language::Vietnamese => format!("Đẩy {take} ô đến ô {cell}"),
    }
}

/// Returns the name of the cell of the table to which a move leads.
pub(super) fn go(language: Language, take: Take, row: u16) -> String {
    match language {
        Language::English => format!("Go up {take} to row {row}, column {take}"),
        Language::Vietnamese => format!("Lên {take} hàng đến hàng {row}, cột {take}"),
    }
}

/// Returns why a number is not allowed now.
pub(super) fn barred(language: Language, last: u8) -> String {
    match language {
        Language::English => format!("The last turn was {last}, so this one cannot be."),
        Language::Vietnamese => format!("Lượt trước vừa là {last} nên lượt này không được."),
    }
}

/// Returns the name of the heap for screen readers.
pub(super) fn heap_name(language: Language, pebbles: u16) -> String {
    match (language, pebbles) {
        (Language::English, 1) => "A heap of 1 pebble".to_owned(),
        (Language::English, _) => format!("A heap of {pebbles} pebbles"),
        (Language::Vietnamese, _) => format!("Đống sỏi có {pebbles} viên"),
    }
}

/// Returns the name of the strip for screen readers.
pub(super) fn strip_name(language: Language, cell: u16) -> String {
    match language {
        Language::English => format!("The piece beside cell {cell} of the strip"),
        Language::Vietnamese => format!("Quân cờ cạnh ô {cell} của dải ô"),
    }
}

/// Returns the name of the table for screen readers.
pub(super) fn table_name(language: Language, row: u16, column: u8) -> String {
    match (language, column) {
        (Language::English, 0) => format!("The piece in row {row} of the table"),
        (Language::English, _) => format!("The piece in row {row}, column {column} of the table"),
        (Language::Vietnamese, 0) => format!("Quân cờ ở hàng {row} của bảng"),
        (Language::Vietnamese, _) => format!("Quân cờ ở hàng {row}, cột {column} của bảng"),
    }
}

/// Returns the position before the last move of a match.
fn before(played: &Match<Pebbles>) -> &Heap {
    played.position_after(played.entries().len().saturating_sub(1))
}

/// Returns in how many moves a take wins, if it does.
fn moves_to_win(heap: &Heap, take: Take) -> i16 {
    Verdict::of(heap, Some(take)).map_or(0, |verdict| verdict.value)
}

/// Returns the first, second or third of three texts, by the look.
fn by_look<T>(look: usize, [heap, strip, table]: [T; 3]) -> T {
    match look {
        HEAP_LOOK => heap,
        STRIP_LOOK => strip,
        _ => table,
    }
}
