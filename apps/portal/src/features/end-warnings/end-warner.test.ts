import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '@tram/machines/rules';
import { createEndWarner } from './end-warner.ts';
import { endKey, type PlacedEnd, type Said, type Saying } from './told-ends.ts';

const start = Date.UTC(2026, 10, 20, 8, 40);

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

const endOf = (id: string, left: number, more: Partial<PlacedEnd> = {}): PlacedEnd => ({
  kind: 'pc',
  id,
  name: id,
  endsAt: start + left,
  term: DAY,
  limit: 'rental',
  page: 1,
  address: `/?extend=${id}`,
  ...more,
});

const always = () => true;
const keyOf = (end: PlacedEnd) => `${endKey(end)} ${end.endsAt}`;
const write = ({ end, says }: Saying) => `${end.name} ${says}`;

/** A browser with its storage, and how much the server's clock is ahead. */
function surroundings() {
  const told = new Map<string, Said>();
  const world = {
    ahead: 0,
    visible: true,
    answers: true,
    /** How long a claim takes, ms. */
    claims: 0,
    stored: [] as readonly PlacedEnd[],
  };
  /** A tab of it. */
  function tab() {
    const said: string[] = [];
    const recorded: string[] = [];
    const reads: string[] = [];
    const warner = createEndWarner({
      now: () => Date.now() + world.ahead,
      canTell: () => world.visible,
      told: () => (end) => told.get(keyOf(end)) ?? null,
      claim: async (sayings) => {
        if (world.claims > 0) await new Promise((taken) => setTimeout(taken, world.claims));
        const mine = sayings.filter(
          ({ end, says }) => says < (told.get(keyOf(end)) ?? Number.POSITIVE_INFINITY),
        );
        for (const { end, says } of mine) told.set(keyOf(end), says);
        return mine;
      },
      tell: (sayings) => void said.push(sayings.map(write).join(', ')),
      record: (saying) => void recorded.push(write(saying)),
      reread: async (ends) => {
        reads.push(ends.map(({ name }) => name).join(', '));
        return world.answers;
      },
      stored: () => world.stored,
      store: (ends) => (world.stored = ends),
    });
    return {
      said,
      recorded,
      reads,
      warner,
      lists: (...ends: readonly PlacedEnd[]) => warner.update(ends, always),
    };
  }
  return { world, tab };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a machine', () => {
  test('is warned of 30, 15 and 5 minutes before its end, each once, and its end is told', async () => {
    const { said, recorded, lists } = surroundings().tab();
    const end = endOf('Máy', 2 * HOUR);
    lists(end);
    await pass(HOUR + 29 * MINUTE);
    expect(said).toEqual([]);
    await pass(MINUTE);
    expect(said).toEqual(['Máy 30']);
    lists(end);
    await pass(15 * MINUTE);
    await pass(10 * MINUTE);
    expect(said).toEqual(['Máy 30', 'Máy 15', 'Máy 5']);
    await pass(5 * MINUTE);
    lists();
    await pass(MINUTE);
    expect(said).toEqual(['Máy 30', 'Máy 15', 'Máy 5', 'Máy 0']);
    expect(recorded).toEqual(said);
  });

  test('of an hour is not warned of before its last quarter', async () => {
    const { said, lists } = surroundings().tab();
    lists(endOf('Máy', HOUR, { term: HOUR }));
    await pass(44 * MINUTE);
    expect(said).toEqual([]);
    await pass(MINUTE);
    expect(said).toEqual(['Máy 15']);
  });

  test('that is opened late has the most urgent warning alone', async () => {
    const { said, lists } = surroundings().tab();
    lists(endOf('Máy', 12 * MINUTE));
    await pass(0);
    expect(said).toEqual(['Máy 15']);
  });

  test('that was extended is warned of before its new end, and nothing is said at the old one', async () => {
    const { said, lists } = surroundings().tab();
    lists(endOf('Máy', 4 * MINUTE));
    await pass(0);
    lists(endOf('Máy', HOUR + 4 * MINUTE));
    await pass(30 * MINUTE);
    expect(said).toEqual(['Máy 5']);
    await pass(4 * MINUTE);
    expect(said).toEqual(['Máy 5', 'Máy 30']);
  });

  test('that is deleted or shut down before its end has none', async () => {
    const { said, recorded, lists } = surroundings().tab();
    lists(endOf('Máy', 40 * MINUTE));
    lists();
    await pass(2 * HOUR);
    expect([...said, ...recorded]).toEqual([]);
  });
});

describe('the end', () => {
  test('is told by the server’s clock, however wrong that of the browser is', async () => {
    const { world, tab } = surroundings();
    const { said, lists } = tab();
    world.ahead = -2 * HOUR;
    lists(endOf('Máy', -HOUR));
    await pass(30 * MINUTE);
    expect(said).toEqual(['Máy 30']);
  });

  test('is told when the lists no longer have the machine, after they were read again', async () => {
    const { said, reads, lists } = surroundings().tab();
    lists(endOf('Máy', MINUTE));
    await pass(MINUTE);
    expect(reads).toEqual(['Máy']);
    expect(said).toEqual(['Máy 5']);
    lists();
    await pass(0);
    expect(said).toEqual(['Máy 5', 'Máy 0']);
  });

  test('is told where the server still has the machine with that end, once', async () => {
    const { said, reads, lists } = surroundings().tab();
    const end = endOf('Máy', MINUTE);
    lists(end);
    await pass(MINUTE + 5 * SECOND);
    expect(said).toEqual(['Máy 5', 'Máy 0']);
    lists(end);
    lists();
    await pass(HOUR);
    expect(said).toEqual(['Máy 5', 'Máy 0']);
    expect(reads).toEqual(['Máy']);
  });

  test('is not told of a machine that was extended elsewhere while the computer slept', async () => {
    const { world, tab } = surroundings();
    const { said, reads, lists } = tab();
    lists(endOf('Máy', HOUR));
    // Timers stand still meanwhile.
    world.ahead = 9 * HOUR;
    await pass(5 * SECOND);
    expect(reads).toEqual(['Máy']);
    lists(endOf('Máy', DAY));
    await pass(HOUR);
    expect(said).toEqual([]);
  });

  test('is told when the computer wakes up after it', async () => {
    const { world, tab } = surroundings();
    const { said, lists } = tab();
    lists(endOf('Máy', HOUR));
    world.ahead = 9 * HOUR;
    await pass(5 * SECOND);
    lists();
    await pass(0);
    expect(said).toEqual(['Máy 0']);
  });

  test('waits for an answer while the server cannot be reached, and asks less and less often', async () => {
    const { world, tab } = surroundings();
    const { said, reads, lists } = tab();
    world.answers = false;
    lists(endOf('Máy', MINUTE));
    await pass(31 * MINUTE);
    expect(said).toEqual(['Máy 5']);
    expect(reads.length).toBeGreaterThan(5);
    expect(reads.length).toBeLessThan(14);
    world.answers = true;
    await pass(6 * MINUTE);
    expect(said).toEqual(['Máy 5', 'Máy 0']);
  });

  test('that fell into a reload is told after it', async () => {
    const { world, tab } = surroundings();
    const first = tab();
    first.lists(endOf('Máy', MINUTE));
    await pass(0);
    first.warner.end();
    world.ahead = 2 * MINUTE;
    const again = tab();
    again.lists();
    await pass(0);
    expect(again.said).toEqual(['Máy 0']);
  });

  test('is told although it comes while a warning is still being taken on', async () => {
    const { world, tab } = surroundings();
    const { said, lists } = tab();
    world.claims = 2 * SECOND;
    lists(endOf('Máy', SECOND));
    await pass(SECOND);
    lists();
    await pass(2 * SECOND);
    expect(said).toEqual(['Máy 5', 'Máy 0']);
  });

  test('of long ago is no news', async () => {
    const { said, reads, lists } = surroundings().tab();
    lists(endOf('Máy', -13 * HOUR));
    await pass(HOUR);
    expect([...said, ...reads]).toEqual([]);
  });

  test('is not concluded from a list that could not be read', async () => {
    const { world, tab } = surroundings();
    const { said, warner } = tab();
    world.answers = false;
    warner.update([endOf('Máy', MINUTE)], () => true);
    await pass(2 * MINUTE);
    warner.update([], (kind) => kind !== 'pc');
    await pass(MINUTE);
    expect(said).toEqual(['Máy 5']);
  });
});

describe('several', () => {
  test('that end together are said together, also where they are some seconds apart', async () => {
    const { said, lists } = surroundings().tab();
    lists(endOf('A', 40 * MINUTE), endOf('B', 40 * MINUTE + 20 * SECOND), endOf('C', 50 * MINUTE));
    await pass(11 * MINUTE);
    expect(said).toEqual(['A 30, B 30']);
  });

  test('200 wait on one timer, and a moment at which nothing is due costs nothing', async () => {
    const { said, lists } = surroundings().tab();
    lists(...Array.from({ length: 200 }, (_, index) => endOf(`${index}`, (index + 3) * HOUR)));
    expect(vi.getTimerCount()).toBe(1);
    await pass(2 * HOUR + 31 * MINUTE);
    expect(said).toEqual(['0 30']);
    expect(vi.getTimerCount()).toBe(1);
  });

  test('none leaves no timer, and what has ended neither', async () => {
    const { lists, warner } = surroundings().tab();
    lists();
    expect(vi.getTimerCount()).toBe(0);
    lists(endOf('Máy', HOUR));
    warner.end();
    await pass(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('tabs say it once, and each has it behind its bell', async () => {
    const { tab } = surroundings();
    const [one, other] = [tab(), tab()];
    for (const { lists } of [one, other]) lists(endOf('Máy', HOUR));
    await pass(30 * MINUTE);
    expect([...one.said, ...other.said]).toEqual(['Máy 30']);
    expect([one.recorded, other.recorded]).toEqual([['Máy 30'], ['Máy 30']]);
  });
});

describe('a hidden tab', () => {
  test('says nothing and reads nothing, and says what holds when it is seen', async () => {
    const { world, tab } = surroundings();
    const { said, reads, lists, warner } = tab();
    world.visible = false;
    lists(endOf('A', HOUR), endOf('B', 75 * MINUTE));
    await pass(65 * MINUTE);
    expect([...said, ...reads]).toEqual([]);
    world.visible = true;
    warner.look();
    await pass(5 * SECOND);
    expect(reads).toEqual(['A']);
    expect(said).toEqual(['B 15', 'A 0']);
  });

  test('keeps an end that an event has shown for when it is seen', async () => {
    const { world, tab } = surroundings();
    const { said, lists, warner } = tab();
    lists(endOf('A', HOUR));
    world.visible = false;
    await pass(HOUR);
    lists();
    await pass(MINUTE);
    expect(said).toEqual([]);
    world.visible = true;
    warner.look();
    await pass(5 * SECOND);
    expect(said).toEqual(['A 0']);
  });
});
