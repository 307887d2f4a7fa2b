//! Requests a second of each client: a bucket for each, refilled steadily.

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

/// How many seconds of requests a client may have at once.
const BURST_SECONDS: u32 = 10;
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
    pub(crate) fn new(requests_per_second: u32) -> Option<Arc<Self>> {
        let steady = NonZero::new(requests_per_second)?;
        let burst = steady.saturating_mul(NonZero::new(BURST_SECONDS)?);
        let quota = Quota::per_second(steady).allow_burst(burst);
        Some(Arc::new(Self {
            buckets: RateLimiter::keyed(quota),
            asked: AtomicU32::new(0),
        }))
    }

    /// Takes one request from a client's bucket.
    ///
    /// # Errors
    /// A problem if it is empty.
    fn take(&self, client: IpAddr) -> Result<(), Problem> {
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
        let rate = Rate::new(1).unwrap();
        let (one, other) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        for _ in 0..BURST_SECONDS {
            assert!(rate.take(one).is_ok());
        }
        assert_eq!(rate.take(one).unwrap_err().code(), "request.too-many");
        assert!(rate.take(other).is_ok());
    }

    #[test]
    fn no_limit_is_none() {
        assert!(Rate::new(0).is_none());
    }
}
