//! Cờ tướng at the table, with three sets of pieces.

mod board;
mod captured;
mod editor;
mod form;
mod grid;
mod lesson;
mod look;
mod pictures;
mod piece_table;
mod pieces;
mod puzzles;
mod refusals;
mod words;

use eframe::egui::{Align, Key, Painter, Rect, Ui};
use frame::start_page;
use live::PlainGame;
use settings::{Language, Settings};
use study::lesson::OneLesson;
use table::board::{BoardUi, Scene, Touched, TypedMove, Typing};
use table::form::{OptionsForm, SetupUi};
use table::game::{EditorLink, TableGame};
use table::picture::Sheet;
use table::words::{GameText, GraphScale, PageWords, TableWords, Viewpoint};
use tabletop::LessonTask;
use tabletop::{Game as _, GameMatch, Match, Record, Side};
use ui_kit::sprites::Sprites;
use window::rules::{RulesSection, RulesUi, RulesView};
use window::{LessonsLink, PuzzlesLink, Screen};
use window_words::Words;

use crate::{Color, Cotuong, Kind, MOTION, Move, Piece, Square, english_sheet};

pub use self::words::BoardWords;

use grid::Grid;
use look::Look;

impl GameText for Cotuong {
    fn words(language: Language) -> &'static dyn TableWords<Self> {
        BoardWords::of(language)
    }

    const HAS_DRAWS: bool = true;

    const SCALE: Option<i32> = Some(400);

    /// In soldiers.
    const GRAPH: Option<GraphScale> = Some(GraphScale { unit: 100.0, least: 3.0, most: 12.0 });

    const PAIRS_MOVES: bool = true;
}

impl BoardUi for Cotuong {
    const VALUES: usize = 3;

    fn board(ui: &mut Ui, rect: Rect, scene: &Scene<'_, Self>) -> Touched<Self> {
        board::board(ui, rect, scene).into()
    }

    fn picture(
        painter: &Painter,
        _sprites: &Sprites,
        rect: Rect,
        shown: Option<(&Match<Self>, Viewpoint)>,
    ) {
        board::picture(painter, rect, shown);
    }

    fn labelled_picture(
        painter: &Painter,
        _sprites: &Sprites,
        rect: Rect,
        (played, view): (&Match<Self>, Viewpoint),
    ) {
        board::labelled_picture(painter, rect, played, view);
    }

    fn move_of_hint(hint: &Self::Hint) -> Move {
        hint.mv
    }

    fn spots(_played: &Match<Self>) -> Vec<Square> {
        Square::all().collect()
    }

    /// From crossing to crossing, as one sees them; first to the general.
    fn next_choice(
        played: &Match<Self>,
        view: Viewpoint,
        arrow: Key,
        from: Option<Square>,
    ) -> Option<Square> {
        let board = played.position().board();
        let Some(from) = from else {
            return Some(board.general(board.to_move()));
        };
        let direction = match arrow {
            Key::ArrowLeft => (-1, 0),
            Key::ArrowRight => (1, 0),
            Key::ArrowUp => (0, -1),
            Key::ArrowDown => (0, 1),
            _ => return None,
        };
        Some(Grid::step(near(played, view.near), from, direction).unwrap_or(from))
    }

    const TYPING: Typing = Typing::Text;

    fn typed_move(played: &Match<Self>, text: &str) -> TypedMove<Self> {
        if !is_complete(text) {
            return TypedMove::Part;
        }
        match played.position().read_move(text) {
            Ok(mv) => TypedMove::Move(mv),
            Err(why) => TypedMove::Refused(why),
        }
    }

    /// The general, or a piece with its place among those of its file: front, middle or rear.
    fn names_piece(letters: &str) -> bool {
        matches!(letters.as_bytes(), [kind, place] if b"pmxtbsvc".contains(kind) && b"tgs".contains(place))
    }

    /// Behind a digit, a letter is the file of the second crossing.
    fn begins_move(text: &str) -> bool {
        let Some(digit) = text.find(|c: char| c.is_ascii_digit()) else { return true };
        text.starts_with(is_file) && text[digit..].chars().all(|c| !c.is_alphabetic() || is_file(c))
    }

    fn paint_piece(
        painter: &Painter,
        rect: Rect,
        played: &Match<Self>,
        side: Side,
        look: usize,
    ) -> bool {
        let color = if played.position().red() == side { Color::Red } else { Color::Black };
        let piece = Piece { color, kind: Kind::General };
        pieces::piece(painter, rect.center(), rect.width() / 2.0, piece, Look::of(look), 1.0);
        true
    }

    fn paint_captured(
        painter: &Painter,
        room: (Rect, Align),
        played: &Match<Self>,
        side: Side,
        look: usize,
    ) -> Rect {
        captured::paint(painter, room, played, side, Look::of(look))
    }

    const HAS_CAPTURES: bool = true;

    const HAS_SIDES: bool = true;

    const HAS_COORDINATES: bool = true;

    const IS_SQUARE: bool = true;
}

impl SetupUi for Cotuong {
    fn options_form(&self, ui: &mut Ui, form: &mut OptionsForm<'_>) -> Option<Self> {
        form::options(self, ui, form)
    }

    const HAS_LASTING_OPTIONS: bool = false;

    fn starter(language: Language) -> Option<&'static str> {
        Some(BoardWords::of(language).starter)
    }
}

impl RulesUi for Cotuong {
    fn sections(language: Language) -> Vec<RulesSection> {
        let words = BoardWords::of(language);
        RulesSection::plain([
            words.rules_aim,
            words.rules_steps,
            words.rules_facing,
            words.rules_end,
            words.rules_repetition,
            words.rules_hands,
            words.rules_notation,
            words.rules_example,
        ])
    }

    fn by_keys(language: Language) -> Option<&'static str> {
        Some(BoardWords::of(language).rules_keys)
    }

    fn figure(ui: &mut Ui, place: usize, view: &RulesView<'_>) {
        if place == 0 {
            let words = BoardWords::of(view.language);
            piece_table::piece_table(ui, words, Look::of(view.look));
        }
    }
}

impl TableGame for Cotuong {
    const FILE_TITLE: &str = "Cờ tướng";

    fn pages(language: Language) -> &'static dyn PageWords<Self> {
        BoardWords::of(language)
    }

    const PUZZLES: Option<PuzzlesLink> = Some(study::puzzle::puzzles_of::<Self>());

    const LESSONS: Option<LessonsLink> = Some(study::lesson::lessons_of::<Self>());

    const EDITOR: Option<EditorLink<Self>> = Some(study::editor::editor_of());

    fn sheet(words: &Words, record: &Record<Self>) -> Option<Sheet> {
        Some(match words.in_language {
            Language::Vietnamese => Sheet::Form,
            Language::English => Sheet::Text(english_sheet(record)),
        })
    }

    fn surface(settings: &Settings) -> usize {
        settings.table(Self::ID).look
    }

    const START_PAGE: Option<fn() -> Box<dyn Screen>> = Some(start_page::<Self>);
}

impl OneLesson for Cotuong {
    /// Pictures need no knowledge, letters only that of the alphabet.
    fn lesson_look(chosen: usize) -> Option<usize> {
        let look = if Look::of(chosen) == Look::Letters { Look::Letters } else { Look::Pictures };
        Look::ALL.iter().position(|other| *other == look)
    }

    const LESSON: &'static [LessonTask<Self, Square>] = lesson::STEPS;
}

/// The most characters of a move.
const LONGEST: usize = 6;

/// The files of crossings, in small letters and in capitals.
fn is_file(letter: char) -> bool {
    matches!(letter.to_ascii_lowercase(), 'a'..='i')
}

/// Returns whether a text may be a whole move: two crossings, a digit behind the sign of a direction, or a
/// piece with two digits, which is none.
fn is_complete(text: &str) -> bool {
    let count = |is: fn(&char) -> bool| text.chars().filter(is).count();
    let (letters, digits) = (count(char::is_ascii_alphabetic), count(char::is_ascii_digit));
    let sign = text.find(['-', '.', '/', '=', '+']);
    let is_directed = sign.is_some_and(|sign| text[sign..].contains(|c: char| c.is_ascii_digit()));
    let is_crossing = letters == 1 && text.starts_with(is_file);
    let is_pair = sign.is_none()
        && digits >= 2
        && !is_crossing
        && text.ends_with(|c: char| c.is_ascii_digit());
    text.len() >= LONGEST || is_directed || is_pair
}

/// Returns the colour of a side in a match.
fn near(played: &Match<Cotuong>, side: Side) -> Color {
    if played.position().red() == side { Color::Red } else { Color::Black }
}

/// Returns how far a piece has come on its way after this share of the motion of the last entry: it starts
/// fast and comes down gently.
fn slide(played: &Match<Cotuong>, share: f32) -> f32 {
    let whole = played.entries().last().map_or(MOTION, Cotuong::duration);
    let share = (share * whole / MOTION).min(1.0);
    1.0 - (1.0 - share).powi(2)
}
