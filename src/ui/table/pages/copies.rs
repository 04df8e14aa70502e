//! What a page copies to the clipboard or writes for others.

use basics::Form;
use tabletop::{Played, Record};

use super::super::table_game::TableGame;
use crate::ui::app::{ScreenContext, copy_texts, open_sheet_of};

/// Copies the last position of `shown`.
pub(super) fn copy_position<G: TableGame>(shown: &G::Match, context: &mut ScreenContext<'_>) {
    let copied = context.parts.words().position_copied;
    context.parts.clipboard.copy(context.ctx, shown.position().to_string(), copied);
}

/// Copies a game in the form that the player chose last.
pub(super) fn copy_game<G: TableGame>(record: &Record<G>, context: &mut ScreenContext<'_>) {
    copy_texts(G::ID, texts(record), context);
}

/// Opens the dialog that writes a game for others.
pub(super) fn save_game<G: TableGame>(record: &Record<G>, context: &mut ScreenContext<'_>) {
    open_sheet_of(G::ID, texts(record), context.parts);
}

/// Returns a game in every form in which it is written for others.
pub(super) fn texts<G: TableGame>(record: &Record<G>) -> Vec<(Form, String)> {
    G::FORMS.iter().map(|form| (*form, G::write(record, *form))).collect()
}
