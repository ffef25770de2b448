import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  activityFeed,
  isSameActivity,
  unseenActivity,
  withoutPassword,
  type ActivityItem,
  type ActivityReading,
} from './activity-feed.ts';

const subjects = fc.constantFrom('pc', 'cloud', 'recharge');
const item: fc.Arbitrary<ActivityItem> = fc
  .record({
    number: fc.nat(50),
    source: fc.constantFrom('log', 'recharge', 'event', 'connection' as const),
    at: fc.integer({ min: 0, max: 60_000 }),
    subject: subjects,
    text: fc.constantFrom('Máy đã bật', 'Nạp 50.000 VNĐ thành công', 'Máy đã tắt'),
  })
  .map(({ number, source, at, subject, text }) => ({
    id: `${source} ${number}`,
    source,
    at,
    subject: source === 'event' || source === 'recharge' ? subject : null,
    text,
  }));
const items = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 30 });
const limit = fc.nat(40);

/** The unmerged lines of the sources. */
function readingsOf(all: readonly ActivityItem[]): readonly ActivityReading<ActivityItem>[] {
  return [{ items: all, isComplete: true }];
}

describe('the list', () => {
  test('is in order, within its limit, and holds nothing twice', () => {
    fc.assert(
      fc.property(items, limit, (all, most) => {
        const feed = activityFeed(readingsOf(all), most);
        expect(feed.length).toBeLessThanOrEqual(most);
        const times = feed.map(({ at }) => at);
        expect(times).toEqual(times.toSorted((one, other) => other - one));
        for (const [index, one] of feed.entries()) {
          for (const other of feed.slice(index + 1)) expect(isSameActivity(one, other)).toBe(false);
        }
      }),
    );
  });

  test('does not depend on the order of its sources', () => {
    fc.assert(
      fc.property(items, limit, fc.infiniteStream(fc.nat()), (all, most, order) => {
        const keys = new Map(all.map((one) => [one.id, order.next().value]));
        const shuffled = all.toSorted(
          (one, other) => (keys.get(one.id) ?? 0) - (keys.get(other.id) ?? 0),
        );
        expect(activityFeed(readingsOf(shuffled), most)).toEqual(
          activityFeed(readingsOf(all), most),
        );
        const apart = shuffled.map((one) => ({ items: [one], isComplete: true }));
        expect(activityFeed(apart, most)).toEqual(activityFeed(readingsOf(all), most));
      }),
    );
  });

  test('leaves out only what another line reports', () => {
    fc.assert(
      fc.property(items, (all) => {
        const feed = activityFeed(readingsOf(all), 100);
        for (const one of all) {
          expect(feed.some((kept) => kept === one || isSameActivity(kept, one))).toBe(true);
        }
      }),
    );
  });
});

const at = 1_000_000;
const event: ActivityItem = {
  id: 'e',
  source: 'event',
  at,
  subject: 'c1',
  text: 'Máy Valorant đã bật',
};
const log: ActivityItem = { id: 'l', source: 'log', at: at + 900, subject: null, text: event.text };

test('an event and its line of the log are one line, the log’s', () => {
  const readings = [
    { items: [event], isComplete: true },
    { items: [log], isComplete: true },
  ];
  expect(activityFeed(readings, 10)).toEqual([log]);
  expect(isSameActivity(event, { ...log, at: at + 2001 })).toBe(false);
  expect(isSameActivity(event, { ...log, text: 'Máy khác đã tắt' })).toBe(false);
});

test('an event under two names is one, two events of a machine are two', () => {
  expect(isSameActivity(event, { ...event, id: 'e2' })).toBe(true);
  expect(isSameActivity(event, { ...event, id: 'e2', at: at + 1, text: 'Đã tắt' })).toBe(false);
  expect(isSameActivity(event, { ...event, id: 'e2', subject: 'c2' })).toBe(false);
});

test('nothing is shown from before all sources are known', () => {
  const old = { ...event, id: 'old', source: 'recharge', at: at - 5_000_000 } as const;
  const readings = [
    { items: [log], isComplete: false },
    { items: [old], isComplete: true },
  ];
  expect(activityFeed(readings, 10)).toEqual([log]);
});

test('what is newer than the last look is new', () => {
  expect(unseenActivity([event, log], null)).toBe(2);
  expect(unseenActivity([event, log], at)).toBe(1);
  expect(unseenActivity([event, log], at + 900)).toBe(0);
});

describe('passwords', () => {
  test.each([
    ['Kết nối lại Render (G1080), pass mới: tR8m-kQ27x0Z', 'Kết nối lại Render (G1080), pass mới:'],
    ['G4090: mật khẩu mới của Render là tR8m-kQ27x0Z', 'G4090: mật khẩu mới của Render là'],
  ])('%s', (line, kept) => {
    expect(withoutPassword(line)).toBe(`${kept} ••••••••`);
  });

  test('the password is not shown, for any name of a machine', () => {
    fc.assert(
      fc.property(fc.string(), fc.stringMatching(/^[!-~]{8,20}$/u), (name, password) => {
        fc.pre(!name.includes(password) && !name.includes('\n'));
        const lines = [
          `Kết nối lại ${name}, pass mới: ${password}`,
          `mật khẩu mới của ${name} là ${password}`,
        ];
        for (const line of lines) expect(withoutPassword(line)).not.toContain(password);
      }),
    );
  });

  test('a line without one stays', () => {
    const line = 'Gia hạn Render (G1080) 2 giờ, 30.000 VNĐ';
    expect(withoutPassword(line)).toBe(line);
  });
});
