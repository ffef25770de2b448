import { expect, test } from 'vitest';
import {
  creatingCloudImage,
  runningCloudImage,
  stoppedCloudImage,
} from '@tram/machines/cloud-image/fixtures';
import { HOUR, MINUTE, SECOND } from '@tram/machines/rules';
import { clockedSessions, leftInWords, runningSession } from './running-sessions.ts';
import { sessionClockWords } from './words.vi.ts';

const startedAt = Date.parse('2026-11-20T04:40:00.000Z');
const running = { ...runningCloudImage, last_turned_time: new Date(startedAt).toISOString() };

test('only a machine that runs, and whose times are known, has a session', () => {
  expect(runningSession(running)).toMatchObject({ id: running._id, startedAt });
  expect([creatingCloudImage, stoppedCloudImage].map(runningSession)).toEqual([null, null]);
  expect(runningSession({ ...running, last_turned_time: null })).toBeNull();
});

test('the session that ends first leads, and one that is over is none', () => {
  const later = {
    ...running,
    _id: 'b',
    last_turned_time: new Date(startedAt + HOUR).toISOString(),
  };
  const ids = (now: number) => clockedSessions([later, running], now).map(({ id }) => id);
  expect(ids(startedAt + 2 * HOUR)).toEqual([running._id, 'b']);
  expect(ids(startedAt + 8 * HOUR + 1)).toEqual(['b']);
});

test('a machine that two pages name, because it moved between them, is one session', () => {
  expect(clockedSessions([running, running], startedAt + HOUR)).toHaveLength(1);
});

test.each([
  [1, '1 phút'],
  [59 * SECOND, '1 phút'],
  [28 * MINUTE, '28 phút'],
  [HOUR, '1 giờ'],
  [HOUR + 12 * MINUTE - 1, '1 giờ 12 phút'],
])('%i ms are %s', (left, said) => {
  expect(leftInWords(left, sessionClockWords.vi.time)).toBe(said);
});
