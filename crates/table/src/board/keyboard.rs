//! How keys choose a move on a board: digits type its number, or a number and a letter its name, or
//! letters and signs its text; arrow keys go from spot to spot. The chosen spot has the keyboard focus,
//! so that Enter presses it and screen readers read it.

use std::fmt::Display;
use std::mem;

use eframe::egui::{Context, Event, FocusDirection, Id, Key, Modifiers};
use tabletop::GameMatch;
use window::Command;
use window_words::Words;

use super::accents::read_back;
use super::board_ui::{BoardUi, TypedMove, Typing};
use super::move_button::move_id;
use super::typed_text::{BEGIN, TypedText, switch_of};
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

fn is_letter(key: Key) -> bool {
    matches!(key.name().as_bytes(), [letter] if letter.is_ascii_uppercase())
}

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

/// A number of which all digits but the last are typed.
#[derive(Clone, Copy, PartialEq)]
struct TypedNumber {
    /// The digits typed so far.
    number: u32,
    /// Whether they are a legal move by themselves.
    is_legal: bool,
    /// The widget that had the focus then, and the number of entries in the game. The number is
    /// dropped when either changes.
    focus: Option<Id>,
    entries: usize,
}

/// The text of a move that ends with a sign and is not complete.
#[derive(Clone, PartialEq)]
struct TypedSign {
    text: String,
    /// The number of entries in the game then.
    entries: usize,
}

/// The letter of a column behind which a row may follow.
#[derive(Clone, Copy)]
struct TypedColumn {
    letter: Key,
    /// The number of entries in the game then.
    entries: usize,
    /// Whether the letter is the key of a command, which has run.
    is_command: bool,
    /// Whether Enter has completed the move, which waits for a switch to be turned back.
    is_entered: bool,
}

/// What a key on the board asks for.
pub enum BoardKey<M, I> {
    /// Play this move.
    Play(M),
    /// This text is no legal move, for a reason.
    RefuseMove(I),
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
    typed: Option<TypedNumber>,
    text: Option<TypedSign>,
    /// The column before a row, as in h8.
    column: Option<TypedColumn>,
    /// The text of a move, with the number of entries in the game when it was typed.
    letters: (TypedText, usize),
}

impl Keyboard {
    /// Returns the text that is being typed, in a game with this number of entries.
    fn text(&self, entries: usize) -> Option<&str> {
        let typed = self.text.as_ref().filter(|typed| typed.entries == entries);
        let (letters, begun) = &self.letters;
        let letters = letters.text.as_deref().filter(|_| *begun == entries);
        typed.map(|typed| typed.text.as_str()).or(letters)
    }

    /// Returns the number that is being typed, in a game with this number of entries.
    fn typed(&self, ctx: &Context, entries: usize) -> Option<TypedNumber> {
        let focus = ctx.memory(|memory| memory.focused());
        self.typed.filter(|typed| typed.focus == focus && typed.entries == entries)
    }

    /// Handles the keys that choose a move at the end of `played`, where a spot may be `chosen`. A person may choose
    /// if `can_play`.
    pub fn board_key<G: BoardUi>(
        &mut self,
        ctx: &Context,
        played: &G::Match,
        chosen: Option<G::Spot>,
        view: Viewpoint,
        can_play: bool,
    ) -> Option<BoardKey<G::Move, G::Illegal>> {
        match G::TYPING {
            Typing::Signed if !can_play => None,
            Typing::Signed => self.signs::<G>(ctx, played, chosen),
            _ => self.keys::<G>(ctx, played, view, can_play),
        }
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
        match G::TYPING {
            Typing::Signed => self.shown_before_sign(entries, is_chosen, words),
            _ => self.shown::<G>(ctx, entries, words),
        }
    }

    /// Returns what is being typed and what to type next, in a game with this number of entries.
    fn shown<G: BoardUi>(&self, ctx: &Context, entries: usize, words: &Words) -> Option<String> {
        if let Some(text) = self.text(entries) {
            return Some(words.rooms.typed_text(text.trim_start_matches(BEGIN)));
        }
        match (self.column(entries), self.typed(ctx, entries)) {
            (Some(column), Some(row)) => {
                Some(words.rooms.typed_square(&square(row.number, column)))
            }
            (Some(column), None) if !column.is_command => {
                Some(words.rooms.typed_column(&name_of(column.letter)))
            }
            (None, Some(row)) if G::TYPING == Typing::Square => {
                Some(words.rooms.typed_row(row.number))
            }
            (_, typed) => typed.map(|typed| words.rooms.typed(typed.number, typed.is_legal)),
        }
    }

    /// Returns the column that is being typed, in a game with this number of entries.
    fn column(&self, entries: usize) -> Option<TypedColumn> {
        self.column.filter(|column| column.entries == entries)
    }

    /// Returns what is being typed of a move whose name ends with a sign, once it has two digits or nothing
    /// is `chosen` on the board.
    fn shown_before_sign(&self, entries: usize, is_chosen: bool, words: &Words) -> Option<String> {
        let text = self.text(entries).filter(|text| !is_chosen || text.len() > 1)?;
        Some(words.rooms.typed_text(text))
    }

    /// Drops what is being typed. Returns whether there was something.
    pub fn clear(&mut self, ctx: &Context, entries: usize) -> bool {
        let is_column = self.column(entries).is_some_and(|column| !column.is_command);
        let was_typed =
            is_column || self.typed(ctx, entries).is_some() || self.text(entries).is_some();
        (self.typed, self.text, self.column) = (None, None, None);
        self.letters = Default::default();
        was_typed
    }

    /// Handles the keys in a position in which a person may choose a move if `can_play`.
    fn keys<G: BoardUi>(
        &mut self,
        ctx: &Context,
        played: &G::Match,
        view: Viewpoint,
        can_play: bool,
    ) -> Option<BoardKey<G::Move, G::Illegal>> {
        if can_play {
            read_back(ctx, G::TYPING == Typing::Text);
        }
        if G::TYPING == Typing::Text
            && can_play
            && let Some(key) = self.letters::<G>(ctx, played)
        {
            return Some(key);
        }
        let entries = played.entries().len();
        if let Some(column) = self.column(entries).filter(|column| can_play && column.is_entered)
            && let Some(row) = self.typed(ctx, entries)
        {
            return self.enter_square::<G>(ctx, played, column, row.number);
        }
        let mut asked = None;
        // One frame can bring several keys, in the order in which they were pressed.
        for key in pressed_keys(ctx) {
            asked = self.key::<G>(ctx, played, view, can_play, key).or(asked);
            if matches!(asked, Some(BoardKey::Play(_) | BoardKey::Refuse(_))) {
                break;
            }
        }
        asked
    }

    /// Handles one key.
    fn key<G: BoardUi>(
        &mut self,
        ctx: &Context,
        played: &G::Match,
        view: Viewpoint,
        can_play: bool,
        key: Key,
    ) -> Option<BoardKey<G::Move, G::Illegal>> {
        let entries = played.entries().len();
        let is_square = G::TYPING == Typing::Square;
        let row = self.typed(ctx, entries).filter(|_| is_square).map(|typed| typed.number);
        if is_square && can_play {
            match (key, self.column(entries), row) {
                (Key::Enter, Some(column), Some(row)) => {
                    return self.enter_square::<G>(ctx, played, column, row);
                }
                (_, _, None) if is_letter(key) && names_move::<G>(played, &name_in(1, key)) => {
                    let is_command = Command::is_key(key);
                    self.column =
                        Some(TypedColumn { letter: key, entries, is_command, is_entered: false });
                    let is_column = !is_command
                        && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
                    return is_column.then_some(BoardKey::Choose);
                }
                _ if !DIGITS.contains(&key) => self.column = None,
                _ => {}
            }
        }
        // Behind a row, letters are no commands.
        let is_letter_of_move =
            is_square && is_letter(key) && (row.is_some() || !Command::is_key(key));
        let is_digit = DIGITS.contains(&key) && G::TYPING != Typing::Text;
        if !is_digit && !ARROWS.contains(&key) && !is_letter_of_move {
            return None;
        }
        let legal = if can_play { played.legal_moves() } else { Vec::new() };
        let digit = DIGITS.iter().position(|other| *other == key);
        let spots = if can_play { G::spots(played) } else { Vec::new() };
        if ARROWS.contains(&key) && leaves_the_arrow_to_others(ctx, &spots) {
            return None;
        }
        if !ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            return None;
        }
        match (digit, row) {
            (Some(digit), _) => self.digit::<G>(ctx, played, &legal, digit as u32),
            (None, Some(row)) if is_letter(key) => {
                self.typed = None;
                let name = name_in(row, key);
                Some(play_named::<G>(played, &name, name.clone()))
            }
            (None, None) if is_letter(key) => {
                can_play.then(|| BoardKey::Refuse(key.name().to_lowercase()))
            }
            (None, _) if can_play => choose_next::<G>(ctx, played, view, key),
            (None, _) => None,
        }
    }

    /// Plays on a square whose column was typed before its row. If the letter of the column has turned a
    /// switch, that is turned back first.
    fn enter_square<G: BoardUi>(
        &mut self,
        ctx: &Context,
        played: &G::Match,
        column: TypedColumn,
        row: u32,
    ) -> Option<BoardKey<G::Move, G::Illegal>> {
        ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        let letter = name_of(column.letter).chars().next();
        if let Some(switch) = letter.and_then(switch_of).filter(|_| column.is_command) {
            self.column = Some(TypedColumn { is_command: false, is_entered: true, ..column });
            ctx.request_repaint();
            return Some(BoardKey::TurnBack(switch));
        }
        (self.typed, self.column) = (None, None);
        let name = square(row, column);
        Some(play_named::<G>(played, &name_in(row, column.letter), name))
    }

    /// Handles the letters, digits and signs of a move.
    fn letters<G: BoardUi>(
        &mut self,
        ctx: &Context,
        played: &G::Match,
    ) -> Option<BoardKey<G::Move, G::Illegal>> {
        let entries = played.entries().len();
        let (mut letters, begun) = mem::take(&mut self.letters);
        if begun != entries {
            letters = TypedText::default();
        }
        let before = letters.judged.take();
        let events = ctx.input(|input| input.events.clone());
        letters.read::<G>(&events);
        let turned = letters.turns_back.pop();
        let text = letters.text.clone();
        letters.judged = if turned.is_some() { before.clone() } else { text.clone() };
        self.letters = (letters, entries);
        let is_enter = |event: &Event| matches!(event, Event::Key { key: Key::Enter, pressed: true, modifiers, .. } if modifiers.is_none());
        let enters = before.is_some() && events.iter().any(is_enter);
        if text == before && !enters {
            let is_digit = |event: &Event| matches!(event, Event::Text(typed) if typed.chars().all(|c| c.is_ascii_digit()));
            let follows_nothing = text.is_none() && events.iter().any(is_digit);
            return follows_nothing.then_some(BoardKey::AfterCommand);
        }
        // The keys of a move are no commands.
        ctx.input_mut(|input| input.events.retain(|event| !is_typing(event)));
        if let Some(command) = turned {
            ctx.request_repaint();
            return Some(BoardKey::TurnBack(command));
        }
        let text = text?;
        let text = text.trim_start_matches(BEGIN);
        let (asked, is_over) = match G::typed_move(played, text) {
            TypedMove::Part if enters => (BoardKey::Refuse(text.to_owned()), true),
            TypedMove::Part => (BoardKey::Choose, false),
            TypedMove::Move(mv) => (BoardKey::Play(mv), true),
            TypedMove::Refused(why) => (BoardKey::RefuseMove(why), true),
            TypedMove::Unknown => (BoardKey::Refuse(text.to_owned()), true),
        };
        if is_over {
            self.letters = Default::default();
        }
        Some(asked)
    }

    /// Handles the digits and signs of a move whose name is a number with a sign behind it, such as 11-. A
    /// sign also plays the spot that is `chosen` on the board, which follows the digits, too: the keys stay
    /// for it.
    fn signs<G: BoardUi>(
        &mut self,
        ctx: &Context,
        played: &G::Match,
        chosen: Option<G::Spot>,
    ) -> Option<BoardKey<G::Move, G::Illegal>> {
        let entries = played.entries().len();
        let before = self.text(entries).unwrap_or_default().to_owned();
        let mut text = before.clone();
        for event in ctx.input(|input| input.events.clone()) {
            match event {
                Event::Text(typed) if typed.chars().all(|c| c.is_ascii_digit()) => {
                    text = if text.len() < 2 { text + &typed } else { typed };
                }
                Event::Text(sign) if SIGNS.iter().any(|[sign_typed, _]| *sign_typed == sign) => {
                    self.text = None;
                    let sign = SIGNS.iter().find(|[typed, _]| *typed == sign)?[1];
                    return signed::<G>(played, &text, chosen, sign);
                }
                Event::Key { key: Key::Backspace, pressed: true, .. } => drop(text.pop()),
                Event::Key { key, pressed: true, .. } if ENDS_TYPING.contains(&key) => text.clear(),
                Event::Text(_) | Event::PointerButton { pressed: true, .. } => text.clear(),
                _ => {}
            }
        }
        if text == before {
            return None;
        }
        self.text = (!text.is_empty()).then_some(TypedSign { text, entries });
        Some(BoardKey::Choose)
    }

    fn digit<G: BoardUi>(
        &mut self,
        ctx: &Context,
        played: &G::Match,
        legal: &[G::Move],
        digit: u32,
    ) -> Option<BoardKey<G::Move, G::Illegal>> {
        let entries = played.entries().len();
        let before = self.typed(ctx, entries);
        let number = before.map_or(0, |typed| typed.number) * 10 + digit;
        if number == 0 {
            return None;
        }
        if G::TYPING == Typing::Square {
            let focus = ctx.memory(|memory| memory.focused());
            let typed = TypedNumber { number, is_legal: false, focus, entries };
            self.typed = (number < 100).then_some(typed);
            return Some(match number < 100 {
                true => BoardKey::Choose,
                false => BoardKey::Refuse(number.to_string()),
            });
        }
        let move_of = |number: u32| match G::typed_move(played, &number.to_string()) {
            TypedMove::Move(mv) => Some(mv),
            _ => None,
        };
        let Some(mv) = move_of(number) else {
            return Some(BoardKey::Refuse(number.to_string()));
        };
        self.typed = None;
        let longer = |digit: u32| move_of(number * 10 + digit);
        if !(0..=9).filter_map(longer).any(|mv| legal.contains(&mv)) {
            return Some(BoardKey::Play(mv));
        }
        let is_legal = legal.contains(&mv);
        let focus = is_legal.then(|| move_id(&mv));
        ctx.memory_mut(|memory| match focus {
            Some(id) => memory.request_focus(id),
            None => {
                if let Some(id) = memory.focused() {
                    memory.surrender_focus(id);
                }
            }
        });
        self.typed = Some(TypedNumber { number, is_legal, focus, entries });
        Some(BoardKey::Choose)
    }
}

/// Returns the letter of a key, in lower case.
fn name_of(key: Key) -> String {
    key.name().to_lowercase()
}

/// Returns the name of the square in a row and the column of this letter.
fn name_in(row: u32, letter: Key) -> String {
    format!("{row}{}", name_of(letter))
}

/// Returns the square as it is being typed, its column first.
fn square(row: u32, column: TypedColumn) -> String {
    format!("{}{row}", name_of(column.letter))
}

/// Returns whether a text names a move in some position.
fn names_move<G: BoardUi>(played: &G::Match, name: &str) -> bool {
    matches!(G::typed_move(played, name), TypedMove::Move(_))
}

/// Returns the move with this name, or refuses `typed`.
fn play_named<G: BoardUi>(
    played: &G::Match,
    name: &str,
    typed: String,
) -> BoardKey<G::Move, G::Illegal> {
    match G::typed_move(played, name) {
        TypedMove::Move(mv) => BoardKey::Play(mv),
        _ => BoardKey::Refuse(typed),
    }
}

/// The signs behind the number of a move, as they are typed and as the names of moves have them.
const SIGNS: [[&str; 2]; 3] = [["+", "+"], ["-", "-"], ["−", "-"]];

/// Returns the move of a sign: that of a typed number of two digits, or else of the chosen spot, or else of
/// the typed digit.
fn signed<G: BoardUi>(
    played: &G::Match,
    text: &str,
    chosen: Option<G::Spot>,
    sign: &str,
) -> Option<BoardKey<G::Move, G::Illegal>> {
    let number = (!text.is_empty()).then(|| text.to_owned());
    let long = number.clone().filter(|text| text.len() > 1);
    let names = [long, chosen.map(|spot| spot.to_string()), number];
    let mut names = names.into_iter().flatten().map(|name| name + sign);
    let name = names.clone().next()?;
    let legal = names.find_map(|name| match G::typed_move(played, &name) {
        TypedMove::Move(mv) => Some(BoardKey::Play(mv)),
        _ => None,
    });
    Some(legal.unwrap_or_else(|| match G::typed_move(played, &name) {
        TypedMove::Refused(why) => BoardKey::RefuseMove(why),
        _ => BoardKey::Refuse(name),
    }))
}

/// Returns whether an event is a key that types a text.
fn is_typing(event: &Event) -> bool {
    match event {
        Event::Text(_) => true,
        Event::Key { modifiers, .. } => !modifiers.command && !modifiers.alt,
        _ => false,
    }
}

/// Returns whether a widget that is none of the `spots` has the focus: from there, the arrow keys go to
/// the widgets beside it.
fn leaves_the_arrow_to_others(ctx: &Context, spots: &[impl Display]) -> bool {
    let focus = ctx.memory(|memory| memory.focused());
    focus.is_some_and(|focus| !spots.iter().any(|spot| move_id(spot) == focus))
}

/// Gives the focus to the spot that an arrow key chooses.
fn choose_next<G: BoardUi>(
    ctx: &Context,
    played: &G::Match,
    view: Viewpoint,
    arrow: Key,
) -> Option<BoardKey<G::Move, G::Illegal>> {
    let focus = ctx.memory(|memory| memory.focused());
    let mut spots = G::spots(played).into_iter();
    let from = spots.find(|spot| Some(move_id(spot)) == focus);
    let next = G::next_choice(played, view, arrow, from)?;
    ctx.memory_mut(|memory| {
        memory.request_focus(move_id(&next));
        // Otherwise the arrow would also lead from there to the widget beside it.
        memory.move_focus(FocusDirection::None);
    });
    Some(BoardKey::Choose)
}
