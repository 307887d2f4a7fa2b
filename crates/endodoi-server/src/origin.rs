//! Requests that other sites make in a visitor's name, refused: what changes something, and every
//! `WebSocket`, must come from our own pages or from no page at all.

use axum::extract::Request;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::problem::Problem;

/// Lets a request pass, or not.
pub(crate) async fn own(request: Request, next: Next) -> Response {
    let is_harmless = matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    let is_socket = request.headers().contains_key(header::UPGRADE);
    if (!is_harmless || is_socket) && !is_own(request.headers()) {
        let detail = "this comes from a page of another site; use the pages of this server";
        return Problem::new(StatusCode::FORBIDDEN, "request.other-site", detail).into_response();
    }
    next.run(request).await
}

/// Whether headers tell of no page, or of one of ours.
fn is_own(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return !headers
            .get("sec-fetch-site")
            .is_some_and(|site| site == "cross-site" || site == "same-site");
    };
    let authority = |uri: &str| uri.parse::<Uri>().ok()?.authority().cloned();
    let origin = origin.to_str().ok().and_then(authority);
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    match (origin, host) {
        (Some(origin), Some(host)) => origin.as_str().eq_ignore_ascii_case(host),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pairs = pairs.iter();
        pairs
            .map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()))
            .collect::<HeaderMap>()
    }

    #[test]
    fn who_comes_from_no_page_or_from_ours_may_pass() {
        assert!(is_own(&HeaderMap::new()));
        for (origin, host) in [
            ("http://127.0.0.1:7878", "127.0.0.1:7878"),
            ("https://endodoi.example", "Endodoi.example"),
        ] {
            assert!(is_own(&headers(&[("origin", origin), ("host", host)])));
        }
    }

    #[test]
    fn pages_of_other_sites_and_of_none_are_refused() {
        for origin in [
            "https://evil.example",
            "http://127.0.0.1:7879",
            "http://127.0.0.1:7878.evil.example",
            "null",
            "",
        ] {
            let told = headers(&[("origin", origin), ("host", "127.0.0.1:7878")]);
            assert!(!is_own(&told), "{origin}");
        }
        assert!(!is_own(&headers(&[("origin", "http://a")])), "no host");
        assert!(!is_own(&headers(&[("sec-fetch-site", "cross-site")])));
    }
}
