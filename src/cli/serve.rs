//! `serve`: hosts rooms without a window.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};

use basics::shown_path;
use clap::Args;
use neighbours::announce;
use server::{Config, Limits, Running, start};

use super::failure::{CliRefusal, Failure};
use super::text::language;
use super::words::{TerminalWords, system_language};
use crate::platform;
use crate::settings::Language;
use crate::together::{HOSTED_GAMES, KINDS};
use crate::words::{LANGUAGES, code};

pub(super) const HELP: &str = "\
Prints one line as soon as it listens: the address for a browser or another program, and code= with \
the six digits with which people join. Ctrl+C or SIGTERM ends it; every game is kept and goes on when \
it is started again. It encrypts nothing by itself: docs/hosting.md says what is protected and what \
not, and has an example of a proxy that encrypts and of a service of the system.";

/// Where packages have the page, and where scripts/page --build puts it, seen from the folder of the program.
const PAGES: [&str; 4] = ["page", "../share/o-an-quan/page", "../Resources/page", "../page"];
/// An address that nobody has, to which nothing is sent: the system says from which one it would send.
const NOWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// The arguments of `serve`.
#[derive(Debug, Args)]
pub struct ServeArgs {
    /// The address at which to listen, as in 127.0.0.1 for this machine alone; 0.0.0.0 is all of them.
    #[arg(long, value_name = "ADDRESS", default_value = "0.0.0.0")]
    listen: IpAddr,
    /// The port; 0 is any free one.
    #[arg(long, value_name = "N", default_value_t = 8440)]
    port: u16,
    /// The folder in which to keep the games; by default one among the data of the user.
    #[arg(long, value_name = "FOLDER", value_hint = clap::ValueHint::DirPath)]
    games: Option<PathBuf>,
    /// The folder of the page for guests who have no program, as scripts/page --build makes it; by default that of
    /// the package.
    #[arg(long, value_name = "FOLDER", value_hint = clap::ValueHint::DirPath)]
    page: Option<PathBuf>,
    /// Let anyone with the address open rooms, without the code.
    #[arg(long)]
    open_rooms: bool,
    /// Do not announce the host on the local network, where programs that want to join list it.
    #[arg(long)]
    unannounced: bool,
    /// A further name under which people reach this machine, as behind a proxy; it can be given several times.
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    /// For servers that are one service, another program is made.
    #[arg(long, hide = true, num_args = 0..=1, default_missing_value = "")]
    cluster: Option<String>,
    /// The language; by default Vietnamese if the system speaks it, otherwise English.
    #[arg(long, value_name = "LANGUAGE", value_parser = language())]
    lang: Option<Language>,
}

/// Serves until somebody ends it.
pub(super) fn run(args: &ServeArgs, out: &mut dyn Write) -> Result<(), Failure> {
    if args.cluster.is_some() {
        return Err(CliRefusal::NeedsNode.into());
    }
    let words = TerminalWords::of(args.lang.unwrap_or_else(system_language));
    let own = || platform::data_folder().map(|folder| folder.join(HOSTED_GAMES));
    let games = args.games.clone().or_else(own).ok_or(CliRefusal::NoGamesFolder)?;
    // What the disk refuses later is said, too. A second logger would be the program's own.
    let _ = env_logger::Builder::new().filter_level(log::LevelFilter::Warn).try_init();
    let config = Config {
        listen: args.listen,
        port: args.port,
        games: Some(games.clone()),
        page: args.page.clone().or_else(page_of_package),
        no_page: no_page(),
        open_rooms: args.open_rooms,
        host_names: args.host.clone(),
        kinds: &KINDS,
        limits: Limits::default(),
    };
    let has_page = config.page.is_some();
    let server = start(config).map_err(Failure::refused)?;
    // From here on, these signals end it in order.
    let signals = server.signals().map_err(Failure::refused)?;
    writeln!(out, "http://{}/ code={}", reached(&server), server.code())
        .map_err(Failure::Output)?;
    out.flush().map_err(Failure::Output)?;
    // Nobody else reaches this machine's own address.
    let is_announced = !args.unannounced && !args.listen.is_loopback();
    let _announcement = is_announced.then(|| announce(server.address().port(), ""));
    tell(words, &games, has_page);
    server.wait_for(signals);
    Ok(())
}

/// Tells the person at the terminal what to do.
fn tell(words: &TerminalWords, games: &Path, has_page: bool) {
    let mut lines = vec![words.serving(&shown_path(games))];
    if !has_page {
        lines.push(words.serving_no_page.to_owned());
    }
    for line in lines {
        // A failure to write here cannot be reported anywhere else.
        let _ = writeln!(io::stderr(), "{line}");
    }
}

/// Returns the address under which others reach the server: of all addresses, the one that this machine uses.
fn reached(server: &Running) -> SocketAddr {
    let address = server.address();
    if !address.ip().is_unspecified() {
        return address;
    }
    let used = || {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        socket.connect(NOWHERE).ok()?;
        socket.local_addr().ok().map(|address| address.ip())
    };
    SocketAddr::new(used().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)), address.port())
}

/// Returns the folder of the page in the package that contains this program, if there is one.
pub(crate) fn page_of_package() -> Option<PathBuf> {
    let program = std::env::current_exe().ok()?;
    let folder = program.parent()?;
    PAGES.iter().map(|page| folder.join(page)).find(|page| page.join("index.html").is_file())
}

/// Returns what a browser shows without a page, in every language.
pub(crate) fn no_page() -> String {
    let text = LANGUAGES.map(|language| {
        let words = TerminalWords::of(language);
        format!("<p lang={}>{}</p>", code(language), words.no_page)
    });
    format!("<!doctype html><meta charset=utf-8><title>Ô Ăn Quan</title>{}", text.concat())
}
