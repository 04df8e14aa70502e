//! The values that select words of the window. The pages that show them import them from here, so
//! that words import nothing from pages.

use strum::VariantArray;

/// The direction in which stones leave a cell on the screen; up or down in a column or a slanted
/// row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Heading {
    Left,
    Right,
    Up,
    Down,
}

impl Heading {
    /// Returns the reverse direction.
    pub fn opposite(self) -> Self {
        match self {
            Heading::Left => Heading::Right,
            Heading::Right => Heading::Left,
            Heading::Up => Heading::Down,
            Heading::Down => Heading::Up,
        }
    }

    /// Returns the direction a quarter anticlockwise from this one.
    pub fn turned(self) -> Self {
        match self {
            Heading::Right => Heading::Up,
            Heading::Up => Heading::Left,
            Heading::Left => Heading::Down,
            Heading::Down => Heading::Right,
        }
    }
}

/// The place of a quan cell on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Corner {
    Left,
    Right,
    LowerLeft,
    LowerRight,
    UpperLeft,
    UpperRight,
    Top,
    Bottom,
}

/// The place of a side on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Place {
    Bottom,
    Top,
    Right,
    Left,
}

impl Place {
    /// Returns the place of a side by its number, counted anticlockwise from the bottom.
    pub fn of(side: usize, sides: usize) -> Self {
        match (side, sides) {
            (0, _) => Place::Bottom,
            (1, 2) | (2, 4) => Place::Top,
            (1, _) => Place::Right,
            _ => Place::Left,
        }
    }
}

/// The subject of a section of *How to play*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
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

impl Section {
    /// All sections, in the order of the page.
    pub const ALL: &[Section] = <Section as VariantArray>::VARIANTS;
}

/// A line about keys in *How to play*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say what the keys do")]
pub enum KeyLine {
    ChooseCell,
    SowCell,
    TypeMove,
    Deselect,
    Skip,
    Undo,
    Redo,
    NewGame,
    NewGameForm,
    Resign,
    SwapSeats,
    OtherStarts,
    CopyPosition,
    CopyGame,
    PasteGame,
    SavePicture,
    EditPosition,
    Games,
    Statistics,
    Training,
    Help,
    ReplayTurn,
    /// Ask what a screen reader says.
    Ask,
    Moves,
    BrowseMoves,
    WatchComputers,
    Result,
    Replay,
    ReplayMoves,
    ReplayPlay,
    Review,
    SaveGame,
    MoveNow,
    Sound,
    HowToPlay,
    Settings,
    TextSize,
    FullScreen,
    Quit,
}

impl KeyLine {
    /// All lines, in the order of the page.
    pub const ALL: &[KeyLine] = <KeyLine as VariantArray>::VARIANTS;
}

/// Which games *My games* shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
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

/// What a picture of a game shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Pictured {
    /// The position on the screen.
    Position,
    /// The turn that led to that position, animated.
    Turn,
    /// The whole game, animated.
    Game,
}

impl Pictured {
    /// All of them, in the order of the list.
    pub const ALL: &[Pictured] = <Pictured as VariantArray>::VARIANTS;
}

/// A sheet to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Printed {
    /// An empty board to play on.
    Board,
    /// The rules, with pictures.
    Rules,
    /// Six puzzles of today, with their solutions.
    Puzzles,
    /// An empty table for the results of a class.
    Results,
    /// Four positions with questions, and their answers.
    Worksheet,
    /// A certificate to fill in.
    Certificate,
}

impl Printed {
    /// All of them, in the order of the list.
    pub const ALL: &[Printed] = <Printed as VariantArray>::VARIANTS;
}
