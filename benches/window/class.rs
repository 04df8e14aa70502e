//! The panel of a teacher whose class plays.

use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use client::{Address, Client};
use messages::{Act, ClassAct, Phase};
use o_an_quan::settings::{Language, Speed};
use o_an_quan::together::KINDS;
use window::Desktop;

use crate::gui_support::{Opening, Window};
use crate::hosting_support::{HOST, start};

/// The children.
const CHILDREN: u16 = 60;
/// The moves that each child plays before the measurement.
const MOVES: usize = 3;
/// When the class began, for its clients.
static START: LazyLock<Instant> = LazyLock::new(Instant::now);
/// How long the class waits for what must come.
const PATIENCE: Duration = Duration::from_secs(120);

/// Returns the window of a teacher who sees the boards of sixty children, and the children.
pub fn panel() -> (Window, Vec<Client>) {
    let desktop = Desktop { host: Some(start), ..Desktop::default() };
    let settings = Opening::settings(Language::English, Speed::Normal);
    let mut teacher = Opening { desktop, ..Opening::default() }.with(&settings);
    let mut children = Vec::new();
    press(&mut teacher, &mut children, "For the class");
    press(&mut teacher, &mut children, "Open the class");
    teacher.focus("Names, one per line");
    let names: Vec<_> = (1..=CHILDREN).map(|child| format!("Bé {child}")).collect();
    teacher.paste(&names.join("\n"));
    press(&mut teacher, &mut children, "Open the class");
    until(&mut teacher, &mut children, |teacher, _| teacher.says("are here"));
    let host = HOST.with_borrow(String::clone);
    let (address, code) = host.split_once(' ').expect("an address and a code");
    let port = address.rsplit_once(':').and_then(|(_, port)| port.parse().ok()).expect("a port");
    for seat in 0..CHILDREN {
        let address = Address::new("127.0.0.1", port).expect("an address");
        let code = Some(code.parse().expect("a code"));
        let wake = Arc::new(|| ());
        let mut child = Client::of_system(address, code, wake).expect("a key");
        child.follow_class();
        assert!(child.act_in_class(ClassAct::Sit { seat, face: seat as u8, digits: None }));
        children.push(child);
    }
    let all = format!("{CHILDREN} of {CHILDREN} are here");
    until(&mut teacher, &mut children, |teacher, _| teacher.says(&all));
    press(&mut teacher, &mut children, "Boards");
    press(&mut teacher, &mut children, "Swiss round");
    until(&mut teacher, &mut children, |_, children| {
        children.iter().filter_map(Client::joined).all(|joined| {
            joined.state.steps.len() >= MOVES || matches!(joined.state.phase, Phase::Over(_))
        }) && children.iter().all(|child| child.joined().is_some())
    });
    (teacher, children)
}

/// Presses what is there sooner or later.
fn press(teacher: &mut Window, children: &mut [Client], label: &str) {
    until(teacher, children, |teacher, _| teacher.can_act(label));
    teacher.act(label);
}

/// Draws frames of the teacher and lets the children play until something is so.
fn until(
    teacher: &mut Window,
    children: &mut [Client],
    is_so: impl Fn(&Window, &[Client]) -> bool,
) {
    let start = Instant::now();
    while !is_so(teacher, children) {
        teacher.step();
        for child in children.iter_mut() {
            child.poll(START.elapsed());
            play(child);
        }
        assert!(start.elapsed() < PATIENCE, "the class waits: {:?}", teacher.names());
        std::thread::yield_now();
    }
}

/// Plays the first move that there is, if it is the child's turn.
fn play(child: &mut Client) {
    let Some(joined) = child.joined().filter(|joined| joined.is_own_turn()) else { return };
    if joined.state.steps.len() >= MOVES || child.waits_for(|act| matches!(act, Act::Move(_))) {
        return;
    }
    let state = &joined.state;
    let kind = KINDS.iter().find(|kind| kind.id == state.setup.game).expect("a game");
    let mut board = (kind.begin)(&state.setup).expect("the setup is possible");
    assert!(state.steps.iter().all(|step| board.take(step)));
    let mv = board.moves()[0].clone();
    child.act(Act::Move(mv));
}
