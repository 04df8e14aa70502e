//! The list of pictures in the gallery.

use o_an_quan::settings::{BoardLook, Language, Surrounding};
use o_an_quan::words::LANGUAGES;

use crate::scenes::{Cover, Scene, scenes};
use crate::shot::{Look, Screen, Shot};

/// The smallest window, the default window and a large one.
const SMALL: Screen = (640, 400, 1);
const USUAL: Screen = (1280, 800, 1);
const LARGE: Screen = (1920, 1080, 1);
/// A very large screen with a high resolution.
const HUGE: Screen = (3840, 2160, 2);
/// Windows that are higher than wide.
const TALL: [Screen; 2] = [(480, 1000, 1), (700, 1100, 1)];

const USUAL_LOOK: Look = (BoardLook::Yard, Surrounding::Light);
const OTHER_LOOKS: [Look; 7] = [
    (BoardLook::Yard, Surrounding::Dark),
    (BoardLook::Wood, Surrounding::Light),
    (BoardLook::Wood, Surrounding::Dark),
    (BoardLook::Contrast, Surrounding::Light),
    (BoardLook::Contrast, Surrounding::Dark),
    (BoardLook::Projector, Surrounding::Light),
    (BoardLook::Projector, Surrounding::Dark),
];

/// Returns all pictures, grouped by scene.
pub fn shots() -> Vec<Shot> {
    scenes().flat_map(shots_of).collect()
}

/// Returns all pictures of a device of this size that is used by touch, grouped by scene.
pub fn shots_by_touch(screen: Screen) -> Vec<Shot> {
    let shots = scenes().flat_map(|scene| {
        LANGUAGES.map(|language| Shot { touch: true, ..shot(scene, USUAL_LOOK, language, screen) })
    });
    shots.collect()
}

/// Reads a size such as 360x640.
pub fn screen(text: &str) -> Option<Screen> {
    let (width, height) = text.split_once('x')?;
    Some((width.parse().ok()?, height.parse().ok()?, 1))
}

fn shot(scene: &'static Scene, look: Look, language: Language, screen: Screen) -> Shot {
    Shot { scene, look, language, screen, touch: false }
}

/// Returns the pictures of a scene, in both languages, in the windows and themes that its
/// [`Cover`] requires.
fn shots_of(scene: &'static Scene) -> Vec<Shot> {
    let shot = |look, language, screen| shot(scene, look, language, screen);
    if scene.cover == Cover::Little {
        return vec![
            shot(USUAL_LOOK, Language::English, USUAL),
            shot(USUAL_LOOK, Language::Vietnamese, SMALL),
        ];
    }
    let both = |screen: &Screen| LANGUAGES.map(|language| shot(USUAL_LOOK, language, *screen));
    let mut shots: Vec<Shot> = [SMALL, USUAL, LARGE].iter().flat_map(both).collect();
    let tall = TALL.iter().zip(LANGUAGES.iter().cycle());
    shots.extend(tall.map(|(screen, language)| shot(USUAL_LOOK, *language, *screen)));
    if scene.cover == Cover::Full {
        let by_turns = LANGUAGES.iter().copied().cycle();
        let themes = OTHER_LOOKS.iter().zip(by_turns);
        shots.extend(themes.map(|(look, language)| shot(*look, language, USUAL)));
        shots.push(shot(USUAL_LOOK, Language::English, HUGE));
    }
    shots
}
