//! The sentences about the pebble games.

use ::pebbles::{CannotTake, Heap, Pebbles, Values};
use tabletop::{Entry, Match, Played, Step};

use super::text::GuestWords;
use crate::settings::Language;

/// Returns the sentences in `language`.
pub(super) fn words(language: Language) -> &'static GuestWords<Pebbles> {
    match language {
        Language::English => &ENGLISH,
        Language::Vietnamese => &VIETNAMESE,
    }
}

/// Returns the number of moves that a good move leaves until the mover has won; `None` if the
/// other side wins.
fn moves_to_win(played: &Match<Pebbles>, take: ::pebbles::Take) -> Option<u16> {
    let mut after = played.clone();
    after.play(take).ok()?;
    let value = Values::of(after.position()).value(after.position())?;
    (value <= 0).then(|| value.unsigned_abs() + 1)
}

const ENGLISH: GuestWords<Pebbles> = GuestWords {
    position: |heap| {
        let pebbles = match heap.pebbles() {
            1 => "1 pebble".to_owned(),
            count => format!("{count} pebbles"),
        };
        let barred = match heap.last() {
            0 => String::new(),
            last => format!(", but not {last}"),
        };
        format!("{pebbles} left. Take 1 to {}{barred}.", heap.most())
    },
    played: |entry: &Entry<Pebbles>, name| match entry.step {
        Step::Move(take) => format!("{name} takes {take}."),
        Step::Departure(_) => format!("{name} leaves."),
    },
    illegal: |why| match why {
        CannotTake::GameOver(_) => "The game is over.".to_owned(),
        CannotTake::MoreThanMost(_, most) => format!("A turn takes at most {most}. Try again."),
        CannotTake::MoreThanHeap(_, left) => format!("The heap has only {left}. Try again."),
        CannotTake::SameAsBefore(take) => {
            format!("The turn before took {take}, so you cannot. Try again.")
        }
    },
    hint: |played, take| match moves_to_win(played, take) {
        Some(1) => format!("Hint: take {take}. You win at once."),
        Some(moves) => format!("Hint: take {take}. With best play you win in {moves} moves."),
        None => format!("Hint: take {take}. With best play you lose, but hold out the longest."),
    },
    over: |played, winner| {
        let why = why_stuck(
            played.position(),
            "The heap is empty",
            "One pebble is left where one was just taken",
        );
        format!("{why}. {} wins.", winner.unwrap_or("Nobody"))
    },
    unclear: |line| format!("{line:?} is not a command. Type a number, or help."),
    help: "\
a number      take that many pebbles
undo          go back to your own last decision
redo          play what you have undone
hint          show a good move and what it leads to
moves         list the moves you can play
board         show the heap again
save FILE     write the game to a new file; save! FILE also replaces an existing one
quit          leave the game",
    welcome: "Pebbles. Take pebbles from the heap in turn; a player who cannot move loses. Type a \
              number, or help.",
};

const VIETNAMESE: GuestWords<Pebbles> = GuestWords {
    position: |heap| {
        let barred = match heap.last() {
            0 => String::new(),
            last => format!(", nhưng không phải {last}"),
        };
        format!("Còn {} viên. Bốc từ 1 đến {} viên{barred}.", heap.pebbles(), heap.most())
    },
    played: |entry: &Entry<Pebbles>, name| match entry.step {
        Step::Move(take) => format!("{name} bốc {take} viên."),
        Step::Departure(_) => format!("{name} bỏ ván."),
    },
    illegal: |why| match why {
        CannotTake::GameOver(_) => "Ván đã kết thúc.".to_owned(),
        CannotTake::MoreThanMost(_, most) => {
            format!("Mỗi lượt chỉ được bốc nhiều nhất {most} viên. Bạn thử lại nhé.")
        }
        CannotTake::MoreThanHeap(_, left) => format!("Chỉ còn {left} viên. Bạn thử lại nhé."),
        CannotTake::SameAsBefore(take) => {
            format!("Lượt trước vừa bốc {take} viên nên không được bốc {take}. Bạn thử lại nhé.")
        }
    },
    hint: |played, take| match moves_to_win(played, take) {
        Some(1) => format!("Gợi ý: bốc {take} viên, thắng ngay."),
        Some(moves) => {
            format!(
                "Gợi ý: bốc {take} viên; nếu hai bên đều đi hay nhất thì {moves} nước nữa bạn thắng."
            )
        }
        None => format!(
            "Gợi ý: bốc {take} viên; nếu hai bên đều đi hay nhất thì bạn thua, nhưng cầm cự được lâu nhất."
        ),
    },
    over: |played, winner| {
        let why = why_stuck(
            played.position(),
            "Hết sỏi",
            "Chỉ còn một viên mà lượt trước vừa bốc một viên",
        );
        format!("{why}. {} thắng.", winner.unwrap_or("Không ai"))
    },
    unclear: |line| format!("Không hiểu {line:?}. Hãy gõ một số, hoặc gõ “giúp”."),
    help: "\
một số             bốc chừng ấy viên
lùi, undo          lùi về nước vừa rồi của bạn
tiến, redo         đi lại những nước vừa lùi
gợi ý, hint        chỉ một nước hay và kết quả của nước ấy
nước đi, moves     liệt kê các nước đi được
bàn, board         hiện lại đống sỏi
lưu, save TỆP      lưu ván vào tệp; lưu! TỆP hoặc save! TỆP ghi đè tệp đã có
thoát, quit        thoát khỏi ván",
    welcome: "Bốc sỏi. Lần lượt bốc sỏi, ai đến lượt mà không bốc được thì thua. Gõ một số, \
              hoặc gõ “giúp”.",
};

/// Returns why the side to move cannot move.
fn why_stuck(heap: &Heap, empty: &'static str, one_left: &'static str) -> &'static str {
    if heap.pebbles() == 0 { empty } else { one_left }
}
