//! The commands of the window, in one table with the label, the icon and the keys of each. Lists,
//! buttons and keys share them.

use eframe::egui::{Context, Id, Key, KeyboardShortcut, Modifiers};
use ui_kit::theme::touch;
use window_words::Words;

use crate::icons::Icon;

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
    /// Offer a draw, in one of the other games.
    OfferDraw,
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
    /// Show the turns that a hint expects.
    Line,
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
    /// Copy to the clipboard a link to the page that opens the game, for the other player.
    CopyLink,
    /// Copy the game to the clipboard in one line, which the other player pastes.
    CopyLine,
    /// Offer the game to other programs as a link, for the other player.
    ShareLink,
    /// Let everybody move at this screen again in a game that was sent.
    PlayHere,
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
    /// Open the page of playing with people at other devices.
    Together,
    /// Accept what somebody at another device offers.
    Accept,
    /// Decline it.
    Decline,
    /// Take back what one has offered oneself.
    Withdraw,
    /// Go to the room in which a player is who is gone from here.
    Follow,
    /// Claim the game of a player who is gone.
    Claim,
    /// Put a player who is gone out of the game, which the others go on with.
    PutOut,
    /// Let the computer play for a player who is gone.
    LetComputer,
    /// Take a free seat in the room that one watches.
    SitHere,
    /// Play on oneself, instead of the computer.
    TakeOver,
    /// Play another game with the people at other devices.
    Rematch,
    /// Say one of the phrases to the people at other devices.
    Say,
    /// Show how others join the room in which people at several devices play.
    Room,
    /// Open the tournaments of a class.
    Tournaments,
    /// Open the page of lessons and puzzles.
    Training,
    /// Start or resume the lessons.
    Learn,
    /// Open the page on how to play and the keys.
    HowToPlay,
    /// Save everything in one file, or restore it from there.
    Backup,
    /// Show information about the program.
    About,
    /// Turn full screen on or off.
    Fullscreen,
    /// Quit the program.
    Quit,
}

/// Where the key of a command works.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Works {
    /// On every screen and in every dialog.
    Everywhere,
    /// On every screen, even without a board.
    OnPages,
    /// On screens with a board, and on those that name the command.
    OnBoards,
    /// Only on the replay screen.
    InReplay,
}

/// What is known about a command.
struct CommandRow {
    command: Command,
    label: fn(&Words) -> &'static str,
    icon: Option<Icon>,
    /// The shortcuts. If there are several, labels show the first.
    keys: &'static [KeyboardShortcut],
    /// The key that labels show if it is none of the shortcuts.
    shown_key: Option<&'static str>,
    works: Works,
}

impl CommandRow {
    const fn icon(self, icon: Icon) -> Self {
        CommandRow { icon: Some(icon), ..self }
    }

    const fn keys(self, keys: &'static [KeyboardShortcut]) -> Self {
        CommandRow { keys, ..self }
    }

    const fn shown_key(self, key: &'static str) -> Self {
        CommandRow { shown_key: Some(key), ..self }
    }

    const fn works(self, works: Works) -> Self {
        CommandRow { works, ..self }
    }
}

const fn row(command: Command, label: fn(&Words) -> &'static str) -> CommandRow {
    CommandRow { command, label, icon: None, keys: &[], shown_key: None, works: Works::OnBoards }
}

/// The keys with which a browser opens and closes tabs and windows, loads the page anew and keeps its address.
const OF_BROWSER: [KeyboardShortcut; 6] =
    [ctrl(Key::N), ctrl_shift(Key::N), ctrl(Key::T), ctrl(Key::R), ctrl(Key::D), plain(Key::F5)];

/// Leaves to the browser, from now on, the keys that it needs for itself.
pub fn leave_keys_to_browser(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(in_browser(), true));
}

fn in_browser() -> Id {
    Id::unique("keys of the browser")
}

/// Returns a check whether a shortcut works in this window.
fn works(ctx: &Context) -> impl Fn(&KeyboardShortcut) -> bool {
    let has_all = !ctx.data(|data| data.get_temp(in_browser()).unwrap_or(false));
    move |key| has_all || !OF_BROWSER.contains(key)
}

const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

/// The table of the commands. Keys are searched in this order, so shortcuts with more modifiers come
/// first.
static COMMANDS: [CommandRow; 83] = [
    row(Command::Redo, |words| words.redo)
        .icon(Icon::Redo)
        .keys(&[ctrl(Key::Y), ctrl_shift(Key::Z)]),
    row(Command::Undo, |words| words.undo).icon(Icon::Undo).keys(&[ctrl(Key::Z)]),
    row(Command::NewGameForm, |words| words.form.open)
        .icon(Icon::Sliders)
        .keys(&[ctrl_shift(Key::N)]),
    row(Command::NewGame, |words| words.new_game).icon(Icon::Plus).keys(&[ctrl(Key::N)]),
    row(Command::Resign, |words| words.offers.resign).icon(Icon::Flag).keys(&[ctrl(Key::R)]),
    row(Command::OfferStop, |words| words.offers.offer_end).icon(Icon::Stop).keys(&[ctrl(Key::D)]),
    row(Command::OfferDraw, |words| words.rooms.offer_draw).icon(Icon::Equal).keys(&[ctrl(Key::D)]),
    row(Command::SwapSeats, |words| words.offers.new_with_seats_swapped)
        .icon(Icon::Swap)
        .keys(&[ctrl(Key::B)]),
    row(Command::OtherStarts, |words| words.offers.new_with_other_starting)
        .icon(Icon::Plus)
        .keys(&[ctrl(Key::O)]),
    row(Command::CopyGame, |words| words.copy_game).icon(Icon::Copy).keys(&[ctrl_shift(Key::C)]),
    row(Command::SaveGame, |words| words.door.save_game)
        .icon(Icon::Shelf)
        .keys(&[ctrl_shift(Key::S)]),
    row(Command::CopyPosition, |words| words.copy_position).icon(Icon::Copy).keys(&[ctrl(Key::C)]),
    row(Command::SaveAnimation, |words| words.pictures.save_animation)
        .icon(Icon::Play)
        .keys(&[ctrl_shift(Key::P)]),
    row(Command::SavePicture, |words| words.pictures.save)
        .icon(Icon::Picture)
        .keys(&[ctrl(Key::P)]),
    row(Command::PasteGame, |words| words.paste_game).icon(Icon::Paste).keys(&[ctrl(Key::V)]),
    row(Command::Keep, |words| words.replay.save)
        .icon(Icon::Shelf)
        .keys(&[ctrl(Key::S)])
        .works(Works::InReplay),
    row(Command::Games, |words| words.library.games).icon(Icon::Shelf).keys(&[ctrl(Key::G)]),
    row(Command::EditPosition, |words| words.editor.edit).icon(Icon::Pencil).keys(&[ctrl(Key::E)]),
    row(Command::Achievements, |words| words.achievements.heading)
        .icon(Icon::Bars)
        .keys(&[ctrl(Key::T)]),
    row(Command::Training, |words| words.puzzles.place).icon(Icon::Book).keys(&[ctrl(Key::L)]),
    row(Command::Quit, |words| words.quit).keys(&[ctrl(Key::Q)]).works(Works::OnPages),
    row(Command::MoveNow, |words| words.move_now).keys(&[ctrl(Key::Enter)]),
    row(Command::LargerText, |words| words.display.larger_text)
        .icon(Icon::Plus)
        .keys(&[ctrl(Key::Plus), ctrl(Key::Equals)])
        .works(Works::Everywhere),
    row(Command::SmallerText, |words| words.display.smaller_text)
        .icon(Icon::Minus)
        .keys(&[ctrl(Key::Minus)])
        .works(Works::Everywhere),
    row(Command::UsualText, |words| words.display.reset_text)
        .keys(&[ctrl(Key::Num0)])
        .works(Works::Everywhere),
    // In a replay, these take precedence over other commands with the same keys.
    row(Command::ToStart, |words| words.replay.to_start)
        .icon(Icon::First)
        .keys(&[plain(Key::Home)])
        .works(Works::InReplay),
    row(Command::StepBack, |words| words.replay.step_back)
        .icon(Icon::Earlier)
        .keys(&[plain(Key::ArrowLeft), plain(Key::PageUp)])
        .works(Works::InReplay),
    // A focused button takes Space for itself; P works even then.
    row(Command::Autoplay, |words| words.replay.autoplay)
        .icon(Icon::Play)
        .keys(&[plain(Key::P)])
        .shown_key("Space")
        .works(Works::InReplay),
    row(Command::StepForward, |words| words.replay.step_forward)
        .icon(Icon::Later)
        .keys(&[plain(Key::ArrowRight), plain(Key::PageDown)])
        .works(Works::InReplay),
    row(Command::ToEnd, |words| words.replay.to_end)
        .icon(Icon::Last)
        .keys(&[plain(Key::End)])
        .works(Works::InReplay),
    row(Command::PlayOn, |words| words.replay.play_from_here)
        .icon(Icon::PlayOn)
        .keys(&[plain(Key::N)])
        .works(Works::InReplay),
    row(Command::Values, |words| words.review.values)
        .icon(Icon::Evaluation)
        .keys(&[plain(Key::E)])
        .works(Works::InReplay),
    row(Command::ShowAgain, |words| words.show_last_turn).icon(Icon::Again).keys(&[plain(Key::R)]),
    row(Command::Line, |words| words.help.show_line)
        .icon(Icon::Replay)
        .keys(&[KeyboardShortcut::new(Modifiers::SHIFT, Key::H)]),
    row(Command::Hint, |words| words.help.hint).icon(Icon::Hint).keys(&[plain(Key::H)]),
    row(Command::Evaluation, |words| words.help.evaluation)
        .icon(Icon::Evaluation)
        .keys(&[plain(Key::E)]),
    row(Command::TurnBoard, |words| words.turn_board).icon(Icon::Swap).keys(&[plain(Key::T)]),
    row(Command::Moves, |words| words.moves).icon(Icon::Moves).keys(&[plain(Key::L)]),
    row(Command::Earlier, |words| words.previous_move)
        .icon(Icon::Earlier)
        .keys(&[plain(Key::PageUp)]),
    row(Command::Later, |words| words.next_move).icon(Icon::Later).keys(&[plain(Key::PageDown)]),
    row(Command::Now, |words| words.back_to_game).keys(&[plain(Key::End)]),
    row(Command::Preview, |words| words.display.preview).icon(Icon::Way).keys(&[plain(Key::V)]),
    row(Command::Pause, |words| words.pause).icon(Icon::Pause).keys(&[plain(Key::P)]),
    row(Command::Step, |words| words.step).icon(Icon::Step).keys(&[plain(Key::N)]),
    row(Command::Effects, |words| words.effects).icon(Icon::Sound).keys(&[plain(Key::S)]),
    row(Command::Music, |words| words.music).icon(Icon::Music).keys(&[plain(Key::M)]),
    row(Command::HowToPlay, |words| words.how_to_play)
        .keys(&[plain(Key::F1)])
        .works(Works::OnPages),
    row(Command::Rules, |words| words.command_rules).icon(Icon::Book).keys(&[plain(Key::F2)]),
    row(Command::Settings, |words| words.home.settings)
        .icon(Icon::Sliders)
        .keys(&[plain(Key::F4), plain(Key::F3)])
        .works(Works::OnPages),
    row(Command::Replay, |words| words.replay.replay).icon(Icon::Replay).keys(&[plain(Key::F5)]),
    row(Command::Review, |words| words.review.heading)
        .icon(Icon::Graph)
        .keys(&[plain(Key::F6)])
        .works(Works::InReplay),
    row(Command::Result, |words| words.result).icon(Icon::Bars).keys(&[plain(Key::F7)]),
    row(Command::Fullscreen, |words| words.fullscreen)
        .keys(&[plain(Key::F11)])
        .works(Works::Everywhere),
    row(Command::Menu, |words| words.menu).icon(Icon::Home).shown_key("Esc"),
    row(Command::Solution, |words| words.practice.show_solution).icon(Icon::Flag),
    row(Command::Practise, |words| words.practice.learn).icon(Icon::Book),
    row(Command::NextRound, |words| words.rounds.next).icon(Icon::Later),
    row(Command::Back, |words| words.replay.back)
        .icon(Icon::Back)
        .shown_key("Esc")
        .works(Works::InReplay),
    row(Command::TryAgain, |words| words.try_again),
    row(Command::ShareLink, |words| words.share_link).icon(Icon::Later),
    row(Command::CopyLink, |words| words.copy_link).icon(Icon::Copy),
    row(Command::CopyLine, |words| words.copy_line).icon(Icon::Copy),
    row(Command::PlayHere, |words| words.play_here),
    row(Command::ShowCode, |words| words.show_code).icon(Icon::Squares),
    row(Command::Print, |words| words.paper.print).icon(Icon::Printer),
    row(Command::OtherGames, |words| words.other_games).icon(Icon::Squares),
    row(Command::Together, |words| words.together.open).icon(Icon::People),
    row(Command::Accept, |words| words.together.accept),
    row(Command::Decline, |words| words.together.decline),
    row(Command::Withdraw, |words| words.together.withdraw),
    row(Command::Follow, |words| words.together.follow),
    row(Command::Claim, |words| words.together.claim),
    row(Command::PutOut, |words| words.together.put_out),
    row(Command::LetComputer, |words| words.together.let_computer),
    row(Command::SitHere, |words| words.together.sit_here),
    row(Command::TakeOver, |words| words.together.take_over),
    row(Command::Rematch, |words| words.together.rematch),
    row(Command::Say, |words| words.together.say).icon(Icon::Bubble),
    row(Command::Room, |words| words.together.room).icon(Icon::People),
    row(Command::Tournaments, |words| words.tournament.for_class).icon(Icon::Blackboard),
    row(Command::Learn, |words| words.learn.learn),
    row(Command::Backup, |words| words.backup.save).works(Works::OnPages),
    row(Command::About, |words| words.about).works(Works::OnPages),
];

impl Command {
    fn row(self) -> &'static CommandRow {
        COMMANDS.iter().find(|row| row.command == self).expect("each command has a row")
    }

    /// Returns the label of the command.
    pub fn label(self, words: &Words) -> &'static str {
        (self.row().label)(words)
    }

    /// Returns the icon, or `None` if the command has none.
    pub fn icon(self) -> Option<Icon> {
        self.row().icon
    }

    /// Returns the name of the key, or `None` if the command has none or the player uses fingers.
    pub fn key(self, ctx: &Context) -> Option<String> {
        if touch::is_by_finger(ctx) {
            return None;
        }
        let (row, works) = (self.row(), works(ctx));
        match (row.shown_key, row.keys.iter().find(|key| works(key))) {
            (Some(key), _) => Some(key.to_owned()),
            // The font lacks the arrow symbols that `format_shortcut` uses.
            (None, Some(key)) if key.modifiers.is_none() => Some(key.logical_key.name().to_owned()),
            (None, Some(key)) => Some(ctx.format_shortcut(key)),
            (None, None) => None,
        }
    }

    /// Returns a tooltip: `label`, and the key if there is one.
    pub fn tooltip(self, label: &str, ctx: &Context) -> String {
        match self.key(ctx) {
            Some(key) => format!("{label} ({key})"),
            None => label.to_owned(),
        }
    }

    /// Returns whether the key works on every screen and in every dialog.
    pub fn works_everywhere(self) -> bool {
        self.row().works == Works::Everywhere
    }

    /// Returns whether the key works on pages without a board.
    pub fn works_on_pages(self) -> bool {
        self.row().works == Works::OnPages
    }

    /// Returns whether the command works only on the replay screen.
    pub fn works_in_replay(self) -> bool {
        self.row().works == Works::InReplay
    }

    /// Returns whether a key alone runs a command.
    pub fn is_key(key: Key) -> bool {
        Command::of_key(key).next().is_some()
    }

    /// Returns the commands that a key alone runs, on whatever page.
    pub fn of_key(key: Key) -> impl Iterator<Item = Command> {
        let is_alone = move |shortcut: &KeyboardShortcut| {
            shortcut.logical_key == key && shortcut.modifiers.is_none()
        };
        let alone = shortcuts().filter(move |(_, shortcut)| is_alone(shortcut));
        alone.map(|(command, _)| command)
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
        let works = works(ctx);
        ctx.input_mut(|input| {
            shortcuts()
                .find(|(command, key)| {
                    heard(*command) && works(key) && !is_text(key) && input.consume_shortcut(key)
                })
                .map(|(command, _)| command)
        })
    }
}

/// Returns the shortcuts of all commands, in the order in which they are searched.
fn shortcuts() -> impl Iterator<Item = (Command, &'static KeyboardShortcut)> {
    COMMANDS.iter().flat_map(|row| row.keys.iter().map(|key| (row.command, key)))
}

/// The commands that share the game on a page.
pub const SHARING: &[Command] = &[
    Command::CopyPosition,
    Command::CopyGame,
    Command::SaveGame,
    Command::ShareLink,
    Command::CopyLink,
    Command::CopyLine,
    Command::ShowCode,
    Command::SavePicture,
    Command::SaveAnimation,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_command_has_exactly_one_row() {
        // `Quit` is the last command.
        let mut rows = COMMANDS.each_ref().map(|row| row.command as usize);
        rows.sort_unstable();
        assert!(rows.into_iter().eq(0..=Command::Quit as usize), "{rows:?}");
    }

    /// Returns the keys that a document names, such as `Ctrl+Z` and `F1`.
    fn named_keys(document: &str) -> impl Iterator<Item = &str> {
        let words = document.split(|c: char| !c.is_ascii_alphanumeric() && c != '+');
        words.map(|word| word.trim_matches('+')).filter(|word| {
            let number = word.strip_prefix('F').unwrap_or_default();
            word.starts_with("Ctrl+") || word.starts_with("Shift+") || number.parse::<u8>().is_ok()
        })
    }

    #[test]
    fn every_key_in_the_documents_runs_a_command() {
        let name = |key: &KeyboardShortcut| {
            let ctrl = if key.modifiers.command { "Ctrl+" } else { "" };
            let shift = if key.modifiers.shift { "Shift+" } else { "" };
            format!("{ctrl}{shift}{}", key.logical_key.name())
        };
        let keys: Vec<String> = shortcuts().map(|(_, key)| name(key)).collect();
        let documents = [
            (include_str!("../../../README.md"), 6),
            (include_str!("../../../README.vi.md"), 6),
            (include_str!("../../../docs/playing.md"), 60),
        ];
        for (document, least) in documents {
            let unknown: Vec<&str> =
                named_keys(document).filter(|named| !keys.iter().any(|key| key == named)).collect();
            assert!(unknown.is_empty(), "no command has {unknown:?}");
            assert!(named_keys(document).count() >= least);
        }
    }
}
