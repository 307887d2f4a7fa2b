"""Looks positions up in a folder of En Dodoi tables.

    python3 read_table.py FOLDER POSITION...

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
    rows, _captured, mover = position.replace("_", " ").split(" ")
    south, north = ([int(seeds) for seeds in row.split(",")] for row in rows.split("/"))
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
        self.file = open(path, "rb")
        magic, version, length = struct.unpack("<8sHH", self.file.read(12))
        if (magic, version) != (b"\x89EDT\r\n\x1a\n", 1):
            sys.exit(f"{path}: no table of format 1")
        self.file.seek(0)
        header = self.file.read(length)
        self.seal = header[-4:]
        if crc(header[:-4]) != struct.unpack("<I", self.seal)[0]:
            sys.exit(f"{path}: the header is damaged")
        (self.holes, self.seeds, self.block, self.positions, self.endless, self.longest_way
         ) = struct.unpack_from("<BBxxIQQI", header, 12)
        text_length, = struct.unpack_from("<H", header, 40)
        self.rules = header[42:42 + text_length].decode()

        blocks = -(-self.positions // self.block)
        self.file.seek(-16 - 8 * blocks, 2)
        index = self.file.read(8 * blocks)
        index_crc, _hash, mark = struct.unpack("<IQ4s", self.file.read(16))
        if mark != b"end\n" or crc(self.seal, index) != index_crc:
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


for position in sys.argv[2:]:
    holes = holes_from_mover(position)
    table = Table(Path(sys.argv[1]) / f"2x{len(holes) // 2}-{sum(holes):02}.edt")
    print(table.value(number(holes)), position)
