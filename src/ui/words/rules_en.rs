//! The rules in English.

use super::rules::RulesWords;
use crate::rules::{
    EmptyQuan, Ending, FirstQuan, OptionError, OptionValue, Preset, QuanStones, Refill, RuleOption,
};

pub(super) const RULES: RulesWords = RulesWords {
    heading: "Rules",
    heading_in_force: "Rules of this game",
    presets: "Preset",
    preset_name: |preset| match preset {
        Preset::Classic => "Classic",
        Preset::Folk => "Folk",
        Preset::Report => "No borrowing",
        Preset::Rich => "Ten dân",
        Preset::BigQuan => "Big quan",
    },
    preset_hint: |preset| match preset {
        Preset::Classic => {
            "A quan cell ends the turn, empty or not; a side that cannot refill its row borrows dân."
        }
        Preset::Folk => "An empty quan cell can be jumped; a quan with fewer than 5 dân is safe.",
        Preset::Report => "Classic, but the game ends when a side cannot refill its row.",
        Preset::Rich => "Classic with 10 dân in each cell: a long game.",
        Preset::BigQuan => "Classic with 20 dân beside each quan: the quan cells decide the game.",
    },
    option_name: |option| match option {
        RuleOption::EmptyQuan => "Empty quan cell",
        RuleOption::QuanValue => "Points for a quan",
        RuleOption::YoungQuan => "Young quan",
        RuleOption::Refill => "Refill with too few points",
        RuleOption::Ending => "End of the game",
        RuleOption::FirstQuan => "Quan on the first turn",
        RuleOption::Dan => "Dân in each cell",
        RuleOption::QuanDan => "Dân beside each quan",
        RuleOption::Quan => "Stones for a quan",
        RuleOption::Sides => "Sides",
        RuleOption::Handicap => "Handicap",
    },
    option_hint: |option| match option {
        RuleOption::EmptyQuan => {
            "When the next cell is an empty quan cell, either the turn ends, or you can jump the cell \
             to capture beyond it, like any other empty cell."
        }
        RuleOption::QuanValue => "A captured quan is worth this many points; a dân is worth 1.",
        RuleOption::YoungQuan => {
            "A quan with fewer dân beside it than this is too young to be captured: the turn ends \
             instead."
        }
        RuleOption::Refill => {
            "A side whose row is empty puts one dân from its store into each of its cells. If it \
             has fewer than five points, either it borrows the rest or the game ends."
        }
        RuleOption::Ending => {
            "Dân can lie in the quan cells after the last quan is captured. Either the game continues \
             until those cells are empty, or it ends at once and those dân count for nobody."
        }
        RuleOption::FirstQuan => {
            "On the first turn of a game, a quan either can be captured or ends the turn instead."
        }
        RuleOption::Dan => "How many dân each dân cell holds at the start.",
        RuleOption::QuanDan => "How many dân lie beside each quan at the start.",
        RuleOption::Quan => {
            "If you have no big stones, each quan can be replaced by dân of the same value."
        }
        RuleOption::Sides => "How many sides play.",
        RuleOption::Handicap => {
            "The stronger side starts with some of its cells empty, gives points, or both. The dân \
             from those cells and the points go to the store of the next side."
        }
    },
    in_force: |value| match value {
        OptionValue::EmptyQuan(EmptyQuan::Stops) => "An empty quan cell ends the turn.".into(),
        OptionValue::EmptyQuan(EmptyQuan::Passes) => {
            "An empty quan cell can be jumped like any other empty cell.".into()
        }
        OptionValue::QuanValue(points) => format!("A captured quan is worth {points} points."),
        OptionValue::YoungQuan(0) => "Any quan may be captured.".into(),
        OptionValue::YoungQuan(dan) => format!(
            "A quan with fewer than {dan} dân beside it cannot be captured: the turn ends instead."
        ),
        OptionValue::Refill(Refill::Borrow) => {
            "A side whose row is empty puts one dân from its store into each of its cells. If it \
             has fewer than five points, it borrows the rest."
                .into()
        }
        OptionValue::Refill(Refill::End) => {
            "A side whose row is empty puts one dân from its store into each of its cells. If it \
             has fewer than five points, the game ends."
                .into()
        }
        OptionValue::Ending(Ending::Cells) => {
            "The game continues until no quan and no dân are left in the quan cells.".into()
        }
        OptionValue::Ending(Ending::Pieces) => {
            "The game ends when the last quan is captured; dân left in the quan cells count for \
             nobody."
                .into()
        }
        OptionValue::FirstQuan(FirstQuan::Allowed) => "The first turn may capture a quan.".into(),
        OptionValue::FirstQuan(FirstQuan::Forbidden) => {
            "The first turn may not capture a quan: the turn ends instead.".into()
        }
        OptionValue::Dan(dan) => format!("Each dân cell holds {dan} dân at the start."),
        OptionValue::QuanDan(0) => "No dân lie beside the quan at the start.".into(),
        OptionValue::QuanDan(dan) => format!("{dan} dân lie beside each quan at the start."),
        OptionValue::Quan(QuanStones::Piece) => "Each quan is a big stone.".into(),
        OptionValue::Quan(QuanStones::Dan) => {
            "Each quan is replaced by dân of the same value.".into()
        }
        OptionValue::Sides(_) | OptionValue::Handicap(_) => String::new(),
    },
    value_name: |value| match value {
        OptionValue::EmptyQuan(EmptyQuan::Stops) => Some("Ends the turn"),
        OptionValue::EmptyQuan(EmptyQuan::Passes) => Some("Can be jumped"),
        OptionValue::Refill(Refill::Borrow) => Some("Borrows the rest"),
        OptionValue::Refill(Refill::End) => Some("Ends the game"),
        OptionValue::Ending(Ending::Cells) => Some("Quan cells empty"),
        OptionValue::Ending(Ending::Pieces) => Some("Last quan captured"),
        OptionValue::FirstQuan(FirstQuan::Allowed) => Some("Can be captured"),
        OptionValue::FirstQuan(FirstQuan::Forbidden) => Some("Cannot be captured"),
        OptionValue::Quan(QuanStones::Piece) => Some("One big stone"),
        OptionValue::Quan(QuanStones::Dan) => Some("Ordinary dân"),
        OptionValue::QuanValue(_)
        | OptionValue::YoungQuan(_)
        | OptionValue::Dan(_)
        | OptionValue::QuanDan(_)
        | OptionValue::Sides(_)
        | OptionValue::Handicap(_) => None,
    },
    value_phrase: |value| match value {
        OptionValue::EmptyQuan(EmptyQuan::Stops) => "empty quan cells that end the turn".into(),
        OptionValue::EmptyQuan(EmptyQuan::Passes) => "empty quan cells that can be jumped".into(),
        OptionValue::QuanValue(points) => format!("a quan worth {points}"),
        OptionValue::YoungQuan(0) => "no safety for a young quan".into(),
        OptionValue::YoungQuan(dan) => format!("a quan safe with fewer than {dan} dân"),
        OptionValue::Refill(Refill::Borrow) => "borrowing".into(),
        OptionValue::Refill(Refill::End) => "no borrowing".into(),
        OptionValue::Ending(Ending::Cells) => "play until the quan cells are empty".into(),
        OptionValue::Ending(Ending::Pieces) => "play until the last quan is captured".into(),
        OptionValue::FirstQuan(FirstQuan::Allowed) => "quan captures on the first turn".into(),
        OptionValue::FirstQuan(FirstQuan::Forbidden) => "no quan captures on the first turn".into(),
        OptionValue::Dan(dan) => format!("{dan} dân per cell"),
        OptionValue::QuanDan(dan) => format!("{dan} dân beside each quan"),
        OptionValue::Quan(QuanStones::Piece) => "a big stone for each quan".into(),
        OptionValue::Quan(QuanStones::Dan) => "ordinary dân for each quan".into(),
        OptionValue::Sides(sides) => format!("{sides} sides"),
        OptionValue::Handicap(_) => String::new(),
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
        OptionError::Conflict(RuleOption::YoungQuan) => {
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
        Preset::Folk => "Folk rules. Also, a quan with fewer than 5 dân beside it is safe.",
        _ => "Classic rules. A quan cell ends the turn, empty or not.",
    },
};
