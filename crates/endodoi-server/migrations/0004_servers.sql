-- The servers of this database, and when (milliseconds since 1970) each was last alive.
CREATE TABLE servers (
    id TEXT NOT NULL PRIMARY KEY,
    alive BIGINT NOT NULL
);
