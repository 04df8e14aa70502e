//! Sheets to print, whatever is on them: `pdf` writes the document.

mod pdf;

pub use pdf::{Align, Document, Face, Page, Picture, PictureId};

use std::path::{Path, PathBuf};

use ui_kit::theme;

/// The size of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// 210 mm by 297 mm.
    A4,
    /// 297 mm by 420 mm.
    A3,
}

impl Paper {
    /// Returns the width and the height of an upright sheet, in millimetres (ISO 216).
    pub fn size(self) -> [f32; 2] {
        match self {
            Paper::A4 => [210.0, 297.0],
            Paper::A3 => [297.0, 420.0],
        }
    }
}

/// Returns the path with the ending of a PDF file.
pub fn pdf_path(path: PathBuf) -> PathBuf {
    with_ending(path, "pdf")
}

/// Returns the path with an ending such as "pdf".
pub fn with_ending(path: PathBuf, wanted: &str) -> PathBuf {
    match path.extension() {
        Some(ending) if ending.eq_ignore_ascii_case(wanted) => path,
        _ => {
            let mut name = path.file_name().unwrap_or_default().to_os_string();
            name.push(format!(".{wanted}"));
            Path::with_file_name(&path, name)
        }
    }
}

/// Returns an empty document in the faces of the window.
pub fn document() -> Document {
    Document::new(theme::REGULAR_FONT, theme::BOLD_FONT)
}
