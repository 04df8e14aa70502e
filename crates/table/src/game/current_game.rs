//! The current game: the game that *Continue* returns to, saved after each move.

use jiff::civil::Date;
use live::{LiveGame, Moving};
use tabletop::archive::statistics::Score;
use tabletop::archive::{GameId, Label, Library, SavedGame};
use tabletop::storage::LoadProblem;
use tabletop::{GameEntry, GameMatch, Review, Session, Step, platform};
use window::{Correspondence, SaveResult};
use window_words::Words;

use super::archive::Archive;
use super::finished_game::FinishedGame;
use super::play::Play;
use super::question::GameQuestion;
use super::table_game::TableGame;
use crate::library::Collection;

/// The current game, its label, and how it is saved.
pub struct CurrentGame<G: TableGame> {
    /// The game, or `None` if none has begun yet.
    pub play: Option<Play<G>>,
    /// What is known about the game once it is over.
    pub finished: Option<FinishedGame<G>>,
    /// The saved games, or `None` if games are not saved.
    pub archive: Option<Archive<G>>,
    label: Label,
    /// The [revision](Session::revision) that was saved last.
    seen: Option<u64>,
    /// The reason why the last game cannot be continued.
    pub problem: Option<LoadProblem>,
    /// The reason why games cannot be saved, in the language chosen at that time.
    pub message: Option<String>,
    /// Whether the player has chosen another opponent or other options since this game began.
    pub is_outchosen: bool,
    /// The number of games that could not be saved.
    unsaved: usize,
    /// The review of a game that is continued after it, by which a replay opens at once.
    pub(crate) reviewed: Option<(G::Match, Review<G>)>,
}

impl<G: TableGame> CurrentGame<G> {
    /// Creates the state without a game. `problem` says why the last one cannot be continued.
    pub fn new(archive: Option<Archive<G>>, problem: Option<LoadProblem>) -> Self {
        let label = Label::new(platform::now());
        CurrentGame {
            play: None,
            finished: None,
            archive,
            label,
            seen: None,
            problem,
            message: None,
            is_outchosen: false,
            unsaved: 0,
            reviewed: None,
        }
    }

    /// Returns the game and its progress, if one has begun.
    pub fn session(&self) -> Option<&Session<G>> {
        self.play.as_ref().map(Play::session)
    }

    /// Returns the game on the screen, if one has begun.
    pub fn live_game(&self) -> Option<&LiveGame<G>> {
        self.play.as_ref().map(|play| &play.live)
    }

    /// Returns the game on the screen, mutably.
    pub fn live_game_mut(&mut self) -> Option<&mut LiveGame<G>> {
        self.play.as_mut().map(|play| &mut play.live)
    }

    /// Returns the list and the statistics of the saved games, or `None` if games are not saved.
    pub fn collection(&self) -> Option<&Collection<G>> {
        self.archive.as_ref().map(|archive| &archive.collection)
    }

    /// Returns the library of the saved games, or `None` if games are not saved.
    pub fn library(&self) -> Option<Library<G>> {
        self.collection().map(|collection| collection.game_list.library().clone())
    }

    /// Returns the list and the statistics, mutably.
    pub fn collection_mut(&mut self) -> Option<&mut Collection<G>> {
        self.archive.as_mut().map(|archive| &mut archive.collection)
    }

    /// Returns the identifier of the game, or `None` if games are not saved.
    pub fn id(&self) -> Option<&GameId> {
        self.archive.as_ref().map(|_| &self.label.id)
    }

    /// Returns the day on which the game began, or `None` if games are not saved.
    pub fn day(&self) -> Option<Date> {
        self.id()?.day()
    }

    /// Returns the score of the game in the statistics, or `None` if the game is not over, does
    /// not count or is not saved.
    pub(crate) fn score(&self) -> Option<Score<G::Category>> {
        let (_, session) = (self.archive.as_ref()?, self.session()?);
        Score::of(&SavedGame::of(&self.label, session, platform::now()))
    }

    /// Returns whether there is a game that is not over.
    pub fn is_unfinished(&self) -> bool {
        self.session().is_some_and(|session| !session.game().is_over())
    }

    /// Returns whether there is a game to go on with: one that is not over, and in which somebody has moved, even if all
    /// moves were taken back, or which begins at a position of its own.
    pub fn goes_on(&self) -> bool {
        let can_redo = self.session().is_some_and(|session| session.history().can_redo());
        let is_new = self.is_untouched() && !can_redo && self.begins_as_usual();
        self.is_unfinished() && !is_new
    }

    fn begins_as_usual(&self) -> bool {
        self.session().is_some_and(|session| {
            let game = session.game();
            *game.start() == game.game().start(session.setup().first)
        })
    }

    /// Returns whether there is a game without a turn.
    pub fn is_untouched(&self) -> bool {
        self.session().is_some_and(|session| session.game().entries().is_empty())
    }

    /// Returns whether there is a game that has begun and is not over.
    pub fn is_under_way(&self) -> bool {
        self.session().is_some_and(Session::is_under_way)
    }

    /// Returns whether games are saved, and saving has not failed last.
    pub fn is_kept(&self) -> bool {
        self.archive.is_some() && self.unsaved == 0
    }

    /// Begins a game that is not saved yet, and adds the last one to the library if it is in
    /// progress.
    pub fn begin(&mut self, session: Session<G>, surface: <G as Moving>::Surface) {
        self.file();
        let given = session.game().turn_count();
        let label = Label { given, ..Label::new(platform::now()) };
        // A finished game from elsewhere is not one of the player's games.
        let seen = session.game().is_over().then(|| session.revision());
        self.put(Play::new(session, surface), label, seen);
    }

    /// Resumes a saved game.
    pub fn restore(&mut self, label: Label, session: Session<G>, surface: <G as Moving>::Surface) {
        log::debug!("continuing a saved game after {} moves", session.game().turn_count());
        let seen = Some(session.revision());
        self.put(Play::new(session, surface), label, seen);
    }

    fn put(&mut self, play: Play<G>, label: Label, seen: Option<u64>) {
        (self.label, self.seen, self.is_outchosen) = (label, seen, false);
        (self.play, self.finished) = (Some(play), None);
    }

    /// Adds the game to the library if it is in progress.
    pub fn file(&self) {
        if let (Some(archive), Some(session)) = (&self.archive, self.session())
            && session.is_under_way()
        {
            archive.autosave.file(SavedGame::of(&self.label, session, platform::now()));
        }
    }

    /// Makes sure that the game is saved even if it has not changed.
    pub fn mark_unsaved(&mut self) {
        self.seen = None;
    }

    /// Notes that all turns so far have come from the other player, and that the game goes back after the next one.
    pub fn have_come(&mut self) {
        self.label.given = self.session().map_or(0, |session| session.game().turn_count());
        self.label.sent.get_or_insert(0);
        self.mark_unsaved();
    }

    /// Notes that a game of people is sent to the other player, who makes the next turn there.
    pub(crate) fn note_sent(&mut self) {
        if let Some(turns) = self.turns_of_people() {
            self.label.sent = Some(turns);
            self.mark_unsaved();
        }
    }

    /// Lets everybody move here again in a game that was sent.
    pub(crate) fn play_here(&mut self) {
        self.label.sent = None;
        self.mark_unsaved();
    }

    /// Returns why a game that its players send to each other waits; `None` in other games, and while the player
    /// at this screen is to move.
    pub fn correspondence(&self) -> Option<Correspondence> {
        let turns = self.turns_of_people()?;
        let (given, sent) = (self.label.given, self.label.sent?);
        // Nobody goes back behind what has come and what was sent.
        let since = turns.checked_sub(given.max(sent))?;
        let sides = self.session()?.setup().sides();
        // The player at this screen moves next in a game that has come, and last in one that was sent.
        match (given < sent, since % sides) {
            (true, _) if since == 0 => Some(Correspondence::Sent),
            (true, 0) => Some(Correspondence::Due),
            (false, 1) => Some(Correspondence::Due),
            _ => None,
        }
    }

    /// Notes after a turn back that what was sent has another end, if it has.
    fn forget_what_was_sent(&mut self) {
        let turns = self.session().map_or(0, |session| session.game().turn_count());
        let given = self.label.given;
        self.label.sent = self.label.sent.map(|sent| if turns < sent { given } else { sent });
    }

    /// Returns the number of turns of a game that has begun, is not over, and in which people play all sides.
    fn turns_of_people(&self) -> Option<usize> {
        let session = self.session()?;
        let (setup, game) = (session.setup(), session.game());
        let counts = setup.is_of_people() && !game.is_over();
        Some(game.turn_count()).filter(|&turns| counts && turns > 0)
    }

    /// Takes the last move back. Between two people, the other one has to agree first: returns the question
    /// about that, and changes nothing. Moves from another game, which nobody has played here, need no
    /// consent, nor do those of a game that the players send to each other.
    pub fn undo(&mut self) -> Option<GameQuestion> {
        let asking = self.session().and_then(|session| {
            let is_between_persons = session.setup().sides() == 2 && session.setup().persons() == 2;
            let last = session.game().entries().last()?;
            let is_played_here = session.game().turn_count() > self.label.given
                || matches!(last.step(), Step::Departure(_));
            let asks = is_between_persons && is_played_here && self.label.sent.is_none();
            last.side().filter(|_| asks)
        });
        let live_game = self.live_game_mut()?;
        match asking {
            Some(_) => live_game.presenter_mut().clear_refusal(),
            None => {
                live_game.change(Session::undo);
                self.forget_what_was_sent();
            }
        }
        asking.map(GameQuestion::TakeBack)
    }

    /// Saves a game with clocks as it stands, before the program ends or the system may end it: they change
    /// without a new revision, as nothing else does.
    pub fn save_clocks(&mut self) {
        if self.is_under_way() && self.session().is_some_and(|it| it.clock().marks().is_some()) {
            self.mark_unsaved();
            self.write();
        }
    }

    /// Returns whether the game is lost when the program ends because games are not saved.
    pub fn is_not_kept(&self) -> bool {
        self.archive.is_none() && self.is_under_way()
    }

    /// Saves the game if it has changed. Returns the result of earlier writes, worded by `words`,
    /// if there is one.
    pub fn save(&mut self, words: &Words) -> Option<SaveResult> {
        self.write();
        let autosave = &self.archive.as_ref()?.autosave;
        match autosave.take_result()? {
            Err(problem) => {
                let unsaved = autosave.unsaved().len();
                Some(self.note_failure(words.autosave_failed(&problem, unsaved), unsaved))
            }
            Ok(()) => {
                log::debug!("game saved");
                (self.message, self.unsaved) = (None, 0);
                Some(SaveResult::Saved)
            }
        }
    }

    /// Saves the game if it has changed.
    fn write(&mut self) {
        let CurrentGame { play, archive: Some(Archive { autosave, .. }), label, seen, .. } = self
        else {
            return;
        };
        if let Some(play) = play
            && seen.replace(play.session().revision()) != *seen
        {
            let session = play.session();
            let game = SavedGame::of(label, session, platform::now());
            match session.game().is_over() {
                false => autosave.save(game),
                true => autosave.file(game),
            }
        }
    }

    /// Takes over what has become known in the background: about saved games, and about the game once it
    /// is over. Returns whether its review has just been completed.
    pub fn poll(&mut self) -> bool {
        let is_reviewed = self.poll_end();
        if let Some(collection) = self.collection_mut() {
            collection.statistics.poll();
        }
        is_reviewed
    }

    fn note_failure(&mut self, sentence: String, unsaved: usize) -> SaveResult {
        let is_worse = std::mem::replace(&mut self.unsaved, unsaved) < unsaved;
        let is_first = self.message.replace(sentence.clone()).is_none();
        SaveResult::Failed { sentence, is_news: is_first || is_worse }
    }
}
