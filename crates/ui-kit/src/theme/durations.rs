//! Durations, in seconds at normal speed.

/// The rest at the end of a turn.
pub const END_OF_TURN: f32 = 0.3;

/// The pause before the computer's reply, including the end of the turn before it.
const REPLY: f32 = 0.7;
/// The rest of that pause once the turn before it has ended.
pub const BEFORE_REPLY: f32 = REPLY - END_OF_TURN;

/// The time a turn of the computer stays on the screen before the next one, if there is no
/// animation.
pub const UNANIMATED_TURN: f32 = 0.4;

/// The time a wrong turn in a lesson stays on the screen before it is undone.
pub const WRONG_TURN: f32 = 1.5;

/// The time a lesson shows an empty row before its refill.
pub const BEFORE_REFILL: f32 = 2.5;

/// The speed of the refill in a lesson, as a share of the usual one.
pub const REFILL_IN_LESSON: f32 = 0.4;

/// The time a refusal notice stays on the screen.
pub const NOTICE: f32 = 5.0;
/// How long the notice of a refused choice stays that was typed: who types looks at the keys first.
pub const NOTICE_OF_TYPED: f32 = 10.0;

/// The time a message that needs no answer stays on the screen.
pub const TOAST: f32 = 3.0;
/// The time the answer to a press stays that asks for something else.
pub const ANSWER: f32 = 6.0;
/// How long a message has been there once a press can be an answer to it.
pub const SEEN: f32 = 0.5;

/// The duration of the opening scene.
pub const OPENING: f32 = 1.0;
/// When the last stone of the opening scene has landed.
pub const OPENING_FALLS: f32 = 0.7;
/// The duration of each stone's fall.
pub const OPENING_FALL: f32 = 0.24;
/// The duration of the fade at the end of the scene.
pub const OPENING_FADE: f32 = 0.2;

/// The time for which words tell the last move of a line that a hint expects, before they sum the line up.
pub const LAST_OF_LINE: f32 = 2.0;

/// The time between the end of a game and its result after a win.
pub const AFTER_WIN: f32 = 2.6;
/// The same time after a draw or a defeat.
pub const AFTER_OTHERS: f32 = 1.9;

/// The maximum motion shown in a single frame. A slow frame delays the motion instead of skipping
/// parts of it.
pub const LONGEST_FRAME: f32 = 0.1;
