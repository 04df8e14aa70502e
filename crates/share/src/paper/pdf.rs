//! A PDF document of drawn pages: lines, areas and text, in millimetres from the top left corner.

use std::collections::BTreeMap;
use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::types::{
    CidFontType, FontFlags, LineCapStyle, LineJoinStyle, SystemInfo, UnicodeCmap,
};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};
use subsetter::GlyphRemapper;

/// The points (1/72 inch) of a millimetre.
const POINT: f32 = 72.0 / 25.4;
/// The height of a line of text, relative to its size.
const LEADING: f32 = 1.35;
/// The distance of the control points of a quarter of a circle from its ends, in radii.
const ARC: f32 = 0.552_285;
/// The units of an em in PDF.
const EM: f32 = 1000.0;

const IDENTITY: SystemInfo<'_> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// A typeface of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// The face of running text.
    Regular,
    /// The face of headings and numbers.
    Bold,
}

/// Where a text stands relative to its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// To the right of it.
    Left,
    /// On both sides of it.
    Middle,
}

/// A font file, and the glyphs that the document uses: only they are embedded.
struct Font {
    bytes: &'static [u8],
    font: FontRef<'static>,
    /// The number of each used glyph in the embedded font.
    numbers: GlyphRemapper,
    /// The used glyphs by that number, each with the letter that it stands for.
    used: BTreeMap<u16, (u16, char)>,
}

impl Font {
    fn new(bytes: &'static [u8]) -> Self {
        let font = FontRef::new(bytes).expect("the program's own font");
        Font { bytes, font, numbers: GlyphRemapper::new(), used: BTreeMap::new() }
    }

    /// Returns the number of the glyph of a letter. Of what somebody typed, the font may lack a letter; the
    /// glyph 0 stands for it.
    fn glyph(&self, letter: char) -> u16 {
        let glyph = self.font.charmap().map(letter).unwrap_or_default();
        glyph.to_u32() as u16
    }

    /// Returns the number in the embedded font of the glyph of a letter.
    fn embedded(&mut self, letter: char) -> u16 {
        let glyph = self.glyph(letter);
        let number = self.numbers.remap(glyph);
        self.used.insert(number, (glyph, letter));
        number
    }

    /// Returns the width of a glyph, in ems.
    fn advance(&self, glyph: u16) -> f32 {
        let metrics = self.font.glyph_metrics(Size::new(1.0), LocationRef::default());
        metrics.advance_width(glyph.into()).unwrap_or_default()
    }

    /// Returns the width of a text, in ems.
    fn width(&self, text: &str) -> f32 {
        text.chars().map(|letter| self.advance(self.glyph(letter))).sum()
    }
}

/// A document that is being drawn.
pub struct Document {
    fonts: [Font; 2],
    pictures: Vec<Picture>,
    pages: Vec<(Vec<u8>, [f32; 2])>,
}

/// A picture of pixels.
#[derive(Clone, Debug)]
pub struct Picture {
    /// Its width and height, in pixels.
    pub size: [usize; 2],
    /// Red, green and blue of each pixel, row by row from the top.
    pub pixels: Vec<u8>,
}

/// A picture that a document holds for its pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureId(usize);

/// A page that is being drawn.
pub struct Page<'a> {
    content: Content,
    fonts: &'a mut [Font; 2],
    pictures: &'a [Picture],
    height: f32,
}

impl Document {
    /// Begins a document with the font files of the two faces.
    pub fn new(regular: &'static [u8], bold: &'static [u8]) -> Self {
        let (pictures, pages) = (Vec::new(), Vec::new());
        Document { fonts: [regular, bold].map(Font::new), pictures, pages }
    }

    /// Adds a picture, which the file holds once, however many pages draw it.
    pub fn add_picture(&mut self, picture: Picture) -> PictureId {
        self.pictures.push(picture);
        PictureId(self.pictures.len() - 1)
    }

    /// Adds a page of this width and height.
    pub fn page(&mut self, [width, height]: [f32; 2], draw: impl FnOnce(&mut Page<'_>)) {
        let mut content = Content::new();
        content.set_line_cap(LineCapStyle::RoundCap).set_line_join(LineJoinStyle::RoundJoin);
        let (fonts, pictures) = (&mut self.fonts, &self.pictures[..]);
        let mut page = Page { content, fonts, pictures, height };
        draw(&mut page);
        self.pages.push((page.content.finish().into_vec(), [width, height]));
    }

    /// Returns the file. `title` and `language` (a code such as "vi") are for readers of the file.
    pub fn finish(self, title: &str, language: &str) -> Vec<u8> {
        let mut pdf = Pdf::new();
        let mut next = Ref::new(1);
        let [catalog, tree, info] = [next.bump(), next.bump(), next.bump()];
        pdf.catalog(catalog).pages(tree).lang(TextStr(language));
        pdf.document_info(info).title(TextStr(title)).creator(TextStr("Ô Ăn Quan"));
        let fonts = [next.bump(), next.bump()];
        for (index, font) in self.fonts.iter().enumerate() {
            embed(&mut pdf, &mut next, fonts[index], font, index);
        }
        let pictures: Vec<Ref> = self.pictures.iter().map(|_| next.bump()).collect();
        for (picture, id) in self.pictures.iter().zip(&pictures) {
            let bytes = compressed(&picture.pixels);
            let mut object = pdf.image_xobject(*id, &bytes);
            let [width, height] = picture.size.map(|side| side as i32);
            object.width(width).height(height).bits_per_component(8);
            object.color_space().device_rgb();
            object.filter(Filter::FlateDecode);
        }
        let pages: Vec<Ref> = self.pages.iter().map(|_| next.bump()).collect();
        pdf.pages(tree).kids(pages.iter().copied()).count(pages.len() as i32);
        for ((content, size), id) in self.pages.iter().zip(pages) {
            let content_id = next.bump();
            let [width, height] = size.map(|side| side * POINT);
            let mut page = pdf.page(id);
            page.media_box(Rect::new(0.0, 0.0, width, height)).parent(tree).contents(content_id);
            let mut resources = page.resources();
            let mut dictionary = resources.fonts();
            for (index, font) in fonts.iter().enumerate() {
                dictionary.pair(Name(resource(index)), *font);
            }
            dictionary.finish();
            let mut dictionary = resources.x_objects();
            for (index, picture) in pictures.iter().enumerate() {
                dictionary.pair(Name(picture_name(index).as_bytes()), *picture);
            }
            dictionary.finish();
            resources.finish();
            page.finish();
            pdf.stream(content_id, &compressed(content)).filter(Filter::FlateDecode);
        }
        pdf.finish()
    }
}

/// Returns the name of a font within a page.
fn resource(index: usize) -> &'static [u8] {
    [b"F0", b"F1"][index]
}

/// Returns the name of a picture within a page.
fn picture_name(index: usize) -> String {
    format!("P{index}")
}

/// Embeds the used part of a font, with the letters of its glyphs, so that the text can be searched and copied.
fn embed(pdf: &mut Pdf, next: &mut Ref, id: Ref, font: &Font, index: usize) {
    // Six capitals before the name mark a part of a font.
    let name =
        Name([b"OANQUA+BeVietnamPro-Regular".as_slice(), b"OANQUB+BeVietnamPro-Bold"][index]);
    let [cid, descriptor, letters, file] = [(); 4].map(|()| next.bump());
    pdf.type0_font(id)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(cid)
        .to_unicode(letters);
    let mut cid_font = pdf.cid_font(cid);
    cid_font.subtype(CidFontType::Type2).base_font(name).system_info(IDENTITY);
    cid_font.font_descriptor(descriptor).default_width(0.0);
    cid_font.cid_to_gid_map_predefined(Name(b"Identity"));
    let mut widths = cid_font.widths();
    for (&number, &(glyph, _)) in &font.used {
        widths.same(number, number, font.advance(glyph) * EM);
    }
    widths.finish();
    cid_font.finish();
    let metrics = font.font.metrics(Size::new(EM), LocationRef::default());
    let bounds = metrics.bounds.unwrap_or_default();
    pdf.font_descriptor(descriptor)
        .name(name)
        .flags(FontFlags::NON_SYMBOLIC)
        .bbox(Rect::new(bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max))
        .italic_angle(metrics.italic_angle)
        .ascent(metrics.ascent)
        .descent(metrics.descent)
        .cap_height(metrics.cap_height.unwrap_or(metrics.ascent))
        .stem_v(90.0)
        .font_file2(file);
    let mut map = UnicodeCmap::new(Name(b"Letters"), IDENTITY);
    for (&number, &(_, letter)) in &font.used {
        map.pair(number, letter);
    }
    let map = map.finish();
    pdf.cmap(letters, &map).name(Name(b"Letters")).system_info(IDENTITY);
    let part = subsetter::subset(font.bytes, 0, &font.numbers).expect("the program's own font");
    let bytes = compressed(&part);
    let mut stream = pdf.stream(file, &bytes);
    stream.filter(Filter::FlateDecode).pair(Name(b"Length1"), part.len() as i32);
}

fn compressed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes).expect("writing to memory does not fail");
    encoder.finish().expect("writing to memory does not fail")
}

impl Page<'_> {
    fn at(&self, [x, y]: [f32; 2]) -> [f32; 2] {
        [x * POINT, (self.height - y) * POINT]
    }

    /// Draws a picture of the document in this width at a corner. Returns its height.
    pub fn picture(&mut self, [x, y]: [f32; 2], width: f32, picture: PictureId) -> f32 {
        let size = self.pictures.get(picture.0).map_or([0; 2], |picture| picture.size);
        let height = width * size[1] as f32 / size[0].max(1) as f32;
        let [left, bottom] = self.at([x, y + height]);
        let name = picture_name(picture.0);
        self.content.save_state();
        self.content.transform([width * POINT, 0.0, 0.0, height * POINT, left, bottom]);
        self.content.x_object(Name(name.as_bytes()));
        self.content.restore_state();
        height
    }

    /// Draws with the page of this size turned upside down.
    pub fn upside_down(&mut self, size: [f32; 2], draw: impl FnOnce(&mut Self)) {
        let [width, height] = size.map(|side| side * POINT);
        self.content.save_state().transform([-1.0, 0.0, 0.0, -1.0, width, height]);
        draw(self);
        self.content.restore_state();
    }

    /// Sets the colour of lines, areas and text: 0 is black, 1 is white.
    pub fn grey(&mut self, grey: f32) {
        self.content.set_stroke_gray(grey).set_fill_gray(grey);
    }

    /// Sets the colour of lines, areas and text, in red, green and blue from 0 to 1.
    pub fn colour(&mut self, [red, green, blue]: [f32; 3]) {
        self.content.set_stroke_rgb(red, green, blue).set_fill_rgb(red, green, blue);
    }

    /// Draws a line of this width through points.
    pub fn line(&mut self, points: &[[f32; 2]], width: f32) {
        self.trace(points);
        self.content.set_line_width(width * POINT).stroke();
    }

    /// Draws a dashed line of this width through points.
    pub fn dashes(&mut self, points: &[[f32; 2]], width: f32) {
        self.content.set_dash_pattern([2.0 * POINT, 2.0 * POINT], 0.0);
        self.line(points, width);
        self.content.set_dash_pattern([], 0.0);
    }

    /// Fills an area with these corners.
    pub fn area(&mut self, points: &[[f32; 2]]) {
        self.trace(points);
        self.content.fill_nonzero();
    }

    fn trace(&mut self, points: &[[f32; 2]]) {
        for (index, point) in points.iter().enumerate() {
            let [x, y] = self.at(*point);
            match index {
                0 => self.content.move_to(x, y),
                _ => self.content.line_to(x, y),
            };
        }
    }

    /// Draws half an ellipse from `from` down or up to `to`, bulging to the left if `bulge` is negative.
    pub fn half_ellipse(&mut self, from: [f32; 2], to: [f32; 2], bulge: f32, width: f32) {
        let middle = (from[1] + to[1]) / 2.0;
        let side = from[0] + bulge;
        let reach = (to[1] - from[1]) / 2.0 * ARC;
        let points = [
            from,
            [from[0] + ARC * bulge, from[1]],
            [side, middle - reach],
            [side, middle],
            [side, middle + reach],
            [to[0] + ARC * bulge, to[1]],
            to,
        ];
        let [a, b, c, d, e, f, g] = points.map(|point| self.at(point));
        self.content.set_line_width(width * POINT).move_to(a[0], a[1]);
        self.content.cubic_to(b[0], b[1], c[0], c[1], d[0], d[1]);
        self.content.cubic_to(e[0], e[1], f[0], f[1], g[0], g[1]).stroke();
    }

    /// Fills a circle.
    pub fn disc(&mut self, [x, y]: [f32; 2], radius: f32) {
        let corner = |across: f32, down: f32| self.at([x + across * radius, y + down * radius]);
        let start = corner(1.0, 0.0);
        let quarters = [
            (1.0, 0.0, 0.0, 1.0),
            (0.0, 1.0, -1.0, 0.0),
            (-1.0, 0.0, 0.0, -1.0),
            (0.0, -1.0, 1.0, 0.0),
        ];
        let curves = quarters.map(|(ax, ay, bx, by)| {
            [
                corner(ax + ARC * bx, ay + ARC * by),
                corner(bx + ARC * ax, by + ARC * ay),
                corner(bx, by),
            ]
        });
        self.content.move_to(start[0], start[1]);
        for [b, c, d] in curves {
            self.content.cubic_to(b[0], b[1], c[0], c[1], d[0], d[1]);
        }
        self.content.fill_nonzero();
    }

    /// Writes a line of text, `size` millimetres high, with its base line at a point.
    pub fn text(&mut self, face: Face, size: f32, point: [f32; 2], align: Align, text: &str) {
        let left = match align {
            Align::Left => point[0],
            Align::Middle => point[0] - self.width(face, size, text) / 2.0,
        };
        let [x, y] = self.at([left, point[1]]);
        let font = &mut self.fonts[face as usize];
        let mut bytes = Vec::with_capacity(2 * text.len());
        for letter in text.chars() {
            bytes.extend(font.embedded(letter).to_be_bytes());
        }
        self.content.begin_text().set_font(Name(resource(face as usize)), size * POINT);
        self.content.set_text_matrix([1.0, 0.0, 0.0, 1.0, x, y]).show(Str(&bytes)).end_text();
    }

    /// Returns the width of a line of text.
    pub fn width(&self, face: Face, size: f32, text: &str) -> f32 {
        self.fonts[face as usize].width(text) * size
    }

    /// Writes text in lines of at most `width` below a point. Returns the height that it takes.
    pub fn paragraph(&mut self, size: f32, [x, y]: [f32; 2], width: f32, text: &str) -> f32 {
        let lines = self.lines(size, width, text);
        for (index, line) in lines.iter().enumerate() {
            let base = y + size * (LEADING * index as f32 + 1.0);
            self.text(Face::Regular, size, [x, base], Align::Left, line);
        }
        LEADING * size * lines.len() as f32
    }

    /// Returns the height that text takes in lines of at most `width`.
    pub fn paragraph_height(&self, size: f32, width: f32, text: &str) -> f32 {
        LEADING * size * self.lines(size, width, text).len() as f32
    }

    /// Divides text into lines of at most `width`.
    fn lines(&self, size: f32, width: f32, text: &str) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            let longer = lines.last().map(|line| format!("{line} {word}"));
            match (longer, lines.last_mut()) {
                (Some(longer), Some(line)) if self.width(Face::Regular, size, &longer) <= width => {
                    *line = longer;
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }
}
