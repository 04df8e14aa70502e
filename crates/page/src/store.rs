//! The database of the browser, in which the files of [`fs`](crate::fs) are kept.
//!
//! Each file is an entry: its path is the key, its bytes are the value. The transactions begin in the order of
//! the changes, and the database carries them out in that order. Other pages of the program hear of each
//! change, and the browser's locks tell which of them uses a slot. A lock whose page does not answer is left
//! over: its tab is closing, or is loaded again.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::time::Duration;

use idb::{Database, DatabaseEvent, Factory, ObjectStoreParams, TransactionMode};
use js_sys::{Array, Function, Object, Promise, Reflect, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{AbortController, BroadcastChannel, MessageEvent};

use crate::download::download;
use crate::fetch::sleep;
use crate::fs::{self, Keeper};

/// The name of the database, of the channel between pages, and the first part of the names of locks.
const NAME: &str = "o-an-quan";
/// The version of the structure of the database. The files in it have versions of their own.
const VERSION: u32 = 1;
/// The name of the store in the database.
const FILES: &str = "files";

/// The channel on which a page that starts asks who holds a lock. Pages of before the question do not listen there.
const QUESTIONS: &str = "o-an-quan-locks";
/// How long a lock is waited for at the start whose page does not answer.
const PATIENCE: Duration = Duration::from_secs(3);

thread_local! {
    static KEPT: Cell<Kept> = const { Cell::new(Kept::Nothing) };
    static DATABASE: RefCell<Option<Database>> = const { RefCell::new(None) };
    /// The changes that the database has refused, by path, to be tried again with the next one.
    static REFUSED: RefCell<BTreeMap<PathBuf, Option<Vec<u8>>>> = const { RefCell::new(BTreeMap::new()) };
    static OTHERS: RefCell<Option<BroadcastChannel>> = const { RefCell::new(None) };
    /// For each lock of this page, the function that ends it.
    static LOCKS: RefCell<HashMap<PathBuf, Function>> = RefCell::new(HashMap::new());
    /// For each lock that this page waits for, what ends the waiting.
    static AWAITED: RefCell<HashMap<PathBuf, AbortController>> = RefCell::new(HashMap::new());
}

/// What the browser keeps for the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// It keeps all files.
    All,
    /// It keeps nothing, as in some private windows.
    Nothing,
    /// It keeps what a newer version of the page has written, which this one leaves alone.
    Newer,
}

/// Returns what the browser keeps.
pub fn kept() -> Kept {
    KEPT.get()
}

/// Asks the browser not to delete the files when it runs short of room.
pub fn keep_files() {
    let persist = || {
        let storage = Reflect::get(&web_sys::window()?.navigator(), &"storage".into()).ok()?;
        call(&storage, "persist", &Array::new()).and_then(JsCast::dyn_into::<Promise>).ok()
    };
    // Old browsers, and pages from unsafe addresses, have nothing to ask.
    let Some(asked) = persist().filter(|_| kept() == Kept::All) else { return };
    spawn_local(async {
        match JsFuture::from(asked).await {
            Ok(granted) => log::debug!("files are kept for good: {granted:?}"),
            Err(error) => log::warn!("{error:?}"),
        }
    });
}

/// Reads all files, so that [`fs`] has them, and keeps its changes from now on.
///
/// # Errors
/// The browser keeps nothing, as in some private windows. Files are then forgotten with the page.
pub async fn open() -> Result<(), String> {
    let keeper = Keeper { put, remove, download, lock };
    // First, so that what a closing page still writes is read, too.
    if let Err(error) = meet_others().await {
        log::warn!("other pages are not heard: {error:?}");
    }
    let opened = open_database().await;
    // Downloads need no database.
    fs::keep_with(keeper);
    KEPT.set(match &opened {
        Ok(()) => Kept::All,
        Err(error) if is_newer(error) => Kept::Newer,
        Err(_) => Kept::Nothing,
    });
    if opened.is_err()
        && let Some(channel) = OTHERS.take()
    {
        channel.close();
    }
    opened.map_err(|error| error.to_string())
}

/// Returns whether a database was refused because a newer version has written it.
fn is_newer(error: &idb::Error) -> bool {
    error.to_string().contains("VersionError")
}

/// Opens the database; one that does not exist yet has no files.
async fn open_empty() -> Result<Database, idb::Error> {
    let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
    request.on_upgrade_needed(|event| {
        let made = event.database().and_then(|database| {
            database.create_object_store(FILES, ObjectStoreParams::new()).map(drop)
        });
        if let Err(error) = made {
            log::error!("{error}");
        }
    });
    request.await
}

async fn open_database() -> Result<(), idb::Error> {
    let database = open_empty().await?;
    let transaction = database.transaction(&[FILES], TransactionMode::ReadOnly)?;
    let store = transaction.object_store(FILES)?;
    let keys = store.get_all_keys(None, None)?;
    let values = store.get_all(None, None)?;
    for (key, value) in keys.await?.into_iter().zip(values.await?) {
        if let Some(path) = key.as_string() {
            fs::put_quietly(Path::new(&path), &Uint8Array::new(&value).to_vec());
        }
    }
    DATABASE.set(Some(database));
    Ok(())
}

fn put(path: &Path, bytes: &[u8]) {
    tell_others(path, Some(bytes));
    change(path, Some(bytes.to_owned()));
}

fn remove(path: &Path) {
    tell_others(path, None);
    change(path, None);
}

/// Begins a change of the database, and those that it has refused before.
fn change(path: &Path, bytes: Option<Vec<u8>>) {
    let mut changes = REFUSED.take();
    changes.insert(path.to_owned(), bytes);
    spawn_local(async move {
        let mut kept = carry_out(&changes).await;
        if let Err(error) = &kept
            && is_closed(error)
        {
            log::warn!("the browser has closed the database: {error}");
            kept = keep_all_again().await;
        }
        if kept.is_err() {
            REFUSED.with_borrow_mut(|refused| {
                for (path, bytes) in changes {
                    refused.entry(path).or_insert(bytes);
                }
            });
        }
        fs::report(kept.map_err(|error| error.to_string()));
    });
}

/// Returns whether the browser has closed the database, as it does when the person clears the data of the page.
fn is_closed(error: &idb::Error) -> bool {
    error.to_string().contains("InvalidStateError")
}

/// Opens the database anew and puts all files into it, which are still in memory.
async fn keep_all_again() -> Result<(), idb::Error> {
    DATABASE.set(Some(open_empty().await?));
    let all = fs::kept_files().into_iter().map(|(path, bytes)| (path, Some(bytes))).collect();
    carry_out(&all).await
}

async fn carry_out(changes: &BTreeMap<PathBuf, Option<Vec<u8>>>) -> Result<(), idb::Error> {
    // Nothing here waits before all is asked for, so that closing the page does not cut it short.
    let transaction = DATABASE.with_borrow(|database| {
        let Some(database) = database else { return Ok(None) };
        let transaction = database.transaction(&[FILES], TransactionMode::ReadWrite)?;
        let store = transaction.object_store(FILES)?;
        for (path, bytes) in changes {
            let key = JsValue::from_str(&path.to_string_lossy());
            match bytes {
                Some(bytes) => drop(store.put(&Uint8Array::from(&bytes[..]), Some(&key))?),
                None => drop(store.delete(key)?),
            }
        }
        Ok::<_, idb::Error>(Some(transaction))
    })?;
    if let Some(transaction) = transaction {
        transaction.commit()?.await?;
    }
    Ok(())
}

/// Hears what other pages of the program write, and which locks they hold.
async fn meet_others() -> Result<(), JsValue> {
    OTHERS.set(Some(listen(NAME, hear)?));
    let questions = listen(QUESTIONS, answer)?;
    let Some(locks) = locks() else { return Ok(()) };
    let asked: Promise = call(&locks, "query", &Array::new())?.dyn_into()?;
    let snapshot = JsFuture::from(asked).await?;
    let held: Array = Reflect::get(&snapshot, &"held".into())?.unchecked_into();
    let mut awaited = Vec::new();
    for lock in held.iter() {
        let name = Reflect::get(&lock, &"name".into())?.as_string().unwrap_or_default();
        let Some(path) = name.strip_prefix(NAME).map(PathBuf::from) else { continue };
        match wait_for(&locks, &name, &path) {
            Ok(let_go) => awaited.push((path, JsFuture::from(let_go))),
            Err(error) => {
                log::warn!("{error:?}");
                fs::hold(&path);
            }
        }
    }
    for (path, _) in &awaited {
        if let Err(error) = questions.post_message(&path.to_string_lossy().as_ref().into()) {
            log::warn!("{error:?}");
        }
    }
    spawn_local(async {
        sleep(PATIENCE).await;
        AWAITED.take().into_values().for_each(|waiting| waiting.abort());
    });
    for (path, let_go) in awaited {
        if let_go.await.is_err() {
            fs::hold(&path);
        }
    }
    Ok(())
}

/// Listens on a channel between pages as long as the page lives.
fn listen(name: &str, hear: fn(&JsValue)) -> Result<BroadcastChannel, JsValue> {
    let channel = BroadcastChannel::new(name)?;
    let hear =
        Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| hear(&message.data()));
    channel.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    Ok(channel)
}

/// Answers a page that starts and asks for a lock, if this one holds it.
fn answer(path: &JsValue) {
    let path = path.as_string().map(PathBuf::from).unwrap_or_default();
    if LOCKS.with_borrow(|locks| locks.contains_key(&path)) {
        tell(&path, &true.into());
    }
}

/// Waits for a lock: a page that is closed or loaded again leaves its locks a moment later than the next one begins,
/// on a busy machine seconds later. A page that goes on says so, which ends the waiting. Returns a promise that is kept
/// as soon as the lock is free.
fn wait_for(locks: &JsValue, name: &str, path: &Path) -> Result<Promise, JsValue> {
    let waiting = AbortController::new()?;
    let options = Object::new();
    Reflect::set(&options, &"signal".into(), &waiting.signal())?;
    let at_once = Closure::once_into_js(|_: JsValue| {});
    let let_go = call(locks, "request", &Array::of3(&name.into(), &options, &at_once))?;
    AWAITED.with_borrow_mut(|awaited| awaited.insert(path.to_owned(), waiting));
    let_go.dyn_into()
}

/// Carries out what another page says: a path, and the bytes that it has written, `null` for a file that it
/// has removed, or `true` and `false` for a lock.
fn hear(data: &JsValue) {
    let data = Array::from(data);
    let (path, news) = (data.get(0).as_string().unwrap_or_default(), data.get(1));
    let path = Path::new(&path);
    match news.as_bool() {
        Some(true) => {
            fs::hold(path);
            if let Some(waiting) = AWAITED.with_borrow_mut(|awaited| awaited.remove(path)) {
                waiting.abort();
            }
        }
        Some(false) => fs::let_go(path),
        None if news.is_null() => fs::remove_quietly(path),
        None => fs::put_quietly(path, &Uint8Array::new(&news).to_vec()),
    }
}

fn tell_others(path: &Path, bytes: Option<&[u8]>) {
    tell(path, &bytes.map_or(JsValue::NULL, |bytes| Uint8Array::from(bytes).into()));
}

fn tell(path: &Path, news: &JsValue) {
    let message = Array::of2(&path.to_string_lossy().as_ref().into(), news);
    OTHERS.with_borrow(|channel| {
        if let Some(channel) = channel
            && let Err(error) = channel.post_message(&message)
        {
            log::warn!("{error:?}");
        }
    });
}

/// Returns the browser's locks; old browsers have none.
fn locks() -> Option<JsValue> {
    let navigator = web_sys::window()?.navigator();
    let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
    locks.is_object().then_some(locks)
}

/// Calls a method of an object.
fn call(object: &JsValue, method: &str, arguments: &Array) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(object, &method.into())?.dyn_into()?;
    method.apply(object, arguments)
}

/// Locks a path against other pages until this one unlocks it or ends, however it ends.
fn lock(path: &Path, is_locked: bool) {
    tell(path, &is_locked.into());
    if !is_locked {
        if let Some(release) = LOCKS.with_borrow_mut(|locks| locks.remove(path)) {
            let _ = release.call0(&JsValue::NULL);
        }
        return;
    }
    let Some(locks) = locks() else { return };
    let options = Object::new();
    let _ = Reflect::set(&options, &"ifAvailable".into(), &true.into());
    // The browser holds the lock until this promise is kept.
    let mut release = None;
    let held = Promise::new(&mut |keep, _| release = Some(keep));
    let granted = Closure::once_into_js(move |_: JsValue| held);
    let name = JsValue::from(format!("{NAME}{}", path.to_string_lossy()));
    if let Err(error) = call(&locks, "request", &Array::of3(&name, &options, &granted)) {
        log::warn!("{error:?}");
    }
    if let Some(release) = release {
        LOCKS.with_borrow_mut(|locks| locks.insert(path.to_owned(), release));
    }
}
