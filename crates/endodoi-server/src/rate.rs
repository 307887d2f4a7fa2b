//! How often each client asks: a bucket for each, refilled steadily.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::clients::household;
use crate::problem::Problem;

/// So many times what it has in the long run a client may have at once.
const BURST: u32 = 10;
/// After how many requests the clients that have been silent for long are forgotten.
const FORGET_AFTER: u32 = 10_000;

/// The buckets of all clients.
#[derive(Debug)]
pub(crate) struct Rate {
    buckets: DefaultKeyedRateLimiter<IpAddr>,
    asked: AtomicU32,
}

impl Rate {
    /// So many requests a second in the long run; `None` for 0, which is no limit.
    pub(crate) fn a_second(requests: u32) -> Option<Arc<Self>> {
        NonZero::new(requests).map(|steady| Self::new(steady, Quota::per_second(steady)))
    }

    /// So many requests a minute in the long run; `None` for 0, which is no limit.
    pub(crate) fn a_minute(requests: u32) -> Option<Arc<Self>> {
        NonZero::new(requests).map(|steady| Self::new(steady, Quota::per_minute(steady)))
    }

    fn new(steady: NonZero<u32>, quota: Quota) -> Arc<Self> {
        let burst = NonZero::new(BURST).map_or(steady, |times| steady.saturating_mul(times));
        Arc::new(Self {
            buckets: RateLimiter::keyed(quota.allow_burst(burst)),
            asked: AtomicU32::new(0),
        })
    }

    /// Takes one request from a client's bucket.
    ///
    /// # Errors
    /// A problem if it is empty.
    pub(crate) fn take(&self, client: IpAddr) -> Result<(), Problem> {
        if self.asked.fetch_add(1, Ordering::Relaxed) % FORGET_AFTER == FORGET_AFTER - 1 {
            self.buckets.retain_recent();
        }
        self.buckets
            .check_key(&household(client))
            .map_err(|refused| {
                Problem::busy(
                    "this is more than one client may ask; ask again in a moment",
                    refused.wait_time_from(DefaultClock::default().now()),
                )
            })
    }
}

/// Lets a request pass, or not.
pub(crate) async fn limit(
    State(rate): State<Option<Arc<Rate>>>,
    request: Request,
    next: Next,
) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    if let (Some(rate), Some(ConnectInfo(peer))) = (rate, peer)
        && let Err(problem) = rate.take(peer.ip())
    {
        return problem.into_response();
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_has_its_burst_and_others_have_theirs() {
        let rate = Rate::a_second(1).unwrap();
        let (one, other) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        for _ in 0..BURST {
            assert!(rate.take(one).is_ok());
        }
        assert_eq!(rate.take(one).unwrap_err().code(), "request.too-many");
        assert!(rate.take(other).is_ok());
    }

    #[test]
    fn no_limit_is_none() {
        assert!(Rate::a_second(0).is_none() && Rate::a_minute(0).is_none());
    }
}
