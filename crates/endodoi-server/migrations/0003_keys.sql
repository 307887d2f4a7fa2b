-- Who may sit where: hashes of secrets, and until when (milliseconds since 1970) they open what they open.
CREATE TABLE room_keys (
    room TEXT NOT NULL,
    hash TEXT NOT NULL,
    seat TEXT NOT NULL,
    expires BIGINT NOT NULL,
    PRIMARY KEY (room, hash, seat)
);

CREATE INDEX room_keys_hash ON room_keys (hash);
