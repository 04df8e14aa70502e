//! The commands of the window, with the label, shortcut and icon of each. Lists, buttons and keys
//! share them.

use eframe::egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::icons::Icon;
use super::words::Words;

/// A command that the player can give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Return to the home and keep the game.
    Menu,
    /// Start a new game with the same players.
    NewGame,
    /// Open the new-game form.
    NewGameForm,
    /// Resign the game.
    Resign,
    /// Offer to end the game.
    OfferStop,
    /// Start a new game with the same players in swapped seats.
    SwapSeats,
    /// Start a new game with the same players in which the other side starts.
    OtherStarts,
    /// Take a move back.
    Undo,
    /// Play a move again that was taken back.
    Redo,
    /// Replay the last turn.
    ShowAgain,
    /// Show or hide a hint.
    Hint,
    /// Play the solution of a position on which the player tries moves.
    Solution,
    /// Practise the mistakes of the game.
    Practise,
    /// Show or hide the evaluation bar.
    Evaluation,
    /// Turn the board.
    TurnBoard,
    /// Show or hide the list of moves.
    Moves,
    /// View the position one turn earlier.
    Earlier,
    /// View the position one turn later.
    Later,
    /// View the current position.
    Now,
    /// Show the result of the finished game again.
    Result,
    /// Begin the next round of a match.
    NextRound,
    /// Open the replay of the game on the screen.
    Replay,
    /// Leave the replay and return to where it was opened.
    Back,
    /// Go to the start of the replay.
    ToStart,
    /// Go one step back in the replay.
    StepBack,
    /// Play or pause the replay.
    Autoplay,
    /// Go one step forward in the replay.
    StepForward,
    /// Go to the end of the replay.
    ToEnd,
    /// Start a new game from the position shown in the replay.
    PlayOn,
    /// Save the replayed game in the library.
    Keep,
    /// Turn the preview of a move on or off.
    Preview,
    /// Pause or resume a game between computers.
    Pause,
    /// Play one turn of a game between computers.
    Step,
    /// Make the thinking computer move at once.
    MoveNow,
    /// Make a computer think again after its search failed.
    TryAgain,
    /// Turn sound effects on or off.
    Effects,
    /// Turn music on or off.
    Music,
    /// Open the settings sheet.
    Settings,
    /// Enlarge the text.
    LargerText,
    /// Reduce the text.
    SmallerText,
    /// Reset the text to its usual size.
    UsualText,
    /// Show the rules of the game on the screen or, without one, of the next game.
    Rules,
    /// Start, show or hide the review of the replayed game.
    Review,
    /// Show or hide the values of all moves in the replay.
    Values,
    /// Copy the position to the clipboard as text.
    CopyPosition,
    /// Copy the whole game to the clipboard as text.
    CopyGame,
    /// Write the game for other people and programs, as text or as a file.
    SaveGame,
    /// Copy the game to the clipboard in one line, for the other player.
    CopyLink,
    /// Show the game as a code that a telephone reads.
    ShowCode,
    /// Save a picture of the game.
    SavePicture,
    /// Save the game as an animation.
    SaveAnimation,
    /// Save a sheet to print.
    Print,
    /// Open the game written on the clipboard.
    PasteGame,
    /// Open the list of the player's games.
    Games,
    /// Open the editor at the position on the screen.
    EditPosition,
    /// Open the player's achievements.
    Achievements,
    /// Open the list of the other games.
    OtherGames,
    /// Open the tournaments of a class.
    Tournaments,
    /// Open the page of lessons and puzzles.
    Training,
    /// Start or resume the lessons.
    Learn,
    /// Open the page on how to play and the keys.
    HowToPlay,
    /// Show information about the program.
    About,
    /// Turn full screen on or off.
    Fullscreen,
    /// Quit the program.
    Quit,
}

const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// The shortcuts of the commands. If a command has several, labels show the first. The list is
/// searched in this order, so shortcuts with more modifiers come first.
const SHORTCUTS: [(Command, KeyboardShortcut); 56] = [
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
    (Command::SaveGame, KeyboardShortcut::new(CTRL_SHIFT, Key::S)),
    (Command::CopyPosition, KeyboardShortcut::new(Modifiers::COMMAND, Key::C)),
    (Command::SaveAnimation, KeyboardShortcut::new(CTRL_SHIFT, Key::P)),
    (Command::SavePicture, KeyboardShortcut::new(Modifiers::COMMAND, Key::P)),
    (Command::PasteGame, KeyboardShortcut::new(Modifiers::COMMAND, Key::V)),
    (Command::Keep, KeyboardShortcut::new(Modifiers::COMMAND, Key::S)),
    (Command::Games, KeyboardShortcut::new(Modifiers::COMMAND, Key::G)),
    (Command::EditPosition, KeyboardShortcut::new(Modifiers::COMMAND, Key::E)),
    (Command::Achievements, KeyboardShortcut::new(Modifiers::COMMAND, Key::T)),
    (Command::Training, KeyboardShortcut::new(Modifiers::COMMAND, Key::L)),
    (Command::Quit, KeyboardShortcut::new(Modifiers::COMMAND, Key::Q)),
    (Command::MoveNow, KeyboardShortcut::new(Modifiers::COMMAND, Key::Enter)),
    (Command::LargerText, KeyboardShortcut::new(Modifiers::COMMAND, Key::Plus)),
    (Command::LargerText, KeyboardShortcut::new(Modifiers::COMMAND, Key::Equals)),
    (Command::SmallerText, KeyboardShortcut::new(Modifiers::COMMAND, Key::Minus)),
    (Command::UsualText, KeyboardShortcut::new(Modifiers::COMMAND, Key::Num0)),
    // In a replay, these take precedence over other commands with the same keys.
    (Command::ToStart, KeyboardShortcut::new(Modifiers::NONE, Key::Home)),
    (Command::StepBack, KeyboardShortcut::new(Modifiers::NONE, Key::ArrowLeft)),
    (Command::StepBack, KeyboardShortcut::new(Modifiers::NONE, Key::PageUp)),
    (Command::Autoplay, KeyboardShortcut::new(Modifiers::NONE, Key::P)),
    (Command::StepForward, KeyboardShortcut::new(Modifiers::NONE, Key::ArrowRight)),
    (Command::StepForward, KeyboardShortcut::new(Modifiers::NONE, Key::PageDown)),
    (Command::ToEnd, KeyboardShortcut::new(Modifiers::NONE, Key::End)),
    (Command::PlayOn, KeyboardShortcut::new(Modifiers::NONE, Key::N)),
    (Command::Values, KeyboardShortcut::new(Modifiers::NONE, Key::E)),
    (Command::ShowAgain, KeyboardShortcut::new(Modifiers::NONE, Key::R)),
    (Command::Hint, KeyboardShortcut::new(Modifiers::NONE, Key::H)),
    (Command::Evaluation, KeyboardShortcut::new(Modifiers::NONE, Key::E)),
    (Command::TurnBoard, KeyboardShortcut::new(Modifiers::NONE, Key::T)),
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
    (Command::Settings, KeyboardShortcut::new(Modifiers::NONE, Key::F4)),
    (Command::Settings, KeyboardShortcut::new(Modifiers::NONE, Key::F3)),
    (Command::Replay, KeyboardShortcut::new(Modifiers::NONE, Key::F5)),
    (Command::Review, KeyboardShortcut::new(Modifiers::NONE, Key::F6)),
    (Command::Result, KeyboardShortcut::new(Modifiers::NONE, Key::F7)),
    (Command::Fullscreen, KeyboardShortcut::new(Modifiers::NONE, Key::F11)),
];

impl Command {
    /// Returns the label of the command.
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
            Command::Solution => words.practice.show_solution,
            Command::Practise => words.practice.learn,
            Command::Evaluation => words.help.evaluation,
            Command::TurnBoard => words.turn_board,
            Command::Moves => words.moves,
            Command::Earlier => words.previous_move,
            Command::Later => words.next_move,
            Command::Now => words.back_to_game,
            Command::Result => words.result,
            Command::NextRound => words.rounds.next,
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
            Command::Values => words.review.values,
            Command::Preview => words.display.preview,
            Command::Settings => words.home.settings,
            Command::LargerText => words.display.larger_text,
            Command::SmallerText => words.display.smaller_text,
            Command::UsualText => words.display.reset_text,
            Command::Pause => words.pause,
            Command::Step => words.step,
            Command::MoveNow => words.move_now,
            Command::TryAgain => words.try_again,
            Command::Effects => words.effects,
            Command::Music => words.music,
            Command::Rules => words.rules_command,
            Command::CopyPosition => words.copy_position,
            Command::CopyGame => words.copy_game,
            Command::SaveGame => words.door.save_game,
            Command::CopyLink => words.copy_link,
            Command::ShowCode => words.show_code,
            Command::SavePicture => words.pictures.save,
            Command::SaveAnimation => words.pictures.save_animation,
            Command::Print => words.paper.print,
            Command::PasteGame => words.paste_game,
            Command::Games => words.library.games,
            Command::EditPosition => words.editor.edit,
            Command::Achievements => words.achievements.heading,
            Command::OtherGames => words.other_games,
            Command::Tournaments => words.tournament.place,
            Command::Training => words.puzzles.place,
            Command::Learn => words.learn.learn,
            Command::HowToPlay => words.how_to_play,
            Command::About => words.about,
            Command::Fullscreen => words.fullscreen,
            Command::Quit => words.quit,
        }
    }

    /// Returns the name of the key, or `None` if the command has none.
    pub fn key(self, ctx: &Context) -> Option<String> {
        let key = SHORTCUTS.iter().find(|(command, _)| *command == self);
        match (self, key) {
            (Command::Menu | Command::Back, _) => Some("Esc".to_owned()),
            // A focused button takes Space for itself; P works even then.
            (Command::Autoplay, _) => Some(Key::Space.name().to_owned()),
            // The font lacks the arrow symbols that `format_shortcut` uses.
            (_, Some((_, key))) if key.modifiers.is_none() => {
                Some(key.logical_key.name().to_owned())
            }
            (_, Some((_, key))) => Some(ctx.format_shortcut(key)),
            (_, None) => None,
        }
    }

    /// Returns a tooltip: `label`, and the key if there is one.
    pub fn tooltip(self, label: &str, ctx: &Context) -> String {
        match self.key(ctx) {
            Some(key) => format!("{label} ({key})"),
            None => label.to_owned(),
        }
    }

    /// Returns the icon, or `None` if the command has none.
    pub fn icon(self) -> Option<Icon> {
        Some(match self {
            Command::Menu => Icon::Menu,
            Command::NewGame => Icon::Plus,
            Command::NewGameForm => Icon::Sliders,
            Command::Resign => Icon::Flag,
            Command::OfferStop => Icon::Stop,
            Command::SwapSeats | Command::TurnBoard => Icon::Swap,
            Command::OtherStarts => Icon::Plus,
            Command::Undo => Icon::Undo,
            Command::Redo => Icon::Redo,
            Command::ShowAgain | Command::Solution => Icon::Again,
            Command::Hint => Icon::Hint,
            Command::Evaluation | Command::Values => Icon::Evaluation,
            Command::Moves => Icon::Moves,
            Command::Earlier => Icon::Earlier,
            Command::Later => Icon::Later,
            Command::Result => Icon::Bars,
            Command::NextRound => Icon::Later,
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
            Command::CopyPosition | Command::CopyGame | Command::CopyLink => Icon::Copy,
            Command::SaveGame => Icon::Shelf,
            Command::ShowCode => Icon::Squares,
            Command::SavePicture => Icon::Picture,
            Command::SaveAnimation => Icon::Play,
            Command::Print => Icon::Printer,
            Command::PasteGame => Icon::Paste,
            Command::Games | Command::Keep => Icon::Shelf,
            Command::EditPosition => Icon::Pencil,
            Command::Achievements => Icon::Bars,
            Command::OtherGames => Icon::Squares,
            Command::Tournaments => Icon::Moves,
            Command::Training | Command::Practise => Icon::Book,
            Command::Effects => Icon::Sound,
            Command::Music => Icon::Music,
            Command::Preview => Icon::Way,
            Command::Settings => Icon::Sliders,
            Command::LargerText => Icon::Plus,
            Command::SmallerText => Icon::Minus,
            _ => return None,
        })
    }

    /// Returns whether the key works on every screen and in every dialog.
    pub fn works_everywhere(self) -> bool {
        matches!(
            self,
            Command::Fullscreen | Command::LargerText | Command::SmallerText | Command::UsualText
        )
    }

    /// Returns whether the key works on pages without a board.
    pub fn works_on_pages(self) -> bool {
        matches!(self, Command::HowToPlay | Command::Settings | Command::About | Command::Quit)
    }

    /// Returns whether the command works only on the replay screen.
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
                | Command::Values
        )
    }

    /// Returns whether a key alone runs a command.
    pub fn is_key(key: Key) -> bool {
        SHORTCUTS
            .iter()
            .any(|(_, shortcut)| shortcut.logical_key == key && shortcut.modifiers.is_none())
    }

    /// Returns the command whose key was pressed in this frame, among those for which `heard`
    /// returns true.
    pub fn pressed(ctx: &Context, heard: impl Fn(Command) -> bool) -> Option<Command> {
        // A field takes keys without modifiers as text, except those with a name such as F6.
        let is_typing = ctx.text_edit_focused();
        let is_text = |key: &KeyboardShortcut| {
            is_typing
                && key.modifiers.is_none()
                && key.logical_key.symbol_or_name().chars().count() == 1
        };
        ctx.input_mut(|input| {
            SHORTCUTS
                .iter()
                .find(|(command, key)| {
                    heard(*command) && !is_text(key) && input.consume_shortcut(key)
                })
                .map(|(command, _)| *command)
        })
    }
}
