//! Words for the statistics.

use jiff::civil::Date;
use tabletop::archive::statistics::{FirstMove, Results};
use words::part;

use super::Words;

part!(StatisticsWords);

impl StatisticsWords {
    /// Returns a date.
    pub fn date(&self, day: Date) -> String {
        day.strftime(self.day).to_string()
    }

    /// Returns the headings of the table.
    pub fn columns(&self) -> [&'static str; 8] {
        [
            self.column_games,
            self.column_won,
            self.column_won_with_help,
            self.column_drawn,
            self.column_lost,
            self.column_agreed,
            self.column_best,
            self.column_average,
        ]
    }

    /// Returns points with a sign.
    pub fn margin(&self, points: i32) -> String {
        signed(points)
    }

    /// Returns an average of points with a sign.
    pub fn average(&self, points: f64) -> String {
        let rounded = (points * 10.0).round() / 10.0;
        if rounded == 0.0 {
            return "0".to_owned();
        }
        let digits = usize::from(rounded.fract() != 0.0);
        format!("{rounded:+.digits$}").replace('-', "−").replace('.', self.decimal_sign)
    }

    /// Returns the name of the graph with the margins in it, oldest first.
    pub fn describe_graph(&self, margins: &[i32]) -> String {
        let listed: Vec<String> = margins.iter().map(|margin| self.margin(*margin)).collect();
        self.graph_description(margins.len(), &listed.join(", "))
    }
}

impl Words {
    /// Returns results in a sentence without its full stop.
    pub fn results(&self, results: &Results) -> String {
        let words = &self.statistics;
        let Results { games, won, won_with_help, drawn, lost, agreed, .. } = *results;
        let parts = [
            Some(words.summary(games, won, won_with_help, drawn, lost)),
            (agreed > 0).then(|| words.summary_agreed(agreed)),
            results.best.map(|(best, _)| words.summary_best(&words.margin(best))),
            results.average().map(|average| words.summary_average(&words.average(average))),
        ];
        self.lists.plain(&parts.into_iter().flatten().collect::<Vec<_>>())
    }
}

/// Returns a number with its sign, as in `+7` or `−3`; 0 has none.
pub fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        _ => format!("{number:+}").replace('-', "−"),
    }
}
