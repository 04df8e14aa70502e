//! The commands at the prompt of a game in the terminal.

use strum::VariantArray;

/// A command other than a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Verb {
    /// Go back to the player's last decision.
    Undo,
    /// Go forward again.
    Redo,
    /// Show a good move.
    Hint,
    /// Write the game to a new file.
    Save,
    /// Write the game to a file, replacing an existing one.
    SaveOver,
    /// List the legal moves.
    Moves,
    /// Show the board again.
    Board,
    /// List the commands.
    Help,
    /// Quit.
    Quit,
}

/// A command at the prompt of `join` besides those that `text` has, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum RoomVerb {
    /// Resign.
    Resign,
    /// Offer to end the game.
    Offer,
    /// Ask to take a move back.
    TakeBack,
    /// Accept an offer.
    Yes,
    /// Decline it.
    No,
    /// Want a rematch.
    Rematch,
    /// Play on oneself, instead of the computer.
    PlayOn,
}

#[cfg_attr(target_family = "wasm", allow(dead_code))]
impl RoomVerb {
    /// The command names that work in every language.
    pub(super) const NAMES: [(&str, RoomVerb); 9] = [
        ("resign", RoomVerb::Resign),
        ("draw", RoomVerb::Offer),
        ("stop", RoomVerb::Offer),
        ("undo", RoomVerb::TakeBack),
        ("take back", RoomVerb::TakeBack),
        ("yes", RoomVerb::Yes),
        ("no", RoomVerb::No),
        ("rematch", RoomVerb::Rematch),
        ("play on", RoomVerb::PlayOn),
    ];
}

/// The command names that work in every language.
pub(super) const VERBS: [(&str, Verb); 12] = [
    ("undo", Verb::Undo),
    ("redo", Verb::Redo),
    ("hint", Verb::Hint),
    ("save", Verb::Save),
    ("save!", Verb::SaveOver),
    ("moves", Verb::Moves),
    ("board", Verb::Board),
    ("help", Verb::Help),
    ("?", Verb::Help),
    ("quit", Verb::Quit),
    ("q", Verb::Quit),
    ("exit", Verb::Quit),
];
