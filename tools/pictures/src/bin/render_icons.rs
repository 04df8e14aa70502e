//! Paints the icons of the packages with the formulas of the window's icon.
//!
//! `cargo run -p pictures --bin render_icons` writes `packaging/icons/SIZE.png` in the sizes of macOS and
//! of the freedesktop theme *hicolor*, and `packaging/windows/o-an-quan.ico`.

use std::fs::File;
use std::io;
use std::path::Path;

use ico::{IconDir, IconDirEntry, IconImage, ResourceType};
use o_an_quan::ui::app_icon;

const SIZES: [usize; 8] = [16, 24, 32, 48, 64, 128, 256, 512];

/// The sizes that Windows uses, of which 256 is the largest.
const WINDOWS: [usize; 6] = [16, 24, 32, 48, 64, 256];

/// The bits kept of each colour channel. The others are invisible, but with the grain of the brick
/// they would make the files three times as large.
const KEPT_BITS: u8 = 0b1111_1100;

fn main() -> io::Result<()> {
    let packaging = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging");
    let mut windows = IconDir::new(ResourceType::Icon);
    for size in SIZES {
        let image = painted(size);
        image.write_png(File::create(packaging.join(format!("icons/{size}.png")))?)?;
        if WINDOWS.contains(&size) {
            windows.add_entry(IconDirEntry::encode(&image)?);
        }
    }
    windows.write(File::create(packaging.join("windows/o-an-quan.ico"))?)
}

fn painted(size: usize) -> IconImage {
    let picture = app_icon(size);
    let texels = picture.pixels.iter().flat_map(|texel| {
        let [r, g, b, a] = texel.to_srgba_unmultiplied();
        [r & KEPT_BITS, g & KEPT_BITS, b & KEPT_BITS, a]
    });
    let side = u32::try_from(size).expect("an icon is small");
    IconImage::from_rgba_data(side, side, texels.collect())
}
