//! The same work on several threads at once: the only place of the crate that starts them.

/// Does `work` on this thread and on others, `threads` in all, and returns what each of them made. With one thread none is started, and
/// where the system has no more of them, those that there are do the work.
///
/// So `work` has to take what there is to do from a source that all share.
pub(crate) fn together<T: Send>(threads: usize, work: impl Fn() -> T + Sync) -> Vec<T> {
    if threads < 2 {
        return vec![work()];
    }
    let work = &work;
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads)
            .map_while(|_| {
                let thread = std::thread::Builder::new();
                thread.spawn_scoped(scope, work).ok()
            })
            .collect();
        let mut made = vec![work()];
        made.extend(others.into_iter().map(|thread| match thread.join() {
            Ok(made) => made,
            Err(panic) => std::panic::resume_unwind(panic),
        }));
        made
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    #[test]
    fn however_many_threads_there_are_all_is_done_once() {
        for threads in [0, 1, 2, 7, 300] {
            let next = AtomicU64::new(0);
            let done = together(threads, || {
                let mut sum = 0;
                loop {
                    match next.fetch_add(1, Ordering::Relaxed) {
                        number @ 0..1000 => sum += number,
                        _ => return sum,
                    }
                }
            });
            assert_eq!(done.into_iter().sum::<u64>(), 999 * 500);
        }
    }
}
