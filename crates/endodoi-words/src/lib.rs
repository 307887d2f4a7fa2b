//! What people read about En Dodoi, said in their language.
//!
//! The sentences are Fluent messages in `locales/`, one folder a language, and are part of the program. Terminal and
//! server ask [`Words`] for one; the page gets a whole file of them from [`page_words`]. What a game did, and which
//! sentence tells it, is not known here: whoever tells something names the message.
//!
//! ```
//! use endodoi_words::{Language, Words};
//!
//! let words = Words::of(Language::negotiate("lv-LV, en;q=0.5"));
//! assert_eq!(words.say("menu-play"), "Spēlēt");
//! ```

#![forbid(unsafe_code)]

mod catalogue;
mod language;
mod number;
mod page;
mod words;

pub use catalogue::{File, files};
pub use language::{Language, UnknownLanguage};
pub use page::page_words;
pub use words::{Value, Words};
