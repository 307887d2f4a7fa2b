//! How much each client is doing now, so that none does it all. What is said to those who do enough is
//! said by whoever counts.
//!
//! A client is an address; of the long ones (IPv6) the first half, which is what one household has.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

/// Work under way, by client.
#[derive(Clone, Debug)]
pub(crate) struct Clients {
    most: usize,
    at_work: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// The right of a client to one piece of work, until it is dropped.
#[derive(Debug)]
pub(crate) struct Permit {
    clients: Clients,
    client: IpAddr,
}

impl Clients {
    /// Each client may do so much at once.
    pub(crate) fn new(most: usize) -> Self {
        Self {
            most,
            at_work: Arc::default(),
        }
    }

    /// Lets a client begin; `None` if it does as much as it may already.
    pub(crate) fn enter(&self, address: IpAddr) -> Option<Permit> {
        let client = household(address);
        let mut at_work = self.at_work.lock().unwrap_or_else(PoisonError::into_inner);
        let count = at_work.entry(client).or_insert(0);
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Permit {
            clients: self.clone(),
            client,
        })
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let at_work = &self.clients.at_work;
        let mut at_work = at_work.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = at_work.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                at_work.remove(&self.client);
            }
        }
    }
}

/// The client that an address belongs to.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(long) => {
            let network = long.to_bits() & !u128::from(u64::MAX);
            IpAddr::V6(Ipv6Addr::from_bits(network))
        }
        short @ IpAddr::V4(_) => short,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_that_does_enough_waits_and_others_do_not() {
        let clients = Clients::new(1);
        let (one, other) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let permit = clients.enter(one).unwrap();
        assert!(clients.enter(one).is_none());
        assert!(clients.enter(other).is_some());
        drop(permit);
        assert!(clients.enter(one).is_some());
        assert!(clients.at_work.lock().unwrap().is_empty());
    }

    #[test]
    fn one_household_has_many_long_addresses() {
        let address = |text: &str| household(text.parse().unwrap());
        assert_eq!(address("2001:db8:1:2:3::4"), address("2001:db8:1:2:ff::1"));
        assert_ne!(address("2001:db8:1:2::1"), address("2001:db8:1:3::1"));
        assert_eq!(address("::ffff:10.0.0.1"), address("10.0.0.1"));
    }
}
