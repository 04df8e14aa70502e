//! The commands of the window: label, shortcut and icon of each in one place.
//! Menus, buttons and keys all use it.

use eframe::egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::icons::Icon;
use super::words::Words;

/// Something the player can ask for at any time it makes sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Back to the menu; the game stays.
    Menu,
    /// A new game with the same players.
    NewGame,
    /// The form of a new game.
    NewGameForm,
    /// The person resigns.
    Resign,
    /// The person offers to stop.
    OfferStop,
    /// A new game of the same players with seats swapped.
    SwapSeats,
    /// A new game of the same players that the other side starts.
    OtherStarts,
    /// Take back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Play out the last turn once more.
    ShowAgain,
    /// Show a good move, or hide it.
    Hint,
    /// The evaluation beside the board on or off.
    Evaluation,
    /// The list of moves beside the board on or off.
    Moves,
    /// Look a turn further back.
    Earlier,
    /// Look a turn further on.
    Later,
    /// Look at the game as it is.
    Now,
    /// The game on the screen from its start, move by move.
    Replay,
    /// Back from a replay to where it was opened.
    Back,
    /// The start of the replay.
    ToStart,
    /// The replay one step back.
    StepBack,
    /// Let the replay go on by itself, or stop it.
    Autoplay,
    /// The replay one step forward.
    StepForward,
    /// The end of the replay.
    ToEnd,
    /// A new game from where the replay stands.
    PlayOn,
    /// Keep the game that is replayed in the library.
    Keep,
    /// What the move that is pointed at would do, shown or not.
    Preview,
    /// Pause a game of computers, or let it go on.
    Pause,
    /// One turn of a game of computers.
    Step,
    /// Let the thinking computer answer at once.
    MoveNow,
    /// Let a computer whose thinking broke down think again.
    TryAgain,
    /// Sounds on or off.
    Effects,
    /// Music on or off.
    Music,
    /// How loud sounds and music are, and which piece plays.
    SoundPage,
    /// How large words are, how stones move, what is shown.
    DisplayPage,
    /// Larger words.
    LargerText,
    /// Smaller words.
    SmallerText,
    /// Words of the usual size.
    UsualText,
    /// The rules: those of the game on the screen, or of the next game.
    Rules,
    /// What the engine finds of the game that is replayed: asked for, shown, or hidden.
    Review,
    /// The position as text to the clipboard.
    CopyPosition,
    /// The whole game as text to the clipboard.
    CopyGame,
    /// A game from the text of the clipboard.
    PasteGame,
    /// The games that were played.
    Games,
    /// What the games that were played count for.
    Statistics,
    /// The lessons.
    Learn,
    /// How the game is played, and the keys.
    HowToPlay,
    /// What this program is.
    About,
    /// The whole screen, or not.
    Fullscreen,
    /// Leave the program.
    Quit,
}

const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// The keys of the commands. Where a command has several, the first is told.
/// The ones with more modifiers come first: they are looked for in this order.
const SHORTCUTS: [(Command, KeyboardShortcut); 48] = [
    (Command::Redo, KeyboardShortcut::new(Modifiers::COMMAND, Key::Y)),
    (Command::Redo, KeyboardShortcut::new(CTRL_SHIFT, Key::Z)),
    (Command::Undo, KeyboardShortcut::new(Modifiers::COMMAND, Key::Z)),
    (Command::NewGameForm, KeyboardShortcut::new(CTRL_SHIFT, Key::N)),
    (Command::NewGame, KeyboardShortcut::new(Modifiers::COMMAND, Key::N)),
    (Command::Resign, KeyboardShortcut::new(Modifiers::COMMAND, Key::R)),
    (Command::OfferStop, KeyboardShortcut::new(Modifiers::COMMAND, Key::D)),
    (Command::SwapSeats, KeyboardShortcut::new(Modifiers::COMMAND, Key::B)),
    (Command::OtherStarts, KeyboardShortcut::new(Modifiers::COMMAND, Key::O)),
    (Command::CopyGame, KeyboardShortcut::new(CTRL_SHIFT, Key::C)),
    (Command::CopyPosition, KeyboardShortcut::new(Modifiers::COMMAND, Key::C)),
    (Command::PasteGame, KeyboardShortcut::new(Modifiers::COMMAND, Key::V)),
    (Command::Keep, KeyboardShortcut::new(Modifiers::COMMAND, Key::S)),
    (Command::Games, KeyboardShortcut::new(Modifiers::COMMAND, Key::G)),
    (Command::Statistics, KeyboardShortcut::new(Modifiers::COMMAND, Key::T)),
    (Command::Quit, KeyboardShortcut::new(Modifiers::COMMAND, Key::Q)),
    (Command::MoveNow, KeyboardShortcut::new(Modifiers::COMMAND, Key::Enter)),
    (Command::LargerText, KeyboardShortcut::new(Modifiers::COMMAND, Key::Plus)),
    (Command::LargerText, KeyboardShortcut::new(Modifiers::COMMAND, Key::Equals)),
    (Command::SmallerText, KeyboardShortcut::new(Modifiers::COMMAND, Key::Minus)),
    (Command::UsualText, KeyboardShortcut::new(Modifiers::COMMAND, Key::Num0)),
    // On the screen of a replay these come before others of the same keys.
    (Command::ToStart, KeyboardShortcut::new(Modifiers::NONE, Key::Home)),
    (Command::StepBack, KeyboardShortcut::new(Modifiers::NONE, Key::ArrowLeft)),
    (Command::StepBack, KeyboardShortcut::new(Modifiers::NONE, Key::PageUp)),
    (Command::Autoplay, KeyboardShortcut::new(Modifiers::NONE, Key::P)),
    (Command::StepForward, KeyboardShortcut::new(Modifiers::NONE, Key::ArrowRight)),
    (Command::StepForward, KeyboardShortcut::new(Modifiers::NONE, Key::PageDown)),
    (Command::ToEnd, KeyboardShortcut::new(Modifiers::NONE, Key::End)),
    (Command::PlayOn, KeyboardShortcut::new(Modifiers::NONE, Key::N)),
    (Command::ShowAgain, KeyboardShortcut::new(Modifiers::NONE, Key::R)),
    (Command::Hint, KeyboardShortcut::new(Modifiers::NONE, Key::H)),
    (Command::Evaluation, KeyboardShortcut::new(Modifiers::NONE, Key::E)),
    (Command::Moves, KeyboardShortcut::new(Modifiers::NONE, Key::L)),
    (Command::Earlier, KeyboardShortcut::new(Modifiers::NONE, Key::PageUp)),
    (Command::Later, KeyboardShortcut::new(Modifiers::NONE, Key::PageDown)),
    (Command::Now, KeyboardShortcut::new(Modifiers::NONE, Key::End)),
    (Command::Preview, KeyboardShortcut::new(Modifiers::NONE, Key::V)),
    (Command::Pause, KeyboardShortcut::new(Modifiers::NONE, Key::P)),
    (Command::Step, KeyboardShortcut::new(Modifiers::NONE, Key::N)),
    (Command::Effects, KeyboardShortcut::new(Modifiers::NONE, Key::S)),
    (Command::Music, KeyboardShortcut::new(Modifiers::NONE, Key::M)),
    (Command::HowToPlay, KeyboardShortcut::new(Modifiers::NONE, Key::F1)),
    (Command::Rules, KeyboardShortcut::new(Modifiers::NONE, Key::F2)),
    (Command::SoundPage, KeyboardShortcut::new(Modifiers::NONE, Key::F3)),
    (Command::DisplayPage, KeyboardShortcut::new(Modifiers::NONE, Key::F4)),
    (Command::Replay, KeyboardShortcut::new(Modifiers::NONE, Key::F5)),
    (Command::Review, KeyboardShortcut::new(Modifiers::NONE, Key::F6)),
    (Command::Fullscreen, KeyboardShortcut::new(Modifiers::NONE, Key::F11)),
];

impl Command {
    /// What it is called.
    pub fn label(self, words: &Words) -> &'static str {
        match self {
            Command::Menu => words.menu,
            Command::NewGame => words.new_game,
            Command::NewGameForm => words.form.open,
            Command::Resign => words.offers.resign,
            Command::OfferStop => words.offers.offer_end,
            Command::SwapSeats => words.offers.new_with_seats_swapped,
            Command::OtherStarts => words.offers.new_with_other_starting,
            Command::Undo => words.undo,
            Command::Redo => words.redo,
            Command::ShowAgain => words.replay_last_turn,
            Command::Hint => words.help.hint,
            Command::Evaluation => words.help.evaluation,
            Command::Moves => words.moves,
            Command::Earlier => words.previous_move,
            Command::Later => words.next_move,
            Command::Now => words.back_to_game,
            Command::Replay => words.replay.replay,
            Command::Back => words.replay.back,
            Command::ToStart => words.replay.to_start,
            Command::StepBack => words.replay.step_back,
            Command::Autoplay => words.replay.autoplay,
            Command::StepForward => words.replay.step_forward,
            Command::ToEnd => words.replay.to_end,
            Command::PlayOn => words.replay.play_from_here,
            Command::Keep => words.replay.save,
            Command::Review => words.review.heading,
            Command::Preview => words.display.preview,
            Command::DisplayPage => words.display.heading,
            Command::LargerText => words.display.larger_text,
            Command::SmallerText => words.display.smaller_text,
            Command::UsualText => words.display.reset_text,
            Command::Pause => words.pause,
            Command::Step => words.step,
            Command::MoveNow => words.move_now,
            Command::TryAgain => words.try_again,
            Command::Effects => words.effects,
            Command::Music => words.music,
            Command::SoundPage => words.sound_page,
            Command::Rules => words.rules_command,
            Command::CopyPosition => words.copy_position,
            Command::CopyGame => words.copy_game,
            Command::PasteGame => words.paste_game,
            Command::Games => words.library.games,
            Command::Statistics => words.statistics.heading,
            Command::Learn => words.learn.learn,
            Command::HowToPlay => words.how_to_play,
            Command::About => words.about,
            Command::Fullscreen => words.fullscreen,
            Command::Quit => words.quit,
        }
    }

    /// Its key as it is written, if it has one.
    pub fn key(self, ctx: &Context) -> Option<String> {
        let key = SHORTCUTS.iter().find(|(command, _)| *command == self);
        match (self, key) {
            (Command::Menu | Command::Back, _) => Some("Esc".to_owned()),
            // The button that has the keyboard may take this key, but not its other one.
            (Command::Autoplay, _) => Some(Key::Space.name().to_owned()),
            // The letters have no sign for an arrow key.
            (_, Some((_, key))) if key.modifiers.is_none() => {
                Some(key.logical_key.name().to_owned())
            }
            (_, Some((_, key))) => Some(ctx.format_shortcut(key)),
            (_, None) => None,
        }
    }

    /// What it is called at the moment and its key, for a tooltip.
    pub fn tooltip(self, label: &str, ctx: &Context) -> String {
        match self.key(ctx) {
            Some(key) => format!("{label} ({key})"),
            None => label.to_owned(),
        }
    }

    /// Its picture.
    pub fn icon(self) -> Option<Icon> {
        Some(match self {
            Command::Menu => Icon::Menu,
            Command::NewGame => Icon::Plus,
            Command::NewGameForm => Icon::Sliders,
            Command::Resign => Icon::Flag,
            Command::OfferStop => Icon::Stop,
            Command::SwapSeats => Icon::Swap,
            Command::OtherStarts => Icon::Plus,
            Command::Undo => Icon::Undo,
            Command::Redo => Icon::Redo,
            Command::ShowAgain => Icon::Again,
            Command::Hint => Icon::Hint,
            Command::Evaluation => Icon::Evaluation,
            Command::Moves => Icon::Moves,
            Command::Earlier => Icon::Earlier,
            Command::Later => Icon::Later,
            Command::Replay => Icon::Replay,
            Command::Back => Icon::Back,
            Command::ToStart => Icon::First,
            Command::StepBack => Icon::Earlier,
            Command::Autoplay => Icon::Play,
            Command::StepForward => Icon::Later,
            Command::ToEnd => Icon::Last,
            Command::PlayOn => Icon::PlayOn,
            Command::Review => Icon::Graph,
            Command::Pause => Icon::Pause,
            Command::Step => Icon::Step,
            Command::Rules => Icon::Book,
            Command::CopyPosition | Command::CopyGame => Icon::Copy,
            Command::PasteGame => Icon::Paste,
            Command::Games | Command::Keep => Icon::Shelf,
            Command::Statistics => Icon::Bars,
            Command::Effects => Icon::Sound,
            Command::Music => Icon::Music,
            Command::SoundPage => Icon::Sliders,
            Command::Preview => Icon::Way,
            Command::DisplayPage => Icon::Letters,
            Command::LargerText => Icon::Plus,
            Command::SmallerText => Icon::Minus,
            _ => return None,
        })
    }

    /// Whether its key does the same on every screen and page.
    pub fn works_everywhere(self) -> bool {
        matches!(
            self,
            Command::Fullscreen | Command::LargerText | Command::SmallerText | Command::UsualText
        )
    }

    /// Whether its key does the same on the pages of the games played and their statistics.
    pub fn works_on_pages(self) -> bool {
        matches!(
            self,
            Command::HowToPlay | Command::SoundPage | Command::DisplayPage | Command::Quit
        )
    }

    /// Whether only the screen of a replay understands it.
    pub fn works_in_replay(self) -> bool {
        matches!(
            self,
            Command::Back
                | Command::ToStart
                | Command::StepBack
                | Command::Autoplay
                | Command::StepForward
                | Command::ToEnd
                | Command::PlayOn
                | Command::Keep
                | Command::Review
        )
    }

    /// The command whose key was pressed in this frame, of those that are `heard`.
    pub fn pressed(ctx: &Context, heard: impl Fn(Command) -> bool) -> Option<Command> {
        ctx.input_mut(|input| {
            SHORTCUTS
                .iter()
                .find(|(command, key)| heard(*command) && input.consume_shortcut(key))
                .map(|(command, _)| *command)
        })
    }
}
