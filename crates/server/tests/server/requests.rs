//! What a browser asks for.

use std::fs;

use server::Running;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{config, serve, start};

/// Sends a request, and returns the answer.
async fn ask(server: &Running, path: &str, headers: &str) -> String {
    let mut stream = TcpStream::connect(server.address()).await.expect("it listens");
    let host = if headers.to_lowercase().contains("host:") {
        String::new()
    } else {
        format!("Host: {}\r\n", server.address())
    };
    let request = format!("GET {path} HTTP/1.1\r\n{host}{headers}Connection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("it listens");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("it answers");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn the_page_comes_from_memory_and_is_fetched_once() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("index.html"), "<p>the page".repeat(100)).unwrap();
    fs::write(folder.path().join("a.wasm"), [0, 1, 2, 3]).unwrap();
    let page = Some(folder.path().to_owned());
    let server = start(server::Config { page, ..config(None) }).expect("it starts");
    fs::write(folder.path().join("later.txt"), "later").unwrap();
    fs::write(folder.path().join("index.html"), "another page").unwrap();
    let index = ask(&server, "/", "").await;
    assert!(index.starts_with("HTTP/1.1 200") && index.ends_with("<p>the page"), "{index}");
    let tag = index.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a tag");
    let again = ask(&server, "/", &format!("If-None-Match: {tag}\r\n")).await;
    assert!(again.starts_with("HTTP/1.1 304"), "{again}");
    let packed = ask(&server, "/index.html", "Accept-Encoding: gzip, deflate\r\n").await;
    assert!(packed.contains("content-encoding: gzip"), "{packed}");
    let wasm = ask(&server, "/a.wasm", "").await;
    assert!(wasm.contains("content-type: application/wasm"), "{wasm}");
    for path in ["/later.txt", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "//etc/passwd", "/a.wasm/"] {
        let answer = ask(&server, path, "").await;
        assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
    }
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_server_tells_whether_another_machine_has_reached_it() {
    use futures_util::{SinkExt, StreamExt};
    use messages::{FromClient, Hello, write};
    use tokio_tungstenite::client_async;
    use tokio_tungstenite::tungstenite::Message;

    use crate::client::key;

    let server = start(config(None)).expect("it starts");
    ask(&server, "/", "").await;
    assert_eq!(server.visits(), [false; 2], "this machine is no other one");
    let connect_from_elsewhere = async || {
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
        socket.connect(server.address()).await.expect("it listens")
    };
    let ask_from_elsewhere = async |path: &str, headers: &str| {
        let mut stream = connect_from_elsewhere().await;
        let host = server.address();
        let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n{headers}\r\n");
        stream.write_all(request.as_bytes()).await.expect("it listens");
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.expect("it answers");
        String::from_utf8_lossy(&answer).into_owned()
    };
    ask_from_elsewhere("/other.png", "").await;
    assert_eq!(server.visits(), [false; 2], "that is not the page");
    ask_from_elsewhere("/", "").await;
    assert_eq!(server.visits(), [true, false]);
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    assert_eq!(ask_from_elsewhere("/play", upgrade).await, "HTTP/1.1 101");
    assert_eq!(server.visits(), [true, false], "it has not said hello");
    let stream = connect_from_elsewhere().await;
    let place = format!("ws://{}/play", server.address());
    let (mut socket, _) = client_async(place, stream).await.expect("it opens a socket");
    let hello = write(&FromClient::Hello(Hello::new(key(1), None)));
    socket.send(Message::Text(hello.into())).await.expect("it listens");
    socket.next().await.expect("a welcome").expect("a welcome");
    assert_eq!(server.visits(), [true, true]);
}

#[tokio::test]
async fn the_page_knows_that_a_host_serves_it() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("index.html"), "<head><title>x</title></head><body>").unwrap();
    let page = Some(folder.path().to_owned());
    let server = start(server::Config { page, ..config(None) }).expect("it starts");
    let index = ask(&server, "/", "").await;
    assert!(index.contains("<meta name=\"o-an-quan-host\" content=\"1\">\n</head>"), "{index}");
}

#[tokio::test]
async fn without_a_page_the_server_says_so() {
    let server = serve();
    assert!(ask(&server, "/", "").await.ends_with("<p>no page"));
    assert!(ask(&server, "/health", "").await.ends_with("ok"));
    let metrics = ask(&server, "/metrics", "").await;
    assert!(metrics.contains("\noanquan_rooms 0\n"), "{metrics}");
}

#[tokio::test]
async fn a_foreign_page_reaches_nothing() {
    let server = serve();
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let own = format!("Origin: http://{}\r\n{upgrade}", server.address());
    let status = async |headers: &str| {
        let mut stream = TcpStream::connect(server.address()).await.expect("it listens");
        let host = format!("Host: {}\r\n", server.address());
        let host = if headers.starts_with("Host:") { "" } else { &host };
        let request = format!("GET /play HTTP/1.1\r\n{host}{headers}\r\n");
        stream.write_all(request.as_bytes()).await.expect("it listens");
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.expect("it answers");
        String::from_utf8_lossy(&answer).into_owned()
    };
    assert_eq!(status(&own).await, "HTTP/1.1 101");
    assert_eq!(status(&format!("Origin: http://evil.example\r\n{upgrade}")).await, "HTTP/1.1 403");
    assert_eq!(status(&format!("Host: evil.example\r\n{upgrade}")).await, "HTTP/1.1 421");
    let rebound = format!("Host: evil.example\r\nOrigin: http://evil.example\r\n{upgrade}");
    assert_eq!(status(&rebound).await, "HTTP/1.1 421");
    let listening = start(server::Config { port: server.address().port(), ..config(None) });
    assert!(listening.is_err(), "the port is in use");
}
