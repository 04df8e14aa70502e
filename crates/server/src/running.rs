//! Starting a server, and ending it.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, mpsc};
use std::thread::JoinHandle;
use std::time::Duration;

use basics::platform::start_thread;
use basics::{Control, system_reason};
use messages::{ClassChange, Code, Key};
use rooms::{FileLog, MemoryLog, RoomLog};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::time::{sleep, timeout};

use crate::accept::accept;
use crate::classroom::{ClassOrder, Classroom};
use crate::config::Config;
use crate::hall::Hall;
use crate::page::{Page, PageProblem};
use crate::random::{self, NoRandomness};
use crate::service::{Membership, Node};
use crate::shard::{Shard, keep_time};
use crate::site::{Site, router};
use crate::thinking::Thinkers;
use crate::time::BEAT;

/// The file with the code of the host, so that it is the same after a restart.
const CODE_FILE: &str = "code.txt";
/// The file with the key of who may hold a class.
const TEACHER_FILE: &str = "teacher.txt";
/// The end of the names of the files of classes.
const CLASS_ENDING: &str = "class";
/// The file that says that a server uses the folder.
const LOCK_FILE: &str = "lock";
/// How often to look whether they have ended.
const LOOK_TIME: Duration = Duration::from_millis(10);
/// How long the connections have to end.
const END_TIME: Duration = Duration::from_secs(3);

/// The reason why a server does not start.
#[derive(Debug, Error)]
pub enum StartProblem {
    /// The address cannot be listened at, as where another program does.
    #[error("nothing can listen at {address}: {}", system_reason(.why))]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why.
        why: io::Error,
    },
    /// The folder of the games cannot be used.
    #[error("{} cannot keep games: {}", .folder.display(), system_reason(.why))]
    Games {
        /// The folder.
        folder: PathBuf,
        /// Why.
        why: io::Error,
    },
    /// Another server uses the folder of the games.
    #[error("another server keeps its games in {folder}: choose another folder with --games", folder = .0.display())]
    InUse(PathBuf),
    /// There is no page.
    #[error("{0}")]
    Page(#[from] PageProblem),
    /// The system gives no random numbers.
    #[error("{0}")]
    Random(#[from] NoRandomness),
    /// The service to which the server belongs does not let it join.
    #[error("{0}")]
    Service(String),
    /// The system gives no threads.
    #[error("the system starts no threads: {}", system_reason(.0))]
    Threads(io::Error),
}

/// A server that runs. It ends when this is dropped.
pub struct Running {
    runtime: Option<Runtime>,
    hall: Arc<Hall>,
    class: Option<JoinHandle<()>>,
    thinking: Control,
    address: SocketAddr,
    /// Taken if there is a folder of the games.
    lock: Option<File>,
}

/// Starts a server, with the rooms that its folder contains.
///
/// # Errors
/// Returns the reason if it does not start.
pub fn start(config: Config) -> Result<Running, StartProblem> {
    start_server(config, None)
}

/// Starts a server that belongs to a service, which has its rooms.
///
/// # Errors
/// Returns the reason if it does not start.
pub fn start_in(config: Config, membership: Membership) -> Result<Running, StartProblem> {
    start_server(config, Some(membership))
}

fn start_server(config: Config, membership: Option<Membership>) -> Result<Running, StartProblem> {
    let lock = config.games.as_deref().map(lock).transpose()?;
    let (code, teacher) = match &config.games {
        Some(folder) => {
            (kept(folder, CODE_FILE, random::code)?, kept(folder, TEACHER_FILE, random::key)?)
        }
        None => (random::code()?, random::key()?),
    };
    let code = membership.as_ref().map_or(code, |membership| membership.code);
    let page = config.page.as_deref().map(Page::load).transpose()?;
    let runtime = Builder::new_multi_thread()
        .thread_name("network")
        .enable_io()
        .enable_time()
        .build()
        .map_err(StartProblem::Threads)?;
    let wanted = SocketAddr::new(config.listen, config.port);
    let listen = |why| StartProblem::Listen { address: wanted, why };
    let listener = runtime.block_on(TcpListener::bind(wanted)).map_err(listen)?;
    let address = listener.local_addr().map_err(listen)?;
    let (class, class_orders) = mpsc::channel();
    let secrets = (code, teacher);
    let has_page = page.is_some();
    let hall = Hall::new(secrets, config.open_rooms, config.kinds, config.limits, has_page, class);
    let hall = Arc::new(hall);
    let (thinkers, waiting) = Thinkers::new();
    let thinking = Control::default();
    waiting.start(hall.clone(), thinking.clone()).map_err(StartProblem::Threads)?;
    let runtime = Some(runtime);
    let beating = Arc::downgrade(&hall);
    let beat = move || {
        while let Some(hall) = beating.upgrade() {
            hall.clock.beat();
            drop(hall);
            std::thread::sleep(BEAT);
        }
    };
    start_thread("time", beat).map_err(StartProblem::Threads)?;
    // From here on, what does not start ends what has.
    let mut running = Running { runtime, hall: hall.clone(), class: None, thinking, address, lock };
    match membership {
        None => running.open_rooms(config.games.as_deref(), &thinkers)?,
        Some(Membership { first_guest, join, .. }) => {
            let joined = join(Node::new(hall.clone(), thinkers));
            let service = joined.map_err(StartProblem::Service)?;
            hall.belongs_to(service, first_guest);
        }
    }
    let log = log_of_class(config.games.as_deref())?;
    let classroom = Classroom::new(hall.clone(), log, random::bits()?);
    let class = start_thread("class", move || classroom.run(&class_orders));
    running.class = Some(class.map_err(StartProblem::Threads)?);
    let is_ending = hall.ending.subscribe();
    let (no_page, host_names) = (config.no_page, config.host_names);
    let sockets = Default::default();
    let site = Arc::new(Site { hall: hall.clone(), page, no_page, host_names, sockets });
    let limits = (config.limits.connections, config.limits.per_address);
    running.spawn(accept(listener, router(site), limits, is_ending));
    Ok(running)
}

/// Returns the log of the rooms.
fn log_of_rooms(folder: Option<&Path>) -> Result<Box<dyn RoomLog>, StartProblem> {
    let Some(folder) = folder else { return Ok(Box::new(MemoryLog::default())) };
    let log = FileLog::open(folder);
    let log = log.map_err(|why| StartProblem::Games { folder: folder.to_owned(), why })?;
    Ok(Box::new(log))
}

/// Returns the log of the class.
fn log_of_class(folder: Option<&Path>) -> Result<Box<dyn RoomLog<ClassChange>>, StartProblem> {
    let Some(folder) = folder else { return Ok(Box::new(MemoryLog::default())) };
    let problem = |why| StartProblem::Games { folder: folder.to_owned(), why };
    let log = FileLog::<ClassChange>::with_ending(folder, CLASS_ENDING).map_err(problem)?;
    Ok(Box::new(log))
}

/// Creates the folder of the games if necessary, and locks it against other servers.
fn lock(folder: &Path) -> Result<File, StartProblem> {
    let problem = |why| StartProblem::Games { folder: folder.to_owned(), why };
    fs::create_dir_all(folder).map_err(problem)?;
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    let file = options.open(folder.join(LOCK_FILE)).map_err(problem)?;
    match file.try_lock() {
        Err(fs::TryLockError::WouldBlock) => Err(StartProblem::InUse(folder.to_owned())),
        // A disk without locks has at least this server.
        Ok(()) | Err(fs::TryLockError::Error(_)) => Ok(file),
    }
}

/// Returns the port at which the server of a player listened that kept its games in this folder, if it was killed and none
/// uses the folder now.
pub fn killed_at(folder: &Path) -> Option<u16> {
    let mut file = File::open(folder.join(LOCK_FILE)).ok()?;
    file.try_lock_shared().ok()?;
    let mut port = String::new();
    file.read_to_string(&mut port).ok()?;
    port.trim().parse().ok()
}

/// Returns the code or the key that the folder keeps in a file, or a new one, which it keeps from now on. Only the user
/// may read it.
fn kept<T: FromStr + Copy + Into<String>>(
    folder: &Path,
    file: &str,
    new: impl FnOnce() -> Result<T, NoRandomness>,
) -> Result<T, StartProblem> {
    let problem = |why| StartProblem::Games { folder: folder.to_owned(), why };
    let path = folder.join(file);
    let text = fs::read_to_string(&path).ok();
    if let Some(secret) = text.and_then(|text| text.trim().parse().ok()) {
        return Ok(secret);
    }
    let secret = new()?;
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&path).map_err(problem)?;
    writeln!(file, "{}", secret.into()).map_err(problem)?;
    Ok(secret)
}

impl Running {
    /// Returns the address at which the server listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the code with which people join.
    pub fn code(&self) -> Code {
        self.hall.code
    }

    /// Returns the key of who may hold a class, for the client of the teacher alone. It is the same after a restart.
    pub fn teacher(&self) -> Key {
        self.hall.teacher
    }

    /// Notes that the server belongs to the program of a player: of the first client from this machine that has the
    /// code. The messages of its rooms name its seat, and the folder of the games keeps the port until the server ends in
    /// order, so that a kill [can be seen](killed_at).
    pub fn belongs_to_player(&self) {
        self.hall.has_owner.store(true, Ordering::Relaxed);
        if let Some(mut lock) = self.lock.as_ref() {
            // A disk that refuses costs no more than the room that opens by itself.
            let _ = lock.set_len(0).and_then(|()| writeln!(lock, "{}", self.address.port()));
        }
    }

    /// Returns whether the games are kept in a folder.
    pub fn keeps_games(&self) -> bool {
        self.lock.is_some()
    }

    /// Returns whether another machine has asked for the page, and whether one has connected and was greeted. That tells
    /// who may be kept out from who only does not go on.
    pub fn visits(&self) -> [bool; 2] {
        [&self.hall.fetched, &self.hall.entered].map(|visit| visit.load(Ordering::Relaxed))
    }

    /// Returns the number of open rooms.
    pub fn rooms(&self) -> usize {
        self.hall.count()
    }

    /// Returns what waits for the signals that end the server. They no longer end the program from here on.
    ///
    /// # Errors
    /// The system cannot tell.
    pub fn signals(&self) -> io::Result<Signals> {
        let _inside = self.runtime.as_ref().map(Runtime::enter);
        Signals::new()
    }

    /// Waits until somebody presses Ctrl+C, or the system asks the program to end.
    pub fn wait_for(&self, signals: Signals) {
        if let Some(runtime) = &self.runtime {
            runtime.block_on(signals.wait());
        }
    }

    fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        if let Some(runtime) = &self.runtime {
            runtime.spawn(task);
        }
    }

    /// Opens the rooms that the folder contains.
    fn open_rooms(&self, folder: Option<&Path>, thinkers: &Thinkers) -> Result<(), StartProblem> {
        let mut rooms = log_of_rooms(folder)?.rooms().map_err(|why| StartProblem::Games {
            folder: folder.map(Path::to_owned).unwrap_or_default(),
            why: io::Error::other(why),
        })?;
        for part in 0..self.hall.parts() {
            let log = log_of_rooms(folder)?;
            let mut shard = Shard::new(self.hall.clone(), log, thinkers.clone());
            let own = rooms.extract_if(.., |room| self.hall.part_of(*room) == part);
            own.for_each(|room| shard.resume(room));
            let sooner = shard.sooner();
            self.hall.open_part(part, shard);
            self.spawn(keep_time(self.hall.clone(), part, sooner));
        }
        Ok(())
    }

    fn end(&mut self) {
        let Some(runtime) = self.runtime.take() else { return };
        if let Some(service) = self.hall.service() {
            service.leave();
        }
        // First the rooms: what they have announced is kept, and nothing is announced any more.
        self.hall.class_order(ClassOrder::End);
        if let Some(class) = self.class.take() {
            let _ = class.join();
        }
        self.hall.close_parts();
        self.thinking.cancel();
        // Then the connections, which say goodbye.
        self.hall.ending.send_replace(true);
        let gone = async {
            while self.hall.metrics.clients.load(Ordering::Relaxed) > 0 {
                sleep(LOOK_TIME).await;
            }
        };
        let _ = runtime.block_on(async { timeout(END_TIME, gone).await });
        runtime.shutdown_timeout(END_TIME);
        if let Some(lock) = &self.lock {
            let _ = lock.set_len(0);
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
    }
}

/// The signals that end a server.
pub struct Signals {
    #[cfg(unix)]
    end: tokio::signal::unix::Signal,
    #[cfg(unix)]
    press: tokio::signal::unix::Signal,
}

impl Signals {
    #[cfg(unix)]
    fn new() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals {
            end: signal(SignalKind::terminate())?,
            press: signal(SignalKind::interrupt())?,
        })
    }

    #[cfg(not(unix))]
    fn new() -> io::Result<Self> {
        Ok(Signals {})
    }

    #[cfg(unix)]
    async fn wait(mut self) {
        tokio::select! {
            _ = self.end.recv() => {}
            _ = self.press.recv() => {}
        }
    }

    #[cfg(not(unix))]
    async fn wait(self) {
        // Where the system cannot tell, only its own ways end the program.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
