//! What the pages of a game in progress, of replays and of *My games* know of a game.
use basics::{Heading, Level};
use eframe::egui::{Context, Ui};
use settings::{Language, Settings};
use tabletop::archive::SavedGame;
use tabletop::{OfferReply, Played, Record, Session, SessionState, Setup, Written};
use window_words::Words;

use crate::action::Action;
use crate::command::Command;
use crate::dialogs::TextPage;
use crate::picture::Pictured;
use crate::share::{Origin, SharedGame, Texts, texts};
use crate::table::form::Arranged;
use crate::table::my_games::Listed;
use crate::table::result::Mood;
use crate::table::rules::{Explained, rules};
use crate::table::state::heading_with_computers;
use crate::table::{
    BesideStep, Drawn, EditorLink, Effect, GamePage, GameScreen, GameTouched, PuzzlesLink,
    ReplayScreen, TrialBoard, begin_game, command_at_home,
};
use crate::{Parts, Screen, ScreenContext};

/// A game with the pages of the table: what they know of it besides its board. A game whose steps are each one
/// movement and which two sides play implements [`PlainTable`](super::PlainTable) instead.
pub trait TableGame:
    Listed + Drawn + Arranged + TrialBoard + Explained + Pictured + Written
{
    /// The extension of files outside the library that contain a whole saved game; `None` if the
    /// game is written only in the forms that it shares with other programs.
    const EXTENSION: Option<&'static str> = None;

    /// Whether the game has pages of its own, to which leaving this one leads, and which stay together
    /// as the player left them.
    const HAS_PAGES: bool = true;

    /// Returns the first page of the game, or `None` if the home begins its games.
    fn start_page() -> Option<Box<dyn Screen>>;

    /// Returns the page of the game in progress.
    fn game_page() -> Box<dyn Screen>;

    /// Whether the game of a record that is not over goes on, and is not only looked at.
    const CONTINUES_RECORDS: bool = false;

    /// The way to the puzzles from the list of the games, in a game that is there and has puzzles.
    const PUZZLES: Option<PuzzlesLink> = None;

    /// Returns the game in one sentence or two, for the list of the games.
    fn card(language: Language) -> &'static str {
        Self::words(language).shared().subtitle()
    }

    /// Returns the page with the rules and keys, and with the ways from there.
    fn how_to_play(words: &'static Words) -> TextPage {
        TextPage::of_rules(words, rules::<Self>)
    }

    /// Teaches the game to a newcomer: by default, shows the rules.
    fn learn(context: &mut ScreenContext<'_>) {
        let words = context.parts.words();
        context.parts.dialogs.open(Self::how_to_play(words));
    }

    /// Returns what a command does outside the pages of the games, if the home is the room of this game.
    fn command(command: Command) -> Option<BesideStep> {
        command_at_home::<Self>(command)
    }

    /// Returns why a text is no game, in words without a full stop.
    fn unread(flaw: &Self::Unreadable, language: Language) -> String;

    /// Returns what a record for others says of a match between these players besides its moves.
    fn heading(words: &Words, setup: &Setup, event: &str) -> Heading {
        heading_with_computers::<Self>(words, setup, event)
    }

    /// Returns a match between the players of `setup` to share, shown after some steps on a
    /// surface.
    fn shared(
        words: &Words,
        setup: &Setup,
        played: &Self::Match,
        origin: &Origin<'_>,
        shown: (usize, Self::Surface),
    ) -> SharedGame {
        let heading = origin.heading.cloned();
        let heading = heading.unwrap_or_else(|| Self::heading(words, setup, ""));
        let record = Record::<Self> { game: played.clone(), heading };
        SharedGame::of(words, &record, setup.clone(), origin, shown)
    }

    /// Returns whether a match can be reviewed.
    fn can_review(played: &Self::Match) -> bool {
        played.turn_count() > 0
    }

    /// Shows the review of the replay on the screen in a dialog, in a game whose review has no room beside
    /// the board of a narrow window.
    fn show_review(_parts: &mut Parts) {}

    /// Shows the rules of the match on the screen, in a game without pages of its own.
    fn show_rules(_parts: &mut Parts) {}

    /// Asks who continues a replay.
    fn ask_who_plays_on(replay: &mut ReplayScreen<Self>, context: &mut ScreenContext<'_>);

    /// Draws that question if the page does.
    fn show_who_plays_on(
        _replay: &mut ReplayScreen<Self>,
        _ui: &Ui,
        _context: &mut ScreenContext<'_>,
    ) {
    }

    /// Returns the way to the editor of positions, in a game that has one.
    fn editor() -> Option<EditorLink<Self>> {
        None
    }

    /// Draws the page of the game in progress.
    fn show_game(ui: &mut Ui, page: GamePage<'_, Self>) -> GameTouched<Self>;

    /// Returns what a command does on that page that only this game has, or has in a way of its own.
    fn effect(_command: Command, _parts: &Parts) -> Option<Effect<GameScreen<Self>>> {
        None
    }

    /// Asks the player something on which a person's move depends. Returns whether it does.
    fn asks_before(_mv: Self::Move, _parts: &mut Parts) -> bool {
        false
    }

    /// Returns whether a computer's move is played now. If not, the player is
    /// [asked](Self::ask_before_computer) something before.
    fn accepts(_mv: Self::Move, _session: &Session<Self>, _settings: &Settings) -> bool {
        true
    }

    /// Asks the player something on which a computer's move depends.
    fn ask_before_computer(_parts: &mut Parts) {}

    /// Takes over the computer's reply to an offer to end the game.
    fn take_reply(reply: OfferReply, ctx: &Context, parts: &mut Parts);

    /// Returns whether a dialog shows the result of the game.
    fn has_open_result(_parts: &Parts) -> bool {
        false
    }

    /// Shows the result in a dialog, in a game whose page does not. It appears by itself unless the player
    /// `requested` it.
    fn show_result(_requested: bool, _parts: &mut Parts) {}

    /// Returns whether the game in progress follows the expected result.
    fn follows_evaluation(settings: &Settings) -> bool {
        settings.table(Self::ID).evaluation && Self::SCALE.is_some()
    }

    /// Returns how the end of a match, or of a round, feels to the persons among the players.
    fn mood_of_end(setup: &Setup, played: &Self::Match) -> Mood;

    /// Returns a game in every form in which it is written for others, the usual one first.
    fn texts(game: &SavedGame<Self>, state: &SessionState<Self>, words: &Words) -> Texts {
        let heading = Self::heading(words, state.setup(), &game.title);
        texts(&Record::<Self> { game: state.game().clone(), heading })
    }

    /// Opens the page with all options over the form of the next game, in a game that has one.
    fn open_options(_parts: &mut Parts) {}

    /// Starts the game of the form, unless the player is asked about the one in progress.
    fn begin_next(context: &mut ScreenContext<'_>) {
        begin_game::<Self>(context);
    }

    /// Starts a game with the chosen players. Returns the action that is left to the window.
    fn new_game(_context: &mut ScreenContext<'_>) -> Option<Action> {
        Some(Action::Do(Command::NewGame))
    }

    /// Starts a game against the computer of this level, which stays the opponent of later games.
    /// Returns the action that is left to the window.
    fn challenge(level: Level, context: &mut ScreenContext<'_>) -> Option<Action>;
}
