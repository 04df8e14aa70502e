//! How keys choose a move on a board: digits type its number, or a number and a letter its name, or
//! letters and signs its text; arrow keys go from spot to spot. The chosen spot has the keyboard focus,
//! so that Enter presses it and screen readers read it.

use std::mem;

use eframe::egui::{Context, Event, FocusDirection, Key, Modifiers};
use tabletop::GameMatch;
use window::Command;
use window_words::Words;

use super::accents::read_back;
use super::board_ui::{BoardUi, TypedMove, Typing};
use super::move_button::move_id;
use super::typed::{BEGIN, Typed, meant};
use crate::words::Viewpoint;

/// The keys of the digits, from 0.
pub const DIGITS: [Key; 10] = [
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];
/// The keys after which digits begin another move.
const ENDS_TYPING: [Key; 8] = [
    Key::ArrowLeft,
    Key::ArrowUp,
    Key::ArrowRight,
    Key::ArrowDown,
    Key::Enter,
    Key::Space,
    Key::Tab,
    Key::Escape,
];
const ARROWS: [Key; 4] = [Key::ArrowLeft, Key::ArrowUp, Key::ArrowRight, Key::ArrowDown];

/// Returns the keys that were pressed without a modifier since the last frame, in order.
fn pressed_keys(ctx: &Context) -> Vec<Key> {
    ctx.input(|input| {
        let key = |event: &Event| match event {
            Event::Key { key, pressed: true, modifiers, .. } if modifiers.is_none() => Some(*key),
            _ => None,
        };
        input.events.iter().filter_map(key).collect()
    })
}

/// Returns the letter, in lower case, or the digit of a key.
fn character_of(key: Key) -> Option<char> {
    match key.name().as_bytes() {
        [name] if name.is_ascii_alphanumeric() => Some(name.to_ascii_lowercase().into()),
        _ => None,
    }
}

/// What a key on the board asks for.
pub enum BoardKey<G: BoardUi> {
    /// Play this move.
    Play(G::Move),
    /// This text is no legal move, for a reason.
    RefuseMove(G::Illegal),
    /// This text is no move in any position.
    Refuse(String),
    /// A digit was typed with which no move begins.
    AfterCommand,
    /// A letter has turned this switch, but it begins a move: turn the switch back.
    TurnBack(Command),
    /// A move was chosen, or a digit typed.
    Choose,
}

/// The keys of a board.
#[derive(Default)]
pub struct Keyboard {
    typed: Typed,
    /// Whether the text was to be read as a move in the frame before, which has turned back a switch instead.
    is_due: bool,
    /// The key pressed last while Shift was held, whose character has yet to come.
    shifted: Option<Key>,
}

impl Keyboard {
    /// Handles the keys that choose a move at the end of `played`, where a spot may be `chosen`. A person may choose
    /// if `can_play`.
    pub fn board_key<G: BoardUi>(
        &mut self,
        ctx: &Context,
        played: &G::Match,
        chosen: Option<G::Spot>,
        view: Viewpoint,
        can_play: bool,
    ) -> Option<BoardKey<G>> {
        let entries = played.entries().len();
        self.typed.continue_in(ctx, entries);
        if can_play {
            let is_text = matches!(G::TYPING, Typing::Signed | Typing::Text);
            read_back(ctx, is_text);
            let asked = match mem::take(&mut self.is_due) {
                is_due if is_text => self.characters(ctx, played, chosen, is_due),
                true => self.enter(ctx, played),
                false => None,
            };
            if asked.is_some() {
                return asked;
            }
        }
        if G::TYPING == Typing::Signed {
            // Such a board handles the arrow keys itself.
            return None;
        }
        let mut asked = None;
        // One frame can bring several keys, in the order in which they were pressed.
        for key in pressed_keys(ctx) {
            self.typed.continue_in(ctx, entries);
            asked = self.key(ctx, played, view, can_play, key).or(asked);
            if matches!(asked, Some(BoardKey::Play(_) | BoardKey::Refuse(_))) {
                break;
            }
        }
        asked
    }

    /// Returns what is being typed and what to type next, in a game with this number of entries, unless a spot that
    /// `is_chosen` says it.
    pub fn sentence<G: BoardUi>(
        &self,
        ctx: &Context,
        entries: usize,
        is_chosen: bool,
        words: &Words,
    ) -> Option<String> {
        let text = self.typed.shown_in(ctx, entries)?.trim_start_matches(BEGIN);
        let number: Result<u32, _> = text.parse();
        let rooms = &words.rooms;
        Some(match (G::TYPING, number) {
            (Typing::Signed, _) if is_chosen && text.len() < 2 => return None,
            (Typing::Number, Ok(number)) => {
                rooms.typed(number, matches!(self.typed.focus, Some(Some(_))))
            }
            (Typing::Square, Ok(row)) => rooms.typed_row(row),
            (Typing::Square, _) if text.len() < 2 => rooms.typed_column(text),
            (Typing::Square, _) => rooms.typed_square(text),
            _ => rooms.typed_text(text),
        })
    }

    /// Drops what is being typed. Returns whether there was something.
    pub fn clear(&mut self, ctx: &Context, entries: usize) -> bool {
        let was_typed = self.typed.shown_in(ctx, entries).is_some();
        *self = Keyboard::default();
        was_typed
    }

    /// Handles one key, of which a game that reads characters leaves those with arrows.
    fn key<G: BoardUi>(
        &mut self,
        ctx: &Context,
        played: &G::Match,
        view: Viewpoint,
        can_play: bool,
        key: Key,
    ) -> Option<BoardKey<G>> {
        let is_square = G::TYPING == Typing::Square;
        let consume = || ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let row = self.typed.row().to_owned();
        match character_of(key).filter(|_| G::TYPING != Typing::Text) {
            Some(digit) if digit.is_ascii_digit() => {
                let begins = consume() && (digit != '0' || !row.is_empty());
                begins.then(|| self.digit(ctx, played, can_play, digit))
            }
            // Behind a row, letters are no commands.
            Some(letter) if is_square && row.is_empty() && Command::is_key(key) => {
                let text = Some(letter.to_string()).filter(|_| can_play);
                let column = text.filter(|it| matches!(G::typed_move(played, it), TypedMove::Part));
                self.typed.begin(column.unwrap_or_default());
                self.typed.is_command = true;
                None
            }
            Some(letter) if is_square => {
                let is_refused = row.is_empty() && !can_play;
                (consume() && !is_refused).then(|| {
                    self.typed.begin(format!("{row}{letter}"));
                    self.read_move(played, false)
                })
            }
            _ if is_square && can_play && key == Key::Enter && self.typed.is_column_and_row() => {
                self.enter(ctx, played)
            }
            _ => {
                if is_square && can_play {
                    // The row stays, for another column.
                    self.typed.begin(row);
                }
                let is_arrow = ARROWS.contains(&key);
                is_arrow.then(|| choose_next::<G>(ctx, played, view, can_play, key)).flatten()
            }
        }
    }

    /// Adds a digit to a number or a row.
    fn digit<G: BoardUi>(
        &mut self,
        ctx: &Context,
        played: &G::Match,
        can_play: bool,
        digit: char,
    ) -> BoardKey<G> {
        let focused = ctx.memory(|memory| memory.focused());
        self.typed.push_digit(digit, focused);
        let text = &self.typed.text;
        let legal = if can_play { played.legal_moves() } else { Vec::new() };
        let is_legal = |text: String| matches!(G::typed_move(played, &text), TypedMove::Move(mv) if legal.contains(&mv));
        match G::typed_move(played, text) {
            // A letter behind the row names another column.
            TypedMove::Move(_) if G::TYPING == Typing::Square => {}
            TypedMove::Move(mv) if (0..=9).any(|digit| is_legal(format!("{text}{digit}"))) => {
                let focus = legal.contains(&mv).then(|| move_id(&mv));
                ctx.memory_mut(|memory| match (focus, focused) {
                    (Some(id), _) => memory.request_focus(id),
                    (None, Some(id)) => memory.surrender_focus(id),
                    (None, None) => {}
                });
                self.typed.focus = Some(focus);
            }
            _ => return self.read_move(played, false),
        }
        BoardKey::Choose
    }

    /// Plays on a square whose column was typed before its row.
    fn enter<G: BoardUi>(&mut self, ctx: &Context, played: &G::Match) -> Option<BoardKey<G>> {
        ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        self.turn_back(ctx).or_else(|| Some(self.read_move(played, true)))
    }

    /// Handles the characters of a frame. `is_due` is whether the text before them has yet to be read as a move.
    fn characters<G: BoardUi>(
        &mut self,
        ctx: &Context,
        played: &G::Match,
        chosen: Option<G::Spot>,
        is_due: bool,
    ) -> Option<BoardKey<G>> {
        let before = self.typed.shown().map(str::to_owned);
        let events = ctx.input(|input| input.events.clone());
        let is_text = G::TYPING == Typing::Text;
        self.read::<G>(played, chosen, &events);
        let is_enter = |event: &Event| matches!(event, Event::Key { key: Key::Enter, pressed: true, modifiers, .. } if modifiers.is_none());
        let enters = is_text && !is_due && before.is_some() && events.iter().any(is_enter);
        let text = self.typed.shown();
        if text == before.as_deref() && !is_due && !enters {
            let is_digit = |event: &Event| matches!(event, Event::Text(typed) if typed.chars().all(|c| c.is_ascii_digit()));
            let follows_nothing = is_text && text.is_none() && events.iter().any(is_digit);
            return follows_nothing.then_some(BoardKey::AfterCommand);
        }
        let is_empty = text.is_none();
        if is_text {
            // The keys of a move are no commands.
            ctx.input_mut(|input| input.events.retain(|event| !is_typing(event)));
        }
        if is_empty {
            return Some(BoardKey::Choose);
        }
        self.turn_back(ctx).or_else(|| Some(self.read_move(played, enters)))
    }

    /// Reads the characters of a frame.
    fn read<G: BoardUi>(&mut self, played: &G::Match, chosen: Option<G::Spot>, events: &[Event]) {
        let is_signed = G::TYPING == Typing::Signed;
        let mut fresh = 0;
        for event in events {
            match event {
                // A sign ends a move.
                _ if is_signed && self.typed.text.ends_with(['+', '-']) => break,
                Event::Text(typed) => {
                    let shifted = self.shifted.take();
                    for typed in typed.chars() {
                        if is_signed {
                            self.typed.push_signed::<G>(typed, played, chosen);
                        } else {
                            self.typed.push::<G>(meant(typed, shifted), &mut fresh);
                        }
                    }
                }
                Event::Key { key: Key::Backspace, pressed: true, .. } => self.typed.pop(),
                Event::Key { key, pressed: true, .. } if is_signed && ENDS_TYPING.contains(key) => {
                    self.typed.clear();
                }
                Event::Key { key, physical_key, pressed: true, modifiers, .. } => {
                    self.shifted = modifiers.shift.then_some(physical_key.unwrap_or(*key));
                }
                Event::PointerButton { pressed: true, .. }
                    if is_signed || self.typed.is_command =>
                {
                    self.typed.clear();
                }
                _ => {}
            }
        }
    }

    /// Turns back a switch that the letters of the text have turned, if there is one. The text is then read as a move in
    /// the next frame.
    fn turn_back<G: BoardUi>(&mut self, ctx: &Context) -> Option<BoardKey<G>> {
        let switch = self.typed.turned.pop()?;
        self.is_due = true;
        ctx.request_repaint();
        Some(BoardKey::TurnBack(switch))
    }

    /// Reads the text as a move, which is complete if the player `enters` it. Typing ends with a move or a refusal.
    fn read_move<G: BoardUi>(&mut self, played: &G::Match, enters: bool) -> BoardKey<G> {
        let text = self.typed.text.trim_start_matches(BEGIN).to_owned();
        let asked = match G::typed_move(played, &text) {
            TypedMove::Part if !enters => return BoardKey::Choose,
            TypedMove::Part | TypedMove::Unknown => BoardKey::Refuse(text),
            TypedMove::Refused(why) => BoardKey::RefuseMove(why),
            TypedMove::Move(mv) => BoardKey::Play(mv),
        };
        *self = Keyboard::default();
        asked
    }
}

/// Returns whether an event is a key that types a text.
fn is_typing(event: &Event) -> bool {
    match event {
        Event::Text(_) => true,
        Event::Key { modifiers, .. } => !modifiers.command && !modifiers.alt,
        _ => false,
    }
}

/// Gives the focus to the spot that an arrow key chooses, unless a widget that is no spot has it: from there, the arrow keys
/// go to the widgets beside it.
fn choose_next<G: BoardUi>(
    ctx: &Context,
    played: &G::Match,
    view: Viewpoint,
    can_play: bool,
    arrow: Key,
) -> Option<BoardKey<G>> {
    let focus = ctx.memory(|memory| memory.focused());
    let spots = if can_play { G::spots(played) } else { Vec::new() };
    let from = spots.into_iter().find(|spot| Some(move_id(spot)) == focus);
    let is_taken = from.is_none() && focus.is_some();
    if is_taken || !ctx.input_mut(|input| input.consume_key(Modifiers::NONE, arrow)) || !can_play {
        return None;
    }
    let next = G::next_choice(played, view, arrow, from)?;
    ctx.memory_mut(|memory| {
        memory.request_focus(move_id(&next));
        // Otherwise the arrow would also lead from there to the widget beside it.
        memory.move_focus(FocusDirection::None);
    });
    Some(BoardKey::Choose)
}
