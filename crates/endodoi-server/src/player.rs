//! Who asks: a browser by its cookie, a program by its token.
//!
//! Both hold a secret (`secret.rs`). The cookie is out of reach for scripts and is sent along with
//! requests from our own pages alone. A browser gets one with its first seat, so whoever plays alone has
//! none.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};

use crate::problem::Problem;
use crate::secret::Secret;
use crate::state::App;

/// The name of the cookie.
const COOKIE: &str = "endodoi";
/// Seconds that it is kept after it was used last: 400 days, the most that browsers allow.
const KEPT: u32 = 400 * 24 * 60 * 60;

/// Who asks, as far as that is told.
#[derive(Clone, Debug)]
pub(crate) struct Asker {
    secret: Option<Secret>,
    /// Whether a browser tells it by itself, wherever the request comes from.
    pub(crate) by_cookie: bool,
    is_secure: bool,
}

impl FromRequestParts<Arc<App>> for Asker {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let by_token = token(&parts.headers)?;
        let by_cookie = by_token.is_none();
        Ok(Self {
            secret: by_token.or_else(|| cookie(&parts.headers)),
            by_cookie,
            is_secure: app.options.proxy.is_secure(&parts.headers),
        })
    }
}

impl Asker {
    /// The hash of the secret; `None` for who has none.
    pub(crate) fn hash(&self) -> Option<String> {
        self.secret.as_ref().map(Secret::hash)
    }

    /// The secret, drawn now if there is none, and the header that gives a browser its own for some
    /// time to come.
    ///
    /// # Errors
    /// A problem if none can be drawn.
    pub(crate) fn known(&self) -> Result<(Secret, HeaderMap), Problem> {
        let secret = match &self.secret {
            Some(secret) => secret.clone(),
            None => Secret::draw().map_err(Problem::internal)?,
        };
        let mut headers = HeaderMap::new();
        if self.by_cookie {
            let secure = if self.is_secure { "; Secure" } else { "" };
            let cookie = format!(
                "{COOKIE}={}; Path=/; HttpOnly; SameSite=Strict; Max-Age={KEPT}{secure}",
                secret.tell()
            );
            let mut value = HeaderValue::try_from(cookie).map_err(Problem::internal)?;
            value.set_sensitive(true);
            headers.insert(header::SET_COOKIE, value);
        }
        Ok((secret, headers))
    }
}

/// The secret of a program.
fn token(headers: &HeaderMap) -> Result<Option<Secret>, Problem> {
    let Some(told) = headers.get(header::AUTHORIZATION) else {
        return Ok(None);
    };
    let wrong = || {
        let detail = "send `Authorization: Bearer TOKEN`; POST /api/v1/players gives a token";
        Problem::new(axum::http::StatusCode::UNAUTHORIZED, "player.token", detail)
    };
    let told = told.to_str().map_err(|_| wrong())?;
    let (scheme, token) = told.split_once(' ').ok_or_else(wrong)?;
    let is_bearer = scheme.eq_ignore_ascii_case("bearer");
    let token = is_bearer.then(|| Secret::told(token.trim())).flatten();
    token.map(Some).ok_or_else(wrong)
}

/// The secret of a browser. One that makes no sense is none.
fn cookie(headers: &HeaderMap) -> Option<Secret> {
    let cookies = headers.get_all(header::COOKIE).iter();
    let cookies = cookies.filter_map(|cookies| cookies.to_str().ok());
    let mut pairs = cookies
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    // Another site of the same domain may have set one of this name that is none.
    pairs.find_map(|(name, value)| Secret::told(value).filter(|_| name == COOKIE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_found_among_others() {
        let secret = Secret::draw().unwrap();
        let mut headers = HeaderMap::new();
        let cookies = format!("a=b; endodoi=x; endodoi={}; c", secret.tell());
        headers.insert(header::COOKIE, cookies.parse().unwrap());
        assert_eq!(cookie(&headers), Some(secret));
        headers.insert(header::COOKIE, "endodoi=short".parse().unwrap());
        assert_eq!(cookie(&headers), None);
    }

    #[test]
    fn a_token_is_right_or_refused() {
        let secret = Secret::draw().unwrap();
        let told = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::AUTHORIZATION, text.parse().unwrap());
            token(&headers)
        };
        let right = told(&format!("bearer {}", secret.tell())).unwrap();
        assert_eq!(right, Some(secret));
        for wrong in ["", "Bearer", "Bearer x", "Basic abc"] {
            assert_eq!(told(wrong).unwrap_err().code(), "player.token", "{wrong}");
        }
        assert_eq!(token(&HeaderMap::new()), Ok(None));
    }
}
