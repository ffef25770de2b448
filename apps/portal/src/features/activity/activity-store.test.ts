import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RealtimeEventName, RealtimeStatus } from '@tram/api/realtime';
import { draftPrefix } from '../../app/forget-customer.ts';
import { createEvents } from '../../data/testing/events.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { createActivityStore, RECORD_LIMIT, type ActivityStoreOptions } from './activity-store.ts';

const start = Date.parse('2026-11-20T07:25:00.000Z');

/** The storage of a tab that was reloaded without a connection. */
const openGap = JSON.stringify({
  account: 'a1',
  seenAt: null,
  records: [{ id: 'gap 1', source: 'connection', at: start, subject: null, text: '', until: null }],
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', createMemoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A connection, a session and a clock that the test controls. */
function surroundings() {
  const events = createEvents();
  const statusListeners = new Set<() => void>();
  const sessionListeners = new Set<() => void>();
  let status: RealtimeStatus = 'connected';
  let lostAt = Number.POSITIVE_INFINITY;
  let account: string | null = 'a1';
  let now = start;
  const parts: ActivityStoreOptions = {
    live: {
      on: events.on,
      onStatus(listener) {
        statusListeners.add(listener);
        return () => void statusListeners.delete(listener);
      },
      status: () => status,
      lostAt: () => lostAt,
    },
    session: {
      currentAccount: () => account,
      subscribe(listener) {
        sessionListeners.add(listener);
        return () => void sessionListeners.delete(listener);
      },
    },
    clock: { now: () => now },
  };
  return {
    parts,
    /** @param byTheClock how far the server's clock moves meanwhile, which may be set right */
    pass: (ms: number, byTheClock = ms) => {
      now += byTheClock;
      vi.advanceTimersByTime(ms);
    },
    hear(name: RealtimeEventName, id: string, message: string, at = now) {
      const moment = new Date(at).toISOString();
      events.say(name, { id, message, status: 'SUCCESS', at: moment, action: 'start' });
    },
    hearLess: events.say,
    become(next: RealtimeStatus) {
      status = next;
      if (next === 'reconnecting') lostAt = performance.now();
      for (const listener of statusListeners) listener();
    },
    signIn(next: string | null) {
      account = next;
      for (const listener of sessionListeners) listener();
    },
  };
}

test('remembers events, counts those that were not seen, and brings them back after a reload', () => {
  const around = surroundings();
  const store = createActivityStore(around.parts);
  around.hear('boot_result', 'pc1', 'PC Render đã sẵn sàng');
  around.hear('create_vm_result', 'pc1', 'PC Render đã sẵn sàng');
  expect(store.records()).toHaveLength(1);
  expect(store.unseen()).toBe(1);
  store.markSeen();
  around.pass(60_000);
  around.hear('vm_result', 'c1', 'Máy đã bật');
  expect(store.unseen()).toBe(1);
  store.end();

  const again = createActivityStore(surroundings().parts);
  expect(again.records().map(({ text }) => text)).toEqual(['Máy đã bật', 'PC Render đã sẵn sàng']);
  expect(again.unseen()).toBe(1);
});

test('a gap of the connection is a line once it was long enough, with its end', () => {
  const around = surroundings();
  const store = createActivityStore(around.parts);
  around.become('reconnecting');
  around.pass(1000);
  around.become('connected');
  expect(store.records()).toEqual([]);
  around.become('reconnecting');
  around.pass(90_000);
  expect(store.records()).toMatchObject([{ source: 'connection', until: null }]);
  around.become('connected');
  expect(store.records()).toMatchObject([{ at: start + 1000, until: start + 91_000 }]);
});

test('a gap that was long enough is a line although the clock was set back during it', () => {
  const around = surroundings();
  const store = createActivityStore(around.parts);
  around.become('reconnecting');
  around.pass(4200, 3800);
  around.become('connected');
  expect(store.records()).toMatchObject([{ at: start, until: start + 3800 }]);
});

test('a gap that began before there was a listener is a line from its beginning on', () => {
  const around = surroundings();
  around.become('reconnecting');
  around.pass(3000);
  const store = createActivityStore(around.parts);
  around.pass(2000);
  around.become('connected');
  expect(store.records()).toMatchObject([{ at: start, until: start + 5000 }]);
});

test('a gap into which a reload fell ends when the connection is back', () => {
  const before = surroundings();
  const store = createActivityStore(before.parts);
  before.become('reconnecting');
  store.end();

  const around = surroundings();
  around.become('connecting');
  around.pass(20_000);
  const again = createActivityStore(around.parts);
  expect(again.records()).toMatchObject([{ source: 'connection', until: null }]);
  around.become('connected');
  expect(again.records()).toMatchObject([{ at: start, until: start + 20_000 }]);
  again.end();

  // The same when the connection was open before there was a listener.
  sessionStorage.setItem(`${draftPrefix}activity`, openGap);
  const late = surroundings();
  late.pass(60_000);
  expect(createActivityStore(late.parts).records()).toMatchObject([{ until: start + 60_000 }]);
});

const end = {
  id: 'pc a 1',
  source: 'end',
  at: start,
  subject: 'a',
  text: 'Máy bàn phím',
  kind: 'pc',
  endsAt: start + 900_000,
  hasEnded: false,
  place: '/?extend=a',
} as const;

test('a machine that is about to end is a line, and still is after a reload', () => {
  const store = createActivityStore(surroundings().parts);
  store.tellEnd(end);
  store.tellEnd(end);
  expect(store.records()).toEqual([end]);
  store.end();
  expect(createActivityStore(surroundings().parts).records()).toEqual([end]);
});

test.each([
  { kind: 'car' },
  { place: 'https://elsewhere.example/' },
  { place: '//elsewhere.example/' },
  { hasEnded: 'yes' },
  { endsAt: null },
])('a stored line about an end with %j is none', (wrong) => {
  const records = [{ ...end, ...wrong }];
  sessionStorage.setItem(
    `${draftPrefix}activity`,
    JSON.stringify({ account: 'a1', seenAt: null, records }),
  );
  expect(createActivityStore(surroundings().parts).records()).toEqual([]);
});

test('forgets everything when the customer leaves, and shows it to no other', () => {
  const around = surroundings();
  const store = createActivityStore(around.parts);
  around.hear('vm_result', 'c1', 'Máy đã bật');
  expect(Object.keys(sessionStorage).every((key) => key.startsWith(draftPrefix))).toBe(true);
  around.signIn('a2');
  expect(store.records()).toEqual([]);
  around.hear('vm_result', 'c2', 'Máy khác đã bật');
  around.signIn(null);
  expect(store.records()).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('remembers what an event says, with the time at which it came; one without a message is no line', () => {
  const around = surroundings();
  const store = createActivityStore(around.parts);
  around.hearLess('boot_result', {});
  expect(store.records()).toEqual([]);
  around.hearLess('vm_result', { message: 'Máy đã bật' });
  around.pass(60_000);
  around.hearLess('recharge_result', { status: 'FAILED' });
  const expected = [
    { at: start + 60_000, subject: null, text: '', status: 'FAILED' },
    { at: start, subject: null, text: 'Máy đã bật', status: null },
  ];
  expect(store.records()).toMatchObject(expected);
  store.end();
  const again = createActivityStore(surroundings().parts);
  expect(again.records()).toMatchObject(expected);
});

test('keeps no password', () => {
  const around = surroundings();
  createActivityStore(around.parts);
  around.hear('vm_result', 'c1', 'Kết nối lại, pass mới: tR8m-kQ27x0Z');
  const stored = sessionStorage.getItem(`${draftPrefix}activity`);
  expect(stored).toContain('Kết nối lại');
  expect(stored).not.toContain('tR8m');
});

test('remembers so many at most, the newest', () => {
  const around = surroundings();
  const store = createActivityStore(around.parts);
  const times = Array.from({ length: RECORD_LIMIT + 20 }, (_, index) => (index * 7919) % 120_000);
  for (const [index, time] of times.entries()) {
    around.hear('vm_result', `c${index}`, 'Máy đã bật', start + time);
  }
  const newest = times.toSorted((one, other) => other - one).slice(0, RECORD_LIMIT);
  expect(store.records().map(({ at }) => at - start)).toEqual(newest);
});

test.each([
  'no JSON',
  'null',
  '{"account":"a1"}',
  '{"account":"a1","seenAt":"x","records":[null,1,{"id":"e","at":"soon"}]}',
  '{"account":"a1","seenAt":null,"records":[{"id":"e","at":1,"text":"x","source":"event"}]}',
  '{"account":"a2","seenAt":null,"records":[]}',
])('what was stored by something else is no record: %s', (text) => {
  sessionStorage.setItem(`${draftPrefix}activity`, text);
  expect(createActivityStore(surroundings().parts).records()).toEqual([]);
});
