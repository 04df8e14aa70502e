//! The start page of a room: the options of the next game, and the ways to the other pages.

use eframe::egui::{Align, Frame, Id, Layout, Rect, ScrollArea, Ui, UiBuilder, Vec2, pos2, vec2};
use settings::TableSettings;
use study::lesson::OneLesson;
use table::form::{NextGame, NextGameForm, kept, line_of_opponent, opponents};
use ui_kit::balanced::wrapped;
use ui_kit::faces::Portrait;
use ui_kit::theme::{Palette, sizes, touch};
use ui_kit::typing::Typing;
use window::switch::switch;
use window::widgets::{
    bold, button_width, capitalised, choices, column, commands_in_row, hinted_command, just_opened,
    wide_button, wide_command,
};
use window::{Command, RoomView};
use window_words::Words;

/// The maximum width of the page.
const WIDTH: f32 = 860.0;
/// The window width from which the options are beside the buttons.
const TWO_COLUMNS: f32 = 600.0;

/// What the start page asks for.
pub(crate) enum StartAction<G> {
    Leave,
    Home,
    Continue,
    Begin,
    Lesson,
    Puzzles,
    Rules,
    Edit,
    Games,
    Paste,
    /// Open the form of the next game.
    Form,
    /// Change the options of the next game.
    SetGame(G),
    /// Choose another opponent.
    SetOpponent(Portrait),
    /// Leave out what the next game keeps of earlier ones.
    Forget,
    /// Change the choices of the player.
    Set(Box<TableSettings>),
}

/// The contents of the start page.
pub(crate) struct StartPage<'a, G> {
    pub game: &'a G,
    pub settings: &'a TableSettings,
    /// The label of the button that continues the game under way, if there is one.
    pub resume: Option<String>,
    /// Whether the player has chosen another opponent or other options since it began.
    pub is_outchosen: bool,
    /// Whether all moves of that game were taken back.
    pub is_taken_back: bool,
    pub has_games: bool,
    /// The number of puzzles that the player has solved.
    pub solved: usize,
    pub message: Option<&'a str>,
}

impl<G: OneLesson> StartPage<'_, G> {
    /// Draws the page. Returns what the player asks for, in order: a number that is entered comes before the button
    /// that is pressed.
    pub(crate) fn show(
        &self,
        ui: &mut Ui,
        view: &RoomView<'_>,
        typing: &mut Typing,
    ) -> Vec<StartAction<G>> {
        let mut asked = Vec::new();
        let room = ui.max_rect();
        view.sprites.scatter_stones(ui.painter(), room);
        let width = WIDTH.min(room.width() - 24.0);
        let mut area = ScrollArea::vertical().auto_shrink(false);
        if just_opened(ui, ui.scope_id().with("start page")) {
            area = area.vertical_scroll_offset(0.0);
        }
        area.show(ui, |ui| {
            let left = room.left() + (room.width() - width) / 2.0;
            let id = ui.scope_id().with("height");
            let before = ui.data(|data| data.get_temp::<f32>(id)).unwrap_or(440.0);
            let middle = ((room.height() - before) / 2.0).max(8.0);
            let kept = id.with("top");
            let kept_top = top_of(ui, kept, room.size());
            let top = ui.cursor().top() + kept_top.unwrap_or(middle);
            let place = Rect::from_min_size(pos2(left, top), vec2(width, room.height()));
            let card = ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
                Frame::window(ui.style()).inner_margin(20).show(ui, |ui| {
                    ui.set_width(width - 42.0);
                    asked = self.contents(ui, view, typing, room.width() >= TWO_COLUMNS);
                });
            });
            let height = card.response.rect.height();
            if (height - before).abs() > 1.0 {
                ui.data_mut(|data| data.insert_temp(id, height));
                ui.ctx().request_discard("the height of the page became known");
            } else if kept_top.is_none() {
                ui.data_mut(|data| data.insert_temp(kept, (room.size(), middle)));
            }
            ui.add_space(8.0);
        });
        asked
    }

    fn contents(
        &self,
        ui: &mut Ui,
        view: &RoomView<'_>,
        typing: &mut Typing,
        two: bool,
    ) -> Vec<StartAction<G>> {
        let palette = Palette::current(ui.ctx());
        let words = G::words(view.language).shared();
        ui.label(bold(words.title(), 34.0).color(palette.accent));
        wrapped(ui, G::pages(view.language).goal(self.game, self.settings.look));
        if let Some(message) = self.message {
            ui.colored_label(palette.warning, message);
        }
        if self.is_taken_back {
            wrapped(ui, view.words.all_taken_back);
        }
        ui.add_space(10.0);
        if !two {
            let pressed = self.buttons(ui, view);
            ui.add_space(10.0);
            let mut asked = self.options(ui, view, typing);
            asked.extend(pressed);
            return asked;
        }
        let mut pressed = None;
        let mut asked = Vec::new();
        let whole = ui.available_width();
        ui.horizontal_top(|ui| {
            column(ui, whole * 0.4, |ui| pressed = self.buttons(ui, view));
            ui.add_space(24.0);
            let rest = ui.available_width();
            column(ui, rest, |ui| asked = self.options(ui, view, typing));
        });
        asked.extend(pressed);
        asked
    }

    fn buttons(&self, ui: &mut Ui, view: &RoomView<'_>) -> Option<StartAction<G>> {
        let words = view.words;
        let width = ui.available_width().min(320.0);
        ui.spacing_mut().item_spacing.y = sizes::GAP;
        let mut action = None;
        let begin = if self.resume.is_some() { words.new_game } else { words.play };
        let mut first = vec![(begin, StartAction::Begin)];
        if let Some(resume) = &self.resume {
            // What the player has just chosen is what the first button begins.
            let place = usize::from(self.is_outchosen);
            first.insert(place, (resume.as_str(), StartAction::Continue));
        }
        // In one row, so that what is below stays in its place.
        let share = (width - sizes::GAP) / 2.0;
        let is_row =
            first.len() == 2 && first.iter().all(|(label, _)| button_width(ui, label) <= share);
        let direction = if is_row { Layout::left_to_right(Align::Min) } else { *ui.layout() };
        let size = vec2(width, if is_row { touch::target(ui) } else { 0.0 });
        ui.allocate_ui_with_layout(size, direction, |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(sizes::GAP);
            for (index, (label, asked)) in first.into_iter().enumerate() {
                let width = if is_row { share } else { width };
                if wide_button(ui, label, width, index == 0).clicked() {
                    action = Some(asked);
                }
            }
        });
        if !G::LESSON.is_empty() && wide_button(ui, &self.lesson(words), width, false).clicked() {
            action = Some(StartAction::Lesson);
        }
        if let Some(puzzles) = G::PUZZLES {
            let label = words.rooms.puzzles(self.solved, (puzzles.count)());
            if wide_button(ui, &label, width, false).clicked() {
                action = Some(StartAction::Puzzles);
            }
        }
        if wide_button(ui, words.how_to_play, width, false).clicked() {
            action = Some(StartAction::Rules);
        }
        if G::EDITOR.is_some()
            && wide_command(ui, Command::EditPosition, words.editor.edit, width, false)
        {
            action = Some(StartAction::Edit);
        }
        if self.has_games {
            let label = words.library.heading;
            if wide_command(ui, Command::Games, label, width, false) {
                action = Some(StartAction::Games);
            }
        }
        if wide_command(ui, Command::PasteGame, words.rooms.paste, width, false) {
            action = Some(StartAction::Paste);
        }
        match commands_in_row(ui, words, &[Command::OtherGames, Command::Menu], width) {
            Some(Command::Menu) => action = Some(StartAction::Home),
            Some(_) => action = Some(StartAction::Leave),
            None => {}
        }
        action
    }

    /// Returns the label of the lesson, with the step at which it goes on.
    fn lesson(&self, words: &Words) -> String {
        let rooms = &words.rooms;
        match self.settings.lesson_step {
            0 => rooms.lesson.to_owned(),
            step => format!("{} · {}", rooms.lesson, rooms.lesson_step(step + 1, G::LESSON.len())),
        }
    }

    /// Draws the choices: the opponent and the way to the form, then what lasts: rules and look.
    fn options(
        &self,
        ui: &mut Ui,
        view: &RoomView<'_>,
        typing: &mut Typing,
    ) -> Vec<StartAction<G>> {
        let words = view.words;
        let mut asked = Vec::new();
        ui.spacing_mut().item_spacing.y = 6.0;
        let chosen = NextGame { game: self.game.clone(), players: self.settings.players() };
        let opponent = opponents(ui, words, &chosen.players, self.game.sides());
        let sides = self.game.sides();
        if let Some(line) = line_of_opponent(ui, words, &chosen.players, sides, false) {
            wrapped(ui, line);
        }
        wrapped(ui, self.summary(&chosen, view));
        let forgets = kept(ui, words, &chosen);
        let width = button_width(ui, words.home.change).max(90.0);
        let change = [words.home.change, words.home.change_hint];
        let opens_form = hinted_command(ui, Command::NewGameForm, change, width, false);
        let mut form = NextGameForm {
            language: view.language,
            words,
            sprites: view.sprites,
            look: self.settings.look,
            next: &chosen,
            typing,
            made: None,
            command: None,
        };
        if G::HAS_LASTING_OPTIONS {
            form.options(ui);
        }
        let made = form.made;
        let mut next = self.settings.clone();
        self.look(ui, view, &mut next);
        // The choices of the player come first: they know nothing of the others.
        asked.extend((next != *self.settings).then(|| StartAction::Set(Box::new(next))));
        asked.extend(made.map(|made| StartAction::SetGame(made.game)));
        asked.extend(opponent.map(StartAction::SetOpponent));
        asked.extend(forgets.then_some(StartAction::Forget));
        asked.extend(opens_form.then_some(StartAction::Form));
        asked
    }

    /// Draws the choice of the look, and whether the board shows coordinates.
    fn look(&self, ui: &mut Ui, view: &RoomView<'_>, next: &mut TableSettings) {
        let (own, words) = (G::pages(view.language), &view.words.rooms);
        let named: Vec<(usize, &str)> = own.look_names().into_iter().enumerate().collect();
        if named.len() > 1
            && let Some(look) = choices(ui, own.looks().unwrap_or(words.looks), &named, next.look)
        {
            next.look = look;
        }
        if G::HAS_COORDINATES
            && switch(ui, None, words.coordinates, true, next.coordinates, 0.0).clicked()
        {
            next.coordinates = !next.coordinates;
        }
    }

    /// Returns the choices that the form has, in a few words.
    fn summary(&self, next: &NextGame<G>, view: &RoomView<'_>) -> String {
        let (words, look) = (G::words(view.language), self.settings.look);
        let [now, usual] = [self.game, &G::usual()].map(|game| words.summary(game, look));
        let summary = next.summary(view.words);
        match !G::HAS_LASTING_OPTIONS && now != usual {
            true => format!("{summary} {}.", capitalised(&now)),
            false => summary,
        }
    }
}

/// Returns the distance of the card from the upper edge of a room of this size, as long as the page is
/// open. A card that stayed centred would move under the pointer when its contents grow.
fn top_of(ui: &Ui, id: Id, size: Vec2) -> Option<f32> {
    if just_opened(ui, id.with("opened")) {
        ui.data_mut(|data| data.remove::<(Vec2, f32)>(id));
    }
    let kept = ui.data(|data| data.get_temp::<(Vec2, f32)>(id));
    kept.filter(|(room, _)| *room == size).map(|(_, top)| top)
}
