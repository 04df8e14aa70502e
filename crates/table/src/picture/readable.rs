//! A match as a text that people read and that the program reads back: what was played in words, between braces, which
//! every reader takes for a comment, and below it the record.

use basics::{Form, WrittenResult};
use tabletop::{BySide, GameEntry, GameMatch, Name, Record, Seat, Setup, Side, Step};
use window_words::Words;

use super::pictured::title;
use crate::game::TableGame;
use crate::words::{TableWords, Viewpoint, Voice, players, short_names, title_of};

/// The most moves in words. The record below them has all.
const MAX_MOVES: usize = 1_000;

/// Returns a match between the players of `setup` as such a text.
pub(super) fn readable<G: TableGame>(words: &Words, setup: &Setup, record: &Record<G>) -> String {
    let game = &record.game;
    let setup = with_names(words, setup, record);
    // What is said of a person without a name and of a computer depends on who plays here.
    let names = short_names::<G>(words, &setup);
    let people = Setup {
        seats: BySide::from_fn(setup.sides(), |_| Seat::Person),
        names: BySide::from_fn(setup.sides(), |side| Name::new(&names[side])),
        ..setup.clone()
    };
    let voice = Voice::new::<G>(words, &people, Viewpoint::lying(0, Side::NEAR));
    let own = G::words(words.in_language);
    let head = [
        title::<G>(words.in_language, &game.game(), 0),
        record.heading.event.clone(),
        who_plays(words, &setup, own, game),
        result(&voice, own, record),
        record.heading.date.clone(),
    ];
    let lines = head.into_iter().filter(|line| !line.is_empty());
    let lines = lines.chain(moves(&voice, own, game)).map(|line| plain(&line));
    let told = lines.collect::<Vec<_>>().join("\n");
    format!("{{ {told} }}\n\n{}", G::write(record, Form::Record))
}

/// Returns the players, of whom a lone person without a name has the name that others read: "you" would be somebody else.
fn with_names<G: TableGame>(words: &Words, setup: &Setup, record: &Record<G>) -> Setup {
    let mut setup = setup.clone();
    if setup.persons() == 1
        && let Some((side, _)) = setup.seats.iter().find(|(_, seat)| seat.opponent().is_none())
        && setup.names[side].is_empty()
    {
        setup.names[side] = match record.heading.name(side) {
            "" => Name::new(&words.player(1)),
            name => Name::new(name),
        };
    }
    setup
}

/// Returns a line without what would end the comment.
fn plain(line: &str) -> String {
    line.replace('{', "(").replace('}', ")")
}

/// Returns who plays, with what they play with.
fn who_plays<G: TableGame>(
    words: &Words,
    setup: &Setup,
    own: &dyn TableWords<G>,
    game: &G::Match,
) -> String {
    let players = players::<G>(words, setup);
    let all_of_sides = players.iter().all(|(_, player)| player.is_of_side);
    let piece = |side| own.piece(game, side, 0).filter(|_| !all_of_sides);
    let sides = (0..setup.sides()).map(Side::new);
    if sides.clone().all(|side| piece(side).is_none()) {
        return title_of(&players);
    }
    let named = sides.map(|side| {
        let name = &players[side].full_name;
        piece(side).map_or_else(|| name.clone(), |piece| format!("{piece}: {name}"))
    });
    named.collect::<Vec<_>>().join(" – ")
}

/// Returns how the match has ended, or that it goes on.
fn result<G: TableGame>(voice: &Voice<'_>, own: &dyn TableWords<G>, record: &Record<G>) -> String {
    let words = voice.words;
    if record.game.to_move().is_none() {
        let end = own.end(voice, &record.game);
        return if end.is_empty() { own.outcome(voice, &record.game) } else { end };
    }
    match record.heading.result {
        Some(WrittenResult::Win(side)) if side.index() < voice.setup.sides() => {
            words.wins(&voice.name(side))
        }
        Some(WrittenResult::Draw) => words.common.draw.to_owned(),
        _ => words.library.still_open.to_owned(),
    }
}

/// Returns what was done, in a line each.
fn moves<G: TableGame>(voice: &Voice<'_>, own: &dyn TableWords<G>, game: &G::Match) -> Vec<String> {
    let line = |(index, entry): (usize, &G::Entry)| match entry.step() {
        Step::Move(_) => own.written(voice, game, index),
        Step::Departure(departure) => {
            let name = entry.side().map(|side| voice.name(side)).unwrap_or_default();
            own.listed_departure(voice.words, departure, &name)
        }
        Step::Round => own.listed_round(voice, game, index + 1),
    };
    let mut lines: Vec<String> =
        game.entries().iter().enumerate().take(MAX_MOVES).map(line).collect();
    if game.entries().len() > MAX_MOVES {
        lines.push("…".to_owned());
    }
    lines
}
