-- Records that people share by a link. The id follows from the text, so a record is kept once.
CREATE TABLE shared (
    id TEXT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL
);
