#!/usr/bin/env python3
"""Checks a proof of endodoi solve that rests on no tables, after docs/proofs.md.

It shares nothing with the program but the description of the file, and knows the rule sets merker, endodoi and
cross-endodoi without options. The exit code is 0 if the proof holds, 1 if it does not, 2 if the file is none.
"""
import sys

LAP_LIMIT = 10_000


class Fails(Exception):
    """The file is a proof, but it proves nothing."""


class NoProof(Exception):
    """The file is no proof, or none that can be checked here."""


def play(board, hole, side, rules):
    """Plays a hole; returns the board after it and the seeds captured, or None if sowing never ends."""
    board, n = list(board), len(board) // 2
    for _ in range(LAP_LIMIT):
        hand, board[hole] = board[hole], 0
        step = -1 if rules == "cross-endodoi" and hand % 2 else 1
        for _ in range(hand):
            hole = (hole + step) % (2 * n)
            board[hole] += 1
        if board[hole] == 1:
            break
    else:
        return None
    opposite, taken = 2 * n - 1 - hole, 0
    if hole // n == side and (board[opposite] or rules == "endodoi"):
        taken = board[hole] + board[opposite]
        board[hole] = board[opposite] = 0
    return tuple(board), taken


def turns(board, side, rules):
    n = len(board) // 2
    holes = (hole for hole in range(side * n, side * n + n) if board[hole])
    return [turn for turn in (play(board, hole, side, rules) for hole in holes) if turn]


class Answers:
    """The answers of a claim, read bit by bit from a range coder with chances that are learnt."""

    def __init__(self, data):
        self.data, self.at, self.width, self.code = data, 4, 2**32 - 1, int.from_bytes(data[:4], "big")
        self.chances = {}

    def bit(self, context):
        chance = self.chances.get(context, 2048)
        split = (self.width >> 12) * chance
        bit = self.code >= split
        if bit:
            self.code, self.width, chance = self.code - split, self.width - split, chance - (chance >> 5)
        else:
            self.width, chance = split, chance + ((4096 - chance) >> 5)
        self.chances[context] = chance
        while self.width < 1 << 24:
            byte = self.data[self.at] if self.at < len(self.data) else 0
            self.at, self.width = self.at + 1, self.width << 8
            self.code = (self.code << 8 | byte) & 0xFFFFFFFF
        return bit

    def next(self, options):
        for number, (_, taken) in enumerate(options[:-1]):
            size = 0 if taken == 0 else 1 if taken < 4 else 2 if taken < 8 else 3
            if self.bit((min(number, 1), len(options) - number, size)):
                return number
        return len(options) - 1


def number(board, side):
    """The number of a position in its layer, which is the order in which positions that wait are answered."""
    n, total, result = len(board) // 2, 0, 0
    for i, seeds in enumerate((board[n * side:] + board[:n * side])[:-1]):
        total += seeds
        product = 1
        for k in range(i + 1):
            product = product * (total + i - k) // (k + 1)
        result += product
    return result


def check(board, lead, mover, me, rules, at_least, answers, count):
    """Walks through the proof that `me` ends with `at_least` more; returns the number of answers."""
    waiting = [{} for _ in range(sum(board) + 1)]
    read = 0

    def settled(board, need):
        if need > sum(board):
            raise Fails(f"{need} seeds cannot be won at {board}")
        return need <= -sum(board)

    def over(board, side, need):
        if (sum(board) if side != me else -sum(board)) < need:
            raise Fails(f"the game ends too early at {board}")

    def replies(board, need):
        options = turns(board, 1 - me, rules)
        if not options:
            over(board, 1 - me, need)
        after = ((board, need + taken) for board, taken in options)
        return [one for one in after if not settled(*one)]

    if not settled(board, at_least - lead):
        first = [(board, at_least - lead)] if mover == me else replies(board, at_least - lead)
        for one, need in first:
            waiting[sum(one)][one] = need
    for seeds in range(sum(board), -1, -1):
        marks = {}
        for start, need in sorted(waiting[seeds].items(), key=lambda one: (-one[1], number(one[0], me))):
            stack = [(start, False)]
            while stack:
                board, leave = stack.pop()
                if leave:
                    marks[board] = "done"
                    continue
                if marks.get(board) == "open":
                    raise Fails(f"play goes round at {board}")
                if board in marks:
                    continue
                options = sorted(turns(board, me, rules), key=lambda turn: -turn[1])
                if not options:
                    marks[board] = "done"
                    over(board, me, need)
                    continue
                after, taken = options[answers.next(options)]
                read += 1
                found = [] if settled(after, need - taken) else replies(after, need - taken)
                marks[board] = "open" if need > 0 else "done"
                if need > 0:
                    stack.append((board, True))
                for child, more in reversed(found):
                    if sum(child) == seeds:
                        stack.append((child, False))
                    else:
                        below = waiting[sum(child)]
                        below[child] = max(more, below.get(child, more))
    if read != count or answers.at != len(answers.data):
        raise Fails(f"{read} answers were needed, and {count} are told; all have to be used, and all their bytes")
    return read


def read_head(head):
    """Reads the text of a proof: position, rules and claims."""
    try:
        magic, position, rules, tables, *claims = head.decode("ascii").split("\n")
        if not magic.startswith("endodoi proof "):
            raise ValueError
        if magic != "endodoi proof 1":
            raise NoProof(f"its format is {magic!r}, and only 'endodoi proof 1' is known here")
        rows, captured, mover = position.removeprefix("position ").split(" ")
        board = tuple(int(seeds) for seeds in rows.replace("/", ",").split(","))
        south, north = map(int, captured.split("-"))
        claims = [claim.split(" ") for claim in claims]
        claims = [(("south", "north").index(claim[1]), int(claim[2]), int(claim[4]), int(claim[6])) for claim in claims]
        side = "SN".index(mover)
    except (ValueError, IndexError):
        raise NoProof("it is no proof: it does not begin as proofs of endodoi do") from None
    rules = rules.removeprefix("rules ")
    if rules not in ("merker", "endodoi", "cross-endodoi"):
        raise NoProof(f"the rules {rules} are not known here; use endodoi verify-proof")
    if tables != "tables none":
        raise NoProof("it rests on tables, which are not known here; use endodoi verify-proof")
    return board, south - north, side, rules, claims


def check_file(data):
    checksum = 0xCBF29CE484222325
    for byte in data[:-8]:
        checksum = (checksum ^ byte) * 0x100000001B3 % 2**64
    head, _, rest = data.partition(b"\n\n")
    board, lead, mover, rules, claims = read_head(head)
    if checksum.to_bytes(8, "little") != data[-8:]:
        raise NoProof("it is damaged: its checksum is wrong")
    for me, at_least, count, size in claims:
        answers = Answers(rest[:size])
        read = check(board, -lead if me else lead, mover, me, rules, at_least, answers, count)
        rest = rest[size:]
        print(f"{('south', 'north')[me]} ends with {at_least:+} or more: {read} answers hold")


def main():
    if len(sys.argv) != 2:
        print("usage: check_proof.py FILE", file=sys.stderr)
        return 2
    name = sys.argv[1]
    try:
        with open(name, "rb") as file:
            data = file.read()
        check_file(data)
    except OSError as error:
        print(f"{name}: it cannot be read: {error.strerror}", file=sys.stderr)
        return 2
    except NoProof as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 2
    except Fails as error:
        print(f"{name}: the proof fails: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("stopped; nothing is checked", file=sys.stderr)
        return 130
    return 0


sys.exit(main())
