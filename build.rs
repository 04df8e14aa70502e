//! Adds the icon and the version information to the Windows program. Does nothing on other systems.

use std::{env, io};

const ICON: &str = "packaging/windows/o-an-quan.ico";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={ICON}");
    if env::var_os("CARGO_CFG_TARGET_OS").is_some_and(|system| system == "windows") {
        // The other fields, such as the version, come from Cargo.toml.
        winresource::WindowsResource::new()
            .set_icon(ICON)
            .set("ProductName", "Ô Ăn Quan")
            .set("FileDescription", "Ô Ăn Quan")
            .set("LegalCopyright", "Ô Ăn Quan contributors; MIT OR Apache-2.0")
            .compile()?;
    }
    Ok(())
}
