-- Tournaments, each as one JSON document; a change is kept only by who has seen the last version.
CREATE TABLE contests (
    id TEXT NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    body TEXT NOT NULL,
    changed BIGINT NOT NULL
);
