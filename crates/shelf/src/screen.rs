//! The screen of the player's games and achievements, for every game: its part, and the dialog about a
//! game.

use std::path::Path;
use std::time::Duration;

use audio::Sound;
use eframe::egui::{Context, Event, Key, Modifiers, Ui};
use table::game::{MyGamesPart, TableGame, open_my_games, open_saved, state, state_mut};
use table::library::{Collection, OpenedGame, Wording};
use table::screens::{ReplayScreen, challenge, go_to_game, replay_saved};
use table::words::all_names;
use tabletop::archive::{EXTENSIONS, GameId, game_text};
use tabletop::platform::{self, documents_folder, expanded};
use tabletop::{Job, JobStatus};
use window::dialogs::{copy_texts, open_sheet_of};
use window::{
    Action, Change, Command, OpenTable, Parts, Screen, ScreenContext, Under, is, is_general,
    poll_changes,
};

use crate::{
    Edit, EditResult, ListAction, MyGames, MyGamesAction, StatisticsAction, edit_game, lists_games,
    my_games,
};

/// The time between two looks at a game that is being read.
const FRAME: Duration = Duration::from_millis(16);

/// The page, while it is open.
pub struct OpenMyGames<G: TableGame> {
    /// The part that it shows.
    part: MyGamesPart,
    /// The input of the open dialog, if there is one.
    edit: Option<Edit>,
    /// The path that was typed for the file being written.
    typed: Option<String>,
    /// The index of the shown row to focus next.
    focus: Option<usize>,
    /// The game being read, and what follows.
    opening: Option<(ListAction, Job<OpenedGame<G>>)>,
}

/// Shows the player's games and achievements at `part`, after reading what has changed on the disk.
pub fn open<G: TableGame>(part: MyGamesPart, context: &mut ScreenContext<'_>) {
    if let Some(page) = OpenMyGames::<G>::new(part, context.parts) {
        context.parts.dialogs.close();
        context.open(Box::new(page));
    }
}

/// Returns how the games of `G` are worded.
fn wording<G: TableGame>(parts: &Parts) -> Wording {
    Wording::of::<G>(parts.language(), parts.settings())
}

/// Returns the saved games, or `None` if games are not saved.
fn collection<G: TableGame>(parts: &mut Parts) -> Option<&mut Collection<G>> {
    state_mut::<G>(&mut parts.rooms).current.collection_mut()
}

/// Returns the other games with kept games: the names of the game, and the label of the button that leads to them.
fn other_lists<G: TableGame>(parts: &mut Parts) -> Vec<(&'static str, String)> {
    let (words, language) = (parts.words(), parts.language());
    let settings = &parts.preferences.settings;
    let mut lists = Vec::new();
    for (id, table) in parts.rooms.others(G::ID) {
        let count = table.kept_games(language, settings);
        if count > 0 {
            lists.push((id, words.library.of_game(table.title(language), count)));
        }
    }
    lists
}

/// Shows the list of another game. Leaving it leads back to the list that the player came from.
fn open_other_list(game: &str, context: &mut ScreenContext<'_>) {
    let below = context.below().filter(|below| below.lists_games()).map(Screen::game);
    if below.is_some() {
        context.leave();
    }
    if below != Some(game)
        && let Some(open) = context.parts.rooms.get(game).map(|table| table.games_opener())
    {
        open(context);
    }
}

/// Returns the command that leaves the page: for the home if nothing else lies below.
fn leave_command(context: &ScreenContext<'_>) -> Command {
    if context.is_over_home() { Command::Menu } else { Command::Back }
}

impl<G: TableGame> OpenMyGames<G> {
    /// Opens the page at `part`, and reads what has changed on the disk. Returns `None` if games
    /// are not saved.
    fn new(part: MyGamesPart, parts: &mut Parts) -> Option<Self> {
        let wording = wording::<G>(parts);
        let table = state::<G>(&parts.rooms);
        let [before_list, before_count] = [table.flusher(), table.flusher()];
        let Collection { game_list, statistics, .. } = collection::<G>(parts)?;
        game_list.refresh_after(wording, before_list);
        statistics.refresh_after(before_count);
        let chosen = game_list.chosen_index().unwrap_or(0);
        let (language, settings) = (parts.language(), &parts.preferences.settings);
        parts.rooms.others(G::ID).for_each(|(_, table)| table.read_kept_games(language, settings));
        let focus = (part == MyGamesPart::Games).then_some(chosen);
        Some(OpenMyGames { part, edit: None, typed: None, focus, opening: None })
    }

    /// Returns whether the dialog about the selected game is open.
    fn is_editing(&self) -> bool {
        self.edit.is_some()
    }

    /// Returns the action of a pressed key.
    fn pressed(&mut self, context: &ScreenContext<'_>) -> Option<MyGamesAction> {
        let ctx = context.ctx;
        let pressed = |modifiers, key| ctx.input_mut(|input| input.consume_key(modifiers, key));
        if self.part == MyGamesPart::Details && !self.is_editing() {
            if pressed(Modifiers::NONE, Key::Escape) {
                self.part = MyGamesPart::Achievements;
                ctx.request_repaint();
            }
            if pressed(Modifiers::COMMAND, Key::Z) {
                return Some(MyGamesAction::Statistics(StatisticsAction::BringBack));
            }
        } else if self.takes_letters(ctx) {
            if pressed(Modifiers::NONE, Key::Escape) {
                return Some(MyGamesAction::Do(leave_command(context)));
            }
            if pressed(Modifiers::COMMAND, Key::Z) {
                return Some(MyGamesAction::Games(ListAction::BringBack));
            }
            // Nothing happens to a chosen game that is not in view.
            let lists_games = lists_games(ctx.content_rect().width(), self.part);
            if lists_games && pressed(Modifiers::NONE, Key::F2) {
                return Some(MyGamesAction::Games(ListAction::Rename));
            }
            if lists_games && ctx.input(|input| input.events.contains(&Event::Copy)) {
                return Some(MyGamesAction::Games(ListAction::Copy));
            }
        } else if !self.is_editing() && pressed(Modifiers::NONE, Key::Escape) {
            ctx.memory_mut(|memory| {
                if let Some(id) = memory.focused() {
                    memory.surrender_focus(id);
                }
            });
        }
        None
    }

    /// Returns whether letters are keys: no text field has the keyboard and no dialog is open.
    fn takes_letters(&self, ctx: &Context) -> bool {
        !ctx.text_edit_focused() && !self.is_editing()
    }

    /// Carries out what the player asks for. Returns what is left to the window.
    fn carry_out(
        &mut self,
        action: MyGamesAction,
        context: &mut ScreenContext<'_>,
    ) -> Option<Action> {
        context.ctx.request_repaint();
        match action {
            MyGamesAction::Do(command) => return Some(Action::Do(command)),
            // The others are there, and not at this board.
            MyGamesAction::Games(ListAction::Open) if chosen_is_in_room::<G>(context.parts) => {
                return Some(Action::Do(Command::Together));
            }
            MyGamesAction::Games(action) => {
                self.change(action, context);
            }
            MyGamesAction::Statistics(action) => self.change_statistics(action, context.parts),
            MyGamesAction::FinishEdit(edited) => {
                self.finish_edit(edited, context.parts);
            }
            MyGamesAction::Challenge(level) => challenge::<G>(level, context),
            MyGamesAction::Other(game) => open_other_list(game, context),
        }
        None
    }

    /// Carries out an action on the games.
    fn change(&mut self, action: ListAction, context: &mut ScreenContext<'_>) -> Option<()> {
        log::debug!("my games: {action:?}");
        let game_list = &mut collection::<G>(context.parts)?.game_list;
        match action {
            ListAction::GoOn => go_to_game::<G>(context),
            ListAction::Delete => game_list.delete(),
            ListAction::BringBack => game_list.bring_back(),
            ListAction::Rename => {
                let heading = game_list.chosen()?.summary.as_ref().ok()?;
                self.edit = Some(Edit::Title(heading.title.clone()));
            }
            ListAction::SaveAs if G::EXTENSION.is_some() => {
                let name = Path::new(&game_list.chosen()?.file);
                let name = name.with_extension(G::EXTENSION.unwrap_or_default());
                let folder = documents_folder().unwrap_or_default();
                let target = context.parts.desktop.suggested(&folder, &name);
                self.edit = Some(Edit::Target(target, false));
            }
            ListAction::Open | ListAction::Replay | ListAction::Copy | ListAction::SaveAs => {
                self.opening = Some((action, game_list.open_chosen()?));
            }
        }
        Some(())
    }

    /// Takes in the game that has been read, and does with it what the player asked for.
    fn follow_opening(&mut self, context: &mut ScreenContext<'_>) -> Option<()> {
        let (action, job) = self.opening.as_ref()?;
        let opened = match job.poll() {
            JobStatus::Nothing => return None,
            JobStatus::Report(opened) => Some((*action, opened)),
            JobStatus::Ended => None,
        };
        self.opening = None;
        let (action, OpenedGame { file, game, is_kept }) = opened?;
        let (game, state) = match game {
            Ok(game) => game,
            Err(problem) => {
                log::warn!("{}: {problem}", file.display());
                collection::<G>(context.parts)?.game_list.mark_damaged(&file, problem);
                context.parts.sound.play(Sound::Refusal);
                context.ctx.request_repaint();
                return None;
            }
        };
        let texts = || G::texts(&game, &state, context.parts.words());
        match action {
            ListAction::Replay => replay_saved(game, &state, is_kept, context),
            ListAction::Copy => copy_texts(G::ID, texts(), context),
            ListAction::SaveAs => {
                let name = Path::new(&file).file_stem().unwrap_or_default().to_string_lossy();
                open_sheet_of(G::ID, &name, texts(), context.parts);
            }
            _ => open_saved(game, state, is_kept, context),
        }
        Some(())
    }

    /// Carries out an action on the statistics.
    fn change_statistics(&mut self, action: StatisticsAction, parts: &mut Parts) {
        log::debug!("statistics: {action:?}");
        let Some(Collection { statistics, .. }) = collection::<G>(parts) else { return };
        match action {
            StatisticsAction::Reset => statistics.reset(platform::now()),
            StatisticsAction::BringBack if statistics.can_bring_back() => statistics.bring_back(),
            StatisticsAction::BringBack => {}
        }
    }

    /// Carries out the edit of the selected game, unless the player cancelled it.
    fn finish_edit(&mut self, edited: EditResult, parts: &mut Parts) -> Option<()> {
        let words = parts.words();
        let game_list = &mut collection::<G>(parts)?.game_list;
        let edit = self.edit.take();
        self.focus = Some(game_list.chosen_index()?);
        match edit? {
            _ if edited == EditResult::Cancelled => {}
            Edit::Title(title) => game_list.rename(title),
            Edit::Target(target, replace) => {
                let path = documents_folder().unwrap_or_default().join(expanded(&target));
                let ending = path.extension().map(ToOwned::to_owned);
                let is_whole =
                    EXTENSIONS.iter().any(|whole| ending.as_deref() == Some(whole.as_ref()));
                self.typed = Some(target);
                game_list.save_as(path, replace, move |game, state| match is_whole {
                    true => game_text(game),
                    false => Ok(G::texts(game, state, words).swap_remove(0).1),
                });
            } // Sheets belong to other pages.
        }
        Some(())
    }
}

/// Returns whether the chosen game is under way in a room to which there is a way back.
fn chosen_is_in_room<G: TableGame>(parts: &mut Parts) -> bool {
    let ways = parts.ways_back();
    let chosen = collection::<G>(parts).and_then(|collection| collection.game_list.chosen());
    let room = chosen.and_then(|game| {
        game.summary.as_ref().ok().filter(|summary| summary.result.is_none())?;
        let name = Path::new(&game.file).file_stem()?.to_str()?.to_owned();
        GameId::try_from(name).ok()?.room()
    });
    room.is_some_and(|room| ways.iter().any(|back| back.room.bits() == room))
}

impl<G: TableGame> Screen for OpenMyGames<G> {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let leave = leave_command(context);
        let parts = &mut *context.parts;
        let (words, wording) = (parts.words(), wording::<G>(parts));
        let seats = parts.settings().table(G::ID).seats;
        let current = &state::<G>(&parts.rooms).current;
        let session = current.session().filter(|session| session.is_under_way());
        let on_board = session.map(|session| all_names::<G>(words, session.setup()));
        let others = other_lists::<G>(parts);
        // The collection and the textures are different parts of the window.
        let sprites = parts.graphics.sprites.take()?;
        let action = collection::<G>(parts).and_then(|collection| {
            let Collection { game_list, statistics, .. } = collection;
            game_list.poll(wording);
            statistics.poll();
            let (part, focus) = (&mut self.part, &mut self.focus);
            let mut page = MyGames {
                words,
                look: wording.look,
                leave,
                sprites: &sprites,
                on_board,
                others: &others,
                seats: &seats[..2],
                game_list,
                statistics,
                part,
                focus,
            };
            my_games(ui, &mut page)
        });
        parts.graphics.sprites = Some(sprites);
        let edited = edit_game(ui, words, self.edit.as_mut());
        self.carry_out(edited.map(MyGamesAction::FinishEdit).or(action)?, context)
    }

    fn act(&mut self, action: Action, context: &mut ScreenContext<'_>) -> Option<Action> {
        match action {
            Action::Do(Command::Back) => context.leave(),
            Action::Do(Command::NewGame) => G::begin_next(context),
            Action::Do(Command::Games) => open_my_games::<G>(MyGamesPart::Games, context),
            Action::Do(Command::Achievements) => {
                open_my_games::<G>(MyGamesPart::Achievements, context);
            }
            action => return Some(action),
        }
        None
    }

    fn advance(&mut self, _seconds: f64, context: &mut ScreenContext<'_>) {
        context.parts.prepare_strength(G::ID, None, context.ctx);
    }

    fn poll(&mut self, context: &mut ScreenContext<'_>) {
        poll_changes(G::ID, self, context);
        if self.opening.is_some() {
            // Reading usually takes less than a frame.
            context.ctx.request_repaint_after(FRAME);
        }
        self.follow_opening(context);
    }

    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        let action = self.pressed(context)?;
        self.carry_out(action, context)
    }

    fn handles_key(&self, command: Command, _parts: &Parts) -> bool {
        match self.is_editing() {
            true => command.works_everywhere(),
            false => {
                is_general(command) || matches!(command, Command::Games | Command::Achievements)
            }
        }
    }

    fn handles_clipboard(&self, ctx: &Context) -> bool {
        self.takes_letters(ctx)
    }

    fn game(&self) -> &'static str {
        G::ID
    }

    fn follow_change(&mut self, change: &Change, context: &mut ScreenContext<'_>) {
        match change {
            Change::Deleted(_) => {
                let collection = collection::<G>(context.parts);
                self.focus = collection.and_then(|all| all.game_list.chosen_index());
            }
            Change::NotReplaced => {
                self.edit = self.typed.take().map(|target| Edit::Target(target, true));
            }
            _ => {}
        }
    }

    fn poll_saving(&mut self, parts: &mut Parts) {
        let wording = wording::<G>(parts);
        if let Some(Collection { game_list, statistics, .. }) = collection::<G>(parts) {
            game_list.refresh(wording);
            statistics.refresh();
        }
    }

    fn stays_with_game(&self) -> bool {
        G::START_PAGE.is_some()
    }

    fn is_visit(&self) -> bool {
        true
    }

    fn under(&self, above: &dyn Screen) -> Under {
        match above.game() == G::ID {
            true if is::<ReplayScreen<G>>(above) => Under::Stays,
            true => Under::IsLeft,
            false if above.lists_games() => Under::Stays,
            false => Under::AllAreLeft,
        }
    }

    fn lists_games(&self) -> bool {
        true
    }

    /// Shows the games after a replay, and reads what has changed on the disk.
    fn resume(&mut self, context: &mut ScreenContext<'_>) {
        if let Some(page) = OpenMyGames::new(MyGamesPart::Games, context.parts) {
            *self = page;
        }
        context.parts.dialogs.close();
    }
}
