//! The one format of everything that is heard.

use std::num::NonZero;

/// Format of the mix, that of the recordings; a sound card with another one
/// converts the mix once, instead of every sound.
pub(super) const CHANNELS: NonZero<u16> = NonZero::new(2).unwrap();
pub(super) const RATE: NonZero<u32> = NonZero::new(44_100).unwrap();

/// Says of a stream of samples that it has this format from its start to its
/// end: one span, although a decoder inside reports one for every packet. A
/// resampler would begin anew at each of them.
macro_rules! one_format {
    ($stream:ty) => {
        impl rodio::Source for $stream {
            fn current_span_len(&self) -> Option<usize> {
                None
            }

            fn channels(&self) -> std::num::NonZero<u16> {
                $crate::audio::format::CHANNELS
            }

            fn sample_rate(&self) -> std::num::NonZero<u32> {
                $crate::audio::format::RATE
            }

            fn total_duration(&self) -> Option<std::time::Duration> {
                None
            }
        }
    };
}
pub(super) use one_format;
