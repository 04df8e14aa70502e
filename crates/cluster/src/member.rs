//! A node as a member of its service: what its server asks of the others.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use messages::{Code, Key, RoomCard, RoomId};
use server::{Answer, Ask, Caller, Node, Service, part_of_code};
use tokio::runtime::Handle;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{interval, sleep, timeout};

use crate::gateway::Gateway;
use crate::keeper::{Keeper, Nodes};
use crate::mail::{Letter, News, NodeId, Outgoing, Question, ToGateway, Told};
use crate::problem::Problem;
use crate::store::Store;

/// How often a node asks whether all has arrived.
const BEAT: Duration = Duration::from_millis(500);
/// How long to look for a room, as while its partition changes hands: less than a client waits for a word.
const FIND_TIME: Duration = Duration::from_secs(4);
/// How long an owner may take to say whether it has a room.
const FIND_TRY: Duration = Duration::from_millis(500);
/// How long to wait before the next try.
const AGAIN: Duration = Duration::from_millis(100);
/// How long to wait for what the nodes say about their rooms.
const HALL_TIME: Duration = Duration::from_millis(400);
/// How long giving all up may take.
const LEAVE_TIME: Duration = Duration::from_secs(8);

/// The most messages that wait to be sent, as while NATS is away.
const UNSENT: usize = 65_536;

/// A node as a member of its service.
pub(crate) struct Member {
    node: NodeId,
    store: Store,
    gateway: Arc<Gateway>,
    nodes: Nodes,
    ending: mpsc::Sender<oneshot::Sender<()>>,
}

/// Lets a node with these rooms join the service.
///
/// # Errors
/// NATS does not listen.
pub(crate) fn join(
    runtime: &Handle,
    store: Store,
    node: NodeId,
    rooms: Node,
) -> Result<Arc<dyn Service>, Problem> {
    let (out, to_send) = mpsc::channel(UNSENT);
    let gateway = Arc::new(Gateway::new(store.clone(), node, rooms.clone(), out));
    let nodes = Nodes::default();
    let (ending, is_ending) = mpsc::channel(1);
    runtime.block_on(async {
        let client = &store.client;
        let nats = |why: async_nats::Error| Problem::Nats(why.to_string());
        let listen = async |subject: String| {
            client.subscribe(store.subject(&subject)).await.map_err(|why| nats(why.into()))
        };
        let texts = listen(format!("gate.{node:08x}")).await?;
        let news = listen("news".to_owned()).await?;
        let questions = listen("hall".to_owned()).await?;
        tokio::spawn(send(store.clone(), to_send));
        tokio::spawn(deliver(texts, gateway.clone(), rooms.clone()));
        tokio::spawn(hear_news(news, gateway.clone(), nodes.clone()));
        tokio::spawn(answer(questions, store.clone(), rooms.clone()));
        tokio::spawn(beat(gateway.clone()));
        let keeper = Keeper::new(node, rooms, store.clone(), nodes.clone());
        tokio::spawn(keeper.run(is_ending));
        Ok::<(), Problem>(())
    })?;
    Ok(Arc::new(Member { node, store, gateway, nodes, ending }))
}

/// Sends what waits, in order.
async fn send(store: Store, mut to_send: mpsc::Receiver<Outgoing>) {
    while let Some(Outgoing { subject, bytes }) = to_send.recv().await {
        // What is lost is noticed by its number.
        let _ = store.client.publish(subject, bytes.into()).await;
    }
}

/// Passes on what owners say to clients.
async fn deliver(mut texts: async_nats::Subscriber, gateway: Arc<Gateway>, rooms: Node) {
    while let Some(message) = texts.next().await {
        let Some((head, parcels)) = ToGateway::read(&message.payload) else { continue };
        for (text, guests) in gateway.hear(&head, parcels) {
            for guest in guests {
                rooms.deliver(guest, &text);
            }
        }
    }
}

async fn hear_news(mut news: async_nats::Subscriber, gateway: Arc<Gateway>, nodes: Nodes) {
    while let Some(message) = news.next().await {
        match serde_json::from_slice(&message.payload) {
            Ok(News::Here { node, owned }) => nodes.heard(node, owned),
            Ok(News::Gone { node }) => nodes.gone(node),
            Ok(News::Free { partition }) => nodes.freed(partition),
            Ok(News::Took { partition, epoch }) => gateway.took(partition, epoch),
            Err(_) => {}
        }
    }
}

/// Answers what another node asks about the rooms here.
async fn answer(mut questions: async_nats::Subscriber, store: Store, rooms: Node) {
    while let Some(message) = questions.next().await {
        let told = match serde_json::from_slice(&message.payload) {
            Ok(Question::Rooms { key, is_admitted }) => Told::Rooms(rooms.rooms(key, is_admitted)),
            Ok(Question::Seats { key }) => Told::Seats(rooms.seats(key)),
            Err(_) => continue,
        };
        if let (Some(reply), Ok(text)) = (message.reply, serde_json::to_vec(&told)) {
            let _ = store.client.publish(reply, text.into()).await;
        }
    }
}

async fn beat(gateway: Arc<Gateway>) {
    let mut beats = interval(BEAT);
    let mut last = Instant::now();
    loop {
        beats.tick().await;
        // What came while the node stood still may be gone.
        if last.elapsed() > 4 * BEAT {
            gateway.begin_anew();
        }
        last = Instant::now();
        gateway.beat();
    }
}

/// Asks the owner of a partition for the room with a code, also while it changes hands.
async fn find(store: Store, code: Code) -> Option<RoomId> {
    let partition = part_of_code(code, store.settings.partitions);
    let text = serde_json::to_vec(&Letter::Find(code)).unwrap_or_default();
    let until = Instant::now() + FIND_TIME;
    while Instant::now() < until {
        let subject = store.subject(&format!("part.{partition}"));
        let asking = store.client.request(subject, text.clone().into());
        if let Ok(Ok(message)) = timeout(FIND_TRY, asking).await
            && let Ok(found) = serde_json::from_slice(&message.payload)
        {
            return found;
        }
        sleep(AGAIN).await;
    }
    None
}

/// Asks all nodes about their rooms.
async fn ask_all(store: Store, question: Question, nodes: usize) -> Vec<Told> {
    let mut told = Vec::new();
    let text = serde_json::to_vec(&question).unwrap_or_default();
    let asking = async {
        let inbox = store.client.new_inbox();
        let Ok(mut answers) = store.client.subscribe(inbox.clone()).await else { return };
        let subject = store.subject("hall");
        if store.client.publish_with_reply(subject, inbox, text.into()).await.is_err() {
            return;
        }
        while told.len() < nodes
            && let Some(message) = answers.next().await
        {
            told.extend(serde_json::from_slice::<Told>(&message.payload));
        }
    };
    // A node that says nothing has no rooms, and a client does not wait for NATS.
    let _ = timeout(HALL_TIME, asking).await;
    told
}

impl Service for Member {
    fn ask(&self, room: RoomId, caller: Caller, ask: Ask) {
        self.gateway.ask(room, caller, ask);
    }

    fn find(&self, code: Code) -> Answer<Option<RoomId>> {
        Box::pin(find(self.store.clone(), code))
    }

    fn rooms(&self, key: Key, is_admitted: bool) -> Answer<Vec<RoomCard>> {
        let question = Question::Rooms { key, is_admitted };
        let asking = ask_all(self.store.clone(), question, self.nodes.count(self.node));
        Box::pin(async {
            let cards = asking.await.into_iter().flat_map(|told| match told {
                Told::Rooms(cards) => cards,
                Told::Seats(_) => Vec::new(),
            });
            let mut cards: Vec<_> = cards.collect();
            cards.sort_by_key(|card| !card.clock);
            cards.truncate(messages::limits::LISTED_ROOMS);
            cards
        })
    }

    fn seats(&self, key: Key) -> Answer<Vec<RoomId>> {
        let asking =
            ask_all(self.store.clone(), Question::Seats { key }, self.nodes.count(self.node));
        Box::pin(async {
            let rooms = asking.await.into_iter().flat_map(|told| match told {
                Told::Seats(rooms) => rooms,
                Told::Rooms(_) => Vec::new(),
            });
            rooms.take(messages::limits::LISTED_ROOMS).collect()
        })
    }

    fn is_ready(&self) -> bool {
        self.nodes.is_heard(self.node)
    }

    fn metrics(&self) -> String {
        self.store.metrics.text(self.nodes.count(self.node))
    }

    fn leave(&self) {
        let (ended, has_ended) = oneshot::channel();
        if self.ending.try_send(ended).is_ok() {
            let _ = self.store.runtime.block_on(async { timeout(LEAVE_TIME, has_ended).await });
        }
    }
}
