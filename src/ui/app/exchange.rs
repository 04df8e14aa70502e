//! Copies positions and games to the clipboard as text, and pastes games.

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
use crate::ui::unsaved::{Outcome, UnsavedStep};
use crate::ui::words::Words;

/// The time that the clipboard has to answer, in seconds.
const PASTE_PATIENCE: f64 = 0.5;

/// What the window waits for from the clipboard.
#[derive(Default)]
pub(super) struct Clipboard {
    /// The text being copied.
    copying: Option<Copying>,
    /// When a text to paste was requested, in the window's seconds, while the answer is pending.
    paste_asked: Option<f64>,
}

/// A text being copied to the clipboard. The window system does not report whether a copy
/// succeeded, so the text is read back.
struct Copying {
    text: String,
    /// The message to show on success.
    message: &'static str,
    /// When the text was requested back, in the window's seconds; `None` until then.
    asked: Option<f64>,
}

impl App {
    /// Handles the clipboard events of this frame. The window system reports copying and pasting
    /// as events of their own, not as keys.
    pub(super) fn clipboard_keys(&mut self, ctx: &Context) {
        let (events, now) = ctx.input(|input| (input.events.clone(), input.time));
        for event in events {
            match event {
                Event::Copy => self.command(ctx, Command::CopyPosition),
                Event::Paste(text) => match self.clipboard.copying.take() {
                    Some(copying) => self.report_copied(ctx, &copying, &text),
                    None => {
                        self.clipboard.paste_asked = None;
                        self.paste(ctx, &text);
                    }
                },
                _ => {}
            }
        }
        self.check_copy(ctx, now);
        if self.clipboard.paste_asked.take_if(|asked| now - *asked >= PASTE_PATIENCE).is_some() {
            self.notices.show(ctx, self.preferences.words().nothing_to_paste);
            self.sound.play(Sound::Refusal);
        }
    }

    pub(super) fn copy(&mut self, ctx: &Context, text: String, message: &'static str) {
        ctx.copy_text(text.clone());
        self.clipboard.copying = Some(Copying { text, message, asked: None });
        ctx.request_repaint();
    }

    /// Requests the copied text back, and reports a failure if the clipboard does not answer in
    /// time.
    fn check_copy(&mut self, ctx: &Context, now: f64) {
        let Some(copying) = &mut self.clipboard.copying else {
            return;
        };
        let asked = *copying.asked.get_or_insert_with(|| {
            ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
            ctx.request_repaint_after_secs(PASTE_PATIENCE as f32);
            now
        });
        if now - asked >= PASTE_PATIENCE
            && let Some(copying) = self.clipboard.copying.take()
        {
            self.report_copied(ctx, &copying, "");
        }
    }

    /// Follows a copy of unsaved games while the question about them is open.
    pub(super) fn follow_copy_in_dialog(&mut self, ctx: &Context) {
        let is_asked = matches!(self.dialogs.current(), Some(Dialog::Unsaved(_)));
        if !is_asked || self.clipboard.copying.is_none() {
            return;
        }
        let now = ctx.input(|input| input.time);
        // Taken out of the input, or the field for the folder would receive it.
        let pasted = ctx.input_mut(|input| {
            let place = input.events.iter().position(|event| matches!(event, Event::Paste(_)))?;
            Some(input.events.remove(place))
        });
        if let Some(Event::Paste(text)) = pasted
            && let Some(copying) = self.clipboard.copying.take()
        {
            self.report_copied(ctx, &copying, &text);
        }
        self.check_copy(ctx, now);
    }

    fn report_copied(&mut self, ctx: &Context, copying: &Copying, found: &str) {
        let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
        let is_copied = lines(found) == lines(&copying.text);
        if !is_copied {
            self.sound.play(Sound::Refusal);
        }
        if let Some(Dialog::Unsaved(unsaved)) = self.dialogs.current_mut()
            && let UnsavedStep::Question(outcome) = &mut unsaved.step
        {
            *outcome = Some(if is_copied { Outcome::Copied } else { Outcome::CopyFailed });
            ctx.request_repaint();
        } else {
            let message =
                if is_copied { copying.message } else { self.preferences.words().copy_failed };
            self.notices.show(ctx, message);
        }
    }

    /// Asks the window system for the text on the clipboard. There is no answer if the clipboard
    /// contains no text.
    pub(super) fn request_paste(&mut self, ctx: &Context) {
        ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
        self.clipboard.paste_asked = Some(ctx.input(|input| input.time));
        ctx.request_repaint_after_secs(PASTE_PATIENCE as f32);
    }

    pub(super) fn copy_position(&mut self, ctx: &Context) {
        let position = match (self.screen, &self.viewer) {
            (Screen::Replay, Some(viewer)) => Some(viewer.replay().position()),
            _ => self.shown_game().map(|live_game| live_game.session().position()),
        };
        if let Some(text) = position.map(ToString::to_string) {
            self.copy(ctx, text, self.preferences.words().position_copied);
        }
    }

    pub(super) fn copy_game(&mut self, ctx: &Context) {
        let words = self.preferences.words();
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
        self.current.live_game.as_ref().filter(|_| self.screen == Screen::Game)
    }

    /// Opens the game written in `text`. Asks first if a game is under way.
    fn paste(&mut self, ctx: &Context, text: &str) {
        match AnyGame::parse(text.as_bytes(), &self.preferences.settings.rules) {
            Ok(game) => self.open_game(ctx, game),
            Err(problem) => {
                log::debug!("pasted text: {problem}");
                self.refuse_game(None, &problem);
            }
        }
    }
}

/// Returns the record of a game. Persons without a given name stay nameless in it.
pub(super) fn record_of(words: &Words, setup: &Setup, game: &Game) -> Record {
    let mut record = Record::of(game.clone());
    for (side, player) in players(words, setup).iter() {
        // The default name "You" would mean somebody else to another reader.
        if player.is_named || setup.seats[side] != Seat::Person {
            record.names[side].clone_from(&player.full_name);
        }
    }
    record
}
