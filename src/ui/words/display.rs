//! The words of what is seen and how, as each language has them.

/// The words of the page of what is seen.
#[expect(missing_docs, reason = "the name of a field says what it is, each language how")]
pub struct DisplayWords {
    pub heading: &'static str,
    pub text_size: &'static str,
    pub larger_text: &'static str,
    pub smaller_text: &'static str,
    pub usual_text: &'static str,
    pub preview: &'static str,
    pub preview_hint: &'static str,
}

/// English.
pub(super) const ENGLISH: DisplayWords = DisplayWords {
    heading: "Display",
    text_size: "Text size",
    larger_text: "Larger text",
    smaller_text: "Smaller text",
    usual_text: "Reset",
    preview: "Move preview",
    preview_hint: "Shows on the board where a move would take the stones and what it would capture.",
};

/// Tiếng Việt.
pub(super) const VIETNAMESE: DisplayWords = DisplayWords {
    heading: "Hiển thị",
    text_size: "Cỡ chữ",
    larger_text: "Chữ to hơn",
    smaller_text: "Chữ nhỏ hơn",
    usual_text: "Cỡ mặc định",
    preview: "Xem trước nước đi",
    preview_hint: "Trước khi đi, bàn cờ cho thấy quân sẽ rải đến đâu và ăn được gì.",
};
