//! A host holds a class.

use basics::Name;
use messages::{
    ClassAct, ClassEntered, ClassRefusal, FromClass, FromClient, FromServer, Intent, ToClass,
};

use crate::client::{Client, key, serve};

impl Client {
    async fn say_to_class(&mut self, message: ToClass) {
        self.say(&FromClient::Class(message)).await;
    }

    /// Takes messages until the class says something of this kind.
    async fn hear_class<T>(&mut self, wanted: impl Fn(FromClass) -> Option<T>) -> T {
        loop {
            let heard = self.hear().await.expect("the connection is open");
            if let FromServer::Class(message) = heard
                && let Some(found) = wanted(message)
            {
                return found;
            }
        }
    }

    async fn enter_class(&mut self) {
        self.say_to_class(ToClass::Enter { seen: 0 }).await;
    }

    async fn act_in_class(&mut self, id: u64, act: ClassAct) -> Result<(), ClassRefusal> {
        self.say_to_class(ToClass::Act(Intent { id, seen: 0, act })).await;
        self.hear_class(|message| match message {
            FromClass::Done(done) if done == id => Some(Ok(())),
            FromClass::Refused { id: refused, why } if refused == id => Some(Err(why)),
            _ => None,
        })
        .await
    }
}

fn entered(message: FromClass) -> Option<ClassEntered> {
    match message {
        FromClass::Entered(entered) => Some(*entered),
        _ => None,
    }
}

fn open() -> ClassAct {
    let names = ["An", "Bình"].map(Name::new).to_vec();
    ClassAct::Open { teacher: Name::new("Cô Hoa"), names }
}

#[tokio::test]
async fn only_the_teacher_opens_a_class_and_only_who_has_the_code_follows_it() {
    let server = serve();
    let mut child = Client::at(&server, 1).await;
    child.enter_class().await;
    child.hear_class(|message| (message == FromClass::NoClass).then_some(())).await;
    assert_eq!(child.act_in_class(1, open()).await, Err(ClassRefusal::NotTeacher));
    let sit = ClassAct::Sit { seat: 1, face: 0, digits: None };
    assert_eq!(child.act_in_class(2, sit.clone()).await, Err(ClassRefusal::NoClass));

    let mut teacher = Client::connect(server.address(), server.teacher(), None).await;
    assert!(teacher.welcome.admitted, "the key of the teacher is enough");
    teacher.enter_class().await;
    teacher.act_in_class(1, open()).await.expect("it is the teacher");
    // Who waited is told.
    let there = child.hear_class(entered).await;
    assert_eq!(there.own.all, [], "the digits are for the teacher");
    assert_eq!(child.act_in_class(3, ClassAct::Forget).await, Err(ClassRefusal::NotTeacher));
    child.act_in_class(4, sit.clone()).await.expect("the seat is free");

    let mut stranger = Client::connect(server.address(), key(2), None).await;
    stranger.enter_class().await;
    let refused = FromClass::Refused { id: 0, why: ClassRefusal::NeedsCode };
    stranger.hear_class(|message| (message == refused).then_some(())).await;
    assert_eq!(stranger.act_in_class(1, sit).await, Err(ClassRefusal::NeedsCode));
    // Who has a seat needs no code.
    let mut again = Client::connect(server.address(), key(1), None).await;
    again.enter_class().await;
    assert_eq!(again.hear_class(entered).await.own.seat, Some(1));
}
