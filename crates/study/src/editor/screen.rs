//! The editor as a screen: undo and redo, the analysis, and what becomes of the position.

use std::sync::Arc;

use audio::Sound;
use eframe::egui::{Context, Ui};
use table::form::{PlayOn, PlayOnAnswer, PlayOnView, sides_called};
use table::game::{ShownPosition, state, state_mut};
use table::picture::Origin;
use table::screens::{go_on, settings, view};
use tabletop::archive::{Label, SavedGame};
use tabletop::{Explorer, GameAnalysis, GameMatch, Seat, Session, Setup, Side, platform};
use window::share::SharedGame;
use window::{Action, Command, Page, PageEffect, Parts, ScreenContext, press, waker};

use super::controls::{EditorStep, Typed, TypedPosition};
use super::edits::Edits;
use super::page::{EditorAction, EditorPage, Findings, match_of, setup};
use super::{EditScene, EditorTouch, EditorUi};

/// An editor that is open.
pub struct EditorScreen<G: EditorUi> {
    /// The game with its options, and what lies on the board.
    edits: Edits<(G, G::Draft)>,
    tool: G::Tool,
    typed: Typed,
    /// Why the text is no position.
    refused: Option<G::Malformed>,
    /// The game in which the position is analysed, and the values of its moves in a game that shows them.
    analysis: Option<(Session<G>, Option<Explorer<G>>)>,
    /// The question who plays on from the position, while it is asked.
    play_on: Option<PlayOn<G>>,
}

/// Opens the editor at a position that can be played; without one, as it was left or, the first time, at the
/// start position.
pub(crate) fn open<G: EditorUi>(shown: Option<ShownPosition<G>>, context: &mut ScreenContext<'_>) {
    let shown = shown.filter(|(game, position)| game.to_move(position).is_some());
    let shown = shown.map(|(game, position)| {
        let draft = game.draft(&position);
        (game, draft)
    });
    let editor = match (context.take_kept::<EditorScreen<G>>(), shown) {
        (Some(mut editor), Some(shown)) => {
            editor.set(shown);
            editor
        }
        (Some(editor), None) => editor,
        (None, shown) => Box::new(EditorScreen::new(shown.unwrap_or_else(|| {
            let game = context.parts.settings().game::<G>();
            let draft = game.draft(&game.start(Side::NEAR));
            (game, draft)
        }))),
    };
    context.open(editor);
    context.parts.dialogs.close();
}

/// The number of the text with the position among the parts of a draft.
const TEXT: usize = usize::MAX;

impl<G: EditorUi> EditorScreen<G> {
    fn new(shown: (G, G::Draft)) -> Self {
        EditorScreen {
            edits: Edits::new(shown),
            tool: G::Tool::default(),
            typed: Typed::default(),
            refused: None,
            analysis: None,
            play_on: None,
        }
    }

    /// Returns the game with its options.
    pub fn game_with_options(&self) -> &G {
        &self.edits.now().0
    }

    /// Sets the options, as one edit.
    pub fn set_options(&mut self, game: G) {
        let draft = self.edits.now().1.clone();
        self.set(game.fitted(draft));
    }

    /// Changes what is edited.
    fn set(&mut self, next: (G, G::Draft)) {
        self.edits.set(next);
        self.changed();
    }

    /// Follows a change.
    fn changed(&mut self) {
        (self.refused, self.analysis) = (None, None);
    }

    /// Sets up the position of a text, in the same edit as those typed before. Returns whether it is one.
    fn read(&mut self, text: &str) -> bool {
        match self.edits.now().0.parse_position(text) {
            Ok((game, position)) => {
                let draft = game.draft(&position);
                self.edits.go_on((game, draft), TEXT);
                self.changed();
                true
            }
            Err(why) => {
                self.refused = Some(why);
                false
            }
        }
    }

    /// Calls `see` with the scene, unless the textures do not exist yet.
    fn with_scene<R>(&self, parts: &Parts, see: impl FnOnce(&EditScene<'_, G>) -> R) -> Option<R> {
        let view = view(&parts.preferences, &parts.graphics, &parts.notices)?;
        let (game, draft) = self.edits.now();
        let look = view.settings.table(G::ID).look;
        let (tool, hinted, values) = (self.tool, None, &[][..]);
        Some(see(&EditScene { view: &view, look, game, draft, tool, hinted, values }))
    }

    /// Returns a match that starts at the position, if it can be played.
    fn played(&self, parts: &Parts) -> Option<G::Match> {
        self.with_scene(parts, match_of)?.ok()
    }

    /// Carries out what the player asks for.
    fn carry_out(
        &mut self,
        action: EditorAction<G>,
        context: &mut ScreenContext<'_>,
    ) -> Option<Action> {
        context.ctx.request_repaint();
        match action {
            EditorAction::Touch(touch) => return self.follow(touch, context),
            EditorAction::Typed(TypedPosition::Changed(text)) => drop(self.read(&text)),
            EditorAction::Typed(TypedPosition::Left) => self.edits.settle(),
            EditorAction::Step(EditorStep::Analyse) => self.analyse(context),
            EditorAction::Step(EditorStep::Play) => self.ask_who_plays_on(context),
            EditorAction::Step(EditorStep::Do(command)) => return press(self, command, context),
        }
        None
    }

    /// Follows what the player did on the board or among the choices.
    fn follow(&mut self, touch: EditorTouch<G>, context: &mut ScreenContext<'_>) -> Option<Action> {
        match touch {
            EditorTouch::Tool(tool) => {
                self.tool = tool;
                self.edits.settle();
            }
            EditorTouch::Draft(draft) => {
                self.set((self.game_with_options().clone(), draft));
                self.tool = G::tool_after(self.tool);
            }
            EditorTouch::Part(draft, part) => {
                self.edits.go_on((self.game_with_options().clone(), draft), part);
                self.changed();
            }
            EditorTouch::Set(game, draft) => {
                self.typed.option.accept();
                self.set((game, draft));
            }
            EditorTouch::Refused(why) => {
                context.parts.sound.play(Sound::Refusal);
                self.refused = Some(why);
            }
            EditorTouch::Settled => self.edits.settle(),
            EditorTouch::Do(command) => return press(self, command, context),
        }
        None
    }

    /// Starts to analyse the position, or hides what was found.
    fn analyse(&mut self, context: &ScreenContext<'_>) {
        self.refused = None;
        if self.analysis.take().is_some() {
            return;
        }
        let Some(game) = self.played(context.parts) else { return };
        let Some(setup) = self.with_scene(context.parts, setup) else { return };
        let nobody = Arc::new(|_: &_, _: &_| None);
        let engine = state::<G>(&context.parts.rooms).engines.analysis.clone();
        let session = Session::<G>::from_game(setup, game, waker(context.ctx), nobody);
        let mut session = session.with_analysis_engine(engine.clone());
        session.help_mut().toggle_hint();
        session.help_mut().set_following(true);
        let explorer = G::SHOWS_VALUES.then(|| {
            let mut explorer = Explorer::<G>::new(engine, waker(context.ctx));
            explorer.follow(0, session.position(), || session.game().clone());
            explorer
        });
        self.analysis = Some((session, explorer));
    }

    fn findings(&self) -> Findings<'_, G> {
        let Some(help) = self.analysis.as_ref().map(|(session, _)| session.help()) else {
            return Findings::Nothing;
        };
        match (help.hint(), help.evaluation()) {
            (Some(hint), Some(found)) => {
                let (score, proven) = (found.analysis.score(), found.analysis.is_proven());
                Findings::Found(found.side, score, proven, hint)
            }
            _ if help.has_hint_failed() => Findings::Failed,
            _ => Findings::Searching,
        }
    }

    /// Saves the position in the library, as a game of two people that has not begun.
    fn save(&self, context: &mut ScreenContext<'_>) {
        let Some(game) = self.played(context.parts) else { return };
        let Some(setup) = self.with_scene(context.parts, setup) else { return };
        let nobody = Arc::new(|_: &_, _: &_| None);
        let setup = nameless(setup);
        let session = Session::from_game(setup, game, waker(context.ctx), nobody);
        let now = platform::now();
        let current = &mut state_mut::<G>(&mut context.parts.rooms).current;
        if let Some(collection) = current.collection_mut() {
            collection.game_list.add(SavedGame::of(&Label::new(now), &session, now));
        }
    }

    /// Asks who plays on from the position.
    fn ask_who_plays_on(&mut self, context: &mut ScreenContext<'_>) {
        let Some(game) = self.played(context.parts) else { return };
        let players = settings::<G>(context.parts).players();
        state_mut::<G>(&mut context.parts.rooms).questions += 1;
        self.play_on = Some(PlayOn::of(players, game.game(), Vec::new()));
    }

    /// Draws that question while it is asked.
    fn show_question(&mut self, ui: &Ui, context: &mut ScreenContext<'_>) {
        let Some(question) = &mut self.play_on else { return };
        let words = context.parts.words();
        let state = state::<G>(&context.parts.rooms);
        let first = G::first(&self.edits.now().1);
        let view = PlayOnView {
            words,
            places: &sides_called(words, question.rules(), first),
            hint: words.editor.play_hint,
            under_way: state.game_under_way(words),
            name: &|_: &G| String::new(),
            opened: state.questions,
        };
        match question.show(ui, &view) {
            Some(PlayOnAnswer::Begin) => {
                let question = self.play_on.take();
                if let Some((question, game)) = question.zip(self.played(context.parts)) {
                    go_on::<G>(game, &question.players, first, context);
                }
            }
            Some(PlayOnAnswer::Close) => self.play_on = None,
            None => {}
        }
    }
}

impl<G: EditorUi> Page for EditorScreen<G> {
    const GAME: &'static str = G::ID;

    const HAS_START_PAGE: bool = G::START_PAGE.is_some();

    const STAYS: bool = true;

    const TAKES_LETTERS: bool = true;

    const USES_LONG_PRESS: bool = true;

    fn draw(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let is_over_home = context.is_over_home();
        let parts = &*context.parts;
        let view = view(&parts.preferences, &parts.graphics, &parts.notices)?;
        let mut typed = std::mem::take(&mut self.typed);
        let leave = if is_over_home { Command::Menu } else { Command::Back };
        let (game, draft) = self.edits.now();
        let findings = self.findings();
        let hinted = match &findings {
            Findings::Found(.., hint) => Some(G::move_of_hint(hint)),
            _ => None,
        };
        let look = view.settings.table(G::ID).look;
        let explorer = self.analysis.as_ref().and_then(|(_, explorer)| explorer.as_ref());
        let values = explorer.map_or(&[][..], Explorer::values);
        let scene = EditScene { view: &view, look, game, draft, tool: self.tool, hinted, values };
        let page = EditorPage {
            position: &match_of(&scene),
            scene,
            refused: self.refused.as_ref(),
            findings,
            can_undo: self.edits.can_undo(),
            can_redo: self.edits.can_redo(),
            saves: state::<G>(&parts.rooms).current.collection().is_some(),
            leave,
        };
        let asked = page.show(ui, &mut typed);
        let is_refused = typed.option.take_refusal();
        self.typed = typed;
        if is_refused {
            context.parts.sound.play(Sound::Refusal);
        }
        self.show_question(ui, context);
        asked.into_iter().fold(None, |left, action| self.carry_out(action, context).or(left))
    }

    fn effect(&self, command: Command, _parts: &Parts) -> Option<PageEffect<Self>> {
        Some(match command {
            Command::Back => |_, context| context.leave(),
            Command::Undo => |editor, _| {
                editor.edits.undo();
                editor.changed();
            },
            Command::Redo => |editor, _| {
                editor.edits.redo();
                editor.changed();
            },
            Command::Keep => |editor, context| editor.save(context),
            Command::EditPosition => |_, _| {},
            _ => return None,
        })
    }

    fn poll(&mut self, _context: &mut ScreenContext<'_>) {
        if let Some((session, explorer)) = &mut self.analysis {
            session.help_mut().poll();
            explorer.iter_mut().for_each(Explorer::poll);
        }
    }

    fn escape(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        let ctx: &Context = context.ctx;
        if self.tool != G::Tool::default() {
            self.tool = G::Tool::default();
        } else if let Some(id) = ctx.memory(|memory| memory.focused()) {
            ctx.memory_mut(|memory| memory.surrender_focus(id));
        } else {
            context.leave();
        }
        None
    }

    fn shared_game(&self, parts: &Parts) -> Option<SharedGame> {
        let (game, setup) = (self.played(parts)?, self.with_scene(parts, setup)?);
        let origin = Origin { heading: None, began: None, today: parts.trainers.today() };
        let shown = (0, parts.settings().table(G::ID).look);
        Some(G::shared(parts.words(), &nameless(setup), &game, &origin, shown))
    }

    fn leaves_key(&self, command: Command) -> bool {
        G::START_PAGE.is_none() && !command.works_in_replay()
    }

    fn position_text(&self, parts: &Parts) -> Option<String> {
        Some(self.played(parts)?.position().to_string())
    }

    fn paste_position(&mut self, text: &str) -> bool {
        self.edits.settle();
        let is_read = self.read(text);
        self.edits.settle();
        if !is_read {
            // Another reader may find a game in it.
            self.refused = None;
        }
        is_read
    }

    fn is_asking(&self, _parts: &Parts) -> bool {
        self.play_on.is_some()
    }

    fn chosen_seats(&self) -> Option<[Seat; 4]> {
        self.play_on.as_ref().map(|question| question.players.seats)
    }
}

/// Returns a setup without the names of the sides, which stand for players nobody has named.
fn nameless(setup: Setup) -> Setup {
    Setup { names: Setup::no_names(setup.sides()), ..setup }
}
