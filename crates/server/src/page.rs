//! The page for guests, which the server has in memory from its start: no request ever reaches the disk.

use std::collections::HashMap;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use axum::body::Bytes;
use basics::system_reason;
use flate2::Compression;
use flate2::write::GzEncoder;
use thiserror::Error;

/// The most bytes of a page.
const MAX_BYTES: u64 = 128 << 20;
/// The file that the address alone shows.
const INDEX: &str = "index.html";
/// The end of its head, and what the page looks for before it.
const HEAD_END: &[u8] = b"</head>";
const MARK: &[u8] = b"<meta name=\"o-an-quan-host\" content=\"1\">\n";
/// The types of the files that gain nothing from compression.
const PACKED: [&str; 4] = ["image/png", "audio/ogg", "font/woff2", "application/gzip"];

/// The files of a page.
#[derive(Debug, Default)]
pub struct Page {
    files: HashMap<String, PageFile>,
}

/// A file of a page.
#[derive(Debug)]
pub(crate) struct PageFile {
    pub(crate) bytes: Bytes,
    /// The file compressed, if that is smaller.
    pub(crate) gzip: Option<Bytes>,
    pub(crate) kind: &'static str,
    /// Names the contents, so that a browser which has them need not fetch them again.
    pub(crate) tag: String,
}

/// The reason why a folder contains no page.
#[derive(Debug, Error)]
pub enum PageProblem {
    /// The system refuses.
    #[error("{} cannot be read: {}", .path.display(), system_reason(.why))]
    Unreadable {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        why: io::Error,
    },
    /// There is no `index.html`.
    #[error("{folder} has no index.html: scripts/page --build makes the page in target/page", folder = .0.display())]
    NoIndex(PathBuf),
    /// The files are too large.
    #[error("{folder} contains more than a page: over 128 MiB", folder = .0.display())]
    TooLarge(PathBuf),
}

impl Page {
    /// Reads the page in `folder`.
    ///
    /// # Errors
    /// Returns the reason if there is none.
    pub fn load(folder: &Path) -> Result<Self, PageProblem> {
        let mut page = Page::default();
        let mut left = MAX_BYTES;
        page.add_folder(folder, folder, "", &mut left)?;
        if page.file(INDEX).is_none() {
            return Err(PageProblem::NoIndex(folder.to_owned()));
        }
        Ok(page)
    }

    fn add_folder(
        &mut self,
        whole: &Path,
        folder: &Path,
        prefix: &str,
        left: &mut u64,
    ) -> Result<(), PageProblem> {
        let problem = |why| PageProblem::Unreadable { path: folder.to_owned(), why };
        for entry in fs::read_dir(folder).map_err(problem)? {
            let entry = entry.map_err(problem)?;
            let (path, kind) = (entry.path(), entry.file_type().map_err(problem)?);
            // A link may lead anywhere.
            let Some(name) = entry.file_name().to_str().map(|name| format!("{prefix}{name}"))
            else {
                continue;
            };
            if kind.is_dir() {
                self.add_folder(whole, &path, &format!("{name}/"), left)?;
            } else if kind.is_file() {
                let size = entry.metadata().map_err(problem)?.len();
                *left = left
                    .checked_sub(size)
                    .ok_or_else(|| PageProblem::TooLarge(whole.to_owned()))?;
                let mut bytes =
                    fs::read(&path).map_err(|why| PageProblem::Unreadable { path, why })?;
                if name == INDEX {
                    bytes = marked(&bytes);
                }
                self.files.insert(name.clone(), PageFile::new(&name, bytes));
            }
        }
        Ok(())
    }

    /// Returns the file with this name, as it follows the slash in an address.
    pub(crate) fn file(&self, name: &str) -> Option<&PageFile> {
        self.files.get(if name.is_empty() { INDEX } else { name })
    }
}

/// Returns the index of a page with a mark by which it knows that a host serves it.
fn marked(index: &[u8]) -> Vec<u8> {
    let end = index.windows(HEAD_END.len()).position(|window| window == HEAD_END);
    let (before, after) = index.split_at(end.unwrap_or(0));
    match end {
        Some(_) => [before, MARK, after].concat(),
        None => index.to_vec(),
    }
}

impl PageFile {
    fn new(name: &str, bytes: Vec<u8>) -> Self {
        let mut hasher = DefaultHasher::new();
        hasher.write(&bytes);
        let tag = format!("\"{:016x}-{}\"", hasher.finish(), bytes.len());
        let kind = kind_of(name);
        let gzip = if PACKED.contains(&kind) { None } else { compressed(&bytes) };
        PageFile { bytes: bytes.into(), gzip, kind, tag }
    }
}

/// Returns the bytes compressed; `None` if that saves nothing.
fn compressed(bytes: &[u8]) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(7));
    encoder.write_all(bytes).ok()?;
    let packed = encoder.finish().ok()?;
    (packed.len() < bytes.len()).then(|| packed.into())
}

/// Returns the type of a file by the end of its name.
fn kind_of(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ogg" => "audio/ogg",
        "woff2" => "font/woff2",
        "gz" => "application/gzip",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_what_its_folder_contains_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        assert!(matches!(Page::load(folder.path()), Err(PageProblem::NoIndex(_))));
        let missing = folder.path().join("missing");
        assert!(matches!(Page::load(&missing), Err(PageProblem::Unreadable { .. })));
        fs::create_dir(folder.path().join("music")).unwrap();
        fs::write(folder.path().join(INDEX), "<p>".repeat(100)).unwrap();
        fs::write(folder.path().join("music/a.ogg"), "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa")
            .unwrap();
        #[cfg(unix)]
        std::os::unix::fs::symlink("/etc/passwd", folder.path().join("secret")).unwrap();
        let page = Page::load(folder.path()).unwrap();
        let index = page.file("").unwrap();
        assert!(index.gzip.as_ref().unwrap().len() < index.bytes.len());
        assert_eq!(index.kind, "text/html; charset=utf-8");
        let music = page.file("music/a.ogg").unwrap();
        assert!(music.gzip.is_none());
        assert_ne!(music.tag, index.tag);
        for name in ["secret", "../secret", "music/", "music", "/index.html", "%2e%2e/secret"] {
            assert!(page.file(name).is_none(), "{name}");
        }
    }
}
