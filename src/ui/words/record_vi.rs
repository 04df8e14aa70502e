//! Vì sao một đoạn chữ không phải là một ván, bằng tiếng Việt.

use crate::rules::{CannotDepart, GameEnd, IllegalMove, OptionError, PositionError, RecordFlaw};

/// Where a record goes wrong, as a sentence without its full stop.
pub(super) fn record_flaw(flaw: &RecordFlaw) -> String {
    match flaw {
        RecordFlaw::TooLong(most) => format!("một ván dài tối đa {most} byte"),
        RecordFlaw::TooManyMoves(most) => format!("một ván có nhiều nhất {most} nước"),
        RecordFlaw::Empty => "không có gì để đọc, cần có các nước đi".into(),
        RecordFlaw::NotATag => {
            "thẻ phải viết như [Rules \"folk\"], có ngoặc vuông và dấu nháy kép".into()
        }
        RecordFlaw::UnknownTag(name) => {
            format!("không có thẻ “{name}”, chỉ có Rules, Start, Side0 đến Side3 và Result")
        }
        RecordFlaw::SecondTag(name) => format!("thẻ {name} đã có ở trên"),
        RecordFlaw::Name(most) => {
            format!("tên dài tối đa {most} ký tự, không có khoảng trắng ở đầu và cuối")
        }
        RecordFlaw::NoSuchSide(side, sides) => format!("ván {sides} bên không có bên {side}"),
        RecordFlaw::OtherSides(claimed, sides) => {
            format!("ghi là {claimed} bên, nhưng thế cờ có {sides} bên")
        }
        RecordFlaw::OtherResult { claimed, reached } => {
            format!("kết quả ghi là “{claimed}”, nhưng các nước đi dẫn đến “{reached}”")
        }
        RecordFlaw::Semicolon => "dấu chấm phẩy chỉ đứng sau thế cờ".into(),
        RecordFlaw::Rules(why) => option_error(why),
        RecordFlaw::Position(why) => position_error(why),
        RecordFlaw::NotAMove(why) => {
            format!(
                "“{}” không phải là nước đi, phải viết số ô rồi + hoặc -, ví dụ 3+; xin thua, hết \
                 giờ, dừng ván thì viết resign:BÊN, time:BÊN, stop",
                why.text()
            )
        }
        RecordFlaw::Departure(why) => match why {
            CannotDepart::GameOver(departure) => format!("{departure}: ván đã kết thúc"),
            CannotDepart::NoSuchSide(departure) => format!("{departure}: không có bên này"),
            CannotDepart::AlreadyDeparted(departure) => {
                format!("{departure}: bên này đã rời ván từ trước")
            }
            CannotDepart::NotToMove(departure, side) => {
                format!("{departure}: đang là lượt của bên {side}, chỉ bên đó mới hết giờ được")
            }
        },
        RecordFlaw::Illegal(IllegalMove::NotYours(mv, side)) => {
            format!("ô {} là ô của bên {side}", mv.cell)
        }
        RecordFlaw::Illegal(why) => {
            let claimed = (super::vi::WORDS.refusal)(*why, 2);
            format!("không đi được nước này. {}", claimed.trim_end_matches('.'))
        }
    }
}

/// Why rule options are refused, as a sentence without its full stop.
pub(super) fn option_error(error: &OptionError) -> String {
    match error {
        OptionError::Preset(name) => format!("không có bộ luật “{name}”"),
        OptionError::Name(name) => format!("không có luật “{name}”"),
        OptionError::Unset(text) => format!("“{text}” phải viết là TÊN=GIÁ_TRỊ"),
        OptionError::Word { option, value, allowed: [a, b] } => {
            format!("{option} không thể là “{value}”, chỉ có {a} hoặc {b}")
        }
        OptionError::Range { option, value, range } => {
            let (from, to) = (range.start(), range.end());
            format!("{option} không thể là “{value}”, phải là số nguyên từ {from} đến {to}")
        }
        OptionError::Handicap { value, .. } => {
            format!("chấp không viết là “{value}” được, phải viết như 0:1+5:0 hoặc 1::10")
        }
        OptionError::HandicapSide(side, sides) => {
            format!("bên {side} không chấp được vì chỉ có {sides} bên")
        }
        OptionError::Conflict("young_quan") => {
            "thay quan bằng dân thì không còn quan non, hãy đặt quan non về 0 hoặc chơi với quân \
             to"
            .into()
        }
        OptionError::Conflict(_) => {
            "thay quan bằng dân thì không còn quan cuối cùng, hãy để hết ván khi các ô quan đều \
             trống hoặc chơi với quân to"
                .into()
        }
    }
}

fn position_error(error: &PositionError) -> String {
    match error {
        PositionError::Parts(parts) => {
            format!("thế cờ gồm ba phần: các ô, bên đến lượt và kho, ở đây có {parts} phần")
        }
        PositionError::CellCount(cells) => format!("bàn có 12, 18 hoặc 24 ô, ở đây có {cells} ô"),
        PositionError::Cell(cell, text) => {
            format!("ô {cell} không thể là “{text}”, phải là một số, hoặc Q và một số")
        }
        PositionError::MisplacedQuan(cell) => {
            format!("ô {cell} là ô dân, quan chỉ nằm ở ô 0, 6, 12 và 18")
        }
        PositionError::QuanPiece(cell) => {
            format!("ô {cell} có quan, nhưng theo luật này quan được thay bằng dân")
        }
        PositionError::Side(text) => format!("bàn này không có bên “{text}”"),
        PositionError::StoreCount(found, needed) => {
            format!("{needed} bên cần có {needed} kho, ở đây có {found}")
        }
        PositionError::Store(side, text) => {
            format!("kho của bên {side} không thể là “{text}”")
        }
        PositionError::AlreadyOver(GameEnd::CannotRefill) => {
            "ván đã hết vì bên đến lượt không còn dân để rải".into()
        }
        PositionError::AlreadyOver(_) => "ván đã hết mà vẫn ghi bên đến lượt".into(),
        PositionError::Unswept(cell) => format!("ván đã hết mà ô {cell} vẫn còn dân"),
    }
}
