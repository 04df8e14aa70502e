//! Positions and games as text: to the clipboard and from it.

use eframe::egui::{Context, Event, ViewportCommand};

use super::{App, Screen};
use crate::archive::AnyGame;
use crate::audio::Sound;
use crate::controller::{Seat, Setup};
use crate::rules::{Game, Record};
use crate::ui::command::Command;
use crate::ui::dialogs::Dialog;
use crate::ui::live_game::LiveGame;
use crate::ui::players::players;
use crate::ui::toast::Toast;
use crate::ui::unsaved::{Outcome, UnsavedStep};
use crate::ui::words::Words;

/// How long the clipboard may take to answer, in seconds.
const PASTE_PATIENCE: f64 = 0.5;

/// A text on its way to the clipboard. Nothing tells whether it got there: it is
/// asked for again.
pub(super) struct Copying {
    text: String,
    /// What is told when it is there.
    message: &'static str,
    /// When it was asked for, once it was.
    asked: Option<f64>,
}

impl App {
    /// What the window system has to say about the clipboard. It tells of copying
    /// and pasting in its own words rather than by keys.
    pub(super) fn clipboard_keys(&mut self, ctx: &Context) {
        let (events, now) = ctx.input(|input| (input.events.clone(), input.time));
        for event in events {
            match event {
                Event::Copy => self.command(ctx, Command::CopyPosition),
                Event::Paste(text) => match self.copying.take() {
                    Some(copying) => self.report_copied(ctx, &copying, &text),
                    None => {
                        self.paste_asked = None;
                        self.paste(ctx, &text);
                    }
                },
                _ => {}
            }
        }
        self.check_copy(ctx, now);
        if self.paste_asked.take_if(|asked| now - *asked >= PASTE_PATIENCE).is_some() {
            self.toast = Some(Toast::new(ctx, self.words().nothing_to_paste));
            self.audio.play(Sound::Refusal);
        }
    }

    pub(super) fn copy(&mut self, ctx: &Context, text: String, message: &'static str) {
        ctx.copy_text(text.clone());
        self.copying = Some(Copying { text, message, asked: None });
        ctx.request_repaint();
    }

    /// Asks the clipboard for what was copied, in the frame after that, and gives
    /// up when it does not answer.
    fn check_copy(&mut self, ctx: &Context, now: f64) {
        let Some(copying) = &mut self.copying else {
            return;
        };
        let asked = *copying.asked.get_or_insert_with(|| {
            ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
            ctx.request_repaint_after_secs(PASTE_PATIENCE as f32);
            now
        });
        if now - asked >= PASTE_PATIENCE
            && let Some(copying) = self.copying.take()
        {
            self.report_copied(ctx, &copying, "");
        }
    }

    /// Follows a copy of unsaved games while the question about them is open.
    pub(super) fn follow_copy_in_dialog(&mut self, ctx: &Context) {
        let is_asked = matches!(self.dialog, Some(Dialog::Unsaved(_)));
        if !is_asked || self.copying.is_none() {
            return;
        }
        let (events, now) = ctx.input(|input| (input.events.clone(), input.time));
        for event in events {
            if let Event::Paste(text) = event
                && let Some(copying) = self.copying.take()
            {
                self.report_copied(ctx, &copying, &text);
            }
        }
        self.check_copy(ctx, now);
    }

    fn report_copied(&mut self, ctx: &Context, copying: &Copying, found: &str) {
        let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
        let is_copied = lines(found) == lines(&copying.text);
        if !is_copied {
            self.audio.play(Sound::Refusal);
        }
        if let Some(Dialog::Unsaved(unsaved)) = &mut self.dialog
            && let UnsavedStep::Question(outcome) = &mut unsaved.step
        {
            *outcome = Some(if is_copied { Outcome::Copied } else { Outcome::CopyFailed });
            ctx.request_repaint();
        } else {
            let message = if is_copied { copying.message } else { self.words().copy_failed };
            self.toast = Some(Toast::new(ctx, message));
        }
    }

    /// Asks the window system for the text of the clipboard. It does not answer
    /// when there is none.
    pub(super) fn request_paste(&mut self, ctx: &Context) {
        ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
        self.paste_asked = Some(ctx.input(|input| input.time));
        ctx.request_repaint_after_secs(PASTE_PATIENCE as f32);
    }

    pub(super) fn copy_position(&mut self, ctx: &Context) {
        let position = match (self.screen, &self.viewer) {
            (Screen::Replay, Some(viewer)) => Some(viewer.replay().position()),
            _ => self.shown_game().map(|live_game| live_game.session().position()),
        };
        if let Some(text) = position.map(ToString::to_string) {
            self.copy(ctx, text, self.words().position_copied);
        }
    }

    pub(super) fn copy_game(&mut self, ctx: &Context) {
        let words = self.words();
        let game = match (self.screen, &self.viewer) {
            (Screen::Replay, Some(viewer)) => {
                Some((viewer.replay().setup(), viewer.replay().game()))
            }
            _ => self
                .shown_game()
                .map(|live_game| (live_game.session().setup(), live_game.session().game())),
        };
        if let Some((setup, game)) = game {
            let text = record_of(words, setup, game).to_string();
            self.copy(ctx, text, words.game_copied);
        }
    }

    fn shown_game(&self) -> Option<&LiveGame> {
        self.live_game.as_ref().filter(|_| self.screen == Screen::Game)
    }

    /// Opens the game written in `text`; asks first where one is under way.
    fn paste(&mut self, ctx: &Context, text: &str) {
        match AnyGame::parse(text.as_bytes(), &self.settings.rules) {
            Ok(game) => self.open_game(ctx, game),
            Err(problem) => {
                log::debug!("pasted: {problem}");
                self.refuse_game(None, &problem);
            }
        }
    }
}

/// A game as text. A person is named only where that is a name for others too.
pub(super) fn record_of(words: &Words, setup: &Setup, game: &Game) -> Record {
    let mut record = Record::of(game.clone());
    for (side, player) in players(words, setup).iter() {
        // "You" would be somebody else to whoever reads it.
        if player.is_named || setup.seats[side] != Seat::Person {
            record.names[side].clone_from(&player.full_name);
        }
    }
    record
}
