//! Whatever a record holds comes back from a page as it went there.

use endodoi::testing::record;
use endodoi_api::ask::{RecordWriteRequest, RecordsReadRequest, read_records, write_record};
use proptest::prelude::*;

proptest! {
    #[test]
    fn a_record_that_a_page_reads_it_can_write_again(record in record()) {
        let text = record.to_string();
        let request = RecordsReadRequest { text: text.clone() };
        let read = read_records(&request).unwrap().games.remove(0);
        let request = RecordWriteRequest {
            tags: read.tags,
            played: read.played,
            comments: read.comments,
            variations: read.variations,
        };
        // What the page sends has gone through JSON.
        let json = serde_json::to_string(&request).unwrap();
        let request: RecordWriteRequest = serde_json::from_str(&json).unwrap();
        prop_assert_eq!(write_record(&request).unwrap().text, text);
    }
}
