//! Sound cards that are missing, go away and come back.

use std::any::Any;
use std::sync::{Arc, Mutex};
use std::thread::sleep;
use std::time::{Duration, Instant};

use o_an_quan::audio::{Audio, Cards, Desk, Gone, Lent, Patience, Sound};

use super::{ALL_OFF, ALL_ON, EFFECTS_ONLY, MUSIC_ONLY, RATE, hear, peak};

/// What a test knows of its sound card, and does to it.
#[derive(Clone, Default)]
struct Bench(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    /// What the open card plays.
    lent: Option<Lent>,
    gone: Option<Gone>,
    /// How many attempts to open are still refused.
    refusals: usize,
    attempts: usize,
    opened: usize,
}

/// The plug in the card: pulling it out gives back what was lent.
struct Plug(Bench);

impl Drop for Plug {
    fn drop(&mut self) {
        let lent = self.0.0.lock().unwrap().lent.take();
        drop(lent);
    }
}

struct Fake(Bench, Duration);

impl Cards for Fake {
    fn open(&mut self, lent: Lent, gone: Gone) -> Result<Box<dyn Any>, String> {
        let mut state = self.0.0.lock().unwrap();
        state.attempts += 1;
        if state.refusals > 0 {
            state.refusals -= 1;
            return Err("no card".into());
        }
        state.opened += 1;
        (state.lent, state.gone) = (Some(lent), Some(gone));
        Ok(Box::new(Plug(self.0.clone())))
    }

    fn patience(&self) -> Patience {
        let first = Duration::from_millis(10);
        Patience { first, longest: 4 * first, stalled: self.1 }
    }
}

impl Bench {
    fn audio(&self, stalled: Duration) -> Audio {
        Audio::with_cards(Fake(self.clone(), stalled))
    }

    /// What the open card plays in a while.
    fn hear(&self, milliseconds: usize) -> Vec<f32> {
        let mut state = self.0.lock().unwrap();
        let lent = state.lent.as_mut().expect("an open card");
        lent.take(2 * (RATE * milliseconds / 1000)).collect()
    }

    /// Takes the card away; the system says so more than once.
    fn unplug(&self, refusals: usize) {
        let mut state = self.0.lock().unwrap();
        state.refusals = refusals;
        for _ in 0..5 {
            state.gone.as_ref().expect("an open card").report("unplugged".into());
        }
    }

    fn wait_until(&self, what: &str, done: impl Fn(&State) -> bool) {
        let started = Instant::now();
        while !done(&self.0.lock().unwrap()) {
            assert!(started.elapsed() < Duration::from_secs(30), "waited in vain: {what}");
            sleep(Duration::from_millis(2));
        }
    }
}

const NEVER: Duration = Duration::from_secs(3600);

#[test]
fn music_goes_on_where_it_was_when_the_card_comes_back() {
    let bench = Bench::default();
    let mut audio = bench.audio(NEVER);
    audio.set_volumes(MUSIC_ONLY);
    bench.wait_until("the first card", |state| state.lent.is_some());
    let mut heard = bench.hear(1000);
    for times in 1..=3 {
        bench.unplug(3);
        bench.wait_until("another card", |state| state.opened == times + 1);
        heard.extend(bench.hear(1000));
    }
    assert!(bench.0.lock().unwrap().attempts >= 13, "refusals must be met by patience");
    assert_eq!(audio.playing(), Some(o_an_quan::audio::Piece::MENU));

    let (mut desk, mut output) = Desk::new();
    desk.set_volumes(MUSIC_ONLY);
    assert!(heard == hear(&mut output, 4000), "a piece is missing, or was heard twice");
}

#[test]
fn effects_are_heard_while_there_is_a_card_and_do_not_pile_up_while_there_is_none() {
    let bench = Bench::default();
    let mut audio = bench.audio(NEVER);
    audio.set_volumes(EFFECTS_ONLY);
    bench.wait_until("the first card", |state| state.lent.is_some());
    let wait_open = |open| {
        let started = Instant::now();
        while audio.is_open() != open {
            assert!(started.elapsed() < Duration::from_secs(30));
            sleep(Duration::from_millis(1));
        }
    };
    wait_open(true);
    audio.play(Sound::Win);
    assert!(peak(&bench.hear(300)) > 0.1);

    bench.unplug(usize::MAX);
    wait_open(false);
    audio.play(Sound::Loss);
    bench.0.lock().unwrap().refusals = 0;
    wait_open(true);
    assert_eq!(peak(&bench.hear(500)), 0.0, "what was cut off or missed must not follow");
    audio.play(Sound::OnBrick);
    assert!(peak(&bench.hear(100)) > 0.1);
}

#[test]
fn a_card_that_comes_late_is_used() {
    let bench = Bench::default();
    bench.0.lock().unwrap().refusals = 5;
    let mut audio = bench.audio(NEVER);
    audio.set_volumes(ALL_ON);
    audio.play(Sound::Win);
    bench.wait_until("a card", |state| state.opened == 1);
    assert!(peak(&bench.hear(1000)) > 0.02, "the music should be heard");
}

#[test]
fn a_card_that_falls_silent_is_opened_again() {
    let bench = Bench::default();
    // Nobody asks this card for samples.
    let _audio = bench.audio(Duration::from_millis(20));
    bench.wait_until("another card", |state| state.opened >= 2);
}

#[test]
fn a_card_is_closed_with_the_program() {
    let bench = Bench::default();
    let audio = bench.audio(NEVER);
    bench.wait_until("a card", |state| state.lent.is_some());
    drop(audio);
    bench.wait_until("the card is closed", |state| state.lent.is_none());

    // Also while it waits for one.
    let bench = Bench::default();
    bench.0.lock().unwrap().refusals = usize::MAX;
    let audio = bench.audio(NEVER);
    bench.wait_until("an attempt", |state| state.attempts >= 2);
    drop(audio);
    let started = Instant::now();
    let attempts = || bench.0.lock().unwrap().attempts;
    let mut before = 0;
    while std::mem::replace(&mut before, attempts()) != attempts() {
        assert!(started.elapsed() < Duration::from_secs(30), "it goes on trying");
        sleep(Duration::from_millis(200));
    }
}

/// Keeps what the program logs about this machine's own card.
struct Log(Mutex<Vec<String>>);

static LOG: Log = Log(Mutex::new(Vec::new()));

impl log::Log for Log {
    fn enabled(&self, metadata: &log::Metadata) -> bool {
        metadata.target().starts_with("o_an_quan") && metadata.level() <= log::Level::Info
    }

    fn log(&self, record: &log::Record) {
        let said = record.args().to_string();
        // The other tests have cards of their own.
        let invented = ["no card", "unplugged", "fallen silent", "sound is back"];
        if self.enabled(record.metadata()) && !invented.iter().any(|part| said.contains(part)) {
            self.0.lock().unwrap().push(said);
        }
    }

    fn flush(&self) {}
}

#[test]
fn a_machine_without_sound_says_so_once_and_plays_on() {
    log::set_logger(&LOG).unwrap();
    log::set_max_level(log::LevelFilter::Info);
    let mut audio = Audio::open();
    audio.set_volumes(ALL_ON);
    for _ in 0..100 {
        audio.play(Sound::OnBrick);
    }
    // Long enough for a second attempt.
    sleep(Duration::from_millis(1200));
    audio.set_volumes(ALL_OFF);
    // Closing waits for the thread that may still be opening the card.
    drop(audio);
    let said = LOG.0.lock().unwrap();
    assert!(said.len() <= 1, "said more than once: {said:?}");
}
