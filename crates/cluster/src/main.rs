//! A server that is one of several which together host rooms, and which survive the death of each.

use std::io::Write;
use std::net::IpAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use cluster::{Address, back_up, forget_end, restore, start};
use rooms::{Kind, kind};
use server::{Config, Limits};

/// The games that rooms can have.
static KINDS: [Kind; games::COUNT] = games::each!(kind);

/// What a browser shows without a page, in every language.
const NO_PAGE: &str = "<!doctype html><meta charset=utf-8><title>Ô Ăn Quan</title>\
    <p lang=vi>Máy chủ này không có trang cho trình duyệt: hãy vào bằng chương trình Ô Ăn Quan.</p>\
    <p lang=en>This server has no page for browsers: join with the program Ô Ăn Quan.</p>";

/// Hosts rooms together with other nodes of a service, so that any of them may die.
///
/// Prints one line as soon as it listens: the address, and code= with the six digits with which people join, which are
/// the same at every node. Ctrl+C or SIGTERM ends it, and the others take over at once. docs/hosting.md has examples.
#[derive(Debug, Parser)]
#[command(version, args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    nats: Option<Nats>,
    #[command(flatten)]
    node: Node,
}

/// Where the service is.
#[derive(Debug, clap::Args)]
struct Nats {
    /// The servers of NATS, as in nats://10.0.0.1:4222,nats://10.0.0.2:4222.
    #[arg(long, value_name = "URLS", value_delimiter = ',', required = true)]
    cluster: Vec<String>,
    /// The file with the credentials for NATS.
    #[arg(long, value_name = "FILE")]
    credentials: Option<PathBuf>,
    /// The name of the service; several can share the servers of NATS.
    #[arg(long, value_name = "NAME", default_value = "o-an-quan")]
    service: String,
    /// The number of partitions, which a service keeps for good.
    #[arg(long, value_name = "N", default_value_t = 16)]
    partitions: usize,
    /// The copies of every game, on as many servers of NATS.
    #[arg(long, value_name = "N", default_value_t = 3)]
    copies: usize,
}

/// What else it does.
#[derive(Debug, Subcommand)]
enum Command {
    /// Copy all games of the service into a folder, while it runs.
    Backup {
        /// The folder.
        folder: PathBuf,
        #[command(flatten)]
        nats: Nats,
    },
    /// Put a copy back, into a service that has no games, while no node runs.
    Restore {
        /// The folder.
        folder: PathBuf,
        #[command(flatten)]
        nats: Nats,
    },
    /// Open a partition whose log ends before what was acknowledged: what is missing there is lost.
    ForgetEnd {
        /// The number of the partition.
        partition: usize,
        #[command(flatten)]
        nats: Nats,
    },
}

/// How a node serves.
#[derive(Debug, clap::Args)]
struct Node {
    /// The address at which to listen.
    #[arg(long, value_name = "ADDRESS", default_value = "0.0.0.0")]
    listen: IpAddr,
    /// The port; 0 is any free one.
    #[arg(long, value_name = "N", default_value_t = 8440)]
    port: u16,
    /// The folder of the page for guests who have no program.
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
    /// Let anyone with the address open rooms, without the code.
    #[arg(long)]
    open_rooms: bool,
    /// A further name under which people reach this machine, as behind a proxy; it can be given several times.
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    /// The most connections.
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    connections: usize,
    /// The most connections from one address.
    #[arg(long, value_name = "N", default_value_t = 200)]
    per_address: usize,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let _ = env_logger::Builder::new()
        .filter_level(log::LevelFilter::Warn)
        .filter_module("cluster", log::LevelFilter::Info)
        .parse_default_env()
        .format(|out, record| {
            let (time, level) = (tabletop::platform::now(), record.level());
            writeln!(out, "time={time} level={level} in={} {}", record.target(), record.args())
        })
        .try_init();
    let done = match (args.command, args.nats) {
        (Some(command), _) => carry_out(command),
        (None, Some(nats)) => serve(&nats.address(), args.node),
        (None, None) => unreachable!("--cluster is required without a command"),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            // A failure to write here cannot be reported anywhere else.
            let _ = writeln!(std::io::stderr(), "{why}");
            ExitCode::FAILURE
        }
    }
}

impl Nats {
    fn address(self) -> Address {
        let Nats { cluster: servers, credentials, service, partitions, copies } = self;
        Address { servers, credentials, service, partitions, copies }
    }
}

fn carry_out(command: Command) -> Result<(), Box<dyn std::error::Error>> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let said = match command {
        Command::Backup { folder, nats } => {
            let number = runtime.block_on(back_up(&nats.address(), &folder))?;
            format!("messages={number} folder={}", folder.display())
        }
        Command::Restore { folder, nats } => {
            let number = runtime.block_on(restore(&nats.address(), &folder))?;
            format!("messages={number} folder={}", folder.display())
        }
        Command::ForgetEnd { partition, nats } => {
            let end = runtime.block_on(forget_end(&nats.address(), partition))?;
            format!("partition={partition} forgotten={end}")
        }
    };
    writeln!(std::io::stdout(), "{said}")?;
    Ok(())
}

fn serve(address: &Address, args: Node) -> Result<(), Box<dyn std::error::Error>> {
    let rooms = 100_000;
    let config = Config {
        listen: args.listen,
        port: args.port,
        games: None,
        page: args.page,
        no_page: NO_PAGE.to_owned(),
        open_rooms: args.open_rooms,
        host_names: args.host,
        kinds: &KINDS,
        limits: Limits {
            connections: args.connections,
            per_address: args.per_address,
            rooms,
            ..Limits::default()
        },
    };
    let node = start(config, address)?;
    // From here on, these signals end it in order.
    let signals = node.signals()?;
    let mut out = std::io::stdout();
    writeln!(out, "http://{}/ code={}", node.address(), node.code())?;
    out.flush()?;
    node.wait_for(signals);
    Ok(())
}
