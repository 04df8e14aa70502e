//! The cues of events and their times, without a device.

use eframe::egui::{Pos2, Rect, vec2};
use o_an_quan::audio::{Cue, CueSheet, Sound, Surface, TimedCue};
use o_an_quan::rules::{Cell, Event, Game, Move, Pile, Position, Ring, Rules, Side, Turn};
use o_an_quan::ui::board_layout;
use o_an_quan::ui::motion::{CueContext, cues, paced, steps};

fn position(text: &str) -> Position {
    Position::parse(text, &Rules::classic()).expect("a legal position")
}

fn scene(position: &Position) -> CueContext {
    CueContext {
        ring: position.ring(),
        near: Side::NEAR,
        surface: Surface::Brick,
        piles: position.ring().cells().map(|cell| position.pile(cell)).collect(),
    }
}

fn turn(start: &Position, text: &str) -> Turn {
    let mv: Move = text.parse().expect("a move");
    Game::new(Rules::classic(), start.clone()).play(mv).expect("legal").clone()
}

/// Returns the sounds of a move with their times in hundredths of a second.
fn cues_of(start: &str, text: &str) -> Vec<(i32, Sound)> {
    let start = position(start);
    let cues = cues(&scene(&start), paced(&turn(&start, text).events));
    let stones = cues.iter().filter(|next| next.cue.sound != Sound::Tone);
    stones.map(|next| ((100.0 * next.at).round() as i32, next.cue.sound)).collect()
}

#[test]
fn a_sowing_and_a_capture_sound_when_they_are_shown() {
    // 1+ drops into the empty 2, jumps 3 and captures the three dân in 4. Lifting takes 0.3 s and
    // a drop 0.26 s. Before a capture, the hand waits for 0.35 s and points for 0.45 s.
    let expected = [(12, Sound::Lift), (56, Sound::OnBrick), (136, Sound::CaptureSmall)];
    assert_eq!(cues_of("Q,1,0,0,3,1,Q,1,0,0,0,0 0 0,0", "1+"), expected);
}

#[test]
fn a_stone_on_other_stones_sounds_different_from_one_on_the_ground() {
    let sounds: Vec<_> = cues_of("Q,3,0,1,0,3,Q,1,0,0,0,0 0 0,0", "1+")[..4].to_vec();
    let expected =
        [(12, Sound::Lift), (56, Sound::OnBrick), (82, Sound::OnHeap), (108, Sound::OnBrick)];
    assert_eq!(sounds, expected);
}

#[test]
fn a_wooden_board_sounds_like_wood() {
    let start = position("Q,1,0,0,3,1,Q,1,0,0,0,0 0 0,0");
    let scene = CueContext { surface: Surface::Wood, ..scene(&start) };
    let cues = cues(&scene, paced(&turn(&start, "1+").events));
    assert_eq!(cues[1].cue.sound, Sound::OnWood);
}

/// Returns a capture by the near side.
fn captured(cell: usize, dan: u16, quan: bool) -> Event {
    let gap = Cell::new(cell - 1);
    Event::Captured { side: Side::NEAR, gap, cell: Cell::new(cell), pile: Pile { dan, quan } }
}

fn start() -> CueContext {
    scene(&Position::start(&Rules::classic(), Side::NEAR))
}

fn sounds(events: &[Event]) -> Vec<Sound> {
    let cues = cues(&start(), paced(events));
    cues.iter().map(|next| next.cue.sound).filter(|sound| *sound != Sound::Tone).collect()
}

#[test]
fn captures_sound_according_to_their_stones() {
    assert_eq!(sounds(&[captured(4, 1, false)]), [Sound::CaptureSmall]);
    assert_eq!(sounds(&[captured(4, 4, false)]), [Sound::CaptureSmall]);
    assert_eq!(sounds(&[captured(4, 5, false)]), [Sound::CaptureLarge]);
    assert_eq!(sounds(&[captured(6, 0, true)]), [Sound::CaptureQuan]);
    assert_eq!(sounds(&[captured(6, 9, true)]), [Sound::CaptureQuan]);
    assert_eq!(sounds(&[captured(6, 9, false)]), [Sound::CaptureLarge]);
}

#[test]
fn refills_and_sweeps_make_sounds_and_ends_do_not() {
    let swept = |dan| Event::Swept { side: Side::NEAR, cell: Cell::new(3), dan };
    assert_eq!(sounds(&[Event::Refilled { side: Side::NEAR }]), [Sound::Refill]);
    assert_eq!(sounds(&[swept(5), swept(2), swept(0)]), [Sound::CaptureLarge, Sound::CaptureSmall]);
    assert_eq!(sounds(&[Event::TurnEnded(o_an_quan::rules::TurnEnd::TwoEmptyCells)]), []);
    assert_eq!(sounds(&[Event::GameOver(o_an_quan::rules::GameEnd::QuanEmpty)]), []);
}

#[test]
fn each_step_of_a_chain_is_higher_than_the_one_before() {
    let chain: Vec<Event> = [3, 5, 7, 9, 11].map(|cell| captured(cell, 2, false)).to_vec();
    let cues_of = cues(&start(), paced(&chain));
    let steps: Vec<&TimedCue> =
        cues_of.iter().filter(|next| next.cue.sound == Sound::Chain).collect();
    assert_eq!(steps.len(), 4, "the first capture is not a step of a chain");
    assert!(steps.is_sorted_by(|a, b| a.cue.pitch < b.cue.pitch));
    let first = cues_of.iter().find(|next| next.cue.sound == Sound::CaptureSmall);
    let taken = first.expect("the first capture").at;
    let second = cues_of.iter().filter(|next| next.cue.sound == Sound::CaptureSmall).nth(1);
    let between = taken..second.expect("the second capture").at;
    assert!(
        between.contains(&steps[0].at),
        "a step plays when the hand points at the next capture"
    );
}

#[test]
fn a_count_rattles_from_every_side_until_its_points_are_counted() {
    // The last turn captures 13 points; one and three dân stay in the rows.
    let start = position("0,1,0,0,3,0,Q,1,2,0,0,0 0 31,2");
    let turn = turn(&start, "1+");
    let cues = cues(&scene(&start), steps(&turn.events, &turn.after));
    let quan = cues.iter().position(|next| next.cue.sound == Sound::CaptureQuan).expect("a quan");
    let rattle = cues[quan..].iter().filter(|next| next.cue.sound == Sound::OnHeap);
    let rattle: Vec<&TimedCue> = rattle.collect();
    assert!(rattle.len() > 15, "{} stones", rattle.len());
    assert!(rattle.is_sorted_by(|a, b| a.cue.pitch < b.cue.pitch), "it rises");
    let is_near = |next: &&&TimedCue| next.cue.level > rattle[1].cue.level;
    let far = rattle.iter().filter(|next| !is_near(next)).count();
    assert!((1..4).contains(&far), "two points of the far side: {far} stones");
    assert!(is_near(&rattle.last().expect("a stone")));
}

#[test]
fn a_full_heap_sounds_lower_than_a_small_one() {
    let drop = |dan| {
        let mut scene = start();
        scene.piles[3].dan = dan;
        cues(&scene, paced(&[Event::Dropped { cell: Cell::new(3) }]))[0].cue.pitch
    };
    assert!([1, 3, 6, 9].map(drop).is_sorted_by(|a, b| a > b));
    assert_eq!(drop(40), drop(60));
}

/// Returns the cue of a stone dropped into a cell.
fn dropped(scene: &CueContext, cell: usize) -> Cue {
    cues(scene, paced(&[Event::Dropped { cell: Cell::new(cell) }]))[0].cue
}

#[test]
fn a_cell_sounds_from_where_it_is_drawn() {
    let scene = start();
    let pan = |cell| dropped(&scene, cell).pan;
    assert!((0..=6).map(pan).collect::<Vec<_>>().is_sorted_by(|a, b| a < b));
    for (near, far) in [(1, 11), (3, 9), (5, 7)] {
        assert!((pan(near) - pan(far)).abs() < 1e-6);
        assert!(dropped(&scene, near).level > dropped(&scene, far).level);
    }
    assert!((pan(3)).abs() < 1e-6);

    let turned = CueContext { near: Side::FAR, ..start() };
    assert!((dropped(&turned, 1).pan - pan(5)).abs() < 1e-6, "seen from the other side");
    assert!(dropped(&turned, 7).level > dropped(&turned, 1).level);
}

/// Returns an empty board with `sides` sides.
fn bare(sides: usize, near: Side) -> CueContext {
    let ring = Ring::new(sides);
    CueContext { ring, near, surface: Surface::Brick, piles: vec![Pile::default(); ring.len()] }
}

#[test]
fn every_cell_of_every_board_sounds_from_where_it_is_drawn() {
    let window = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 800.0));
    for sides in 2..=4 {
        for near in (0..sides).map(Side::new) {
            let (scene, layout) = (bare(sides, near), board_layout(window, sides, near));
            let board = layout.area();
            for cell in scene.ring.cells() {
                let middle = layout.shape(cell).middle;
                // From -1 to 1, to the right and towards the player.
                let seen = 2.0 * (middle - board.center()) / board.size();
                let cue = dropped(&scene, cell.index());
                let cues_of = vec2(cue.pan / 0.65, (cue.level - 0.9) / 0.1);
                let apart = (cues_of - seen).abs();
                let which = format!("cell {cell}, {sides} sides, side {near} near");
                assert!(apart.x < 0.25, "{which}: heard at {cues_of}, seen at {seen}");
                // With two sides, the rows are close together.
                let across = if sides == 2 { 0.55 } else { 0.4 };
                assert!(apart.y < across, "{which}: heard at {cues_of}, seen at {seen}");
            }
        }
    }
}

#[test]
fn a_refill_sounds_from_its_row() {
    let refilled = |side| {
        let events = [Event::Refilled { side: Side::new(side) }];
        cues(&bare(4, Side::NEAR), paced(&events))[0].cue
    };
    let [below, right, above, left] = [0, 1, 2, 3].map(refilled);
    assert!(below.pan == 0.0 && above.pan == 0.0 && below.level > above.level);
    assert!(right.pan > 0.5 && left.pan < -0.5 && left.level == right.level);
}

/// Returns the cues of a long sowing and a capture.
fn long_turn() -> Vec<TimedCue> {
    let drops = (1..=11).map(|cell| Event::Dropped { cell: Cell::new(cell) });
    let events: Vec<Event> = drops.chain([captured(3, 6, false)]).collect();
    cues(&start(), paced(&events))
}

/// Returns the sounds of a long turn at a speed, in frames of `frame` seconds.
fn follow(speed: f32, frame: f32) -> Vec<Sound> {
    let mut cue_sheet = CueSheet::new(long_turn());
    let mut cues_of = Vec::new();
    while !cue_sheet.is_empty() {
        cues_of.extend(cue_sheet.advance(frame * speed, speed).iter().map(|cue| cue.sound));
    }
    let tones = cues_of.iter().filter(|sound| **sound == Sound::Tone).count();
    assert_eq!(2 * tones, cues_of.len(), "each stone that is heard has its tone");
    cues_of.retain(|sound| *sound != Sound::Tone);
    cues_of
}

/// Returns the pitches of the tune of these events.
fn tune(events: &[Event]) -> Vec<f32> {
    let cues = cues(&start(), paced(events));
    let tones = cues.iter().filter(|next| next.cue.sound == Sound::Tone);
    tones.map(|next| next.cue.pitch).collect()
}

#[test]
fn a_lap_is_a_line_of_five_tones_up_and_down_again() {
    let sown = |cells: &[usize]| -> Vec<Event> {
        cells.iter().map(|cell| Event::Dropped { cell: Cell::new(*cell) }).collect()
    };
    let up = tune(&sown(&[1, 2, 3, 4, 5, 6]));
    assert!(up.is_sorted_by(|a, b| a < b), "{up:?}");
    assert_eq!(up[5], 2.0 * up[0], "the quan cell has the octave");
    let down = tune(&sown(&[7, 8, 9, 10, 11, 0]));
    assert!(down.is_sorted_by(|a, b| a > b), "{down:?}");
    assert_eq!(up[..5].iter().rev().collect::<Vec<_>>(), down[..5].iter().collect::<Vec<_>>());
}

#[test]
fn a_capture_brings_the_tune_home() {
    let sown = Event::Dropped { cell: Cell::new(2) };
    let heard = tune(&[sown, captured(4, 3, false)]);
    assert_eq!(heard.len(), 2);
    assert_eq!(heard[1], 0.5, "an octave below the first tone of the row");
}

#[test]
fn at_high_speed_stones_thin_out_and_captures_stay() {
    assert_eq!(follow(1.0, 0.016).len(), 12);
    assert_eq!(follow(3.0, 0.016).len(), 12);
    // One drop every 30 ms, then one every 12 ms.
    assert_eq!(follow(8.0, 0.016).len(), 7);
    assert_eq!(follow(20.0, 0.016).len(), 4);
    for speed in [1.0, 3.0, 8.0, 20.0, 1000.0] {
        assert_eq!(follow(speed, 0.016).last(), Some(&Sound::CaptureLarge));
    }
}

#[test]
fn sound_does_not_depend_on_the_frame_rate() {
    for speed in [0.5, 3.0, 8.0] {
        let expected = follow(speed, 0.001);
        for frame in [0.007, 0.016, 0.033, 0.1] {
            assert_eq!(follow(speed, frame), expected, "at {speed} in frames of {frame} s");
        }
    }
}

#[test]
fn skipped_motion_plays_only_its_most_important_sound() {
    let mut cue_sheet = CueSheet::new(long_turn());
    assert_eq!(cue_sheet.finish().map(|cue| cue.sound), Some(Sound::CaptureLarge));
    assert_eq!(cue_sheet.finish(), None);
    let mut cue_sheet = CueSheet::new(long_turn()[..4].to_vec());
    cue_sheet.advance(0.3, 1.0);
    assert_eq!(cue_sheet.finish().map(|cue| cue.sound), Some(Sound::OnHeap));
}
