//! What a reverse proxy before the server tells of its clients, if one is named.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, HeaderName};

const FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Whether clients come through a reverse proxy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Proxy {
    /// They come themselves. What they say of where they come from is not believed.
    #[default]
    None,
    /// They come through one, which adds their address to `X-Forwarded-For` and sets
    /// `X-Forwarded-Proto`. Nobody else may reach the server.
    Before,
}

impl Proxy {
    /// The client of a request that came from an address.
    pub(crate) fn client(self, peer: SocketAddr, headers: &HeaderMap) -> SocketAddr {
        let told = match self {
            Self::None => None,
            Self::Before => forwarded(headers),
        };
        told.map_or(peer, |address| SocketAddr::new(address, peer.port()))
    }

    /// Whether the client's way to us is encrypted.
    pub(crate) fn is_secure(self, headers: &HeaderMap) -> bool {
        let told = headers.get(PROTO).and_then(|proto| proto.to_str().ok());
        self == Self::Before && told.is_some_and(|proto| proto.eq_ignore_ascii_case("https"))
    }
}

/// The last address is the one that our own proxy has added; those before it anybody may have written.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all(FOR).iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(told: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(FOR, told.parse().unwrap());
        headers
    }

    #[test]
    fn only_the_address_that_our_proxy_has_added_is_believed() {
        let peer: SocketAddr = ([127, 0, 0, 1], 4000).into();
        let told = headers("10.0.0.1, 192.0.2.7");
        assert_eq!(Proxy::None.client(peer, &told), peer);
        let client = Proxy::Before.client(peer, &told).ip();
        assert_eq!(client, "192.0.2.7".parse::<IpAddr>().unwrap());
        let client = Proxy::Before.client(peer, &headers("nonsense"));
        assert_eq!(client, peer);
        assert_eq!(Proxy::Before.client(peer, &HeaderMap::new()), peer);
    }

    #[test]
    fn a_way_is_secure_only_if_our_proxy_says_so() {
        let mut told = HeaderMap::new();
        told.insert(PROTO, "https".parse().unwrap());
        assert!(Proxy::Before.is_secure(&told) && !Proxy::None.is_secure(&told));
        assert!(!Proxy::Before.is_secure(&HeaderMap::new()));
    }
}
