//! Which pictures the gallery has.

use o_an_quan::settings::{BoardLook, Language, Surrounding};
use o_an_quan::ui::words::LANGUAGES;

use crate::scenes::{Cover, Scene, scenes};
use crate::shot::{Look, Screen, Shot};

/// The smallest window, the usual one, a large one.
const SMALL: Screen = (640, 400, 1);
const USUAL: Screen = (1280, 800, 1);
const LARGE: Screen = (1920, 1080, 1);
/// A very large fine screen, and a window higher than wide.
const ODD_SIZES: [Screen; 2] = [(3840, 2160, 2), (700, 1100, 1)];

const USUAL_LOOK: Look = (BoardLook::Yard, Surrounding::Light);
const OTHER_LOOKS: [Look; 5] = [
    (BoardLook::Yard, Surrounding::Dark),
    (BoardLook::Wood, Surrounding::Light),
    (BoardLook::Wood, Surrounding::Dark),
    (BoardLook::Contrast, Surrounding::Light),
    (BoardLook::Contrast, Surrounding::Dark),
];

/// All pictures, those of a scene together.
pub fn shots() -> Vec<Shot> {
    scenes().flat_map(shots_of).collect()
}

/// Every scene is there in both languages; the screens in all three sizes, the
/// main ones in every theme and in odd windows too.
fn shots_of(scene: &'static Scene) -> Vec<Shot> {
    let shot = |look, language, screen| Shot { scene, look, language, screen };
    if scene.cover == Cover::Little {
        return vec![
            shot(USUAL_LOOK, Language::English, USUAL),
            shot(USUAL_LOOK, Language::Vietnamese, SMALL),
        ];
    }
    let both = |screen: &Screen| LANGUAGES.map(|language| shot(USUAL_LOOK, language, *screen));
    let mut shots: Vec<Shot> = [SMALL, USUAL, LARGE].iter().flat_map(both).collect();
    if scene.cover == Cover::Full {
        let by_turns = LANGUAGES.iter().copied().cycle();
        let themes = OTHER_LOOKS.iter().zip(by_turns.clone());
        shots.extend(themes.map(|(look, language)| shot(*look, language, USUAL)));
        let odd = ODD_SIZES.iter().zip(by_turns);
        shots.extend(odd.map(|(screen, language)| shot(USUAL_LOOK, language, *screen)));
    }
    shots
}
