//! The page of a game in progress.

use eframe::egui::Ui;
use tabletop::{GameMatch, Level, ReplayPace, Seat};
use ui_kit::speech;
use ui_kit::theme::touch;
use window::icons::Icon;
use window::{Command, RoomView, SHARING, Screen, ScreenContext};

use super::game_view::{AtTable, GameTouched, GameView};
use super::move_list::ListAction;
use super::parts::{Bar, BarButton};
use super::status::Status;
use crate::board::{BoardUi, Pressed};
use crate::game::{AfterGame, Play, TableGame};
use crate::result::{Happened, result_card};
use crate::review::ReviewAction;
use crate::words::Viewpoint;

/// What the player asks for on the page of a game or of a replay.
#[derive(Clone)]
pub enum BoardAction<G: BoardUi> {
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
    /// Something that only this game does after it.
    Act(fn(&mut dyn Screen, &mut ScreenContext<'_>)),
    /// An action on the review of a replay.
    Review(ReviewAction),
}

impl<G: BoardUi> From<ListAction> for BoardAction<G> {
    fn from(action: ListAction) -> Self {
        match action {
            ListAction::Do(command) => BoardAction::Do(command),
            ListAction::Show(entries) => BoardAction::View(entries),
        }
    }
}

/// What the page of a game in progress shows.
pub struct GamePage<'a, G: BoardUi> {
    /// The texts, the settings and the textures.
    pub view: RoomView<'a>,
    /// The game.
    pub play: &'a Play<G>,
    /// How the board is seen.
    pub board: Viewpoint,
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

/// Draws the page.
pub(crate) fn show<G: TableGame>(ui: &mut Ui, page: GamePage<'_, G>) -> GameTouched<G> {
    let GamePage { view, play, board, typed, after_game, with_result, awaits_result, at_table } =
        page;
    let (room, session, words, live) = (ui.max_rect(), play.session(), view.words, &play.live);
    let settings = view.settings;
    let is_here = at_table.is_none();
    let has_result = is_here && live.has_result() && !awaits_result && !play.is_looking_back();
    let happened = live.has_result().then(|| G::happened(session, after_game));
    let on_page = happened.filter(|_| has_result && !G::RESULT_IS_DIALOG);
    let card =
        on_page.map(|happened| result_card::<G>(words, board, session, after_game, happened));
    let evaluation = is_here && G::SCALE.is_some() && settings.table(G::ID).evaluation;
    let strongest = session.setup().strongest();
    let previews =
        is_here && G::previews(settings, session.setup()) && settings.previews(strongest);
    let end = if session.game().is_over() { Command::Result } else { Command::NextRound };
    let can_practise = |happened: Happened| happened.can_learn && !happened.is_flawless;
    let practise = happened.is_some_and(can_practise).then_some((Command::Practise, false));
    let game_view = GameView {
        view,
        board,
        live,
        chosen: live.chosen,
        bar: Bar {
            buttons: G::bar(play, &view),
            rules: &|ui, room| G::rules_note(ui, words, &session.game().game(), room),
            evaluation,
            previews,
            offered: &|command| G::offered(live, command),
        },
        evaluation: evaluation && room.width() >= G::EVALUATION_WINDOW,
        previews,
        is_rule_open: is_here && G::is_rule_open(settings, session),
        result: G::place_of_result(room).filter(|_| with_result),
        card,
        after_end: match G::RESULT_IS_DIALOG {
            // A result that is open needs no button.
            true if with_result => Vec::new(),
            true => vec![(end, true)],
            false => std::iter::once((Command::NewGame, true)).chain(practise).collect(),
        },
        at_table,
    };
    let (by_finger, is_heard) = (touch::is_by_finger(ui), speech::is_heard(ui.ctx()));
    game_view.show(ui, |voice, preview| {
        Status { voice, play, typed, preview, by_finger, is_heard, previews }.words()
    })
}

/// Returns the buttons above the board of a game over whose page another one lies to which they lead.
pub(crate) fn buttons<G: TableGame>(play: &Play<G>, view: &RoomView<'_>) -> Vec<BarButton> {
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

/// Returns whether a command in the list of more commands is enabled, or `None` if the list does not have it.
pub(crate) fn offered<G: TableGame>(command: Command) -> Option<bool> {
    match command {
        Command::Effects | Command::Music | Command::Fullscreen | Command::Settings => Some(true),
        Command::PasteGame => Some(true),
        Command::EditPosition => G::EDITOR.map(|_| true),
        command => SHARING.contains(&command).then_some(true),
    }
}
