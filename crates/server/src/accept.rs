//! Takes connections, within the limits, and answers what comes over each.

use std::sync::Arc;
use std::time::Duration;

use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::sleep;

use crate::address::{Counted, Counts, counted};
use crate::site::Peer;

/// How long a request may take to arrive.
const HEADER_TIME: Duration = Duration::from_secs(15);
/// The most bytes of the head of a request.
const HEAD_BYTES: usize = 16 * 1024;
/// How long to wait after the system has refused a connection, as for want of files.
const REFUSED: Duration = Duration::from_millis(100);

/// What a connection takes up until it is dropped, a socket of a client included.
#[derive(Clone, Debug)]
pub(crate) struct Held {
    _place: Arc<OwnedSemaphorePermit>,
    _counted: Arc<Counted>,
}

/// Takes connections until `ending` says so.
pub(crate) async fn accept(
    listener: TcpListener,
    router: Router,
    (connections, per_address): (usize, usize),
    mut ending: watch::Receiver<bool>,
) {
    let places = Arc::new(Semaphore::new(connections));
    let counts = Counts::default();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = ending.changed() => return,
        };
        let Ok((stream, peer)) = accepted else {
            sleep(REFUSED).await;
            continue;
        };
        // A proxy on this machine brings many people, whose number the first limit bounds.
        let address = peer.ip().to_canonical();
        let most = if address.is_loopback() { connections } else { per_address };
        let place = places.clone().try_acquire_owned();
        let counted = Counted::new(&counts, counted(address), most);
        let (Ok(place), Some(counted)) = (place, counted) else { continue };
        // Small messages are not to wait for one another.
        let _ = stream.set_nodelay(true);
        let held = Held { _place: Arc::new(place), _counted: Arc::new(counted) };
        let is_own = stream.local_addr().is_ok_and(|own| own.ip().to_canonical() == address);
        let router = router.clone().layer(Extension(Peer(peer, is_own))).layer(Extension(held));
        tokio::spawn(serve(stream, router, ending.clone()));
    }
}

/// Answers what comes over a connection.
async fn serve(stream: TcpStream, router: Router, mut ending: watch::Receiver<bool>) {
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEADER_TIME).max_buf_size(HEAD_BYTES);
    let service = TowerToHyperService::new(router);
    let serving = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    tokio::select! {
        _ = serving => {}
        _ = ending.changed() => {}
    }
}
