//! Words for the display page in each language.

/// The words of one language for the display page.
#[expect(missing_docs, reason = "each field is named after what it says")]
pub struct DisplayWords {
    pub heading: &'static str,
    pub text_size: &'static str,
    pub larger_text: &'static str,
    pub smaller_text: &'static str,
    pub reset_text: &'static str,
    pub preview: &'static str,
    pub preview_hint: &'static str,
}

/// English.
pub(super) const ENGLISH: DisplayWords = DisplayWords {
    heading: "Display",
    text_size: "Text size",
    larger_text: "Larger text",
    smaller_text: "Smaller text",
    reset_text: "Reset",
    preview: "Move preview",
    preview_hint: "Shows on the board where a move would take the stones and what it would capture.",
};

/// Tiếng Việt.
pub(super) const VIETNAMESE: DisplayWords = DisplayWords {
    heading: "Hiển thị",
    text_size: "Cỡ chữ",
    larger_text: "Chữ to hơn",
    smaller_text: "Chữ nhỏ hơn",
    reset_text: "Cỡ mặc định",
    preview: "Xem trước nước đi",
    preview_hint: "Trước khi đi, bàn cờ cho thấy quân sẽ rải đến đâu và ăn được gì.",
};
