# SPDX-License-Identifier: GPL-3.0-or-later
"""What damage to a byte of a recording can reach, by the fact sheets of the formats.

A small reader of each container, independent of Tickscope: where each tick stands in the file, where
reading can begin again, which bytes no state depends on, and which ones may cost the whole recording.
"""

import bisect
from dataclasses import dataclass, field


@dataclass
class Layout:
    """Bytes are offsets in the file, ranges are (begin, end)."""

    family: str
    size: int
    ticks: list[tuple[int, int, int]] = field(default_factory=list)
    """Tick, first byte, and the byte by which its state is settled, in the order of the file."""
    seek_points: list[int] = field(default_factory=list)
    """Bytes from which the states behind do not depend on what is before."""
    free: list[tuple[int, int]] = field(default_factory=list)
    """No state depends on these."""
    fatal: list[tuple[int, int]] = field(default_factory=list)
    """All states may depend on these: what they become is not judged."""
    refusable: list[tuple[int, int, tuple[int, int] | None]] = field(default_factory=list)
    """Where these contradict the rest, the recording may be refused; else they reach the other range."""
    text: tuple[int, int] | None = None
    """Where it begins and what ends it, which tells where all else is."""
    local: list[tuple[int, int, int]] = field(default_factory=list)
    """These reach one tick only."""
    ends: set[int] = field(default_factory=set)
    """Where a file may end without a sign that more was there."""
    carries_over: bool = False
    """One number is carried over seek points, and unknown behind damage until the file has it again."""

    def may_be_refused(self, regions: list[tuple[int, int]], broken: bytes) -> bool:
        ranges = [entry[:2] for entry in self.refusable]
        return self.is_fatal(regions, broken) or any(
            overlaps(region, one) for region in regions for one in ranges)

    def is_fatal(self, regions: list[tuple[int, int]], broken: bytes) -> bool:
        if self.text and broken.find(0, self.text[0]) != self.text[1]:
            return True
        return any(overlaps(region, one) for region in regions for one in self.fatal)

    def held(self, regions: list[tuple[int, int]], broken: bytes) -> list[list[int]]:
        """Ticks whose state is that of the whole file when the bytes of the regions are others.

        The first list is of those before all damage, then one for each stretch behind some.
        """
        if self.is_fatal(regions, broken):
            return []
        reached, lost = self._reached(regions)
        settled = [tick[2] for tick in self.ticks]
        begins = [tick[1] for tick in self.ticks]
        stretches: list[list[int]] = []
        begin = 0
        for region in [*merged(reached), (self.size + 1, self.size + 1)]:
            kept = (self.ticks[i][0] for i in range(begin, bisect.bisect_right(settled, region[0])))
            stretches.append([tick for tick in kept if tick not in lost])
            point = bisect.bisect_left(self.seek_points, region[1])
            begin = (bisect.bisect_left(begins, self.seek_points[point])
                     if point < len(self.seek_points) else len(self.ticks))
        return stretches

    def is_whole_at(self, byte: int, regions: list[tuple[int, int]]) -> bool:
        """Whether a byte lies before the last seek point before all damage: what is known of a damaged place
        may be no more than that it is behind that."""
        point = bisect.bisect_right(self.seek_points, regions[0][0]) if regions else 0
        return point > 0 and self.ticks[0][1] <= byte < self.seek_points[point - 1]

    def _reached(self, regions):
        """Ranges that are reached, and single ticks."""
        reached, lost = [], set()
        for region in regions:
            ticks = [tick for begin, end, tick in self.local if begin <= region[0] and region[1] <= end]
            aliases = [(begin, end, other) for begin, end, other in self.refusable
                       if overlaps(region, (begin, end))]
            lost.update(ticks)
            reached += (other for _, _, other in aliases if other)
            covered = merged([*self.free, *((begin, end) for begin, end, _ in aliases)])
            if not ticks and not any(begin <= region[0] and region[1] <= end for begin, end in covered):
                reached.append(without(region, covered))
        return reached, lost


def overlaps(left: tuple[int, int], right: tuple[int, int]) -> bool:
    return left[0] < right[1] and right[0] < left[1]


def merged(ranges) -> list[tuple[int, int]]:
    """In order, those that touch as one."""
    joined: list[tuple[int, int]] = []
    for begin, end in sorted(ranges):
        if joined and begin <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(joined[-1][1], end))
        else:
            joined.append((begin, end))
    return joined


def without(region: tuple[int, int], covered: list[tuple[int, int]]) -> tuple[int, int]:
    """A region without what is covered at its ends."""
    begin, end = region
    for one in covered:
        if one[0] <= begin < one[1]:
            begin = one[1]
        if one[0] < end <= one[1]:
            end = one[0]
    return begin, end


def teeworlds_demo(data: bytes, _ticks: list[int]) -> Layout:
    """teeworlds-demo.md, sections 2 and 3."""
    layout = Layout("teeworlds_demo", len(data))
    version = data[7]
    header = 176 if version == 3 else 436 if version < 6 else 484
    chunks = header + int.from_bytes(data[136:140], "big")
    # Magic, version, and the digits of the net version that tell the protocol.
    layout.fatal = [(0, 11)]
    layout.free = [(11, chunks)]
    markers, offset, tick = [], chunks, 0
    while offset < len(data):
        begin, first = offset, data[offset]
        layout.ends.add(begin)
        offset += 1
        if first & 0x80:
            step = first & (0x1F if version >= 5 else 0x3F)
            if first & 0x20 if version >= 5 else step:
                tick += step
            else:
                tick = int.from_bytes(data[offset:offset + 4], "big")
                offset += 4
            markers.append((tick, begin, offset))
            if first & 0x40:
                layout.seek_points.append(begin)
        else:
            code = first & 0x1F
            extra = max(0, code - 29)
            offset += extra + (int.from_bytes(data[offset:offset + extra], "little") if extra else code)
    # Until the next marker is there, more may follow.
    ends = [end for _, _, end in markers[1:]] + [len(data)]
    layout.ticks = [(tick, begin, end) for (tick, begin, _), end in zip(markers, ends)]
    return layout


class VarintReader:
    """teehistorian.md, section 8."""

    def __init__(self, data: bytes, offset: int):
        self.data, self.offset = data, offset

    def number(self) -> int:
        first = self.data[self.offset]
        self.offset += 1
        value, shift, more = first & 0x3F, 6, first & 0x80
        while more:
            byte = self.data[self.offset]
            self.offset += 1
            value |= (byte & 0x7F) << shift
            shift, more = shift + 7, byte & 0x80
        return ~value if first & 0x40 else value

    def skip_text(self):
        self.offset = self.data.index(0, self.offset) + 1


def teehistorian(data: bytes, _ticks: list[int]) -> Layout:
    """teehistorian.md, sections 1 to 4."""
    layout = Layout("teehistorian", len(data))
    terminator = data.index(0, 16)
    reader = VarintReader(data, terminator + 1)
    # A header that tells no version is refused, and one that ends elsewhere moves all records.
    layout.fatal = [(0, data.index(b'"', data.index(b'"version":"') + 11) + 1)]
    layout.free = [(layout.fatal[0][1], reader.offset)]
    layout.text = (16, terminator)
    opened: list[tuple[int, int, int]] = []  # tick, first byte, end of the record that opens it
    tick, last = 0, None
    while reader.offset < len(data):
        begin = reader.offset
        before, kind = tick, reader.number()
        if kind == -1:
            break
        client = skip_record(reader, kind)
        if kind == -2:
            tick, last = tick + client + 1, -1
        elif kind >= 0 or kind in (-3, -4):
            client = kind if kind >= 0 else client
            tick += last is None or client <= last
            last = client
        if tick != before or not opened:
            opened.append((tick, begin, reader.offset))
    ends = [end for _, _, end in opened[1:]] + [len(data)]
    layout.ticks = [(tick, begin, end) for (tick, begin, _), end in zip(opened, ends)]
    return layout


def skip_record(reader: VarintReader, kind: int) -> int:
    """To the end of a record; its first number."""
    if kind == -11:
        reader.offset += 16
    first = reader.number()
    numbers = {-3: 2, -5: 10, -6: 10, -10: 1}.get(kind, 1 if kind >= 0 else 0)
    for _ in range(numbers):
        reader.number()
    if kind == -7:
        first = reader.number()
    if kind in (-7, -11):
        reader.offset += first
    if kind == -9:
        reader.skip_text()
    if kind == -10:
        reader.skip_text()
        for _ in range(reader.number()):
            reader.skip_text()
    return first


GOLDSRC_SIZES = {2: 0, 3: 64, 4: 32, 5: 0, 6: 84, 7: 8}


def goldsrc(data: bytes, _ticks: list[int]) -> Layout:
    """goldsrc-demo.md, sections 2 to 5; demo protocol 5 with network protocols from 45 on."""
    layout = Layout("goldsrc", len(data))
    if data[8] != 5 or data[12] < 45:
        raise ValueError("another layout")
    directory = int.from_bytes(data[540:544], "little")
    # Protocols tell the layout of everything. Where the directory is wrong, section 3.1 finds the frames.
    layout.fatal = [(0, 16)]
    layout.free = [(16, 544), (directory, len(data))]
    entries = [data[directory + 4 + 92 * i:][:92] for i in range(data[directory])]
    number, frames = 0, []
    for entry in entries:
        offset, is_playback = int.from_bytes(entry[84:88], "little"), entry[0] == 1
        while data[offset] != 5:
            begin, kind = offset, data[offset]
            offset += 9
            if kind in (0, 1):
                if is_playback and kind == 1:
                    # Movement variables stay until a frame has others.
                    layout.local += [(offset, offset + 288, number), (offset + 420, offset + 436, number)]
                offset += 464
                offset += 4 + int.from_bytes(data[offset:offset + 4], "little")
            elif kind in (8, 9):
                offset += 4 if kind == 8 else 0
                offset += 4 + int.from_bytes(data[offset:offset + 4], "little") + (16 if kind == 8 else 0)
            else:
                offset += GOLDSRC_SIZES[kind]
            if is_playback and kind == 1:
                frames.append(begin)
                number += 1
    # Frames of other kinds belong to the tick before them: its end is the next one's head.
    ends = [begin + 9 for begin in frames[1:]] + [directory]
    layout.ticks = [(number, begin, end) for number, (begin, end) in enumerate(zip(frames, ends))]
    return layout


def hollowcube(data: bytes, _ticks: list[int]) -> Layout:
    """hollowcube-replay.md, sections 3, 5 and 11."""
    layout = Layout("hollowcube", len(data))
    if data[4:6] not in (b"\0\3", b"\0\4"):
        raise ValueError("another layout")
    # The held slot, section 20, proposal 6.
    layout.carries_over = True
    behind_version = 25 + data[24]
    dictionary = behind_version + 8
    lengths = [int.from_bytes(data[dictionary + 2 + 4 * i:][:4], "big") for i in range(4)]
    metadata, index, _, chunks = lengths
    # With no chunks and an index of no bytes it is a recording of nothing.
    layout.fatal = [(0, 6), (24, 25), (dictionary, dictionary + 2), (dictionary + 6, dictionary + 10),
                    (dictionary + 14, dictionary + 18)]
    layout.free = [(6, 24), (25, dictionary), (dictionary + 10, dictionary + 14),
                   (dictionary + 18, 256 + metadata)]
    layout.refusable = [(dictionary + 2, dictionary + 6, None)]
    offset = 256 + metadata
    for _ in range(chunks):
        entry = offset
        start, offset = leb128(data, offset)
        count, offset = leb128(data, offset)
        has_snapshot = data[offset] & 1
        begin = int.from_bytes(data[offset + 1:offset + 9], "big")
        size, offset = leb128(data, offset + 9)
        _, offset = leb128(data, offset)
        layout.refusable.append((entry, offset, (begin, begin + size)))
        layout.ticks += [(tick, begin, begin + size) for tick in range(start, start + count)]
        if has_snapshot:
            layout.seek_points.append(begin)
    if offset != 256 + metadata + index:
        raise ValueError("index of another length")
    return layout


def leb128(data: bytes, offset: int) -> tuple[int, int]:
    value, shift = 0, 0
    while True:
        byte = data[offset]
        offset += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if not byte & 0x80:
            return value, offset


def ddnet_ghost(data: bytes, ticks: list[int]) -> Layout:
    """ddnet-ghost.md. Characters are those of the whole file, in order: their ticks are compressed."""
    layout = Layout("ddnet_ghost", len(data))
    version = data[8]
    header = 133 if version == 6 else 101
    # The player's name and skin are part of every state.
    layout.fatal = [(0, 25)]
    layout.free = [(25, header)]
    offset, number = header, 0
    while offset < len(data):
        begin, kind, items = offset, data[offset], data[offset + 1]
        layout.ends.add(begin)
        offset += 4 + int.from_bytes(data[offset + 2:offset + 4], "big")
        if kind in (1, 2):
            layout.ticks += [(tick, begin, offset) for tick in ticks[number:number + items]]
            number += items
        if kind == 0:
            layout.fatal.append((begin, offset))
        # In version 4 differences go on over chunks.
        if version > 4:
            layout.seek_points.append(begin)
    return layout


READERS = {".demo": teeworlds_demo, ".teehistorian": teehistorian, ".dem": goldsrc, ".hcrp": hollowcube,
           ".gho": ddnet_ghost}
