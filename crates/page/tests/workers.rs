//! The pool of workers, without a browser.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use page::workers::pool::{HURRY, Hand, MOST, Pool, Task};
use page::workers::{Message, News};

/// What has happened, in order.
type Log = Rc<RefCell<Vec<String>>>;

struct FakeWorker {
    number: u64,
    log: Log,
}

impl FakeWorker {
    fn note(&self, what: &str) {
        self.log.borrow_mut().push(format!("{}: {what}", self.number));
    }
}

impl Hand for FakeWorker {
    fn give(&self, Message { name, hurry, .. }: &Message) {
        let hurry = hurry.map_or(String::new(), |time| format!(" within {}", time.as_millis()));
        self.note(&format!("{name}{hurry}"));
    }

    fn dismiss(self) {
        self.note("dismissed");
    }
}

/// A pool, and the numbers of the workers that it has hired.
#[derive(Default)]
struct Page {
    pool: Pool<FakeWorker>,
    hired: RefCell<Vec<u64>>,
    log: Log,
    has_none: bool,
}

impl Page {
    /// Asks a question, and returns its number.
    fn ask(&mut self, name: &str, is_urgent: bool) -> u64 {
        let message =
            Message { game: "chess".into(), name: name.into(), text: String::new(), hurry: None };
        let (log, name) = (self.log.clone(), name.to_owned());
        let listener = move |news: News<'_>| log.borrow_mut().push(format!("{name}: {news:?}"));
        let number = self.pool.ask(message, is_urgent, Box::new(listener));
        self.distribute(0);
        number
    }

    fn distribute(&mut self, milliseconds: u64) {
        let Page { pool, hired, log, has_none } = self;
        let left = pool.distribute(Duration::from_millis(milliseconds), &|number| {
            hired.borrow_mut().push(number);
            (!*has_none).then(|| FakeWorker { number, log: log.clone() })
        });
        left.into_iter().for_each(|task| tell(Some(task), News::NoWorker));
    }

    /// Starts the program of the worker hired as this one, from 0.
    fn start(&mut self, worker: usize) -> u64 {
        let number = self.hired.borrow()[worker];
        self.pool.started(number, Duration::ZERO);
        number
    }

    fn log(&self) -> Vec<String> {
        self.log.take()
    }
}

fn tell(task: Option<Task>, news: News<'_>) {
    if let Some(mut listener) = task.and_then(Task::into_listener) {
        listener(news);
    }
}

#[test]
fn a_worker_answers_one_question_after_another() {
    let mut page = Page::default();
    page.ask("hint", false);
    assert!(page.log().is_empty(), "its program has not started");
    let worker = page.start(0);
    assert_eq!(page.log(), [format!("{worker}: hint")]);
    for _ in 0..2 {
        let (question, mut listener) = page.pool.lend(worker).expect("a question");
        listener(News::Answer("42"));
        page.pool.take_back(question, listener);
    }
    tell(page.pool.finished(worker), News::Ended);
    let answer = "hint: Answer(\"42\")";
    assert_eq!(page.log(), [answer, answer, "hint: Ended"]);
    page.ask("values", false);
    assert_eq!(page.log(), [format!("{worker}: values")], "the same worker");
}

#[test]
fn the_computers_move_goes_first() {
    let mut page = Page::default();
    for name in ["a", "b", "c", "d", "e"] {
        page.ask(name, false);
    }
    page.ask("move", true);
    page.ask("second move", true);
    assert_eq!(page.hired.borrow().len(), MOST);
    let worker = page.start(0);
    for _ in 0..5 {
        page.pool.finished(worker);
        page.distribute(0);
    }
    let order = ["a", "move", "second move", "d", "e"];
    assert_eq!(page.log(), order.map(|name| format!("{worker}: {name}")));
}

#[test]
fn a_question_that_is_withdrawn_ends_its_worker() {
    let mut page = Page::default();
    let [first, _, _, last] = ["a", "b", "c", "d"].map(|name| page.ask(name, false));
    let worker = page.start(0);
    assert!(page.pool.withdraw(last).is_some(), "it was waiting");
    assert!(page.pool.withdraw(first).is_some());
    assert!(page.pool.withdraw(first).is_none());
    assert_eq!(page.log(), [format!("{worker}: a"), format!("{worker}: dismissed")]);
    page.ask("e", false);
    assert_eq!(page.hired.borrow().len(), MOST + 1, "another one took its place");
}

#[test]
fn a_search_that_has_to_move_now_begins_again_and_ends_soon() {
    let [least, most] = HURRY.map(|time| time.as_millis() as u64);
    for (spent, given) in [(0, least), (120, 120), (60_000, most)] {
        let mut page = Page::default();
        let question = page.ask("move", true);
        let worker = page.start(0);
        page.log();
        for _ in 0..2 {
            page.pool.hurry(question, Duration::from_millis(spent));
            page.distribute(spent);
        }
        let other = page.start(1);
        let expected = [format!("{worker}: dismissed"), format!("{other}: move within {given}")];
        assert_eq!(page.log(), expected);
    }
}

#[test]
fn a_question_that_has_not_begun_is_hurried_where_it_waits() {
    let mut page = Page::default();
    let question = page.ask("move", true);
    page.pool.hurry(question, Duration::from_secs(9));
    let worker = page.start(0);
    assert_eq!(page.log(), [format!("{worker}: move within {}", HURRY[0].as_millis())]);
}

#[test]
fn a_worker_that_fails_is_replaced() {
    let mut page = Page::default();
    page.ask("a", false);
    let worker = page.start(0);
    tell(page.pool.failed(worker), News::Ended);
    page.ask("b", false);
    page.start(1);
    assert_eq!(page.log()[1..3], [format!("{worker}: dismissed"), "a: Ended".to_owned()]);
    assert_eq!(page.hired.borrow().len(), 2);
}

#[test]
fn without_workers_whoever_asks_is_told_so() {
    let mut page = Page { has_none: true, ..Page::default() };
    page.ask("a", false);
    page.ask("b", false);
    assert_eq!(page.log(), ["a: NoWorker", "b: NoWorker"]);
    assert_eq!(page.hired.borrow().len(), 1);

    let mut page = Page::default();
    page.ask("a", false);
    let number = page.hired.borrow()[0];
    assert!(page.pool.failed(number).is_none(), "its program did not start");
    page.distribute(0);
    assert_eq!(page.log(), [format!("{number}: dismissed"), "a: NoWorker".to_owned()]);
}
