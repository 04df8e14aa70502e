//! The name of the rules of the current game, in the bar above the board.

use eframe::egui::{Role, Ui, WidgetInfo};
use oanquan::Rules;
use window::Command;
use window::icons::Icon;
use window::widgets::{Face, explain};
use window_words::Words;

use crate::room::OAnQuanSentences;
use crate::room::rules_page::{short_summary, summary};

/// Draws the name of the rules as a button, with only an icon if the text does not fit into
/// `room`. Returns whether it was pressed.
pub fn rules_note(ui: &mut Ui, words: &Words, rules: &Rules, room: f32) -> bool {
    let short = short_summary(words, rules);
    let name = format!("{}: {short}", words.rules().heading);
    let mut face = Face { icon: Some(Icon::Book), text: Some(&short), ..Face::default() };
    if face.size(ui).x > room {
        face.text = None;
    }
    let response = face.button(ui);
    if response.hovered() {
        explain(&response, Command::Rules.tooltip(&summary(words, rules), ui.ctx()));
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    response.clicked()
}
