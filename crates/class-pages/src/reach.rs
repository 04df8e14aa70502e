//! What may keep the children out, while nobody has come: what this computer can tell by itself, and what may help.

use client::Address;
use eframe::egui::{Label, Ui};
use window::together::{Hosted, Reach};
use window::widgets::bold;
use window_words::ClassWords;

/// The size of the headings.
const HEADING: f32 = 18.0;

/// Draws what this computer can tell, and what may help.
pub(crate) fn help(ui: &mut Ui, own: &ClassWords, hosted: &Hosted, reach: Reach) {
    ui.label(bold(own.reach_heading, HEADING));
    for known in known(own, &hosted.addresses, reach) {
        ui.add(Label::new(known).wrap());
    }
    ui.label(bold(own.nobody_help, HEADING));
    let firewall = own.nobody_firewall(&hosted.port.to_string());
    let causes = [own.nobody_network, firewall.as_str(), own.nobody_apart];
    let ways = [own.hotspot_phone, own.hotspot_windows, own.hotspot_linux, own.hotspot_router];
    for (number, cause) in (1..).zip(causes) {
        ui.add(Label::new(format!("{number}. {cause}")).wrap());
    }
    for way in ways {
        ui.add(Label::new(format!("  – {way}")).wrap());
    }
}

/// Returns what this computer can tell of why nobody has come, in a sentence for each thing.
fn known(own: &ClassWords, addresses: &[Address], reach: Reach) -> Vec<String> {
    let first = addresses.first().map(Address::to_string).unwrap_or_default();
    let is_alone = first.is_empty() || first.starts_with("127.");
    let itself = match reach.itself {
        None => own.reach_trying.to_owned(),
        Some(true) => own.reach_itself(&first),
        Some(false) => own.reach_not_itself(&first),
    };
    let network = match addresses.len() {
        _ if is_alone => own.reach_no_network.to_owned(),
        1 => own.reach_one_address(&first),
        count => own.reach_addresses(count),
    };
    let others = match (reach.fetched, reach.entered) {
        // The invitation says so above.
        (_, true) => None,
        (true, false) => Some(own.reach_fetched.to_owned()),
        (false, false) => Some(own.reach_nobody.to_owned()),
    };
    [network, itself].into_iter().chain(others).collect()
}

#[cfg(test)]
mod tests {
    use window_words::Words;
    use words::LANGUAGES;

    use super::*;

    #[test]
    fn each_cause_has_its_sentence() {
        let address = |host| Address::new(host, 8440).unwrap();
        let one = [address("192.168.1.5")];
        for language in LANGUAGES {
            let own = &Words::of(language).class;
            let said = |addresses: &[Address], reach| known(own, addresses, reach);
            let reach = |itself, fetched, entered| Reach { itself, fetched, entered };
            let all = [
                said(&one, reach(None, false, false)),
                said(&one, reach(Some(true), false, false)),
                said(&one, reach(Some(false), false, false)),
                said(&one, reach(Some(true), true, false)),
                said(&one, reach(Some(true), true, true)),
                said(&[one[0].clone(), address("10.0.0.7")], reach(Some(true), false, false)),
                said(&[address("127.0.0.1")], reach(Some(true), false, false)),
            ];
            for (index, one) in all.iter().enumerate() {
                assert!(!all[..index].contains(one), "{language:?}: {one:?}");
            }
            assert!(all[5][0].contains('2') && all[0][0].contains("192.168.1.5"));
        }
    }
}
