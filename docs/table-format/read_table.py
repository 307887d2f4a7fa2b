"""Looks positions up in a folder of En Dodoi tables.

    read_table.py FOLDER POSITION...

prints the value of each position: what the player to move still wins from here, minus what the
opponent does. The format is told in ../table-format.md. Python's standard library is enough.
"""

import struct
import sys
import zlib
from math import comb
from pathlib import Path


def holes_from_mover(position):
    """The seeds of all holes in sowing order, from the first hole of the player to move."""
    try:
        rows, _captured, mover = position.replace("_", " ").split(" ")
        south, north = ([int(seeds) for seeds in row.split(",")] for row in rows.split("/"))
        if len(south) != len(north) or min(south + north) < 0 or mover not in ("S", "N"):
            raise ValueError
    except ValueError:
        sys.exit(f"{position}: this is no position; write one such as 0,1/1,0_0-0_S")
    return south + north if mover == "S" else north + south


def number(holes):
    """The number of a position among those with as many seeds."""
    total = before = 0
    for i, seeds in enumerate(holes[:-1]):
        before += seeds
        total += comb(before + i, i + 1)
    return total


def crc(*parts):
    return zlib.crc32(b"".join(parts))


class Table:
    """One file: header and index are read at once, blocks when they are asked for."""

    def __init__(self, path):
        try:
            self.file = open(path, "rb")
        except OSError as error:
            sys.exit(f"{path}: it cannot be read: {error.strerror}; such a table has to be built first")
        start = self.file.read(12)
        if len(start) < 12 or start[:10] != b"\x89EDT\r\n\x1a\n\1\0":
            sys.exit(f"{path}: this is no table of format 1")
        length, = struct.unpack_from("<H", start, 10)
        self.file.seek(0)
        header = self.file.read(length)
        self.seal = header[-4:]
        if length < 48 or len(header) < length or crc(header[:-4]) != struct.unpack("<I", self.seal)[0]:
            sys.exit(f"{path}: the header is damaged")
        (self.holes, self.seeds, self.block, self.positions, self.endless, self.longest_way
         ) = struct.unpack_from("<BBxxIQQI", header, 12)
        text_length, = struct.unpack_from("<H", header, 40)
        self.rules = header[42:42 + text_length].decode()

        blocks = -(-self.positions // self.block)
        end = self.file.seek(0, 2)
        self.file.seek(max(end - 16 - 8 * blocks, 0))
        index = self.file.read(8 * blocks)
        last = self.file.read(16)
        if last[12:] != b"end\n" or crc(self.seal, index) != struct.unpack_from("<I", last)[0]:
            sys.exit(f"{path}: the index is damaged, or the file was cut off")
        self.index = []
        for size, block_crc in struct.iter_unpack("<II", index):
            self.index.append((length, size, block_crc))
            length += size

    def value(self, number):
        block, within = divmod(number, self.block)
        offset, size, block_crc = self.index[block]
        self.file.seek(offset)
        data = self.file.read(size)
        if crc(self.seal, struct.pack("<Q", block), data) != block_crc:
            sys.exit(f"{self.file.name}: block {block} is damaged")
        return struct.unpack_from("b", zlib.decompress(data, -15), within)[0]


if len(sys.argv) < 3:
    print("usage: read_table.py FOLDER POSITION...", file=sys.stderr)
    sys.exit(2)
try:
    for position in sys.argv[2:]:
        holes = holes_from_mover(position)
        table = Table(Path(sys.argv[1]) / f"2x{len(holes) // 2}-{sum(holes):02}.edt")
        print(table.value(number(holes)), position)
except OSError as error:
    sys.exit(f"{sys.argv[1]}: it cannot be read: {error.strerror}")
except KeyboardInterrupt:
    sys.exit(130)
