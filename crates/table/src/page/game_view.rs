//! The page of a game in progress: the bar, the players, the board, the line below it, the evaluation and
//! the list of moves.

use std::time::Duration;

use eframe::egui::{Id, Rect, Shape, Stroke, Ui};
use live::{Line, LiveGame};
use tabletop::{GameMatch, Side, TimeLimit};
use ui_kit::speech::{Sentence, say, take_as_said};
use ui_kit::theme::{Palette, sizes};
use window::together::{Said, paint_said};
use window::{Command, Correspondence, RoomView, moves_column};

use super::game_page::BoardAction;
use super::move_list::{MoveList, moves};
use super::parts::{Bar, BarButton, Line as LineBelow};
use super::words_line::Growth;
use crate::board::{BoardUi, PageParts, Pressed, Scene, SeatStatus, Showing};
use crate::game::Clock;
use crate::page::{evaluation, words_line};
use crate::result::ResultCard;
use crate::words::{Viewpoint, Voice, awaited, has_line};

use ui_kit::faces::Portrait;

/// The width of the frame around a board whose moves have not been played.
const FRAME: f32 = 2.5;

/// What a game with people at other devices shows in place of what a game here has.
pub struct AtTable {
    /// The buttons of the bar.
    pub buttons: Vec<BarButton>,
    /// The face of each side.
    pub faces: Vec<Option<Portrait>>,
    /// What the players of these sides have just said, and its words.
    pub said: Vec<(Side, Said, &'static str)>,
    /// The time left to each side; none without clocks.
    pub clocks: Vec<Option<Duration>>,
    /// Below how much time a clock warns.
    pub low: Duration,
    /// What the line below the board says instead of the game, and whether it is a warning.
    pub line: Option<(String, bool)>,
    /// What has just happened besides, which precedes the line.
    pub news: Option<Sentence>,
    /// The buttons beside the line, the outermost first, each with its label or without.
    pub commands: Vec<(Command, bool)>,
}

/// The contents of the page of a game in progress.
pub struct GameView<'a, G: BoardUi> {
    /// The texts, the settings and the textures.
    pub view: RoomView<'a>,
    /// How the board is seen.
    pub board: Viewpoint,
    /// The game.
    pub live: &'a LiveGame<G>,
    /// The spot with which the player has begun a move.
    pub chosen: Option<G::Spot>,
    /// The bar above the board.
    pub bar: Bar<'a>,
    /// Whether the page shows the evaluation.
    pub evaluation: bool,
    /// Whether the board previews moves.
    pub previews: bool,
    /// Whether the player has yet to choose a rule of this game.
    pub is_rule_open: bool,
    /// The place of a result that a dialog shows.
    pub result: Option<Rect>,
    /// The result that the page shows, with its heading.
    pub card: Option<(ResultCard<BoardAction<G>>, String)>,
    /// The buttons beside the line below the board once the result can be seen, each with its label or
    /// without, unless a card shows the result.
    pub after_end: Vec<(Command, bool)>,
    /// What the page shows in place of what a game here has, in a game with people at other devices.
    pub at_table: Option<&'a AtTable>,
}

/// The text below the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatusWords {
    /// The text.
    pub line: String,
    /// Whether it is a warning.
    pub warns: bool,
    /// The text that screen readers announce on their own: a finished turn, a refusal, a hint, the
    /// end. What the pointer or the keyboard touches does not change it.
    pub announced: String,
    /// What screen readers say of the turns: each once, then whose turn it is. Nothing leaves it at what was said.
    pub turns: Vec<Sentence>,
    /// What screen readers say of anything else.
    pub news: Option<String>,
    /// What is said in small type below the text.
    pub hint: Option<&'static str>,
}

impl StatusWords {
    /// Creates a text that is also announced.
    pub fn new(line: String, warns: bool) -> Self {
        let (announced, news) = (line.clone(), Some(line.clone()));
        StatusWords { line, warns, announced, turns: Vec::new(), news, hint: None }
    }
}

/// What the player has done on the page.
pub struct GameTouched<G: BoardUi> {
    /// What the player asks for.
    pub action: Option<BoardAction<G>>,
    /// The spots whose arrows are shown: because of the pointer, and at all.
    pub pointed: [Option<G::Spot>; 2],
    /// The seat of the player whose phrase is to go.
    pub hushed: Option<u8>,
}

impl<G: BoardUi> GameView<'_, G> {
    /// Draws the page. `status` returns the text below the board, given how the board is seen and what the
    /// move that the player points at would do.
    pub fn show(
        self,
        ui: &mut Ui,
        status: impl FnOnce(&Voice<'_>, Option<String>) -> StatusWords,
    ) -> GameTouched<G> {
        let GameView { view, board, live, chosen, mut bar, card, after_end, at_table, .. } = self;
        let GameView { evaluation: shows_evaluation, previews, is_rule_open, result, .. } = self;
        let (room, session, words) = (ui.max_rect(), live.session(), view.words);
        if let Some(table) = at_table {
            bar.buttons.clone_from(&table.buttons);
            bar.offered = &offered_at_table;
        }
        let has_time = session.clock().control().limit != TimeLimit::None;
        let setup = session.setup();
        let parts = PageParts {
            sides: setup.sides(),
            has_clocks: has_time
                || at_table.is_some_and(|it| it.clocks.iter().any(Option::is_some)),
            list: moves_column(view.settings, room.width()),
            evaluation: shows_evaluation,
            result,
            text_scale: view.text_scale,
            line_growth: Growth::LINE.of(ui.ctx()),
            ..PageParts::default()
        };
        let mut layout = G::layout(room, &parts);
        let mut action = bar.show(ui, layout.bar, &view).map(BoardAction::Do);
        // The turns that a hint expects are a replay of their own.
        let line = live.line().map(Line::viewer);
        let earlier = live.presenter().viewed_entries().map(|at| session.game().up_to(at));
        let earlier = line.map(|line| line.replay().game_so_far()).or(earlier);
        let played = earlier.as_ref().unwrap_or(session.game());
        let showing = line.map_or(Showing::Live(live), Showing::Replay);
        let is_viewing = live.presenter().viewed_turn().is_some();
        let mut scene = Scene {
            can_play: live.can_play() && line.is_none(),
            previews,
            is_rule_open,
            coordinates: view.settings.table(G::ID).coordinates,
            chosen,
            hinted: live.hint().filter(|_| line.is_none()).map(G::move_of_hint),
            ..Scene::new(&view, board, showing, played)
        };
        let considers = |side: Side| {
            session.offer().is_considered()
                && session.seats().computers().any(|(computer, _)| computer == side)
        };
        scene.stores = G::seats(ui, &layout, &scene, &|side| {
            let to_move = played.to_move() == Some(side);
            let thinking = live.is_thinking() && to_move || considers(side);
            let (left, low) = match at_table {
                Some(table) => {
                    let left = table.clocks.get(side.index()).copied().flatten();
                    (left, to_move && left.is_some_and(|left| left < table.low))
                }
                None => (session.clock().left(side), to_move && session.clock().is_low(side)),
            };
            let clock = left.map(|left| Clock { left, low });
            let face = at_table.and_then(|table| *table.faces.get(side.index())?);
            SeatStatus { thinking: thinking && !is_viewing, clock, face, rests: false }
        });
        let has_phrases = at_table.is_some_and(|table| !table.said.is_empty());
        let sides = 0..if has_phrases { setup.sides() } else { 0 };
        let seats = sides.map(|side| G::seat(&layout, &scene, Side::new(side)));
        let seats: Vec<Rect> = seats.collect();
        let mut has_card = false;
        if let Some((card, heading)) = card
            && let Some((rect, card)) =
                card.place(ui, &heading, layout.between::<G>(), &mut layout.board)
        {
            has_card = true;
            action = card.show(ui, rect, words, &heading).or(action);
        }
        let seen = G::view_in(layout.board, setup, board);
        let voice = Voice::new::<G>(words, setup, seen);
        let own = G::words(view.language);
        if shows_evaluation && layout.panel.is_none() {
            let place = evaluation::take_from(&mut layout.board);
            evaluation::evaluation(ui, place, own, &voice, live);
        }
        let touched = G::board(ui, layout.board, &scene);
        if line.is_some() {
            frame_of_line(ui, layout.board);
        }
        let mut hushed = None;
        for (side, said, text) in at_table.map(|table| table.said.as_slice()).unwrap_or_default() {
            let seat = seats.get(side.index()).copied().filter(|seat| seat.is_positive());
            if paint_said(ui, seat.unwrap_or(layout.line), said, text) {
                hushed = Some(said.seat);
            }
        }
        let pressed: Option<Pressed<G>> = touched.pressed;
        action = pressed.map(BoardAction::Press).or(action);
        if let Some(place) = layout.panel {
            evaluation::evaluation(ui, place, own, &voice, live);
        }
        // A preview is worth more than the notice that it is on, but less than what came of something the player did.
        let is_on = words.display.preview_on;
        let toast = view.toast.filter(|toast| touched.preview.is_none() || *toast != is_on);
        let mut status = status(&voice, touched.preview);
        // What is said of a game that is over is not said of an earlier position.
        let is_told = !(status.warns || is_viewing && session.game().is_over());
        let told = at_table.and_then(|table| table.line.as_ref()).filter(|_| is_told);
        if let Some((text, warns)) = told {
            status = StatusWords::new(text.clone(), *warns);
        }
        if let Some(news) = at_table.and_then(|table| table.news.as_ref()) {
            // After the game, what the others want has a line of its own above the result.
            let is_upright = layout.line.width() < sizes::NARROW;
            let between = if session.game().is_over() && is_upright { "\n" } else { " " };
            status.line = format!("{}{between}{}", news.text(), status.line);
            status.announced = format!("{} {}", news.text(), status.announced);
            say(ui.ctx(), Id::unique("people"), std::slice::from_ref(news));
        }
        let correspondence = view.correspondence.filter(|_| !live.presenter().is_moving());
        let is_helped = session.help().hint().is_some() || session.help().is_seeking_hint();
        // The player knows the turn just played; what to do with it is news.
        let news = correspondence.filter(|_| !status.warns && !is_helped);
        let news = news.map(|what| awaited(&voice, what, session.game().to_move()));
        let text = news.as_deref().unwrap_or(status.line.trim_end());
        let below =
            LineBelow { toast, hint: status.hint, ..LineBelow::new(&view, text, status.warns) };
        let send = view.shares.send();
        let commands = match () {
            () if is_viewing || live.line().is_some() => vec![(Command::Now, true)],
            () if let Some(table) = at_table => table.commands.clone(),
            () if has_line(live) => vec![(Command::Line, true)],
            () if session.computer().has_failed() => vec![(Command::TryAgain, true)],
            () if live.is_thinking() => vec![(Command::MoveNow, true)],
            () if live.has_result() && !has_card => after_end,
            () => match correspondence {
                Some(Correspondence::Due) => vec![(send, true)],
                Some(Correspondence::Sent) => vec![(send, true), (Command::PlayHere, true)],
                None => Vec::new(),
            },
        };
        action = below.show(ui, layout.line, commands).map(BoardAction::Do).or(action);
        // A result has the place of a list.
        let over = layout.list_over_board(view.settings).filter(|_| result.is_none());
        if let Some(rect) = layout.list.or(over) {
            let game = session.game();
            let [listed, shown] = G::listed_entries(live);
            let names = voice.names();
            let list = MoveList {
                own,
                voice,
                names: &names,
                game,
                listed,
                captured: &|turn| G::captured_so_far(Showing::Live(live), turn),
                review: None,
                looked_at: None,
                shown,
                commands: &[(Command::Later, is_viewing), (Command::Earlier, shown > 0)],
                grows: !is_viewing,
            };
            action = moves(ui, rect, &list).map(BoardAction::from).or(action);
        }
        let announced = status.announced.trim_end();
        let announced = match &news {
            Some(news) => format!("{announced} {news}"),
            None => announced.to_owned(),
        };
        words_line::leave_to_readers(ui, layout.line, &announced);
        words_line::announce_toast(ui, toast);
        let (ctx, presenter) = (ui.ctx(), live.presenter());
        let refused = presenter.refusal().map(|_| presenter.refusals());
        for news in status.news.as_deref().into_iter().chain(news.as_deref()) {
            let news = Sentence::of_state(news).about(refused.unwrap_or_default());
            say(ctx, Id::unique(("news", refused.is_some())), &[news]);
        }
        let (turns, entries) = (Id::unique("turns"), session.game().entries().len());
        let before = ctx.data(|data| data.get_temp(turns)).unwrap_or(entries);
        if entries < before {
            // What has been taken back is said; what was before it has been.
            take_as_said(ctx, turns, &status.turns);
        }
        ctx.data_mut(|data| data.insert_temp(turns, entries));
        say(ctx, turns, &status.turns);
        GameTouched { action, pointed: [touched.hot, touched.armed], hushed }
    }
}

/// Returns whether a command in the list of more commands is enabled in a game with people at other devices, or `None`
/// if the list does not have it.
fn offered_at_table(command: Command) -> Option<bool> {
    match command {
        Command::Effects | Command::Music | Command::Fullscreen | Command::Settings => Some(true),
        Command::CopyGame | Command::CopyPosition | Command::SavePicture => Some(true),
        _ => None,
    }
}

/// Draws a dashed frame around the board, whose moves have not been played.
fn frame_of_line(ui: &Ui, board: Rect) {
    let frame = board.shrink(FRAME);
    let corners = [
        frame.left_top(),
        frame.right_top(),
        frame.right_bottom(),
        frame.left_bottom(),
        frame.left_top(),
    ];
    let stroke = Stroke::new(FRAME, Palette::current(ui.ctx()).ring);
    ui.painter().extend(Shape::dashed_line(&corners, stroke, 4.0 * FRAME, 3.0 * FRAME));
}
