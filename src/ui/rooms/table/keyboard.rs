//! How keys choose a move on a board: digits type its number, or a number and a letter its name;
//! arrow keys go from move to move. The chosen move has the keyboard focus, so that Enter plays it and
//! screen readers read it.

use eframe::egui::{Context, FocusDirection, Id, Key, Modifiers};
use tabletop::{Match, Played};

use super::move_button::move_id;
use super::table_game::TableGame;
use crate::ui::command::Command;

const DIGITS: [Key; 10] = [
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
const ARROWS: [Key; 4] = [Key::ArrowLeft, Key::ArrowUp, Key::ArrowRight, Key::ArrowDown];

fn is_letter(key: Key) -> bool {
    matches!(key.name().as_bytes(), [letter] if letter.is_ascii_uppercase())
}

/// A number that lacks its last digit.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct TypedNumber {
    /// The digits typed so far.
    pub number: u32,
    /// Whether they are a legal move by themselves.
    pub is_legal: bool,
    /// The widget that had the focus then, and the number of entries in the game. The number is
    /// dropped when either changes.
    focus: Option<Id>,
    entries: usize,
}

/// What a key on the board asks for.
pub(super) enum BoardKey<M> {
    Play(M),
    /// This text is no move in any position.
    Refuse(String),
    /// A move was chosen, or a digit typed.
    Choose,
}

/// The keys of a board.
#[derive(Default)]
pub(super) struct Keyboard {
    typed: Option<TypedNumber>,
}

impl Keyboard {
    /// Returns the number that is being typed, in a game with this number of entries.
    pub(super) fn typed(&self, ctx: &Context, entries: usize) -> Option<TypedNumber> {
        let focus = ctx.memory(|memory| memory.focused());
        self.typed.filter(|typed| typed.focus == focus && typed.entries == entries)
    }

    /// Drops the number that is being typed. Returns whether there was one.
    pub(super) fn clear(&mut self, ctx: &Context, entries: usize) -> bool {
        let was_typed = self.typed(ctx, entries).is_some();
        self.typed = None;
        was_typed
    }

    /// Handles the keys in a position in which a person may choose a move if `can_play`.
    pub(super) fn keys<G: TableGame>(
        &mut self,
        ctx: &Context,
        played: &Match<G>,
        look: usize,
        can_play: bool,
    ) -> Option<BoardKey<G::Move>> {
        let pressed = |key: &Key| ctx.input(|input| input.key_pressed(*key));
        let entries = played.entries().len();
        let row = self.typed(ctx, entries).filter(|_| G::HAS_LETTERS).map(|typed| typed.number);
        // Behind a row, letters are no commands.
        let is_heard = |key: &&Key| is_letter(**key) && (row.is_some() || !Command::is_key(**key));
        let letters = Key::ALL.iter().filter(|_| G::HAS_LETTERS).filter(is_heard);
        let keys = DIGITS.iter().chain(&ARROWS).chain(letters);
        let key = keys.copied().find(|key| pressed(key))?;
        let legal = if can_play { played.legal_moves() } else { Vec::new() };
        let digit = DIGITS.iter().position(|other| *other == key);
        if ARROWS.contains(&key) && self.leaves_the_arrow_to_others::<G>(ctx, &legal) {
            return None;
        }
        if !ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            return None;
        }
        match (digit, row) {
            (Some(digit), _) => self.digit(ctx, played, &legal, digit as u32),
            (None, Some(row)) if is_letter(key) => {
                self.typed = None;
                let name = format!("{row}{}", key.name().to_lowercase());
                let mv = G::move_of_name(&name);
                Some(mv.map_or(BoardKey::Refuse(name), BoardKey::Play))
            }
            (None, None) if is_letter(key) => {
                can_play.then(|| BoardKey::Refuse(key.name().to_lowercase()))
            }
            (None, _) if can_play => choose_next::<G>(ctx, played, look, key),
            (None, _) => None,
        }
    }

    /// Returns whether a widget that is not a move has the focus: from there, the arrow keys go to
    /// the widgets beside it.
    fn leaves_the_arrow_to_others<G: TableGame>(&self, ctx: &Context, legal: &[G::Move]) -> bool {
        let focus = ctx.memory(|memory| memory.focused());
        focus.is_some_and(|focus| !legal.iter().any(|mv| move_id::<G>(mv) == focus))
    }

    fn digit<G: TableGame>(
        &mut self,
        ctx: &Context,
        played: &Match<G>,
        legal: &[G::Move],
        digit: u32,
    ) -> Option<BoardKey<G::Move>> {
        let entries = played.entries().len();
        let before = self.typed(ctx, entries);
        let number = before.map_or(0, |typed| typed.number) * 10 + digit;
        if number == 0 {
            return None;
        }
        if G::HAS_LETTERS {
            let focus = ctx.memory(|memory| memory.focused());
            let typed = TypedNumber { number, is_legal: false, focus, entries };
            self.typed = (number < 100).then_some(typed);
            return Some(match number < 100 {
                true => BoardKey::Choose,
                false => BoardKey::Refuse(number.to_string()),
            });
        }
        let Some(mv) = G::move_of_number(number) else {
            return Some(BoardKey::Refuse(number.to_string()));
        };
        self.typed = None;
        let longer = |digit: u32| G::move_of_number(number * 10 + digit);
        if !(0..=9).filter_map(longer).any(|mv| legal.contains(&mv)) {
            return Some(BoardKey::Play(mv));
        }
        let is_legal = legal.contains(&mv);
        let focus = is_legal.then(|| move_id::<G>(&mv));
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

/// Gives the focus to the move that an arrow key chooses.
fn choose_next<G: TableGame>(
    ctx: &Context,
    played: &Match<G>,
    look: usize,
    arrow: Key,
) -> Option<BoardKey<G::Move>> {
    let focus = ctx.memory(|memory| memory.focused());
    let mut legal = played.legal_moves().into_iter();
    let from = legal.find(|mv| Some(move_id::<G>(mv)) == focus);
    let next = G::next_choice(played, look, arrow, from)?;
    ctx.memory_mut(|memory| {
        memory.request_focus(move_id::<G>(&next));
        // Otherwise the arrow would also lead from there to the widget beside it.
        memory.move_focus(FocusDirection::None);
    });
    Some(BoardKey::Choose)
}
