//! Games from texts and files, whichever game they are: opening them, choosing one of several, and saying
//! why a text contains none.

use std::path::Path;

use basics::{Form, PassedOver, shown_path};
use frame::dialogs::{Question, effect};
use frame::{FollowUp, Parts, Screen, ScreenContext, UnreadGame, title_of_game};
use oanquan_table::room::games::{self, open_game};
use oanquan_table::room::lesson;
use tabletop::Game;
use ui_kit::drawn::readable;

use super::door_words::{no_game, not_a_game};
use super::screen::room::open_room;
use crate::audio::Sound;
use crate::door::{Door, Found, FoundGame, GuestGame, Opened, Refused, Why};
use crate::games::OAnQuan;
use crate::storage::{Errand, ReadProblem};
use crate::ui::dialogs::{ChooseGame, NotAGame, how_to_play};
use crate::ui::rooms::ROOMS;

/// Returns the door at which texts and files come in on this screen.
fn door(screen: &dyn Screen, parts: &Parts) -> Door {
    let settings = parts.settings();
    let mut door = Door::new(settings.game::<OAnQuan>().0, screen.game()).up_to_flaws();
    for entry in ROOMS.iter().filter(|entry| entry.has_lasting_options) {
        door = door.with_options(entry.id, settings.table(entry.id).options.clone());
    }
    door
}

/// Opens the game written in a pasted text, whichever game it is. Asks first if a game is under way.
/// The editor takes a position.
pub fn paste(text: &str, screen: &mut dyn Screen, context: &mut ScreenContext<'_>) {
    if screen.paste_position(text) {
        return;
    }
    match door(screen, context.parts).read(text.as_bytes()) {
        Ok(games) => take_games(games, screen, context),
        Err(_) if screen.take_list(None, context) => {}
        Err(why) => {
            log::debug!("pasted text: {why}");
            refuse_game(None, &why, context.parts);
        }
    }
}

/// Starts to read the first file that was dropped onto the window.
pub fn take_dropped_file(
    screen: &dyn Screen,
    context: &ScreenContext<'_>,
) -> Option<Errand<Opened>> {
    let file = context.ctx.input(|input| input.raw.dropped_files.first().cloned())?;
    let door = screen.takes_files(context.parts).then(|| door(screen, context.parts))?;
    Some(context.parts.errands.run(move || door.open(file.path())))
}

/// Opens the games in a dropped file.
pub fn open_dropped(opened: Opened, screen: &mut dyn Screen, context: &mut ScreenContext<'_>) {
    match opened {
        Ok(games) => take_games(games, screen, context),
        Err((path, why)) => {
            log::debug!("{}: {why}", path.display());
            if !screen.take_list(Some(&path), context) {
                refuse_game(Some(&path), &why, context.parts);
            }
        }
    }
}

/// Opens the game that was found in a text or a file, or asks which one.
fn take_games(mut games: Vec<Found>, screen: &dyn Screen, context: &mut ScreenContext<'_>) {
    match games.pop() {
        Some(found) if games.is_empty() => open_found(found, screen, context),
        Some(found) => {
            games.push(found);
            context.parts.dialogs.open(ChooseGame(games));
        }
        None => {}
    }
}

/// Opens the game named on the command line, or asks which one. No other game is on the screen yet.
pub fn open_at_start(mut games: Vec<Found>, screen: &dyn Screen, context: &mut ScreenContext<'_>) {
    match (games.len(), games.pop()) {
        (1, Some(Found { game: FoundGame::OAnQuan(game), form, stopped: None, .. })) => {
            games::open_at_start(*game, form == Form::Link, context);
            if form == Form::Link {
                welcome(OAnQuan::ID, context);
            }
        }
        (1, Some(Found { game: FoundGame::Guest(guest), form: Form::Link, stopped: None, .. })) => {
            let id = guest.id();
            open_guest(&guest, Box::new(move |context| welcome(id, context)), screen, context);
        }
        (_, Some(found)) => {
            games.push(found);
            take_games(games, screen, context);
        }
        (_, None) => {}
    }
}

/// Offers the lessons or the rules to somebody who sees the program for the first time because of a game that was
/// sent. On a page, that is how most people come to it.
fn welcome(game: &'static str, context: &mut ScreenContext<'_>) {
    let parts = &mut *context.parts;
    let (words, language, settings) = (parts.words(), parts.language(), parts.settings());
    let table = parts.rooms.get(game).filter(|_| settings.is_first_start());
    let Some(sent) = table.and_then(|table| table.unfinished(words, language, settings)) else {
        return;
    };
    let text = words.first.sent_hint(sent.title, &sent.mover);
    let answers = [
        (words.first.to_game, effect(come_in)),
        (
            words.first.learn_before,
            effect(move |screen, context| {
                come_in(screen, context);
                match game == OAnQuan::ID {
                    true => lesson::learn(context),
                    false => context.parts.dialogs.open(how_to_play(game, words)),
                }
            }),
        ),
    ];
    parts.dialogs.open_unasked(Question::new(words.first.sent, text, answers));
}

/// Skips the page of the first start from now on.
fn come_in(_: &mut dyn Screen, context: &mut ScreenContext<'_>) {
    context.parts.change_settings(context.ctx, |settings| settings.welcomed = true);
}

/// Opens a game, whichever screen is shown, and says what was read.
pub fn open_found(found: Found, screen: &dyn Screen, context: &mut ScreenContext<'_>) {
    let words = context.parts.words();
    let read = words.door.read(
        title_of(found.id(), context.parts),
        found.summary().turns,
        found.form,
        &found.passed_over,
    );
    let is_whole = found.passed_over == PassedOver::default() && found.stopped.is_none();
    let read = match &found.stopped {
        Some(why) => words.door.stopped(found.summary().turns, &reason(why, context.parts)),
        None => read,
    };
    match found.game {
        FoundGame::OAnQuan(game) => {
            let is_link = found.form == Form::Link;
            open_game(*game, is_link, (!is_whole).then_some(read), context);
        }
        FoundGame::Guest(guest) => {
            context.parts.notices.show(context.ctx, read);
            open_guest(&guest, Box::new(|_| {}), screen, context);
        }
    }
}

/// Shows a game of another kind in its room. `opened` is carried out once it is on the table as a new game.
fn open_guest(
    guest: &GuestGame,
    opened: FollowUp,
    screen: &dyn Screen,
    context: &mut ScreenContext<'_>,
) {
    let Some(index) = ROOMS.iter().position(|entry| entry.id == guest.id()) else { return };
    context.parts.dialogs.close();
    if screen.game() != guest.id() {
        open_room(index, context);
    }
    if let Some(open) = context.parts.rooms.get(guest.id()).map(|table| table.opener()) {
        open(guest.any(), opened, context);
    }
    context.ctx.request_repaint();
}

/// Returns the title of the game with this name.
fn title_of(id: &str, parts: &Parts) -> &'static str {
    title_of_game(&ROOMS, id, parts.language())
}

/// Returns why a text contains no game, in the words of its game.
fn reason(refused: &Refused, parts: &Parts) -> String {
    let (words, language) = (parts.words(), parts.language());
    let guest = || match &*refused.0 {
        Why::Guest(why) => {
            let room = ROOMS.iter().find(|entry| entry.id == why.id)?;
            let place = [why.line, why.column];
            let unread =
                UnreadGame { flaw: why.any(), english: &why.english, place, turn: why.turn };
            Some((room.unread)(&unread, language))
        }
        Why::GuestSaved { why, .. } => Some(words.rooms.damaged(why)),
        _ => None,
    };
    let why = no_game(words, refused).or_else(guest);
    why.unwrap_or_else(|| not_a_game(words, refused))
}

/// Shows why a text or the file at this path contains no game.
pub fn refuse_game(file: Option<&Path>, refused: &Refused, parts: &mut Parts) {
    let why = reason(refused, parts);
    let seems = refused.game().map(|id| parts.words().door.seems(title_of(id, parts)));
    let file = file.map(shown_path);
    let lines =
        [file, Some([seems, Some(why)].into_iter().flatten().collect::<Vec<_>>().join(" "))];
    let why = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
    let is_read =
        !matches!(*refused.0, Why::File(ReadProblem::Missing | ReadProblem::Unreadable(_)));
    parts.dialogs.open(NotAGame { is_read, why: readable(&why) });
    parts.sound.play(Sound::Refusal);
}
