//! Recordings that come in while the program runs, as on a page.

#![cfg(feature = "gui")]

use std::fs;
use std::path::{Path, PathBuf};

use audio::{MusicContext, MusicPiece, Output, Shelf, Sound, SoundMixer, Volumes};

/// The file of all effects.
const SOUNDS: &str = "sounds.tar";
const EFFECTS_ONLY: Volumes =
    Volumes { effects: 1.0, effects_on: true, music: 1.0, music_on: false };
const MUSIC_ONLY: Volumes = Volumes { effects_on: false, music_on: true, ..EFFECTS_ONLY };

/// Returns a mixer without recordings.
fn mixer(volumes: Volumes) -> (SoundMixer, Output) {
    let (mut mixer, output) = SoundMixer::with_shelf(Shelf::empty());
    mixer.set_volumes(volumes);
    (mixer, output)
}

/// Returns the loudest sample of the next `milliseconds`.
fn loudest(output: &mut Output, milliseconds: usize) -> f32 {
    output.take(2 * 44_100 * milliseconds / 1000).fold(0.0, |loudest, x| loudest.max(x.abs()))
}

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets")
}

/// Returns an archive as `tar` writes it, of a folder and these files.
fn pack<'a>(files: impl IntoIterator<Item = (&'a str, &'a [u8])>) -> Vec<u8> {
    let mut archive = Vec::new();
    for (name, bytes) in [("./", [].as_slice())].into_iter().chain(files) {
        let mut header = [0; 512];
        header[..name.len()].copy_from_slice(name.as_bytes());
        header[124..136].copy_from_slice(format!("{:011o}\0", bytes.len()).as_bytes());
        header[257..265].copy_from_slice(b"ustar\x0000");
        archive.extend(header);
        archive.extend(bytes);
        archive.resize(archive.len().next_multiple_of(512), 0);
    }
    // Two empty blocks are its end.
    archive.resize(archive.len() + 1024, 0);
    archive
}

/// Returns the archive of all effects.
fn all_effects() -> Vec<u8> {
    let folder = fs::read_dir(assets().join("sounds")).unwrap();
    let files: Vec<(String, Vec<u8>)> = folder
        .map(|entry| {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (format!("./{name}"), fs::read(path).unwrap())
        })
        .collect();
    pack(files.iter().map(|(name, bytes)| (&name[..], &bytes[..])))
}

#[test]
fn an_effect_is_silent_until_its_recording_has_come() {
    let (mixer, mut output) = mixer(EFFECTS_ONLY);
    assert_eq!(mixer.shelf().take_wanted(), [SOUNDS], "wanted before the first effect");
    mixer.play(Sound::Piece);
    assert_eq!(loudest(&mut output, 200), 0.0);
    assert_eq!(mixer.shelf().take_wanted(), [""; 0], "a file is wanted only once");
    mixer.shelf().put(SOUNDS, all_effects());
    assert_eq!(loudest(&mut output, 200), 0.0, "a missed effect must not play later");
    mixer.play(Sound::Piece);
    assert!(loudest(&mut output, 200) > 0.05);
}

#[test]
fn the_archive_has_every_effect() {
    let archive = all_effects();
    for sound in Sound::all() {
        let (late, mut heard) = mixer(EFFECTS_ONLY);
        late.shelf().put(SOUNDS, archive.clone());
        let (mut included, mut expected) = SoundMixer::new();
        included.set_volumes(EFFECTS_ONLY);
        // There are up to five recordings.
        for _ in 0..5 {
            late.play(sound);
            included.play(sound);
            let samples: Vec<f32> = heard.by_ref().take(20_000).collect();
            assert!(samples.iter().any(|x| *x != 0.0), "{sound:?} is silent");
            assert!(expected.by_ref().take(20_000).eq(samples), "{sound:?} differs");
        }
    }
}

#[test]
fn music_is_wanted_when_its_turn_comes_and_silent_until_it_has_come() {
    let (mut mixer, mut output) = mixer(MUSIC_ONLY);
    assert_eq!(mixer.shelf().take_wanted(), [""; 0]);
    assert_eq!(loudest(&mut output, 100), 0.0);
    assert_eq!(mixer.playing(), Some(MusicPiece::MENU));
    assert!(output.is_silent());
    let wanted = mixer.shelf().take_wanted();
    assert_eq!(wanted, ["music/san-dinh.ogg"]);
    mixer.shelf().put(wanted[0], fs::read(assets().join(wanted[0])).unwrap());
    assert!(loudest(&mut output, 2000) > 0.02);
    assert!(!output.is_silent());
    mixer.set_context(MusicContext::Game);
    loudest(&mut output, 2000);
    assert!(output.is_silent(), "the piece of the menu ends, too");
    assert!(assets().join(mixer.shelf().take_wanted()[0]).exists());
    mixer.set_context(MusicContext::Menu);
    assert!(loudest(&mut output, 4000) > 0.02);
}

#[test]
fn broken_files_are_silent() {
    let archive = all_effects();
    let page = b"<!DOCTYPE html><title>404</title>".repeat(100);
    let huge = pack([("piece-1.wav", [].as_slice())]).into_iter().map(|byte| match byte {
        b'0' => b'7',
        other => other,
    });
    let garbled = archive.chunks(700).flat_map(|part| part.iter().rev()).copied().collect();
    let no_recordings =
        pack(["piece-1.wav", "piece-2.wav", "piece-3.wav"].map(|name| (name, &page[..])));
    let broken = [
        vec![],
        page.clone(),
        huge.collect(),
        garbled,
        no_recordings,
        archive[..511].to_vec(),
        archive[..2000].to_vec(),
    ];
    for bytes in broken {
        let (mixer, mut output) = mixer(EFFECTS_ONLY);
        mixer.shelf().put(SOUNDS, bytes);
        mixer.play(Sound::Piece);
        assert_eq!(loudest(&mut output, 100), 0.0);
        assert!(output.is_silent());
    }
    let ogg = fs::read(assets().join("music/san-dinh.ogg")).unwrap();
    for bytes in [vec![], page, ogg[..100].to_vec(), ogg[..5000].to_vec()] {
        let (mixer, mut output) = mixer(MUSIC_ONLY);
        mixer.shelf().put("music/san-dinh.ogg", bytes);
        loudest(&mut output, 1000);
        assert!(output.next().is_some(), "the output never ends");
    }
}

#[test]
fn what_came_before_the_fault_of_an_archive_sounds() {
    let wav = |n| fs::read(assets().join(format!("sounds/piece-{n}.wav"))).unwrap();
    let (one, two, three) = (wav(1), wav(2), wav(3));
    let mut archive = pack([
        ("piece-1.wav", &one[..]),
        ("piece-2.wav", &two[..]),
        ("piece-3.wav", &three[..]),
        ("click-1.wav", &one[..]),
    ]);
    archive.truncate(archive.len() - 3000);
    let (mixer, mut output) = mixer(EFFECTS_ONLY);
    mixer.shelf().put(SOUNDS, archive);
    mixer.play(Sound::Click);
    assert_eq!(loudest(&mut output, 100), 0.0);
    mixer.play(Sound::Piece);
    assert!(loudest(&mut output, 100) > 0.05);
}
