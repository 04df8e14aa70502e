//! How long something takes, in the text form of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The upper ends of the classes, in milliseconds.
const CLASSES: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 1000, 5000];

/// How often something took how long.
#[derive(Debug, Default)]
pub struct Histogram {
    /// How often, for each class that ends above that of the one before, and at last for what took longer.
    counts: [AtomicU64; CLASSES.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    /// Notes that it took so long.
    pub fn note(&self, time: Duration) {
        let class = CLASSES.iter().position(|end| time <= Duration::from_millis(*end));
        self.counts[class.unwrap_or(CLASSES.len())].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(time.as_micros() as u64, Ordering::Relaxed);
    }

    /// Adds it to `text` under a name, with what it is.
    pub fn write(&self, text: &mut String, name: &str, help: &str) {
        let name = format!("oanquan_{name}_seconds");
        let ends = CLASSES.iter().map(|end| (*end as f64 / 1000.0).to_string());
        let mut number = 0;
        // Writing to a string succeeds.
        let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} histogram\n");
        for (end, count) in ends.chain(["+Inf".to_owned()]).zip(&self.counts) {
            number += count.load(Ordering::Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{end}\"}} {number}");
        }
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = write!(text, "{name}_sum {seconds}\n{name}_count {number}\n");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_class_counts_all_that_took_no_longer() {
        let times = Histogram::default();
        for millis in [1, 3, 150, 9000] {
            times.note(Duration::from_millis(millis));
        }
        let mut text = String::new();
        times.write(&mut text, "nap", "how long a nap takes");
        assert!(text.starts_with(
            "# HELP oanquan_nap_seconds how long a nap takes\n# TYPE oanquan_nap_seconds histogram\n"
        ));
        for line in [
            "oanquan_nap_seconds_bucket{le=\"0.001\"} 1",
            "oanquan_nap_seconds_bucket{le=\"0.1\"} 2",
            "oanquan_nap_seconds_bucket{le=\"5\"} 3",
            "oanquan_nap_seconds_bucket{le=\"+Inf\"} 4",
            "oanquan_nap_seconds_sum 9.154",
            "oanquan_nap_seconds_count 4",
        ] {
            assert!(text.lines().any(|there| there == line), "{text}");
        }
    }
}
