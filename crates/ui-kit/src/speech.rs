//! What screen readers say on their own: one utterance at a time, each of them long enough to be heard to its end.
//!
//! A reader drops what it is saying as soon as the next announcement arrives or the focus moves. Announcements
//! therefore wait here for their turn, and the [focus](rest_at) never falls back to the window, whose name readers
//! would say instead.

use std::collections::VecDeque;

use eframe::egui::accesskit::Live;
use eframe::egui::{Context, Event, Id, Key, Response, Role, accesskit_root_id};

/// The letters that a reader says in a second.
const PACE: f64 = 18.0;
/// The seconds after a key or a change of focus in which nothing is announced: readers drop what they hear then.
const SETTLING: f64 = 0.25;
/// The seconds after which a reader that has just come knows the window, and hears what changes.
const BEGINNING: f64 = 1.0;
/// The seconds that a reader needs to begin, besides its letters.
const BREATH: f64 = 0.3;
/// The letters that a reader adds to the name of a widget, for its role.
const ROLE: usize = 12;
/// What makes an utterance differ from one with the same words, so that readers say it again.
const AGAIN: char = '\u{a0}';

/// Something that is said once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    about: usize,
    text: String,
    lasts: bool,
}

impl Sentence {
    /// Creates a sentence about an event with this number, which is said even if more has happened since.
    pub fn of_event(about: usize, text: impl Into<String>) -> Self {
        Sentence { about, text: text.into(), lasts: true }
    }

    /// Creates a sentence about how things are, which is said only while it holds.
    pub fn of_state(text: impl Into<String>) -> Self {
        Sentence { about: 0, text: text.into(), lasts: false }
    }

    /// Returns the words.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the sentence, said of the event with this number: the same words of another one are news.
    pub fn about(self, event: usize) -> Self {
        Sentence { about: event, ..self }
    }
}

/// A part of the window that says something.
#[derive(Clone)]
struct Source {
    id: Id,
    said: Vec<Sentence>,
    pass: u64,
}

#[derive(Clone, Default)]
struct Speech {
    sources: Vec<Source>,
    waiting: VecDeque<(Id, Sentence)>,
    /// What answers the player's last key, and whether that is what the focus is on.
    answer: Option<String>,
    asks_focus: bool,
    /// What the widget with the focus is called now, if its name for readers stays behind.
    now: Option<String>,
    utterance: String,
    count: u64,
    /// The time at which the utterance has been heard, and the time from which a reader listens.
    heard: f64,
    listens: f64,
    focus: Option<Id>,
    /// Whether a reader has been there before this pass.
    has_begun: bool,
    /// Where the focus rests in this pass, and the first widget that could have it.
    rest: Option<Id>,
    first: Option<Id>,
}

fn with<R>(ctx: &Context, change: impl FnOnce(&mut Speech) -> R) -> R {
    ctx.data_mut(|data| change(data.get_temp_mut_or_default(Id::unique("speech"))))
}

/// Says what `source` has not said yet of these sentences, in order, and how things are behind the first new one. To be
/// called in each pass while they hold; a source that does not call is forgotten. No sentences leave it as it was.
pub fn say(ctx: &Context, source: Id, sentences: &[Sentence]) {
    let pass = ctx.cumulative_pass_nr();
    with(ctx, |speech| {
        let place = speech.sources.iter().position(|it| it.id == source).unwrap_or_else(|| {
            speech.sources.push(Source { id: source, said: Vec::new(), pass });
            speech.sources.len() - 1
        });
        let known = &mut speech.sources[place];
        known.pass = pass;
        if sentences.is_empty() {
            speech.waiting.retain(|(from, it)| *from != source || it.lasts);
            return;
        }
        if known.said == sentences {
            return;
        }
        let is_new = |sentence: &&Sentence| !known.said.contains(sentence);
        // An event is news once, wherever it stands among the others.
        let is_news = |it: &&Sentence| !it.text.is_empty() && (is_new(it) || !it.lasts);
        let new = sentences.iter().skip_while(|it| !is_new(it)).filter(is_news);
        let new: Vec<_> = new.cloned().collect();
        known.said = sentences.to_vec();
        speech.waiting.retain(|(from, it)| *from != source || it.lasts || sentences.contains(it));
        for sentence in new {
            if !speech.waiting.iter().any(|(from, it)| *from == source && *it == sentence) {
                speech.waiting.push_back((source, sentence));
            }
        }
    });
}

/// Takes the events among these sentences of `source` for said, as where the player goes back to them.
pub fn take_as_said(ctx: &Context, source: Id, sentences: &[Sentence]) {
    with(ctx, |speech| {
        if let Some(known) = speech.sources.iter_mut().find(|it| it.id == source) {
            known.said = sentences.iter().filter(|it| it.lasts).cloned().collect();
        }
    });
}

/// Lets `source` say everything again, as where the same sentence answers the player's next try.
pub fn forget(ctx: &Context, source: Id) {
    with(ctx, |speech| speech.sources.retain(|it| it.id != source));
}

/// Says a text that holds, once.
pub fn say_text(ctx: &Context, source: Id, text: &str) {
    say(ctx, source, &[Sentence::of_state(text)]);
}

/// Says the text that `response` shows.
pub fn say_shown(response: &Response, text: &str) {
    say_text(&response.ctx, response.id, text);
}

/// Says `text` next, in place of what is being said: it answers what the player has just done.
pub fn answer(ctx: &Context, text: impl Into<String>) {
    let text = text.into();
    with(ctx, |speech| speech.answer = Some(text));
}

/// Says, next, the widget that has the focus.
pub fn answer_with_focus(ctx: &Context) {
    with(ctx, |speech| speech.asks_focus = true);
}

/// Says, in this pass, what the widget with the focus is called now, though its name for readers stays behind.
pub fn call_focus(ctx: &Context, name: String) {
    with(ctx, |speech| speech.now = Some(name));
}

/// Says the last utterance again.
pub fn repeat(ctx: &Context) {
    let (_, last) = last_utterance(ctx);
    answer(ctx, last);
}

/// Returns the number of utterances so far, and the last of them.
pub fn last_utterance(ctx: &Context) -> (u64, String) {
    with(ctx, |speech| (speech.count, speech.utterance.trim_end_matches(AGAIN).to_owned()))
}

fn guard_id() -> Id {
    Id::unique("focus is guarded")
}

/// Keeps the focus, from now on, on a widget while a screen reader listens.
pub fn guard_focus(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(guard_id(), true));
}

/// Returns whether a screen reader listens and follows the focus: then everything that can be read takes it.
pub fn guards_focus(ctx: &Context) -> bool {
    is_heard(ctx) && ctx.data(|data| data.get_temp(guard_id()).unwrap_or(false))
}

/// Returns whether a screen reader listens.
pub fn is_heard(ctx: &Context) -> bool {
    ctx.has_accesskit_node(accesskit_root_id())
}

/// Lets readers say a widget that has been drawn without the name of its role.
pub fn say_without_role(response: &Response) {
    let ctx = &response.ctx;
    if ctx.has_accesskit_node(response.id) {
        ctx.accesskit_node_builder(response.id, |node| node.set_role_description(""));
    }
}

/// Lets the focus rest, in this pass, on the widget `id` if no widget has it. The last call counts.
pub fn rest_at(ctx: &Context, id: Id) {
    with(ctx, |speech| speech.rest = Some(id));
}

/// Lets the focus rest, in this pass, on a part of the board rather than on a button of the page, if no other place comes
/// before it.
pub fn may_rest_on_board(response: &Response) {
    if response.enabled() && response.sense.is_focusable() {
        with(&response.ctx, |speech| speech.rest = speech.rest.or(Some(response.id)));
    }
}

/// Lets the focus rest, in this pass, on a widget if no other place comes before it.
pub fn may_rest_at(response: &Response) {
    if response.enabled() && response.sense.is_focusable() {
        with(&response.ctx, |speech| speech.first = speech.first.or(Some(response.id)));
    }
}

/// Hands the next utterance to screen readers once the last one has been heard, and brings the focus back to where it
/// rests. To be called at the end of each pass. `title` names the window until something has been said.
pub fn deliver(ctx: &Context, title: &str) {
    if !is_heard(ctx) {
        return with(ctx, |speech| {
            speech.answer = None;
            (speech.rest, speech.first) = (None, None);
        });
    }
    return_focus(ctx);
    let label = |id| ctx.accesskit_node_builder(id, |node| node.label().map(str::to_owned));
    let called = with(ctx, |speech| (speech.asks_focus, speech.now.take()));
    if let (true, called) = called {
        let focused = ctx.memory(|memory| memory.focused());
        let name = called.or_else(|| label(focused?)?);
        with(ctx, |speech| (speech.asks_focus, speech.answer) = (false, name));
    }
    let (now, has_key) = ctx.input(|input| (input.time, input.events.iter().any(is_key)));
    let (focus, pass) = (ctx.memory(|memory| memory.focused()), ctx.cumulative_pass_nr());
    let focus_name = focus.and_then(|id| label(id)?).unwrap_or_default();
    let (utterance, next) = with(ctx, |speech| {
        speech.sources.retain(|source| source.pass == pass);
        let sources = &speech.sources;
        let holds =
            |from: &Id, it: &Sentence| it.lasts || sources.iter().any(|known| known.id == *from);
        speech.waiting.retain(|(from, it)| holds(from, it));
        if has_key || speech.focus != focus {
            speech.listens = now + SETTLING;
        }
        if !std::mem::replace(&mut speech.has_begun, true) {
            speech.listens = now + BEGINNING;
        }
        if has_key {
            // A key ends what a reader says.
            speech.heard = speech.heard.min(now);
        }
        if std::mem::replace(&mut speech.focus, focus) != focus && focus.is_some() {
            // A reader says what it comes to. A name of the window that changes before that is no news to Orca 43.
            speech.heard = now + heard_within(focus_name.chars().count() + ROLE);
        }
        let is_free = now >= speech.listens;
        let answer = speech.answer.take_if(|_| is_free);
        let said = answer.or_else(|| {
            let is_next = is_free && now >= speech.heard;
            is_next.then(|| speech.waiting.pop_front()).flatten().map(|(_, it)| it.text)
        });
        if let Some(text) = said {
            speech.heard = now + heard_within(text.chars().count());
            speech.count += 1;
            let is_same = speech.utterance == text;
            speech.utterance = text;
            speech.utterance.extend(is_same.then_some(AGAIN));
        }
        let next = match (&speech.answer, speech.waiting.is_empty()) {
            (Some(_), _) => Some(speech.listens),
            (None, false) => Some(speech.listens.max(speech.heard)),
            (None, true) => None,
        };
        (speech.utterance.clone(), next)
    });
    if let Some(next) = next {
        ctx.request_repaint_after_secs((next - now).max(0.0) as f32);
    }
    publish(ctx, if utterance.is_empty() { title } else { &utterance });
}

/// Returns the seconds in which a reader says this number of letters.
fn heard_within(letters: usize) -> f64 {
    BREATH + letters as f64 / PACE
}

fn is_key(event: &Event) -> bool {
    matches!(event, Event::Key { pressed: true, .. } | Event::Text(_))
}

/// Announces an utterance. Orca has heard live regions of programs only since its version 45, but each version says
/// the new name of the window; a live region besides would be heard twice.
fn publish(ctx: &Context, utterance: &str) {
    if cfg!(all(unix, not(target_os = "macos"), not(target_arch = "wasm32"))) {
        ctx.accesskit_node_builder(accesskit_root_id(), |window| window.set_label(utterance));
        return;
    }
    ctx.accesskit_node_builder(Id::unique("utterance"), |region| {
        region.set_role(Role::Status);
        region.set_value(utterance);
        region.set_label(utterance);
        region.set_live(Live::Polite);
    });
}

/// Gives the focus to the resting place of this pass if the widget that had it is gone.
fn return_focus(ctx: &Context) {
    let rest = with(ctx, |speech| speech.rest.take().or(speech.first));
    with(ctx, |speech| speech.first = None);
    if !guards_focus(ctx) {
        return;
    }
    let focused = ctx.memory(|memory| memory.focused());
    if focused.is_some_and(|id| ctx.has_accesskit_node(id)) {
        return;
    }
    // Tab leads from the last widget to the first one in the next pass, before which a reader would say the window.
    let goes_round = focused.is_none() && ctx.input(|input| input.key_pressed(Key::Tab));
    if goes_round {
        return ctx.request_discard("the focus goes round");
    }
    match rest.filter(|id| ctx.has_accesskit_node(*id)) {
        Some(id) => ctx.memory_mut(|memory| memory.request_focus(id)),
        // What has just opened is drawn for its size first, unseen by readers.
        None if focused.is_some() => ctx.request_discard("the focus is not shown yet"),
        None => {}
    }
}
