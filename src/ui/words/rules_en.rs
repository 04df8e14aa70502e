//! The rules in English.

use super::rules::RulesWords;
use crate::rules::OptionError;

pub(super) const RULES: RulesWords = RulesWords {
    heading: "Rules",
    heading_in_force: "Rules of this game",
    presets: "Preset",
    preset_name: |preset| match preset {
        "classic" => "Classic",
        "folk" => "Folk",
        "report" => "No borrowing",
        "rich" => "Ten dân",
        _ => "Big quan",
    },
    preset_hint: |preset| match preset {
        "classic" => "A quan cell ends the turn, empty or not; a side short of dân borrows.",
        "folk" => "An empty quan cell can be jumped; a quan with fewer than 5 dân is safe.",
        "report" => "Classic, but the game ends when a side cannot refill its row.",
        "rich" => "Classic with 10 dân in each cell: a long game.",
        _ => "Classic with 20 dân beside each quan: the quan cells are worth fighting for.",
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
            "When the next cell is an empty quan cell, either the turn ends or a capture can jump \
             the cell like any other empty one."
        }
        "quan_value" => "A captured quan is worth this many points; a dân is worth 1.",
        "young_quan" => {
            "A quan with fewer dân beside it than this is too young to be captured: the turn ends \
             instead."
        }
        "refill" => {
            "A side whose row is empty puts one dân back in each cell. If it has fewer than five \
             points, either it borrows the rest or the game ends."
        }
        "ending" => {
            "Dân can collect in a quan cell after its quan is captured. Either play continues for \
             them, or the game ends without them."
        }
        "first_quan" => "Whether the first turn of a game may capture a quan.",
        "dan" => "How many dân each dân cell holds at the start.",
        "quan_dan" => "How many dân lie beside each quan at the start.",
        "quan" => "If you have no big stones, each quan can be replaced by dân of the same value.",
        "sides" => "How many sides play.",
        _ => {
            "The stronger side starts with some of its cells empty or gives up points. The next side \
             receives them in its store."
        }
    },
    in_force: |option, value| match (option, value) {
        ("empty_quan", "stops") => "An empty quan cell ends the turn.".into(),
        ("empty_quan", _) => "An empty quan cell can be jumped like any other empty cell.".into(),
        ("quan_value", points) => format!("A captured quan is worth {points} points."),
        ("young_quan", "0") => "Any quan may be captured.".into(),
        ("young_quan", dan) => format!(
            "A quan with fewer than {dan} dân beside it cannot be captured: the turn ends instead."
        ),
        ("refill", "borrow") => {
            "A side whose row is empty puts one dân back in each cell. If it has fewer than five \
             points, it borrows the rest."
                .into()
        }
        ("refill", _) => {
            "A side whose row is empty puts one dân back in each cell. If it has fewer than five \
             points, the game ends."
                .into()
        }
        ("ending", "cells") => "Play continues for dân left in a quan cell.".into(),
        ("ending", _) => {
            "The game ends with the last quan; dân left in the quan cells count for nobody.".into()
        }
        ("first_quan", "allowed") => "The first turn may capture a quan.".into(),
        ("first_quan", _) => "The first turn may not capture a quan: the turn ends instead.".into(),
        ("dan", dan) => format!("Each dân cell holds {dan} dân at the start."),
        ("quan_dan", "0") => "No dân lie beside the quan at the start.".into(),
        ("quan_dan", dan) => format!("{dan} dân lie beside each quan at the start."),
        ("quan", "piece") => "Each quan is a big stone.".into(),
        ("quan", _) => "Each quan is replaced by dân of the same value.".into(),
        _ => String::new(),
    },
    value_name: |option, value| match (option, value) {
        ("empty_quan", "stops") => "Ends the turn",
        ("empty_quan", _) => "Can be jumped",
        ("refill", "borrow") => "Borrow",
        ("refill", _) => "End the game",
        ("ending", "cells") => "Empty cells",
        ("ending", _) => "Last quan",
        ("first_quan", "allowed") => "Allowed",
        ("first_quan", _) => "Not allowed",
        ("quan", "piece") => "A big stone",
        _ => "Ordinary dân",
    },
    value_phrase: |option, value| match (option, value) {
        ("empty_quan", "stops") => "turns ending at an empty quan cell".into(),
        ("empty_quan", _) => "empty quan cells that can be jumped".into(),
        ("quan_value", points) => format!("a quan worth {points}"),
        ("young_quan", "0") => "no young quan".into(),
        ("young_quan", dan) => format!("a quan safe below {dan} dân"),
        ("refill", "borrow") => "borrowing".into(),
        ("refill", _) => "no borrowing".into(),
        ("ending", "cells") => "an end when the quan cells are empty".into(),
        ("ending", _) => "an end with the last quan".into(),
        ("first_quan", "allowed") => "quan captures on the first turn".into(),
        ("first_quan", _) => "no quan captures on the first turn".into(),
        ("dan", dan) => format!("{dan} dân per cell"),
        ("quan_dan", dan) => format!("{dan} dân beside each quan"),
        ("quan", "piece") => "quan stones".into(),
        ("quan", _) => "dân instead of quan stones".into(),
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
    from_next_game: "Changes apply from the next game.",
    change: "Change the rules",
    done: "Done",

    range: |from, to| format!("{from} to {to}"),
    less: |name| format!("{name}: less"),
    more: |name| format!("{name}: more"),
    out_of_range: |name, value, from, to| {
        format!("{name} cannot be “{value}”: enter a whole number from {from} to {to}.")
    },
    refused: |error| {
        match error {
        OptionError::Conflict("young_quan") => {
            "If dân replace the quan, no quan can be young: set “Young quan” to 0, or play with big \
             stones."
                .into()
        }
        OptionError::Conflict(_) => {
            "If dân replace the quan, there is no last quan: let the game end when the quan cells \
             are empty, or play with big stones."
                .into()
        }
        other => format!("These rules cannot be used: {other}."),
    }
    },

    nobody: "Nobody",
    empty_cells: "Cells that start empty, counted from that player's left",
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
        format!("{given} given by the {} side", name.to_lowercase())
    },

    store: |sum| format!("Store: {sum}"),
    first_turn: "Turn 1",

    question: "The next cell is an empty quan cell. How do you play?",
    question_hint: "Both are played in Việt Nam. If you are new to the game, choose either: you can \
                    change the rules at any time.",
    answer_hint: |preset| match preset {
        "folk" => "Folk rules. A quan with fewer than 5 dân beside it is safe as well.",
        _ => "Classic rules. A quan cell always ends the turn.",
    },
};
