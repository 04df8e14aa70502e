//! The common format of all audio.

use std::num::NonZero;

/// The format of the mix and of the recordings. A sound card with another format converts the
/// mix once instead of every sound.
pub(super) const CHANNELS: NonZero<u16> = NonZero::new(2).unwrap();
pub(super) const RATE: NonZero<u32> = NonZero::new(44_100).unwrap();

/// Declares that a stream of samples has this format throughout, as a single span. Decoders
/// report a span for every packet, and a resampler would restart at each of them.
macro_rules! one_format {
    ($stream:ty) => {
        impl rodio::Source for $stream {
            fn current_span_len(&self) -> Option<usize> {
                None
            }

            fn channels(&self) -> std::num::NonZero<u16> {
                $crate::format::CHANNELS
            }

            fn sample_rate(&self) -> std::num::NonZero<u32> {
                $crate::format::RATE
            }

            fn total_duration(&self) -> Option<std::time::Duration> {
                None
            }
        }
    };
}
pub(super) use one_format;
