//! Addresses to listen at, as people write and read them.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// Reads an address with its port. `localhost` is the machine itself, and a port alone as well.
pub(super) fn read(text: &str) -> Result<SocketAddr, String> {
    let on_loopback = |port: &str| {
        let port = port.parse().ok()?;
        Some(SocketAddr::from((Ipv4Addr::LOCALHOST, port)))
    };
    let port = text.strip_prefix("localhost:").or(text.strip_prefix(':'));
    port.map_or_else(|| text.parse().ok(), on_loopback)
        .ok_or_else(|| {
            "write an address and a port up to 65535, such as 127.0.0.1:7878, 0.0.0.0:80, [::1]:0 or \
             :7878"
                .to_owned()
        })
}

/// Where a browser of this machine finds what listens there.
pub(super) fn for_browser(listens: SocketAddr) -> String {
    let ip = match listens.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    format!("http://{}/", SocketAddr::new(ip, listens.port()))
}

/// The address as it stands before a port.
pub(super) fn text(ip: IpAddr) -> String {
    match ip {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => format!("[{ip}]"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_port_and_may_be_the_machine_itself() {
        for (text, address) in [
            ("127.0.0.1:7878", "127.0.0.1:7878"),
            ("localhost:80", "127.0.0.1:80"),
            (":0", "127.0.0.1:0"),
            ("[::1]:7878", "[::1]:7878"),
        ] {
            assert_eq!(
                read(text).map(|read| read.to_string()),
                Ok(address.to_owned())
            );
        }
        for text in [
            "",
            "7878",
            "127.0.0.1",
            ":70000",
            "example.org:80",
            "::1:80:",
            ":-1",
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_browser_is_sent_to_an_address_that_it_can_open() {
        for (listens, opens) in [
            ("0.0.0.0:80", "http://127.0.0.1:80/"),
            ("[::]:7878", "http://[::1]:7878/"),
            ("192.168.1.2:7878", "http://192.168.1.2:7878/"),
        ] {
            assert_eq!(for_browser(listens.parse().unwrap()), opens);
        }
    }
}
