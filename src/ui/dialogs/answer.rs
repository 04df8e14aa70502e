//! The answers to dialogs.

use super::game_sheet::GameAnswer;
use super::picture::PictureAnswer;
use super::saving::FileAnswer;
use crate::ai::Level;
use crate::door::AnyGame;
use crate::door::Found;
use crate::games::OAnQuan;
use crate::rules::{EmptyQuan, Side};
use crate::ui::rules_page::RulesAction;
use crate::ui::settings_sheet::SettingsAction;
use crate::ui::table::GameQuestion;
use crate::ui::table::form::{FormResponse, PlayOnAnswer};
use crate::ui::table::review::ReviewAction;
use crate::ui::unsaved::UnsavedAnswer;

/// What the player did in the open dialog.
#[derive(Debug)]
pub enum DialogResponse {
    /// Answered a question, the result or a page of text.
    Answer(DialogAnswer),
    /// Answered the question about unsaved games.
    Unsaved(UnsavedAnswer),
    /// Used the dialog that saves a picture.
    Picture(PictureAnswer),
    /// Used the dialog that saves a sheet to print.
    Print(FileAnswer),
    /// Used the dialog that writes the game for others.
    Game(GameAnswer),
    /// Used the form of a new game.
    NewGame(Box<FormResponse<OAnQuan>>),
    /// Used the page that asks for the players who continue a replayed game.
    PlayOn(PlayOnAnswer),
    /// Chose what an empty quan cell does.
    EmptyQuan(EmptyQuan),
    /// Used the rules page.
    Rules(RulesAction),
    /// Used the settings sheet.
    Settings(SettingsAction),
    /// Used the review.
    Review(ReviewAction),
}

/// The answer to a question, the result or a page of text.
#[derive(Clone, Debug)]
pub enum DialogAnswer {
    /// Return to the screen.
    Close,
    /// Return to the game.
    KeepPlaying,
    /// Begin the next round of the match.
    NextRound,
    /// Start a new game and abandon this one.
    NewGame,
    /// Open this game and abandon the one in progress.
    Open(Box<AnyGame>),
    /// Open this game out of several.
    Choose(Box<Found>),
    /// Quit and abandon this game.
    Quit,
    /// Undo the last move.
    TakeBack,
    /// Answer a question that every game asks: whether yes.
    Game(GameQuestion, bool),
    /// Resign.
    Resign,
    /// Offer the computers to end the game.
    OfferStop,
    /// End the game by agreement.
    Stop,
    /// Start a game with the other side first and abandon this one.
    OtherStarts,
    /// Start a game with the sides swapped and abandon this one.
    SwapSeats,
    /// Start a game in which a side gives points.
    Give {
        /// The side that gives points.
        side: Side,
        /// The number of points, 5 to 50.
        points: i32,
    },
    /// Start a game against computers of another level.
    PlayAtLevel(Level),
    /// Replay the game from its start.
    Replay,
    /// Show the mistakes of the game in its replay.
    Mistakes,
    /// Practise the mistakes of the game.
    Practise,
    /// Save a picture of the game.
    Picture,
    /// Go to the home.
    Menu,
    /// Go to the lessons.
    Learn,
    /// Print the rules or another sheet.
    Print,
    /// Show the licences of the libraries.
    Licences,
}
