//! The room as the window uses it.

use eframe::egui::{Context, Key, Modifiers, Ui};
use tabletop::{Match, Played, Record, Refusal};

use super::super::archive::Archive;
use super::super::game_page::{self, OnTable, whose_turn};
use super::super::games_page::GamesAction;
use super::super::keyboard::BoardKey;
use super::super::lesson_page::LessonAction;
use super::super::play::Refused;
use super::super::start_page::StartPage;
use super::super::table_game::{BoardView, Pressed, TableGame};
use super::{Choice, Current, Message, Page, TableRoom, near};
use crate::audio::{Cue, Sound};
use crate::settings::{Language, Settings, TableSettings};
use crate::ui::command::Command;
use crate::ui::players::players;
use crate::ui::rooms::{Room, RoomAction, RoomView};
use crate::ui::words::Words;

impl<G: TableGame> Room for TableRoom<G> {
    fn ui(&mut self, ui: &mut Ui, view: &RoomView<'_>) -> Option<RoomAction> {
        let (look, message) = (self.settings.look, self.message(view.language));
        match (&mut self.page, &mut self.archive) {
            (Page::Game, _) => {
                let play = &self.current.as_ref()?.play;
                let entries = play.session().game().entries().len();
                let typed = self.keyboard.shown::<G>(&self.ctx, entries, view.words);
                let choice = self.choice.filter(|choice| choice.entries == play.shown_entries());
                let level = self.fitting_level();
                let near = near(play.session().setup(), self.settings.turned);
                let on_table = OnTable { look, near, choice: choice.map(|choice| choice.spot) };
                let action = game_page::show(ui, play, on_table, typed, level, view)?;
                self.run_board(action)
            }
            (Page::Replay(page, _), _) => {
                let near = near(page.replay.setup(), self.settings.turned);
                let action = page.show(ui, BoardView { look, near }, view);
                self.play_on_dialog(ui, view.words);
                self.run_board(action?)
            }
            (Page::Games(page), Some(archive)) => {
                let action = page.show(ui, archive, (look, message.as_deref()), view)?;
                self.run_games(action)
            }
            (Page::Lesson(lesson), _) => {
                match lesson.show(ui, &self.keyboard, self.choice, view)? {
                    LessonAction::PlayNow => {
                        self.begin();
                        None
                    }
                    LessonAction::Leave => {
                        self.page = Page::Start;
                        None
                    }
                    LessonAction::Press(Pressed::Move(mv)) => self.play_move(mv),
                    LessonAction::Press(Pressed::Choice(spot)) => {
                        let entries = lesson.played().entries().len();
                        self.choice = spot.map(|spot| Choice { spot, entries });
                        None
                    }
                    LessonAction::Next | LessonAction::Again => {
                        lesson.next();
                        None
                    }
                    LessonAction::Solution => {
                        lesson.show_solution();
                        None
                    }
                }
            }
            (Page::Rules, _) => {
                if Self::rules_page(ui, view) {
                    self.page = Page::Start;
                }
                None
            }
            _ => {
                let page = StartPage {
                    game: &self.game,
                    settings: &self.settings,
                    can_continue: self.can_continue(),
                    has_games: self.archive.is_some(),
                    message: message.as_deref(),
                };
                let action = page.show(ui, view, &mut self.typing);
                let refused = self.typing.take_refusal();
                match action {
                    Some(action) => self.run_start(action),
                    None => refused.then_some(RoomAction::Play(Sound::Refusal)),
                }
            }
        }
    }

    fn tick(&mut self, ctx: &Context, seconds: f32, settings: &Settings) -> Vec<Cue> {
        let mut cues = Vec::new();
        match (&mut self.page, &mut self.current) {
            (Page::Game, Some(current)) => cues = current.play.tick(ctx, seconds, settings),
            (Page::Replay(page, _), _) => {
                if let Some(review) = page.tick(ctx, seconds)
                    && let (Some(archive), Some(id)) = (&self.archive, &page.id)
                {
                    archive.save_review(id.clone(), page.replay.game().clone(), review);
                }
            }
            _ => {}
        }
        if let Some(problem) = self.archive.as_mut().and_then(Archive::receive) {
            self.message = Some(Message::Unreadable(problem));
        }
        self.save();
        cues
    }

    fn hears(&self, command: Command) -> bool {
        match self.page {
            _ if self.play_on.is_some() => false,
            Page::Game if command == Command::Review => !self.can_continue(),
            Page::Game => {
                matches!(
                    command,
                    Command::Menu
                        | Command::NewGame
                        | Command::NewGameForm
                        | Command::Undo
                        | Command::Redo
                        | Command::Hint
                        | Command::Resign
                        | Command::Replay
                        | Command::Pause
                        | Command::Step
                        | Command::MoveNow
                        | Command::TryAgain
                        | Command::Earlier
                        | Command::Later
                        | Command::Now
                        | Command::CopyPosition
                        | Command::CopyGame
                        | Command::Games
                        | Command::Achievements
                ) || command == Command::TurnBoard && G::HAS_SIDES
                    || command == Command::Evaluation && G::SCALE.is_some()
            }
            Page::Replay(..) if command == Command::TurnBoard => G::HAS_SIDES,
            Page::Replay(..) => {
                let is_general =
                    matches!(command, Command::Menu | Command::CopyPosition | Command::CopyGame);
                command.works_in_replay() && command != Command::Keep || is_general
            }
            Page::Start => {
                matches!(command, Command::NewGame | Command::Games | Command::Achievements)
            }
            Page::Games(_) => match command {
                Command::Undo => self.archive.as_ref().is_some_and(Archive::can_bring_back),
                _ => command == Command::Back,
            },
            _ => command == Command::Back,
        }
    }

    fn run(&mut self, command: Command) -> Option<RoomAction> {
        match command {
            Command::NewGame => self.begin(),
            Command::Games => self.open_games(false),
            Command::Achievements => self.open_games(true),
            Command::Replay => self.open_replay(),
            Command::Review if matches!(self.page, Page::Game) => self.open_replay(),
            Command::PlayOn => self.ask_who_plays_on(),
            Command::Undo if matches!(self.page, Page::Games(_)) => {
                return self.run_games(GamesAction::BringBack);
            }
            Command::Menu => {
                // The home and the page of the other games lead back to the game.
                self.page = Page::Start;
                return Some(RoomAction::Do(Command::Menu));
            }
            Command::NewGameForm => self.page = Page::Start,
            Command::Evaluation => {
                let evaluation = !self.settings.evaluation;
                return Some(self.set(TableSettings { evaluation, ..self.settings.clone() }));
            }
            Command::TurnBoard => {
                let turned = !self.settings.turned;
                return Some(self.set(TableSettings { turned, ..self.settings.clone() }));
            }
            Command::Back => {
                self.page = match self.page {
                    Page::Replay(_, true) => Page::Game,
                    _ => Page::Start,
                };
            }
            _ => {}
        }
        match (&mut self.page, &mut self.current) {
            (Page::Replay(page, _), _) => match command {
                Command::Review => page.toggle_review(&self.ctx),
                Command::CopyPosition => return Some(copied_position(&page.replay.game_so_far())),
                Command::CopyGame => return Some(copied_game(page.replay.game())),
                _ => page.run(command),
            },
            (Page::Game, Some(Current { play, .. })) => {
                let shown = play.shown_entries();
                match command {
                    Command::Undo => play.undo(),
                    Command::Redo => play.redo(),
                    Command::Hint => play.toggle_hint(),
                    Command::Resign => play.resign(),
                    Command::Pause => play.toggle_pause(),
                    Command::Step => play.step(),
                    Command::Earlier => play.view(shown.saturating_sub(1)),
                    Command::Later => play.view(shown + 1),
                    Command::Now => play.view(usize::MAX),
                    Command::MoveNow => play.session().computer().move_now(),
                    Command::TryAgain => play.retry(),
                    Command::CopyPosition => return Some(copied_position(&play.shown())),
                    Command::CopyGame => return Some(copied_game(play.session().game())),
                    _ => {}
                }
            }
            _ => {}
        }
        None
    }

    fn paste(&mut self, text: &str, words: &Words, language: Language) -> Result<(), String> {
        let own = G::words(language).shared();
        let record = Record::<G>::parse(text, &self.game).or_else(|error| {
            // A text that is no record may be a copied position.
            self.game.match_at(text.trim()).map(Record).ok_or(error)
        });
        let record = record
            .map_err(|error| words.files.records.error_of(&error, own, self.settings.look))?;
        self.open_record(record);
        Ok(())
    }

    fn keys(&mut self, ctx: &Context) -> Option<RoomAction> {
        if self.play_on.is_some() || ctx.text_edit_focused() {
            // A dialog or a field takes the keys for itself.
            return None;
        }
        if !ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            return self.board_keys(ctx);
        }
        match (&self.page, &mut self.current) {
            (Page::Start, _) => Some(RoomAction::Leave),
            (Page::Game, Some(current)) => {
                let entries = current.play.session().game().entries().len();
                if self.keyboard.clear(ctx, entries) || self.choice.take().is_some() {
                    return None;
                }
                if current.play.moving().is_some() {
                    current.play.finish_motion();
                } else if current.play.is_looking_back() {
                    current.play.view(usize::MAX);
                } else {
                    return self.run(Command::Menu);
                }
                None
            }
            _ => self.run(Command::Back),
        }
    }

    fn unfinished(&self, words: &Words, language: Language) -> Option<String> {
        let session = self.current.as_ref().filter(|_| self.can_continue())?.play.session();
        let all = players(words, session.setup());
        let names: Vec<&str> = all.iter().map(|(_, player)| player.full_name.as_str()).collect();
        let turns = words.library.turns(session.game().turn_count());
        let side = session.game().to_move()?;
        let turn = whose_turn(words, session.setup(), side);
        let own = G::words(language);
        let turn = own.to_move(session.game(), &turn, self.settings.look);
        let title = own.shared().title();
        Some(words.rooms.unfinished(title, &names.join(" – "), &turns, &turn))
    }

    fn continue_game(&mut self) {
        if self.can_continue() {
            (self.page, self.play_on) = (Page::Game, None);
        }
    }

    fn loses_game(&mut self) -> bool {
        self.save();
        let under_way =
            self.current.as_ref().is_some_and(|current| current.play.session().is_under_way());
        match &self.archive {
            Some(archive) => !archive.flush(),
            None => under_way,
        }
    }
}

fn copied_position<G: TableGame>(shown: &Match<G>) -> RoomAction {
    RoomAction::CopyPosition(shown.position().to_string())
}

pub(super) fn copied_game<G: TableGame>(game: &Match<G>) -> RoomAction {
    RoomAction::CopyGame(Record::<G>(game.clone()).to_string())
}

impl<G: TableGame> TableRoom<G> {
    /// Handles the keys that choose a move.
    fn board_keys(&mut self, ctx: &Context) -> Option<RoomAction> {
        let key = match (&self.page, &self.current) {
            (Page::Game, Some(Current { play, .. })) => {
                let near = near(play.session().setup(), self.settings.turned);
                let view = BoardView { look: self.settings.look, near };
                self.keyboard.keys::<G>(ctx, play.session().game(), view, play.can_play())
            }
            (Page::Lesson(lesson), _) => {
                self.keyboard.keys::<G>(ctx, lesson.played(), lesson.view(), lesson.can_play())
            }
            _ => None,
        };
        match key? {
            BoardKey::Play(mv) => self.play_move(mv),
            BoardKey::RefuseMove(why) => {
                if let (Page::Game, Some(current)) = (&self.page, &mut self.current) {
                    current.play.refuse(Refused::Move(Refusal::Illegal(why)));
                }
                Some(RoomAction::Play(Sound::Refusal))
            }
            BoardKey::Refuse(text) => {
                if let (Page::Game, Some(current)) = (&self.page, &mut self.current) {
                    current.play.refuse_text(text);
                }
                Some(RoomAction::Play(Sound::Refusal))
            }
            BoardKey::Choose => {
                if let Some(current) = &mut self.current {
                    current.play.forget_refusal();
                }
                ctx.request_repaint();
                None
            }
        }
    }
}
