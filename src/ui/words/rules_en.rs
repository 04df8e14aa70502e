//! The rules in English.

use super::rules::RulesWords;
use crate::rules::OptionError;

pub(super) const RULES: RulesWords = RulesWords {
    heading: "Rules",
    heading_in_force: "Rules of this game",
    presets: "Begin with",
    preset_name: |preset| match preset {
        "classic" => "Classic",
        "folk" => "Folk",
        "report" => "No borrowing",
        "rich" => "Ten dân",
        _ => "Big quan",
    },
    preset_hint: |preset| match preset {
        "classic" => "A quan cell ends the turn, empty or not; who lacks dân borrows.",
        "folk" => "An empty quan cell may be jumped; a quan with fewer than 5 dân is safe.",
        "report" => "Classic, but the game ends when a side cannot fill its row again.",
        "rich" => "Classic with 10 dân in each cell: a long game.",
        _ => "Classic with 20 dân beside each quan: it is worth fighting for.",
    },
    option_name: |option| match option {
        "empty_quan" => "Empty quan cell",
        "quan_value" => "Points for a quan",
        "young_quan" => "Young quan",
        "refill" => "Empty row",
        "ending" => "End of the game",
        "first_quan" => "Quan on the first turn",
        "dan" => "Dân in each cell",
        "quan_dan" => "Dân beside each quan",
        "quan" => "Quan stones",
        "sides" => "Sides",
        _ => "Handicap",
    },
    option_hint: |option| match option {
        "empty_quan" => {
            "When the next cell is a quan cell with nothing in it, the turn ends there, or the cell \
             counts like any other empty one."
        }
        "quan_value" => "A captured quan is worth this many dân.",
        "young_quan" => {
            "A quan with fewer dân beside it than this cannot be captured: the turn ends instead."
        }
        "refill" => {
            "A side whose row is empty puts a dân into each cell; with fewer than five points it \
             borrows the rest, or the game ends."
        }
        "ending" => {
            "Dân can be left in a quan cell after its quan was captured: they are played for, or \
             the game ends without them."
        }
        "first_quan" => "The very first turn of a game may capture a quan, or stops before it.",
        "dan" => "This many dân lie in each square cell at the start.",
        "quan_dan" => "This many dân lie beside the quan in each quan cell at the start.",
        "quan" => "Where there are no big stones, each quan is laid out as dân of the same worth.",
        "sides" => "How many sides play.",
        _ => {
            "The stronger side starts with some of its cells empty, or gives points; all of it goes \
             to the store of the next side."
        }
    },
    in_force: |option, value| match (option, value) {
        ("empty_quan", "stops") => "An empty quan cell ends the turn.".into(),
        ("empty_quan", _) => "An empty quan cell counts like any other empty one.".into(),
        ("quan_value", points) => format!("A captured quan is worth {points} dân."),
        ("young_quan", "0") => "Any quan may be captured.".into(),
        ("young_quan", dan) => format!(
            "A quan with fewer than {dan} dân beside it cannot be captured: the turn ends instead."
        ),
        ("refill", "borrow") => {
            "A side whose row is empty puts a dân into each cell; with fewer than five points it \
             borrows the rest."
                .into()
        }
        ("refill", _) => {
            "A side whose row is empty puts a dân into each cell; with fewer than five points the \
             game ends."
                .into()
        }
        ("ending", "cells") => "Dân left in a quan cell are played for.".into(),
        ("ending", _) => "Dân left in the quan cells are nobody's.".into(),
        ("first_quan", "allowed") => "The very first turn may capture a quan.".into(),
        ("first_quan", _) => "The very first turn stops before a quan.".into(),
        ("dan", dan) => format!("At the start {dan} dân lie in each square cell."),
        ("quan_dan", "0") => "At the start no dân lie beside the quan.".into(),
        ("quan_dan", dan) => format!("At the start {dan} dân lie beside each quan."),
        ("quan", "piece") => "Each quan is a big stone.".into(),
        ("quan", _) => "Each quan is laid out as dân of the same worth.".into(),
        _ => String::new(),
    },
    value_name: |option, value| match (option, value) {
        ("empty_quan", "stops") => "Ends the turn",
        ("empty_quan", _) => "May be jumped",
        ("refill", "borrow") => "The side borrows",
        ("refill", _) => "The game ends",
        ("ending", "cells") => "Ends when the quan cells are empty",
        ("ending", _) => "Ends with the last quan",
        ("first_quan", "allowed") => "May be captured",
        ("first_quan", _) => "Not on the first turn",
        ("quan", "piece") => "A big stone",
        _ => "Ordinary dân",
    },
    value_phrase: |option, value| match (option, value) {
        ("empty_quan", "stops") => "an empty quan cell ending the turn".into(),
        ("empty_quan", _) => "an empty quan cell to be jumped".into(),
        ("quan_value", points) => format!("a quan worth {points}"),
        ("young_quan", "0") => "no quan too young".into(),
        ("young_quan", dan) => format!("a quan safe below {dan} dân"),
        ("refill", "borrow") => "borrowing".into(),
        ("refill", _) => "no borrowing".into(),
        ("ending", "cells") => "the end when the quan cells are empty".into(),
        ("ending", _) => "the end with the last quan".into(),
        ("first_quan", "allowed") => "a quan to be had on the first turn".into(),
        ("first_quan", _) => "no quan on the first turn".into(),
        ("dan", dan) => format!("{dan} dân per cell"),
        ("quan_dan", dan) => format!("{dan} dân beside each quan"),
        ("quan", "piece") => "quan stones".into(),
        ("quan", _) => "dân in place of quan".into(),
        _ => format!("{value} sides"),
    },
    summary: |preset, phrases| match phrases {
        [] => preset.to_owned(),
        [only] => format!("{preset}, with {only}"),
        [first @ .., last] => format!("{preset}, with {} and {last}", first.join(", ")),
    },
    short_summary: |preset, changes| match changes {
        0 => preset.to_owned(),
        _ => format!("{preset}, changed"),
    },
    from_next_game: "A changed rule takes effect from the next game on.",
    change: "Change the rules",
    done: "Done",

    range: |from, to| format!("{from} to {to}"),
    less: |name| format!("{name}: less"),
    more: |name| format!("{name}: more"),
    out_of_range: |name, value, from, to| {
        format!("{name} cannot be “{value}”: it is a whole number from {from} to {to}.")
    },
    refused: |error| match error {
        OptionError::Conflict("young_quan") => {
            "Where dân stand for the quan there is no young quan: set it to 0, or play with big \
             stones."
                .into()
        }
        OptionError::Conflict(_) => {
            "Where dân stand for the quan there is no last quan: let the game end with empty quan \
             cells, or play with big stones."
                .into()
        }
        other => format!("That cannot be: {other}."),
    },

    nobody: "Nobody",
    empty_cells: "Its cells that start empty, from its own left",
    empty_cell: |number| format!("Cell {number}"),
    points_given: "Points given",
    handicap_phrase: |name, cells, points| {
        let cells = match cells {
            0 => None,
            1 => Some("1 cell".to_owned()),
            _ => Some(format!("{cells} cells")),
        };
        let points = match points {
            0 => None,
            1 => Some("1 point".to_owned()),
            _ => Some(format!("{points} points")),
        };
        let given = match (cells, points) {
            (Some(cells), Some(points)) => format!("{cells} and {points}"),
            (given, None) | (None, given) => given.unwrap_or_else(|| "nothing".into()),
        };
        format!("{given} given by the {}", name.to_lowercase())
    },

    store: |sum| format!("Store: {sum}"),
    first_turn: "Turn 1",

    question: "The next cell is a quan cell with nothing in it. How do you play?",
    question_hint: "Both are played in Việt Nam. If you are new to the game, take either: the rules can \
                    be changed at any time from the menu.",
    answer_hint: |preset| match preset {
        "folk" => {
            "Folk rules: they also protect a quan with fewer than 5 dân beside it, which cannot be \
             captured."
        }
        _ => "Classic rules: a quan cell always ends the turn.",
    },
};
