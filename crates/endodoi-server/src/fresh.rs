//! Answers that a browser may have already: it names what it has, and is told when that is still so.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};

/// What may be kept for good, since its address changes with it.
pub(crate) const FOR_GOOD: &str = "public, max-age=31536000, immutable";
/// What may be kept, but asked about each time.
pub(crate) const ASK_AGAIN: &str = "no-cache";

/// Something of one kind that may be kept for some time.
#[derive(Clone, Debug)]
pub(crate) struct Content {
    pub(crate) kind: &'static str,
    pub(crate) keep: &'static str,
    pub(crate) bytes: Bytes,
}

impl Content {
    /// The answer to a request with these headers.
    pub(crate) fn answer(self, asked: &HeaderMap) -> Response {
        let tag = self.tag();
        let known = asked
            .get(header::IF_NONE_MATCH)
            .and_then(|tags| tags.to_str().ok());
        let is_known = known.is_some_and(|known| names(known, &tag));
        let mut response = if is_known {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            ([(header::CONTENT_TYPE, self.kind)], self.bytes).into_response()
        };
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(self.keep));
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            headers.insert(header::ETAG, tag);
        }
        response
    }

    /// A name that changes with the contents. A weak one, as they may be sent compressed or not.
    fn tag(&self) -> String {
        let mut hasher = DefaultHasher::new();
        self.bytes.hash(&mut hasher);
        format!("W/\"{:016x}\"", hasher.finish())
    }
}

/// Whether a tag is among those of a list.
fn names(list: &str, tag: &str) -> bool {
    let opaque = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    let tag = opaque(tag);
    list.split(',')
        .any(|one| one.trim() == "*" || opaque(one) == tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page() -> Content {
        Content {
            kind: "text/plain",
            keep: ASK_AGAIN,
            bytes: Bytes::from_static(b"a page"),
        }
    }

    fn asked_with(tags: &str) -> Response {
        let mut headers = HeaderMap::new();
        headers.insert(header::IF_NONE_MATCH, tags.parse().unwrap());
        page().answer(&headers)
    }

    #[test]
    fn what_a_browser_has_is_not_sent_again() {
        let first = page().answer(&HeaderMap::new());
        assert_eq!(first.status(), StatusCode::OK);
        let tag = first.headers()[header::ETAG].to_str().unwrap();
        for tags in [tag, &format!("\"x\", {tag}"), "*"] {
            let again = asked_with(tags);
            assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{tags}");
            assert_eq!(again.headers()[header::ETAG], tag);
            assert_eq!(again.headers()[header::CACHE_CONTROL], ASK_AGAIN);
        }
        for tags in ["", "\"x\"", "W/\"\""] {
            assert_eq!(asked_with(tags).status(), StatusCode::OK, "{tags}");
        }
    }
}
