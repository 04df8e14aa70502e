//! What the pages of a game in progress, of replays and of *My games* know of a game.
use basics::{Heading, Level};
use eframe::egui::{Rect, Ui, Vec2};
use live::{LiveGame, Viewer};
use settings::{Language, Settings};
use tabletop::archive::{GameSummary, SavedGame, SavedResult};
use tabletop::{GameMatch, Notation, Record, Session, SessionState, Setup};
use ui_kit::sprites::Sprites;
use window::dialogs::TextPage;
use window::rules::{RulesUi, rules};
use window::share::{SharedGame, Texts};
use window::{
    BesideStep, Command, LessonsLink, PageEffect, Parts, PuzzlesLink, RoomView, Screen,
    ScreenContext,
};
use window_words::Words;

use super::finished_game::AfterGame;
use super::links::EditorLink;
use super::play::{Play, mood_of_end};
use crate::board::BoardUi;
use crate::form::SetupUi;
use crate::library::{Wording, left_in_words, outcome_of_two};
use crate::page::{BarButton, BoardAction, game_page};
use crate::picture::{Origin, Sheet, pictured, shared, texts};
use crate::result::{Happened, Mood, NextStep, Score, Suited, scores};
use crate::screens::{GameScreen, ReplayScreen, begin_game, change_settings, command_at_home};
use crate::words::{PageWords, Voice, names_in_record};

/// A game with the pages of the table: what they know of it besides its board. Few items are required; the others
/// are what only some games have, or have in a way of their own.
pub trait TableGame: BoardUi + SetupUi + RulesUi + Notation {
    /// The name of the game at the beginning of the names of files with pictures of it.
    const FILE_TITLE: &'static str;

    /// Returns the words of the pages around the board in a language.
    fn pages(language: Language) -> &'static dyn PageWords<Self>;

    /// Returns what the pieces lie on: in most games, the look.
    fn surface(settings: &Settings) -> Self::Surface;

    /// The extension of files outside the library that contain a whole saved game; `None` if the
    /// game is written only in the forms that it shares with other programs.
    const EXTENSION: Option<&'static str> = None;

    /// Returns the page on which the games begin. The pages of the game lie over it, and stay together as the
    /// player left them. Without one, the home begins the games, and the commands of the window concern them.
    const START_PAGE: Option<fn() -> Box<dyn Screen>> = None;

    /// Shows the rules of the match on the screen, in a game that has a page for them.
    const RULES_IN_FORCE: Option<fn(&mut Parts)> = None;

    /// Whether the game of a record that is not over goes on, and is not only looked at.
    const CONTINUES_RECORDS: bool = false;

    /// The way to the puzzles from the start page and from the list of the games, in a game that has both.
    const PUZZLES: Option<PuzzlesLink> = None;

    /// The lessons that a class can do, in a game with lessons.
    const LESSONS: Option<LessonsLink> = None;

    /// The way to the editor of positions, in a game that has one.
    const EDITOR: Option<EditorLink<Self>> = None;

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

    /// Returns what a record for others says of a match between these players besides its moves.
    fn heading(words: &Words, setup: &Setup, event: &str) -> Heading {
        let names = names_in_record::<Self>(words, setup);
        let names = names.iter().map(|(_, name)| name.clone()).collect();
        Heading { names, event: event.to_owned(), ..Heading::default() }
    }

    /// Returns a match between the players of `setup` to share, shown after some steps in a look.
    fn shared(
        words: &Words,
        setup: &Setup,
        played: &Self::Match,
        origin: &Origin<'_>,
        shown: (usize, usize),
    ) -> SharedGame {
        let heading = origin.heading.cloned();
        let heading = heading.unwrap_or_else(|| Self::heading(words, setup, ""));
        let record = Record::<Self> { game: played.clone(), heading };
        shared(words, &record, setup.clone(), origin, shown)
    }

    /// Returns whether a match can be reviewed.
    fn can_review(played: &Self::Match) -> bool {
        played.turn_count() > 0
    }

    /// Shows the review of the replay on the screen in a dialog, in a game whose review has no room beside
    /// the board of a narrow window.
    fn show_review(_parts: &mut Parts) {}

    /// Asks who continues a replay: by default, on its page.
    fn ask_who_plays_on(replay: &mut ReplayScreen<Self>, context: &mut ScreenContext<'_>) {
        replay.ask_who_plays_on(context);
    }

    /// Returns the buttons above the board of a game in progress.
    fn bar(play: &Play<Self>, view: &RoomView<'_>) -> Vec<BarButton> {
        game_page::buttons(play, view)
    }

    /// Returns whether a command in the list of more commands of a game in progress is enabled, or `None` if the list does
    /// not have it.
    fn offered(_live: &LiveGame<Self>, command: Command) -> Option<bool> {
        game_page::offered::<Self>(command)
    }

    /// Returns whether the board may preview moves between these players: by default, only for those who play against a
    /// computer.
    fn previews(_settings: &Settings, setup: &Setup) -> bool {
        setup.strongest().is_some()
    }

    /// The window width from which a game in progress shows the evaluation.
    const EVALUATION_WINDOW: f32 = 0.0;

    /// Returns whether the player has yet to choose a rule of the game.
    fn is_rule_open(_settings: &Settings, _session: &Session<Self>) -> bool {
        false
    }

    /// Whether a dialog shows the result, not the page.
    const RESULT_IS_DIALOG: bool = false;

    /// Returns the place of that dialog in the window area `room`, if it covers nothing but the list of moves there.
    fn place_of_result(_room: Rect) -> Option<Rect> {
        None
    }

    /// Returns what happened in a game that is over.
    fn happened(session: &Session<Self>, after: AfterGame<'_, Self>) -> Happened {
        let mood = Self::mood_of_end(session.setup(), session.game());
        Happened::in_game(session, mood, after)
    }

    /// Returns the heading of the result.
    fn result_heading(voice: &Voice<'_>, session: &Session<Self>) -> String {
        Self::words(voice.words.in_language).outcome(voice, session.game())
    }

    /// Returns the lines of the players in the result.
    fn scores(words: &Words, session: &Session<Self>) -> Vec<Score> {
        scores(words, session)
    }

    /// Returns sentences in the result about why the game is over; `None` if the line below the board says it.
    fn why_over(_words: &Words, _session: &Session<Self>) -> Option<String> {
        None
    }

    /// Returns the label of the step to another game.
    fn play_again<'a>(words: &'a Words, _session: &Session<Self>) -> &'a str {
        words.play_again
    }

    /// Starts another game, against computers of this level, which later games keep.
    fn play_at(level: Level, context: &mut ScreenContext<'_>) {
        change_settings::<Self>(context, |settings| {
            settings.seats = settings.seats.map(|seat| seat.at_level(level));
        });
        begin_game::<Self>(context);
    }

    /// Returns the first step after a game that only this game has; `None` for one that all games have.
    fn main_step(
        _words: &Words,
        _session: &Session<Self>,
        _suited: Suited,
    ) -> Option<NextStep<BoardAction<Self>>> {
        None
    }

    /// Returns the last steps after a game: those that only this game has.
    fn more_steps(
        _words: &Words,
        _session: &Session<Self>,
        _suited: Suited,
    ) -> Vec<NextStep<BoardAction<Self>>> {
        Vec::new()
    }

    /// Returns what a command does on that page that only this game has, or has in a way of its own.
    fn effect(_command: Command, _parts: &Parts) -> Option<PageEffect<GameScreen<Self>>> {
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
    fn mood_of_end(setup: &Setup, played: &Self::Match) -> Mood {
        mood_of_end::<Self>(setup, played)
    }

    /// Returns a game in every form in which it is written for others, the usual one first.
    fn texts(game: &SavedGame<Self>, state: &SessionState<Self>, words: &Words) -> Texts {
        let heading = Self::heading(words, state.setup(), &game.title);
        let record = Record::<Self> { game: state.game().clone(), heading };
        texts(words, state.setup(), &record)
    }

    /// Returns how people read a match in a game in which they write one down: without a record below it.
    fn sheet(_words: &Words, _record: &Record<Self>) -> Option<Sheet> {
        None
    }

    /// Opens the page with all options over the form of the next game, in a game that has one.
    fn open_options(_parts: &mut Parts) {}

    /// Starts the game of the form, unless the player is asked about the one in progress.
    fn begin_next(context: &mut ScreenContext<'_>) {
        begin_game::<Self>(context);
    }

    /// Returns the size of the pictures of a match, in points.
    fn picture_size(_played: &Self::Match) -> Vec2 {
        pictured::size::<Self>()
    }

    /// Paints what `viewer` shows into `room`, with the names, the points or pieces and what happened last.
    fn paint_picture(
        ui: &mut Ui,
        sprites: &Sprites,
        language: Language,
        viewer: &Viewer<Self>,
        look: usize,
        room: Rect,
    ) {
        pictured::paint::<Self>(ui, sprites, language, viewer, look, room);
    }

    /// Whether players who agree to end a match have drawn it.
    const AGREEMENT_IS_DRAW: bool = true;

    /// The commands that an empty list offers, the main one first.
    const FIRST_COMMANDS: &'static [Command] = &[Command::NewGame];

    /// Returns the part of a match whose last position its picture shows.
    fn pictured(played: &Self::Match) -> Self::Match {
        played.clone()
    }

    /// Returns whether the options are the usual ones, which the list does not name.
    fn has_usual_options(&self) -> bool {
        *self == Self::usual()
    }

    /// Returns the points in words, if they say more than the outcome.
    fn points_in_words(_result: &SavedResult) -> Option<String> {
        None
    }

    /// Returns how a match ended, in a few words.
    fn outcome(summary: &GameSummary<Self>, result: &SavedResult, wording: Wording) -> String {
        outcome_of_two(summary, result, wording)
    }

    /// Returns why a match ended, in a few words; empty if that is unknown or if it is not over.
    fn end_reason(summary: &GameSummary<Self>, wording: Wording) -> String {
        left_in_words(summary, wording).unwrap_or_default()
    }

    /// Returns the function that names the kinds of options by which statistics are filtered, in a
    /// game that has such kinds.
    fn category_names() -> Option<fn(&Words, Self::Category) -> &'static str> {
        None
    }

    /// Returns what is wrong with a saved match, as a sentence without its full stop.
    fn flaw_in_words(_words: &Words, flaw: &Self::Flaw) -> String {
        flaw.to_string()
    }
}
