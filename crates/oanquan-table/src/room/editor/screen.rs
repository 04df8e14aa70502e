//! The screen of the editor of positions.

use std::sync::Arc;

use audio::Sound;
use eframe::egui::{Context, Key, Modifiers, Ui};
use frame::parts::waker;
use frame::share::{Origin, SharedGame};
use frame::table::{EditorStep, TableGame as _, TypedPosition, show_game};
use frame::{Action, Command, Parts, Screen, ScreenContext};
use oanquan::{Position, PositionError, Rules};
use tabletop::{Game as _, platform};

use super::{EditorAction, EditorScreen, Findings, Stamp, editor};
use crate::OAnQuan;
use crate::archive::{Label, SavedGame};
use crate::controller::{Arrangement, Explorer, PositionEditor, Session, Setup};
use crate::motion::{Heaps, Stage};
use crate::room::dialogs::WhoPlaysOn;
use crate::room::{PlayOn, own, own_mut};

/// An editor that is open.
pub struct OpenEditor {
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

/// Opens the editor at the position shown, given with the rules. Without one that can be played,
/// opens it as it was left or, the first time, at the start position.
pub fn open(shown: Option<(OAnQuan, Position)>, context: &mut ScreenContext<'_>) {
    let shown = shown.filter(|(_, position)| position.to_move().is_some());
    let shown = shown.map(|(rules, position)| Arrangement::of(&rules, &position));
    let editor = match (context.take_kept::<OpenEditor>(), shown) {
        (Some(mut editor), Some(shown)) => {
            editor.replace(shown);
            editor
        }
        (Some(editor), None) => editor,
        (None, shown) => {
            let OAnQuan(rules) = &context.parts.settings().game();
            let start = || Arrangement::start(rules, rules.sides);
            Box::new(OpenEditor::new(shown.unwrap_or_else(start)))
        }
    };
    context.open(editor);
    context.parts.dialogs.close();
}

impl OpenEditor {
    /// Opens the editor at `arrangement`.
    fn new(arrangement: Arrangement) -> Self {
        let stage = stage_of(&arrangement);
        let mut open = OpenEditor {
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
    fn now(&self) -> &Arrangement {
        self.editor.now()
    }

    /// Replaces the arrangement, which can be undone.
    fn replace(&mut self, arrangement: Arrangement) {
        self.editor.replace(arrangement);
        self.changed();
    }

    /// Sets the rules, which can be undone.
    pub fn set_rules(&mut self, rules: &Rules) {
        self.replace(self.now().with_rules(rules));
    }

    /// Carries out what the player asks for. Returns what is left to the window.
    fn carry_out(
        &mut self,
        action: EditorAction,
        context: &mut ScreenContext<'_>,
    ) -> Option<Action> {
        context.ctx.request_repaint();
        match action {
            EditorAction::Edit(edit) => {
                let done = self.editor.edit(edit);
                self.follow(done, context.parts);
            }
            EditorAction::Typed(TypedPosition::Changed(text)) => {
                let done = self.editor.read(&text);
                self.follow(done, context.parts);
            }
            EditorAction::Rules(rules) => self.set_rules(&rules),
            EditorAction::Stamp(stamp) => {
                self.stamp = stamp;
                self.editor.settle();
            }
            EditorAction::Typed(TypedPosition::Left) => {
                self.refused = None;
                self.editor.settle();
            }
            EditorAction::Step(EditorStep::Analyse) => self.analyse(context),
            EditorAction::Step(EditorStep::Play) => self.ask_who_plays_on(context.parts),
            EditorAction::Leave => context.leave(),
            EditorAction::Step(EditorStep::Do(command)) => return Some(Action::Do(command)),
        }
        None
    }

    /// Follows an edit, or shows why it is refused.
    fn follow(&mut self, done: Result<(), PositionError>, parts: &Parts) {
        match done {
            Ok(()) => self.changed(),
            Err(why) => {
                // A text is incomplete while it is being typed.
                if !self.is_typing {
                    parts.sound.play(Sound::Refusal);
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
        let mut session = session.with_analysis_engine(own(context.parts).engines.analysis.clone());
        session.help_mut().toggle_hint();
        let mut explorer =
            Explorer::new(own(context.parts).engines.analysis.clone(), waker(context.ctx));
        explorer.follow(0, session.position(), || session.game().clone());
        self.analysis = Some((session, explorer));
    }

    /// Asks who plays each side from the position on.
    fn ask_who_plays_on(&self, parts: &mut Parts) {
        if self.now().position().is_ok() {
            let (players, rules) =
                (parts.settings().of::<OAnQuan>().players(), self.now().rules().clone());
            let question = PlayOn::of(players, rules.into(), Vec::new());
            parts.dialogs.open(WhoPlaysOn(question));
        }
    }

    /// Saves the position in the library, as a game of people that has not begun.
    fn save(&self, context: &mut ScreenContext<'_>) {
        let Ok(game) = self.now().game() else {
            return;
        };
        let parts = &mut *context.parts;
        let setup = self.now().setup(own_mut(parts).engines.seed());
        let session = own(parts).engines.continue_game(context.ctx, setup, game);
        let now = platform::now();
        if let Some(collection) = own_mut(parts).current.collection_mut() {
            collection.game_list.add(SavedGame::of(&Label::new(now), &session, now));
        }
    }

    /// Returns the rules of the position.
    pub fn rules(&self) -> &Rules {
        self.now().rules()
    }

    /// Starts a game from the position between the players in `question`.
    pub fn play_on(&self, question: &PlayOn, context: &mut ScreenContext<'_>) {
        let Ok(game) = self.now().game() else {
            return;
        };
        log::info!("new game from an edited position");
        let first = self.now().to_move();
        let seed = own_mut(context.parts).engines.seed();
        let setup = Setup { first, ..question.players.setup(game.rules().sides, seed) };
        let setup = own(context.parts).current.fitted(setup);
        let session = own(context.parts).engines.continue_game(context.ctx, setup, game);
        show_game(session, context);
    }

    fn findings(&self) -> Findings<'_> {
        match self.analysis.as_ref().map(|(session, _)| session.help()) {
            None => Findings::Nothing,
            Some(help) if help.is_seeking_hint() => Findings::Searching,
            Some(help) => help.hint().map_or(Findings::Failed, Findings::Found),
        }
    }
}

impl Screen for OpenEditor {
    fn game(&self) -> &'static str {
        OAnQuan::ID
    }

    fn minds_long_presses(&self) -> bool {
        true
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let mut text = std::mem::take(&mut self.text);
        let leads_home = context.is_over_home();
        let parts = &*context.parts;
        let screen = EditorScreen {
            words: parts.words(),
            editor: &self.editor,
            stage: &self.stage,
            stamp: self.stamp,
            refused: self.refused.as_ref(),
            impossible: self.impossible.as_ref(),
            findings: self.findings(),
            values: self.analysis.as_ref().map_or(&[], |(_, explorer)| explorer.values()),
            leads_home,
            saves: own(parts).current.archive.is_some(),
            sprites: parts.sprites()?,
            toast: parts.toast(),
            letters: parts.letters(),
        };
        let asked = editor(ui, &screen, &mut text);
        self.text = text;
        self.is_typing = ui.ctx().text_edit_focused();
        asked.into_iter().fold(None, |left, action| self.carry_out(action, context).or(left))
    }

    fn act(&mut self, action: Action, context: &mut ScreenContext<'_>) -> Option<Action> {
        match action {
            Action::Do(Command::Undo) => {
                self.editor.undo();
                self.changed();
            }
            Action::Do(Command::Redo) => {
                self.editor.redo();
                self.changed();
            }
            Action::Do(Command::Keep) => self.save(context),
            Action::Do(Command::EditPosition) => {}
            action => return Some(action),
        }
        None
    }

    /// Takes over what the analysis has found.
    fn poll(&mut self, _context: &mut ScreenContext<'_>) {
        if let Some((session, explorer)) = &mut self.analysis {
            session.help_mut().poll();
            explorer.poll();
        }
    }

    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        let ctx = context.ctx;
        if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            match ctx.memory(|memory| memory.focused()) {
                Some(id) => ctx.memory_mut(|memory| memory.surrender_focus(id)),
                None => context.leave(),
            }
        }
        None
    }

    fn handles_key(&self, command: Command, _parts: &Parts) -> bool {
        match self.is_typing {
            true => command.works_everywhere(),
            false => !command.works_in_replay() || command == Command::Keep,
        }
    }

    fn handles_clipboard(&self, _ctx: &Context) -> bool {
        !self.is_typing
    }

    fn has_board(&self) -> bool {
        true
    }

    fn shared(&self, parts: &Parts) -> Option<SharedGame> {
        let game = self.now().game().ok()?;
        let origin = Origin { heading: None, began: None, today: parts.trainers.today() };
        let steps = game.entries().len();
        let (setup, shown) = (self.now().setup(0), (steps, parts.surface()));
        Some(OAnQuan::shared(parts.words(), &setup, &game, &origin, shown))
    }

    fn position(&self, _parts: &Parts) -> Option<String> {
        self.now().position().ok().map(|position| position.to_string())
    }

    fn paste_position(&mut self, text: &str) -> bool {
        let position = Position::parse(text, self.now().rules());
        if let Ok(position) = &position {
            self.replace(Arrangement::of(self.now().rules(), position));
        }
        position.is_ok()
    }

    fn stays(&self) -> bool {
        true
    }
}

/// Returns the stones of `arrangement`, at rest.
fn stage_of(arrangement: &Arrangement) -> Stage {
    let piles = arrangement.ring().cells().map(|cell| arrangement.pile(cell));
    Stage::at_rest(arrangement.rules(), Heaps::of(piles, arrangement.stores()))
}
