//! The words of ô ăn quan that only the window needs: ends of games, lessons, themes of puzzles, rules.

use oanquan::{GameEnd, Remainder, Side};
use oanquan_engine::Theme;
use settings::Language;
use window_words::{Expected, Greed, HintConsequence, Parried, Reason, Saved, Words};
use words::{ByLanguage, Entry, Source, part};

use super::rules_words::RulesWords;
use crate::controller::{Chapter, Exercise, Forecast, Hint, Threat, Topic};

part!(BoardWords);

impl BoardWords {
    /// Returns the words of `language`.
    fn of(language: Language) -> &'static Self {
        static WORDS: ByLanguage<BoardWords> = ByLanguage::new();
        WORDS.get(language, || BoardWords::find(Source::of(language), "", &[]))
    }
}

/// The sentences about ô ăn quan, in the language of the words of the window.
pub trait OAnQuanSentences {
    /// Returns the words of ô ăn quan.
    fn oanquan(&self) -> &'static BoardWords;

    /// Returns the words of its rules.
    fn rules(&self) -> &'static RulesWords {
        &self.oanquan().rules
    }
}

impl OAnQuanSentences for Words {
    fn oanquan(&self) -> &'static BoardWords {
        BoardWords::of(self.in_language)
    }
}

/// Returns the reason for `hint`; `name` names a side within a sentence.
pub fn reason_of(hint: &Hint, sides: usize, name: impl Fn(Side) -> String) -> Reason {
    let then = match (hint.gains.reply, hint.analysis.turns) {
        (None, _) => HintConsequence::Over,
        (_, Some(turns)) => HintConsequence::Proven { margin: hint.analysis.score, turns },
        (Some(most), None) => HintConsequence::Reply(most),
    };
    let parried = hint.parried.map(|Threat { cell, has_quan, is_alone, points }| {
        // Stones that the move lifts do not stay in their cell.
        let is_cell = is_alone && !cell.is_quan() && cell != hint.mv.cell;
        let saved = match () {
            () if has_quan => Saved::Quan,
            () if is_cell => Saved::Cell(cell.index()),
            () => Saved::Stones,
        };
        Parried { saved, points }
    });
    let loses = hint.greed.filter(|(_, greed)| greed.balance() < hint.gains.balance());
    let greater = hint.greed.filter(|_| loses.is_none()).map(|(_, greed)| greed.captured);
    Reason {
        captured: hint.gains.captured,
        then,
        parried,
        prepared: hint.prepared,
        after_others: hint.after_others,
        greed: loses.and_then(|(cell, greed)| {
            Some(Greed { cell: cell.index(), captured: greed.captured, reply: greed.reply? })
        }),
        greater,
        forecast: hint.forecast.map(|forecast| {
            let Forecast { turns, own, others } = forecast;
            Expected { turns, mover: name(hint.side), own, others }
        }),
        lead: hint.lead,
        next: hint.next_side.map(&name).unwrap_or_default(),
        sides,
    }
}
