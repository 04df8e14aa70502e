//! The room as the window uses it.

use basics::Form;
use eframe::egui::{Context, Key, Modifiers, Painter, Rect, Ui};
use tabletop::{Played, Record, Refusal, Session};

use super::super::archive::Archive;
use super::super::game_page::{self, NextGame, OnTable};
use super::super::games_page::GamesAction;
use super::super::keyboard::BoardKey;
use super::super::numbering::moves_of_turns;
use super::super::spoken::{BoardView, Voice};
use super::super::start_page::StartPage;
use super::super::table_game::TableGame;
use super::{Current, Message, Page, TableRoom, near};
use crate::audio::{Cue, Sound};
use crate::door::GuestGame;
use crate::settings::{Language, Settings, TableSettings};
use crate::ui::board::Sprites;
use crate::ui::command::Command;
use crate::ui::live::Refused;
use crate::ui::players::players;
use crate::ui::rooms::{Room, RoomAction, RoomView, UnfinishedGame};
use crate::ui::words::Words;

impl<G: TableGame> Room for TableRoom<G> {
    fn ui(&mut self, ui: &mut Ui, view: &RoomView<'_>) -> Option<RoomAction> {
        let (look, message) = (self.settings.look, self.message(view.language));
        match (&mut self.page, &mut self.archive) {
            (Page::Game, _) => {
                let play = &self.current.as_ref()?.play;
                let entries = play.session().game().entries().len();
                let typed = self.keyboard.shown::<G>(&self.ctx, entries, view.words);
                let choice =
                    self.choice.filter(|choice| choice.entries == play.live.shown_entries());
                let next =
                    NextGame { level: self.fitting_level(), strength: self.strength_after_game() };
                let near = near(play.session().setup(), self.settings.turned);
                let on_table = OnTable { look, near, choice: choice.map(|choice| choice.spot) };
                let action = game_page::show(ui, play, on_table, typed, next, view)?;
                self.run_board(action, view.words)
            }
            (Page::Replay(page, _), _) => {
                let near = near(page.replay().setup(), self.settings.turned);
                let action = page.show(ui, BoardView::lying(look, near), view);
                self.play_on_dialog(ui, view);
                self.run_board(action?, view.words)
            }
            (Page::Practice(page), _) => {
                let game = page.game().session().game();
                let entries = game.entries().len();
                let typed = self.keyboard.shown::<G>(&self.ctx, entries, view.words);
                let choice = self.choice.filter(|choice| choice.entries == entries);
                let near = near(page.replay().replay().setup(), self.settings.turned);
                let chosen = choice.map(|choice| choice.spot);
                let action = page.show(ui, BoardView::lying(look, near), chosen, typed, view)?;
                self.run_practice(action)
            }
            (Page::Games(page), Some(archive)) => {
                let action = page.show(ui, archive, (look, message.as_deref()), view)?;
                self.run_games(action)
            }
            (Page::Lesson(lesson), _) => {
                let action = lesson.show(ui, &self.keyboard, self.choice, view)?;
                self.run_lesson(action)
            }
            (Page::Rules, _) => {
                if Self::rules_page(ui, look, view) {
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
        let (cues, review) = match (&mut self.page, &mut self.current) {
            (Page::Game, Some(current)) => (current.play.tick(ctx, seconds, settings), None),
            (Page::Replay(page, _), _) => (page.tick(ctx, seconds, settings), page.poll_review()),
            (Page::Practice(page), _) => page.tick(ctx, seconds, settings),
            (Page::Lesson(lesson), _) => (lesson.tick(ctx, seconds, settings), None),
            _ => (Vec::new(), None),
        };
        if let Some(review) = review {
            self.keep_review(review);
        }
        if let Some(news) = self.archive.as_mut().and_then(|archive| archive.poll(ctx)) {
            self.message = Some(Message::Archive(news));
        }
        self.prepare_strength();
        self.save();
        cues
    }

    fn handles(&self, command: Command) -> bool {
        match self.page {
            _ if self.is_asking() => false,
            Page::Game if matches!(command, Command::Review | Command::Practise) => {
                !self.can_continue()
            }
            Page::Game => {
                matches!(
                    command,
                    Command::Back
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
                        | Command::SaveGame
                        | Command::Games
                        | Command::Achievements
                ) || command == Command::TurnBoard && G::HAS_SIDES
                    || command == Command::OfferDraw && G::HAS_DRAWS
                    || command == Command::Evaluation && G::SCALE.is_some()
            }
            Page::Replay(..) if command == Command::TurnBoard => G::HAS_SIDES,
            Page::Replay(..) if command == Command::Practise => true,
            Page::Practice(_) => matches!(command, Command::Back | Command::Hint),
            Page::Lesson(_) => {
                matches!(command, Command::Back | Command::StepBack | Command::StepForward)
            }
            Page::Replay(..) => {
                let is_general = matches!(
                    command,
                    Command::Menu | Command::CopyPosition | Command::CopyGame | Command::SaveGame
                );
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
            _ if matches!(self.page, Page::Practice(_)) => self.command_in_practice(command),
            _ if matches!(self.page, Page::Lesson(_)) => return self.command_in_lesson(command),
            Command::Practise => self.practise(),
            Command::NewGame => return self.begin(),
            Command::Games => self.open_games(false),
            Command::Achievements => self.open_games(true),
            Command::Replay => self.open_replay(),
            Command::Review if matches!(self.page, Page::Game) => {
                self.open_replay();
                if let Page::Replay(page, _) = &mut self.page {
                    page.begin_review(&self.ctx);
                }
                return None;
            }
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
                Command::CopyPosition => {
                    return Some(copied_position::<G>(&page.replay().game_so_far()));
                }
                Command::CopyGame => return Some(RoomAction::CopyGame(texts(&page.record()))),
                Command::SaveGame => return Some(RoomAction::SaveGame(texts(&page.record()))),
                _ => page.run(command),
            },
            (Page::Game, Some(Current { play, .. })) => {
                let shown = play.live.shown_entries();
                match command {
                    Command::Undo => play.ask_to_undo(),
                    Command::Redo => drop(play.live.change(Session::redo)),
                    Command::Hint => play.live.toggle_hint(),
                    Command::Resign => play.ask_to_resign(),
                    Command::OfferDraw => play.ask_for_draw(),
                    Command::Pause => play.toggle_pause(),
                    Command::Step => play.live.step(),
                    Command::Earlier => play.live.view_entries(shown.saturating_sub(1)),
                    Command::Later => play.live.view_entries(shown + 1),
                    Command::Now => play.live.view_entries(usize::MAX),
                    Command::MoveNow => play.session().computer().move_now(),
                    Command::TryAgain => play.live.change(|session| session.computer_mut().retry()),
                    Command::CopyPosition => {
                        return Some(copied_position::<G>(&play.live.shown_game()));
                    }
                    Command::CopyGame => return Some(RoomAction::CopyGame(texts(&play.record()))),
                    Command::SaveGame => return Some(RoomAction::SaveGame(texts(&play.record()))),
                    _ => {}
                }
            }
            _ => {}
        }
        None
    }

    fn set_form(&mut self, form: Form) {
        self.settings.form = Some(form.to_string());
    }

    fn open_game(&mut self, game: &GuestGame) {
        if let Some(noted) = game.noted::<G>() {
            self.open_record(noted.record.clone());
        }
    }

    fn keys(&mut self, ctx: &Context) -> Option<RoomAction> {
        if self.is_asking() || ctx.text_edit_focused() {
            // A dialog or a field takes the keys for itself.
            return None;
        }
        if !ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            return self.board_keys(ctx);
        }
        let on_board = match &self.page {
            Page::Practice(page) => Some(page.game().session().game().entries().len()),
            Page::Lesson(lesson) => Some(lesson.played().entries().len()),
            _ => None,
        };
        if let Some(entries) = on_board
            && (self.keyboard.clear(ctx, entries) || self.choice.take().is_some())
        {
            return None;
        }
        match (&self.page, &mut self.current) {
            (Page::Start, _) => Some(RoomAction::Leave),
            (Page::Game, Some(current)) => {
                let entries = current.play.session().game().entries().len();
                if self.keyboard.clear(ctx, entries) || self.choice.take().is_some() {
                    return None;
                }
                if current.play.live.presenter().is_moving() {
                    current.play.live.presenter_mut().finish_motion();
                } else if current.play.is_looking_back() {
                    current.play.live.view_entries(usize::MAX);
                } else {
                    self.page = Page::Start;
                }
                None
            }
            _ => self.run(Command::Back),
        }
    }

    fn has_line(&self) -> bool {
        matches!(self.page, Page::Game | Page::Replay(..) | Page::Practice(_) | Page::Lesson(_))
    }

    fn is_playing(&self) -> bool {
        matches!(self.page, Page::Game) && self.can_continue()
    }

    fn unfinished(&self, words: &Words, language: Language) -> Option<UnfinishedGame> {
        let session = self.current.as_ref().filter(|_| self.can_continue())?.play.session();
        let all = players(words, session.setup());
        let names: Vec<&str> = all.iter().map(|(_, player)| player.full_name.as_str()).collect();
        let moves = words.library.turns(moves_of_turns::<G>(session.game().turn_count()));
        let side = session.game().to_move()?;
        let view = BoardView::lying(self.settings.look, session.setup().near_side());
        let turn = Voice { words, setup: session.setup(), view }.whose_turn(side);
        let own = G::words(language);
        let turn = own.to_move(session.game(), &turn, view);
        let title = own.shared().title();
        Some(UnfinishedGame { title, players: names.join(" – "), moves, turn })
    }

    fn paint(&self, painter: &Painter, sprites: &Sprites, rect: Rect) {
        if let Some(Current { play, .. }) = &self.current {
            let near = near(play.session().setup(), self.settings.turned);
            let view = BoardView::lying(self.settings.look, near);
            G::picture(painter, sprites, rect, Some((play.session().game(), view)));
        }
    }

    fn continue_game(&mut self) {
        if self.can_continue() {
            (self.page, self.play_on) = (Page::Game, None);
            if let Some(current) = &mut self.current {
                current.play.forget_refusal();
            }
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

/// Returns a text with a capital letter at its start.
pub(in crate::ui::table) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn copied_position<G: TableGame>(shown: &G::Match) -> RoomAction {
    RoomAction::CopyPosition(shown.position().to_string())
}

/// Returns a game in every form in which it is written for others.
pub(super) fn texts<G: TableGame>(record: &Record<G>) -> Vec<(Form, String)> {
    G::FORMS.iter().map(|form| (*form, G::write(record, *form))).collect()
}

impl<G: TableGame> TableRoom<G> {
    /// Handles the keys that choose a move.
    fn board_keys(&mut self, ctx: &Context) -> Option<RoomAction> {
        let key = match (&self.page, &self.current) {
            (Page::Game, Some(Current { play, .. })) => {
                let near = near(play.session().setup(), self.settings.turned);
                let view = BoardView::lying(self.settings.look, near);
                self.keyboard.keys::<G>(ctx, play.session().game(), view, play.live.can_play())
            }
            (Page::Practice(page), _) => {
                let near = near(page.replay().replay().setup(), self.settings.turned);
                let view = BoardView::lying(self.settings.look, near);
                let can_play = page.may_try();
                self.keyboard.keys::<G>(ctx, page.game().session().game(), view, can_play)
            }
            (Page::Lesson(lesson), _) => {
                self.keyboard.keys::<G>(ctx, lesson.played(), lesson.view(), lesson.can_play())
            }
            _ => None,
        };
        match key? {
            BoardKey::Play(mv) => self.play_move(mv),
            BoardKey::RefuseMove(why) => self.refuse(Refused::Move(Refusal::Illegal(why))),
            BoardKey::Refuse(text) => self.refuse(Refused::Unknown(text)),
            BoardKey::AfterCommand => self.refuse(Refused::AfterCommand),
            BoardKey::Choose => {
                match (&mut self.page, &mut self.current) {
                    (Page::Practice(page), _) => page.forget_refusal(),
                    (Page::Lesson(lesson), _) => lesson.forget_refusal(),
                    (_, Some(current)) => current.play.forget_refusal(),
                    _ => {}
                }
                ctx.request_repaint();
                None
            }
        }
    }

    /// Says why a move is refused, and returns the sound of it.
    fn refuse(&mut self, why: Refused<G::Illegal>) -> Option<RoomAction> {
        match (&mut self.page, &mut self.current) {
            (Page::Practice(page), _) => page.refuse(why),
            (Page::Lesson(lesson), _) => lesson.refuse(why),
            (Page::Game, Some(current)) => current.play.refuse(why),
            _ => {}
        }
        Some(RoomAction::Play(Sound::Refusal))
    }
}
