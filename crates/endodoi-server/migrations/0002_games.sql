-- What happened in each room, in order. The primary key decides who was first where two servers try.
CREATE TABLE steps (
    room TEXT NOT NULL,
    seq BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (room, seq)
);

-- How each room stands after its last step, for the lists: all of it follows from the steps. Times are
-- milliseconds since 1970; the deadline 9223372036854775807 is none.
CREATE TABLE rooms (
    id TEXT NOT NULL PRIMARY KEY,
    phase TEXT NOT NULL,
    listed BIGINT NOT NULL,
    watched BIGINT NOT NULL,
    wishes TEXT NOT NULL,
    summary TEXT NOT NULL,
    deadline BIGINT NOT NULL,
    changed BIGINT NOT NULL
);

CREATE INDEX rooms_open ON rooms (changed) WHERE phase = 'open' AND listed = 1;
CREATE INDEX rooms_waiting ON rooms (wishes, changed) WHERE phase = 'open' AND listed = 1;
CREATE INDEX rooms_playing ON rooms (changed) WHERE phase = 'playing' AND watched = 1;
CREATE INDEX rooms_due ON rooms (deadline) WHERE deadline < 9223372036854775807;
