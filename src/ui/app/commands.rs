//! Carries out the player's commands, actions and answers.

use eframe::egui::{Context, InputState, Key, Modifiers, Popup, ViewportCommand};

use super::App;
use super::screen::{OpenEditor, OpenReplay, OpenTraining, ReplayOrigin, Screen, board_keys};
use crate::audio::Sound;
use crate::controller::Session;
use crate::rules::{Cell, Move};
use crate::settings::{Settings, TextSize};
use crate::ui::board::cell_of_arrow;
use crate::ui::click_through;
use crate::ui::command::Command;
use crate::ui::dialogs::{Dialog, Question, TextPage};
use crate::ui::screens::{
    self, Action, EditorAction, FirstAnswer, MyGamesPart, PracticeAction, PuzzleAction,
};
use crate::ui::settings_sheet::SettingsAction;
use crate::ui::words::Printed;

impl App {
    pub(super) fn act(&mut self, ctx: &Context, action: Action) {
        match action {
            Action::Do(command) => self.command(ctx, command),
            Action::Resume => {
                self.close_list_over_board(ctx);
                if let Some(live_game) = &mut self.current.live_game {
                    // The home has shown the current position.
                    live_game.presenter_mut().view_current();
                }
                self.go_to(Screen::Game);
            }
            Action::Set(settings) => self.set(ctx, *settings),
            Action::Begin(answer) => self.answer_first(ctx, answer),
            Action::Dismiss => self.dismiss_message(),
            Action::Library(action) => self.act_in_library(ctx, action),
            Action::Statistics(action) => self.act_in_statistics(ctx, action),
            Action::Challenge(level) => self.challenge(ctx, level),
            Action::OpenRoom(index) => self.open_room(ctx, index),
            Action::ContinueRoom(index) => self.continue_room(ctx, index),
            Action::Room(action) => self.act_in_room(ctx, action),
            Action::FinishEdit(edited) => self.finish_edit(ctx, edited),
            Action::FinishMotion => self.finish_motion(),
            Action::LookAt(turns) => {
                if let Some(live_game) = &mut self.current.live_game {
                    live_game.view_turn(turns);
                }
            }
            Action::GoTo(step) => {
                if let Some(replay) = self.screen.replay_mut() {
                    replay.go_to(step);
                }
            }
            Action::SetPace(pace) => self.set_pace(ctx, pace),
            Action::Review(action) => self.act_in_review(ctx, action),
            Action::Editor(action) => self.act_in_editor(ctx, action),
            Action::Practise(action) => self.act_in_practice(ctx, action),
            Action::Training(action) => self.act_in_training(ctx, action),
            Action::Tournament(action) => self.act_in_tournament(ctx, action),
            Action::Puzzle(action) => self.act_in_puzzle(ctx, action),
            Action::Lesson(topic) => self.begin_lesson(topic),
            Action::NextTask => self.next_task(),
            Action::ShowSolution => {
                if let Some(lesson) = self.screen.lesson_mut() {
                    lesson.show_solution();
                }
            }
            Action::FirstGame => self.first_game(ctx),
            Action::PuzzlesOf(theme) => self.open_puzzles_of(ctx, theme),
            Action::ClearChoice => self.clear_choice(ctx),
            Action::Press(cell) => self.press(ctx, cell),
            Action::Play(mv) => self.play(ctx, mv),
        }
    }

    fn press(&mut self, ctx: &Context, cell: Cell) {
        let (screen, context) = self.screen_and_context(ctx);
        match screen {
            Screen::Lesson(lesson) => lesson.press(cell, &context),
            Screen::Replay(replay) => replay.refuse(cell, &context),
            Screen::Practice(practice) => practice.press(cell, &context),
            Screen::Puzzle(puzzle) => puzzle.press(cell, &context),
            _ => {
                if let Some(live_game) = &mut self.current.live_game {
                    live_game.press(cell);
                }
                self.play_refusal_sound();
            }
        }
    }

    pub(super) fn play(&mut self, ctx: &Context, mv: Move) {
        let (screen, context) = self.screen_and_context(ctx);
        match screen {
            Screen::Lesson(lesson) => return lesson.play(mv),
            Screen::Practice(practice) => return practice.play(mv, &context),
            Screen::Puzzle(puzzle) => return puzzle.play(mv, &context),
            _ => {}
        }
        if self.asks_before(mv) {
            return;
        }
        if let Some(live_game) = &mut self.current.live_game {
            live_game.play(mv);
        }
        self.play_refusal_sound();
    }

    pub(super) fn command(&mut self, ctx: &Context, command: Command) {
        if self.run_in_room(ctx, command) {
            return;
        }
        match command {
            Command::NewGame if self.shows_first_page() => {
                self.answer_first(ctx, FirstAnswer::Play)
            }
            Command::Learn if self.shows_first_page() => self.answer_first(ctx, FirstAnswer::Learn),
            // The player must answer the first page first.
            Command::NewGameForm | Command::Rules if self.shows_first_page() => {}
            Command::Menu => self.go_home(),
            Command::NewGame if self.current.is_under_way() => self.dialogs.ask(Question::NewGame),
            Command::NewGame => self.new_game(ctx),
            Command::NewGameForm => self.dialogs.open(Dialog::new_game()),
            Command::Quit => self.request_quit(ctx),
            Command::Rules if matches!(self.screen, Screen::Game | Screen::Replay(_)) => {
                self.dialogs.open(Dialog::RulesInForce);
            }
            Command::Rules => self.dialogs.open(Dialog::rules(false)),
            // The press that closes the sheet does not open it again.
            Command::Settings if click_through::has_closed_a_sheet(ctx) => {}
            Command::Settings => self.dialogs.open(Dialog::Settings { tries_music: false }),
            Command::Preview => {
                let previews = !self.shows_preview();
                self.set(ctx, self.preferences.settings.clone().with_preview(previews));
            }
            Command::LargerText => self.set_text_size(ctx, TextSize::larger),
            Command::SmallerText => self.set_text_size(ctx, TextSize::smaller),
            Command::UsualText => self.set_text_size(ctx, |_| Some(TextSize::USUAL)),
            Command::CopyPosition => self.copy_position(ctx),
            Command::CopyGame => self.copy_game(ctx),
            Command::SaveGame => self.open_game_sheet(),
            Command::CopyLink => self.copy_link(ctx),
            Command::ShowCode => self.show_code(ctx),
            Command::SavePicture => self.open_picture(false, false),
            Command::SaveAnimation => self.open_picture(true, false),
            Command::Print => self.open_print(Printed::Puzzles),
            Command::PasteGame => self.clipboard.request_paste(ctx),
            Command::Games | Command::Achievements | Command::Training
                if self.shows_first_page() => {}
            Command::Games => self.open_my_games(MyGamesPart::Games),
            Command::Achievements => self.open_my_games(MyGamesPart::Achievements),
            Command::OtherGames => self.open_other_games(ctx),
            Command::Training => self.open_training(),
            Command::Tournaments => self.open_tournaments(),
            Command::Learn => self.learn(),
            Command::HowToPlay => self.dialogs.open(Dialog::Text(TextPage::HowToPlay)),
            Command::About => self.dialogs.open(Dialog::Text(TextPage::About)),
            Command::Effects => {
                let effects = !self.preferences.settings.effects;
                self.set(ctx, Settings { effects, ..self.preferences.settings.clone() });
            }
            Command::Music => {
                let music = !self.preferences.settings.music;
                self.set(ctx, Settings { music, ..self.preferences.settings.clone() });
            }
            Command::Evaluation if matches!(self.screen, Screen::Game) => {
                let evaluation = !self.preferences.settings.evaluation;
                self.set(ctx, Settings { evaluation, ..self.preferences.settings.clone() });
                ctx.request_repaint();
            }
            Command::Moves
                if matches!(self.screen, Screen::Game | Screen::Replay(_) | Screen::Room(_)) =>
            {
                let moves = Some(!screens::shows_moves(&self.preferences.settings));
                self.set(ctx, Settings { moves, ..self.preferences.settings.clone() });
                ctx.request_repaint();
            }
            Command::Fullscreen => {
                let fullscreen = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!fullscreen));
            }
            Command::Undo if matches!(self.screen, Screen::Editor(_)) => {
                self.act_in_editor(ctx, EditorAction::Undo);
            }
            Command::Redo if matches!(self.screen, Screen::Editor(_)) => {
                self.act_in_editor(ctx, EditorAction::Redo);
            }
            Command::Keep if matches!(self.screen, Screen::Editor(_)) => {
                self.act_in_editor(ctx, EditorAction::Save);
            }
            Command::EditPosition if self.shows_first_page() => {}
            Command::EditPosition => self.open_editor(),
            Command::Hint if matches!(self.screen, Screen::Practice(_)) => {
                self.act_in_practice(ctx, PracticeAction::Hint);
            }
            Command::Hint if matches!(self.screen, Screen::Puzzle(_)) => {
                self.act_in_puzzle(ctx, PuzzleAction::Hint);
            }
            Command::Replay => self.replay_live_game(ReplayOrigin::Game),
            Command::Result => self.show_result(),
            _ if self.run_replay_command(ctx, command) => {}
            _ if self.run_offer_command(ctx, command) => {}
            _ => self.game_command(command),
        }
    }

    /// Runs a command that needs a game on the screen. Does nothing on other screens.
    pub(super) fn game_command(&mut self, command: Command) {
        let (Some(live_game), Screen::Game) = (&mut self.current.live_game, &self.screen) else {
            return;
        };
        log::debug!("command: {command:?}");
        match command {
            Command::Undo => {
                live_game.change(Session::undo);
            }
            Command::Redo => {
                live_game.change(Session::redo);
            }
            Command::ShowAgain => live_game.show_again(),
            Command::Hint => live_game.toggle_hint(),
            Command::Earlier => live_game.view_earlier(),
            Command::Later => live_game.view_later(),
            Command::Now => live_game.presenter_mut().view_current(),
            Command::Pause => {
                let paused = live_game.session().computer().is_paused();
                live_game.change(|session| session.computer_mut().set_paused(!paused));
            }
            Command::NextRound => live_game.begin_round(),
            Command::Step => live_game.step(),
            Command::MoveNow => live_game.move_now(),
            Command::TryAgain => live_game.change(|session| session.computer_mut().retry()),
            _ => {}
        }
    }

    /// Plays the sound of a refusal if the last choice on the board was refused.
    fn play_refusal_sound(&self) {
        if self
            .current
            .live_game
            .as_ref()
            .is_some_and(|live_game| live_game.presenter().refusal().is_some())
        {
            self.sound.play(Sound::Refusal);
        }
    }

    fn set_text_size(&mut self, ctx: &Context, other: impl FnOnce(TextSize) -> Option<TextSize>) {
        if let Some(text_size) = other(self.preferences.settings.text_size) {
            self.set(ctx, Settings { text_size, ..self.preferences.settings.clone() });
            ctx.request_repaint();
        }
    }

    /// Closes the list of moves if it would lie over the board, which it does in a narrow window
    /// only if the player opens it there.
    pub(super) fn close_list_over_board(&mut self, ctx: &Context) {
        let settings = &self.preferences.settings;
        let width = ctx.content_rect().width();
        if screens::shows_moves(settings) && screens::moves_column(settings, width).is_none() {
            self.set(ctx, Settings { moves: Some(false), ..settings.clone() });
        }
    }

    /// Handles the keys while a dialog is open.
    fn dialog_key(&mut self, ctx: &Context) {
        match self.dialogs.pressed_command(ctx) {
            Some(Command::Settings) => self.answer_settings(ctx, SettingsAction::Close),
            Some(Command::NewGameForm | Command::Review) => self.dialogs.close(),
            Some(Command::Rules) => self.dialogs.open(Dialog::rules(true)),
            Some(command) => self.command(ctx, command),
            None => {}
        }
    }

    /// Clears the chosen cell. If an arrow has the keyboard focus, moves the focus to its cell;
    /// otherwise clears the focus.
    fn clear_choice(&mut self, ctx: &Context) {
        if let Some(live_game) = self.active_game() {
            live_game.clear_choice();
        }
        if let Some(id) = ctx.memory(|memory| memory.focused()) {
            ctx.memory_mut(|memory| match cell_of_arrow(id) {
                Some(cell) => memory.request_focus(cell),
                None => memory.surrender_focus(id),
            });
        }
    }

    /// Handles the keys of the home. Enter presses its first button if nothing has the keyboard
    /// focus.
    fn home_keys(&self, ctx: &Context) -> Option<Action> {
        let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let free = ctx.memory(|memory| memory.focused()).is_none();
        // Any key ends the opening scene.
        if self.graphics.opening.is_none() && free && pressed(Key::Enter) {
            return Some(match (self.last_guest(), self.current.is_unfinished()) {
                _ if self.shows_first_page() => Action::Begin(FirstAnswer::Learn),
                (Some((index, _)), _) => Action::ContinueRoom(index),
                (None, true) => Action::Resume,
                (None, false) => Action::Do(Command::NewGame),
            });
        }
        let guest = self.last_guest();
        if (guest.is_none() && self.current.live_game.is_none()) || !pressed(Key::Escape) {
            return None;
        }
        Some(guest.map_or(Action::Resume, |(index, _)| Action::ContinueRoom(index)))
    }

    /// Handles the keys of the screen. Returns the actions requested.
    fn screen_keys(&mut self, ctx: &Context) -> Vec<Action> {
        let action = match &mut self.screen {
            Screen::Home(_) => self.home_keys(ctx),
            Screen::Game => {
                let live_game = self.current.live_game.as_mut();
                live_game.and_then(|live_game| board_keys(ctx, live_game))
            }
            Screen::Lesson(lesson) => board_keys(ctx, lesson.live_game_mut()),
            Screen::Library(library) => return library.keys(ctx),
            Screen::Replay(_) => OpenReplay::keys(ctx).map(Action::Do),
            Screen::Practice(practice) => {
                board_keys(ctx, practice.live_game_mut()).map(|action| match action {
                    Action::Do(_) => Action::Practise(PracticeAction::Leave),
                    action => action,
                })
            }
            Screen::Puzzle(puzzle) => {
                board_keys(ctx, puzzle.live_game_mut()).map(|action| match action {
                    Action::Do(_) => Action::Puzzle(PuzzleAction::Leave),
                    action => action,
                })
            }
            Screen::Training(_) => OpenTraining::keys(ctx),
            Screen::Tournaments(open) => open.keys(ctx),
            Screen::Editor(_) => OpenEditor::keys(ctx),
            Screen::OtherGames => {
                let escape =
                    |input: &mut InputState| input.consume_key(Modifiers::NONE, Key::Escape);
                ctx.input_mut(escape).then_some(Action::Do(Command::Menu))
            }
            Screen::Room(room) => room.keys(ctx).map(Action::Room),
        };
        action.into_iter().collect()
    }

    /// Handles the keys that no widget takes.
    pub(super) fn keys(&mut self, ctx: &Context) {
        if self.dialogs.is_open() {
            self.follow_copy_in_dialog(ctx);
            self.dialog_key(ctx);
            return;
        }
        if Popup::is_any_open(ctx) {
            // Escape only closes the list, and the arrow keys move within it.
            if let Some(command) = Command::pressed(ctx, Command::works_everywhere) {
                self.command(ctx, command);
            }
            // A copy that was started from the list may still be in progress.
            if matches!(self.screen, Screen::Game | Screen::Replay(_) | Screen::Room(_)) {
                self.clipboard_keys(ctx);
            }
            return;
        }
        let hears_clipboard = self.screen.hears_clipboard(ctx);
        let actions = self.screen_keys(ctx);
        let command = Command::pressed(ctx, |command| self.screen.hears(command));
        for action in actions {
            self.act(ctx, action);
        }
        if hears_clipboard {
            self.clipboard_keys(ctx);
        }
        if let Some(command) = command {
            self.command(ctx, command);
        }
    }
}
