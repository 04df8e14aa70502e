//! Animations as GIF: one palette for all pictures, and of each picture only what changed.

use color_quant::NeuQuant;
use eframe::egui::{Color32, ColorImage};
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use ui_kit::painter::Area;

/// The number of colours: with that for a pixel that does not change, 7 bits.
const COLOURS: usize = 127;
/// The number in the palette for a pixel that does not change.
const UNCHANGED: u8 = COLOURS as u8;
/// The greatest difference of a pixel that stays as it is: the sum of the squared differences of red,
/// green and blue. Without it, soft shadows would be written again and again.
const TOLERANCE: i32 = 150;
/// The share of the colours from which the palette is learned: one in this number (1 to 30).
const SAMPLING: i32 = 1;
/// How many high bits of each channel distinguish two colours.
const BITS: u32 = 6;

/// The colours of an animation.
pub struct Palette {
    colours: NeuQuant,
    /// Red, green and blue of each colour.
    channels: Vec<u8>,
    /// The numbers of the colours found so far, by the upper bits of red, green and blue.
    known: Vec<Option<u8>>,
}

impl Palette {
    /// Chooses the colours that suit the pixels of `samples` best.
    pub fn of(samples: &[ColorImage]) -> Self {
        let colours = NeuQuant::new(SAMPLING, COLOURS, &weighed(samples));
        let mut channels = colours.color_map_rgb();
        // The colour of an unchanged pixel.
        channels.extend([0, 0, 0]);
        Palette { colours, channels, known: vec![None; 1 << (3 * BITS)] }
    }

    /// Returns whether the colour with this number can stand for a pixel.
    fn is_near(&self, number: u8, pixel: Color32) -> bool {
        let colour = &self.channels[3 * usize::from(number)..][..3];
        let difference = colour
            .iter()
            .zip(pixel.to_array())
            .map(|(colour, channel)| (i32::from(*colour) - i32::from(channel)).pow(2));
        difference.sum::<i32>() <= TOLERANCE
    }

    /// Returns the number of the nearest colour.
    fn number(&mut self, pixel: Color32) -> u8 {
        let place = place(pixel.to_array());
        let Palette { colours, known, .. } = self;
        *known[place].get_or_insert_with(|| {
            // Every colour of the place has the same number, in whatever order they come.
            let [red, green, blue] = middle(place);
            colours.index_of(&[red, green, blue, 255]) as u8
        })
    }
}

/// Returns the colours of pictures, four bytes each, to learn from. A colour appears as often as the
/// square root of the number of its pixels: a few small stones count beside a large ground.
fn weighed(samples: &[ColorImage]) -> Vec<u8> {
    let mut counts = vec![0u32; 1 << (3 * BITS)];
    for pixel in samples.iter().flat_map(|sample| &sample.pixels) {
        counts[place(pixel.to_array())] += 1;
    }
    let mut colours = Vec::new();
    for (place, count) in counts.into_iter().enumerate() {
        let [red, green, blue] = middle(place);
        for _ in 0..f64::from(count).sqrt().ceil() as usize {
            colours.extend([red, green, blue, 255]);
        }
    }
    colours
}

/// Returns the number of the colours that share the upper bits of red, green and blue.
fn place([red, green, blue, _]: [u8; 4]) -> usize {
    let upper = [red, green, blue].map(|channel| usize::from(channel >> (8 - BITS)));
    (upper[0] << (2 * BITS)) | (upper[1] << BITS) | upper[2]
}

/// Returns the red, green and blue in the middle of the colours of a place.
fn middle(place: usize) -> [u8; 3] {
    [2 * BITS, BITS, 0].map(|shift| {
        let upper = (place >> shift) & ((1 << BITS) - 1);
        (upper << (8 - BITS)) as u8 | 1 << (7 - BITS)
    })
}

/// A GIF that is being written.
pub struct GifWriter {
    encoder: Encoder<Vec<u8>>,
    palette: Palette,
    size: [usize; 2],
    /// The numbers of the colours of the last picture.
    numbers: Vec<u8>,
    /// The frame that has not been written yet, because it may last longer.
    last: Option<Frame<'static>>,
    /// The time of all pictures so far, in seconds, and of all frames, in hundredths.
    seconds: f64,
    hundredths: u64,
}

impl GifWriter {
    /// Begins a GIF of `size` pixels that repeats for ever.
    pub fn new(size: [usize; 2], palette: Palette) -> Self {
        let [width, height] = size.map(|pixels| u16::try_from(pixels).expect("GIF has this size"));
        let mut encoder = Encoder::new(Vec::new(), width, height, &palette.channels)
            .expect("writing to memory does not fail");
        encoder.set_repeat(Repeat::Infinite).expect("writing to memory does not fail");
        let numbers = vec![UNCHANGED; size[0] * size[1]];
        GifWriter { encoder, palette, size, numbers, last: None, seconds: 0.0, hundredths: 0 }
    }

    /// Adds a picture for some seconds. It differs from the one before only in these areas.
    pub fn add(&mut self, picture: &ColorImage, changed: &[Area], seconds: f32) {
        let frame = self.changes(picture, changed);
        self.seconds += f64::from(seconds);
        let until = (self.seconds * 100.0).round() as u64;
        let lasts = until.saturating_sub(self.hundredths) as u16;
        self.hundredths = until;
        match (frame, &mut self.last) {
            (None, Some(last)) => last.delay = last.delay.saturating_add(lasts),
            (None, None) => {}
            (Some(frame), _) => {
                self.write_last();
                self.last = Some(Frame { delay: lasts, ..frame });
            }
        }
    }

    /// Returns the file.
    pub fn finish(mut self) -> Vec<u8> {
        self.write_last();
        self.encoder.into_inner().expect("writing to memory does not fail")
    }

    fn write_last(&mut self) {
        if let Some(frame) = self.last.take() {
            self.encoder.write_frame(&frame).expect("writing to memory does not fail");
        }
    }

    /// Returns the smallest frame that changes the last picture into this one, or `None` if they look
    /// the same.
    fn changes(&mut self, picture: &ColorImage, changed: &[Area]) -> Option<Frame<'static>> {
        let width = self.size[0];
        let before = self.numbers.clone();
        let mut touched: Option<Area> = None;
        for [across, down] in changed {
            for (x, y) in down.clone().flat_map(|y| across.clone().map(move |x| (x, y))) {
                let at = y * width + x;
                let (pixel, shown) = (picture.pixels[at], before[at]);
                if shown != UNCHANGED && self.palette.is_near(shown, pixel) {
                    continue;
                }
                self.numbers[at] = self.palette.number(pixel);
                if self.numbers[at] != shown {
                    let [columns, rows] = touched.get_or_insert([x..x + 1, y..y + 1]);
                    *columns = columns.start.min(x)..columns.end.max(x + 1);
                    *rows = rows.start.min(y)..rows.end.max(y + 1);
                }
            }
        }
        let [columns, rows] = touched?;
        let pixels = rows.clone().flat_map(|y| columns.clone().map(move |x| y * width + x));
        let number = |at: usize| match self.numbers[at] {
            same if same == before[at] => UNCHANGED,
            new => new,
        };
        Some(Frame {
            left: columns.start as u16,
            top: rows.start as u16,
            width: columns.len() as u16,
            height: rows.len() as u16,
            buffer: pixels.map(number).collect::<Vec<u8>>().into(),
            transparent: Some(UNCHANGED),
            dispose: DisposalMethod::Keep,
            ..Frame::default()
        })
    }
}
