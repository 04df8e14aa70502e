//! The screen of the editor of positions.

use std::sync::Arc;

use eframe::egui::{Context, Key, Modifiers, Ui};

use super::super::parts::waker;
use super::context::ScreenContext;
use super::replay::OpenReplay;
use crate::audio::Sound;
use crate::controller::{Arrangement, Explorer, PositionEditor, Session};
use crate::rules::{PositionError, Rules};
use crate::ui::motion::{Heaps, Stage};
use crate::ui::screens::{self, Action, EditorAction, EditorScreen, Findings, Stamp};

/// Where the editor was opened, and where leaving it leads.
#[derive(Default)]
pub enum EditorOrigin {
    /// The home.
    #[default]
    Menu,
    /// The current game.
    Game,
    /// This replay.
    Replay(Box<OpenReplay>),
}

/// An editor that is open.
pub struct OpenEditor {
    origin: EditorOrigin,
    editor: PositionEditor,
    /// The stones of the arrangement.
    stage: Stage,
    stamp: Stamp,
    /// Why the last edit was refused.
    refused: Option<PositionError>,
    /// Why the arrangement is no position to play.
    impossible: Option<PositionError>,
    /// The position as text, as far as it is typed.
    text: String,
    /// Whether a text field has the keyboard.
    is_typing: bool,
    /// The game in which the position is analysed, and the values of its moves.
    analysis: Option<(Session, Explorer)>,
}

impl OpenEditor {
    /// Opens the editor at `arrangement`.
    pub fn new(arrangement: Arrangement) -> Self {
        let stage = stage_of(&arrangement);
        let mut open = OpenEditor {
            origin: EditorOrigin::Menu,
            editor: PositionEditor::new(arrangement),
            stage,
            stamp: Stamp::Add,
            refused: None,
            impossible: None,
            text: String::new(),
            is_typing: false,
            analysis: None,
        };
        open.changed();
        open
    }

    /// Returns the arrangement.
    pub fn now(&self) -> &Arrangement {
        self.editor.now()
    }

    /// Sets where leaving the editor leads.
    pub fn set_origin(&mut self, origin: EditorOrigin) {
        self.origin = origin;
    }

    /// Takes where leaving the editor leads. Later it leads to the home.
    pub fn take_origin(&mut self) -> EditorOrigin {
        std::mem::take(&mut self.origin)
    }

    /// Replaces the arrangement, which can be undone.
    pub fn replace(&mut self, arrangement: Arrangement) {
        self.editor.replace(arrangement);
        self.changed();
    }

    /// Sets the rules.
    pub fn set_rules(&mut self, rules: &Rules) {
        self.replace(self.now().with_rules(rules));
    }

    /// Returns whether a text field has the keyboard.
    pub fn is_typing(&self) -> bool {
        self.is_typing
    }

    /// Carries out an edit, or shows why it is refused.
    pub fn act(&mut self, action: EditorAction, context: &ScreenContext<'_>) {
        let done = match action {
            EditorAction::Edit(edit) => self.editor.edit(edit),
            EditorAction::Read(text) => self.editor.read(&text),
            EditorAction::Rules(rules) => {
                self.set_rules(&rules);
                Ok(())
            }
            EditorAction::Undo => {
                self.editor.undo();
                Ok(())
            }
            EditorAction::Redo => {
                self.editor.redo();
                Ok(())
            }
            EditorAction::Stamp(stamp) => {
                self.stamp = stamp;
                return self.editor.settle();
            }
            EditorAction::Settle => {
                self.refused = None;
                return self.editor.settle();
            }
            EditorAction::Analyse => return self.analyse(context),
            EditorAction::Play | EditorAction::Save | EditorAction::Leave => return,
        };
        match done {
            Ok(()) => self.changed(),
            Err(why) => {
                // A text is incomplete while it is being typed.
                if !self.is_typing {
                    context.sound.play(Sound::Refusal);
                }
                self.refused = Some(why);
            }
        }
    }

    /// Follows a change of the arrangement.
    fn changed(&mut self) {
        self.stage = stage_of(self.editor.now());
        (self.refused, self.analysis) = (None, None);
        self.impossible = self.editor.now().position().err();
    }

    /// Starts to analyse the position, or hides what was found.
    fn analyse(&mut self, context: &ScreenContext<'_>) {
        self.refused = None;
        if self.analysis.take().is_some() {
            return;
        }
        let Ok(game) = self.now().game() else {
            return;
        };
        let setup = self.now().setup(0);
        let nobody = Arc::new(|_: &_, _: &_| None);
        let session = Session::from_game(setup, game, waker(context.ctx), nobody);
        let mut session = session.with_analysis_engine(context.analysis_engine.clone());
        session.help_mut().toggle_hint();
        let mut explorer = Explorer::new(context.analysis_engine.clone(), waker(context.ctx));
        explorer.follow(0, session.position(), || session.game().clone());
        self.analysis = Some((session, explorer));
    }

    /// Takes over what the analysis has found.
    pub fn follow_analysis(&mut self) {
        if let Some((session, explorer)) = &mut self.analysis {
            session.help_mut().poll();
            explorer.poll();
        }
    }

    fn findings(&self) -> Findings<'_> {
        match self.analysis.as_ref().map(|(session, _)| session.help()) {
            None => Findings::Nothing,
            Some(help) if help.is_seeking_hint() => Findings::Searching,
            Some(help) => help.hint().map_or(Findings::Failed, Findings::Found),
        }
    }

    /// Handles the keys of the screen. Returns the action requested.
    pub fn keys(ctx: &Context) -> Option<Action> {
        let pressed = ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        if !pressed {
            return None;
        }
        match ctx.memory(|memory| memory.focused()) {
            Some(id) => {
                ctx.memory_mut(|memory| memory.surrender_focus(id));
                None
            }
            None => Some(Action::Editor(EditorAction::Leave)),
        }
    }

    /// Draws the editor. Returns the action requested.
    pub fn show(&mut self, ui: &mut Ui, context: &ScreenContext<'_>) -> Option<Action> {
        let mut text = std::mem::take(&mut self.text);
        let screen = EditorScreen {
            words: context.words(),
            editor: &self.editor,
            stage: &self.stage,
            stamp: self.stamp,
            refused: self.refused.as_ref(),
            impossible: self.impossible.as_ref(),
            findings: self.findings(),
            values: self.analysis.as_ref().map_or(&[], |(_, explorer)| explorer.values()),
            leads_home: matches!(self.origin, EditorOrigin::Menu),
            saves: context.collection.is_some(),
            sprites: context.sprites()?,
            toast: context.toast(),
            letters: context.letters(),
        };
        let action = screens::editor(ui, &screen, &mut text);
        self.text = text;
        self.is_typing = ui.ctx().text_edit_focused();
        action
    }
}

/// Returns the stones of `arrangement`, at rest.
fn stage_of(arrangement: &Arrangement) -> Stage {
    let piles = arrangement.ring().cells().map(|cell| arrangement.pile(cell));
    Stage::at_rest(arrangement.rules(), Heaps::of(piles, arrangement.stores()))
}
