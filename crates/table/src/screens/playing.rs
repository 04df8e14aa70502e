//! What the page of a game here and that of a game with people at other devices do alike.

use audio::Sound;
use eframe::egui::{Context, Key, Modifiers, Ui};
use live::LiveGame;
use tabletop::GameMatch;
use window::{Parts, RoomView, WindowSound};
use window_words::Words;

use super::settings;
use crate::board::{BoardKey, Keyboard, Pressed};
use crate::game::{Play, TableGame, board_view};
use crate::result::Moment;
use crate::words::{Voice, asked};

/// Returns what a pressed key on the board asks for.
pub(crate) fn board_key<G: TableGame>(
    keyboard: &mut Keyboard,
    play: &Play<G>,
    parts: &Parts,
    ctx: &Context,
) -> Option<BoardKey<G>> {
    let view = board_view(play.session().setup(), &settings::<G>(parts));
    asked::answer(play.session(), view, parts, ctx);
    let (game, live) = (play.session().game(), &play.live);
    keyboard.board_key::<G>(ctx, game, live.chosen, view, live.can_play())
}

/// Returns what has been typed of a move.
pub(crate) fn typed<G: TableGame>(
    keyboard: &Keyboard,
    play: &Play<G>,
    words: &Words,
    ctx: &Context,
) -> Option<String> {
    let entries = play.session().game().entries().len();
    keyboard.sentence::<G>(ctx, entries, play.live.chosen.is_some(), words)
}

/// Plays a move of a person. A refusal has a sound, and leaves the player where the choice was. Returns whether the move
/// was played.
pub(crate) fn play_move<G: TableGame>(
    live: &mut LiveGame<G>,
    mv: G::Move,
    sound: &mut WindowSound,
) -> bool {
    let chosen = live.chosen;
    let is_played = live.play(mv);
    if !is_played {
        live.chosen = chosen;
        sound.play(Sound::Refusal);
    }
    is_played
}

/// Carries out a press on the board. Returns the move that was pressed. Moves have sounds of their own, and so may choices.
pub(crate) fn press<G: TableGame>(
    pressed: Pressed<G>,
    live: &mut LiveGame<G>,
    sound: &mut WindowSound,
) -> Option<G::Move> {
    if matches!(pressed, Pressed::Move(_)) || !G::CHOICES_CLICK {
        sound.mute_button();
    }
    match pressed {
        Pressed::Move(mv) => return Some(mv),
        Pressed::Rest => sound.play_all(live.presenter_mut().finish_motion()),
        Pressed::Choice(Some(spot)) => {
            if G::press(live, spot) {
                sound.play(Sound::Refusal);
            }
        }
        Pressed::Choice(None) => live.clear_choice(),
    }
    None
}

/// Draws the moment after the end of a game over the page, if there is one. Returns whether the player skips it.
pub(crate) fn skips<G: TableGame>(
    moment: Option<&Moment>,
    play: &Play<G>,
    view: &RoomView<'_>,
    ui: &Ui,
) -> bool {
    moment.is_some_and(|moment| {
        let (setup, game) = (play.session().setup(), play.session().game());
        let board = board_view(setup, view.settings.table(G::ID));
        let voice = Voice::new::<G>(view.words, setup, board);
        let heading = G::words(view.language).outcome(&voice, game);
        moment.show(ui, view.sprites, view.words, &heading)
    })
}

/// Takes a key that skips something. Returns whether it was pressed.
pub(crate) fn takes_skip(ctx: &Context) -> bool {
    let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    [Key::Space, Key::Enter].into_iter().any(pressed)
}
