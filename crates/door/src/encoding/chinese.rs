//! The encodings of China and of Taiwan. A browser has their tables, so the page does without them.

/// An encoding, by the name that browsers know.
#[derive(Clone, Copy, Debug)]
pub(super) enum Encoding {
    Gb18030,
    Big5,
}

impl Encoding {
    /// All of them, the one of more files first.
    pub(super) const ALL: [Self; 2] = [Self::Gb18030, Self::Big5];

    /// Returns the text that `bytes` are in this encoding, or `None` if they are none.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn decode(self, bytes: &[u8]) -> Option<String> {
        let encoding = match self {
            Self::Gb18030 => encoding_rs::GB18030,
            Self::Big5 => encoding_rs::BIG5,
        };
        let text = encoding.decode_without_bom_handling_and_without_replacement(bytes)?;
        Some(text.into_owned())
    }

    /// Returns the text that `bytes` are in this encoding, or `None` if they are none.
    #[cfg(target_family = "wasm")]
    pub(super) fn decode(self, bytes: &[u8]) -> Option<String> {
        let label = match self {
            Self::Gb18030 => "gb18030",
            Self::Big5 => "big5",
        };
        let options = web_sys::TextDecoderOptions::new();
        options.set_fatal(true);
        let decoder = web_sys::TextDecoder::new_with_label_and_options(label, &options).ok()?;
        decoder.decode_with_u8_array(bytes).ok()
    }
}
