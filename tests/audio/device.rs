//! Sound cards that are missing, disappear and come back.

use std::any::Any;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use o_an_quan::audio::{Audio, CardLost, CardTimeouts, Cards, LentOutput, Sound, SoundMixer};

use super::{ALL_OFF, ALL_ON, EFFECTS_ONLY, MUSIC_ONLY, RATE, listen, peak};

/// The control of a test over its sound card.
#[derive(Clone, Default)]
struct Bench(Arc<Shared>);

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// The output that the open card plays.
    lent: Option<LentOutput>,
    lost: Option<CardLost>,
    /// The number of attempts to open that still fail, and the reason.
    refusals: usize,
    refusal: &'static str,
    attempts: usize,
    opened: usize,
    /// Whether the program has dropped its source of sound cards, so that it opens no more.
    released: bool,
}

/// An open card. Dropping it returns the output.
struct Plug(Bench);

impl Drop for Plug {
    fn drop(&mut self) {
        drop(self.0.change(|state| state.lent.take()));
    }
}

struct Fake(Bench, Duration);

impl Drop for Fake {
    fn drop(&mut self) {
        self.0.change(|state| state.released = true);
    }
}

impl Cards for Fake {
    fn open(&mut self, lent: LentOutput, lost: CardLost) -> Result<Box<dyn Any>, String> {
        self.0.change(|state| {
            state.attempts += 1;
            if state.refusals > 0 {
                state.refusals -= 1;
                return Err(state.refusal.into());
            }
            state.opened += 1;
            (state.lent, state.lost) = (Some(lent), Some(lost));
            Ok::<Box<dyn Any>, String>(Box::new(Plug(self.0.clone())))
        })
    }

    fn timeouts(&self) -> CardTimeouts {
        let first = Duration::from_millis(10);
        let usual = CardTimeouts::default();
        CardTimeouts { first, longest: 4 * first, stalled: self.1, ..usual }
    }
}

impl Bench {
    fn audio(&self, stalled: Duration) -> Audio {
        Audio::with_cards(Fake(self.clone(), stalled))
    }

    /// Returns the samples that the open card plays in `milliseconds`.
    fn listen(&self, milliseconds: usize) -> Vec<f32> {
        let mut state = self.0.state.lock().unwrap();
        let lent = state.lent.as_mut().expect("an open card");
        lent.take(2 * (RATE * milliseconds / 1000)).collect()
    }

    /// Removes the card. The system reports that more than once.
    fn unplug(&self, refusals: usize) {
        let mut state = self.0.state.lock().unwrap();
        state.refusals = refusals;
        for _ in 0..5 {
            state.lost.as_ref().expect("an open card").report("unplugged".into());
        }
    }

    /// Changes the state of the card and wakes the waiting test.
    fn change<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        let changed = change(&mut self.0.state.lock().unwrap());
        self.0.changed.notify_all();
        changed
    }

    /// Makes the next `attempts` attempts to open the card fail.
    fn refuse(&self, attempts: usize) {
        self.change(|state| state.refusals = attempts);
    }

    /// Waits until `done` returns `true`; fails after [`PATIENCE`].
    fn wait_until(&self, what: &str, done: impl Fn(&State) -> bool) {
        let state = self.0.state.lock().unwrap();
        let waited = self.0.changed.wait_timeout_while(state, PATIENCE, |state| !done(state));
        assert!(!waited.unwrap().1.timed_out(), "waited in vain: {what}");
    }
}

/// The longest that a test waits.
const PATIENCE: Duration = Duration::from_secs(60);
const NEVER: Duration = Duration::from_secs(3600);

#[test]
fn music_resumes_when_the_card_comes_back() {
    let bench = Bench::default();
    let mut audio = bench.audio(NEVER);
    audio.set_volumes(MUSIC_ONLY);
    bench.wait_until("the first card", |state| state.lent.is_some());
    let mut heard = bench.listen(1000);
    for times in 1..=3 {
        bench.unplug(3);
        bench.wait_until("another card", |state| state.opened == times + 1);
        heard.extend(bench.listen(1000));
    }
    assert!(bench.change(|state| state.attempts) >= 13, "the program must keep trying");
    assert_eq!(audio.playing(), Some(o_an_quan::audio::MusicPiece::MENU));

    let (mut mixer, mut output) = SoundMixer::new();
    mixer.set_volumes(MUSIC_ONLY);
    assert!(heard == listen(&mut output, 4000), "a part is missing or was played twice");
}

#[test]
fn effects_play_while_there_is_a_card_and_do_not_pile_up_without_one() {
    let bench = Bench::default();
    let mut audio = bench.audio(NEVER);
    audio.set_volumes(EFFECTS_ONLY);
    bench.wait_until("the first card", |state| state.lent.is_some());
    let wait_open = |open| {
        let started = Instant::now();
        while audio.is_open() != open {
            assert!(started.elapsed() < PATIENCE, "waited in vain: the card");
            std::thread::yield_now();
        }
    };
    wait_open(true);
    audio.play(Sound::Win);
    assert!(peak(&bench.listen(300)) > 0.1);

    bench.unplug(usize::MAX);
    wait_open(false);
    audio.play(Sound::Loss);
    bench.refuse(0);
    wait_open(true);
    assert_eq!(peak(&bench.listen(500)), 0.0, "interrupted and missed effects must not play later");
    audio.play(Sound::OnBrick);
    assert!(peak(&bench.listen(100)) > 0.1);
}

#[test]
fn a_card_that_comes_late_is_used() {
    let bench = Bench::default();
    bench.refuse(5);
    let mut audio = bench.audio(NEVER);
    audio.set_volumes(ALL_ON);
    audio.play(Sound::Win);
    bench.wait_until("a card", |state| state.opened == 1);
    assert!(peak(&bench.listen(1000)) > 0.02, "the music should be heard");
}

#[test]
fn a_card_that_falls_silent_is_opened_again() {
    let bench = Bench::default();
    // This card requests no samples.
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

    // Also while the program waits for a card.
    let bench = Bench::default();
    bench.refuse(usize::MAX);
    let audio = bench.audio(NEVER);
    bench.wait_until("an attempt", |state| state.attempts >= 2);
    drop(audio);
    bench.wait_until("the attempts end", |state| state.released);
}

/// A card that reports when it is being opened, and opens only when the other end is dropped.
struct Slow(Sender<()>, Receiver<()>);

impl Cards for Slow {
    fn open(&mut self, _lent: LentOutput, _gone: CardLost) -> Result<Box<dyn Any>, String> {
        self.0.send(()).expect("the test waits for this");
        let _ = self.1.recv();
        Err("too late".into())
    }

    fn timeouts(&self) -> CardTimeouts {
        CardTimeouts { closing: NEVER, ..CardTimeouts::default() }
    }
}

#[test]
fn the_program_ends_without_waiting_for_a_card_that_is_being_opened() {
    let (begins, has_begun) = channel();
    let (hold, held) = channel();
    let audio = Audio::with_cards(Slow(begins, held));
    has_begun.recv_timeout(PATIENCE).expect("the card is being opened");
    let (ends, has_ended) = channel();
    thread::spawn(move || {
        drop(audio);
        let _ = ends.send(());
    });
    has_ended.recv_timeout(PATIENCE).expect("the program does not wait for the card");
    drop(hold);
}

/// The reason why the card of the last test does not open.
const WHY: &str = "no card in this test";

/// The program's log messages about that card.
struct Log(Mutex<Vec<String>>);

static LOG: Log = Log(Mutex::new(Vec::new()));

impl log::Log for Log {
    fn enabled(&self, metadata: &log::Metadata) -> bool {
        metadata.target().starts_with("audio") && metadata.level() <= log::Level::Info
    }

    fn log(&self, record: &log::Record) {
        let line = record.args().to_string();
        if self.enabled(record.metadata()) && line.contains(WHY) {
            self.0.lock().unwrap().push(line);
        }
    }

    fn flush(&self) {}
}

#[test]
fn a_machine_without_sound_logs_it_once_and_plays_on() {
    log::set_logger(&LOG).unwrap();
    log::set_max_level(log::LevelFilter::Info);
    let bench = Bench::default();
    bench.change(|state| (state.refusals, state.refusal) = (usize::MAX, WHY));
    let mut audio = bench.audio(NEVER);
    audio.set_volumes(ALL_ON);
    for _ in 0..100 {
        audio.play(Sound::OnBrick);
    }
    bench.wait_until("several attempts", |state| state.attempts >= 4);
    audio.set_volumes(ALL_OFF);
    drop(audio);
    bench.wait_until("the attempts end", |state| state.released);
    assert_eq!(*LOG.0.lock().unwrap(), [format!("no sound: {WHY}")]);
}

/// The machine may have a sound card or not.
#[test]
fn the_sound_card_of_this_machine_opens_and_closes_without_a_panic() {
    let mut audio = Audio::open();
    audio.set_volumes(ALL_ON);
    audio.play(Sound::Click);
    drop(audio);
}
