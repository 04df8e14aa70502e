//! The dialogs and pages, each with its state.

use super::code::Code;
use super::game_sheet::GameSheet;
use super::picture::PictureSheet;
use super::print::PrintSheet;
use crate::controller::Setup;
use crate::door::AnyGame;
use crate::door::Found;
use crate::rules::Move;
use crate::ui::oanquan::PlayOn;
use crate::ui::table::GameQuestion;
use crate::ui::typing::Typing;
use crate::ui::unsaved::UnsavedGames;

/// A dialog or page over the screen.
#[derive(Clone, Debug)]
pub enum Dialog {
    /// A question about the game.
    Ask(Question),
    /// Quit although games could not be saved?
    Unsaved(Box<UnsavedGames>),
    /// The reason why a text or a file is not a game.
    NotAGame {
        /// Whether the text or file could be read.
        is_read: bool,
        /// The reason; for a file, below its path.
        why: String,
    },
    /// The games in a text or a file with several, to choose one.
    Games(Vec<Found>),
    /// The game as text, to copy or to save for others.
    Game(Box<GameSheet>),
    /// The game as a code to read from the screen.
    Code(Code),
    /// The picture to save or to copy.
    Picture(Box<PictureSheet>),
    /// The sheet to print.
    Print(Box<PrintSheet>),
    /// The form of a new game.
    NewGame(Typing),
    /// The players who continue a replayed game.
    PlayOn(Box<PlayOn>),
    /// What does an empty quan cell do? The game asks before the first turn that depends on it.
    EmptyQuan {
        /// The person's move to play then, or `None` if it is a computer's turn.
        then: Option<Move>,
    },
    /// The rules of the next game.
    Rules {
        /// Whether closing the page returns to the form of a new game.
        form_waits: bool,
        /// The text being typed.
        typing: Typing,
    },
    /// The rules of the game on the screen.
    RulesInForce,
    /// The settings of the window.
    Settings {
        /// Whether the music of a game plays, because the player has just chosen it.
        tries_music: bool,
    },
    /// The review of the replayed game.
    Review,
    /// The result of the game.
    Result,
    /// A page of text.
    Text(TextPage),
}

/// A question that the player answers with yes or goes on playing.
#[derive(Clone, Debug)]
pub enum Question {
    /// Abandon the game for a new one?
    NewGame,
    /// Abandon the game and quit?
    Quit,
    /// Abandon the game for this one?
    Open(Box<AnyGame>),
    /// Resign?
    Resign,
    /// Offer to end the game?
    OfferStop,
    /// Do the other people agree to end the game?
    Stop,
    /// A question that every game asks, and the players of the game.
    Game(GameQuestion, Setup),
    /// Abandon the game for one that the other side starts?
    OtherStarts,
    /// Abandon the game for one with the sides swapped?
    SwapSeats,
}

/// A page of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextPage {
    /// The rules and keys.
    HowToPlay,
    /// The version and the makers of the program.
    About,
    /// The licences of the libraries in the program.
    Licences,
}

impl Dialog {
    /// Returns the form of a new game, with nothing typed yet.
    pub fn new_game() -> Self {
        Dialog::NewGame(Typing::default())
    }

    /// Returns the rules of the next game. If `form_waits`, closing the page returns to the form
    /// of a new game.
    pub fn rules(form_waits: bool) -> Self {
        Dialog::Rules { form_waits, typing: Typing::default() }
    }

    /// Returns the text being typed, if the dialog has fields that can refuse it.
    pub(super) fn typing(&mut self) -> Option<&mut Typing> {
        match self {
            Dialog::NewGame(typing) | Dialog::Rules { typing, .. } => Some(typing),
            Dialog::PlayOn(question) => Some(&mut question.typing),
            _ => None,
        }
    }
}
