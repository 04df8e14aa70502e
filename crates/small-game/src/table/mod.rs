//! A small game in the window.

mod board;
mod lattice;
mod motion;
mod words;

use std::marker::PhantomData;

use ::words::{ByLanguage, kept};
use eframe::egui::{Key, Painter, Rect, Ui, vec2};
use frame::start_page;
use settings::{Language, Settings};
use study::lesson::OneLesson;
use table::board::{BoardUi, Scene, Touched, TypedMove, Typing};
use table::form::{OptionsForm, SetupUi};
use table::game::TableGame;
use table::words::{GameText, GraphScale, PageWords, TableWords, Viewpoint};
use tabletop::{Game as _, GameMatch, LessonTask, Match, Side};
use ui_kit::sprites::Sprites;
use window::rules::{RulesSection, RulesUi, RulesView, pictures};
use window::widgets::choices;
use window::{LessonsLink, Screen};

use crate::words::example;
use crate::{Advice, CannotMove, Piece, Point, Small, SmallGame, SmallWords, Trail};

use lattice::Lattice;
pub(crate) use words::BoardWords;

/// The height of a figure in the rules.
const FIGURE: f32 = 150.0;

impl<G: SmallGame> GameText for Small<G> {
    fn words(language: Language) -> &'static dyn TableWords<Self> {
        SmallWords::<G>::of(language)
    }

    const HAS_DRAWS: bool = G::REPEATS;

    const SCALE: Option<i32> = Some(400);

    /// In pieces.
    const GRAPH: Option<GraphScale> = Some(GraphScale { unit: 100.0, least: 3.0, most: 12.0 });
}

impl<G: SmallGame> BoardUi for Small<G> {
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
        match shown {
            Some((played, view)) => {
                let position = &played.position().position;
                board::picture::<G>(painter, rect, position, view.near, None);
            }
            None => board::usual_picture::<G>(painter, rect),
        }
    }

    fn labelled_picture(
        painter: &Painter,
        _sprites: &Sprites,
        rect: Rect,
        (played, view): (&Match<Self>, Viewpoint),
    ) {
        board::labelled_picture::<G>(painter, rect, played, view.near);
    }

    fn move_of_hint(hint: &Advice<G::Move>) -> G::Move {
        hint.mv
    }

    fn spots(_played: &Match<Self>) -> Vec<Point> {
        Point::all(G::SIZE).collect()
    }

    /// From point to point, as one sees them; first to the first one that begins a move.
    fn next_choice(
        played: &Match<Self>,
        view: Viewpoint,
        arrow: Key,
        from: Option<Point>,
    ) -> Option<Point> {
        let Some(from) = from else {
            return played.legal_moves().first().map(|mv| mv.first());
        };
        let direction = match arrow {
            Key::ArrowLeft => (-1, 0),
            Key::ArrowRight => (1, 0),
            Key::ArrowUp => (0, 1),
            Key::ArrowDown => (0, -1),
            _ => return None,
        };
        let direction = Lattice::turned::<G>(view.near, direction);
        Some(from.offset(direction, G::SIZE).unwrap_or(from))
    }

    const TYPING: Typing = Typing::Text;

    fn typed_move(played: &Match<Self>, text: &str) -> TypedMove<Self> {
        let text = text.to_ascii_lowercase().replace('-', "");
        let begins = |mv: &G::Move| mv.to_string().starts_with(&text);
        match text.parse::<G::Move>() {
            Ok(mv) => match played.check(mv) {
                Ok(()) => TypedMove::Move(mv),
                Err(_) if played.legal_moves().iter().any(begins) => TypedMove::Part,
                Err(why) => TypedMove::Refused(why),
            },
            Err(_) if text.len() < G::Move::LENGTH => TypedMove::Part,
            Err(_) => match played.legal_moves().first() {
                Some(mv) => {
                    TypedMove::Refused(CannotMove { mv: *mv, why: G::REFUSALS.first().copied() })
                }
                None => TypedMove::Part,
            },
        }
    }

    /// Letters and numbers alternate.
    fn begins_move(text: &str) -> bool {
        text.chars().enumerate().all(|(place, letter)| (place % 2 == 0) == letter.is_alphabetic())
    }

    fn paint_piece(
        painter: &Painter,
        rect: Rect,
        _played: &Match<Self>,
        side: Side,
        _look: usize,
    ) -> bool {
        if G::HAS_SIDES {
            let radius = 0.45 * rect.width();
            board::piece(painter, rect.center(), radius, Piece::Of(side), 1.0);
        }
        G::HAS_SIDES
    }

    const HAS_SIDES: bool = G::HAS_SIDES;

    const HAS_COORDINATES: bool = true;

    const IS_SQUARE: bool = G::SIZE[0] == G::SIZE[1];
}

impl<G: SmallGame> SetupUi for Small<G> {
    fn options_form(&self, ui: &mut Ui, form: &mut OptionsForm<'_>) -> Option<Self> {
        let (words, shared) = (SmallWords::<G>::of(form.language), BoardWords::of(form.language));
        let values = [(true, shared.on), (false, shared.off)];
        let (mut game, mut is_changed) = (self.clone(), false);
        for ((name, is_on), label) in self.switches().zip(&words.options) {
            let chosen = choices(ui, label, &values, is_on);
            if let (Some(chosen), Some(option)) = (chosen, game.0.option(name)) {
                (*option, is_changed) = (chosen, true);
            }
        }
        is_changed.then_some(game)
    }
}

impl<G: SmallGame> RulesUi for Small<G> {
    fn sections(language: Language) -> Vec<RulesSection> {
        let texts = SmallWords::<G>::of(language).rules.iter();
        let section = |text| RulesSection { heading: None, text };
        texts.copied().map(section).chain([section(hands::<G>(language))]).collect()
    }

    /// Draws each figure before and after its move.
    fn figure(ui: &mut Ui, place: usize, _view: &RulesView<'_>) {
        let here = G::FIGURES.iter().filter(|(paragraph, ..)| *paragraph == place);
        let figures: Vec<_> =
            here.filter_map(|(_, text, mv)| Some((G::read(text)?, mv.parse().ok()?))).collect();
        pictures(ui, FIGURE, &figures, |ui, rect, (position, mv): &(G::Position, G::Move)| {
            let after = G::default().after(position, *mv);
            let width = rect.width().min(2.2 * rect.height());
            let rect = Rect::from_center_size(rect.center(), vec2(width, rect.height()));
            let (left, right) = rect.split_left_right_at_fraction(0.5);
            let painter = ui.painter();
            board::picture::<G>(painter, left.shrink(4.0), position, Side::NEAR, Some(*mv));
            board::picture::<G>(painter, right.shrink(4.0), &after, Side::NEAR, None);
        });
    }
}

/// Returns the paragraph of the rules about the mouse and the keys.
fn hands<G: SmallGame>(language: Language) -> &'static str {
    struct Hands<G>(ByLanguage<String>, PhantomData<fn() -> G>);
    let kept = kept(|| Hands::<G>(ByLanguage::new(), PhantomData));
    kept.0.get(language, || BoardWords::of(language).hands(&example::<G>()))
}

impl<G: SmallGame> TableGame for Small<G> {
    const LESSONS: Option<LessonsLink> = Some(study::lesson::lessons_of::<Self>());

    const FILE_TITLE: &'static str = G::TITLE;

    fn pages(language: Language) -> &'static dyn PageWords<Self> {
        SmallWords::<G>::of(language)
    }

    fn surface(settings: &Settings) -> usize {
        settings.table(Self::ID).look
    }

    const START_PAGE: Option<fn() -> Box<dyn Screen>> = Some(start_page::<Self>);
}

impl<G: SmallGame> OneLesson for Small<G> {
    const LESSON: &'static [LessonTask<Self, Point>] = G::LESSON;
}
