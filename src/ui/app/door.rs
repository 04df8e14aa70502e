//! Games from texts and files, whichever game they are: opening them, choosing one of several, and saying
//! why a text contains none.

use std::path::Path;

use basics::{Form, PassedOver, shown_path};
use ui_kit::drawn::readable;
use window::dialogs::{Question, effect};
use window::{Arrival, Parts, Screen, ScreenContext, title_of_game};

use super::door_words::no_game;
use super::screen::room::open_room;
use crate::audio::Sound;
use crate::door::{Door, Found, GameRefused, Opened, Refused, Why};
use crate::storage::{Errand, ReadProblem};
use crate::ui::dialogs::{ChooseGame, NotAGame};
use crate::ui::rooms::{ROOMS, room_of};

/// Returns the door at which texts and files come in on this screen.
fn door(screen: &dyn Screen, parts: &Parts) -> Door {
    let settings = parts.settings();
    let lasting = ROOMS.iter().filter(|entry| entry.has_lasting_options);
    lasting.fold(Door::at(screen.game()).up_to_flaws(), |door, entry| {
        door.with_options(entry.id, settings.table(entry.id).options.clone())
    })
}

/// Reads a text by the options that the player has chosen or, if a move does not fit them and all fit the usual ones, by
/// those: who played with three friends last gets the moves of a game of two, too.
fn read(text: &str, screen: &dyn Screen, parts: &Parts) -> Result<Vec<Found>, Refused> {
    let is_whole = |read: &Result<Vec<Found>, Refused>| {
        read.as_ref().is_ok_and(|games| games.iter().all(|found| found.stopped.is_none()))
    };
    let chosen = door(screen, parts).read(text.as_bytes());
    if is_whole(&chosen) {
        return chosen;
    }
    let usual = Door::at(screen.game()).up_to_flaws().read(text.as_bytes());
    if is_whole(&usual) { usual } else { chosen }
}

/// Opens the game written in a pasted text, whichever game it is. Asks first if a game is under way.
/// The editor takes a position.
pub fn paste(text: &str, screen: &mut dyn Screen, context: &mut ScreenContext<'_>) {
    if screen.paste_position(text) {
        return;
    }
    match read(text, screen, context.parts) {
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
        Some(found) if games.is_empty() => open_found(&found, screen, context),
        Some(found) => {
            games.push(found);
            context.parts.dialogs.open(ChooseGame(games));
        }
        None => {}
    }
}

/// Opens the game named on the command line, or asks which one. No other game is on the screen yet.
pub fn open_at_start(games: Vec<Found>, screen: &dyn Screen, context: &mut ScreenContext<'_>) {
    match games.as_slice() {
        [found] if found.stopped.is_none() => open(found, true, screen, context),
        _ => take_games(games, screen, context),
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
                if let Some(entry) = room_of(game) {
                    (entry.learn)(context);
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
pub fn open_found(found: &Found, screen: &dyn Screen, context: &mut ScreenContext<'_>) {
    open(found, false, screen, context);
}

/// Opens a game, with which the program starts if it `is_first`. What was read is said before, so that the game can
/// say more; what was passed over is said in any case.
fn open(found: &Found, is_first: bool, screen: &dyn Screen, context: &mut ScreenContext<'_>) {
    let (id, turns, is_link) = (found.id(), found.summary().turns, found.form == Form::Link);
    let Some(entry) = room_of(id) else { return };
    let words = context.parts.words();
    let read = match &found.stopped {
        Some(why) => {
            let why = reason(why, true, context.parts);
            match (entry.moves)(turns) == turns {
                true => words.door.stopped(turns, &why),
                // Of moves that are counted in pairs, one may be half read.
                false => words.door.stopped_within(&why),
            }
        }
        // What was pasted has each move by itself, also where the pages count those of both sides as one.
        None => {
            let title = title_of(id, context.parts);
            words.door.read(title, turns, found.form, &found.passed_over)
        }
    };
    let is_whole = found.passed_over == PassedOver::default() && found.stopped.is_none();
    context.parts.dialogs.close();
    if screen.game() != id {
        open_room(entry, context);
    }
    // Why moves are missing stays until it was read.
    let lasts = found.stopped.is_some();
    // Whoever starts the program with a game of the home sees what it is.
    if !is_first || !is_whole || screen.game() != id {
        context.parts.notices.show(context.ctx, read.clone());
    }
    let shown = Box::new(move |context: &mut ScreenContext<'_>| {
        if is_first && is_link {
            welcome(id, context);
        } else if lasts {
            context.parts.notices.keep(read);
        } else if !is_whole {
            context.parts.notices.show(context.ctx, read);
        }
    });
    if let Some(open) = context.parts.rooms.get(id).map(|table| table.opener()) {
        open(found.any(), Arrival { is_first, shown }, context);
    }
    context.ctx.request_repaint();
}

/// Returns the title of the game with this name.
fn title_of(id: &str, parts: &Parts) -> &'static str {
    title_of_game(&ROOMS, id, parts.language())
}

/// Returns why a text, which was pasted or is in a file, contains no game.
fn reason(refused: &Refused, is_pasted: bool, parts: &Parts) -> String {
    let of_game = |why: &GameRefused| {
        let entry = room_of(why.id());
        entry.map_or_else(String::new, |entry| (entry.refusal)(why.any(), parts.language()))
    };
    no_game(parts.words(), refused, is_pasted, of_game)
}

/// Shows why a text or the file at this path contains no game.
pub fn refuse_game(file: Option<&Path>, refused: &Refused, parts: &mut Parts) {
    let why = reason(refused, file.is_none(), parts);
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
