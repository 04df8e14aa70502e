//! Các bài học chơi, bằng tiếng Việt.

use super::learn::LearnWords;
use crate::controller::{Exercise, Topic};

pub(super) const LEARN: LearnWords = LearnWords {
    learn: "Học chơi",
    learn_first: "Chưa biết chơi? Học 3 phút",
    topic: |topic| match topic {
        Topic::Board => "Bàn cờ",
        Topic::Sow => "Rải quân",
        Topic::GoOn => "Rải tiếp",
        Topic::Capture => "Ăn quân",
        Topic::Chain => "Ăn liền nhiều ô",
        Topic::Refill => "Hàng trống, vay nợ",
        Topic::End => "Hết ván",
    },
    heading: |number, of, topic| format!("Bài {number}/{of}: {topic}"),
    lesson: |number, topic, learnt| {
        format!("Bài {number}, {topic}{}", if learnt { ", đã học" } else { "" })
    },
    restart: "Học lại bài này",
    next: "Tiếp tục",
    play_now: "Chơi một ván",
    other_side: "Bên kia",
    choose_arrow: "Giờ chọn mũi tên: bạn muốn rải về phía nào?",
    task: |exercise| match exercise {
        Exercise::OwnCell => "Năm ô hàng dưới là của bạn. Bấm thử một ô nhé.",
        Exercise::QuanCell => {
            "Hai ô tròn ở hai đầu là ô quan, không của riêng ai. Mỗi ô có một quan to, đáng giá 10 \
             điểm. Bấm thử một ô quan nhé."
        }
        Exercise::Sow => "Bạn thử rải ô 3 ở giữa nhé: bấm vào ô rồi chọn một mũi tên.",
        Exercise::SowQuan => {
            "Khi rải, ô quan và các ô bên kia cũng được thả mỗi ô một dân. Bạn rải ô 4 sao cho có \
             một dân rơi vào ô quan bên phải nhé."
        }
        Exercise::GoOn => {
            "Rải hết mà ô kế tiếp là ô dân còn quân thì bốc lên rải tiếp. Bạn tìm xem rải chiều nào \
             thì được rải tiếp nhé."
        }
        Exercise::Capture => {
            "Rải hết mà kế tiếp là một ô trống, rồi đến một ô có quân, thì bạn ăn hết chỗ quân ấy. \
             Bạn tìm nước ăn được quân nhé."
        }
        Exercise::CaptureQuan => "Ăn quan cũng vậy. Bạn tìm nước ăn quan bên phải nhé.",
        Exercise::Chain => {
            "Ăn xong mà lại gặp một ô trống rồi một ô có quân thì được ăn tiếp. Bạn tìm nước ăn \
             liền hai ô nhé."
        }
        Exercise::Refill => {
            "Cả hàng của bạn trống nên phải lấy năm dân trong kho đặt lại, mỗi ô một dân. Bạn đi \
             tiếp đi, nước nào cũng được."
        }
        Exercise::Debt => {
            "Hàng lại trống mà kho chỉ còn 3 điểm. Bạn phải vay cho đủ, nên kho còn −2. Bạn đi \
             tiếp đi, nước nào cũng được."
        }
        Exercise::End => {
            "Khi cả hai ô quan đều trống thì hết ván, mỗi bên thu dân còn lại ở hàng mình. Bạn ăn \
             nốt quan cuối cùng nhé."
        }
    },
    done: |exercise| match exercise {
        Exercise::OwnCell => {
            "Đúng rồi. Những quân nhỏ này là dân, mỗi dân 1 điểm, nên các ô này gọi là ô dân. Con số \
             ở góc cho biết trong ô có mấy dân."
        }
        Exercise::QuanCell => {
            "Đúng rồi. Hết ván, ai nhiều điểm hơn thì thắng, nên ai cũng muốn ăn quan."
        }
        Exercise::Sow => {
            "Mỗi ô kế tiếp nhận một dân. Rải xong thì gặp ô quan, mà gặp ô quan là hết lượt."
        }
        Exercise::SowQuan => {
            "Cứ theo vòng mà rải, qua ô quan rồi sang hàng bên kia. Rải xong gặp hai ô trống liền \
             nhau thì cũng hết lượt."
        }
        Exercise::GoOn => {
            "Bạn được rải tiếp hai lần, vẫn theo chiều cũ. Cứ thế rải tiếp cho đến khi gặp ô quan \
             hoặc ô trống."
        }
        Exercise::Capture => "Bạn ăn được 4 dân. Quân ăn được nằm trong kho cạnh tên bạn: 4 điểm.",
        Exercise::CaptureQuan => "Ăn được quan rồi, được ngay 10 điểm!",
        Exercise::Chain => {
            "Ăn 4 rồi ăn 3, hai ô trong một lượt. Ăn xong thì không rải nữa, đến lượt bên kia."
        }
        Exercise::Refill => "Năm dân ấy bị trừ vào điểm của bạn.",
        Exercise::Debt => "Nợ bao nhiêu thì hết ván bị trừ bấy nhiêu.",
        Exercise::End => {
            "Hết quan, tàn dân, thu quân, kéo về! 40 – 30, bạn thắng: mỗi dân 1 điểm, mỗi quan 10 \
             điểm."
        }
    },
    missed: |exercise| match exercise {
        Exercise::OwnCell => "Chưa phải ô ấy. Ô của bạn là năm ô hàng dưới, gần bạn nhất.",
        Exercise::QuanCell => "Chưa phải ô ấy. Ô quan là ô tròn ở hai đầu, bên trái và bên phải.",
        Exercise::Sow | Exercise::Refill | Exercise::Debt => "Bạn thử lại nhé.",
        Exercise::SowQuan => {
            "Rải chiều ấy thì không tới ô quan bên phải. Quân đã về chỗ cũ, bạn thử mũi tên kia \
             nhé."
        }
        Exercise::GoOn => {
            "Kế tiếp là ô quan nên hết lượt. Quân đã về chỗ cũ, bạn thử mũi tên kia nhé."
        }
        Exercise::Capture => {
            "Nước ấy không ăn được gì. Quân đã về chỗ cũ, bạn đếm xem dân cuối cùng rơi vào ô nào: \
             ngay sau đó phải là ô trống."
        }
        Exercise::CaptureQuan => {
            "Quan vẫn còn đó. Quân đã về chỗ cũ: dân cuối cùng phải rơi vào ô ngay trước ô trống \
             cạnh ô quan."
        }
        Exercise::Chain => {
            "Chưa ăn được hai ô. Quân đã về chỗ cũ, bạn tìm chỗ có ô trống, ô có quân, lại ô trống, \
             lại ô có quân nhé."
        }
        Exercise::End => {
            "Quan vẫn còn đó nên ván chưa hết. Quân đã về chỗ cũ: dân cuối cùng phải rơi vào ô ngay \
             trước ô trống cạnh ô quan."
        }
    },
    all_completed: "Thế là bạn đã biết chơi ô ăn quan rồi!",
};
