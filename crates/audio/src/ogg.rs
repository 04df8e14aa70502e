//! Music in OGG Vorbis.

use std::io::Cursor;

use rodio::Sample;
use symphonia::core::audio::{AudioBufferRef, SampleBuffer};
use symphonia::core::codecs::{Decoder as _, DecoderOptions};
use symphonia::core::errors::Result;
use symphonia::core::formats::{FormatOptions, FormatReader as _};
use symphonia::core::io::MediaSourceStream;
use symphonia::default::codecs::VorbisDecoder;
use symphonia::default::formats::OggReader;

use super::format::{CHANNELS, RATE};

/// A piece that is repeated without a gap, and decoded as it plays. It names the reader and the decoder of this one
/// format: a choice among all of them at run time would link every text encoding of the tags in other formats.
pub(super) struct LoopedOgg {
    ogg: &'static [u8],
    reader: OggReader,
    decoder: VorbisDecoder,
    /// The latest packet, and how much of it has been played.
    samples: Option<SampleBuffer<Sample>>,
    played: usize,
    /// Whether nothing has been decoded since the start of this round.
    is_silent: bool,
}

impl LoopedOgg {
    /// Opens a file. Returns `None` if it is not music in the common format.
    pub(super) fn open(ogg: &'static [u8]) -> Option<Self> {
        let reader = reader(ogg).ok()?;
        let parameters = &reader.default_track()?.codec_params;
        let channels = parameters.channels.map(|channels| channels.count());
        let is_music = channels == Some(usize::from(CHANNELS.get()))
            && parameters.sample_rate == Some(RATE.get());
        if !is_music {
            return None;
        }
        let decoder = VorbisDecoder::try_new(parameters, &DecoderOptions::default()).ok()?;
        Some(LoopedOgg { ogg, reader, decoder, samples: None, played: 0, is_silent: true })
    }

    /// Returns the next sample, those of the channels in turn, or `None` if the file is damaged here.
    pub(super) fn next(&mut self) -> Option<Sample> {
        loop {
            let samples = self.samples.as_ref().map(SampleBuffer::samples).unwrap_or_default();
            if let Some(sample) = samples.get(self.played) {
                self.played += 1;
                return Some(*sample);
            }
            self.decode()?;
        }
    }

    /// Decodes the next packet, which is the first one after the last.
    fn decode(&mut self) -> Option<()> {
        let packet = match self.reader.next_packet() {
            Ok(packet) => packet,
            Err(_) if self.is_silent => return None,
            Err(_) => {
                self.reader = reader(self.ogg).ok()?;
                self.decoder.reset();
                self.is_silent = true;
                self.reader.next_packet().ok()?
            }
        };
        let decoded = self.decoder.decode(&packet).ok()?;
        self.played = 0;
        self.is_silent &= decoded.frames() == 0;
        let samples = self.samples.take().filter(|samples| holds(samples, &decoded));
        let mut samples = samples
            .unwrap_or_else(|| SampleBuffer::new(decoded.capacity() as u64, *decoded.spec()));
        samples.copy_interleaved_ref(decoded);
        self.samples = Some(samples);
        Some(())
    }
}

/// Returns a reader at the first packet.
fn reader(ogg: &'static [u8]) -> Result<OggReader> {
    let stream = MediaSourceStream::new(Box::new(Cursor::new(ogg)), Default::default());
    OggReader::try_new(stream, &FormatOptions { enable_gapless: true, ..FormatOptions::default() })
}

/// Returns whether the decoded frames fit into the buffer.
fn holds(samples: &SampleBuffer<Sample>, decoded: &AudioBufferRef<'_>) -> bool {
    samples.capacity() >= decoded.capacity() * decoded.spec().channels.count()
}
