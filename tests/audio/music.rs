//! The music, and how effects duck it.

use std::path::Path;

use o_an_quan::audio::{MusicChoice, MusicContext, MusicPiece, Output, Sound, SoundMixer, Volumes};

use super::{ALL_OFF, ALL_ON, EFFECTS_ONLY, MUSIC_ONLY, RATE, listen, peak, rms, steepest};

/// Returns a mixer that plays only music.
fn mixer() -> (SoundMixer, Output) {
    let (mut mixer, output) = SoundMixer::new();
    mixer.set_volumes(MUSIC_ONLY);
    (mixer, output)
}

#[test]
fn music_is_paused_and_resumed_without_a_click() {
    for moment in 800..810 {
        let (mut mixer, mut output) = mixer();
        listen(&mut output, moment - 100);
        let mut heard = listen(&mut output, 100);
        let ringing = steepest(&heard);
        mixer.set_volumes(ALL_OFF);
        heard.extend(listen(&mut output, 50));
        mixer.set_volumes(MUSIC_ONLY);
        heard.extend(listen(&mut output, 20));
        assert!(steepest(&heard) < 1.2 * ringing, "a click after {moment} ms");
    }
}

/// Asserts that the music is silent after `hold` and resumes after `release` where it stopped.
fn holds(hold: impl Fn(&mut SoundMixer), release: impl Fn(&mut SoundMixer)) {
    let (_mixer, mut output) = mixer();
    let unbroken = listen(&mut output, 4000);
    assert!(peak(&unbroken) > 0.02);

    let (mut mixer, mut output) = mixer();
    let before = listen(&mut output, 1000);
    hold(&mut mixer);
    let fading = listen(&mut output, 50);
    assert_eq!(peak(&listen(&mut output, 2000)), 0.0);
    release(&mut mixer);
    let rising = listen(&mut output, 50);
    let after = listen(&mut output, 1000);

    assert_eq!(before, unbroken[..before.len()]);
    let from = before.len();
    let to = from + fading.len() + rising.len();
    let resumed = (from..to).find(|&at| unbroken[at..].starts_with(&after));
    assert!(resumed.is_some(), "the music did not resume where it stopped");
}

#[test]
fn music_switched_off_is_silent_and_resumes_where_it_was() {
    holds(|mixer| mixer.set_volumes(EFFECTS_ONLY), |mixer| mixer.set_volumes(MUSIC_ONLY));
}

#[test]
fn music_paused_is_silent_and_resumes_where_it_was() {
    holds(|mixer| mixer.set_paused(true), |mixer| mixer.set_paused(false));
}

#[test]
fn effects_play_while_music_is_paused() {
    let (mut mixer, mut output) = SoundMixer::new();
    mixer.set_volumes(ALL_ON);
    mixer.set_paused(true);
    mixer.play(Sound::OnBrick);
    assert!(peak(&listen(&mut output, 300)) > 0.1);
    assert_eq!(peak(&listen(&mut output, 1000)), 0.0);
}

#[test]
fn the_volume_of_music_applies() {
    let loud = |music| {
        let (mut mixer, mut output) = mixer();
        mixer.set_volumes(Volumes { music, ..MUSIC_ONLY });
        listen(&mut output, 500);
        rms(&listen(&mut output, 2000))
    };
    assert_eq!(loud(0.0), 0.0);
    assert!([0.25, 0.5, 0.75, 1.0].map(loud).is_sorted_by(|a, b| 1.5 * a < *b));
}

#[test]
fn every_piece_loops_without_a_gap_or_a_click() {
    for piece in MusicPiece::ALL {
        let (mut mixer, mut output) = mixer();
        mixer.set_volumes(Volumes { music: 1.0, ..MUSIC_ONLY });
        mixer.set_context(MusicContext::Game);
        mixer.set_music(MusicChoice::Only(piece));
        let heard = listen(&mut output, 175_000);
        assert_eq!(mixer.playing(), Some(piece));
        assert_eq!(heard.len(), 350 * RATE, "{piece:?} ended");
        assert!(heard.iter().all(|x| x.abs() < 0.8), "the limiter distorts {piece:?}");

        // A round ends when the samples at one second occur again.
        let pattern = &heard[2 * RATE..2 * RATE + 2000];
        let round = (120 * RATE..172 * RATE)
            .find(|frame| heard[2 * (RATE + frame)..].starts_with(pattern))
            .unwrap_or_else(|| panic!("{piece:?} should be two to three minutes long"));
        assert_eq!(heard[2 * (RATE + round)..], heard[2 * RATE..heard.len() - 2 * round]);

        let around = &heard[2 * (round - RATE)..2 * (round + RATE)];
        let seam = &around[2 * (RATE - 100)..2 * (RATE + 100)];
        assert!(steepest(seam) < 0.5 * steepest(around), "{piece:?}: a click at the seam");
        for moment in around.chunks(2 * RATE / 20) {
            assert!(peak(moment) > 0.002, "{piece:?}: a gap at the seam");
        }

        // No ten seconds are much louder or quieter than the rest.
        let whole = rms(&heard[..2 * round]);
        for (n, stretch) in heard[..2 * round].chunks_exact(20 * RATE).enumerate() {
            let level = 20.0 * (rms(stretch) / whole).log10();
            assert!((-4.0..3.0).contains(&level), "{piece:?} at {n}0 s: {level:.1} dB");
        }
    }
}

#[test]
fn menu_and_game_music_each_resume_where_they_were() {
    let (mut mixer, mut output) = mixer();
    mixer.set_music(MusicChoice::Only(MusicPiece::BoTre));
    listen(&mut output, 1000);
    assert_eq!(mixer.playing(), Some(MusicPiece::MENU));
    mixer.set_context(MusicContext::Game);
    let changing = listen(&mut output, 1000);
    assert_eq!(mixer.playing(), Some(MusicPiece::BoTre));
    assert!(steepest(&changing) < 0.3);
    listen(&mut output, 1000);
    mixer.set_context(MusicContext::Menu);
    let back = listen(&mut output, 4000);
    assert_eq!(mixer.playing(), Some(MusicPiece::MENU));

    // The samples are the same as before once the fade-in is over.
    let (_mixer, mut output) = self::mixer();
    let unbroken = listen(&mut output, 8000);
    let pattern = &back[back.len() - 2 * RATE..];
    assert!((0..unbroken.len()).any(|at| unbroken[at..].starts_with(pattern)));
}

#[test]
fn pieces_of_the_game_take_turns() {
    let (mut mixer, mut output) = mixer();
    mixer.set_context(MusicContext::Game);
    let mut played: Vec<MusicPiece> = Vec::new();
    for _ in 0..230 {
        let heard = listen(&mut output, 3000);
        assert!(heard.iter().all(|x| x.abs() < 0.8));
        let piece = mixer.playing().expect("music plays");
        if played.last() != Some(&piece) {
            played.push(piece);
        }
    }
    assert!(played.len() >= 3, "{played:?}");
    assert!(played.iter().all(|piece| MusicPiece::GAME.contains(piece)), "{played:?}");
}

#[test]
fn music_ducks_under_the_end_jingle_and_recovers() {
    for sound in [Sound::Win, Sound::Loss, Sound::Draw] {
        // The music alone, the jingle alone, and both.
        let hear_with = |volumes, figure| {
            let (mut mixer, mut output) = SoundMixer::new();
            mixer.set_volumes(volumes);
            listen(&mut output, 1500);
            if figure {
                mixer.play(sound);
            }
            listen(&mut output, 6000)
        };
        let music = hear_with(ALL_ON, false);
        let figure = hear_with(EFFECTS_ONLY, true);
        let both = hear_with(ALL_ON, true);
        let below: Vec<f32> = both.iter().zip(&figure).map(|(both, one)| both - one).collect();
        let share = |from: usize, to: usize| {
            let part = 2 * RATE * from / 1000..2 * RATE * to / 1000;
            rms(&below[part.clone()]) / rms(&music[part])
        };
        let lowest = share(600, 1500);
        assert!((0.2..0.3).contains(&lowest), "{sound:?}: {lowest}");
        assert!(share(5000, 6000) > 0.99, "{sound:?}: the music stays low");
        assert!(steepest(&below) < 1.3 * steepest(&music), "{sound:?}: a jump");
    }
}

#[test]
fn a_capture_does_not_duck_the_music() {
    let hear_with = |volumes, play: bool| {
        let (mut mixer, mut output) = SoundMixer::new();
        mixer.set_volumes(volumes);
        listen(&mut output, 500);
        if play {
            mixer.play(Sound::CaptureQuan);
        }
        listen(&mut output, 1000)
    };
    let music = hear_with(ALL_ON, false);
    let figure = hear_with(EFFECTS_ONLY, true);
    let both = hear_with(ALL_ON, true);
    let off = both.iter().zip(figure.iter().zip(&music)).map(|(both, (a, b))| both - a - b);
    assert!(peak(&off.collect::<Vec<f32>>()) < 1e-5);
}

#[test]
fn all_recordings_together_stay_below_nine_mebibytes() {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let files = ["sounds", "music"].map(|folder| std::fs::read_dir(assets.join(folder)).unwrap());
    let bytes: u64 =
        files.into_iter().flatten().map(|f| f.unwrap().metadata().unwrap().len()).sum();
    assert!(bytes <= 9 << 20, "{bytes} bytes");
}
