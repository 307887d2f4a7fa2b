//! A connection that waits only so long for the other side to take some more of what is written.
//!
//! Without it, a client that asks for a long answer and reads none of it would hold its connection for
//! ever. Reading is bounded where heads and bodies of requests are read.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A stream whose writes fail when nothing of them is taken for some time.
#[derive(Debug)]
pub(super) struct Patient<S> {
    stream: S,
    patience: Duration,
    /// Runs while a write waits.
    limit: Option<Pin<Box<Sleep>>>,
}

impl<S> Patient<S> {
    pub(super) fn new(stream: S, patience: Duration) -> Self {
        Self {
            stream,
            patience,
            limit: None,
        }
    }

    /// Lets what was tried pass, unless it has been waiting for too long.
    fn bound<T>(
        &mut self,
        tried: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if tried.is_ready() {
            self.limit = None;
            return tried;
        }
        let patience = self.patience;
        let limit = self.limit.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(limit.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.bound(tried, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.bound(tried, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let tried = Pin::new(&mut self.stream).poll_flush(context);
        self.bound(tried, context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let tried = Pin::new(&mut self.stream).poll_shutdown(context);
        self.bound(tried, context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::*;

    #[tokio::test]
    async fn what_nobody_takes_is_given_up() {
        let (near, far) = duplex(4);
        let mut patient = Patient::new(near, Duration::from_millis(20));
        let error = patient.write_all(b"too long").await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        drop(far);
    }

    #[tokio::test]
    async fn who_takes_a_little_now_and_then_gets_it_all() {
        let (near, mut far) = duplex(1);
        let patience = Duration::from_millis(500);
        let mut patient = Patient::new(near, patience);
        let reader = tokio::spawn(async move {
            let mut read = Vec::new();
            far.read_to_end(&mut read).await.map(|_| read)
        });
        patient.write_all(b"all of it").await.unwrap();
        patient.shutdown().await.unwrap();
        assert_eq!(reader.await.unwrap().unwrap(), b"all of it");
    }
}
