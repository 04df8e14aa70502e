//! The puzzles on progress sheets: each is looked up, put into words and painted once for all children.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::rc::Rc;

use client::InClass;
use eframe::egui::{Vec2, vec2};
use messages::RoomSetup;
use settings::Surrounding;
use share::Studio;
use share::paper::{Document, Picture, PictureId};
use window::share::PictureLook;
use window::{NamedPuzzle, Parts, PrintedPuzzle, PuzzlePlace, RoomEntry};

use crate::tally;

/// The most puzzles that a sheet shows.
pub(crate) const MISSED: usize = 3;
/// The size of their pictures in points, painted in this many pixels each.
const PICTURE: Vec2 = vec2(300.0, 210.0);
const SCALE: u8 = 2;

/// The puzzles that a class has solved.
pub(crate) struct Puzzles<'a> {
    class: &'a InClass,
    rooms: &'a [RoomEntry],
    parts: &'a Parts,
    /// Those of each game by their names.
    named: HashMap<&'a str, HashMap<String, NamedPuzzle>>,
    /// Those that sheets show.
    shown: HashMap<(&'static str, PuzzlePlace), Option<Rc<Missed>>>,
    studio: Option<Studio>,
}

/// A puzzle that a child has missed.
pub(crate) struct Missed {
    pub(crate) theme: &'static str,
    pub(crate) puzzle: PrintedPuzzle,
    pub(crate) picture: Option<PictureId>,
}

/// What a child has done.
pub(crate) struct Solved {
    /// The puzzles by theme, and the lessons, in words.
    pub(crate) lines: Vec<String>,
    /// The puzzles that it has missed last.
    pub(crate) missed: Vec<Rc<Missed>>,
}

impl<'a> Puzzles<'a> {
    /// Looks up the puzzles of a class.
    pub(crate) fn new(class: &'a InClass, rooms: &'a [RoomEntry], parts: &'a Parts) -> Self {
        let mut names: HashMap<&str, HashSet<&str>> = HashMap::new();
        for tally in &class.state.tallies {
            let of_game = names.entry(tally.game.as_str()).or_default();
            of_game.extend(tally.puzzles.iter().map(String::as_str));
        }
        let named = |(game, names): (&'a str, HashSet<&str>)| {
            let puzzles = rooms.iter().find(|entry| entry.id == game)?.puzzles?;
            Some((game, (puzzles.for_class.named)(&names, parts.language())))
        };
        let named = names.into_iter().filter_map(named).collect();
        Puzzles { class, rooms, parts, named, shown: HashMap::new(), studio: None }
    }

    /// Returns what the child of a seat has solved and missed, with pictures in the document.
    pub(crate) fn of_child(&mut self, seat: u16, document: &mut Document) -> Solved {
        let (class, rooms) = (self.class, self.rooms);
        let (words, language) = (self.parts.words(), self.parts.language());
        let mut themes: BTreeMap<(&str, &str), [usize; 2]> = BTreeMap::new();
        let (mut lessons, mut missed) = (Vec::new(), Vec::new());
        let mut seen: HashSet<(&str, PuzzlePlace)> = HashSet::new();
        for tally in class.state.tallies.iter().rev() {
            let there = tally.children.iter().find(|(it, _)| *it == seat);
            let entry = rooms.iter().find(|entry| entry.id == tally.game);
            let Some(((_, there), entry)) = there.zip(entry) else { continue };
            let game = (entry.title)(language);
            if tally.puzzles.is_empty() {
                let title = tally::title(words, rooms, tally, language);
                let title = words.tournament.titled(game, &title);
                let of = tally::steps(rooms, tally, language).unwrap_or(there.tried);
                let solved = usize::from(there.solved);
                lessons.push(words.class.child_solved(&title, solved, usize::from(of)));
            }
            let tried = tally.puzzles.iter().take(usize::from(there.tried));
            for (place, name) in (0..).zip(tried) {
                let puzzles = self.named.get(entry.id);
                let Some(puzzle) = puzzles.and_then(|it| it.get(name)).copied() else { continue };
                let is_missed = there.missed.contains(&place);
                let count = themes.entry((game, puzzle.theme)).or_default();
                count[0] += usize::from(!is_missed);
                count[1] += 1;
                if is_missed && missed.len() < MISSED && seen.insert((entry.id, puzzle.place)) {
                    missed.extend(self.missed(entry, puzzle, document));
                }
            }
        }
        let theme = |((game, theme), [solved, of]): (&(&str, &str), &[usize; 2])| {
            words.class.child_solved(&words.tournament.titled(game, theme), *solved, *of)
        };
        // The last ones of a long list are kept.
        let lines = themes.iter().map(theme).chain(lessons.into_iter().rev()).collect();
        Solved { lines, missed }
    }

    /// Returns a puzzle as sheets show it.
    fn missed(
        &mut self,
        entry: &RoomEntry,
        NamedPuzzle { theme, place }: NamedPuzzle,
        document: &mut Document,
    ) -> Option<Rc<Missed>> {
        if let Some(known) = self.shown.get(&(entry.id, place)) {
            return known.clone();
        }
        let language = self.parts.language();
        let puzzle = entry.puzzles.and_then(|it| (it.for_class.printed)(place, language));
        let missed = puzzle.map(|puzzle| {
            let picture = self.paint(entry, &puzzle.setup);
            let picture = picture.map(|picture| document.add_picture(picture));
            Rc::new(Missed { theme, puzzle, picture })
        });
        self.shown.insert((entry.id, place), missed.clone());
        missed
    }

    /// Paints the position of a puzzle.
    fn paint(&mut self, entry: &RoomEntry, setup: &RoomSetup) -> Option<Picture> {
        let parts = self.parts;
        let paint = parts.rooms.get(entry.id)?.labelled_board_of_room(setup, &[])?;
        let studio = self.studio.get_or_insert_with(|| {
            let (board, language) = (parts.settings().board, parts.language());
            let surrounding = Surrounding::Light;
            Studio::new(&PictureLook { board, surrounding, language, scale: SCALE }, PICTURE)
        });
        let image =
            studio.paint(|ui, sprites, rect| paint(ui.painter(), sprites, rect, parts.settings()));
        let pixels = image.pixels.iter().flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()]);
        Some(Picture { size: image.size, pixels: pixels.collect() })
    }
}
