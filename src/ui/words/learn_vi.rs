//! Các bài học chơi, bằng tiếng Việt.

use super::learn::LearnWords;
use crate::controller::{Exercise, Topic};

pub(super) const LEARN: LearnWords = LearnWords {
    learn: "Học chơi",
    learn_first: "Chỉ tôi cách chơi trước đã",
    topic: |topic| match topic {
        Topic::Board => "Bàn chơi",
        Topic::Sow => "Rải quân",
        Topic::GoOn => "Rải tiếp",
        Topic::Capture => "Ăn quân",
        Topic::Chain => "Ăn liền nhiều ô",
        Topic::Refill => "Hàng trống và nợ",
        Topic::End => "Hết ván",
    },
    heading: |number, of, topic| format!("Bài {number}/{of}: {topic}"),
    lesson: |number, topic, learnt| {
        format!("Bài {number}, {topic}{}", if learnt { ", đã học" } else { "" })
    },
    again: "Học lại bài này",
    go_on: "Tiếp tục",
    play_now: "Chơi một ván",
    other_side: "Bên kia",
    no_arrow_yet: "Giờ hãy chọn mũi tên: quân sẽ được rải về phía đó.",
    ask: |exercise| match exercise {
        Exercise::OwnCell => {
            "Bạn ngồi ở hàng gần: năm ô vuông của hàng này là ô của bạn. Hãy chọn một ô."
        }
        Exercise::QuanCell => {
            "Hai ô tròn ở hai đầu là ô quan, không của ai. Mỗi ô có một quan, là viên to đáng giá 10 \
             điểm. Hãy chọn một ô quan."
        }
        Exercise::Sow => "Hãy rải dân ở ô 3: chọn ô, rồi chọn một trong hai mũi tên.",
        Exercise::SowQuan => {
            "Khi rải, ô quan và hàng bên kia cũng được dân. Hãy rải ô 4 sao cho có một dân rơi vào \
             ô quan bên phải."
        }
        Exercise::GoOn => {
            "Rải hết quân mà ô kế tiếp là ô vuông có dân thì bốc dân ô ấy lên rải tiếp. Hãy chọn \
             chiều rải để được rải tiếp."
        }
        Exercise::Capture => {
            "Rải hết quân mà kế tiếp là một ô trống, rồi đến một ô có quân, thì bạn ăn hết quân \
             trong ô ấy. Hãy tìm nước ăn được quân."
        }
        Exercise::CaptureQuan => "Ăn quan cũng giống như vậy. Hãy ăn quan ở bên phải.",
        Exercise::Chain => {
            "Ăn xong mà lại gặp một ô trống rồi một ô có quân thì được ăn tiếp. Hãy tìm nước ăn \
             được liền hai ô."
        }
        Exercise::Refill => {
            "Cả hàng của bạn trống, nên năm dân trong kho được đặt lại, mỗi ô một quân. Bạn đi tiếp \
             đi, nước nào cũng được."
        }
        Exercise::Debt => {
            "Hàng lại trống mà trong kho chỉ có 3 điểm. Bạn phải vay cho đủ, nên kho còn −2. Bạn đi \
             tiếp đi, nước nào cũng được."
        }
        Exercise::End => {
            "Khi cả hai ô quan đều trống thì hết ván, mỗi bên thu dân còn lại ở hàng của mình. Hãy \
             ăn nốt quan cuối cùng."
        }
    },
    done: |exercise| match exercise {
        Exercise::OwnCell => {
            "Đúng rồi. Con số ở góc cho biết trong ô có mấy viên nhỏ. Đó là dân, mỗi dân 1 điểm."
        }
        Exercise::QuanCell => {
            "Đúng rồi. Hết ván ai nhiều điểm hơn thì thắng, nên ai cũng muốn ăn hai quan ấy."
        }
        Exercise::Sow => {
            "Mỗi ô kế tiếp được một dân. Sau đó gặp ô quan, mà gặp ô quan thì hết lượt."
        }
        Exercise::SowQuan => {
            "Cứ theo vòng mà rải, qua ô quan sang hàng bên kia. Sau đó gặp hai ô trống liền nhau thì \
             cũng hết lượt."
        }
        Exercise::GoOn => {
            "Bạn được rải tiếp hai lần, vẫn theo chiều cũ. Cứ rải tiếp như thế cho đến khi gặp ô \
             quan hoặc ô trống."
        }
        Exercise::Capture => "Bạn ăn được 4 dân. Quân ăn được nằm trong kho cạnh tên bạn: 4 điểm.",
        Exercise::CaptureQuan => "Ăn được quan rồi: 10 điểm một lúc!",
        Exercise::Chain => {
            "Ăn 4 rồi ăn 3, hai ô trong một lượt. Ăn xong thì không rải nữa, đến lượt bên kia."
        }
        Exercise::Refill => "Năm dân ấy được trừ vào điểm của bạn.",
        Exercise::Debt => "Nợ bao nhiêu thì hết ván bị trừ bấy nhiêu điểm.",
        Exercise::End => {
            "Hết quan, tàn dân, thu quân, kéo về! 40 – 30, bạn thắng: mỗi dân 1 điểm, mỗi quan 10 \
             điểm."
        }
    },
    missed: |exercise| match exercise {
        Exercise::OwnCell => "Không phải ô ấy. Ô của bạn là năm ô vuông ở hàng gần bạn nhất.",
        Exercise::QuanCell => "Không phải ô ấy. Ô quan là ô tròn ở đầu bên trái và đầu bên phải.",
        Exercise::Sow | Exercise::Refill | Exercise::Debt => "Bạn thử lại nhé.",
        Exercise::SowQuan => {
            "Rải chiều ấy thì không tới ô quan bên phải. Quân đã được đặt lại, bạn thử mũi tên kia \
             nhé."
        }
        Exercise::GoOn => {
            "Kế tiếp là ô quan nên hết lượt. Quân đã được đặt lại, bạn thử mũi tên kia nhé."
        }
        Exercise::Capture => {
            "Nước ấy không ăn được gì. Quân đã được đặt lại, bạn đếm xem dân cuối rơi vào ô nào: kế \
             đó phải là ô trống."
        }
        Exercise::CaptureQuan => {
            "Quan vẫn còn đó. Quân đã được đặt lại: dân cuối phải rơi ngay trước ô trống bên cạnh ô \
             quan."
        }
        Exercise::Chain => {
            "Chưa ăn được hai ô. Quân đã được đặt lại, bạn tìm chỗ có ô trống, ô có quân, lại ô \
             trống, lại ô có quân nhé."
        }
        Exercise::End => {
            "Quan vẫn còn đó nên ván chưa hết. Quân đã được đặt lại: dân cuối phải rơi ngay trước ô \
             trống bên cạnh ô quan."
        }
    },
    all_learnt: "Thế là bạn đã biết chơi rồi.",
};
