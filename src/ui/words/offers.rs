//! Words for clocks, resignations, offers and rematches in each language.

use super::Leaders;
use crate::rules::Departure;

/// The words of one language for clocks, resignations, offers and rematches.
#[expect(missing_docs, reason = "each field is named after what it says")]
pub struct OfferWords {
    // Commands.
    pub resign: &'static str,
    pub offer_end: &'static str,
    pub new_with_seats_swapped: &'static str,
    pub new_with_other_starting: &'static str,
    /// Shorter labels of the two above for the result.
    pub swap_seats: &'static str,
    /// Depends on the number of sides.
    pub other_starts: fn(usize) -> &'static str,

    // Questions and answers.
    pub resign_heading: &'static str,
    /// The consequence, by the number of sides.
    pub resign_question: fn(usize) -> &'static str,
    pub offer_heading: &'static str,
    /// The points of everyone if all agree.
    pub offer_question: fn(&str) -> String,
    pub offer: &'static str,
    /// The player who offers, and the points of everyone if all agree.
    pub end_question: fn(&str, &str) -> String,
    pub agree: &'static str,
    // What the computers do about an offer, by the number of computers.
    pub considering: fn(usize) -> &'static str,
    pub computers_accept: fn(usize) -> &'static str,
    pub computers_decline: fn(usize) -> &'static str,
    pub offer_failed: &'static str,
    /// The headline of a game ended by agreement: who leads, and the number of sides.
    pub agreed_end: fn(&Leaders, usize) -> String,
    pub swap_question: &'static str,
    pub rematch_question: &'static str,

    // What happened.
    /// How a side left the game, and the player.
    pub departure: fn(Departure, &str) -> String,
    /// Like `departure`, for the list of moves.
    pub listed_departure: fn(Departure, &str) -> String,
    pub time_low: fn(&str) -> String,
    pub time_up: fn(&str) -> String,

    /// The player, the minutes and seconds left.
    pub clock_name: fn(&str, u64, u64) -> String,

    // The handicap.
    pub handicap_suggestion: fn(&HandicapOffer<'_>) -> String,
    /// The button that starts the next game with that handicap.
    pub give: &'static str,
}

/// A handicap that would make the next game of two closer.
#[derive(Clone, Copy, Debug)]
pub struct HandicapOffer<'a> {
    /// The name of the winner, who gives it.
    pub name: &'a str,
    /// Who the winner is.
    pub winner: Winner,
    /// The points by which the winner's store would start behind the other.
    pub behind: i32,
}

/// The winner of a game, seen by the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// The reader.
    You,
    /// The reader's opponent, a computer.
    Computer,
    /// Somebody else.
    Other,
}

/// English.
pub(super) const ENGLISH: OfferWords = OfferWords {
    resign: "Resign",
    offer_end: "Offer to end the game",
    new_with_seats_swapped: "New game, seats swapped",
    new_with_other_starting: "New game, other side starts",
    swap_seats: "Swap seats",
    other_starts: |sides| if sides == 2 { "Other side starts" } else { "Next side starts" },

    resign_heading: "Resign?",
    resign_question: |sides| match sides {
        2 => "The other side wins.",
        _ => "You finish last and the others play on.",
    },
    offer_heading: "Offer to end the game?",
    offer_question: |points| {
        format!(
            "If everyone agrees, each side keeps the dân in its row, and stones in the quan cells \
             count for nobody. The result would be: {points}."
        )
    },
    offer: "Make the offer",
    end_question: |name, points| {
        format!(
            "{name} offers to end the game. Each side keeps the dân in its row; stones in the quan \
             cells count for nobody. The result would be: {points}. Does everyone agree?"
        )
    },
    agree: "End the game",
    considering: |computers| match computers {
        1 => "The computer is considering your offer…",
        _ => "The computers are considering your offer…",
    },
    computers_accept: |computers| match computers {
        1 => "The computer accepts your offer.",
        _ => "The computers accept your offer.",
    },
    computers_decline: |computers| match computers {
        1 => "The computer declines and plays on.",
        _ => "One of the computers declines and plays on.",
    },
    offer_failed: "The computer couldn't decide about the offer. The game continues.",
    agreed_end: |leaders, sides| {
        let points = if sides == 2 { "more points" } else { "the most points" };
        let leads = match leaders {
            Leaders::You => format!("you have {points}"),
            Leaders::One(name) => format!("{name} has {points}"),
            Leaders::Several(names) => match names.as_slice() {
                [others @ .., last] => format!("{} and {last} have {points}", others.join(", ")),
                [] => String::new(),
            },
            Leaders::All => "points are equal".to_owned(),
        };
        format!("Ended by agreement – {leads}")
    },
    swap_question: "Abandon this game and start a new one with seats swapped?",
    rematch_question: "Abandon this game and start a new one in which the other side moves first?",

    departure: |departure, name| match departure {
        Departure::Resigned(_) => format!("{name} resigned."),
        Departure::OutOfTime(_) => format!("{name} ran out of time."),
        Departure::Stopped => "The players agreed to end the game.".to_owned(),
    },
    listed_departure: |departure, name| match departure {
        Departure::Resigned(_) => format!("{name}: resigned"),
        Departure::OutOfTime(_) => format!("{name}: out of time"),
        Departure::Stopped => "Ended by agreement".to_owned(),
    },
    time_low: |name| format!("{name}: little time left."),
    time_up: |name| format!("{name}: time is up."),

    clock_name: |name, minutes, seconds| match minutes {
        0 => format!("{name}: {seconds} s left"),
        _ => format!("{name}: {minutes} min {seconds} s left"),
    },

    handicap_suggestion: |HandicapOffer { name, winner, behind }| match winner {
        Winner::You => format!("Too easy? Start {behind} points behind."),
        Winner::Computer => format!("Too hard? Start {behind} points ahead."),
        Winner::Other => format!("{name} could start {behind} points behind next time."),
    },
    give: "Play with handicap",
};

/// Tiếng Việt.
pub(super) const VIETNAMESE: OfferWords = OfferWords {
    resign: "Xin thua",
    offer_end: "Đề nghị dừng ván",
    new_with_seats_swapped: "Ván mới, đổi chỗ",
    new_with_other_starting: "Ván mới, đổi người đi trước",
    swap_seats: "Đổi chỗ",
    other_starts: |_| "Đổi người đi trước",

    resign_heading: "Xin thua?",
    resign_question: |sides| match sides {
        2 => "Bên kia sẽ thắng ván này.",
        _ => "Bạn sẽ xếp cuối, những người khác chơi tiếp.",
    },
    offer_heading: "Đề nghị dừng ván?",
    offer_question: |points| {
        format!(
            "Nếu mọi người đồng ý, mỗi bên thu dân ở hàng mình, quân trong ô quan không tính. Kết \
             quả sẽ là: {points}."
        )
    },
    offer: "Đề nghị dừng",
    end_question: |name, points| {
        format!(
            "{name} đề nghị dừng ván. Mỗi bên thu dân ở hàng mình, quân trong ô quan không tính. \
             Kết quả sẽ là: {points}. Mọi người có đồng ý không?"
        )
    },
    agree: "Đồng ý dừng",
    considering: |_| "Máy đang cân nhắc đề nghị dừng ván…",
    computers_accept: |_| "Máy đồng ý dừng ván.",
    computers_decline: |computers| match computers {
        1 => "Máy không đồng ý, máy muốn chơi tiếp.",
        _ => "Có máy không đồng ý và muốn chơi tiếp.",
    },
    offer_failed: "Máy gặp trục trặc nên không trả lời được. Ván vẫn tiếp tục.",
    agreed_end: |leaders, sides| {
        let points = if sides == 2 { "nhiều điểm hơn" } else { "nhiều điểm nhất" };
        let leads = match leaders {
            Leaders::You => format!("bạn {points}"),
            Leaders::One(name) => format!("{name} {points}"),
            Leaders::Several(names) => match names.as_slice() {
                [others @ .., last] => format!("{} và {last} cùng {points}", others.join(", ")),
                [] => String::new(),
            },
            Leaders::All => "bằng điểm nhau".to_owned(),
        };
        format!("Dừng ván theo thoả thuận – {leads}")
    },
    swap_question: "Bỏ ván này, đổi chỗ rồi chơi ván mới?",
    rematch_question: "Bỏ ván này, chơi ván mới và đổi người đi trước?",

    departure: |departure, name| match departure {
        Departure::Resigned(_) => format!("{name} đã xin thua."),
        Departure::OutOfTime(_) => format!("{name} đã hết giờ."),
        Departure::Stopped => "Các bên đã đồng ý dừng ván.".to_owned(),
    },
    listed_departure: |departure, name| match departure {
        Departure::Resigned(_) => format!("{name}: xin thua"),
        Departure::OutOfTime(_) => format!("{name}: hết giờ"),
        Departure::Stopped => "Dừng ván".to_owned(),
    },
    time_low: |name| format!("{name} sắp hết giờ."),
    time_up: |name| format!("{name} đã hết giờ."),

    clock_name: |name, minutes, seconds| match minutes {
        0 => format!("{name}: còn {seconds} giây"),
        _ => format!("{name}: còn {minutes} phút {seconds} giây"),
    },

    handicap_suggestion: |HandicapOffer { name, winner, behind }| match winner {
        Winner::You => format!("Dễ quá? Ván sau bạn thử bắt đầu kém {behind} điểm."),
        Winner::Computer => format!("Khó quá? Ván sau bạn bắt đầu hơn {behind} điểm nhé."),
        Winner::Other => format!("Ván sau {name} bắt đầu kém {behind} điểm nhé?"),
    },
    give: "Chơi ván có chấp",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_handicap_is_suggested_to_the_reader_where_the_reader_plays() {
        let suggestion = |winner| {
            let offer = HandicapOffer { name: "An", winner, behind: 30 };
            (ENGLISH.handicap_suggestion)(&offer)
        };
        assert_eq!(suggestion(Winner::You), "Too easy? Start 30 points behind.");
        assert_eq!(suggestion(Winner::Computer), "Too hard? Start 30 points ahead.");
        assert_eq!(suggestion(Winner::Other), "An could start 30 points behind next time.");
    }
}
