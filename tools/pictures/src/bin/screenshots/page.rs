//! The page with all pictures of the gallery.

use std::fmt::Write;

use crate::shot::Shot;

const HEAD: &str = r#"<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Ô Ăn Quan: every screen</title>
<style>
body { font: 15px sans-serif; margin: 1.5em; background: #e8e6e1; color: #222; }
section { display: flex; flex-wrap: wrap; gap: 1em; align-items: flex-end; }
figure { margin: 0; }
img { width: 400px; border: 1px solid #8888; }
figcaption { font-size: 12px; }
</style>
<h1>Ô Ăn Quan: every screen</h1>
"#;

/// Returns the page, with a heading for each scene.
pub fn html(shots: &[Shot]) -> String {
    let mut page = HEAD.to_owned();
    for shots in shots.chunk_by(|a, b| a.scene.name == b.scene.name) {
        let scene = shots[0].scene.name;
        write!(page, "<h2 id=\"{scene}\">{scene}</h2>\n<section>\n").expect("a text grows");
        for name in shots.iter().map(Shot::name) {
            let message = name.trim_start_matches(scene).trim_matches('.').trim_end_matches(".png");
            writeln!(
                page,
                "<figure><a href=\"{name}\"><img src=\"{name}\" loading=\"lazy\" alt=\"{name}\"></a>\
                 <figcaption>{message}</figcaption></figure>"
            )
            .expect("a text grows");
        }
        page.push_str("</section>\n");
    }
    page
}
