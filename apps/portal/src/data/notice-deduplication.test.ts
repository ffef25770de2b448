import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNoticeDeduplication, type NoticeSubject } from './notice-deduplication.ts';

const started: NoticeSubject = { of: 'machine', id: 'm1', action: 'start' };

let account: string | null;
let eventsCome: boolean;
let told: string[];
beforeEach(() => {
  vi.useFakeTimers();
  account = 'demo';
  eventsCome = true;
  told = [];
});
afterEach(() => vi.useRealTimers());

function telling() {
  const once = createNoticeDeduplication({ account: () => account, eventsCome: () => eventsCome });
  return {
    event: (subject: NoticeSubject) => {
      if (once.byEvent(subject)) told.push('event');
    },
    record: (subject: NoticeSubject) => once.byRecord(subject, () => told.push('record')),
  };
}

/** Long after any event that could still arrive. */
const later = () => vi.advanceTimersByTime(10_000);

test.each<[string, NoticeSubject]>([
  ['the same', started],
  ['without its id', { ...started, id: null }],
  ['without what was asked', { of: 'machine', id: 'm1' }],
])('an event and its record are reported once, in either order: %s', (_, subject) => {
  const { event, record } = telling();
  event(subject);
  record(started);
  later();
  expect(told).toEqual(['event']);

  // The record waits for the event, whose words are the server's.
  record(started);
  event(subject);
  later();
  expect(told).toEqual(['event', 'event']);

  // An event that comes even later was reported by the record.
  record(started);
  later();
  event(subject);
  expect(told).toEqual(['event', 'event', 'record']);
});

test.each<[string, NoticeSubject]>([
  ['another machine', { ...started, id: 'm2' }],
  ['another thing that was asked', { ...started, action: 'shutdown' }],
  ['a recharge', { of: 'recharge', id: 'm1' }],
])('what is about %s is reported separately', (_, subject) => {
  const { event, record } = telling();
  event(subject);
  record(started);
  later();
  expect(told).toEqual(['event', 'record']);
});

test('one event covers one record: the next time it is reported again', () => {
  const { event, record } = telling();
  event(started);
  record(started);
  record(started);
  later();
  expect(told).toEqual(['event', 'record']);
});

test('without events a record is reported at once', () => {
  eventsCome = false;
  telling().record(started);
  expect(told).toEqual(['record']);
});

test('a screen that is opened minutes after the event does not report it again, nor an event of another time', () => {
  const { event, record } = telling();
  event(started);
  vi.advanceTimersByTime(5 * 60_000);
  record(started);
  later();
  expect(told).toEqual(['event']);

  record(started);
  vi.advanceTimersByTime(2 * 60_000);
  event(started);
  expect(told).toEqual(['event', 'record', 'event']);
  vi.advanceTimersByTime(10 * 60_000);
  record(started);
  later();
  expect(told).toEqual(['event', 'record', 'event', 'record']);
});

test('what still waits is reported to no other caller', () => {
  telling().record(started);
  account = 'other';
  later();
  expect(told).toEqual([]);
});
