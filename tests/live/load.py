"""An evening at many tables at once: how quick saves and words are, and what it costs the server."""

import asyncio
import time
from dataclasses import dataclass, field

import psutil

from games.models import Device, Grant, Table
from games.models.table import Role
from tests.factories import DeviceFactory, a_table
from tests.live.crowd import Ear, apart, ask, hand_of, listen, never_read

MEGABYTE = 1024 * 1024


@dataclass(frozen=True)
class Crowd:
    """How many there are, and for how long."""

    tables: int = 200
    at_first: int = 1000  # listening at the first table
    at_others: int = 1000  # listening at all the others together
    deaf: int = 50  # that never read
    fetching: int = 20  # of those who listen at the first table
    saves: float = 25  # a second, over all tables in turn
    seconds: float = 40


@dataclass
class Seen:
    """What was measured; times in milliseconds."""

    saves: list[float] = field(default_factory=list)
    words: list[float] = field(default_factory=list)
    fetches: list[float] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    memory: float = 0.0  # MB
    work: float = 0.0  # milliseconds of the processor for each save, with all that follows from it


def share(times: list[float], part: float) -> float:
    """So much of the times are not longer."""
    return sorted(times)[min(int(len(times) * part), len(times) - 1)]


def seat_crowd(crowd: Crowd) -> tuple[list[Grant], list[Grant], list[Grant]]:
    """The tables' owners, those who listen, and those who never read; all with a right of their own."""
    maker = DeviceFactory()
    tables = [a_table(maker) for _ in range(crowd.tables)]
    others = tables[1:]
    places = [tables[0]] * crowd.at_first
    places += [others[number % len(others)] for number in range(crowd.at_others)]
    watching = grants(places + [tables[0]] * crowd.deaf)
    owners = {grant.table_id: grant for grant in Grant.objects.filter(device=maker)}
    writers = [owners[table.pk] for table in tables]
    for grant, table in zip(writers, tables, strict=True):
        grant.table = table
    end = len(places)
    return writers, watching[:end], watching[end:]


def grants(places: list[Table]) -> list[Grant]:
    devices = Device.objects.bulk_create(Device() for _ in places)
    pairs = zip(places, devices, strict=True)
    return Grant.objects.bulk_create(
        Grant(table=table, device=device, role=Role.WATCHER) for table, device in pairs
    )


class Evening:
    """One run against a server on a port."""

    def __init__(self, port: int, pid: int, crowd: Crowd) -> None:
        self.port, self.crowd, self.seen = port, crowd, Seen()
        self.process = psutil.Process(pid)
        self.sent: dict[tuple[str, int], float] = {}
        self.seated = seat_crowd(crowd)

    async def run(self) -> Seen:
        writers, listening, deaf = self.seated
        lines = never_read(self.port, deaf)
        ears = await listen(self.port, listening)
        fetching = [asyncio.ensure_future(self.fetch(ear)) for ear in ears[: self.crowd.fetching]]
        before = self.work()
        await self.save(writers)
        await asyncio.sleep(2)
        self.seen.work = 1000 * (self.work() - before) / len(self.seen.saves)
        for task in fetching:
            task.cancel()
        self.seen.memory = self.process.memory_info().rss / MEGABYTE
        self.hear(ears)
        for line in lines:
            line.close()
        for ear in ears:
            ear.transport.close()
        return self.seen

    def work(self) -> float:
        """Seconds that the server has had the processor."""
        used = self.process.cpu_times()
        return used.user + used.system

    async def save(self, writers: list[Grant]) -> None:
        """Hands at all tables in turn, at an even pace whatever the answers take."""
        running, begun = [], time.perf_counter()
        for number in range(int(self.crowd.saves * self.crowd.seconds)):
            turn, place = divmod(number, len(writers))
            running.append(asyncio.ensure_future(self.save_one(writers[place], turn + 1)))
            await asyncio.sleep(
                max(0, begun + (number + 1) / self.crowd.saves - time.perf_counter())
            )
        await asyncio.gather(*running)

    async def save_one(self, writer: Grant, hand: int) -> None:
        at = self.sent[(writer.table.address, hand)] = time.perf_counter()
        status = await ask(self.port, writer, "tricks/", hand_of(hand))
        self.seen.saves.append(1000 * (time.perf_counter() - at))
        if status != 303:
            self.seen.problems.append(f"a save was answered {status}")

    async def fetch(self, ear: Ear) -> None:
        """After each word the news, as a page does."""
        while True:
            ear.news.clear()
            await ear.news.wait()
            at = time.perf_counter()
            status = await ask(self.port, ear.grant, "live/?seen=0")
            self.seen.fetches.append(1000 * (time.perf_counter() - at))
            if status != 200:
                self.seen.problems.append(f"a fetch was answered {status}")

    def hear(self, ears: list[Ear]) -> None:
        """How long after a save was sent each phone at its table heard of it."""
        for ear in ears:
            if ear.is_cut:
                self.seen.problems.append("a stream was cut")
            for (address, version), at in self.sent.items():
                if address != ear.grant.table.address:
                    continue
                if version in ear.at:
                    self.seen.words.append(1000 * (ear.at[version] - at))
                elif not any(later > version for later in ear.at):
                    self.seen.problems.append(f"nobody told of version {version}")


def spend_evening(port: int, pid: int, crowd: Crowd) -> Seen:
    return apart(Evening(port, pid, crowd).run())
