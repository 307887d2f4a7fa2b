//! The tags of a record as an object, in the order in which they stand there. They are read in the
//! same form, and checked when a record takes them.

use std::fmt;

use endodoi::record::Tags;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Tags with their values, in the order in which records print them; an object in JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TagsAnswer(pub Vec<(String, String)>);

impl From<&Tags> for TagsAnswer {
    fn from(tags: &Tags) -> Self {
        let owned = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        Self(tags.iter().map(owned).collect())
    }
}

impl Serialize for TagsAnswer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl<'de> Deserialize<'de> for TagsAnswer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pairs;

        impl<'de> Visitor<'de> for Pairs {
            type Value = TagsAnswer;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of tags with a text each")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<TagsAnswer, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(TagsAnswer(pairs))
            }
        }

        deserializer.deserialize_map(Pairs)
    }
}
