//! Sound in the window: volumes, switches and the choice of music by mouse and keyboard, saved
//! between runs; and the sounds of the window, recorded by a sound card of the test.

use std::any::Any;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use crate::gui_support::{Opening, Window, found, held_engine};
use eframe::egui::{Key, Modifiers, vec2};
use o_an_quan::audio::{
    Audio, CardLost, Cards, LentOutput, MusicChoice, MusicContext, MusicPiece, Output, Sound,
    SoundMixer, Volumes,
};
use o_an_quan::rules::{Record, Rules};

const EFFECTS: &str = "Effects volume";
const MUSIC: &str = "Music volume";

/// Writes the settings of a player who has answered the question of the first run, with `more`.
fn settings_with(folder: &Path, more: &str) -> PathBuf {
    let path = folder.join("settings.ron");
    let text = format!("(version: 1, data: (language: Some(English), rules_asked: true, {more}))");
    std::fs::write(&path, text).expect("written");
    path
}

/// Opens a window with these settings, and returns it with the settings file and its folder.
fn window_with(more: &str) -> (Window, PathBuf, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = settings_with(folder.path(), more);
    let window = Opening { settings: Some(path.clone()), ..Opening::default() }.bare();
    (window, path, folder)
}

/// Returns whether the settings file contains `part`.
fn is_saved(path: &Path, part: &str) -> bool {
    let text = std::fs::read_to_string(path).expect("settings");
    text.replace([' ', '\n'], "").contains(part)
}

#[test]
fn volumes_are_changed_by_keys_and_saved() {
    let (mut window, path, _folder) = window_with("speed: Off");
    window.key(Key::F3);
    assert_eq!((window.slider(EFFECTS), window.slider(MUSIC)), (Some(80.0), Some(70.0)));
    assert!(window.has("80%") && window.has("70%"));
    window.focus(EFFECTS);
    window.key(Key::ArrowRight);
    window.key(Key::ArrowRight);
    assert_eq!(window.slider(EFFECTS), Some(90.0));
    assert!(is_saved(&path, "effects_volume:90"), "saved at once");
    window.key(Key::Tab);
    window.key(Key::Tab);
    for _ in 0..20 {
        window.key(Key::ArrowLeft);
    }
    assert_eq!(window.slider(MUSIC), Some(0.0));
    window.key(Key::Escape);
    assert!(window.has("Play"), "back on the home");

    let mut window = Opening { settings: Some(path), ..Opening::default() }.bare();
    window.press("Settings");
    assert_eq!((window.slider(EFFECTS), window.slider(MUSIC)), (Some(90.0), Some(0.0)));
}

#[test]
fn a_slider_is_saved_when_it_is_released() {
    let (mut window, path, _folder) = window_with("effects: false");
    window.press("Settings");
    window.drag_slider(EFFECTS, 0.25);
    let volume = window.slider(EFFECTS).expect("a value");
    assert!((15.0..35.0).contains(&volume) && volume % 5.0 == 0.0, "{volume}");
    assert!(is_saved(&path, &format!("effects_volume:{volume}")));
    assert!(is_saved(&path, "effects:true"), "moving the slider switches effects on");
}

#[test]
fn a_file_of_an_older_version_keeps_its_switches() {
    let (mut window, path, _folder) = window_with("effects: false, music: true");
    window.key(Key::F3);
    assert_eq!((window.slider(EFFECTS), window.slider(MUSIC)), (Some(80.0), Some(70.0)));
    window.key(Key::M);
    assert!(is_saved(&path, "effects:false") && is_saved(&path, "music:false"));
}

#[test]
fn a_volume_above_the_maximum_is_clamped() {
    let (mut window, _path, _folder) = window_with("music_volume: 250");
    window.key(Key::F3);
    assert_eq!(window.slider(MUSIC), Some(100.0));
}

#[test]
fn s_and_m_switch_on_the_home_on_the_sheet_and_in_the_game() {
    let (mut window, path, _folder) = window_with("");
    let switch = |window: &mut Window, effects, music| {
        window.key(Key::S);
        assert!(is_saved(&path, &format!("effects:{effects}")));
        window.key(Key::M);
        assert!(is_saved(&path, &format!("music:{music}")));
    };
    switch(&mut window, false, false);
    window.key(Key::F3);
    switch(&mut window, true, true);
    window.key(Key::F3);
    assert!(!window.has("Game music"), "the key that opens the sheet closes it");
    window.press("Play");
    switch(&mut window, false, false);
    window.press("Sound effects");
    window.press("Music");
    assert!(is_saved(&path, "effects:true") && is_saved(&path, "music:true"));
}

#[test]
fn a_piece_is_chosen_in_the_game_by_keyboard_alone() {
    let (mut window, path, _folder) = window_with("speed: Off");
    window.press("Play");
    window.key(Key::F3);
    assert!(window.is_chosen("Shuffle"));
    window.focus(MUSIC);
    window.key(Key::Tab);
    assert!(window.is_focused("Shuffle"), "{:?}", window.focused());
    // The next piece is Chiều sân đình.
    window.key(Key::ArrowRight);
    window.key(Key::ArrowRight);
    assert!(window.is_focused("Sân gạch"), "{:?}", window.focused());
    assert!(window.is_chosen("Sân gạch") && is_saved(&path, "game_music:SanGach"));
    window.key(Key::Escape);
    assert!(window.says("Your turn"));
}

#[test]
fn the_sheet_opens_from_the_list_of_the_game_and_leaves_other_keys_alone() {
    let (mut window, _path, _folder) = window_with("");
    window.press("Play");
    window.press("More");
    // The list scrolls to it.
    window.focus("Settings");
    window.press("Settings");
    window.key_with(Modifiers::COMMAND, Key::N);
    assert!(window.has("Game music"));
    window.press("Close");
    assert!(window.says("Your turn"));
}

#[test]
fn the_sheet_fits_the_smallest_window_in_both_languages() {
    for language in ["English", "Vietnamese"] {
        for size in [vec2(640.0, 400.0), vec2(800.0, 500.0), vec2(1280.0, 800.0)] {
            let folder = tempfile::tempdir().expect("a folder");
            let path = folder.path().join("settings.ron");
            let data = format!("language: Some({language}), rules_asked: true");
            std::fs::write(&path, format!("(version: 1, data: ({data}))")).expect("written");
            let mut window = Opening { size, settings: Some(path), ..Opening::default() }.bare();
            window.key(Key::F3);
            assert_eq!(window.bad_buttons_of_page(32.0), [] as [&str; 0], "{language}, {size}");
            let done = if language == "English" { "Close" } else { "Đóng" };
            let end = window.rect_of(done);
            assert!(end.bottom() <= size.y - 8.0, "{language}, {size}: {end}");
        }
    }
}

#[test]
fn about_names_every_piece() {
    for language in ["English", "Tiếng Việt"] {
        let mut window = Window::open();
        window.choose(language);
        window.press_in_settings(&["About", "Giới thiệu"]);
        for piece in MusicPiece::ALL {
            assert!(window.says(piece.title()), "{language} does not name {}", piece.title());
        }
    }
}

/// A sound card that passes its output to the test.
struct Handing(Sender<LentOutput>);

impl Cards for Handing {
    fn open(&mut self, lent: LentOutput, _gone: CardLost) -> Result<Box<dyn Any>, String> {
        self.0.send(lent).map_err(|error| error.to_string())?;
        Ok(Box::new(()))
    }

    fn timeouts(&self) -> o_an_quan::audio::CardTimeouts {
        let usual = o_an_quan::audio::CardTimeouts::default();
        // The test requests samples at irregular times.
        o_an_quan::audio::CardTimeouts { stalled: Duration::from_secs(3600), ..usual }
    }
}

/// A recorder of the output of the card.
struct Ear(LentOutput);

fn listen(source: impl Iterator<Item = f32>, milliseconds: usize) -> Vec<f32> {
    source.take(2 * (44_100 * milliseconds / 1000)).collect()
}

fn loudness(heard: &[f32]) -> f32 {
    (heard.iter().map(|x| x * x).sum::<f32>() / heard.len() as f32).sqrt()
}

impl Ear {
    /// Creates a recorder and the sound that it records.
    fn new() -> (Ear, Audio) {
        let (sender, lent): (_, Receiver<LentOutput>) = channel();
        let audio = Audio::with_cards(Handing(sender));
        let lent = lent.recv().expect("the card is opened");
        let started = Instant::now();
        while !audio.is_open() {
            assert!(started.elapsed() < Duration::from_secs(30));
            std::thread::yield_now();
        }
        (Ear(lent), audio)
    }

    fn listen(&mut self, milliseconds: usize) -> Vec<f32> {
        listen(&mut self.0, milliseconds)
    }

    /// Waits until all sounds have ended.
    fn wait_for_silence(&mut self) {
        self.listen(6000);
        assert_eq!(loudness(&self.listen(100)), 0.0);
    }
}

/// Opens a window without music, with a recorder of its sounds.
fn listening_window(opening: Opening, more: &str) -> (Window, Ear, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Some(settings_with(folder.path(), &format!("music: false, {more}")));
    let (ear, audio) = Ear::new();
    (Opening { settings, audio, ..opening }.bare(), ear, folder)
}

/// Returns a mixer with these volumes.
fn mixer(volumes: Volumes) -> (SoundMixer, Output) {
    let (mut mixer, output) = SoundMixer::new();
    mixer.set_volumes(volumes);
    (mixer, output)
}

/// Returns the share of the first recording of `sound` in a recording: 1 if it is contained, 0 if
/// it is not.
fn share_of(sound: Sound, heard: &[f32]) -> f32 {
    let (mixer, output) = mixer(Volumes { music_on: false, ..Volumes::default() });
    mixer.play(sound);
    let alone = listen(output, 1000 * heard.len() / 2 / 44_100);
    let dot = |a: &[f32], b: &[f32]| a.iter().zip(b).map(|(x, y)| x * y).sum::<f32>();
    dot(heard, &alone) / dot(&alone, &alone)
}

#[track_caller]
fn assert_audible(sound: Sound, heard: &[f32]) {
    let share = share_of(sound, heard);
    assert!((share - 1.0).abs() < 0.2, "{sound:?}: {share}");
}

#[test]
fn buttons_click_and_the_board_does_not() {
    let (mut window, mut ear, _folder) = listening_window(Opening::default(), "speed: Off");
    window.press("Two players");
    assert_audible(Sound::Click, &ear.listen(60));
    ear.wait_for_silence();
    window.press("Play");
    assert!(loudness(&ear.listen(60)) > 0.0);
    ear.wait_for_silence();
    window.press("Player 1, cell 2: 5 dân");
    assert_eq!(loudness(&ear.listen(60)), 0.0, "a cell is not a button");
    window.key(Key::R);
    assert_eq!(loudness(&ear.listen(60)), 0.0, "a key is not a button");
    window.press("Undo");
    assert_eq!(loudness(&ear.listen(60)), 0.0, "a disabled button does not click");
}

#[test]
fn stones_sound_like_the_board_they_fall_on() {
    for (board, sound) in [("Yard", Sound::OnBrick), ("Wood", Sound::OnWood)] {
        let more = format!("board: {board}, effects_volume: 75");
        let (mut window, mut ear, _folder) = listening_window(Opening::default(), &more);
        window.key(Key::F3);
        window.focus(EFFECTS);
        window.key(Key::ArrowRight);
        assert_audible(sound, &ear.listen(200));
    }
    let sown = |look: &str| {
        let text = "Q,1,0,0,5,5,Q,5,5,5,5,5 0 0,0";
        let record = Some(Record::parse(text, &Rules::classic()).expect("a position"));
        let opening = Opening { game: record.map(found), ..Opening::default() };
        let (mut window, mut ear, _folder) = listening_window(opening, "speed: Normal");
        window.press("Home");
        window.choose(look);
        ear.wait_for_silence();
        window.press("Continue game");
        window.press("Player 1, cell 1: 1 dân");
        ear.wait_for_silence();
        window.press_and_step("Sow cell 1 to the right, anticlockwise");
        (0..60).for_each(|_| window.step());
        ear.listen(300)
    };
    let wood = sown("Carved wood");
    assert!(loudness(&wood) > 0.0);
    assert!(wood == sown("Carved wood"), "the same surface sounds the same");
    assert!(wood != sown("Courtyard"), "also in a game under way");
}

#[test]
fn a_replay_sounds_like_the_game_and_ends_with_its_jingle() {
    const START: &str = "Q,1,0,0,5,5,Q,5,5,5,5,5 0 0,0";
    let opened = |moves: &str, more: &str| {
        let record = Record::parse(&format!("{START}; {moves}"), &Rules::classic());
        let game = Some(found(record.expect("a game")));
        listening_window(Opening { game, ..Opening::default() }, more)
    };
    let (mut played, mut ear, _folder) = opened("", "speed: Normal");
    played.key(Key::Num1);
    ear.wait_for_silence();
    played.key_and_step(Key::ArrowRight);
    (0..60).for_each(|_| played.step());
    let once = ear.listen(300);
    let (mut replayed, mut ear, _folder) = opened("1+ resign:1", "speed: Normal");
    ear.wait_for_silence();
    replayed.key_and_step(Key::ArrowRight);
    (0..60).for_each(|_| replayed.step());
    assert!(loudness(&once) > 0.0 && once == ear.listen(300));

    let (mut window, mut ear, _folder) = opened("1+ resign:1", "speed: Off");
    window.key(Key::ArrowRight);
    ear.wait_for_silence();
    window.key(Key::ArrowRight);
    assert_audible(Sound::Win, &ear.listen(400));
    ear.wait_for_silence();
    window.key(Key::End);
    assert_eq!(loudness(&ear.listen(400)), 0.0, "a jump is silent");
}

#[test]
fn a_refused_choice_makes_a_sound() {
    let (mut window, mut ear, _folder) = listening_window(Opening::default(), "");
    window.press("Play");
    ear.wait_for_silence();
    window.press_and_step("Left quan cell: the quan");
    window.step();
    let heard = ear.listen(200);
    assert_audible(Sound::Refusal, &heard);
    assert!(share_of(Sound::Click, &heard).abs() < 0.2);
    ear.wait_for_silence();
    window.paste("no game");
    assert!(loudness(&ear.listen(200)) > 0.0, "also for a text that is not a game");
    window.press("Close");
    window.press("Home");
    window.key(Key::F2);
    ear.wait_for_silence();
    window.enter("Dân in each cell", "0");
    assert!(window.says("enter a whole number from"));
    assert!(loudness(&ear.listen(200)) > 0.0, "also for an impossible rule");
}

#[test]
fn the_turn_sound_plays_when_the_computer_has_moved_and_not_before() {
    let (move_engine, release) = held_engine();
    let opening = Opening { move_engine, ..Opening::default() };
    let (mut window, mut ear, _folder) = listening_window(opening, "speed: Off");
    window.press("Play");
    ear.wait_for_silence();
    window.play_first_move("You");
    window.let_seconds_pass(2.0);
    let mine = ear.listen(400);
    assert!(share_of(Sound::YourTurn, &mine).abs() < 0.3, "it is not the person's turn");
    ear.wait_for_silence();
    release.store(true, Ordering::SeqCst);
    window.wait_for_turn();
    window.step();
    assert_audible(Sound::YourTurn, &ear.listen(400));
    ear.wait_for_silence();
    window.let_seconds_pass(10.0);
    assert_eq!(loudness(&ear.listen(400)), 0.0, "once is enough");
}

#[test]
fn the_low_time_sound_plays_once() {
    let seats = "seats: (Person, Person, Person, Person)";
    let more = format!("speed: Off, time: (limit: Move(seconds: 30)), {seats}");
    let (mut window, mut ear, _folder) = listening_window(Opening::default(), &more);
    window.press("Play");
    window.let_seconds_pass(18.0);
    ear.wait_for_silence();
    window.let_seconds_pass(3.0);
    assert_audible(Sound::ClockLow, &ear.listen(300));
    ear.wait_for_silence();
    window.let_seconds_pass(5.0);
    assert_eq!(loudness(&ear.listen(300)), 0.0, "once is enough");
}

#[test]
fn between_two_people_no_turn_is_announced() {
    let opening = Opening::default();
    let (mut window, mut ear, _folder) = listening_window(opening, "speed: Off");
    window.press("Two players");
    window.press("Play");
    window.play_first_move("Player 1");
    window.let_seconds_pass(1.0);
    ear.wait_for_silence();
    window.let_seconds_pass(1.0);
    assert_eq!(loudness(&ear.listen(400)), 0.0);
}

#[test]
fn a_changed_volume_applies_at_once_and_exactly() {
    let (mut window, mut ear, _folder) = listening_window(Opening::default(), "effects_volume: 20");
    window.key(Key::F3);
    window.focus(EFFECTS);
    let mut before = 0.0;
    for _ in 0..4 {
        for _ in 0..3 {
            window.key(Key::ArrowRight);
            ear.wait_for_silence();
        }
        window.key(Key::ArrowRight);
        let loud = loudness(&ear.listen(200));
        assert!(loud > 1.2 * before, "{loud} after {before}");
        before = loud;
        ear.wait_for_silence();
    }
    assert_eq!(window.slider(EFFECTS), Some(100.0));
    window.key(Key::S);
    window.press("Close");
    assert_eq!(loudness(&ear.listen(200)), 0.0, "off is silence");
}

#[test]
fn the_chosen_piece_plays_in_the_game_at_its_volume_and_already_on_the_sheet() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Some(settings_with(folder.path(), "effects: false, music_volume: 50"));
    let (mut ear, audio) = Ear::new();
    let mut window = Opening { settings, audio, ..Opening::default() }.bare();
    window.key(Key::F3);
    window.press("Bờ tre");

    let volumes = Volumes { effects_on: false, music: 0.5, ..Volumes::default() };
    let (mut mixer, mut output) = mixer(volumes);
    mixer.set_context(MusicContext::Game);
    mixer.set_music(MusicChoice::Only(MusicPiece::BoTre));
    assert!(ear.listen(2000) == listen(&mut output, 2000), "the sheet plays the chosen piece");

    window.press("Close");
    mixer.set_context(MusicContext::Menu);
    assert!(ear.listen(2000) == listen(&mut output, 2000), "the home plays its own piece");
    window.press("Play");
    mixer.set_context(MusicContext::Game);
    assert!(ear.listen(2000) == listen(&mut output, 2000), "the game plays the chosen piece");
    window.key(Key::M);
    ear.listen(100);
    assert_eq!(loudness(&ear.listen(200)), 0.0);
}
