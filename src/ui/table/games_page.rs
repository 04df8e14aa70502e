//! The page of the games and achievements of a room. A wide window shows both side by side, a narrow
//! one shows one of them at a time.

use std::ffi::OsString;

use eframe::egui::accesskit::Live;
use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    FontFamily, FontId, Frame, Id, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, vec2,
};
use jiff::tz::TimeZone;
use tabletop::archive::{GameSummary, LibraryEntry};
use tabletop::{Seat, Side};

use super::achievements::{achievements, beside};
use super::archive::Archive;
use super::numbering::moves_of_turns;
use super::table_game::TableGame;
use crate::ui::choices::tabs;
use crate::ui::command::Command;
use crate::ui::players::{player_name, players};
use crate::ui::rooms::RoomView;
use crate::ui::theme::{Palette, SEMIBOLD, sizes};
use crate::ui::widgets::{
    ButtonLook, command_button, follow_focus, row_ground, strong, wide_button, wide_command,
};

/// The height of a row.
const ROW: f32 = 52.0;
/// The maximum width of the page, and the width from which both parts are side by side.
const WIDTH: f32 = 1100.0;
const BESIDE: f32 = 780.0;

/// What the player asks for.
pub(super) enum GamesAction {
    Back,
    /// Continue this game, or replay it if it is over.
    Open(OsString),
    Replay(OsString),
    Copy(OsString),
    Delete(OsString),
    BringBack,
}

/// The page.
pub(super) struct GamesPage {
    /// The file of the chosen game.
    chosen: Option<OsString>,
    /// Whether a narrow window shows the achievements in place of the games.
    shows_achievements: bool,
}

impl GamesPage {
    /// Creates the page. A narrow window shows the achievements if `shows_achievements` is true.
    pub(super) fn new(shows_achievements: bool) -> Self {
        GamesPage { chosen: None, shows_achievements }
    }

    /// Draws the page. Returns what the player asks for.
    pub(super) fn show<G: TableGame>(
        &mut self,
        ui: &mut Ui,
        archive: &Archive<G>,
        (look, message): (usize, Option<&str>),
        view: &RoomView<'_>,
    ) -> Option<GamesAction> {
        let (words, mut action) = (&view.words.library, None);
        framed(ui, |ui| {
            let wide = ui.available_width() >= BESIDE;
            ui.horizontal_wrapped(|ui| {
                let look = ButtonLook { enabled: true, on: None, words: true, instead: None };
                if command_button(ui, view.words, Command::Back, look) {
                    action = Some(GamesAction::Back);
                }
                ui.label(strong(words.heading).size(20.0));
                let count = words.count(archive.entries().len());
                let news = message.unwrap_or(&count);
                let shown = ui.label(news);
                shown.widget_info(|| WidgetInfo::labeled(Role::Status, true, news));
                ui.ctx().accesskit_node_builder(shown.id, |node| node.set_live(Live::Polite));
            });
            let parts = [(false, words.games), (true, view.words.achievements.heading)];
            if wide {
                let [left, right] = beside(ui.available_rect_before_wrap());
                ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
                    achievements(ui, archive, view);
                });
                let list = UiBuilder::new().max_rect(right);
                let asked = ui.scope_builder(list, |ui| self.games(ui, archive, look, view)).inner;
                action = asked.or(action.take());
                return;
            }
            if let Some(part) = tabs(ui, &parts, self.shows_achievements) {
                self.shows_achievements = part;
            }
            ui.add_space(sizes::GAP / 2.0);
            if self.shows_achievements {
                achievements(ui, archive, view);
            } else {
                action = self.games(ui, archive, look, view).or(action.take());
            }
        });
        action
    }

    /// Draws the list of the games and the buttons of the chosen one.
    fn games<G: TableGame>(
        &mut self,
        ui: &mut Ui,
        archive: &Archive<G>,
        look: usize,
        view: &RoomView<'_>,
    ) -> Option<GamesAction> {
        let mut action = None;
        if archive.entries().is_empty() {
            ui.label(view.words.library.empty);
        }
        let below = sizes::TARGET + 3.0 * sizes::GAP;
        let height = (ui.available_height() - below).max(2.0 * ROW);
        ScrollArea::vertical().auto_shrink(false).max_height(height).show_rows(
            ui,
            ROW,
            archive.entries().len(),
            |ui, range| {
                for index in range {
                    if self.row(ui, index, &archive.entries()[index], look, view) {
                        let file = archive.entries()[index].file.clone();
                        action = Some(GamesAction::Open(file));
                    }
                }
            },
        );
        self.buttons(ui, archive, view).or(action)
    }

    /// Draws a game. Returns whether the player opens it.
    fn row<G: TableGame>(
        &mut self,
        ui: &mut Ui,
        index: usize,
        entry: &LibraryEntry<G>,
        look: usize,
        view: &RoomView<'_>,
    ) -> bool {
        let chosen = self.chosen.as_ref() == Some(&entry.file);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
        let rect = rect.shrink2(vec2(0.0, 1.5));
        let response = ui.interact(rect, Id::unique("game").with(index), Sense::click());
        follow_focus(&response);
        let ink = row_ground(ui, &response, chosen);
        let [title, detail] = lines(entry, look, view);
        let cut = |text: &str, font| {
            let mut job = LayoutJob::simple_singleline(text.to_owned(), font, ink);
            job.wrap = TextWrapping::truncate_at_width(rect.width() - 20.0);
            ui.painter().layout_job(job)
        };
        let bold = FontId::new(15.0, FontFamily::Name(SEMIBOLD.into()));
        let small = FontId::new(13.0, FontFamily::Proportional);
        let at = rect.left_center() + vec2(10.0, 0.0);
        let (above, below) = (cut(&title, bold), cut(&detail, small));
        let up = vec2(0.0, above.size().y + 1.0);
        ui.painter().galley(at - up, above, ink);
        ui.painter().galley(at + vec2(0.0, 1.0), below, ink);
        let spoken = format!("{title}. {detail}");
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &spoken));
        if response.clicked() {
            self.chosen = Some(entry.file.clone());
        }
        response.double_clicked()
    }

    fn buttons<G: TableGame>(
        &self,
        ui: &mut Ui,
        archive: &Archive<G>,
        view: &RoomView<'_>,
    ) -> Option<GamesAction> {
        let words = &view.words.library;
        let is_chosen =
            |entry: &&std::sync::Arc<LibraryEntry<G>>| Some(&entry.file) == self.chosen.as_ref();
        let entry = archive.entries().iter().find(is_chosen);
        let mut action = None;
        ui.horizontal_wrapped(|ui| {
            if let Some(entry) = entry {
                let file = &entry.file;
                let readable = entry.summary.as_ref().ok();
                if readable.is_some_and(|game| game.result.is_none())
                    && wide_button(ui, words.continue_game, 130.0, true).clicked()
                {
                    action = Some(GamesAction::Open(file.clone()));
                }
                if readable.is_some()
                    && wide_button(ui, view.words.replay.replay, 130.0, false).clicked()
                {
                    action = Some(GamesAction::Replay(file.clone()));
                }
                if readable.is_some()
                    && wide_button(ui, view.words.copy_game, 130.0, false).clicked()
                {
                    action = Some(GamesAction::Copy(file.clone()));
                }
                if wide_button(ui, words.delete, 130.0, false).clicked() {
                    action = Some(GamesAction::Delete(file.clone()));
                }
            }
            if archive.can_bring_back()
                && wide_command(ui, Command::Undo, words.undo_delete, 150.0, false)
            {
                action = Some(GamesAction::BringBack);
            }
        });
        action
    }
}

/// Draws `content` in a frame in the middle of the page.
pub(super) fn framed(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let room = ui.max_rect();
    let side = ((room.width() - WIDTH) / 2.0).max(8.0);
    let inner = room.shrink2(vec2(side, 8.0));
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        Frame::window(ui.style()).inner_margin(12).show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            ui.visuals_mut().override_text_color = Some(Palette::current(ui.ctx()).ink);
            content(ui);
        });
    });
}

/// Returns the two lines of a game in the list.
fn lines<G: TableGame>(entry: &LibraryEntry<G>, look: usize, view: &RoomView<'_>) -> [String; 2] {
    let words = &view.words.rooms;
    match &entry.summary {
        Ok(game) => lines_of_game(game, look, view),
        Err(why) => [entry.file.to_string_lossy().into_owned(), words.damaged(&why.to_string())],
    }
}

fn lines_of_game<G: TableGame>(
    game: &GameSummary<G>,
    look: usize,
    view: &RoomView<'_>,
) -> [String; 2] {
    let words = view.words;
    let all = players(view.words, &game.setup);
    let names: Vec<String> = all.iter().map(|(_, player)| player.full_name.clone()).collect();
    let date = game.began.to_zoned(TimeZone::system());
    let date = date.strftime(view.words.library.date).to_string();
    let mut result = match &game.result {
        None => words.library.unfinished.to_owned(),
        Some(result) => match result.points.as_slice() {
            [near, far] if near > far => won(game, Side::NEAR, view),
            [near, far] if near < far => won(game, Side::FAR, view),
            _ => words.common.draw.to_owned(),
        },
    };
    if let Some(left) = game.left {
        let name = left.side().map(|side| player_name(words, &game.setup, side));
        let own = G::words(view.language);
        let how = own.listed_departure(words, left, name.as_deref().unwrap_or_default());
        result = if name.is_some() { format!("{result} – {how}") } else { how };
    }
    let options = G::words(view.language).summary(&game.rules, look);
    let title =
        format!("{} · {}", names.join(" – "), words.library.turns(moves_of_turns::<G>(game.turns)));
    [title, format!("{result} · {options} · {date}")]
}

fn won<G: TableGame>(game: &GameSummary<G>, side: Side, view: &RoomView<'_>) -> String {
    let alone = game.setup.persons() == 1;
    match (alone, game.setup.seats[side]) {
        (true, Seat::Person) => view.words.you_win.to_owned(),
        (true, _) => view.words.loses_to(&player_name(view.words, &game.setup, side)),
        (false, _) => view.words.wins(&player_name(view.words, &game.setup, side)),
    }
}
