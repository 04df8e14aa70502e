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
        "classic" => {
            "A quan cell ends the turn, empty or not; a side that cannot refill its row borrows dân."
        }
        "folk" => "An empty quan cell can be jumped; a quan with fewer than 5 dân is safe.",
        "report" => "Classic, but the game ends when a side cannot refill its row.",
        "rich" => "Classic with 10 dân in each cell: a long game.",
        _ => "Classic with 20 dân beside each quan: the quan cells decide the game.",
    },
    option_name: |option| match option {
        "empty_quan" => "Empty quan cell",
        "quan_value" => "Points for a quan",
        "young_quan" => "Young quan",
        "refill" => "Refill with too few points",
        "ending" => "End of the game",
        "first_quan" => "Quan on the first turn",
        "dan" => "Dân in each cell",
        "quan_dan" => "Dân beside each quan",
        "quan" => "Stones for a quan",
        "sides" => "Sides",
        _ => "Handicap",
    },
    option_hint: |option| match option {
        "empty_quan" => {
            "When the next cell is an empty quan cell, either the turn ends, or you can jump the cell \
             to capture beyond it, like any other empty cell."
        }
        "quan_value" => "A captured quan is worth this many points; a dân is worth 1.",
        "young_quan" => {
            "A quan with fewer dân beside it than this is too young to be captured: the turn ends \
             instead."
        }
        "refill" => {
            "A side whose row is empty puts one dân from its store into each of its cells. If it \
             has fewer than five points, either it borrows the rest or the game ends."
        }
        "ending" => {
            "Dân can lie in the quan cells after the last quan is captured. Either the game continues \
             until those cells are empty, or it ends at once and those dân count for nobody."
        }
        "first_quan" => {
            "On the first turn of a game, a quan either can be captured or ends the turn instead."
        }
        "dan" => "How many dân each dân cell holds at the start.",
        "quan_dan" => "How many dân lie beside each quan at the start.",
        "quan" => "If you have no big stones, each quan can be replaced by dân of the same value.",
        "sides" => "How many sides play.",
        _ => {
            "The stronger side starts with some of its cells empty, gives points, or both. The dân \
             from those cells and the points go to the store of the next side."
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
            "A side whose row is empty puts one dân from its store into each of its cells. If it \
             has fewer than five points, it borrows the rest."
                .into()
        }
        ("refill", _) => {
            "A side whose row is empty puts one dân from its store into each of its cells. If it \
             has fewer than five points, the game ends."
                .into()
        }
        ("ending", "cells") => {
            "The game continues until no quan and no dân are left in the quan cells.".into()
        }
        ("ending", _) => {
            "The game ends when the last quan is captured; dân left in the quan cells count for \
             nobody."
                .into()
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
        ("refill", "borrow") => "Borrows the rest",
        ("refill", _) => "Ends the game",
        ("ending", "cells") => "Quan cells empty",
        ("ending", _) => "Last quan captured",
        ("first_quan", "allowed") => "Can be captured",
        ("first_quan", _) => "Cannot be captured",
        ("quan", "piece") => "One big stone",
        _ => "Ordinary dân",
    },
    value_phrase: |option, value| match (option, value) {
        ("empty_quan", "stops") => "empty quan cells that end the turn".into(),
        ("empty_quan", _) => "empty quan cells that can be jumped".into(),
        ("quan_value", points) => format!("a quan worth {points}"),
        ("young_quan", "0") => "no safety for a young quan".into(),
        ("young_quan", dan) => format!("a quan safe with fewer than {dan} dân"),
        ("refill", "borrow") => "borrowing".into(),
        ("refill", _) => "no borrowing".into(),
        ("ending", "cells") => "play until the quan cells are empty".into(),
        ("ending", _) => "play until the last quan is captured".into(),
        ("first_quan", "allowed") => "quan captures on the first turn".into(),
        ("first_quan", _) => "no quan captures on the first turn".into(),
        ("dan", dan) => format!("{dan} dân per cell"),
        ("quan_dan", dan) => format!("{dan} dân beside each quan"),
        ("quan", "piece") => "a big stone for each quan".into(),
        ("quan", _) => "ordinary dân for each quan".into(),
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
            "With ordinary dân for a quan, no quan can be young: set “Young quan” to 0, or choose “One \
             big stone”."
                .into()
        }
        OptionError::Conflict(_) => {
            "With ordinary dân for a quan, there is no last quan to capture: choose “Quan cells \
             empty”, or choose “One big stone”."
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

    question: "Does an empty quan cell end the turn, or can it be jumped?",
    question_hint: "People in Việt Nam play both ways. If you are new to the game, choose either: \
                    you can change the rules at any time.",
    answer_hint: |preset| match preset {
        "folk" => "Folk rules. Also, a quan with fewer than 5 dân beside it is safe.",
        _ => "Classic rules. A quan cell ends the turn, empty or not.",
    },
};
