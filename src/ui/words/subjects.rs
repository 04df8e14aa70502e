//! The subjects that have words of their own. The pages that show them import them from here, so
//! that words import nothing from pages.

/// The subject of a section of *How to play*.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// The board and its cells.
    Board,
    /// Sowing.
    Sow,
    /// Further laps.
    GoOn,
    /// The end of a turn.
    Stop,
    /// A capture.
    Capture,
    /// Several captures in a turn.
    Chain,
    /// The refill of an empty row.
    Refill,
    /// The end of the game.
    End,
    /// Three and four sides.
    ManySides,
    /// Rules other than the classic ones.
    OtherRules,
    /// The notation of moves.
    Notation,
}

/// Which games *My games* shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GameFilter {
    /// All of them.
    #[default]
    All,
    /// Finished games.
    Ended,
    /// Unfinished games, which can be continued.
    Unfinished,
    /// Files that cannot be read.
    Damaged,
}

/// The order of the games in *My games*.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SortOrder {
    /// By start, newest first.
    #[default]
    Newest,
    /// By start, oldest first.
    Oldest,
    /// By title.
    Title,
    /// By number of moves, most first.
    Longest,
}

/// The players with the most points in a game that ended by agreement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Leaders {
    /// The only person in the game, addressed as "you".
    You,
    /// One other player, named as within a sentence.
    One(String),
    /// Several players, named as within a sentence.
    Several(Vec<String>),
    /// All players have the same points.
    All,
}
