//! Vietnamese.

use ::pebbles::{CannotTake, Pebbles};
use tabletop::{Played, Step};

use super::{before, by_look, moves_to_win};
use crate::ui::rooms::table::{LessonWords, TableWords};

pub(super) const WORDS: TableWords<Pebbles> = TableWords {
    title: "Bốc sỏi",
    subtitle: "Lần lượt bốc sỏi, nhưng không được bốc đúng số người trước vừa bốc. Ai hết nước đi \
               thì thua.",
    looks: ("Kiểu bàn", &["Đống sỏi", "Cờ đẩy", "Cờ bảng"]),
    lesson: "Bài học",
    lesson_steps: &[
        LessonWords {
            task: "Còn chín viên. Mỗi lượt bốc từ 1 đến 4 viên, nhưng không được bốc đúng số người \
                   trước vừa bốc, là 3. Hãy bốc đi.",
            done: "Đúng rồi. Giờ đến lượt người kia bốc, bao nhiêu cũng được, trừ số bạn vừa bốc.",
        },
        LessonWords {
            task: "Ai hết nước đi thì thua. Còn bốn viên. Hãy thắng ngay.",
            done: "Hết sỏi rồi, người kia không bốc được nữa. Chỉ còn một viên mà lượt trước vừa \
                   bốc một viên thì ván cũng hết.",
        },
        LessonWords {
            task: "Hàng 6 của bảng: năm viên, mỗi lượt bốc nhiều nhất bốn viên. Hãy bốc tùy ý rồi \
                   xem người kia đáp.",
            done: "Còn năm viên thì bạn bốc mấy viên, người kia cũng bốc hết chỗ còn lại: chỗ ấy \
                   có từ 1 đến 4 viên, và không bao giờ bằng số bạn vừa bốc vì 5 là số lẻ. Vì thế \
                   hàng 6 là thua. Hãy để lại năm viên cho người kia, bạn sẽ thắng.",
        },
    ],
    lesson_missed: "Đi thế thì người kia thắng mất. Bạn thử lại nhé.",
    lesson_over: "Bài học đến đây là hết.",
    rules: &[
        "Bốc sỏi: mỗi lượt bốc ít nhất 1 viên, nhiều nhất bằng số đã định, nhưng không được bốc \
         đúng số viên người kia vừa bốc.",
        "Cờ đẩy: đẩy quân dọc dải ô về phía ô 1, cũng theo luật ấy. Quân ở cạnh ô 7 cũng như đống \
         sỏi 6 viên.",
        "Cờ bảng: đi sang cột nào thì lên bấy nhiêu hàng. Cột cho biết lượt trước vừa đi mấy hàng, \
         nên không được ở lại cột cũ. Hàng 7 cũng như đống sỏi 6 viên.",
        "Ai đến lượt mà không đi được thì thua: hoặc đã hết, hoặc chỉ còn một mà lượt trước vừa đi \
         một. Không có hòa.",
        "Bấm vào viên sỏi, vào ô hay vào con số, hoặc gõ một chữ số. Gợi ý cho biết nước hay nhất \
         và mấy nước nữa thì thắng, tính nước của cả hai bên.",
        "Nguồn: chương “Trò chơi” trong một cuốn sách bài tập toán (bài 3.12 đến 3.14).",
    ],
    position: |heap, look| {
        let (place, most) = (heap.pebbles() + 1, heap.pebbles().min(heap.most().into()));
        let text = by_look(
            look,
            [
                format!("Còn {} viên. Bốc từ 1 đến {most} viên", heap.pebbles()),
                format!("Quân ở cạnh ô {place}. Đẩy từ 1 đến {most} ô"),
                format!("Quân ở hàng {place}. Đi lên từ 1 đến {most} hàng"),
            ],
        );
        match heap.last() {
            0 => format!("{text}."),
            last => format!("{text}, trừ {last}."),
        }
    },
    move_name: |_, entry, look| {
        let place = entry.outcome.after.pebbles() + 1;
        match entry.step {
            Step::Departure(_) => "xin thua".to_owned(),
            Step::Move(take) => by_look(
                look,
                [
                    format!("bốc {take}"),
                    format!("{take}, đến ô {place}"),
                    format!("hàng {place}, cột {take}"),
                ],
            ),
        }
    },
    played: |played, name, look| match played.entries().last().map(|entry| entry.step) {
        Some(Step::Move(take)) => {
            let place = played.position().pebbles() + 1;
            by_look(
                look,
                [
                    format!("{name} bốc {take} viên."),
                    format!("{name} đẩy quân {take} ô đến ô {place}."),
                    format!("{name} đi đến hàng {place}, cột {take}."),
                ],
            )
        }
        Some(Step::Departure(_)) => format!("{name} xin thua."),
        None => String::new(),
    },
    illegal: |why| match why {
        CannotTake::GameOver(_) => "Ván đã kết thúc.".to_owned(),
        CannotTake::MoreThanMost(_, most) => format!("Mỗi lượt nhiều nhất là {most}."),
        CannotTake::MoreThanHeap(_, left) => format!("Chỉ còn {left}."),
        CannotTake::SameAsBefore(take) => {
            format!("Lượt trước vừa là {take} nên lượt này không được.")
        }
    },
    hint: |_, verdict, look| {
        let take = verdict.take;
        let act =
            by_look(look, [format!("bốc {take}"), format!("đẩy {take}"), format!("lên {take}")]);
        match verdict.value {
            1 => format!("Gợi ý: {act}, thắng ngay."),
            moves @ 2.. => format!("Gợi ý: {act}, thắng sau {moves} nước."),
            moves => format!(
                "Gợi ý: {act}. Nước nào cũng thua, nước này cầm cự được lâu nhất: {} nước.",
                moves.unsigned_abs()
            ),
        }
    },
    expected: |name, value| match value {
        1.. => format!("{name}: thắng sau {value} nước."),
        _ => format!("{name}: thua sau {} nước.", value.unsigned_abs()),
    },
    fault: |played, name, better, _| {
        let took = match played.entries().last().map(|entry| entry.step) {
            Some(Step::Move(take)) => take.to_string(),
            _ => String::new(),
        };
        let moves = moves_to_win(before(played), better);
        format!("{name}: {took} để tuột mất thế thắng. {better} thì thắng sau {moves} nước.")
    },
    end: |played, look| {
        let heap = played.position();
        if heap.takes().next().is_some() {
            return String::new();
        }
        let is_empty = heap.pebbles() == 0;
        let texts = if is_empty {
            ["Hết sỏi.", "Quân đã đến ô 1.", "Quân đã đến hàng 1."]
        } else {
            [
                "Chỉ còn một viên mà lượt trước vừa bốc một viên.",
                "Chỉ còn một ô mà lượt trước vừa đẩy một ô.",
                "Chỉ còn một hàng mà lượt trước vừa lên một hàng.",
            ]
        };
        by_look(look, texts).to_owned()
    },
    options: |game| format!("{} viên, nhiều nhất {}", game.pebbles(), game.most()),
};
