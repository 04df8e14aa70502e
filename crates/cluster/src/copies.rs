//! Copies of what a service keeps, in a folder: the settings, and a file for each stream with a line for each message.
//! They do not depend on the version of NATS, nor on the name of the service.

use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use async_nats::client::RequestErrorKind;
use async_nats::jetstream;
use async_nats::jetstream::stream::{LastRawMessageErrorKind, Stream};
use basics::system_reason;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use tokio::time::{sleep, timeout};

use crate::mail::Letter;
use crate::problem::Problem;
use crate::reading::{Message, read};
use crate::store::{Address, Settings, Store};

/// The name of the file with the settings.
const SETTINGS: &str = "settings.json";
/// How many messages are sent before NATS has said that it has the first one.
const AT_ONCE: usize = 200;
/// How long a server of NATS may take to catch up.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long to wait before the next try.
const AGAIN: Duration = Duration::from_millis(200);
/// How long a node may take to say that it is there.
const SIGN: Duration = Duration::from_millis(500);

/// Why a service is not copied, or a copy not put back.
#[derive(Debug, Error)]
pub enum CopyProblem {
    /// The service cannot be reached.
    #[error("{0}")]
    Service(#[from] Problem),
    /// A stream cannot be read or written.
    #[error("the stream {stream} is not copied: {why}")]
    Stream {
        /// Which.
        stream: String,
        /// Why.
        why: String,
    },
    /// A file cannot be read or written.
    #[error("{}: {}", .file.display(), system_reason(.why))]
    File {
        /// Which.
        file: PathBuf,
        /// Why.
        why: io::Error,
    },
    /// The copy in a file is not whole.
    #[error("{} is no whole copy: take another one", .0.display())]
    NotWhole(PathBuf),
    /// The service has games.
    #[error(
        "the stream {0} has games: restore into a service of another name with --service, or delete its streams"
    )]
    NotEmpty(String),
    /// The service has settings of its own.
    #[error(
        "the service has another code or number of partitions: restore into a service of another name with --service"
    )]
    OtherSettings,
    /// Nodes run.
    #[error("a node of the service runs: stop all of them first")]
    Runs,
}

/// A message in a file.
#[derive(Serialize, Deserialize)]
struct Line {
    /// The subject, without the name of the service.
    subject: String,
    text: String,
}

/// The last line of a file.
#[derive(PartialEq, Serialize, Deserialize)]
struct End {
    /// How many lines precede it.
    messages: usize,
}

/// A stream that is copied.
struct Copied {
    name: String,
    /// The subjects of what is copied.
    subjects: String,
    file: PathBuf,
}

/// Copies what a service keeps into a folder, while it runs. Returns the number of messages.
///
/// # Errors
/// Returns what cannot be read or written.
pub async fn back_up(address: &Address, folder: &Path) -> Result<usize, CopyProblem> {
    let store = Store::open(address).await?;
    fs::create_dir_all(folder).map_err(|why| not_file(folder, why))?;
    let settings = serde_json::to_vec(&store.settings()).unwrap_or_default();
    put(&folder.join(SETTINGS), &settings)?;
    let mut all = 0;
    for copied in streams(&store, folder) {
        let failed = |why: String| CopyProblem::Stream { stream: copied.name.clone(), why };
        let stream = store.jetstream.get_stream_no_info(&copied.name).await;
        let stream = stream.map_err(|why| failed(why.to_string()))?;
        let messages = read_all(&stream, &copied.subjects).await.map_err(failed)?;
        let (mut text, mut number) = (String::new(), 0);
        for message in messages.iter().filter(|message| !store.is_fence(&message.subject)) {
            let line = Line {
                subject: store.within(&message.subject).to_owned(),
                text: String::from_utf8_lossy(&message.payload).into_owned(),
            };
            // Writing to a string succeeds.
            let _ = writeln!(text, "{}", serde_json::to_string(&line).unwrap_or_default());
            number += 1;
        }
        let end = serde_json::to_string(&End { messages: number }).unwrap_or_default();
        put(&copied.file, format!("{text}{end}\n").as_bytes())?;
        all += number;
    }
    Ok(all)
}

/// Puts a copy back from a folder, into a service without nodes and games. Returns the number of messages.
///
/// # Errors
/// Returns what cannot be read or written, or what the service has.
pub async fn restore(address: &Address, folder: &Path) -> Result<usize, CopyProblem> {
    let file = folder.join(SETTINGS);
    let text = fs::read(&file).map_err(|why| not_file(&file, why))?;
    let settings: Settings =
        serde_json::from_slice(&text).map_err(|_| CopyProblem::NotWhole(file))?;
    let store = Store::open_with(address, settings).await?;
    if store.settings() != settings {
        return Err(CopyProblem::OtherSettings);
    }
    // A disk or a vote may take long: what is sent again would be there twice.
    let patient = jetstream::ContextBuilder::new()
        .timeout(PATIENCE)
        .ack_timeout(PATIENCE)
        .build(store.client.clone());
    let mut copies = Vec::new();
    for copied in streams(&store, folder) {
        let stream = store.jetstream.get_stream_no_info(&copied.name).await;
        let why = |why: String| CopyProblem::Stream { stream: copied.name.clone(), why };
        let stream = stream.map_err(|it| why(it.to_string()))?;
        let there = read_all(&stream, &copied.subjects).await.map_err(why)?;
        if there.iter().any(|message| !store.is_fence(&message.subject)) {
            return Err(CopyProblem::NotEmpty(copied.name));
        }
        copies.push((lines_of(&copied.file)?, copied, stream));
    }
    for partition in 0..settings.partitions {
        let text = serde_json::to_vec(&Letter::Ping).unwrap_or_default();
        let subject = store.subject(&format!("part.{partition}"));
        match timeout(SIGN, store.client.request(subject, text.into())).await {
            Ok(Err(why)) if why.kind() == RequestErrorKind::NoResponders => {}
            _ => return Err(CopyProblem::Runs),
        }
    }
    for partition in 0..settings.partitions {
        let forgotten = store.forget_end(partition).await;
        forgotten.map_err(|why| CopyProblem::Stream { stream: store.log_name(partition), why })?;
    }
    let mut all = 0;
    for (lines, copied, stream) in copies {
        let failed = |why: String| CopyProblem::Stream { stream: copied.name.clone(), why };
        all += lines.len();
        for some in lines.chunks(AT_ONCE) {
            let mut sent = Vec::new();
            for Line { subject, text } in some {
                let sending = patient.publish(store.subject(subject), text.clone().into()).await;
                sent.push(sending.map_err(|why| failed(why.to_string()))?);
            }
            for sent in sent {
                sent.await.map_err(|why| failed(why.to_string()))?;
            }
        }
        let there = read_all(&stream, &copied.subjects).await.map_err(failed)?;
        let there = there.iter().filter(|message| !store.is_fence(&message.subject));
        let is_same = there.map(|it| &it.payload[..]).eq(lines.iter().map(|it| it.text.as_bytes()));
        if !is_same {
            return Err(failed("what NATS has kept is not the copy".to_owned()));
        }
    }
    Ok(all)
}

/// Returns the streams that are copied.
fn streams(store: &Store, folder: &Path) -> Vec<Copied> {
    let logs = (0..store.settings().partitions).map(|partition| Copied {
        name: store.log_name(partition),
        subjects: store.subject(&format!("log.{partition}.*")),
        file: folder.join(format!("log-{partition}.jsonl")),
    });
    let closed = Copied {
        name: store.closed_name(),
        subjects: store.subject("closed.*"),
        file: folder.join("closed.jsonl"),
    };
    logs.chain([closed]).collect()
}

/// Reads all messages of a stream, also while servers of NATS catch up.
async fn read_all(stream: &Stream<()>, subjects: &str) -> Result<Vec<Message>, String> {
    let until = Instant::now() + PATIENCE;
    loop {
        // Who leads has all of them, and answers this.
        let why = match stream.get_last_raw_message_by_subject(subjects).await {
            Err(why) if why.kind() == LastRawMessageErrorKind::NoMessageFound => {
                return Ok(Vec::new());
            }
            Err(why) => why.to_string(),
            Ok(last) => match read(stream, subjects).await {
                Ok(all) if all.last().is_some_and(|it| it.sequence >= last.sequence) => {
                    return Ok(all);
                }
                Ok(_) => "a server of NATS is behind".to_owned(),
                Err(why) => why,
            },
        };
        if Instant::now() > until {
            return Err(why);
        }
        sleep(AGAIN).await;
    }
}

/// Reads the messages in a file.
fn lines_of(file: &Path) -> Result<Vec<Line>, CopyProblem> {
    let text = fs::read_to_string(file).map_err(|why| not_file(file, why))?;
    let not_whole = || CopyProblem::NotWhole(file.to_owned());
    let mut lines: Vec<&str> = text.lines().collect();
    let end = lines.pop().and_then(|end| serde_json::from_str(end).ok());
    if end != Some(End { messages: lines.len() }) {
        return Err(not_whole());
    }
    let read = lines.iter().map(|line| serde_json::from_str(line).map_err(|_| not_whole()));
    read.collect()
}

/// Writes a file as a whole.
fn put(file: &Path, bytes: &[u8]) -> Result<(), CopyProblem> {
    let unfinished = file.with_extension("new");
    let written = fs::write(&unfinished, bytes).and_then(|()| fs::rename(&unfinished, file));
    written.map_err(|why| not_file(file, why))
}

fn not_file(file: &Path, why: io::Error) -> CopyProblem {
    CopyProblem::File { file: file.to_owned(), why }
}
