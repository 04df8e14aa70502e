//! The programs that play each other.

use std::str::FromStr;

use super::protocol::{PROTOCOLS, Protocol};

/// A program and the protocol by which it is driven, as in `uci:/usr/games/fairy-stockfish`. Blanks separate
/// the arguments. Without a protocol, the path is that of a build of `o-an-quan`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    /// The protocol.
    pub protocol: Protocol,
    /// The path of the program, then its arguments.
    pub words: Vec<String>,
    /// The text that was given.
    pub text: String,
}

impl FromStr for Contender {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let named = text.split_once(':').and_then(|(name, command)| {
            let (_, protocol) = PROTOCOLS.iter().find(|(protocol, _)| *protocol == name)?;
            Some((*protocol, command))
        });
        let (protocol, command) = named.unwrap_or((Protocol::Build, text));
        let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        if words.is_empty() {
            let names = PROTOCOLS.map(|(name, _)| name).join(", ");
            return Err(format!("write PROTOCOL:PROGRAM ARGUMENT …; the protocols are {names}"));
        }
        Ok(Contender { protocol, words, text: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contender_is_a_protocol_and_a_command() {
        let program: Contender =
            "xboard:/usr/games/hoixiangqi --xboard".parse().expect("a program");
        assert_eq!(program.protocol, Protocol::Xboard);
        assert_eq!(program.words, ["/usr/games/hoixiangqi", "--xboard"]);
        for build in ["target/release/o-an-quan", "build:target/release/o-an-quan"] {
            let build: Contender = build.parse().expect("a build");
            assert_eq!((build.protocol, build.words.len()), (Protocol::Build, 1));
        }
        for wrong in ["", "uci:", "line:  "] {
            let why = wrong.parse::<Contender>().expect_err("no program");
            assert!(why.contains("PROTOCOL:PROGRAM"), "{why}");
        }
    }
}
