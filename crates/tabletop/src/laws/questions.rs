//! The law of questions: as text, they are the same questions with the same answers.

use std::cell::RefCell;
use std::fmt::Debug;
use std::sync::Arc;

use crate::explorer::ValuesQuestion;
use crate::question::{Unanswered, answer, from_text, to_text};
use crate::review::{ReviewQuestion, TrialQuestion};
use crate::session::{
    EvaluationQuestion, HintQuestion, MarginQuestion, MoveRequest, OfferQuestion,
};
use crate::{
    Advisor, AnalysisEngine, Control, ForecastRequest, GameMatch, Level, Limits, Question, Side,
    Strength, default_forecaster, default_move_engine,
};

/// The depth and the nodes of the searches here.
const DEPTH: u32 = 2;
const NODES: u64 = 300;

/// Checks that each question about the end of `played` and its answers survive as text, and that a question
/// read from its text has the answers of the question itself. Checks that a broken text is refused.
///
/// # Panics
/// Panics if a law is broken.
pub fn questions_survive_as_text<G: Advisor>(played: &G::Match, seed: u64) {
    match_survives_as_text::<G>(played);
    played.reopened().iter().for_each(match_survives_as_text::<G>);
    let engine: AnalysisEngine<G> = Arc::new(|game, limits, control| {
        let depth = limits.depth.unwrap_or(DEPTH).min(DEPTH);
        let nodes = limits.nodes.unwrap_or(NODES).min(NODES);
        G::analyze(game, &Limits { depth: Some(depth), nodes: Some(nodes), ..*limits }, control)
    });
    let game = || played.clone();
    survives(|| ReviewQuestion::<G> { game: game(), threads: 1 }, &engine);
    survives(|| HintQuestion::<G> { game: game() }, &engine);
    survives(|| MarginQuestion::<G> { game: game() }, &engine);
    survives(|| EvaluationQuestion::<G> { game: game() }, &engine);
    if played.to_move().is_some() {
        survives(|| ValuesQuestion::<G> { game: game() }, &engine);
    }
    for mv in played.legal_moves().into_iter().rev().take(2) {
        survives(|| TrialQuestion::<G> { game: game(), mv }, &engine);
    }
    for (level, strength) in [(Level::Medium, None), (Level::Easy, Some(Strength::new(300)))] {
        let request = || MoveRequest::<G> { game: game(), level, strength, seed };
        survives(request, &default_move_engine::<G>());
        the_program_answers::<G, _>(request);
    }
    let sides = || (0..played.game().sides()).map(Side::new);
    let request = |side| ForecastRequest { game: game(), side, level: Level::Easy, seed };
    let offer = || OfferQuestion::<G> { requests: sides().map(request).collect() };
    survives(offer, &default_forecaster::<G>());
    assert!(matches!(post::<G>("weather", ""), Err(Unanswered::Name(_))));
}

/// Checks that a match is equal to the match read from its text.
fn match_survives_as_text<G: Advisor>(played: &G::Match) {
    let text = to_text(&MarginQuestion::<G> { game: played.clone() }).expect("a match has a text");
    let read: MarginQuestion<G> = from_text(&text).unwrap_or_else(|why| panic!("{text}: {why}"));
    assert_eq!(read.game, *played, "{}: {text}", G::ID);
}

/// Checks that the program has the answers of its own engines to a question as text.
fn the_program_answers<G, Q>(question: impl Fn() -> Q)
where
    G: Advisor,
    Q: Question,
{
    let text = to_text(&question()).expect("a question has a text");
    let direct = answers(question(), &Q::usual_engine());
    let direct: Result<Vec<String>, _> = direct.iter().map(to_text).collect();
    assert_eq!(post::<G>(Q::NAME, &text), direct, "{}: {text}", G::ID);
    let broken = text.get(..text.len() / 2).expect("a text in ASCII");
    let why = post::<G>(Q::NAME, broken).expect_err("half a text is no question").to_string();
    assert!(!why.contains('\n'), "{why}");
    let other = text.replacen(r#""moves":""#, r#""moves":"nonsense "#, 1);
    assert_ne!(other, text, "the text names the moves");
    let refused = post::<G>(Q::NAME, &other);
    assert!(matches!(refused, Err(Unanswered::Malformed(_))), "{refused:?}");
}

/// Returns the answers of the program as text.
fn post<G: Advisor>(name: &str, text: &str) -> Result<Vec<String>, Unanswered> {
    let posted = RefCell::new(Vec::new());
    answer::<G>(name, text, &Control::default(), &|text| posted.borrow_mut().push(text))?;
    Ok(posted.into_inner())
}

/// Checks that a question and its answers by `engine` survive as text.
fn survives<Q: Question<Answer: PartialEq + Debug>>(question: impl Fn() -> Q, engine: &Q::Engine) {
    let text = to_text(&question()).expect("a question has a text");
    let read = from_text::<Q>(&text).unwrap_or_else(|why| panic!("{text}: {why}"));
    assert_eq!(to_text(&read).as_ref(), Ok(&text), "{}: {}", Q::GAME, Q::NAME);
    let direct = answers(question(), engine);
    assert_eq!(answers(read, engine), direct, "{}: {text}", Q::GAME);
    let read_back = |answer: &Q::Answer| from_text(&to_text(answer)?);
    let read: Result<Vec<Q::Answer>, _> = direct.iter().map(read_back).collect();
    assert_eq!(read.as_ref(), Ok(&direct), "{}: the answers to {text}", Q::GAME);
}

/// Returns the answers to a question.
fn answers<Q: Question>(question: Q, engine: &Q::Engine) -> Vec<Q::Answer> {
    let found = RefCell::new(Vec::new());
    question.answer(engine, &Control::default(), &|answer| found.borrow_mut().push(answer));
    found.into_inner()
}
