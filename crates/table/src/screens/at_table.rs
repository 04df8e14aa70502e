//! What the page of a game with people at other devices shows of them and of what they can do.

use std::time::Duration;

use messages::{Offer, Phase};
use tabletop::{GameEntry, GameMatch, Seat, Session, Side, Step};
use window::Command;
use window::icons::Icon;
use window::together::{AtBoard, AtEnd, Together};
use window_words::Words;

use crate::game::TableGame;
use crate::page::{AtTable, BarButton};

/// Below how much time a clock warns.
const LOW: Duration = Duration::from_secs(10);

/// Returns what the page shows in place of what a game here has.
pub(super) fn at_table<G: TableGame>(
    session: &Session<G>,
    together: &Together,
    words: &'static Words,
) -> Option<AtTable> {
    let joined = together.joined()?;
    let sides = session.setup().sides();
    let is_connected = together.is_connected();
    let is_playing = is_connected && joined.state.phase == Phase::Playing && joined.seat.is_some();
    let side_of = |seat: Option<u8>| seat.map(|seat| joined.state.side_of(seat));
    let moves = session.game().entries().iter();
    let moves = moves.filter(|entry| matches!(entry.step(), Step::Move(_)));
    let own = side_of(joined.seat);
    let has_moved = own.is_some() && moves.clone().any(|entry| entry.side() == own);
    let asks = side_of(joined.state.offer.as_ref().map(|offer| offer.seat));
    let mut last = moves.rev().map(|entry| entry.side());
    let own_move_goes =
        own.is_some() && last.find(|side| *side == own || *side == asks) == Some(own);
    // What was declined cannot be offered again before the next move.
    let can_offer = |offer: Offer| {
        let declined = joined.seat.map(|seat| (seat, offer));
        let is_declined = declined.is_some_and(|it| joined.state.declined.contains(&it));
        is_playing && has_moved && joined.state.offer.is_none() && !is_declined
    };
    let leave = match together.follows_class() {
        true => words.class.to_class,
        false => words.together.leave,
    };
    let back =
        BarButton { instead: Some((Icon::Back, leave)), ..BarButton::new(Command::Back, true) };
    let ask = BarButton {
        instead: Some((Icon::Undo, words.together.ask_take_back)),
        ..BarButton::new(Command::Undo, can_offer(Offer::TakeBack))
    };
    let at_end = if G::COUNTS_AT_END { AtEnd::Points } else { AtEnd::Draw };
    let stop = match at_end {
        AtEnd::Points => Command::OfferStop,
        AtEnd::Draw => Command::OfferDraw,
    };
    let mut buttons = vec![back];
    let is_game = !together.is_exercise() && together.end_of_room().is_none();
    if joined.seat.is_some() && is_game {
        if joined.state.setup.takes_back {
            buttons.push(ask);
        }
        buttons.push(BarButton::new(Command::Resign, is_playing));
        if G::HAS_DRAWS {
            buttons.push(BarButton::new(stop, can_offer(Offer::Stop)));
        }
    }
    if together.has_help() {
        let help = session.help();
        let is_shown = help.hint().is_some() || help.is_seeking_hint();
        let instead = is_shown.then_some((Icon::Hint, words.help.hide_hint));
        let can_hint = is_playing && session.seats().to_move() == Some(Seat::Person);
        buttons.push(BarButton { instead, ..BarButton::new(Command::Hint, can_hint) });
    }
    if joined.seat.is_some() && joined.state.phrases && is_connected {
        buttons.push(BarButton::new(Command::Say, true));
    }
    if !together.follows_class() {
        buttons.push(BarButton::new(Command::Room, true));
    }
    let board = AtBoard { at_end, is_over: session.game().is_over(), own_move_goes };
    let told = together.told(words, board);
    let mut commands: Vec<(Command, bool)> = told.commands.iter().map(|it| (*it, true)).collect();
    let is_over = matches!(joined.state.phase, Phase::Over(_)) && session.game().turn_count() > 0;
    if is_over && !together.follows_class() {
        commands.push((Command::Review, true));
    }
    let faces = together.faces();
    let face = |side| {
        let seat = joined.state.seat_of(joined.state.game, Side::new(side));
        faces.get(usize::from(seat)).copied().flatten()
    };
    let said = together.phrases().iter().map(|said| {
        (joined.state.side_of(said.seat), said.clone(), words.together.phrase(said.phrase))
    });
    Some(AtTable {
        buttons,
        faces: (0..sides).map(face).collect(),
        said: said.collect(),
        clocks: (0..sides).map(|side| together.time_left(Side::new(side))).collect(),
        low: LOW,
        line: told.text.map(|text| (text, told.warns)),
        news: told.news,
        commands,
    })
}
