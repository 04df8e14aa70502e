//! The values that select words of the window. The pages that show them import them from here, so
//! that words import nothing from pages.

use crate::Window;
use words::Choice;

/// The direction in which stones leave a cell on the screen; up or down in a column or a slanted
/// row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Section {
    /// All sections, in the order of the page.
    pub const ALL: &[Section] = <Section as Choice<Window>>::ALL;
}

/// A line about keys in *How to play*.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    pub const ALL: &[KeyLine] = <KeyLine as Choice<Window>>::ALL;
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

/// What a picture of a game shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    pub const ALL: &[Pictured] = <Pictured as Choice<Window>>::ALL;
}

/// A sheet to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    pub const ALL: &[Printed] = <Printed as Choice<Window>>::ALL;
}

choices! {
    Printed {
        Printed::Board => "board",
        Printed::Rules => "rules",
        Printed::Puzzles => "puzzles",
        Printed::Results => "results",
        Printed::Worksheet => "worksheet",
        Printed::Certificate => "certificate",
    }
    Pictured {
        Pictured::Position => "position",
        Pictured::Turn => "turn",
        Pictured::Game => "game",
    }
    Heading {
        Heading::Left => "left",
        Heading::Right => "right",
        Heading::Up => "up",
        Heading::Down => "down",
    }
    Corner {
        Corner::Left => "left",
        Corner::Right => "right",
        Corner::LowerLeft => "lower-left",
        Corner::LowerRight => "lower-right",
        Corner::UpperLeft => "upper-left",
        Corner::UpperRight => "upper-right",
        Corner::Top => "top",
        Corner::Bottom => "bottom",
    }
    Place {
        Place::Bottom => "bottom",
        Place::Top => "top",
        Place::Right => "right",
        Place::Left => "left",
    }
    Section {
        Section::Board => "board",
        Section::Sow => "sow",
        Section::GoOn => "go-on",
        Section::Stop => "stop",
        Section::Capture => "capture",
        Section::Chain => "chain",
        Section::Refill => "refill",
        Section::End => "end",
        Section::ManySides => "many-sides",
        Section::OtherRules => "other-rules",
        Section::Notation => "notation",
    }
    KeyLine {
        KeyLine::ChooseCell => "choose-cell",
        KeyLine::SowCell => "sow-cell",
        KeyLine::TypeMove => "type-move",
        KeyLine::Deselect => "deselect",
        KeyLine::Skip => "skip",
        KeyLine::Undo => "undo",
        KeyLine::Redo => "redo",
        KeyLine::NewGame => "new-game",
        KeyLine::NewGameForm => "new-game-form",
        KeyLine::Resign => "resign",
        KeyLine::SwapSeats => "swap-seats",
        KeyLine::OtherStarts => "other-starts",
        KeyLine::CopyPosition => "copy-position",
        KeyLine::CopyGame => "copy-game",
        KeyLine::PasteGame => "paste-game",
        KeyLine::SavePicture => "save-picture",
        KeyLine::EditPosition => "edit-position",
        KeyLine::Games => "games",
        KeyLine::Statistics => "statistics",
        KeyLine::Training => "training",
        KeyLine::Help => "help",
        KeyLine::ReplayTurn => "replay-turn",
        KeyLine::Ask => "ask",
        KeyLine::Moves => "moves",
        KeyLine::BrowseMoves => "browse-moves",
        KeyLine::WatchComputers => "watch-computers",
        KeyLine::Result => "result",
        KeyLine::Replay => "replay",
        KeyLine::ReplayMoves => "replay-moves",
        KeyLine::ReplayPlay => "replay-play",
        KeyLine::Review => "review",
        KeyLine::SaveGame => "save-game",
        KeyLine::MoveNow => "move-now",
        KeyLine::Sound => "sound",
        KeyLine::HowToPlay => "how-to-play",
        KeyLine::Settings => "settings",
        KeyLine::TextSize => "text-size",
        KeyLine::FullScreen => "full-screen",
        KeyLine::Quit => "quit",
    }
    GameFilter {
        GameFilter::All => "all",
        GameFilter::Ended => "ended",
        GameFilter::Unfinished => "unfinished",
        GameFilter::Damaged => "damaged",
    }
    SortOrder {
        SortOrder::Newest => "newest",
        SortOrder::Oldest => "oldest",
        SortOrder::Title => "title",
        SortOrder::Longest => "longest",
    }
}
