//! Cờ caro at the table, on squared paper or with stones on wood.

mod board;
mod editor;
mod figures;
mod finger;
mod grid;
mod look;
mod pen;
mod picture;
mod puzzles;
mod stones;
mod words;

use eframe::egui::{Key, Painter, Rect, Ui};
use frame::start_page;
use live::PlainGame;
use settings::{Language, Settings};
use strum::VariantArray;
use study::lesson::OneLesson;
use table::board::{BoardUi, Scene, Touched, TypedMove, Typing, show_values};
use table::form::{OptionsForm, SetupUi};
use table::game::{EditorLink, TableGame};
use table::words::{GameText, PageWords, TableWords, Viewpoint};
use tabletop::LessonTask;
use tabletop::{Game, GameMatch, Match, Side};
use ui_kit::sprites::Sprites;
use ui_kit::theme::touch;
use window::rules::{RulesSection, RulesUi, RulesView, pictures};
use window::widgets::choices;
use window::{LessonsLink, PuzzlesLink, Screen};

use crate::{Caro, LINE, MARK, Preset, SIZE, Square};

pub use self::words::BoardWords;

use look::Look;

/// The square that completes the blocked five of the lesson.
const BLOCKED_FIVE: &str = "8l";

/// The height of a few rows of a board in the rules.
const ROWS: f32 = 78.0;

impl GameText for Caro {
    fn words(language: Language) -> &'static dyn TableWords<Self> {
        BoardWords::of(language)
    }

    const HAS_DRAWS: bool = true;
}

impl BoardUi for Caro {
    const VALUES: usize = 6;

    fn board(ui: &mut Ui, rect: Rect, scene: &Scene<'_, Self>) -> Touched<Self> {
        let pressed = match touch::is_on(ui) {
            true => finger::board(ui, rect, scene),
            false => board::board(ui, rect, scene),
        };
        show_values(ui, scene, 0.0);
        pressed.into()
    }

    fn picture(
        painter: &Painter,
        _sprites: &Sprites,
        rect: Rect,
        shown: Option<(&Match<Self>, Viewpoint)>,
    ) {
        match shown {
            Some((played, view)) => {
                picture::of_game(painter, rect, played.position(), Look::of(view.look));
            }
            None => picture::usual(painter, rect),
        }
    }

    fn labelled_picture(
        painter: &Painter,
        _sprites: &Sprites,
        rect: Rect,
        (played, view): (&Match<Self>, Viewpoint),
    ) {
        picture::labelled(painter, rect, played.position(), Look::of(view.look));
    }

    fn move_of_hint(hint: &Self::Hint) -> Square {
        hint.square
    }

    const TYPING: Typing = Typing::Square;

    fn typed_move(_played: &Match<Self>, text: &str) -> TypedMove<Self> {
        match Square::typed(text) {
            Ok(square) => TypedMove::Move(square),
            Err(_) if begins_square(text) => TypedMove::Part,
            Err(_) => TypedMove::Unknown,
        }
    }

    /// From square to square, past those that have marks.
    fn next_choice(
        played: &Match<Self>,
        _view: Viewpoint,
        arrow: Key,
        from: Option<Square>,
    ) -> Option<Square> {
        let board = played.position();
        let Some(from) = from else {
            return board::first_choice(board);
        };
        let direction = match arrow {
            Key::ArrowLeft => (0, -1),
            Key::ArrowRight => (0, 1),
            Key::ArrowUp => (1, 0),
            Key::ArrowDown => (-1, 0),
            _ => return None,
        };
        let beyond = (1..).map_while(|steps| from.step(direction, steps, board.size()));
        beyond.into_iter().find(|square| board.mark(*square).is_none()).or(Some(from))
    }

    /// The position is its own history, which is replayed from the empty board.
    fn paint_piece(
        painter: &Painter,
        rect: Rect,
        played: &Match<Self>,
        side: Side,
        look: usize,
    ) -> bool {
        let is_x = side == played.position().first();
        let square = Square::new(0, 0).expect("every board has a corner");
        board::mark(painter, Look::of(look), (rect, square), is_x, 1.0, 1.0);
        true
    }

    const HAS_COORDINATES: bool = true;

    /// A full board without a line is a draw.
    const IS_SQUARE: bool = true;
}

/// Returns whether a text is the letter of a column, a row, or a column with the first digit of a row.
fn begins_square(text: &str) -> bool {
    let row = text.strip_prefix(|letter| ('a'..='t').contains(&letter)).unwrap_or(text);
    row.len() < 3 && row.chars().all(|digit| digit.is_ascii_digit())
}

impl SetupUi for Caro {
    fn options_form(&self, ui: &mut Ui, form: &mut OptionsForm<'_>) -> Option<Self> {
        let words = BoardWords::of(form.language);
        let range = i32::from(*SIZE.start())..=i32::from(*SIZE.end());
        let size = form.number(ui, words.size, self.size().into(), &range);
        let presets = Preset::VARIANTS.iter().map(|preset| (Some(*preset), words.preset(*preset)));
        let presets: Vec<_> = presets.collect();
        let preset = choices(ui, words.options, &presets, words::preset_of(self)).flatten();
        if size.is_none() && preset.is_none() {
            return None;
        }
        let mut next = preset.map_or(*self, Caro::preset);
        let size = size.unwrap_or(self.size().into());
        next.set_option("size", &size.to_string()).ok().map(|()| next)
    }

    fn other_rules(&self) -> Vec<Self> {
        let size = self.size().to_string();
        let games = Preset::VARIANTS.iter().filter_map(|preset| {
            let mut game = Caro::preset(*preset);
            game.set_option("size", &size).ok().map(|()| game)
        });
        games.filter(|game| game != self).collect()
    }
}

impl RulesUi for Caro {
    fn sections(language: Language) -> Vec<RulesSection> {
        let words = BoardWords::of(language);
        RulesSection::plain([
            words.rules_aim,
            words.rules_caro,
            words.rules_gomoku,
            words.rules_free,
            words.rules_edge,
            words.rules_full,
            words.rules_hands,
            words.rules_signs,
        ])
    }

    fn by_keys(language: Language) -> Option<&'static str> {
        Some(BoardWords::of(language).rules_keys)
    }

    fn figure(ui: &mut Ui, place: usize, view: &RulesView<'_>) {
        let look = Look::of(view.look);
        pictures(ui, ROWS, &figures::examples(place), |ui, rect, board| {
            picture::of_rows(ui.painter(), rect, board, look);
        });
    }
}

impl TableGame for Caro {
    const FILE_TITLE: &str = "Cờ caro";

    fn pages(language: Language) -> &'static dyn PageWords<Self> {
        BoardWords::of(language)
    }

    const PUZZLES: Option<PuzzlesLink> = Some(study::puzzle::puzzles_of::<Self>());

    const LESSONS: Option<LessonsLink> = Some(study::lesson::lessons_of::<Self>());

    const EDITOR: Option<EditorLink<Self>> = Some(study::editor::editor_of());

    fn surface(settings: &Settings) -> usize {
        settings.table(Self::ID).look
    }

    const START_PAGE: Option<fn() -> Box<dyn Screen>> = Some(start_page::<Self>);
}

impl OneLesson for Caro {
    const LESSON: &'static [LessonTask<Self, Square>] = &[
        // Five in a line.
        LessonTask::play("8h7g8i9h8j10i8k9j", |played: &Match<Self>| {
            played.position().line().is_some()
        }),
        // A five between two marks of the other player, at BLOCKED_FIVE, does not win.
        LessonTask::play("8h8g8i8m8j2c8k10l3c10c4c9f5c11k6c10f", |played: &Match<Self>| {
            played.position().line().is_some()
        }),
        // An open three must be stopped on its line.
        LessonTask::play("8g7g6h7h9h7i", |played: &Match<Self>| {
            is_last(played, &["7e", "7f", "7j", "7k"])
        })
        .answered(),
        // A four and an open three at once.
        LessonTask::play("8f8e8g3c8h12e6i13k7i2l", |played: &Match<Self>| is_last(played, &["8i"]))
            .answered(),
    ];
}

/// Returns whether the last mark is on one of these squares.
fn is_last(played: &Match<Caro>, squares: &[&str]) -> bool {
    let last = played.position().history().last();
    last.is_some_and(|last| squares.contains(&last.to_string().as_str()))
}

/// Returns the share of the motion of the last entry in which its mark is made, and that in which
/// the winning line is drawn, both from 0 to 1.
fn shares(scene: &Scene<'_, Caro>) -> (f32, f32) {
    let Some(moving) = scene.moving() else {
        return (1.0, 1.0);
    };
    let whole = scene.played.entries().last().map_or(MARK, Caro::duration);
    let seconds = moving * whole;
    ((seconds / MARK).clamp(0.0, 1.0), ((seconds - MARK) / LINE).clamp(0.0, 1.0))
}

/// Returns the look of a scene.
fn look_of(scene: &Scene<'_, Caro>) -> Look {
    Look::of(scene.look)
}
