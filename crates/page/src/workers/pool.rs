//! Which worker answers which question.
//!
//! Nobody can reach a worker while it searches. Cancelling a search ends its worker. *Move now* ends the worker,
//! too, and asks another one the same question with a time limit.

use std::collections::VecDeque;
use std::time::Duration;

use super::{Listener, Message};

/// The most workers at a time. Each takes the memory of a program.
pub const MOST: usize = 3;

/// The time limit after *Move now*: the time that the search has already taken, within these bounds. The same
/// question and seed give the same search, so a short one gets as far again, and the player does not wait for a
/// long one.
pub const HURRY: [Duration; 2] = [Duration::from_millis(50), Duration::from_millis(300)];

/// A worker.
pub trait Hand {
    /// Gives it a question.
    fn give(&self, message: &Message);

    /// Ends it, whatever it does.
    fn dismiss(self);
}

/// Hires a worker, which has this number from then on; `None` if there are none.
pub type Hire<'a, H> = &'a dyn Fn(u64) -> Option<H>;

/// A question that somebody waits for.
pub struct Task {
    number: u64,
    message: Message,
    is_urgent: bool,
    /// Absent while it hears something.
    listener: Option<Listener>,
    /// When a worker got the question.
    began: Option<Duration>,
}

impl Task {
    /// Returns the function that hears what becomes of the question.
    pub fn into_listener(self) -> Option<Listener> {
        self.listener
    }
}

struct Member<H> {
    number: u64,
    hand: H,
    /// Whether its program has started.
    is_ready: bool,
    task: Option<Task>,
}

impl<H: Hand> Member<H> {
    /// Gives it its question once its program has started.
    fn begin(&mut self, now: Duration) {
        if let Some(task) = self.task.as_mut().filter(|task| self.is_ready && task.began.is_none())
        {
            task.began = Some(now);
            self.hand.give(&task.message);
        }
    }
}

/// The workers of a page, and the questions that wait for one.
pub struct Pool<H> {
    members: Vec<Member<H>>,
    waiting: VecDeque<Task>,
    /// The number of the last worker or question.
    last: u64,
    /// Whether there are no more workers to hire.
    is_closed: bool,
}

impl<H> Default for Pool<H> {
    fn default() -> Self {
        Pool { members: Vec::new(), waiting: VecDeque::new(), last: 0, is_closed: false }
    }
}

impl<H: Hand> Pool<H> {
    /// Asks a question. An urgent one goes before those that are not. Returns its number.
    pub fn ask(&mut self, message: Message, is_urgent: bool, listener: Listener) -> u64 {
        let number = self.next_number();
        let task = Task { number, message, is_urgent, listener: Some(listener), began: None };
        let before = self.waiting.iter().take_while(|task| task.is_urgent || !is_urgent).count();
        self.waiting.insert(before, task);
        number
    }

    /// Gives waiting questions to workers, as many as there are. Returns the questions that nobody will answer,
    /// because there is no worker.
    #[must_use]
    pub fn distribute(&mut self, now: Duration, hire: Hire<'_, H>) -> Vec<Task> {
        while !self.waiting.is_empty() {
            let free = |member: &Member<H>| member.task.is_none();
            let Some(at) = self.members.iter().position(free).or_else(|| self.hire(hire)) else {
                break;
            };
            self.members[at].task = self.waiting.pop_front();
            self.members[at].begin(now);
        }
        if self.members.is_empty() { self.waiting.drain(..).collect() } else { Vec::new() }
    }

    /// Hires a worker if there are not too many. Returns its place.
    fn hire(&mut self, hire: Hire<'_, H>) -> Option<usize> {
        if self.is_closed || self.members.len() >= MOST {
            return None;
        }
        let number = self.next_number();
        let hand = hire(number);
        self.is_closed = hand.is_none();
        self.members.push(Member { number, hand: hand?, is_ready: false, task: None });
        Some(self.members.len() - 1)
    }

    /// Notes that the program of a worker has started.
    pub fn started(&mut self, worker: u64, now: Duration) {
        if let Some(member) = self.member(worker) {
            member.is_ready = true;
            member.begin(now);
        }
    }

    /// Lends the listener of a worker's question, to hear an answer while the pool is free for others.
    pub fn lend(&mut self, worker: u64) -> Option<(u64, Listener)> {
        let task = self.member(worker)?.task.as_mut()?;
        Some((task.number, task.listener.take()?))
    }

    /// Takes a listener back, unless its question has been withdrawn.
    pub fn take_back(&mut self, question: u64, listener: Listener) {
        let working = self.members.iter_mut().filter_map(|member| member.task.as_mut());
        let mut tasks = working.chain(&mut self.waiting);
        if let Some(task) = tasks.find(|task| task.number == question) {
            task.listener = Some(listener);
        }
    }

    /// Notes that a worker has answered its question, which is returned.
    pub fn finished(&mut self, worker: u64) -> Option<Task> {
        self.member(worker)?.task.take()
    }

    /// Notes that a worker has failed. Returns its question. If its program had not even started, none will be hired any more.
    pub fn failed(&mut self, worker: u64) -> Option<Task> {
        let at = self.members.iter().position(|member| member.number == worker)?;
        let Member { hand, is_ready, task, .. } = self.members.remove(at);
        hand.dismiss();
        if is_ready {
            return task;
        }
        self.is_closed = true;
        self.waiting.extend(task);
        None
    }

    /// Wants an answer soon: a worker that searches for it is ended, and the question waits for another one.
    pub fn hurry(&mut self, question: u64, now: Duration) {
        let [least, most] = HURRY;
        let waits = self.waiting.iter_mut().find(|task| task.number == question);
        let begins = self.members.iter_mut().filter_map(|member| member.task.as_mut());
        let begins = begins.filter(|task| task.number == question && task.began.is_none());
        if let Some(task) = waits.or(begins.last()) {
            task.message.hurry.get_or_insert(least);
            return;
        }
        let is_hurried = |task: &Task| task.message.hurry.is_some();
        let taken = self.remove_working(|task| task.number == question && !is_hurried(task));
        if let Some(mut task) = taken {
            let spent = now.saturating_sub(task.began.take().unwrap_or(now));
            task.message.hurry = Some(spent.clamp(least, most));
            self.waiting.push_front(task);
        }
    }

    /// Withdraws a question: nobody waits for its answer any more. Returns it, unless it has been answered.
    pub fn withdraw(&mut self, question: u64) -> Option<Task> {
        if let Some(at) = self.waiting.iter().position(|task| task.number == question) {
            return self.waiting.remove(at);
        }
        self.remove_working(|task| task.number == question)
    }

    /// Ends the worker with such a question, and returns the question.
    fn remove_working(&mut self, is_it: impl Fn(&Task) -> bool) -> Option<Task> {
        let at = self.members.iter().position(|member| member.task.as_ref().is_some_and(&is_it))?;
        let Member { hand, task, .. } = self.members.remove(at);
        hand.dismiss();
        task
    }

    fn member(&mut self, worker: u64) -> Option<&mut Member<H>> {
        self.members.iter_mut().find(|member| member.number == worker)
    }

    fn next_number(&mut self) -> u64 {
        self.last += 1;
        self.last
    }
}
