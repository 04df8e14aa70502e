//! The editor of positions: opening it, and what becomes of the position.

use eframe::egui::Context;

use super::App;
use super::screen::{EditorOrigin, OpenEditor, OpenHome, Screen};
use crate::archive::{Label, SavedGame};
use crate::controller::{Arrangement, Setup};
use crate::platform;
use crate::settings::Settings;
use crate::ui::dialogs::Dialog;
use crate::ui::screens::EditorAction;

impl App {
    /// Opens the editor at the position on the screen. Without one that can be played, opens it as
    /// it was left or, the first time, at the start position.
    pub(super) fn open_editor(&mut self) {
        if matches!(self.screen, Screen::Editor(_)) {
            return;
        }
        let shown = match &self.screen {
            Screen::Game => self.current.session().map(|it| (it.game().rules(), it.position())),
            Screen::Replay(open) => Some((open.replay().game().rules(), open.replay().position())),
            _ => None,
        };
        let shown = shown.filter(|(_, position)| position.to_move().is_some());
        let shown = shown.map(|(rules, position)| Arrangement::of(rules, position));
        let mut editor = match (self.kept.take_editor(), shown) {
            (Some(mut editor), Some(shown)) => {
                editor.replace(shown);
                editor
            }
            (Some(editor), None) => editor,
            (None, shown) => {
                let rules = &self.preferences.settings.rules;
                let start = || Arrangement::start(rules, rules.sides);
                Box::new(OpenEditor::new(shown.unwrap_or_else(start)))
            }
        };
        let home = Screen::Home(OpenHome::default());
        editor.set_origin(match std::mem::replace(&mut self.screen, home) {
            Screen::Replay(replay) => EditorOrigin::Replay(replay),
            Screen::Game => EditorOrigin::Game,
            other => {
                self.kept.put_away(other);
                EditorOrigin::Menu
            }
        });
        self.screen = Screen::Editor(editor);
        self.dialogs.close();
    }

    pub(super) fn act_in_editor(&mut self, ctx: &Context, action: EditorAction) {
        match action {
            EditorAction::Play => self.ask_who_plays_on(),
            EditorAction::Save => self.save_edited_position(ctx),
            EditorAction::Leave => self.leave_editor(),
            action => {
                let (screen, context) = self.screen_and_context(ctx);
                if let Screen::Editor(editor) = screen {
                    editor.act(action, &context);
                }
            }
        }
    }

    /// Returns to where the editor was opened.
    fn leave_editor(&mut self) {
        let Screen::Editor(editor) = &mut self.screen else {
            return;
        };
        match editor.take_origin() {
            EditorOrigin::Menu => self.go_home(),
            EditorOrigin::Game => self.go_to(Screen::Game),
            EditorOrigin::Replay(replay) => self.go_to(Screen::Replay(replay)),
        }
    }

    /// Asks who plays each side from the edited position on.
    fn ask_who_plays_on(&mut self) {
        if let Screen::Editor(editor) = &self.screen
            && editor.now().position().is_ok()
        {
            let rules = editor.now().rules().clone();
            let draft = Settings { rules, ..self.preferences.settings.clone() };
            self.dialogs.open(Dialog::play_on(draft));
        }
    }

    /// Starts a game from the edited position with the players in `draft`.
    pub(super) fn play_edited_position(&mut self, ctx: &Context, draft: &Settings) {
        let Screen::Editor(editor) = &self.screen else {
            return;
        };
        let Ok(game) = editor.now().game() else {
            return;
        };
        log::info!("new game from an edited position");
        let first = editor.now().to_move();
        let setup = Setup { first, ..draft.setup(self.engines.seed()) };
        let setup = self.fitted(setup);
        let session = self.engines.continue_game(ctx, setup, game);
        self.show(session);
    }

    /// Saves the edited position in the library, as a game of people that has not begun.
    fn save_edited_position(&mut self, ctx: &Context) {
        let Screen::Editor(editor) = &self.screen else {
            return;
        };
        let Ok(game) = editor.now().game() else {
            return;
        };
        let setup = editor.now().setup(self.engines.seed());
        let session = self.engines.continue_game(ctx, setup, game);
        let now = platform::now();
        if let Some(collection) = &mut self.collection {
            collection.game_list.add(SavedGame::of(&Label::new(now), &session, now));
        }
    }
}
