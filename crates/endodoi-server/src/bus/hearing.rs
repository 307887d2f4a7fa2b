//! Hears the other servers, and connects again whenever that ends.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgListener, PgNotification};
use tokio::sync::broadcast;
use tokio::time::{sleep, timeout};

use super::news::{self, CHANNEL, News};
use crate::store::{DatabaseUrl, Fault};

/// How long to wait for a connection, and for an answer to whether it is still there.
const PATIENCE: Duration = Duration::from_secs(5);
/// A connection on which nothing was heard for so long is asked whether it is still there.
const SILENCE: Duration = Duration::from_secs(15);
/// Time between the first attempts to connect; it doubles.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
/// Time between later attempts.
const LAST_PAUSE: Duration = Duration::from_secs(5);

/// Tells what the others say, for ever.
pub(super) async fn hear(url: DatabaseUrl, me: Arc<str>, news: broadcast::Sender<News>) {
    let mut pause = FIRST_PAUSE;
    loop {
        match connect(&url).await {
            Ok(listener) => {
                pause = FIRST_PAUSE;
                // Whatever was told before this moment was told to nobody here.
                tell(&news, News::Missed);
                let fault = listen(listener, &me, &news).await;
                tracing::warn!(%fault, database = %url, "other servers cannot be heard; connecting again");
            }
            Err(fault) => {
                tracing::warn!(%fault, database = %url, "other servers cannot be heard; trying again");
            }
        }
        sleep(pause).await;
        pause = (pause * 2).min(LAST_PAUSE);
    }
}

async fn connect(url: &DatabaseUrl) -> Result<PgListener, Fault> {
    let connect = async {
        let mut listener = PgListener::connect(url.reveal()).await?;
        // What is lost with a connection must be told, so nobody may connect anew but us.
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        Ok(listener)
    };
    timeout(PATIENCE, connect)
        .await
        .unwrap_or(Err(Fault::Silent))
}

/// Tells what is heard until the connection ends, and returns why it did.
async fn listen(mut listener: PgListener, me: &str, news: &broadcast::Sender<News>) -> Fault {
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(heard))) => tell_of(&heard, me, news),
            Ok(Ok(None)) => return Fault::Unreachable,
            Ok(Err(error)) => return error.into(),
            Err(_) => {
                let ask = sqlx::query("SELECT 1").execute(&mut listener);
                match timeout(PATIENCE, ask).await {
                    Ok(Ok(_)) => {}
                    Ok(Err(error)) => return error.into(),
                    Err(_) => return Fault::Silent,
                }
            }
        }
    }
}

fn tell_of(heard: &PgNotification, me: &str, news: &broadcast::Sender<News>) {
    match news::read(heard.payload()) {
        Some((server, _)) if server == me => {}
        Some((_, heard)) => tell(news, heard),
        None => tracing::warn!(
            payload = heard.payload(),
            "another server said what is no news"
        ),
    }
}

fn tell(news: &broadcast::Sender<News>, heard: News) {
    // Nobody may be listening now.
    drop(news.send(heard));
}
