//! The page of a game in progress.

use eframe::egui::Ui;
use game_words::Refused as NotPlayed;
use live::Refused;
use tabletop::{BySide, ClockEvent, Level, Played, Refusal, ReplayPace, Seat, Side};

use super::drawn::{Drawn, Pressed};
use super::finished_game::AfterGame;
use super::game_view::{AtTable, GameTouched, GameView, StatusWords};
use super::line_words::words_of_line;
use super::more::SHARING;
use super::move_list::ListAction;
use super::numbering::moves_in;
use super::parts::{Bar, BarButton};
use super::play::{NoDraw, Play, mood_of_end, moving};
use super::result::{Happened, NextStep, ResultCard, Score, Suited};
use super::review::ReviewAction;
use super::spoken::{BoardView, Voice};
use crate::command::Command;
use crate::icons::Icon;
use crate::players::{full_name, player_name};
use crate::room::RoomView;
use crate::table::PlainTable;

/// What the player asks for on the page of a game or of a replay.
#[derive(Clone)]
pub enum BoardAction<G: Drawn> {
    /// Run a command.
    Do(Command),
    /// Press the board.
    Press(Pressed<G>),
    /// Show the position after this number of entries.
    View(usize),
    /// Replay at this pace.
    SetPace(ReplayPace),
    /// Start another game at this level.
    PlayAt(Level),
    /// An action on the review of a replay.
    Review(ReviewAction),
}

impl<G: Drawn> From<ListAction> for BoardAction<G> {
    fn from(action: ListAction) -> Self {
        match action {
            ListAction::Do(command) => BoardAction::Do(command),
            ListAction::Show(entries) => BoardAction::View(entries),
        }
    }
}

/// What the page of a game in progress shows.
pub struct GamePage<'a, G: Drawn> {
    /// The texts, the settings and the textures.
    pub view: RoomView<'a>,
    /// The game.
    pub play: &'a Play<G>,
    /// How the board is seen.
    pub board: BoardView,
    /// What is being typed, in a sentence.
    pub typed: Option<String>,
    /// What is known about the game, if it is over.
    pub after_game: AfterGame<'a, G>,
    /// Whether a dialog shows the result.
    pub with_result: bool,
    /// Whether the result appears after a moment.
    pub awaits_result: bool,
    /// What the page shows in place of what a game here has, in a game with people at other devices.
    pub at_table: Option<&'a AtTable>,
}

/// Draws the page of a game that shows its result there.
pub(super) fn show<G: PlainTable>(ui: &mut Ui, page: GamePage<'_, G>) -> GameTouched<G> {
    let GamePage { view, play, board, typed, after_game, awaits_result, at_table, .. } = page;
    let view = &view;
    let (session, words, live) = (play.session(), view.words, &play.live);
    let voice = Voice::new::<G>(words, session.setup(), board);
    let strongest = session.setup().strongest();
    let is_here = at_table.is_none();
    let has_result = is_here && live.has_result() && !awaits_result && !play.is_looking_back();
    let happened = live.has_result().then(|| {
        let mood = mood_of_end::<G>(session.setup(), session.game());
        Happened::in_game(session, mood, after_game)
    });
    let card = happened.filter(|_| has_result).map(|happened| {
        let heading = G::words(view.language).outcome(&voice, session.game());
        (result(play, (after_game, happened), view), heading)
    });
    let evaluation = is_here && G::SCALE.is_some() && view.settings.table(G::ID).evaluation;
    let can_practise = |happened: Happened| happened.can_learn && !happened.is_flawless;
    let practise = happened.is_some_and(can_practise).then_some((Command::Practise, false));
    let offered = |command| match command {
        Command::Effects | Command::Music | Command::Fullscreen | Command::Settings => Some(true),
        Command::PasteGame => Some(true),
        Command::EditPosition => G::EDITOR.map(|_| true),
        command => SHARING.contains(&command).then_some(true),
    };
    let previews = strongest.is_some() && view.settings.previews(strongest);
    let game_view = GameView {
        view: *view,
        board,
        live,
        chosen: live.chosen,
        bar: Bar {
            buttons: buttons(play, view),
            rules: &|ui, room| G::rules_note(ui, words, &session.game().game(), room),
            evaluation,
            previews: false,
            offered: &offered,
        },
        evaluation,
        previews,
        is_rule_open: false,
        result: None,
        card,
        after_end: std::iter::once((Command::NewGame, true)).chain(practise).collect(),
        at_table,
    };
    game_view.show(ui, |voice, _| {
        let (mut text, warns) = status(play, &voice.names(), voice, typed, view);
        if has_result
            && let Some((before, next)) =
                session.setup().fitting_strength().zip(after_game.next_strength)
        {
            text = format!("{text} {}", words.home.fitting_next(before, next));
        }
        let is_shown = previews && !play.is_looking_back() && !live.presenter().is_moving();
        let legend = || G::words(view.language).legend(session.game());
        let hint = is_shown.then(legend).flatten();
        StatusWords { hint, ..StatusWords::new(text, warns) }
    })
}

/// Returns the result of a game that is over.
fn result<G: PlainTable>(
    play: &Play<G>,
    (after_game, happened): (AfterGame<'_, G>, Happened),
    view: &RoomView<'_>,
) -> ResultCard<BoardAction<G>> {
    let (session, words) = (play.session(), view.words);
    let (setup, game) = (session.setup(), session.game());
    let score = |side: Side| Score {
        name: full_name::<G>(words, setup, side),
        opponent: setup.seats[side].opponent(),
        has_won: game.standing(side).is_win(),
        points: match game.standing(side).name() {
            "win" => "1",
            "draw" => "½",
            _ => "0",
        }
        .to_owned(),
        notes: words.help_used(session.help().tally(side)).into_iter().collect(),
    };
    let step = |label: &str, command| NextStep::new(label, BoardAction::Do(command));
    let suited = happened.suited();
    let at_level = |level: Level| NextStep::at_level(words, level, BoardAction::PlayAt(level));
    let learn = || {
        let practise = BoardAction::Do(Command::Practise);
        NextStep::mistakes(words, (setup, game), after_game.review, practise)
    };
    let main = match suited {
        Suited::Alone => step(words.after.alone, Command::NewGame),
        Suited::Level { level, .. } => at_level(level),
        Suited::Learn => learn(),
        Suited::Again { .. } | Suited::HeadStart => step(words.play_again, Command::NewGame),
    };
    let plays_again = matches!(suited, Suited::Alone | Suited::Again { .. } | Suited::HeadStart);
    let again = (!plays_again).then(|| step(words.play_again, Command::NewGame));
    let can_review = game.turn_count() > 0;
    let learn = (happened.can_learn && suited != Suited::Learn).then(learn);
    let review = can_review.then(|| step(words.review.with_replay, Command::Review));
    let (near, all) = (setup.near_side().index(), setup.sides());
    let sides = (0..all).map(|place| Side::new((near + place) % all));
    ResultCard {
        scores: sides.map(score).collect(),
        is_tight: true,
        notes: happened.sentence(words).unwrap_or_default(),
        longest_notes: suited.sentence(words).unwrap_or_default(),
        main: vec![main],
        others: [again, learn, review].into_iter().flatten().collect(),
    }
}

fn buttons<G: PlainTable>(play: &Play<G>, view: &RoomView<'_>) -> Vec<BarButton> {
    let session = play.session();
    let title = G::words(view.language).shared().title();
    let mut buttons = vec![
        BarButton { instead: Some((Icon::Back, title)), ..BarButton::new(Command::Back, true) },
        BarButton::new(Command::NewGameForm, true),
        BarButton::new(Command::Undo, session.history().can_undo()),
        BarButton::new(Command::Redo, session.history().can_redo()),
    ];
    if G::HAS_SIDES {
        buttons.push(BarButton::listed(Command::TurnBoard, true));
    }
    if G::SCALE.is_some() {
        let on = view.settings.table(G::ID).evaluation;
        let button = BarButton::listed(Command::Evaluation, true);
        buttons.push(BarButton { on: Some(on), ..button });
    }
    if session.computer().can_pause() {
        let running = session.game().to_move().is_some();
        let instead =
            session.computer().is_paused().then_some((Icon::Play, view.words.continue_game));
        buttons.push(BarButton { instead, ..BarButton::new(Command::Pause, running) });
        buttons.push(BarButton::new(Command::Step, running));
    } else {
        let helps = session.help().hint().is_some() || session.help().is_seeking_hint();
        let instead = helps.then_some((Icon::Hint, view.words.help.hide_hint));
        let can_hint = session.seats().to_move() == Some(Seat::Person);
        buttons.push(BarButton { instead, ..BarButton::new(Command::Hint, can_hint) });
        buttons.push(BarButton::new(Command::Resign, play.can_resign()));
        if G::HAS_DRAWS {
            buttons.push(BarButton::listed(Command::OfferDraw, play.can_offer_draw()));
        }
    }
    let has_moves = !session.game().entries().is_empty();
    buttons.push(BarButton::new(Command::Replay, has_moves));
    buttons
}

/// Returns the text of the status line, and whether it is a warning.
fn status<G: PlainTable>(
    play: &Play<G>,
    names: &BySide<String>,
    voice: &Voice<'_>,
    typed: Option<String>,
    view: &RoomView<'_>,
) -> (String, bool) {
    let (session, words, own) = (play.session(), view.words, G::words(view.language));
    let game = session.game();
    if let Some(refused) = play.refusal() {
        return (refusal::<G>(refused, game, voice.view.look, view), true);
    }
    if let Some(typed) = typed {
        return (typed, false);
    }
    if play.is_looking_back() {
        let all = game.entries().len();
        let [shown, all] =
            [play.live.shown_entries(), all].map(|entries| moves_in::<G>(game, entries));
        return (words.looking_back(shown, all), false);
    }
    if session.computer().has_failed() {
        return (words.no_move_found.to_owned(), true);
    }
    if session.offer().is_considered() {
        let asked = session.game().to_move().unwrap_or(Side::NEAR).next(2);
        return (words.rooms.draw_considered(&names[asked]), false);
    }
    if session.help().is_seeking_hint() {
        return (words.help.searching.to_owned(), false);
    }
    if session.help().has_hint_failed() {
        return (words.help.hint_failed.to_owned(), true);
    }
    if let Some(line) = words_of_line(voice, own, &play.live) {
        return (line, false);
    }
    if let Some(hint) = session.help().hint() {
        return (own.hint(voice, hint), false);
    }
    if let Some(confirm) = own.to_confirm().filter(|_| play.live.chosen.is_some()) {
        return (confirm.to_owned(), false);
    }
    let news = play.live.clock_event().and_then(|news| match news {
        ClockEvent::Low(side) => Some(words.offers.time_low(&names[side])),
        ClockEvent::Over(side) => Some(words.offers.time_up(&names[side])),
        ClockEvent::Lost(_) => None,
    });
    if let Some(news) = news {
        return (news, true);
    }
    let declined = play.no_draw().map(|why| match why {
        NoDraw::Declined(side) => words.rooms.draw_declined(&names[side]),
        NoDraw::Failed => words.offers.offer_failed.to_owned(),
    });
    if let Some(declined) = declined {
        return (format!("{declined} {}", to_do(play, voice, view)), false);
    }
    let last = game.entries().len().checked_sub(1);
    let last = last.map(|entry| format!("{} ", own.happened(voice, game, entry)));
    let last = last.unwrap_or_default();
    if game.to_move().is_none() && moving(&play.live).is_none() {
        return (format!("{last}{}", own.end(voice, game)), false);
    }
    (last + &to_do(play, voice, view), false)
}

/// Returns why a move at the end of `played` is refused, in a sentence.
pub(super) fn refusal<G: PlainTable>(
    refused: &Refused<G::Illegal>,
    played: &G::Match,
    look: usize,
    view: &RoomView<'_>,
) -> String {
    let words = view.words;
    match refused {
        Refused::LookingBack => words.earlier_position.to_owned(),
        Refused::Away => words.is_sent.to_owned(),
        Refused::NotYourTurn => words.together.refused(NotPlayed::NotYourTurn).to_owned(),
        Refused::Watching => words.computers_play.to_owned(),
        Refused::Replaying => words.replay.replay_only.to_owned(),
        Refused::Move(Refusal::ComputersTurn) => words.computers_turn.to_owned(),
        Refused::Move(Refusal::Illegal(why)) => G::words(view.language).illegal(played, why, look),
        Refused::Unknown(text) if G::HAS_LETTERS => words.rooms.not_a_square(text),
        Refused::Unknown(text) => words.rooms.not_a_move(text),
        Refused::AfterCommand => words.rooms.slash_first.to_owned(),
        Refused::TakeBack(name) => words.rooms.take_back_refused(name),
    }
}

/// Returns what the side to move has to do.
fn to_do<G: PlainTable>(play: &Play<G>, voice: &Voice<'_>, view: &RoomView<'_>) -> String {
    let (session, words) = (play.session(), view.words);
    match session.seats().to_move() {
        Some(Seat::Person) => {
            let side = session.game().to_move().unwrap_or(Side::NEAR);
            G::words(view.language).to_move(voice, session.game(), side)
        }
        _ if session.computer().is_paused() => format!("{}.", words.paused),
        Some(Seat::Away) => {
            let side = session.game().to_move().unwrap_or(Side::NEAR);
            format!("{}.", voice.whose_turn(side))
        }
        Some(Seat::Computer(_) | Seat::Fitting(_)) => {
            let side = session.game().to_move().unwrap_or(Side::NEAR);
            words.thinking_now(&player_name::<G>(words, session.setup(), side))
        }
        None => String::new(),
    }
}
