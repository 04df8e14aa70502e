//! What the server answers to requests: the page, its health, what it counts, and the way to the sockets.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Router;
use axum::body::Body;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Extension, Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    HOST, HeaderMap, HeaderValue, IF_NONE_MATCH, ORIGIN, REFERRER_POLICY, VARY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{Method, StatusCode, Uri};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use messages::limits::CLIENT_BYTES;

use crate::accept::Held;
use crate::address::{Counted, Counts, counted, of_client};
use crate::connection;
use crate::hall::Hall;
use crate::host_names::{allows_host, allows_origin};
use crate::page::Page;

/// The bytes that are read and written at once for a client; the default is for large messages.
const BUFFER: usize = 4096;

/// What all requests share.
pub(crate) struct Site {
    pub(crate) hall: Arc<Hall>,
    pub(crate) page: Option<Page>,
    pub(crate) no_page: String,
    pub(crate) host_names: Vec<String>,
    /// The sockets of clients, by their addresses.
    pub(crate) sockets: Counts,
}

/// The other end of a connection, and whether that is this machine.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr, pub(crate) bool);

/// Returns what answers requests.
pub(crate) fn router(site: Arc<Site>) -> Router {
    Router::new()
        .route("/play", get(play))
        .route("/health", get(async || "ok"))
        .route("/ready", get(ready))
        .route("/metrics", get(metrics))
        .fallback(file)
        .layer(from_fn_with_state(site.clone(), guarded))
        .with_state(site)
}

/// Refuses requests that a page of somebody else may have sent, and adds what every answer says.
async fn guarded(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let text = |value: &HeaderValue| value.to_str().map(str::to_owned).ok();
    let host = headers.get(HOST).and_then(text).unwrap_or_default();
    if !allows_host(&host, &site.host_names) {
        let why = "this name is not known here: see --host in o-an-quan help serve\n";
        return (StatusCode::MISDIRECTED_REQUEST, why).into_response();
    }
    let is_foreign = match headers.get(ORIGIN) {
        None => false,
        Some(origin) => {
            !text(origin).is_some_and(|origin| allows_origin(&origin, &host, &site.host_names))
        }
    };
    if is_foreign {
        return (StatusCode::FORBIDDEN, "only the page of this host may speak with it\n")
            .into_response();
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    let framed = HeaderValue::from_static("frame-ancestors 'self'");
    headers.insert(CONTENT_SECURITY_POLICY, framed);
    response
}

/// Says whether new clients are welcome, for what divides them among servers.
async fn ready(State(site): State<Arc<Site>>) -> Response {
    site.not_ready().unwrap_or_else(|| "ready\n".into_response())
}

impl Site {
    /// Returns what says that clients should go to another server, if this one does not reach its service.
    fn not_ready(&self) -> Option<Response> {
        let is_lost = self.hall.service().is_some_and(|service| !service.is_ready());
        let why = (StatusCode::SERVICE_UNAVAILABLE, "this server has lost the others\n");
        is_lost.then(|| why.into_response())
    }
}

async fn metrics(State(site): State<Arc<Site>>) -> Response {
    let mut text = site.hall.metrics.text(site.hall.count());
    text.extend(site.hall.service().map(|service| service.metrics()));
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

async fn play(
    State(site): State<Arc<Site>>,
    Extension(Peer(peer, is_own)): Extension<Peer>,
    Extension(held): Extension<Held>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if let Some(why) = site.not_ready() {
        return why;
    }
    let from: IpAddr = counted(of_client(peer.ip(), &headers));
    let hall = site.hall.clone();
    // A proxy on this machine brings many people, each of whom counts.
    let most = if from.is_loopback() { usize::MAX } else { hall.limits.per_address };
    let Some(sockets) = Counted::new(&site.sockets, from, most) else {
        return (StatusCode::TOO_MANY_REQUESTS, "too many connections from one address\n")
            .into_response();
    };
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_message_size(CLIENT_BYTES)
        .max_frame_size(CLIENT_BYTES)
        .on_upgrade(async move |socket| {
            connection::serve(hall, socket, from, is_own).await;
            drop((held, sockets));
        })
}

/// Answers with a file of the page, from memory.
async fn file(
    State(site): State<Arc<Site>>,
    Extension(Peer(_, is_own)): Extension<Peer>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let name = uri.path().trim_start_matches('/');
    site.hall.fetched.fetch_or(!is_own && name.is_empty(), Ordering::Relaxed);
    let Some(page) = &site.page else {
        let html = [(CONTENT_TYPE, "text/html; charset=utf-8")];
        return match name {
            "" => (html, site.no_page.clone()).into_response(),
            _ => StatusCode::NOT_FOUND.into_response(),
        };
    };
    let Some(file) = page.file(name) else { return StatusCode::NOT_FOUND.into_response() };
    let mut response = Response::builder()
        .header(CONTENT_TYPE, file.kind)
        .header(ETAG, &file.tag)
        // Asked for again each time, and sent again only if it has changed.
        .header(CACHE_CONTROL, "no-cache")
        .header(VARY, "accept-encoding");
    let lists = |name, wanted: &str| {
        let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
        let parts = values.flat_map(|value| value.split(','));
        let names = |part: &str| part.split(';').next().map(str::trim) == Some(wanted);
        parts.into_iter().any(names)
    };
    if lists(IF_NONE_MATCH, &file.tag) {
        response = response.status(StatusCode::NOT_MODIFIED);
        return response.body(Body::empty()).unwrap_or_default();
    }
    let bytes = match &file.gzip {
        Some(gzip) if lists(ACCEPT_ENCODING, "gzip") => {
            response = response.header(CONTENT_ENCODING, "gzip");
            gzip
        }
        _ => &file.bytes,
    };
    response.body(Body::from(bytes.clone())).unwrap_or_default()
}
