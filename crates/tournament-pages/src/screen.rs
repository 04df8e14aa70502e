//! The page of the tournaments of a class: what is open, and the dialogs over it.

use std::io;
use std::path::Path;

use basics::Name;
use eframe::egui::{Context, Key, Modifiers, Popup, Ui};
use oanquan_table::OAnQuan;
use oanquan_table::room::dialogs::open_print;
use oanquan_table::room::own_mut;
use swiss::{LateEntry, Outcome, PlayerName, Refused, Tournament, usual_rounds};
use tabletop::Game as _;
use tabletop::storage::{Errand, Errands, SaveProblem};
use tournaments::{
    Claimed, KeptTournament, ListedTournaments, TournamentFile, TournamentStage, Tournaments,
};
use window::{Action, Parts, RoomEntry, Screen, ScreenContext};
use window_words::{Printed, TournamentPart, TournamentSheet, TournamentWords, Words};

use crate::list_file::{add_lines, pasted_list, read_list};
use crate::page::{self, LONGEST_LIST, Texts, TournamentAction, TournamentPage, TournamentView};
use crate::save_sheet::SaveSheet;
use crate::sheet::SheetTitles;

/// Opens a class of this name with these names on its list.
pub type OpenClass = fn(Name, Vec<Name>, &mut ScreenContext<'_>);

/// The page, while it is open.
pub struct OpenTournaments {
    /// The other games that a tournament may be of.
    rooms: &'static [RoomEntry],
    /// Opens a class; `None` where the program cannot serve one.
    open_class: Option<OpenClass>,
    tournaments: Tournaments,
    /// The tournaments, those that began last first.
    files: Vec<TournamentFile>,
    /// Why some cannot be read, in sentences.
    problems: Vec<String>,
    /// The open tournament: its place in the list, and what is shown of it.
    open: Option<(usize, TournamentView)>,
    /// The place of the tournament that may be deleted.
    to_delete: Option<usize>,
    disk: DiskWork,
}

/// What is being read and written.
#[derive(Default)]
struct DiskWork {
    listing: Option<Errand<io::Result<ListedTournaments>>>,
    /// Whether the newest tournament on the list is to be opened, unless it is over.
    opens_newest: bool,
    saving: Vec<Errand<Result<(), SaveProblem>>>,
    /// The place of the tournament that is being opened.
    opening: Option<(usize, Errand<Claimed>)>,
    /// Whether the tournament is gone, and its title.
    deleting: Vec<(String, Errand<Result<bool, SaveProblem>>)>,
    /// The names in a file for the open tournament.
    names: Option<Errand<Result<String, String>>>,
}

impl OpenTournaments {
    /// Shows the page. A tournament may be of ô ăn quan or of one of `rooms`; `open_class` opens a class, where the
    /// program can serve one.
    pub fn open_page(
        rooms: &'static [RoomEntry],
        open_class: Option<OpenClass>,
        context: &mut ScreenContext<'_>,
    ) {
        let parts = &mut *context.parts;
        parts.dialogs.close();
        let tournaments = parts.tournaments.clone();
        let mut page = OpenTournaments {
            rooms,
            open_class,
            tournaments,
            files: Vec::new(),
            problems: Vec::new(),
            open: None,
            to_delete: None,
            disk: DiskWork { opens_newest: true, ..DiskWork::default() },
        };
        page.list(&parts.errands);
        page.poll_list(parts);
        page.poll_opening(context);
        context.open(Box::new(page));
    }

    /// Starts to read the list.
    fn list(&mut self, errands: &Errands) {
        let list = self.tournaments.clone();
        self.disk.listing = Some(errands.run(move || list.list()));
    }

    /// Takes over the list. When the page opens, the newest tournament goes on where it was, if it is not over.
    fn poll_list(&mut self, parts: &Parts) {
        let Some(listed) = self.disk.listing.as_ref().and_then(Errand::poll) else { return };
        self.disk.listing = None;
        let own = &parts.words().tournament;
        match listed {
            Ok((files, problems)) => {
                // What has begun since the page opened is not listed.
                self.files.extend(files);
                self.problems = problems.iter().map(|problem| own.unusable(problem)).collect();
            }
            Err(error) => self.problems = vec![own.unreadable(&error.to_string())],
        }
        let opens = std::mem::take(&mut self.disk.opens_newest);
        let is_under_way = self.files.first().is_some_and(|file| !file.kept.is_over());
        if opens && self.open.is_none() && self.problems.is_empty() && is_under_way {
            self.start_to_open(0, &parts.errands);
        }
    }

    /// Starts to open a tournament, which no other window may then change.
    fn start_to_open(&mut self, index: usize, errands: &Errands) {
        if let Some(file) = self.files.get(index) {
            self.disk.opening = Some((index, errands.run(file.claimer())));
        }
    }

    /// Opens the tournament that could be claimed, or says why not.
    fn poll_opening(&mut self, context: &mut ScreenContext<'_>) {
        let Some((index, opening)) = &self.disk.opening else { return };
        let (index, Some(claimed)) = (*index, opening.poll()) else { return };
        self.disk.opening = None;
        let Some(file) = self.files.get_mut(index) else { return };
        let words = context.parts.words();
        let own = &words.tournament;
        let title = page::title_of(words, &file.kept);
        let why = match claimed {
            Claimed::Here(kept) => {
                file.kept = *kept;
                self.open = Some((index, TournamentView::of(&file.kept)));
                return;
            }
            Claimed::Elsewhere => own.elsewhere(&title),
            Claimed::Gone => {
                self.files.remove(index);
                own.gone(&title)
            }
            Claimed::Unreadable(problem) => {
                self.files.remove(index);
                own.unusable(&problem)
            }
        };
        context.parts.notices.show(context.ctx, why);
    }

    /// Returns the action of a pressed key: Escape leads back, and digits enter results.
    fn key(&self, ctx: &Context) -> Option<TournamentAction> {
        let begins = self.open.as_ref().is_some_and(|(_, view)| view.asks_to_begin);
        let asks = self.to_delete.is_some() || begins;
        if asks || Popup::is_any_open(ctx) {
            return None;
        }
        if self.takes_names()
            && let Some(list) = pasted_list(ctx)
        {
            return Some(list);
        }
        let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if ctx.text_edit_focused() {
            if pressed(Key::Escape) {
                ctx.memory_mut(|memory| {
                    if let Some(id) = memory.focused() {
                        memory.surrender_focus(id);
                    }
                });
            }
            return None;
        }
        if pressed(Key::Escape) {
            return Some(match self.open {
                Some(_) => TournamentAction::Leave,
                None => TournamentAction::Close,
            });
        }
        let (index, view) = self.open.as_ref()?;
        let TournamentStage::Rounds(tournament) = &self.files.get(*index)?.kept.stage else {
            return None;
        };
        let results = [
            (Key::Num1, Outcome::FirstWon),
            (Key::Num0, Outcome::Draw),
            (Key::Num2, Outcome::SecondWon),
        ];
        let table = view.marked(tournament).filter(|_| view.part == TournamentPart::Round)?;
        let (_, outcome) = results.into_iter().find(|(key, _)| pressed(*key))?;
        let (round, outcome) = (view.round, Some(outcome));
        Some(TournamentAction::SetOutcome { round, table, outcome })
    }

    /// Carries out what the player asks for.
    fn carry_out(&mut self, action: TournamentAction, context: &mut ScreenContext<'_>) {
        context.ctx.request_repaint();
        if action == TournamentAction::Home {
            return context.go_home();
        }
        if action == TournamentAction::Close {
            return context.leave();
        }
        if action == TournamentAction::OpenClass {
            return self.open_class(context);
        }
        if action == TournamentAction::Print {
            return open_print(Printed::Rules, context.parts);
        }
        let parts = &mut *context.parts;
        if let TournamentAction::AskSheet(sheet) = action {
            if let Some(sheet) = self.sheet(sheet, parts) {
                parts.dialogs.open(sheet);
            }
            return;
        }
        let (seed, words) = (own_mut(parts).engines.seed(), parts.words());
        if let Some(message) = self.change_with(action, seed, words, &parts.errands) {
            parts.notices.show(context.ctx, message);
        }
    }

    /// Opens the class with the names that have been entered, and keeps them.
    fn open_class(&mut self, context: &mut ScreenContext<'_>) {
        // The next lesson begins with the class.
        if let Some((index, view)) = &mut self.open {
            (self.files[*index].kept.for_class, view.for_class) = (true, true);
        }
        self.save(&context.parts.errands);
        if let (Some(open), Some((index, view))) = (self.open_class, &self.open) {
            let title = Name::new(&self.files[*index].kept.title);
            let names = view.class_list.names.iter().map(|name| Name::new(name.as_str()));
            open(title, names.collect(), context);
        }
    }

    /// Carries out an action. `seed` draws the lots of a tournament that begins.
    fn change_with(
        &mut self,
        action: TournamentAction,
        seed: u64,
        words: &'static Words,
        errands: &Errands,
    ) -> Option<String> {
        log::debug!("tournament: {action:?}");
        match action {
            // The list is about to change.
            TournamentAction::New
            | TournamentAction::NewClass
            | TournamentAction::Open(_)
            | TournamentAction::AskDelete(_)
                if self.disk.opening.is_some() => {}
            TournamentAction::New | TournamentAction::NewClass => {
                let mut file = self.tournaments.begin();
                file.kept.for_class = action == TournamentAction::NewClass;
                let view = TournamentView::of(&file.kept);
                self.files.insert(0, file);
                self.open = Some((0, view));
            }
            TournamentAction::Open(index) => self.start_to_open(index, errands),
            TournamentAction::AskDelete(index) => self.to_delete = Some(index),
            TournamentAction::Delete(yes) => {
                let index = self.to_delete.take().filter(|_| yes)?;
                self.delete(index, words, errands);
            }
            TournamentAction::Leave => self.close(words, errands),
            TournamentAction::AddFile(path) => {
                let read = move || read_list(&path, &words.tournament);
                self.disk.names = Some(errands.run(read));
            }
            action => {
                let message = self.change(action, seed, words);
                self.save(errands);
                return message;
            }
        }
        None
    }

    /// Closes the open tournament, and lets other windows have it. One without a name is deleted.
    fn close(&mut self, words: &Words, errands: &Errands) {
        self.save(errands);
        let Some((index, _)) = self.open.take() else { return };
        match self.files.get(index) {
            Some(file) if file.kept.is_empty() => self.delete(index, words, errands),
            Some(file) => drop(errands.run(file.releaser())),
            None => {}
        }
    }

    /// Starts to delete a tournament.
    fn delete(&mut self, index: usize, words: &Words, errands: &Errands) {
        if index < self.files.len() {
            let file = self.files.remove(index);
            let title = match file.kept.is_empty() {
                true => String::new(),
                false => page::title_of(words, &file.kept),
            };
            self.disk.deleting.push((title, errands.run(move || file.delete())));
        }
    }

    /// Starts to save the open tournament, even one that has been emptied: the file must not keep what was deleted.
    fn save(&mut self, errands: &Errands) {
        let open = self.open.as_ref().and_then(|(index, _)| self.files.get_mut(*index));
        if let Some(file) = open.filter(|file| file.is_saved() || !file.kept.is_empty()) {
            self.disk.saving.push(errands.run(file.saver()));
        }
    }

    /// Changes the open tournament. Returns a message, if there is one.
    fn change(&mut self, action: TournamentAction, seed: u64, words: &Words) -> Option<String> {
        let (index, view) = self.open.as_mut()?;
        let kept = &mut self.files.get_mut(*index)?.kept;
        let message = match &mut kept.stage {
            TournamentStage::Names { rounds, text } => match action {
                TournamentAction::Plan(number) => {
                    *rounds = Some(number);
                    None
                }
                TournamentAction::Add(names) => {
                    let is_whole = add_lines(text, &names, LONGEST_LIST);
                    (!is_whole).then(|| words.field.full(LONGEST_LIST))
                }
                TournamentAction::Begin if !view.class_list.refused.is_empty() => {
                    view.asks_to_begin = true;
                    None
                }
                TournamentAction::Begin => begin(kept, view, seed, words),
                TournamentAction::BeginWithout(yes) => {
                    view.asks_to_begin = false;
                    if yes { begin(kept, view, seed, words) } else { None }
                }
                _ => None,
            },
            TournamentStage::Rounds(tournament) => change(tournament, view, action, words),
        };
        view.follow(kept);
        message
    }

    /// Takes over the results of saving and deleting.
    fn poll_saving(&mut self, ctx: &Context, parts: &mut Parts) {
        self.disk.saving.retain(|saving| match saving.poll() {
            None => true,
            Some(saved) => {
                if saved.is_err() {
                    parts.report_done(ctx, saved, String::new());
                }
                false
            }
        });
    }

    /// Takes over the results of deleting. What could not be deleted is listed again.
    fn poll_deleting(&mut self, context: &mut ScreenContext<'_>) {
        let words = context.parts.words();
        let mut done = Vec::new();
        self.disk.deleting.retain(|(title, deleting)| match deleting.poll() {
            None => true,
            Some(deleted) => {
                done.push((title.clone(), deleted));
                false
            }
        });
        for (title, deleted) in done {
            let is_gone = matches!(deleted, Ok(true));
            match deleted {
                Ok(true) if title.is_empty() => {}
                Ok(true) => {
                    context.parts.notices.show(context.ctx, words.tournament.deleted.to_owned());
                }
                Ok(false) => {
                    context.parts.notices.show(context.ctx, words.tournament.elsewhere(&title));
                }
                Err(problem) => context.parts.report_done(context.ctx, Err(problem), String::new()),
            }
            if !is_gone && self.open.is_none() {
                self.files.clear();
                self.list(&context.parts.errands);
            }
        }
    }

    /// Takes over the names from a file.
    fn poll_names(&mut self, context: &mut ScreenContext<'_>) {
        let Some(read) = self.disk.names.as_ref().and_then(Errand::poll) else { return };
        self.disk.names = None;
        match read {
            Ok(text) => self.carry_out(TournamentAction::Add(text), context),
            Err(why) => context.parts.notices.show(context.ctx, why),
        }
    }

    /// Returns what the page is said with.
    fn texts(&self, parts: &Parts) -> Texts<'static> {
        let serves_class = self.open_class.is_some();
        Texts { words: parts.words(), language: parts.language(), rooms: self.rooms, serves_class }
    }

    /// Returns whether names of a new tournament are being entered.
    fn takes_names(&self) -> bool {
        let open = self.open.as_ref().and_then(|(index, _)| self.files.get(*index));
        open.is_some_and(|file| matches!(file.kept.stage, TournamentStage::Names { .. }))
    }

    /// Returns the open tournament with its rounds, once they have begun.
    fn open_rounds(&self) -> Option<(&KeptTournament, &Tournament, &TournamentView)> {
        let (index, view) = self.open.as_ref()?;
        let kept: &KeptTournament = &self.files.get(*index)?.kept;
        let TournamentStage::Rounds(tournament) = &kept.stage else { return None };
        Some((kept, tournament, view))
    }

    /// Returns the dialog that saves a sheet.
    fn sheet(&self, sheet: TournamentSheet, parts: &Parts) -> Option<SaveSheet> {
        let texts = self.texts(parts);
        let (kept, tournament, view) = self.open_rounds()?;
        let title = page::title_of(texts.words, kept);
        let titles = SheetTitles { title: &title, game: texts.game(&kept.game) };
        Some(SaveSheet::of(sheet, titles, (tournament, view.round), parts))
    }
}

impl Screen for OpenTournaments {
    fn game(&self) -> &'static str {
        OAnQuan::ID
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let texts = self.texts(context.parts);
        let words = texts.words;
        let open = self.open.as_mut().map(|(index, view)| (*index, view));
        let shown =
            TournamentPage { texts, files: &mut self.files, problems: &self.problems, open };
        let asked = page::tournament(ui, shown);
        let deleted = self.to_delete.and_then(|index| {
            let kept = &self.files.get(index)?.kept;
            page::ask_to_delete(ui, words, kept).map(TournamentAction::Delete)
        });
        let begins = self.open.as_ref().filter(|(_, view)| view.asks_to_begin);
        let begun = begins.and_then(|(_, view)| {
            let answer = page::ask_to_begin(ui, &words.tournament, &view.class_list);
            answer.map(TournamentAction::BeginWithout)
        });
        for action in asked.into_iter().chain(deleted).chain(begun) {
            self.carry_out(action, context);
        }
        None
    }

    fn poll(&mut self, context: &mut ScreenContext<'_>) {
        self.poll_list(context.parts);
        self.poll_opening(context);
        self.poll_deleting(context);
        self.poll_names(context);
        self.poll_saving(context.ctx, context.parts);
    }

    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        self.carry_out(self.key(context.ctx)?, context);
        None
    }

    fn is_visit(&self) -> bool {
        true
    }

    fn handles_clipboard(&self, ctx: &Context) -> bool {
        !ctx.text_edit_focused()
    }

    /// What is no game is a list of names, if the page asks for one.
    fn take_list(&mut self, file: Option<&Path>, context: &mut ScreenContext<'_>) -> bool {
        let takes_names = self.takes_names();
        if let Some(file) = file.filter(|_| takes_names) {
            self.carry_out(TournamentAction::AddFile(file.to_owned()), context);
        }
        takes_names
    }

    fn leave(&mut self, parts: &mut Parts) {
        self.close(parts.words(), &parts.errands);
        if let Some((index, _)) = self.disk.opening.take()
            && let Some(file) = self.files.get(index)
        {
            parts.errands.run(file.releaser());
        }
    }
}

/// Begins the rounds of a tournament, and pairs the first. Returns why that is impossible, if it is.
fn begin(
    kept: &mut KeptTournament,
    view: &mut TournamentView,
    seed: u64,
    words: &Words,
) -> Option<String> {
    let TournamentStage::Names { rounds, .. } = &kept.stage else { return None };
    let names = view.class_list.names.clone();
    let possible = swiss::most_rounds(names.len());
    let rounds = rounds.unwrap_or(usual_rounds(names.len())).min(possible);
    match Tournament::new(names, rounds, seed) {
        Ok(mut tournament) => {
            let paired = tournament.pair_next();
            kept.stage = TournamentStage::Rounds(tournament);
            *view = TournamentView::of(kept);
            paired.err().map(|why| words.tournament.cannot_pair(why))
        }
        Err(why) => Some(words.tournament.refused(&why)),
    }
}

/// Changes a tournament under way. Returns a message, if there is one.
fn change(
    tournament: &mut Tournament,
    view: &mut TournamentView,
    action: TournamentAction,
    words: &Words,
) -> Option<String> {
    let own = &words.tournament;
    view.typing.accept();
    match action {
        TournamentAction::SetOutcome { round, table, outcome } => {
            tournament.set_outcome(round, table, outcome);
            if !view.is_over && tournament.is_over() && round + 1 == tournament.rounds().len() {
                view.part = TournamentPart::Standings;
            }
        }
        TournamentAction::Pair => {
            if let Err(why) = tournament.pair_next() {
                return Some(own.cannot_pair(why));
            }
            (view.round, view.focused) = (tournament.rounds().len() - 1, None);
        }
        TournamentAction::Dissolve => {
            tournament.dissolve();
        }
        TournamentAction::SetPresent(player, present) => tournament.set_present(player, present),
        TournamentAction::Plan(rounds) => {
            if let Err(why) = tournament.plan(rounds) {
                view.typing.refuse(own.refused(&why));
            }
        }
        TournamentAction::Correct(player) => {
            view.corrected = Some((player, tournament.player(player).name().to_string()));
        }
        TournamentAction::Rename => {
            let (player, entered) = view.corrected.take()?;
            let renamed = shown_name(&entered).and_then(|name| tournament.rename(player, name));
            if let Err(why) = renamed {
                view.typing.refuse(own.refused(&why));
                view.corrected = Some((player, entered));
            }
        }
        TournamentAction::Join => {
            let joined = shown_name(&view.late).and_then(|name| {
                let shown = name.to_string();
                tournament.join_late(name).map(|entry| (shown, entry))
            });
            match joined {
                Ok((name, entry)) => {
                    view.late.clear();
                    return Some(added(tournament, &name, entry, own));
                }
                Err(why) => view.typing.refuse(own.refused(&why)),
            }
        }
        _ => {}
    }
    None
}

/// Returns the message that a player has come late, and what it means for the round.
fn added(tournament: &Tournament, name: &str, entry: LateEntry, own: &TournamentWords) -> String {
    let game = match entry {
        LateEntry::Plays(table) => {
            tournament.rounds().last().and_then(|round| Some((table, round.games.get(table)?)))
        }
        LateEntry::Free => return own.added_free(name),
        LateEntry::NextRound => None,
    };
    let Some((table, game)) = game else { return own.added(name) };
    let names = [game.first, game.second].map(|id| tournament.player(id).name().as_str());
    let other = if names[0] == name { names[1] } else { names[0] };
    own.added_plays(name, other, table + 1)
}

/// Returns a name of which the program can show all letters.
///
/// # Errors
/// Returns why it is no such name.
fn shown_name(entered: &str) -> Result<PlayerName, Refused> {
    let name = PlayerName::new(entered)?;
    if page::is_shown(name.as_str()) { Ok(name) } else { Err(Refused::NotShown) }
}
